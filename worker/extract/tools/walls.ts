/** A service that puts a challenge in front of sites. */
interface Wall {
  readonly id: string;
  readonly name: string;
  /** Marks, in the page as it came, of the challenge or block page itself, not of pages behind the same service. */
  readonly wall: RegExp;
}

export const WALLS: readonly Wall[] = [
  {
    id: 'cloudflare',
    name: 'Cloudflare',
    wall: /\b_cf_chl_opt\b|\bid=["']?challenge-(?:form|stage|running|error-text|error-title)\b|\bcf-error-details\b/,
  },
  {
    id: 'akamai',
    name: 'Akamai',
    wall: /\/_sec\/cp_challenge\/|\bsec-(?:if|bc)-(?:cpt|text|tile)-container\b|\bbm-verify=|\berrors\.edgesuite\.net\//,
  },
  {
    id: 'human',
    name: 'HUMAN, once PerimeterX',
    wall: /<div[^<>]+\bid=["']?px-captcha\b/,
  },
  {
    id: 'datadome',
    name: 'DataDome',
    wall: /\bcaptcha-delivery\.com\/(?:c\.js|i\.js|captcha|interstitial)/,
  },
  {
    id: 'imperva',
    name: 'Imperva',
    wall: /_Incapsula_Resource\?[^"'<>]{0,1000}\b(?:incident_id|CWUDNSAI|xinfo)=|\bIncapsula incident ID\b/,
  },
  {
    id: 'aws-waf',
    name: 'AWS WAF',
    wall: /\bgokuProps\b|\bawsWafCookieDomainList\b|\bAwsWafIntegration\.(?:checkForceRefresh|forceRefreshToken)\b/,
  },
  {
    id: 'other-walls',
    name: 'Sucuri, DDoS-Guard and Vercel',
    wall: /\bsucuri_cloudproxy_js\b|\/\.well-known\/(?:ddos-guard\/js-challenge|vercel\/security\/)/,
  },
];
