import { classOf } from '../../dom/class-of.js';
import { endOf, INLINE } from './ends.js';

/**
 * Whether a control that is left out, or an empty element that draws a space or a line of dots, stood between two words,
 * which are no single one without it.
 */
export function isGoneBetweenWords(control: Element): boolean {
  if (!GONE.test(control.localName) && !isSpacer(control)) return false;
  const [before, behind] = [pastControls(control, 'previousSibling'), pastControls(control, 'nextSibling')];
  const [end, start] = [before && endOf(before, 'lastChild'), behind && endOf(behind, 'firstChild')];
  return /[\p{L}\p{N}.!?%)]$/u.test(end ?? '') && /^[\p{L}\p{N}\p{Sc}]/u.test(start ?? '');
}
const GONE = /^(?:button|input|select|textarea)$/;

function isSpacer(element: Element): boolean {
  return element.localName === 'span' && !element.firstChild && SPACER.test(classOf(element));
}
const SPACER = /(?:^|[\s_-])(?:separator|divider|spacer?|dots|leader|line)(?:\s|$)/i;

/** The neighbour on one side, past a few other controls. */
function pastControls(control: Element, side: 'previousSibling' | 'nextSibling'): Node | null {
  let node = control[side];
  for (let i = 0; i < MOST_PASSED && node?.nodeType === 1 && GONE.test((node as Element).localName); i++)
    node = node[side];
  return node?.nodeType === 3 || (node?.nodeType === 1 && INLINE.test((node as Element).localName)) ? node : null;
}
/** Controls side by side. */
const MOST_PASSED = 4;
