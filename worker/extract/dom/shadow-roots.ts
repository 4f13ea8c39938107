import { moveInside, putInstead } from '../../html/move.js';
import { HIDDEN_BY } from '../../page.js';
import { hidingRules } from '../hide/css/hiding-rules.js';

/** The attribute of a template that is a shadow root; also searched for in the text of a page. */
export const SHADOW_ROOT_MODE = 'shadowrootmode';
/**
 * Characters of the style sheets of all shadow roots that are read; a component repeats its own wherever it is used.
 */
const MOST_STYLE_CHARS = 1_000_000;

/** Declarations that mean the same anywhere: hidden for good, or for now. */
const HIDING = { never: 'clip-path:inset(50%)', folded: 'display:none', narrow: 'display:none', yet: 'opacity:0' };

/**
 * Replaces the content of each host by that of its declarative shadow root, with the host's own content in the slots,
 * as a browser shows it; content without a slot is not shown. Style sheets of a shadow root hide only what is in it. In
 * place. Source: HTML, 4.12.3 (`shadowrootmode`) and 4.12.4 (slots); DOM, 4.2.2.4.
 */
export function composeShadowRoots(document: Document): void {
  let left = MOST_STYLE_CHARS;
  // Outer ones first: what they put into a slot may be for the slots of a component inside.
  for (const template of templatesIn(document.body)) {
    const host = template.parentElement;
    // An empty one is what `parseDocument` left of one that was nested too deep.
    if (!host || !template.firstChild || !isFirst(template)) continue;
    const shadow = document.createElement('div');
    moveInside(template, shadow);
    template.remove();
    left -= hideBySheets(shadow, left);
    fillSlots(shadow, host);
    for (const node of [...host.childNodes]) node.remove();
    moveInside(shadow, host);
  }
}

/** Shadow roots in document order, nested ones too. */
function templatesIn(body: Element): Element[] {
  return Array.from(body.getElementsByTagName('template')).filter((template) =>
    /^(?:open|closed)$/i.test(template.getAttribute(SHADOW_ROOT_MODE) ?? ''),
  );
}

/** Whether no earlier template is the host's shadow root: it has only one. */
function isFirst(template: Element): boolean {
  for (let before = template.previousElementSibling; before; before = before.previousElementSibling) {
    if (before.localName === 'template' && before.hasAttribute(SHADOW_ROOT_MODE)) return false;
  }
  return true;
}

/**
 * Marks each element that the root's sheets hide, because the sheets themselves must not apply to the page, and removes
 * the sheets. Returns how many characters they had.
 */
function hideBySheets(shadow: Element, most: number): number {
  const isOwn = ownOf(shadow);
  const sheets = Array.from(shadow.getElementsByTagName('style')).filter(isOwn);
  const chars = sheets.reduce((sum, { textContent }) => sum + (textContent?.length ?? 0), 0);
  const rules = chars > 0 && chars <= most ? hidingRules(shadow) : undefined;
  if (rules) {
    for (const element of shadow.getElementsByTagName('*')) {
      const how = isOwn(element) && rules(element);
      if (how) element.setAttribute(HIDDEN_BY, HIDING[how]);
    }
  }
  for (const sheet of sheets) sheet.remove();
  return Math.min(chars, most);
}

/** Tells whether an element belongs to this shadow root, and not to one inside it. */
function ownOf(shadow: Element): (element: Element) => boolean {
  const isAlone = shadow.getElementsByTagName('template').length === 0;
  return (element) => isAlone || !element.closest('template');
}

/** Replaces each slot by what the host has for it, or else by its own content. */
function fillSlots(shadow: Element, host: Element): void {
  const assigned = new Map<string, ChildNode[]>();
  for (const node of [...host.childNodes]) {
    if (node.nodeType !== 1 && node.nodeType !== 3) continue;
    const name = (node.nodeType === 1 && (node as Element).getAttribute('slot')) || '';
    const known = assigned.get(name);
    if (known) known.push(node);
    else assigned.set(name, [node]);
  }
  for (const slot of Array.from(shadow.getElementsByTagName('slot')).filter(ownOf(shadow))) {
    const name = slot.getAttribute('name') ?? '';
    putInstead(slot, assigned.get(name) ?? [...slot.childNodes]);
    assigned.delete(name); // the first slot of a name has all that is for it
  }
}
