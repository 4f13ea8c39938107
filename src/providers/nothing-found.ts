/** How engines word that they found nothing, where it is all that a text says. `collapse` has taken double spaces out. */
const WORDS = /^no (?:more |web )?results(?: (?:were )?found)?(?: for .*)?[.!…]?$/i;

export function saysNothing(text: string): boolean {
  return WORDS.test(text);
}

/** Whether a link leads to the engine: to `site`, one of its subdomains, or the address that the page was fetched from. */
export function leadsToEngine(url: URL, site: string, address: URL): boolean {
  return isHost(url.hostname, site) || url.host === address.host;
}

export function isHost(hostname: string, domain: string): boolean {
  return hostname === domain || hostname.endsWith(`.${domain}`);
}
