import { classOf } from '../../dom/class-of.js';
import { HEADINGS } from '../../dom/headings.js';
import { leadsToPage } from '../../dom/leads-to-page.js';
import { textUpTo } from '../../dom/text-up-to.js';
import type { Guard } from '../guard.js';
import type { Markup } from '../parse/markup.js';
import { dropBars } from './bars.js';
import { isPathLine, labelledPath } from './path-lines.js';

/** Cheap sign, in `Markup.names`, of a breadcrumb or of page numbers. */
const SIGN = /breadcrumb|topic-?path|pankuzu|paginat|page-?numbers|pager\b|\bpages\b|page-?links|page-?nav/i;
const NAMED = [
  '[class*="breadcrumb" i],[id="breadcrumbs"],[class*="topicpath" i],[id="topicpath" i],[class*="pankuzu" i],[id*="pankuzu" i],' +
    '[class*="paginat" i],[class*="pager" i],[class*="page-numbers" i]',
  '[class~="pages"],[class*="pagelinks" i],[class*="page-links" i],[class*="pagenav" i],[class*="page-nav" i]',
].join();
const TRAIL = /(?:^|[\s_-])(?:bread-?crumbs?|topic-?path|pankuzu)(?:[\s_-]|$)/i;
const PAGING = /(?:^|[\s_-])(?:pagination|pager|page-?numbers|pages|page-?links|page-?nav)(?:[\s_-]|$)/i;
/** Names that mean more beside: such a box is a breadcrumb by what it holds. */
const PATH_NAMES = ['crumb', 'crumbs', 'location', 'navigator', 'path', 'position', 'localnav', 'local_nav'];
const MAY_BE_PATH = new RegExp(`\\b(?:${PATH_NAMES.join('|')})\\b`, 'i');
const PATHS = PATH_NAMES.map((name) => `[class~="${name}" i],[id="${name}" i]`).join();
/** Characters and nodes, white space of the markup included. */
const MOST_CHARS = 1_500;
const TEXT = `p,pre,${HEADINGS},table,dl,form`;
/** Words beside page numbers. */
const PLACES =
  /^(?:[\s\d.,:;…·|/«»‹›<>←→()–—-]|(?:pages?|of|next|prev(?:ious)?|first|last|newer|older|posts?|items?|go to|you're currently reading page|you are currently on page))*$/i;

/**
 * Drops breadcrumbs, the page numbers of a list, and tabs that are pages of their own, wherever they stand, in place:
 * elements that say so by label or name and hold nothing else. Not where nothing would be left.
 */
export function dropTrails(content: Element, { names }: Markup, isMatter: Guard): void {
  const bars = new Set<Element>();
  for (const nav of content.getElementsByTagName('nav')) {
    const label = nav.getAttribute('aria-label') ?? '';
    if (/^(?:breadcrumbs?|you are here|you're here)\b/i.test(label) ? isTrail(nav) : isPaging(nav, label))
      bars.add(nav);
  }
  for (const box of SIGN.test(names) ? content.querySelectorAll(NAMED) : []) {
    const classes = classOf(box) || box.id;
    if (TRAIL.test(classes) ? isTrail(box) : isPaging(box, classes)) bars.add(box);
  }
  for (const box of MAY_BE_PATH.test(names) ? content.querySelectorAll(PATHS) : []) if (isPathLine(box)) bars.add(box);
  const path = labelledPath(content);
  if (path) bars.add(path);
  for (const tabs of TABS.test(names) ? content.querySelectorAll('[role="tablist"]') : [])
    if (leadsAway(tabs)) bars.add(tabs);
  dropBars(content, bars, isMatter);
}

const TABS = /role\s*=\s*["']?tablist/i;

/** Whether at least as many tabs lead to other pages as show something here. */
function leadsAway(list: Element): boolean {
  const tabs = Array.from(list.querySelectorAll('[role="tab"]'));
  const away = tabs.filter((tab) => leadsToPage(tab.localName === 'a' ? tab : tab.querySelector('a')));
  return tabs.length > 1 && 2 * away.length >= tabs.length && textUpTo(list, MOST_CHARS) !== undefined;
}

/** Whether a box has links, items or spans, and no text but the names of pages. */
function isTrail(box: Element): boolean {
  return (
    textUpTo(box, MOST_CHARS) !== undefined &&
    box.querySelector('a,li,span') !== null &&
    (isInParagraph(box) || box.querySelector(TEXT) === null)
  );
}

/** Whether a box holds only a paragraph: bbPress. */
function isInParagraph({ childElementCount, firstElementChild: only }: Element): boolean {
  return childElementCount === 1 && only?.localName === 'p';
}

function isPaging(box: Element, name: string): boolean {
  if (!PAGING.test(name)) return false;
  const text = textUpTo(box, MOST_CHARS);
  if (text === undefined || box.querySelector('a,li') === null) return false;
  return PLACES.test(text) || (isCount(box) && (text.match(/\p{L}+/gu) ?? []).length <= MOST_WORDS);
}
/** Words in another language, such as "Seite 1 von 12 Weiter". */
const MOST_WORDS = 8;

/** Whether a box has several links that are numbers. */
function isCount(box: Element): boolean {
  if (box.querySelector(TEXT)) return false;
  return (
    Array.from(box.querySelectorAll('a')).filter((link) => /^\s*\d{1,4}\s*$/.test(link.textContent ?? '')).length > 1
  );
}
