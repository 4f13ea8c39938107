/** What a browser sends when its user opens a page. Sites that watch for bots challenge clients that look otherwise. */
export const BROWSER_HEADERS = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-language': 'en-US,en;q=0.5',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'none',
  'sec-fetch-user': '?1',
  'upgrade-insecure-requests': '1',
};

/** What it sends along when its user presses the button of a form on `origin`. */
export function formHeaders(origin: string): Record<string, string> {
  return { ...BROWSER_HEADERS, referer: `${origin}/`, origin, 'sec-fetch-site': 'same-origin' };
}
