import { classOf } from '../../dom/class-of.js';
import { once } from '../../dom/once.js';
import { percentDecoded } from '../../dom/percent-decoded.js';
import { textUpTo } from '../../dom/text-up-to.js';
import type { Markup } from '../parse/markup.js';
import { NOTE, NOTE_REFERENCE } from '../recognise/note-marks.js';
import { dropBackReferences, dropBrackets, isCitation, joinLabels, joinText } from './citations.js';
import { dropNoteCopies } from './note-copies.js';
import { createLabels, type Labels } from './note-labels.js';
import { liftNotes, plainNotes } from './note-layouts.js';
import { removeBackLinks, removeLabel } from './note-leftovers.js';
import { bracketOf, isMark, isNoteText, isReferenceText, labelOf, WORD_BACK_LINK } from './note-signs.js';
import { notesByNumber, notesInText } from './unlinked-notes.js';

/** Cheap signs that a link may lead to a footnote, in its address … */
const LINK_SIGN = /^\s*#.{0,400}(?:fn|foot\d|note|cite|ref|ftn|cmnt|msocom|ntr\d)/i;
/** … and in the names of its elements. */
const NAME_SIGNS = /(?:class|role)\s*=\s*["']?[^"'>\n]{0,400}(?:footnote|endnote|noteref|citation|ltx_note|sidenote)/i;
/** Or that raised numbers refer to notes without a link. */
const RAISED = /^\s*\d{1,3}\s*$/;
/** Characters and nodes of such a number at most. */
const MOST_RAISED = 200;
const NOTE_SIGNS = /footnote|endnote|\bid\s*=\s*["']?fn/i;
const NOTE_NAME =
  /(?:^|[\s_:.-])(?:fn|foot(?=\d)|footnotes?|(?:sd)?footnote-?\w*|cite_note|_?ftnt?|_?edn|endnotes?|sdendnote\w*|noteref|note|notes|reference|cmnt|msocom)(?:$|[\s_:.\d-])/i;

/**
 * Marks footnotes and the references to them, in place, so that Markdown can write `[^1]` and `[^1]: …`. It has to run
 * before links are resolved, which drops those within the page. Pairs a short link (`1`, `[2]`, `*`) with the item or
 * paragraph that it leads to, where a link back or a name says that this is a footnote.
 */
export function markFootnotes(document: Document, markup: Markup): void {
  if (!mayHaveNotes(markup)) return;
  const { body } = document;
  dropBackReferences(body);
  plainNotes(body);
  const labels = createLabels();
  for (const { holder, note } of notesInText(body)) pair(holder, note, labels);
  const places = placesIn(body);
  pairLinked(
    places,
    labels,
    once(() => idsIn(markup.html)),
  );
  if (labels.all.size === 0) for (const { holder, note } of notesByNumber(body)) pair(holder, note, labels);
  const leadsOn = leadingOn(places);
  for (const [note, label] of labels.all) {
    removeBackLinks(note, leadsOn);
    removeLabel(note, label);
  }
  liftNotes(labels.all.keys(), body);
  dropNoteCopies(labels.all, body);
  joinLabels(body);
}

/** What links lead to, and the short links that may refer to a footnote. */
interface Places {
  /** All links and link targets, in document order. */
  elements: readonly Element[];
  /** The index of the first of these with each name. */
  of: ReadonlyMap<string, number>;
  references: readonly { link: Element; at: number }[];
}

function placesIn(body: Element): Places {
  const references: { link: Element; at: number }[] = [];
  const of = new Map<string, number>();
  const elements = Array.from(body.querySelectorAll('[id],a[name],a[href]'));
  for (const [place, element] of elements.entries()) {
    const name = element.id || element.getAttribute('name');
    if (name && !of.has(name)) of.set(name, place);
    const [, kind, number] = WORD_BACK_LINK.exec(element.getAttribute('href') ?? '') ?? [];
    if (kind && !of.has(`${kind}${number}`)) of.set(`${kind}${number}`, place);
    if (element.getAttribute('href')?.includes('#') && labelOf(element)) references.push({ link: element, at: place });
  }
  return { elements, of, references };
}

/** Pairs each short link with the footnote that it leads to; the mark of a note that was hidden is removed. */
function pairLinked({ elements, of, references }: Places, labels: Labels, ids: () => ReadonlySet<string>): void {
  const noteOf = rememberNotes();
  for (const { link, at } of references) {
    const name = nameOf(link);
    const place = of.get(name) ?? -1;
    const target = elements[place];
    const { parentElement: raised } = link;
    if (!target && raised?.localName === 'sup' && isMark(raised) && ids().has(name)) raised.remove();
    // References come before notes; a link up the page is a way back.
    const note = target && place > at ? noteOf(target, link) : undefined;
    if (!note || note.closest(`[${NOTE}]`) !== (labels.of(note) !== undefined ? note : null)) continue;
    dropBrackets(link);
    pair(bracketOf(link, /^sup$/), note, labels);
  }
}

/** Tells which links lead further down the page. */
function leadingOn({ elements, of }: Places): (link: Element) => boolean {
  const placeOf = once(() => new Map(elements.map((element, place) => [element, place])));
  return (link) => (of.get(nameOf(link)) ?? -1) > (placeOf().get(link) ?? Infinity);
}

function mayHaveNotes({ names, elements, named, attributes }: Markup): boolean {
  return (
    // Distill's.
    elements.has('d-footnote') ||
    NAME_SIGNS.test(names) ||
    attributes.has(EPUB_TYPE) ||
    named('a').some((link) => LINK_SIGN.test(link.getAttribute('href') ?? '')) ||
    named('sup').some(({ firstElementChild: inside, parentElement: around }) =>
      [inside, around].some((link) => link?.getAttribute('href')?.startsWith('#')),
    ) ||
    (NOTE_SIGNS.test(names) && named('sup').some((raised) => RAISED.test(textUpTo(raised, MOST_RAISED) ?? '')))
  );
}

/** The ids in the page's markup, including those of elements that were hidden and are gone by now. */
function idsIn(html: string): ReadonlySet<string> {
  return new Set(Array.from(html.matchAll(/\bid\s?=\s?["']?([^"'\s<>]{1,200})/g), ([, id = '']) => id));
}

/** Marks an element as a footnote, and `holder` as its reference. */
function pair(holder: Element, note: Element, labels: Labels): void {
  const label = labels.of(note) ?? labels.add(note, labelOf(holder));
  note.setAttribute(NOTE, label);
  const reference = holder.ownerDocument.createElement('sup');
  reference.setAttribute(NOTE_REFERENCE, label);
  reference.textContent = holder.textContent;
  holder.replaceWith(reference);
}

/** Finds the note of a target, judging each only once: everything may refer to the same note. */
function rememberNotes(): (target: Element, link: Element) => Element | undefined {
  const known = new Map<Element, boolean>();
  return (target, link) => {
    const term = target.closest('dt');
    const holder = /^(?:li|p|dd|div|aside)$/.test(target.localName) ? target : target.closest('li,p,dd,aside,div');
    const note = term ? term.nextElementSibling : holder;
    if (!note || note.contains(link)) return undefined;
    if (!isReferenceText(link.textContent?.trim() ?? '') && !isCitation(note)) return undefined;
    const isNote = known.get(target) ?? isNoteBehind(target, note);
    if (isNote && !known.has(target) && isMark(note)) joinText(note);
    known.set(target, isNote);
    return isNote || (mayBeNote(note) && leadsBack(note, link)) ? note : undefined;
  };
}

/** Whether the first link of a note leads back to the place from which a link leads to the note. */
function leadsBack(note: Element, link: Element): boolean {
  const back = note.querySelector('a[href]');
  const place = back?.getAttribute('href')?.startsWith('#') ? nameOf(back) : '';
  const { parentElement: raised } = link;
  return place !== '' && [link.id, link.getAttribute('name'), raised?.id].includes(place) && isReturn(back as Element);
}

/** Whether a link back is an arrow or the label of its note; a heading that leads to the table of contents is neither. */
function isReturn(back: Element): boolean {
  return !/\p{L}{3}/u.test(textUpTo(back, MOST_RAISED) ?? '');
}

/** Whether the item or paragraph that a reference leads to is a footnote. */
function isNoteBehind(target: Element, note: Element): boolean {
  if (!mayBeNote(note)) return false;
  const [, word] = WORD_BACK_LINK.exec(target.getAttribute('href') ?? '') ?? [];
  const names = [word, target.id, target.getAttribute('name'), note.id, ...[target, note].flatMap(namesOfKind)];
  const { parentElement: list } = note;
  if (list && /^(?:ol|ul|dl)$/.test(list.localName))
    names.push(classOf(list), ...namesOfKind(list.parentElement ?? list));
  return NOTE_NAME.test(names.join(' ')) || isCitation(note);
}

/** What an element says it is. The roles of the web and of electronic books have the same names. */
function namesOfKind(element: Element): (string | null)[] {
  return [classOf(element), element.getAttribute('role'), element.getAttribute(EPUB_TYPE)];
}
const EPUB_TYPE = 'epub:type';

function mayBeNote(note: Element): boolean {
  // A list item is not part of a layout table.
  return !note.querySelector(note.localName === 'li' ? 'h1,h2,h3' : 'h1,h2,h3,table') && isNoteText(note);
}

/** The name (id) on this page that a link leads to; the page's own address may be written before the `#`. */
function nameOf(link: Element): string {
  const href = link.getAttribute('href') ?? '';
  return percentDecoded(href.slice(href.indexOf('#') + 1));
}
