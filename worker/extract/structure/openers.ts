import { HEADINGS } from '../../dom/headings.js';
import { rename } from '../../dom/move.js';
import { once } from '../../dom/once.js';
import { type TextSize, textSizes } from '../../dom/text-sizes.js';
import { textUpTo } from '../../dom/text-up-to.js';
import { isFurniture, saysSo } from '../invisible/panels.js';
import type { Markup } from '../parse/markup.js';
import { isFoldControl } from '../recognise/controls.js';
import { boldParagraph } from './tabs.js';

/** Cheap signs, in `Markup.names`, that a button unfolds something … */
const SIGNS = /accordion|collapsible|faq|spoiler|hide-button/i;
/** … because it asks something, whatever its names are … */
const ASKING = /[?？]\s{0,40}(?:<[^<>]{0,300}>[\s+−–-]{0,40}){0,12}<\/button/i;
/** … or is one by its role alone: Elementor. */
const ROLE = /role\s*=\s*["']?button/i;
const BUTTONS = 'button,:is(div,span,a)[role="button"][aria-controls]';
/** Links that unfold what follows them: Foundation, Magento. */
const LINKS = 'a.accordion-title,.accordion-navigation > a,.data.item.title > a';
const LINK = /\baccordion-(?:title|navigation)\b|\bdata item title\b/;
/** Elements around a button that hold nothing else. */
const WRAPPERS = 3;
const MAX_WORDS_CHARS = 200;
/** Words of buttons that name nothing. */
const GENERIC =
  /^(?:(?:show|read|see|view|learn|load)\b.{0,20}|expand(?: all)?|collapse(?: all)?|toggle\b.{0,60}|open|close|menu|more|details|share|filters?|sort(?: by)?)$/i;
const CONTROLS = ['aria-expanded', 'aria-controls', 'data-target', 'data-bs-target'];
const NAMING = [...CONTROLS, 'href'];
/** A share: a menu has more of its text in links. */
const MOSTLY_LINKS = 0.5;
const NO_TEXT: TextSize = { text: 0, linked: 0 };

/**
 * Turns the words of a button that unfolds the text after it into a paragraph, in place: the questions of an FAQ. The
 * words of other buttons are dropped later; a button that is a heading, or inside one, stays a heading.
 */
export function nameUnfolded(document: Document, { html, names, elements, attributes }: Markup): void {
  for (const button of elements.get('button') ?? []) {
    if (isResponse(button)) button.replaceWith(boldParagraph(document, wordsOf(button)));
  }
  if (EXPANDER.test(names))
    for (const control of document.body.querySelectorAll('.expand-control')) plainExpander(control);
  if (DROPDOWN.test(names)) for (const panel of document.body.querySelectorAll(DROPDOWNS)) plainDropdown(panel);
  const isControl =
    elements.has('button') && (SIGNS.test(names) || CONTROLS.some((name) => attributes.has(name)) || ASKING.test(html));
  const isButton = isControl || (attributes.has('aria-controls') && ROLE.test(names));
  const isLink = LINK.test(names);
  if (!isButton && !isLink) return;
  const sizes = once(() => textSizes(document.body));
  const selector = isLink ? `${BUTTONS},${LINKS}` : BUTTONS;
  for (const button of document.body.querySelectorAll(selector)) {
    dropState(button);
    if (button.firstElementChild) dropSigns(button);
    const words = button.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    if (words.length > MAX_WORDS_CHARS || !/\p{L}{2}/u.test(words) || isGeneric(words, button)) continue;
    if (
      button.closest(`${HEADINGS},summary,th,dt,form,[role="heading"],[role="tablist"]`) ||
      isFurniture(button, document.body)
    )
      continue;
    if (
      !(
        button.localName === 'a' ||
        ASKS.test(words) ||
        CONTROLS.some((name) => button.hasAttribute(name)) ||
        saysSo(button)
      ) ||
      !unfolds(button, sizes(), document.body)
    )
      continue;
    const heading = button.querySelector(`${HEADINGS},[role="heading"]`);
    button.replaceWith(heading ?? boldParagraph(document, wordsOf(button)));
  }
}

/** Words that name nothing on a button do so above a panel of its own: Magento. */
function isGeneric(words: string, { localName }: Element): boolean {
  return GENERIC.test(words) && !(localName === 'a' && /^details$/i.test(words));
}

/** The status of an answer over HTTP, with words about it: Redoc and its like unfold what it holds. */
const RESPONSE = /^\s*(?:[1-5]\d\d(?!\d)|[1-5]XX|default\b)[\s:–—-]*\p{L}[^?]*$/u;

/** Whether a button names a response; several side by side are tabs. */
function isResponse(button: Element): boolean {
  const words = textUpTo(button, MAX_WORDS_CHARS);
  if (words === undefined || !RESPONSE.test(words) || button.hasAttribute('role')) return false;
  const { previousElementSibling: before, nextElementSibling: next } = button;
  if (before?.localName === 'button' || next?.localName === 'button') return false;
  return button.closest(`${HEADINGS},summary,form,pre`) === null && HOLDS_STATUS.test(firstText(button));
}
/** Nothing but the status, or the status and its name, stands in a piece of its own. */
const HOLDS_STATUS = /^\s*(?:[1-5]\d\d(?!\d)|[1-5]XX|default)(?: \p{Lu}[\p{L} -]{1,40})?[\s:–—-]*$/u;

/** The first text with words in an element. Depth is bounded by `parseDocument`. */
function firstText(element: Element): string {
  for (const node of element.childNodes) {
    const text = node.nodeType === 1 ? firstText(node as Element) : node.nodeType === 3 ? (node.nodeValue ?? '') : '';
    if (text.trim()) return text;
  }
  return '';
}

/** Confluence's control above what it unfolds, with an arrow. */
const EXPANDER = /\bexpand-control\b/;

function plainExpander(control: Element): void {
  if (isFoldControl(control)) control.remove();
  else control.replaceWith(boldParagraph(control.ownerDocument, wordsOf(control)));
}

/** Webflow makes FAQs of its dropdowns, whose text is in a `nav`. */
const DROPDOWN = /\bw-dropdown-list\b/;
const DROPDOWNS = 'nav.w-dropdown-list';

function plainDropdown(panel: Element): void {
  const { previousElementSibling: toggle } = panel;
  if (!toggle || panel.querySelector('a.w-dropdown-link') || !/\S/.test(panel.textContent ?? '')) return;
  rename(panel, 'div');
  const heading = toggle.querySelector(HEADINGS);
  const words = wordsOf(toggle);
  if (words) toggle.replaceWith(heading ?? boldParagraph(toggle.ownerDocument, words));
}

/** Signs that turn, or become a minus, when the text unfolds. */
const SIGN = /^\s*[-+＋−–▾▼▸▶►›⌄]\s*$/;

/** Drops elements that hold only such a sign beside the words. In place. */
function dropSigns(opener: Element): void {
  for (const part of opener.querySelectorAll('span,i,div'))
    if (SIGN.test(part.textContent?.slice(0, MAX_WORDS_CHARS) ?? '')) part.remove();
}

/** Drops the word for what a click does after the words of the button: the European Commission's pages. In place. */
function dropState(button: Element): void {
  const last = button.hasAttribute('aria-expanded') ? lastIn(button) : button;
  const state = last.textContent ?? '';
  if (last !== button && STATE.test(state) && /\p{L}{2}/u.test((button.textContent ?? '').slice(0, -state.length)))
    last.remove();
}
const STATE = /^\s*(?:open|close|show|hide|expand|collapse)\s*$/i;

/** Depth is bounded by `parseDocument`. */
function lastIn(element: Element): Element {
  let last = element;
  while (last.lastElementChild) last = last.lastElementChild;
  return last;
}

/** The words of a button, with spaces between its blocks, whatever the markup has there. */
function wordsOf(button: Element): string {
  dropSigns(button);
  for (const block of button.querySelectorAll('div,p,li')) block.before(' ');
  return button.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}

/** Whether a panel with text comes right after a button, or after the element that holds only the button. */
function unfolds(button: Element, sizes: ReadonlyMap<Element, TextSize>, body: Element): boolean {
  const sizeOf = (element: Element) => sizes.get(element) ?? NO_TEXT;
  const names = NAMING.map((name) => button.getAttribute(name)?.replace(/^#/, ''));
  let around = button;
  for (let level = 0; level <= WRAPPERS; level++) {
    const { nextElementSibling: next, parentElement: parent } = around;
    if (next && next.localName !== 'button') return isPanel(next, button, names, body) && !isMenu(sizeOf(next));
    if (!parent || sizeOf(parent).text > sizeOf(button).text) return false;
    around = parent;
  }
  return false;
}

function isPanel(element: Element, button: Element, names: readonly (string | undefined)[], body: Element): boolean {
  if (isFurniture(element, body)) return false;
  return (
    (element.id !== '' && names.includes(element.id)) ||
    saysSo(element) ||
    saysSo(button) ||
    ASKS.test(button.textContent ?? '')
  );
}

/** A question is answered below it. */
const ASKS = /[?？]\s*$/;

function isMenu({ text, linked }: TextSize): boolean {
  return text === 0 || linked > MOSTLY_LINKS * text;
}
