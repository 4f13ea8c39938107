import { classOf } from '../../dom/class-of.js';
import { moveInside } from '../../dom/move.js';
import { once } from '../../dom/once.js';
import { textUpTo } from '../../dom/text-up-to.js';
import { NOTE, NOTE_REFERENCE } from '../../markdown/notes.js';
import type { Markup } from '../parse/markup.js';
import { citedLabel, dropBackReferences, dropBrackets, isCitation, joinLabels, joinText } from './citations.js';

/** Cheap signs that a link may lead to a footnote, in what a page shows … */
const LINK_SIGN = /^\s*#.{0,400}(?:fn|note|cite|ref|ftn|cmnt|msocom|ntr\d)/i;
/** … and in the names of its elements. */
const NAME_SIGNS = /(?:class|role)\s*=\s*["']?[^"'>\n]{0,400}(?:footnote|citation|ltx_note|sidenote)/i;
/** Or that raised numbers refer to notes without a link. */
const RAISED = /^\s*\d{1,3}\s*$/;
const NOTE_SIGNS = /footnote|endnote|\bid\s*=\s*["']?fn/i;
/** Word links back from its notes to names that the notes themselves have lost. */
const WORD_BACK_LINK = /#(_(?:ftn|edn))ref(\d+)$/;
/** Governments and courts spell it out: `[footnote 1]`. */
const REFERENCE_TEXT = /^[[(]?\s*(?:foot ?note\s{1,9})?([\w*†‡§]{1,4})\s*[\])]?$/i;
const NOTE_NAME =
  /(?:^|[\s_:.-])(?:fn|footnotes?|footnote-?\w*|cite_note|_?ftnt?|_?edn|endnotes?|noteref|note|notes|reference|cmnt|msocom)(?:$|[\s_:.\d-])/i;
const BACK_TEXT = /^(?:[\s↩↑^⤴⏎←⇑]|\p{Variation_Selector})*\d{0,2}$/u;
/** A footnote is shorter; what is longer is a section that happens to be linked. */
const LONGEST_NOTE_CHARS = 3_000;

/**
 * Marks footnotes and the references to them, in place, so that Markdown can write `[^1]` and `[^1]: …`. It runs before
 * links are resolved, which drops those within the page. Pairs a short link (`1`, `[2]`, `*`) with the item or
 * paragraph it leads to, where a link back or a name says that it is a footnote.
 */
export function markFootnotes(document: Document, markup: Markup): void {
  if (!mayHaveNotes(markup)) return;
  dropBackReferences(document.body);
  const labels = createLabels();
  const noteOf = rememberNotes();
  const ids = once(() => idsIn(markup.html));
  for (const { holder, note } of notesInText(document.body)) pair(holder, note, labels);
  const links: { link: Element; at: number }[] = [];
  const places = new Map<string, number>();
  const elements = Array.from(document.body.querySelectorAll('[id],a[name],a[href]'));
  elements.forEach((element, place) => {
    const name = element.id || element.getAttribute('name');
    if (name && !places.has(name)) places.set(name, place);
    const [, kind, number] = WORD_BACK_LINK.exec(element.getAttribute('href') ?? '') ?? [];
    if (kind && !places.has(`${kind}${number}`)) places.set(`${kind}${number}`, place);
    if (element.getAttribute('href')?.includes('#') && labelOf(element)) links.push({ link: element, at: place });
  });
  for (const { link, at } of links) {
    const name = nameOf(link);
    const place = places.get(name) ?? -1;
    const target = elements[place];
    const { parentElement: raised } = link;
    if (!target && raised?.localName === 'sup' && isMark(raised) && ids().has(name)) raised.remove();
    // References come first; what leads up the page is a way back.
    const note = target && place > at ? noteOf(target, link) : undefined;
    if (!note || note.closest(`[${NOTE}]`) !== (labels.of(note) !== undefined ? note : null)) continue;
    dropBrackets(link);
    pair(bracketOf(link, /^sup$/), note, labels);
  }
  const unlinked = labels.all.size === 0 ? unlinkedNotes(document.body) : new Map<string, Element>();
  const passed = new Set<Element>();
  for (const element of unlinked.size > 0 ? document.body.querySelectorAll('sup,li,p,div[id]') : []) {
    passed.add(element);
    if (element.localName !== 'sup' || element.firstElementChild || isExponent(element) || beginsBlock(element))
      continue;
    const note = unlinked.get(element.textContent?.trim() ?? '');
    if (note && !passed.has(note)) pair(element, note, labels);
  }
  const placeOf = once(() => new Map(elements.map((element, place) => [element, place])));
  const leadsOn = (link: Element) => (places.get(nameOf(link)) ?? -1) > (placeOf().get(link) ?? Infinity);
  for (const [note, label] of labels.all) {
    removeBackLinks(note, leadsOn);
    removeLabel(note, label);
  }
  joinLabels(document.body);
}

/** Whether a raised element holds a letter or number in brackets, and no more. */
function isMark(raised: Element): boolean {
  return REFERENCE_TEXT.test(textUpTo(raised, MOST_BESIDE)?.trim() ?? '');
}

function mayHaveNotes({ names, elements }: Markup): boolean {
  return (
    // Distill's.
    elements.has('d-footnote') ||
    NAME_SIGNS.test(names) ||
    (elements.get('a') ?? []).some((link) => LINK_SIGN.test(link.getAttribute('href') ?? '')) ||
    (NOTE_SIGNS.test(names) && (elements.get('sup') ?? []).some(({ textContent }) => RAISED.test(textContent ?? '')))
  );
}

/** The ids in the page's markup, also those of elements that were hidden and are gone by now. */
function idsIn(html: string): ReadonlySet<string> {
  return new Set(Array.from(html.matchAll(/\bid\s?=\s?["']?([^"'\s<>]{1,200})/g), ([, id = '']) => id));
}

/** Marks an element as footnote, and what refers to it as its reference. */
function pair(holder: Element, note: Element, labels: Labels): void {
  const label = labels.of(note) ?? labels.add(note, labelOf(holder));
  note.setAttribute(NOTE, label);
  const reference = holder.ownerDocument.createElement('sup');
  reference.setAttribute(NOTE_REFERENCE, label);
  reference.textContent = holder.textContent;
  holder.replaceWith(reference);
}

function labelOf(holder: Element): string {
  const text = textUpTo(holder, MOST_BESIDE)?.trim() ?? '';
  return REFERENCE_TEXT.exec(text)?.[1] ?? citedLabel(text) ?? '';
}

/** What stands in the text beside its mark, or instead of one: LaTeXML's notes, sidenotes of the Tufte style, Distill's notes. */
const IN_TEXT = '.ltx_role_footnote,.sidenote,d-footnote';
const MARKS_IN_TEXT = '.ltx_note_mark,.ltx_tag_note,.sidenote-number';

/** Moves such notes behind the paragraph that they interrupt. */
function notesInText(body: Element): { holder: Element; note: Element }[] {
  const found: { holder: Element; note: Element }[] = [];
  for (const again of body.querySelectorAll('d-footnote-list')) again.remove();
  const lastBehind = new Map<Element, Element>();
  for (const inText of body.querySelectorAll(IN_TEXT)) {
    const paragraph = inText.closest('p,li,dd,td,blockquote,div');
    if (!paragraph || !isBesideMark(inText) || !isNoteText(inText)) continue;
    const { ownerDocument: document, previousElementSibling: before } = inText;
    const shown = inText.querySelector(MARKS_IN_TEXT)?.textContent ?? '';
    for (const mark of inText.querySelectorAll(MARKS_IN_TEXT)) mark.remove();
    if (before?.localName === 'input') before.remove();
    const note = document.createElement('div');
    const holder = document.createElement('sup');
    holder.textContent = shown;
    moveInside(inText, note);
    inText.replaceWith(holder);
    let last = lastBehind.get(paragraph) ?? paragraph;
    while (last.nextElementSibling?.hasAttribute(NOTE)) last = last.nextElementSibling;
    if (paragraph.localName === 'p') {
      last.after(note);
      lastBehind.set(paragraph, note);
    } else paragraph.append(note);
    note.setAttribute(NOTE, '');
    found.push({ holder, note });
  }
  return found;
}

/** Asked of the element, for a selector with `+` looks at all its siblings. */
function isBesideMark(inText: Element): boolean {
  if (inText.localName === 'd-footnote' || inText.classList.contains('ltx_role_footnote')) return true;
  const before = inText.previousElementSibling;
  const mark = before?.localName === 'input' ? before.previousElementSibling : before;
  return [before, mark].some((one) => one?.classList.contains('sidenote-number'));
}

const NUMBERED_NAME = /^(?:fn|footnote|endnote)[-_:]?(\d{1,3})$/i;

/** Footnotes by number, where nothing links to them: named by it, or, in a box of footnotes, raised before them. */
function unlinkedNotes(body: Element): Map<string, Element> {
  const notes = new Map<string, Element>();
  for (const element of body.querySelectorAll('li[id],p[id],div[id]')) {
    const number = NUMBERED_NAME.exec(element.id)?.[1];
    if (number && !notes.has(number) && isNoteText(element)) notes.set(number, element);
  }
  for (const raised of body.querySelectorAll('[class*="footnote"] p > sup')) {
    if (raised.previousElementSibling) continue;
    const number = raised.textContent?.trim() ?? '';
    const note = raised.parentElement as Element;
    const isFirst = note.textContent?.trim().startsWith(number);
    if (/^\d{1,3}$/.test(number) && isFirst && !notes.has(number) && isNoteText(note)) notes.set(number, note);
  }
  return notes;
}

/** Raised after a number, a unit with its number, or one letter: a power, as in 10⁶, 10 m², x². */
function isExponent({ previousSibling: before }: Element): boolean {
  return /(?:\d\s?\p{L}{0,3}|(?<!\p{L})\p{L})$/u.test(before?.textContent ?? '');
}

/** The first of its line is a label of what follows: of an address among several, say. */
function beginsBlock({ previousSibling: before, parentElement: around }: Element): boolean {
  const isBare = !before || (before.nodeType === 3 && !before.previousSibling && !before.nodeValue?.trim());
  return isBare && /^(?:p|div|li|td|dd)$/.test(around?.localName ?? '');
}

function isNoteText(element: Element): boolean {
  const text = element.textContent ?? '';
  return text.length <= LONGEST_NOTE_CHARS && /\p{L}{2}/u.test(text);
}

/** The same note may be referred to from everywhere; whether it can be one is asked once. */
function rememberNotes(): (target: Element, link: Element) => Element | undefined {
  const known = new Map<Element, boolean>();
  return (target, link) => {
    const term = target.closest('dt');
    const holder = /^(?:li|p|dd|div|aside)$/.test(target.localName) ? target : target.closest('li,p,dd,aside,div');
    const note = term ? term.nextElementSibling : holder;
    if (!note || note.contains(link)) return undefined;
    if (!REFERENCE_TEXT.test(link.textContent?.trim() ?? '') && !isCitation(note)) return undefined;
    const isNote = known.get(target) ?? isNoteBehind(target, note);
    if (isNote && !known.has(target) && isMark(note)) joinText(note);
    known.set(target, isNote);
    return isNote ? note : undefined;
  };
}

/** Whether what a reference leads to, the item or paragraph that has, or holds, the target, is a footnote. */
function isNoteBehind(target: Element, note: Element): boolean {
  if (note.querySelector('h1,h2,h3,table') || !isNoteText(note)) return false;
  const [, word] = WORD_BACK_LINK.exec(target.getAttribute('href') ?? '') ?? [];
  const names = [
    word,
    target.id,
    target.getAttribute('name'),
    target.getAttribute('role'),
    classOf(target),
    note.id,
    classOf(note),
  ];
  const { parentElement: list } = note;
  if (list && /^(?:ol|ul|dl)$/.test(list.localName)) names.push(classOf(list), classOf(list.parentElement ?? list));
  return NOTE_NAME.test(names.join(' ')) || isCitation(note);
}

/** The labels of footnotes, no two of them equal. */
interface Labels {
  all: ReadonlyMap<Element, string>;
  of(note: Element): string | undefined;
  /** The label the page shows, or, where another footnote has it or it is no word, the next number. */
  add(note: Element, shown: string): string;
}

function createLabels(): Labels {
  const all = new Map<Element, string>();
  const taken = new Set<string>();
  /** No number from here on up to the count of labels is free. */
  let from = 1;
  return {
    all,
    of: (note) => all.get(note),
    add(note, shown) {
      let label = shown;
      if (!/^\w+$/.test(shown) || taken.has(shown)) {
        from = Math.max(from, all.size + 1);
        while (taken.has(String(from))) from += 1;
        label = String(from);
      }
      all.set(note, label);
      taken.add(label);
      return label;
    },
  };
}

/** Arrows back to the text, and the label that a paragraph, unlike a numbered item, starts with; not what it cites of a list below. */
function removeBackLinks(note: Element, leadsOn: (link: Element) => boolean): void {
  for (const back of note.querySelectorAll('.mw-cite-backlink')) back.remove();
  for (const link of note.querySelectorAll('a[href]')) {
    const text = link.textContent?.trim() ?? '';
    const href = link.getAttribute('href') ?? '';
    const isBack =
      (href.startsWith('#') || WORD_BACK_LINK.test(href)) && (BACK_TEXT.test(text) || REFERENCE_TEXT.test(text));
    if (!isBack || leadsOn(link)) continue;
    const { previousSibling: before, nextSibling: after } = link;
    dropBrackets(link);
    bracketOf(link, /^(?:sup|span)$/).remove();
    if (!before && after?.nodeType === 3) after.nodeValue = (after.nodeValue ?? '').replace(/^[.:)\]]\s*/, '');
  }
}

/** The label the page itself sets before the note, in an element of its own. */
function removeLabel(note: Element, label: string): void {
  const { previousElementSibling: term, firstElementChild: first } = note;
  if (note.localName === 'dd' && term?.localName === 'dt') term.remove();
  const text = first?.textContent?.trim() ?? '';
  const isLabel = text.replace(/^[[(]|[\])]?[.:]?$/g, '') === label;
  if (first && isLabel && !first.querySelector('li,p') && note.textContent?.trim().startsWith(text)) first.remove();
  else removeLabelText(note, label);
}

/** The label as the first word of the note. A numbered item has its number already; what follows may be its text. */
function removeLabelText(note: Element, label: string): void {
  let first: Node | null = note.firstChild;
  while (first && (first.nodeType === 1 || !first.nodeValue?.trim())) first = first.firstChild ?? first.nextSibling;
  if (first?.nodeType !== 3) return;
  const plain = note.localName === 'li' ? '' : `|${label}[.:)]?(?=\\s)|[*†‡§]{1,3}(?=\\s)`;
  const start = new RegExp(`^\\s*(?:\\[${label}\\]|\\(${label}\\)${plain})[.:]?\\s*`);
  first.nodeValue = (first.nodeValue ?? '').replace(start, '');
}

/** The link, or the element around it, where that is of a given name and holds no more than the link and brackets. */
function bracketOf(link: Element, name: RegExp): Element {
  const { parentElement: parent } = link;
  const words = link.textContent ?? '';
  const text = (shown: string | undefined) => shown?.trim().replace(/^\[|\]$/g, '');
  return parent && name.test(parent.localName) && text(textUpTo(parent, words.length + MOST_BESIDE)) === text(words)
    ? parent
    : link;
}

/** White space, brackets and elements around a label are fewer. */
const MOST_BESIDE = 200;

/** The name a link leads to. The same page may be written out before it. */
function nameOf(link: Element): string {
  const href = link.getAttribute('href') ?? '';
  const name = href.slice(href.indexOf('#') + 1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
