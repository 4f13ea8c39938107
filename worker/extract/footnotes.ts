import { NOTE, NOTE_REFERENCE } from '../markdown/notes.js';

/** Cheap signs, in the page's markup, that a link may lead to a footnote. */
const SIGNS = /href\s*=\s*["']?#[^"'>]*(?:fn|note|cite|ref|ftn)/i;
const REFERENCE_TEXT = /^[[(]?\s*([\w*†‡§]{1,4})\s*[\])]?$/;
const NOTE_NAME =
  /(?:^|[\s_:.-])(?:fn|footnotes?|footnote-?\w*|cite_note|_?ftn|_?edn|endnotes?|noteref|note|notes|reference)(?:$|[\s_:.\d-])/i;
const BACK_TEXT = /^(?:[\s↩↑^⤴⏎←⇑]|\p{Variation_Selector})*$/u;
/** A footnote is shorter; what is longer is a section that happens to be linked. */
const LONGEST_NOTE_CHARS = 3_000;

/**
 * Marks footnotes and the references to them, in place, so that Markdown can write `[^1]` and `[^1]: …`. It runs before
 * links are resolved, which drops those within the page. Pairs a short link (`1`, `[2]`, `*`) with the item or
 * paragraph it leads to, where a link back or a name says that it is a footnote.
 */
export function markFootnotes(document: Document, html: string): void {
  if (!SIGNS.test(html)) return;
  const links: { link: Element; at: number }[] = [];
  const places = new Map<string, number>();
  const elements = Array.from(document.body.querySelectorAll('[id],a[name],a[href]'));
  elements.forEach((element, place) => {
    const name = element.id || element.getAttribute('name');
    if (name && !places.has(name)) places.set(name, place);
    const isReference =
      element.getAttribute('href')?.startsWith('#') && REFERENCE_TEXT.test(element.textContent?.trim() ?? '');
    if (isReference) links.push({ link: element, at: place });
  });
  const labels = new Map<Element, string>();
  for (const { link, at } of links) {
    const place = places.get(decoded(link.getAttribute('href') ?? '')) ?? -1;
    const target = elements[place];
    // References come first; what leads up the page is a way back.
    const note = target && place > at ? noteOf(target, link) : undefined;
    if (!note || note.closest(`[${NOTE}]`) !== (labels.has(note) ? note : null)) continue;
    const label = labels.get(note) ?? freeLabel(link, labels);
    labels.set(note, label);
    note.setAttribute(NOTE, label);
    const holder = link.parentElement?.localName === 'sup' && isOnly(link) ? link.parentElement : link;
    const reference = document.createElement('sup');
    reference.setAttribute(NOTE_REFERENCE, label);
    reference.textContent = link.textContent;
    holder.replaceWith(reference);
  }
  for (const note of labels.keys()) removeBackLinks(note);
}

/** The footnote a reference leads to: the item or paragraph that has, or holds, the target. */
function noteOf(target: Element, link: Element): Element | undefined {
  const note = /^(?:li|p|dd|div|aside)$/.test(target.localName) ? target : target.closest('li,p,dd,aside,div');
  if (!note || note.contains(link) || note.querySelector('h1,h2,h3,table')) return undefined;
  const text = note.textContent ?? '';
  if (text.length > LONGEST_NOTE_CHARS || !/\p{L}{2}/u.test(text)) return undefined;
  const names = `${target.id} ${target.getAttribute('name') ?? ''} ${note.id} ${note.className} ${target.getAttribute('role') ?? ''}`;
  return NOTE_NAME.test(names) ? note : undefined;
}

/** The label the page shows, or, where another footnote has it or it is no word, the next number. */
function freeLabel(link: Element, labels: ReadonlyMap<Element, string>): string {
  const shown = REFERENCE_TEXT.exec(link.textContent?.trim() ?? '')?.[1] ?? '';
  const taken = new Set(labels.values());
  if (/^\w+$/.test(shown) && !taken.has(shown)) return shown;
  let number = labels.size + 1;
  while (taken.has(String(number))) number += 1;
  return String(number);
}

/** Arrows back to the text, and the label that a paragraph, unlike a numbered item, starts with. */
function removeBackLinks(note: Element): void {
  for (const back of note.querySelectorAll('.mw-cite-backlink')) back.remove();
  for (const link of note.querySelectorAll('a[href]')) {
    const text = link.textContent?.trim() ?? '';
    const isBack = link.getAttribute('href')?.startsWith('#') && (BACK_TEXT.test(text) || REFERENCE_TEXT.test(text));
    if (isBack) (link.parentElement?.localName === 'sup' && isOnly(link) ? link.parentElement : link).remove();
  }
}

function isOnly(link: Element): boolean {
  return link.parentElement?.textContent?.trim() === link.textContent?.trim();
}

function decoded(href: string): string {
  try {
    return decodeURIComponent(href.slice(1));
  } catch {
    return href.slice(1);
  }
}
