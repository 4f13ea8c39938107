import { isFurniture, saysSo } from './panels.js';
import { textLength } from './text-sizes.js';

/** Cheap signs, in the page's markup, that a button unfolds something. */
const SIGNS = /<button\b[^>]*(?:aria-controls|aria-expanded|data-(?:bs-)?target|accordion|collapsible)/i;
/** How many elements that hold nothing else stand around a button. */
const WRAPPERS = 3;
const MAX_WORDS_CHARS = 200;
/** What a button says that names nothing. */
const GENERIC =
  /^(?:(?:show|read|see|view|learn|load)\b.{0,20}|expand(?: all)?|collapse(?: all)?|toggle\b.{0,60}|open|close|menu|more|details|share|filters?|sort(?: by)?)$/i;
const CONTROLS = ['aria-expanded', 'aria-controls', 'data-target', 'data-bs-target'];
/** Of a menu, more than this share is links. */
const MOSTLY_LINKS = 0.5;

/**
 * Writes what a button says that unfolds the text behind it as a paragraph, in place: the questions of an accordion. The
 * words of other buttons are dropped; one that is a heading, or stands in one, stays a heading.
 */
export function nameUnfolded(document: Document, html: string): void {
  if (!SIGNS.test(html)) return;
  for (const button of document.body.querySelectorAll('button')) {
    const words = button.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    if (words.length > MAX_WORDS_CHARS || !/\p{L}{2}/u.test(words) || GENERIC.test(words)) continue;
    if (button.closest('h1,h2,h3,h4,h5,h6,summary,th,dt,form,[role="tablist"]') || isFurniture(button, document.body))
      continue;
    if (!(CONTROLS.some((name) => button.hasAttribute(name)) || saysSo(button)) || !unfolds(button)) continue;
    const heading = button.querySelector('h1,h2,h3,h4,h5,h6');
    button.replaceWith(heading ?? paragraphOf(words, document));
  }
}

/** Whether a panel with text stands right behind a button, or behind what holds only the button. */
function unfolds(button: Element): boolean {
  const names = CONTROLS.map((name) => button.getAttribute(name)?.replace(/^#/, ''));
  let around = button;
  for (let level = 0; level <= WRAPPERS; level++) {
    const { nextElementSibling: next, parentElement: parent } = around;
    if (next && next.localName !== 'button') return isPanel(next, button, names) && !isMenu(next);
    if (!parent || textLength(parent.textContent) > textLength(button.textContent)) return false;
    around = parent;
  }
  return false;
}

function isPanel(element: Element, button: Element, names: readonly (string | undefined)[]): boolean {
  if (isFurniture(element, element.ownerDocument.body)) return false;
  return (element.id !== '' && names.includes(element.id)) || saysSo(element) || saysSo(button);
}

function isMenu(panel: Element): boolean {
  const linked = Array.from(panel.querySelectorAll('a'), ({ textContent }) => textLength(textContent));
  const chars = textLength(panel.textContent);
  return chars === 0 || linked.reduce((sum, size) => sum + size, 0) > MOSTLY_LINKS * chars;
}

function paragraphOf(words: string, document: Document): Element {
  const paragraph = document.createElement('p');
  const strong = document.createElement('strong');
  strong.textContent = words;
  paragraph.append(strong);
  return paragraph;
}
