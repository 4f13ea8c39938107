import { classOf } from '../../../html/class-of.js';
import { percentDecoded } from '../../../html/percent-decoded.js';
import { textUpTo } from '../../../html/text-up-to.js';
import type { Markup } from '../../dom/markup.js';
import { NOTE, NOTE_REFERENCE } from '../notes.js';
import { dropNoteCopies, removeBackLinks, removeLabel } from './note-leftovers.js';
import { bracketOf, isNoteText, labelOf, WORD_BACK_LINK } from './note-signs.js';
import { leaveTables, notesByNumber, notesInText, ownNote } from './placed-notes.js';

/** Cheap signs that a link may lead to a footnote, in its address … */
const LINK_SIGN = /^\s*#.{0,400}(?:fn|foot\d|note|cite|ref|ftn|cmnt|msocom|ntr\d)/i;
/** … and in the names of its elements. */
const NAME_SIGNS = /(?:class|role)\s*=\s*["']?[^"'>\n]{0,400}(?:footnote|endnote|noteref|citation|ltx_note|sidenote)/i;
/** What a target that is a footnote, or the list around it, is called. */
const NOTE_NAME =
  /(?:^|[\s_:.-])(?:fn|foot(?=\d)|(?:sd)?(?:foot|end)note-?\w*|cite_note|citation|_?ftnt?|_?edn|noteref|notes?|reference|cmnt|msocom)(?:$|[\s_:.\d-])/i;
/** Links from a note to the places that cite it, in elements of their own. */
const BACK_REFERENCES = 'span.backrefs,span.fn-backref,.mw-cite-backlink';

/**
 * Marks footnotes and the references to them, in place, so that Markdown can write `[^1]` and `[^1]: …`. It has to run
 * before links are resolved, which drops those within the page. Pairs a short link (`1`, `[2]`, `*`) with the item or
 * paragraph further down that it leads to, where a name or a link back says that this is a footnote.
 */
export function markFootnotes({ body }: Document, markup: Markup): void {
  if (!mayHaveNotes(markup)) return;
  for (const back of body.querySelectorAll(BACK_REFERENCES)) back.remove();
  const labels: Labels = { all: new Map(), taken: new Set() };
  for (const { holder, note } of notesInText(body)) pair(holder, note, labels);
  const places = placesIn(body);
  pairLinked(places, labels);
  for (const { holder, note } of labels.all.size === 0 ? notesByNumber(body) : []) pair(holder, note, labels);
  for (const [note, label] of labels.all) {
    removeBackLinks(note, (link) => placeOf(places, nameOf(link)) > (places.at.get(link) ?? Infinity));
    removeLabel(note, label);
  }
  dropNoteCopies(labels.all, body);
  leaveTables(labels.all);
}

/** The labels of footnotes, no two of them equal. */
interface Labels {
  all: Map<Element, string>;
  taken: Set<string>;
}

function mayHaveNotes({ names, elements, named, attributes }: Markup): boolean {
  return (
    elements.has('d-footnote') ||
    attributes.has(EPUB_TYPE) ||
    NAME_SIGNS.test(names) ||
    named('a').some((link) => LINK_SIGN.test(link.getAttribute('href') ?? '')) ||
    named('sup').some(({ firstElementChild: inside, parentElement: around }) =>
      [inside, around].some((link) => link?.getAttribute('href')?.startsWith('#')),
    )
  );
}

/** The links and link targets of a page with their index, in document order, and that of the first with each name. */
interface Places {
  at: ReadonlyMap<Element, number>;
  elements: readonly Element[];
  of: ReadonlyMap<string, number>;
}

function placesIn(body: Element): Places {
  const of = new Map<string, number>();
  const elements = Array.from(body.querySelectorAll('[id],a[name],a[href]'));
  for (const [place, element] of elements.entries()) {
    const [, kind = '', number] = WORD_BACK_LINK.exec(element.getAttribute('href') ?? '') ?? [];
    for (const name of [element.id || element.getAttribute('name'), kind + (number ?? '')])
      if (name && !of.has(name)) of.set(name, place);
  }
  return { at: new Map(elements.map((element, place) => [element, place])), elements, of };
}

function placeOf({ of }: Places, name: string): number {
  return of.get(name) ?? -1;
}

/** The name (id) on this page that a link leads to; the page's own address may be written before the `#`. */
function nameOf(link: Element): string {
  const href = link.getAttribute('href') ?? '';
  return percentDecoded(href.slice(href.indexOf('#') + 1));
}

/** References come before notes: a link up the page is a way back. */
function pairLinked(places: Places, labels: Labels): void {
  const judged = new Map<Element, boolean>();
  const holders = new Map<Element, Element | null>();
  for (const [at, link] of places.elements.entries()) {
    if (!link.getAttribute('href')?.includes('#') || !labelOf(link)) continue;
    const place = placeOf(places, nameOf(link));
    const target = place > at ? places.elements[place] : undefined;
    if (!target) continue;
    const note = holders.get(target) ?? holderOf(target);
    holders.set(target, note);
    if (!note || note.contains(link)) continue;
    // Everything may refer to the same note.
    const isNamed = judged.get(target) ?? (isNoteText(note) && isNamedNote(target, note));
    judged.set(target, isNamed);
    if (!isNamed && !(isNoteText(note) && leadsBack(note, link))) continue;
    if (!labels.all.has(note) && note.closest(`[${NOTE}]`)) continue;
    pair(bracketOf(link, /^sup$/), note, labels);
  }
}

/** The item or paragraph that a target is or stands in. */
function holderOf(target: Element): Element | null {
  const term = target.closest('dt');
  return term ? term.nextElementSibling : (ownNote(target) ?? target.closest('li,p,dd,aside,div'));
}

function isNamedNote(target: Element, note: Element): boolean {
  const { parentElement: list } = note;
  const around = list && /^[oud]l$/.test(list.localName) ? [list, list.parentElement] : [];
  const [, word] = WORD_BACK_LINK.exec(target.getAttribute('href') ?? '') ?? [];
  const names = [target, note].flatMap((one) => [one.id, one.getAttribute('name'), ...kindsOf(one)]);
  return NOTE_NAME.test([word, ...names, ...around.flatMap(kindsOf)].join(' '));
}

/** What an element says it is. The roles of the web and of electronic books have the same names. */
function kindsOf(element: Element | null): (string | null)[] {
  return element ? [classOf(element), element.getAttribute('role'), element.getAttribute(EPUB_TYPE)] : [];
}
const EPUB_TYPE = 'epub:type';

/** Whether the first link of a note, an arrow or its label, leads to where the link to the note stands. */
function leadsBack(note: Element, link: Element): boolean {
  const back = note.querySelector('a[href^="#"]');
  if (!back || /\p{L}{3}/u.test(textUpTo(back, MOST_BACK) ?? '')) return false;
  return [link.id, link.getAttribute('name'), link.parentElement?.id].includes(nameOf(back));
}
/** Characters and nodes of such a link. */
const MOST_BACK = 200;

/** Marks an element as a footnote, and `holder` as its reference. */
function pair(holder: Element, note: Element, labels: Labels): void {
  const label = labels.all.get(note) ?? newLabel(labelOf(holder), labels);
  labels.all.set(note, label);
  note.setAttribute(NOTE, label);
  const reference = holder.ownerDocument.createElement('sup');
  reference.setAttribute(NOTE_REFERENCE, label);
  reference.textContent = holder.textContent;
  holder.replaceWith(reference);
}

/** The label that the page shows; the next number where another footnote has it or it is not a word. */
function newLabel(shown: string, labels: Labels): string {
  let label = shown;
  for (let next = labels.all.size + 1; !/^\w+$/.test(label) || labels.taken.has(label); next++) label = String(next);
  labels.taken.add(label);
  return label;
}
