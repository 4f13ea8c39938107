/** Pages that only forward a reader, by host and path, and the parameters that hold the destination. */
const REDIRECTS: readonly { host: RegExp; path: RegExp; parameters: readonly string[] }[] = [
  { host: /^(?:www\.)?google\.[a-z.]{2,6}$/, path: /^\/url$/, parameters: ['q', 'url'] },
  { host: /^lm?\.(?:facebook|instagram)\.com$/, path: /^\/(?:l\.php)?$/, parameters: ['u'] },
  { host: /^(?:www\.)?youtube\.com$/, path: /^\/redirect$/, parameters: ['q'] },
  { host: /^t\.umblr\.com$/, path: /^\/redirect$/, parameters: ['z'] },
  { host: /^(?:m\.)?vk\.com$/, path: /^\/away\.php$/, parameters: ['to'] },
  { host: /^steamcommunity\.com$/, path: /^\/linkfilter\/?$/, parameters: ['url', 'u'] },
  { host: /^out\.reddit\.com$/, path: /./, parameters: ['url'] },
  { host: /\.safelinks\.protection\.outlook\.com$/, path: /./, parameters: ['url'] },
  { host: /^slack-redir\.net$/, path: /^\/link$/, parameters: ['url'] },
  { host: /^(?:html\.|www\.)?duckduckgo\.com$/, path: /^\/l\/$/, parameters: ['uddg'] },
];

/** Where a link leads in the end, if it goes through a page that counts or warns readers; else the same address. */
export function withoutRedirect(url: URL): URL {
  if (!url.search) return url;
  const redirect = REDIRECTS.find(({ host, path }) => host.test(url.hostname) && path.test(url.pathname));
  const target = redirect?.parameters
    .map((name) => url.searchParams.get(name))
    .find((value) => value?.startsWith('http'));
  if (!target || !URL.canParse(target)) return url;
  const end = new URL(target);
  return /^https?:$/.test(end.protocol) ? end : url;
}
