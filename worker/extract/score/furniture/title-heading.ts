import type { PageMetadata } from '../../../../src/shared/fetch-contract.js';
import { baseText } from '../../../html/base-text.js';
import { textUpTo } from '../../../html/text-up-to.js';
import { key } from '../../dom/key.js';

/**
 * Removes the first headings of the upper levels, and any `h1`, that repeat the title, which is handed on beside the text.
 * One that leads to another site says more: what the page is about. A heading before it that only names the site is
 * removed with it. A page that says nothing else keeps it: "It works!"
 */
export function dropTitleHeading(root: Element, { title, site }: PageMetadata, base: URL): void {
  if (!title || saysNoMore(root, title)) return;
  const isTitle = (heading: Element | undefined) =>
    heading !== undefined && saysTitle(baseText(heading), title) && !leadsAway(heading, base);
  const headings = Array.from(root.querySelectorAll(UPPER)).filter(isShown);
  const [top, next] = headings;
  if (top && next && namesSite(top, title, site) && (top.localName === 'h1' || isTitle(next))) {
    headings.shift();
    top.remove();
  }
  const firsts = ['h1', 'h2'].map((name) => headings.find(({ localName }) => localName === name));
  let isTop = true;
  for (const heading of headings) {
    // A second `h1` may be for narrow screens, and the first of all name the section of a collection.
    const mayRepeat = isTop || heading.localName === 'h1' || firsts.includes(heading);
    if (mayRepeat && isTitle(heading)) heading.remove();
    else isTop = false;
  }
}
const UPPER = 'h1,h2,h3,h4';

/** Whether a page has the title, once or more, and nothing else. */
function saysNoMore(root: Element, title: string): boolean {
  const said = key(textUpTo(root, MOST_TITLES * (title.length + MOST_BESIDE_CHARS)) ?? '');
  return said !== '' && said.replaceAll(key(title), '') === '' && root.querySelector('img') === null;
}
const MOST_TITLES = 3;
const MOST_BESIDE_CHARS = 60;

/** Whether a heading says the title, and perhaps the number of a thread. */
function saysTitle(text: string, title: string): boolean {
  return key(text.replace(THREAD, '').replace(NUMBER, '')) === key(title);
}
/** What vBulletin and others write before the title of a thread, and arXiv before that of a paper. */
const THREAD = /^\s*(?:(?:thread|topic):\s+|title:\s*)/i;
/** The number that a tracker shows after the title of a thread. */
const NUMBER = /(?<=\S)\s*#\d{1,7}\s*$/;

function namesSite(heading: Element, title: string, site: string | undefined): boolean {
  const name = key(heading.textContent ?? '');
  return site !== undefined && name !== '' && name === key(site) && name !== key(title);
}

function leadsAway(heading: Element, base: URL): boolean {
  // An icon beside the words may lead to the source of what they name.
  const links = Array.from(heading.querySelectorAll('a[href]'));
  const link = links.find(isShown) ?? heading.closest('a[href]');
  const href = link?.getAttribute('href') ?? '';
  if (!link || !URL.canParse(href, base)) return false;
  const { protocol, hostname } = new URL(href, base);
  return /^https?:$/.test(protocol) && domainOf(hostname) !== domainOf(base.hostname);
}

/** Whether a heading still shows anything; only an icon, or a name that was removed, may have been in it. */
function isShown(element: Element): boolean {
  return /\S/.test(element.textContent ?? '') || element.querySelector('img') !== null;
}

/** The last two labels of a host; hosts that share them are taken for one owner's. */
function domainOf(host: string): string {
  return host.split('.').slice(-2).join('.');
}
