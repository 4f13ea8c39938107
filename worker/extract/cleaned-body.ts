import { type TextSize, textSizes } from './text-sizes.js';

const CHROME =
  'nav,footer,aside,button,select,svg,iframe,[role="navigation"],[role="banner"],[role="contentinfo"],[role="complementary"],[role="search"],[role="menu"],[role="tablist"]';

/** Class names and ids of page furniture, matched as whole words. */
const CHROME_NAME =
  /(^|[\s_-])(nav|navbar|navigation|menu|breadcrumbs?|sidebar|footer|masthead|pagination|pager|share|sharing|social|newsletter|subscribe|signup|related|recommended|promo|advert|advertisement|ads?|sponsor(ed)?|popup|modal|skip|login|searchform|toc)([\s_-]|$)/i;

/** What is furniture by name never holds more of the text than this; what does is the page, unluckily named. */
const MOST_OF_PAGE = 0.4;
/** What is furniture by its tag or role may outweigh a short page, but not be all of it. */
const NEARLY_ALL_OF_PAGE = 0.9;
/** `main` or a lone `article` is taken as the page when it holds at least this share of the cleaned text. */
const ENOUGH = 0.5;
/** A list whose text is this much links, in items this short on average, is navigation. */
const LINK_SHARE = 0.8;
const SHORT_ITEM_CHARS = 25;

/**
 * The page without its furniture: everything a reader would call content, in document order. For pages that are not
 * one article (listings, services, forums), where Readability keeps a single container and quietly loses the rest.
 * Removes in place and returns the element that remains.
 */
export function cleanBody(body: Element): Element {
  removeChrome(body);
  const sizes = textSizes(body);
  const root = contentRoot(body, sizes);
  pruneLinkLists(root, sizes);
  return root;
}

function removeChrome(body: Element): void {
  const sizes = textSizes(body);
  const total = sizeOf(body, sizes).text;
  const small = (element: Element, share = MOST_OF_PAGE) => sizeOf(element, sizes).text <= share * total;
  for (const element of body.querySelectorAll(CHROME)) if (small(element, NEARLY_ALL_OF_PAGE)) element.remove();
  for (const element of body.querySelectorAll('header')) {
    if (!element.closest('main,article') && !element.querySelector('h1') && small(element)) element.remove();
  }
  for (const element of body.querySelectorAll('form')) if (small(element)) element.remove();
  for (const element of body.querySelectorAll('[class],[id]')) {
    const names = `${element.getAttribute('class') ?? ''} ${element.getAttribute('id') ?? ''}`;
    if (CHROME_NAME.test(names) && small(element) && !element.querySelector('h1')) element.remove();
  }
}

function contentRoot(body: Element, sizes: Map<Element, TextSize>): Element {
  const enough = ENOUGH * sizeOf(body, sizes).text;
  const articles = body.querySelectorAll('article');
  const candidates = [body.querySelector('main,[role="main"]'), articles.length === 1 ? articles[0] : null];
  return candidates.find((candidate) => candidate && sizeOf(candidate, sizes).text >= enough) ?? body;
}

function pruneLinkLists(root: Element, sizes: Map<Element, TextSize>): void {
  const most = MOST_OF_PAGE * sizeOf(root, sizes).text;
  for (const list of root.querySelectorAll('ul,ol')) {
    const { text, linked } = sizeOf(list, sizes);
    const items = list.children.length;
    const isNavigation = items > 2 && linked >= LINK_SHARE * text && text / items < SHORT_ITEM_CHARS;
    if (isNavigation && text <= most) list.remove();
  }
}

function sizeOf(element: Element, sizes: Map<Element, TextSize>): TextSize {
  return sizes.get(element) ?? { text: 0, linked: 0 };
}
