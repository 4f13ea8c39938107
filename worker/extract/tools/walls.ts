/**
 * Services that put a challenge in front of sites, by marks, in the page as it came, of the challenge or block page
 * itself, not of pages behind the same service.
 */
export const WALLS: Readonly<Record<string, RegExp>> = {
  Cloudflare:
    /\b_cf_chl_opt\b|\bid=["']?challenge-(?:form|stage|running|error-text|error-title)\b|\bcf-error-details\b/,
  Akamai:
    /\/_sec\/cp_challenge\/|\bsec-(?:if|bc)-(?:cpt|text|tile)-container\b|\bbm-verify=|\berrors\.edgesuite\.net\//,
  'HUMAN, once PerimeterX': /<div[^<>]+\bid=["']?px-captcha\b/,
  DataDome: /\bcaptcha-delivery\.com\/(?:c\.js|i\.js|captcha|interstitial)/,
  Imperva: /_Incapsula_Resource\?[^"'<>]{0,1000}\b(?:incident_id|CWUDNSAI|xinfo)=|\bIncapsula incident ID\b/,
  'AWS WAF': /\bgokuProps\b|\bawsWafCookieDomainList\b|\bAwsWafIntegration\.(?:checkForceRefresh|forceRefreshToken)\b/,
  'Sucuri, DDoS-Guard and Vercel':
    /\bsucuri_cloudproxy_js\b|\/\.well-known\/(?:ddos-guard\/js-challenge|vercel\/security\/)/,
};
