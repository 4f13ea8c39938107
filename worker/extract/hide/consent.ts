import { classOf } from '../../html/class-of.js';
import { ACCEPT } from '../words/beside.js';
import { anyLike, patternOf } from '../words/words.js';

/** Names that nothing else has: those of consent managers, and of a bar, box or law for cookies. */
const BOX =
  /(?:^|\s)(?:onetrust|cybot|didomi|qc-cmp|osano|usercentrics|truste(?!d)|fc-consent|(?:[a-z]{2,4}[_-])?(?:cookies?|consent|gdpr)[_-]?(?:bar|banner|notice|law|pop-?up|overlay|modal|wall)(?![a-z]))/i;
/** Names that a text about cookies may have too, be they data or food. */
const ABOUT = /(?:^|[\s_-])(?:cookies?|consent|gdpr)(?:[\s_-]|$)/i;
/** What the button says by which a reader consents. */
const ACCEPTING = patternOf(() => `^\\W*${anyLike(ACCEPT)}`, 'i');
/** Cheap sign, in `Markup.names`. */
export const namesConsent = (names: string) =>
  /cookie|consent|gdpr|onetrust|cybot|didomi|qc-cmp|osano|usercentrics|truste/i.test(names);
const CONTROLS = 'button,a,input[type="submit"],[role="button"]';

/**
 * Whether an element asks for consent: by a name that nothing else has, or by one that a text may have and a button to
 * accept.
 */
export function isConsent(element: Element): boolean {
  if (!element.hasAttributes() || HEADED.test(element.localName)) return false;
  const name = `${element.id} ${classOf(element)}`;
  return BOX.test(name) || (ABOUT.test(name) && asksConsent(element));
}
/** Elements that are, or stand for, parts of a text. */
const HEADED = /^(?:article|h[1-6]|d[dt]|t[dhr])$/;

/** Whether a button below an element accepts something. */
export function asksConsent(element: Element): boolean {
  return Array.from(element.querySelectorAll(CONTROLS)).some((control) =>
    ACCEPTING().test((control.textContent || control.getAttribute('value') || '').trim()),
  );
}
