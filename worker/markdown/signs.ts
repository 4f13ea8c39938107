import { classOf } from '../extract/class-of.js';
import { textUpTo } from '../extract/text-up-to.js';

/** A mark that an icon alone draws: of what is included, or is not. */
export type Sign = '✓' | '✗';

const NAMES =
  /(?:^|[\s_-])(?:(check(?:mark)?|tick|yes)|(times|cross|x-?mark|no))(?:[\s_-](?:circle|lg|solid))?(?:\s|$)/i;
const MOST_AROUND = 3;
/** White space and elements. */
const MOST_EMPTY = 100;

/** The sign that an element shows, without a word, itself or in what it holds alone. */
export function signIn(element: Element | null): Sign | undefined {
  let icon = element;
  for (let level = 0; icon && level < MOST_AROUND; level++) {
    if (!/^(?:div|i|span)$/.test(icon.localName)) return undefined;
    const [, yes, no] = NAMES.exec(classOf(icon)) ?? [];
    if (yes || no) return textUpTo(icon, MOST_EMPTY)?.trim() === '' ? (yes ? '✓' : '✗') : undefined;
    if (icon.firstElementChild !== icon.lastElementChild) return undefined;
    icon = icon.firstElementChild;
  }
  return undefined;
}
