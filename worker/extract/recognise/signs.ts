import { classOf } from '../../html/class-of.js';
import { textUpTo } from '../../html/text-up-to.js';

/** What an icon alone says: included, or not. */
export type Sign = '✓' | '✗';

const SHAPE = String.raw`(?:[\s_-](?:circle|lg|solid|square|octagon|fill)){0,3}(?:\s|$)`;
/** Names of icons for yes and no. Avada's `circle-no` only says that the icon has no circle around it. */
const NAMES = new RegExp(
  String.raw`(?:^|[\s_-])(?<!circle-)(?:(check2?(?:mark)?|tick|yes)|(times|cross|x-?mark|no))${SHAPE}`,
  'i',
);
/** An `x` is a no only after the short name of a library (Bootstrap, Feather, Lucide …): it names a network too. */
const X = new RegExp(String.raw`(?:^|\s)(?:bi|bx|fe|feather|fi|lucide|ph|ti)-x${SHAPE}`, 'i');
/** Fonts whose icons are drawn from their names. */
const LIGATURES = /(?:^|\s)(?:google-)?material-(?:icons|symbols)(?:-\w+)?(?:\s|$)/;
const LIGATURE = /^(?:(check(?:_circle|_box)?|done(?:_all)?)|(close|clear|cancel|block))$/;
const MOST_AROUND = 3;
/** White space and elements. */
const MOST_EMPTY = 100;

/** The sign that an element shows, without a word, itself or in what it holds alone. */
export function signIn(element: Element | null): Sign | undefined {
  let icon = element;
  for (let level = 0; icon && level < MOST_AROUND; level++) {
    if (!/^(?:div|i|span)$/.test(icon.localName)) return undefined;
    const drawn = ligatureIn(icon);
    if (drawn) return drawn;
    const classes = classOf(icon);
    const [, yes, no = X.test(classes)] = NAMES.exec(classes) ?? [];
    if (yes || no) return textUpTo(icon, MOST_EMPTY)?.trim() === '' ? (yes ? '✓' : '✗') : undefined;
    if (icon.firstElementChild !== icon.lastElementChild) return undefined;
    icon = icon.firstElementChild;
  }
  return undefined;
}

/** The sign that an element of such a font draws, if it is a yes or a no. */
export function ligatureIn(icon: Element): Sign | undefined {
  if (!LIGATURES.test(classOf(icon))) return undefined;
  const [, yes, no] = LIGATURE.exec(textUpTo(icon, MOST_EMPTY)?.trim() ?? '') ?? [];
  return yes ? '✓' : no ? '✗' : undefined;
}
