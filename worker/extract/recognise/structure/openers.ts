import { HEADINGS } from '../../../html/headings.js';
import { once } from '../../../html/once.js';
import { type TextSize, textSizes } from '../../../html/text-sizes.js';
import type { Markup } from '../../dom/markup.js';
import { isFurniture, saysSo } from '../../hide/panels.js';
import { boldParagraph } from './tabs.js';

/** Cheap signs, in `Markup.names`, that a button unfolds something. */
const SIGNS = /accordion|collapsible|faq|spoiler|hide-button/i;
const BUTTONS = 'button,:is(div,span,a)[role="button"][aria-controls]';
/** Attributes in which a button says that it unfolds something, or what. */
const CONTROLS = ['aria-expanded', 'aria-controls', 'data-target', 'data-bs-target'];
/** Elements around a button that hold nothing else. */
const WRAPPERS = 3;
const MOST_CHARS = 200;
/** Words of buttons that name nothing. */
const GENERIC =
  /^(?:(?:show|read|see|view|learn|load)\b.{0,20}|expand(?: all)?|collapse(?: all)?|toggle\b.{0,60}|open|close|menu|more|details|share|filters?|sort(?: by)?)$/i;
/** A question is answered below it. */
const ASKS = /[?？]\s*$/;
/** A share: a menu has more of its text in links. */
const MOSTLY_LINKS = 0.5;

/**
 * Turns the words of a button that unfolds the text after it into a paragraph, in place: the questions of an FAQ. The
 * words of other buttons are dropped later; a button that is a heading, or inside one, stays a heading.
 */
export function nameUnfolded(document: Document, { names, elements, attributes }: Markup): void {
  if (!elements.has('button') && !attributes.has('aria-controls')) return;
  if (!elements.has('button') && !SIGNS.test(names) && !CONTROLS.some((name) => attributes.has(name))) return;
  const sizes = once(() => textSizes(document.body));
  for (const button of document.body.querySelectorAll(BUTTONS)) {
    const words = wordsOf(button);
    if (words.length > MOST_CHARS || !/\p{L}{2}/u.test(words) || GENERIC.test(words)) continue;
    const says = ASKS.test(words) || CONTROLS.some((name) => button.hasAttribute(name)) || saysSo(button);
    if (!says || button.closest(`${HEADINGS},summary,th,dt,form,[role="heading"],[role="tablist"]`)) continue;
    if (isFurniture(button, document.body) || !unfolds(button, sizes(), document.body)) continue;
    const heading = button.querySelector(`${HEADINGS},[role="heading"]`);
    button.replaceWith(heading ?? boldParagraph(document, words));
  }
}

/** The words of a button, with spaces between its blocks and without the signs that turn when the text unfolds. */
function wordsOf(button: Element): string {
  const parts = Array.from(button.querySelectorAll('div,p,li,span,i'));
  for (const part of parts) if (SIGN.test(part.textContent?.slice(0, MOST_CHARS) ?? '')) part.remove();
  for (const part of parts) if (/^(?:div|p|li)$/.test(part.localName)) part.before(' ');
  return button.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}
const SIGN = /^\s*[-+＋−–▾▼▸▶►›⌄]\s*$/;

/** Whether a panel with text comes right after a button, or after the element that holds only the button. */
function unfolds(button: Element, sizes: ReadonlyMap<Element, TextSize>, body: Element): boolean {
  const sizeOf = (element: Element) => sizes.get(element) ?? { text: 0, linked: 0 };
  const names = [...CONTROLS, 'href'].map((name) => button.getAttribute(name)?.replace(/^#/, ''));
  let around = button;
  for (let level = 0; level <= WRAPPERS; level++) {
    const { nextElementSibling: next, parentElement: parent } = around;
    if (next && next.localName !== 'button') {
      const { text, linked } = sizeOf(next);
      const isPanel = (next.id !== '' && names.includes(next.id)) || [next, button].some(saysSo);
      const asks = ASKS.test(button.textContent ?? '');
      return (isPanel || asks) && !isFurniture(next, body) && text > 0 && linked <= MOSTLY_LINKS * text;
    }
    if (!parent || sizeOf(parent).text > sizeOf(button).text) return false;
    around = parent;
  }
  return false;
}
