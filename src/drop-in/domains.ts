interface Domains {
  /** Empty for any. */
  include: readonly string[];
  exclude: readonly string[];
}

/** More are too long a query for most providers; then only what is found is sorted out. */
const MOST_IN_QUERY = 8;

/** The query with the operators that every provider here understands for what is wanted of a few sites. */
export function withSites(query: string, { include, exclude }: Domains): string {
  const wanted = include.map(hostOf).filter(isHost);
  const unwanted = exclude.map(hostOf).filter(isHost);
  return [
    query,
    wanted.length === include.length && wanted.length <= MOST_IN_QUERY && wanted.map(site).join(' OR '),
    unwanted.length <= MOST_IN_QUERY && unwanted.map((host) => `-${site(host)}`).join(' '),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Whether a row may be given: its host is one of those wanted or below it, and of no other. */
export function isOfDomains(url: string, { include, exclude }: Domains): boolean {
  const isOf = (domain: string) => isBelow(url, domain);
  return (include.length === 0 || include.some(isOf)) && !exclude.some(isOf);
}

/** A domain may be written with a scheme, `*.` before it, and the beginning of a path. */
function isBelow(url: string, domain: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname, pathname } = new URL(url);
  const host = hostOf(domain);
  const path = /^[^/]*(\/.*?)\/?$/.exec(bare(domain))?.[1] ?? '';
  const isHostOf = hostname === host || hostname.endsWith(`.${host}`);
  return isHostOf && (pathname === path || pathname.startsWith(`${path}/`));
}

function hostOf(domain: string): string {
  return bare(domain)
    .replace(/[/:?#].*$/, '')
    .toLowerCase();
}

function bare(domain: string): string {
  return domain
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/^\*?\./, '');
}

/** Of a top level alone, such as `*.edu`, engines know it as a site too. */
function isHost(host: string): boolean {
  return /^[^\s"()]+$/.test(host);
}

function site(host: string): string {
  return `site:${host}`;
}
