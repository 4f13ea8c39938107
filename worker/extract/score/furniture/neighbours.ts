import { sizeUpTo } from '../../../html/text-sizes.js';
import { textUpTo } from '../../../html/text-up-to.js';
import type { Markup } from '../../dom/markup.js';
import { dropNamed, type Guard } from '../../guard.js';

/** The bars of LaTeX2HTML, Texinfo, texi2html, DocBook, gtk-doc, Scribble, PlDoc, Antora and W3Schools. */
const BARS =
  'div.navigation,.navheader,.nextprev,.navfooter,.navigate,.nav_table,.nav-panel,.navsettop,.navsetbottom,.spirit-nav,table.navigation,nav.pagination,' +
  'table[summary^="Navigation "]';
/** Cheap sign of one, in `Markup.names`. */
const BAR_SIGN =
  /\b(?:nav(?:header|footer|igate|_table|-panel|settop|setbottom)|spirit-nav|nextprev|navigation|pagination)\b/i;
/** Links to the previous and next page of a manual, and up. */
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
 * there is nothing else. They are found by `rel`, access keys and titles of links, or by the names that tools give them; in a
 * mail archive by their words.
 */
export function dropNeighbours(content: Element, { html, names }: Markup, isMatter: Guard): void {
  const bars = new Set(isArchive(html) ? archiveBars(content) : []);
  for (const bar of BAR_SIGN.test(names) ? content.querySelectorAll(BARS) : []) if (isNamedBar(bar)) bars.add(bar);
  const known = new Map<Element, boolean>();
  for (const link of content.getElementsByTagName('a')) {
    const bar = isNeighbour(link) ? barAround(link, content, known) : undefined;
    if (bar) bars.add(bar);
  }
  if (bars.size > 0 && sizeUpTo(content, 0, bars) > 0) dropNamed(bars, isMatter);
}

/** Whether an element with the name of a bar is one: it has no text of its own. */
function isNamedBar(bar: Element): boolean {
  const text = textUpTo(bar, MOST_BAR_CHARS);
  return text !== undefined && bar.querySelector('a') !== null && bar.querySelector('p,pre,h1,h2,h3,li') === null;
}

function isNeighbour(link: Element): boolean {
  const of = (name: string) => link.getAttribute(name) ?? '';
  return REL.test(of('rel')) || KEY.test(of('accesskey')) || TITLE.test(of('title'));
}

/** The widest box around a link that holds nothing but such links and their labels; undefined where that is only the link. */
function barAround(link: Element, content: Element, known: Map<Element, boolean>): Element | undefined {
  let bar: Element | undefined;
  let around = link.parentElement;
  for (let level = 0; around && around !== content && level < MOST_LEVELS; level++, around = around.parentElement) {
    const isBar = known.get(around) ?? holdsOnlyLinks(around);
    known.set(around, isBar);
    if (!isBar) break;
    if (around.querySelectorAll('a').length > 1) bar = around;
  }
  return bar;
}

/** Whether a small box holds only such links and their labels. */
function holdsOnlyLinks(box: Element): boolean {
  let rest = textUpTo(box, MOST_BAR_CHARS);
  if (rest === undefined) return false;
  for (const link of box.querySelectorAll('a[href]')) {
    if (!LABELS.test(link.textContent ?? '') && !link.hasAttribute('accesskey') && !isNeighbour(link)) return false;
    rest = rest.replace(link.textContent ?? '', '');
  }
  return LABELS.test(rest);
}

/** Cheap sign, at the start of the page's markup, of a mail archive by Mailman, MHonArc, Hypermail or public-inbox. */
const SIGN = /(?:previous message|messages sorted by|prev by date|date prev\b|>thread overview<)/i;
const BEGINNING_CHARS = 20_000;

function isArchive(html: string): boolean {
  return SIGN.test(html.slice(0, BEGINNING_CHARS));
}

/** What each item of a bar begins with there; they lead to other messages or lists of them. */
const ITEM =
  /^(?:(?:next|prev(?:ious)?) (?:message|(?:by|in) (?:date|thread|subject|author))|(?:contemporary )?messages sorted|(?:maybe )?(?:in )?reply(?: to)?|index(?:\(es\)|es)?)\s*(?:by\b|\(|:|$)/i;
/** An item in brackets, in a bar that is not a list. */
const BRACKETED = /^(?:(?:date|thread|author|subject) (?:prev(?:ious)?|next|index)|list home|notes)$/i;
/** What Mailman says about the list at the end, and what public-inbox does, which marks up its own text like mails. */
const FOOT = /^(?:More\s+information\s+about\s|This is (?:a public inbox|an external index of))/i;
const MOST_ITEM_CHARS = 600;
const MOST_ITEMS = 8;

/**
 * The parts of an archive's page that lead to other messages or say how to answer one. Links of bars that are not lists
 * are removed, in place.
 */
function archiveBars(content: Element): Element[] {
  const saidIn = (element: Element) => textUpTo(element, MOST_ITEM_CHARS)?.trim() ?? '';
  for (const link of content.querySelectorAll('a[href]')) if (BRACKETED.test(saidIn(link))) dropBracketed(link);
  const isBar = ({ children }: Element) =>
    children.length > 0 &&
    children.length <= MOST_ITEMS &&
    Array.from(children).every((item) => ITEM.test(saidIn(item)));
  return [
    ...Array.from(content.querySelectorAll('ul')).filter(isBar),
    ...Array.from(content.querySelectorAll('pre,a[href*="/listinfo/"]')).filter((foot) => FOOT.test(saidIn(foot))),
    ...content.querySelectorAll('form > pre:only-child'),
  ];
}

function dropBracketed(link: Element): void {
  const { previousSibling: before, nextSibling: after } = link;
  if (!before || !after || !/\[\s*$/.test(before.nodeValue ?? '') || !/^\s*\]/.test(after.nodeValue ?? '')) return;
  before.nodeValue = before.nodeValue?.replace(/\[\s*$/, '') ?? '';
  after.nodeValue = after.nodeValue?.replace(/^\s*\]/, '') ?? '';
  link.remove();
}

/** Tabs of namespaces, the address for print, the table of contents, and what skins set around a page. */
const WIKI_BARS =
  '#p-associated-pages,#p-views,.page-actions-menu,.printfooter,#catlinks,.mw-portlet,#siteSub,#footer-info,' +
  '#mw-header-container,#mw-site-navigation,#mw-related-navigation';
const WIKI_TEXT = /^(?:p|h[2-6]|ul|ol|dl)$/;
const MOST_AFTER = 60;

/** Drops navigation that skins and templates of MediaWiki set around the text, in place. */
export function dropWikiBars(content: Element, { names }: Markup, isMatter: Guard): void {
  if (!/\bmw-/.test(names)) return;
  const contents = Array.from(content.querySelectorAll('.toc')).filter((toc) => toc.querySelector('.toctitle'));
  // A table of the text may be styled like a navigation box.
  const boxes = Array.from(content.querySelectorAll('table.navbox,div.navbox')).filter(followsText);
  dropNamed([...content.querySelectorAll(WIKI_BARS), ...contents, ...boxes], isMatter);
}

/** Whether a box comes after all text. */
function followsText(box: Element): boolean {
  let next = box.nextElementSibling;
  for (let i = 0; next && i < MOST_AFTER; i++, next = next.nextElementSibling)
    if (WIKI_TEXT.test(next.localName) || next.querySelector('h2,h3')) return false;
  return true;
}
