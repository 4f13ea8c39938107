/** The cookies of one fetch: what a site sets on a redirect is shown to it on the next hop, and then forgotten. */
export interface Cookies {
  keep(url: URL, setCookie?: string[]): void;
  /** The `cookie` request header for `url`, or nothing. */
  headerFor(url: URL): { cookie?: string };
}

interface Cookie {
  name: string;
  value: string;
  host: string;
  /** From a Domain attribute: hosts below `host` get it as well. */
  wide: boolean;
  secure: boolean;
}

/** A page that needs more has lost its way; the bound keeps a chain of redirects from growing our requests. */
const MAX_COOKIES = 50;
const MAX_COOKIE_LENGTH = 4096;

/**
 * RFC 6265, section 5, without what a chain of some seconds does not need: paths, and expiry other than "delete now".
 * No list of public suffixes: a Domain must have a dot, and nothing outlives the fetch.
 */
export function createCookies(): Cookies {
  let cookies: Cookie[] = [];
  return {
    keep(url, setCookie = []) {
      for (const line of setCookie) {
        const { cookie, expired } = parseCookie(line, url.hostname) ?? {};
        if (!cookie) continue;
        cookies = cookies.filter(({ name, host }) => name !== cookie.name || host !== cookie.host);
        if (!expired && cookies.length < MAX_COOKIES) cookies.push(cookie);
      }
    },
    headerFor({ hostname, protocol }) {
      const sent = cookies
        .filter(({ host, wide }) => hostname === host || (wide && hostname.endsWith(`.${host}`)))
        .filter(({ secure }) => !secure || protocol === 'https:')
        .map(({ name, value }) => `${name}=${value}`);
      return sent.length > 0 ? { cookie: sent.join('; ') } : {};
    },
  };
}

function parseCookie(line: string, hostname: string): { cookie: Cookie; expired: boolean } | undefined {
  if (line.length > MAX_COOKIE_LENGTH) return undefined;
  const [pair = '', ...rest] = line.split(';');
  const [name, value] = halves(pair);
  const attributes = new Map(rest.map(halves).map(([key, text]) => [key.toLowerCase(), text]));
  const domain = attributes.get('domain')?.toLowerCase().replace(/^\./, '') ?? '';
  if (name === '' || (domain !== '' && !covers(domain, hostname))) return undefined;
  const expired =
    Number(attributes.get('max-age') ?? 1) <= 0 || Date.parse(attributes.get('expires') ?? '') < Date.now();
  const secure = attributes.has('secure');
  return { cookie: { name, value, host: domain || hostname, wide: domain !== '', secure }, expired };
}

function covers(domain: string, hostname: string): boolean {
  return domain === hostname || (domain.includes('.') && hostname.endsWith(`.${domain}`));
}

function halves(pair: string): [string, string] {
  const equals = pair.indexOf('=');
  return equals === -1 ? [pair.trim(), ''] : [pair.slice(0, equals).trim(), pair.slice(equals + 1).trim()];
}
