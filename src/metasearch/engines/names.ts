/**
 * Every engine the service has, by the name that `backend` calls it, and its public address; apart from the engines, since
 * whoever reads settings needs no more. Google and Yandex answer plain HTTP clients with a script or a captcha since 2025,
 * whatever they send; there is nothing to parse.
 */
export const ENGINE_ADDRESSES = {
  duckduckgo: 'https://html.duckduckgo.com',
  brave: 'https://search.brave.com',
  mojeek: 'https://www.mojeek.com',
  startpage: 'https://www.startpage.com',
  yahoo: 'https://search.yahoo.com',
  bing: 'https://www.bing.com',
  wikipedia: 'https://en.wikipedia.org',
} as const;

export type EngineName = keyof typeof ENGINE_ADDRESSES;
export const ENGINE_NAMES = Object.keys(ENGINE_ADDRESSES) as EngineName[];
