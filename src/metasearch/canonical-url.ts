/** Parameters that say how a reader came to a page, not which page it is. */
const TRACKING =
  /^(?:utm_\w+|gclid|gclsrc|dclid|gbraid|wbraid|srsltid|_ga|_gl|fbclid|msclkid|mc_cid|mc_eid|yclid|twclid|ttclid|igshid|li_fat_id|_hsenc|_hsmi|mkt_tok|vero_id|oly_enc_id)$/i;

/**
 * One text for all the addresses that engines give the same page: without scheme, `www.`, fragment, tracking parameters
 * and trailing slashes. Only for comparing; what is percent-encoded stays so, since decoding may make two pages one.
 */
export function canonicalUrl(given: string): string {
  if (!URL.canParse(given)) return given;
  const { protocol, hostname, port, pathname, search } = new URL(given);
  const host = hostname.replace(/^www\./, '').replace(/\.$/, '');
  const query = search.slice(1).split('&').filter(isOwn).join('&');
  const isDefault = port === '' || port === (protocol === 'https:' ? '80' : '443');
  return `${host}${isDefault ? '' : `:${port}`}${pathname.replace(/\/+$/, '')}${query && `?${query}`}`;
}

function isOwn(parameter: string): boolean {
  const [name = ''] = parameter.split('=');
  return parameter !== '' && !TRACKING.test(name);
}
