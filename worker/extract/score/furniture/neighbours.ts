import { textUpTo } from '../../../html/text-up-to.js';
import type { Markup } from '../../dom/markup.js';
import type { Guard } from '../../guard.js';
import { archiveBars, isArchive } from './archive-bars.js';
import { dropBars } from './bars.js';

/** Cheap signs, in `Markup.names`, of links to the previous and next page of a manual … */
const LINK_SIGNS = /\s(?:rel\s*=\s*["']?(?:next|prev|up)|accesskey\s*=\s*["']?[npu]\b)/i;
/** … and of bars of such links. */
const BAR_SIGNS =
  /\b(?:nav(?:header|footer|igate|_table|-panel|settop|setbottom)|spirit-nav|nextprev|navigation|pagination)\b/i;
/** The bars of LaTeX2HTML, Texinfo, texi2html, DocBook, gtk-doc, Scribble, PlDoc, Antora and W3Schools. */
const BARS =
  'div.navigation,.navheader,.nextprev,.navfooter,.navigate,.nav_table,.nav-panel,.navsettop,.navsetbottom,.spirit-nav,table.navigation,nav.pagination,' +
  'table[summary^="Navigation "]';
const NEIGHBOURS = 'a[rel],a[accesskey],a[title]';

const REL = /(?:^|\s)(?:next|prev|previous|up)(?:\s|$)/i;
const KEY = /^[npu]$/i;
const TITLE = /in reading order$|^(?:next|previous) chapter$|^beginning of this chapter/i;
/** Words in a bar other than titles of pages. */
const LABELS =
  /^(?:next|previous|prev|up|top|home|cover|contents|table of contents|index|back|forward|first|last|chapter|section|[\s?:;,.|•·<>«»‹›←→↑⇐⇒⇑[\](){}/–—-])*$/i;
/** Characters and nodes, white space of the markup included. */
const MOST_BAR_CHARS = 1_500;
/** Elements between a link and the bar that holds it. */
const MOST_LEVELS = 8;

/**
 * Drops the bars of a manual's page that lead to the previous and next pages, up and to the contents, in place, unless
 * there is nothing else. They are found by `rel`, access keys and titles of links, or by the names that tools give
 * them; in a mail archive by their words.
 */
export function dropNeighbours(content: Element, { html, names, named }: Markup, isMatter: Guard): void {
  const hasBars = BAR_SIGNS.test(names);
  const isOfMails = isArchive(html);
  if (!hasBars && !isOfMails && !LINK_SIGNS.test(names) && !named('a').some(isTitled)) return;
  const bars = new Set<Element>(isOfMails ? archiveBars(content) : []);
  for (const bar of hasBars ? content.querySelectorAll(BARS) : []) if (isBar(bar)) bars.add(bar);
  const known = new Map<Element, boolean>();
  for (const link of content.querySelectorAll(NEIGHBOURS)) {
    const bar = isNeighbour(link) ? barAround(link, content, known) : undefined;
    if (bar) bars.add(bar);
  }
  dropBars(content, bars, isMatter);
}

/** Whether an element with the name of a bar is one: it has no text of its own. */
function isBar(bar: Element): boolean {
  const text = textUpTo(bar, MOST_BAR_CHARS);
  return text !== undefined && bar.querySelector('a') !== null && bar.querySelector('p,pre,h1,h2,h3,li') === null;
}

function isNeighbour(link: Element): boolean {
  const rel = link.getAttribute('rel');
  if (rel && REL.test(rel)) return true;
  return KEY.test(link.getAttribute('accesskey') ?? '') || isTitled(link);
}

function isTitled(link: Element): boolean {
  return TITLE.test(link.getAttribute('title') ?? '');
}

/**
 * The widest box around a link that holds nothing but such links and their labels; undefined where that is only the
 * link.
 */
function barAround(link: Element, content: Element, known: Map<Element, boolean>): Element | undefined {
  let bar: Element | undefined;
  let around = link.parentElement;
  for (let level = 0; around && around !== content && level < MOST_LEVELS; level++) {
    const holdsLinks = known.get(around) ?? holdsOnlyLinks(around);
    known.set(around, holdsLinks);
    if (!holdsLinks) break;
    if (around.querySelectorAll('a').length > 1) bar = around;
    around = around.parentElement;
  }
  return bar;
}

/** Whether a small box holds only such links and their labels. */
function holdsOnlyLinks(box: Element): boolean {
  if (textUpTo(box, MOST_BAR_CHARS) === undefined) return false;
  let rest = '';
  const visit = (parent: Element): boolean => {
    for (let node = parent.firstChild; node; node = node.nextSibling) {
      if (node.nodeType === 3) rest += node.nodeValue ?? '';
      if (node.nodeType !== 1) continue;
      const child = node as Element;
      const isLink = child.localName === 'a' && child.hasAttribute('href');
      if (isLink && !isOfBar(child)) return false;
      if (!isLink && !visit(child)) return false;
    }
    return true;
  };
  return visit(box) && LABELS.test(rest);
}

function isOfBar(link: Element): boolean {
  if (LABELS.test(link.textContent ?? '')) return true;
  return link.hasAttribute('accesskey') || OF_BAR.test(link.getAttribute('rel') ?? '') || isNeighbour(link);
}
const OF_BAR = /(?:^|\s)(?:contents|index|start|first|last|help|home|top|chapter|glossary)(?:\s|$)/i;
