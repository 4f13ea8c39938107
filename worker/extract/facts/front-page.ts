/**
 * Whether an address is the front page of the site that a page is on, or of the part of it in one language, or that is a
 * forum or blog, if the page is in that part. Front pages may be addressed by their file, with the number of a visit.
 */
export function isFrontOf(address: URL, page: URL): boolean {
  const { origin, pathname, search, hash } = address;
  if (origin !== page.origin || hash) return false;
  if (pathname === '/') return search === '';
  const part = pathname.replace(INDEX, '');
  const isIn = page.pathname.startsWith(part) && page.pathname !== part && page.pathname !== pathname;
  return isIn && PART.test(part) && VISIT.test(search);
}
const INDEX = /(?<=\/)index\.(?:php|html?|aspx?|jsp)$/i;
const PART = /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/)?(?:(?:forums?|boards?|blog|community)\/)?$/i;
const VISIT = /^(?:\?(?:s|sid|phpsessid)=\w*)?$/i;

/** Whether an address is that of a language of the site: links to it may say which. */
export function isOfLanguage({ pathname }: URL): boolean {
  return /^\/[a-z]{2}(?:[-_][a-z]{2})?\//i.test(pathname);
}

/** Whether a page is at the address of the front page: a script there may show any page by its number. */
export function isAtFront({ pathname, search }: URL): boolean {
  return pathname === '/' && !/^\?(?:p|page_id|id|post|article|story)=\w/i.test(search);
}
