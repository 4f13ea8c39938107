/** What a search provider and a site hold for the trials of drop-in contracts; `npm test` plays the same to replay them. */

/** Where the site is, as fixtures have it. */
export const SITE = 'https://site.example';

/** By its path: a page of some words, one that robots.txt forbids, and one that never answers. */
export const PAGES: Readonly<Record<string, { title: string; snippet: string; text: string }>> = {
  '/one': {
    title: 'Page one',
    snippet: 'About the first.',
    text: 'The first page, told in whole words for those who read it.',
  },
  '/two': {
    title: 'Page two',
    snippet: 'About the second.',
    text: 'The second page, told in other words for those who read on.',
  },
};
export const REFUSED = '/refused';
export const SLOW = '/slow';
/** A name that there never is (RFC 6761). */
export const NOWHERE = 'http://nowhere.invalid/';

/** What is found, with a page that is refused between two that are not. */
export function rowsAt(site: string) {
  return ['/one', REFUSED, '/two'].map((path, at) => ({
    title: `Row ${at + 1}`,
    url: `${site}${path}`,
    snippet: `The row numbered ${at + 1}.`,
  }));
}

/** What becomes of a search, by a word of its query; it finds rows where there is none of these. */
export function fateOf(query: string): 'empty' | 'blocked' | 'slow' | undefined {
  return (['empty', 'blocked', 'slow'] as const).find((word) => query.includes(word));
}
