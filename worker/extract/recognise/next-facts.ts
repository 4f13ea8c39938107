import { classOf } from '../../dom/class-of.js';
import { endOf } from './ends.js';

/**
 * Whether the second text cannot go on with the first: a number or words after stars, the number of reviews after their
 * mean, words, a remark in brackets or another whole price after a price (`5 €` and `50` are one), a number before words
 * after one behind words (`4.6 out of 5` and `2,318 ratings`), words, a share or another temperature after a temperature.
 */
export function isNextFact(before: string, behind: string): boolean {
  if (/[★☆⭐✩✮]$/u.test(before)) return /^[\p{L}\p{N}(]/u.test(behind);
  if (/\d\s?°[CF]?$/u.test(before)) return /^(?:[-−–]?\d{1,3}\s?[°%]|\p{Lu}\p{Ll}{2})/u.test(behind);
  if (behind.startsWith('(')) return /\d\s?\p{Sc}$/u.test(before) || (/^\(\d/.test(behind) && MEAN.test(before));
  if (/\p{L} \d[\d.,]*$/u.test(before) && /^\d[\d.,]* \p{L}/u.test(behind)) return true;
  return /\d\s?\p{Sc}\*?$/u.test(before) && /^(?:\p{Lu}\p{Ll}{2}|\d[\d.,]*\s?\p{Sc})/u.test(behind);
}

const MEAN = /^\s*\d[.,]\d{1,2}$/;

/**
 * Whether two times of day, the start and the end of something, or two parts of an address meet; also where digits do:
 * `<span class="street-address">Mill Lane 3</span><span class="postal-code">03222</span>`.
 */
export function areNextParts(left: Element, right: Element): boolean {
  const [before, behind] = [endOf(left, 'lastChild'), endOf(right, 'firstChild')];
  if (CLOCK_END.test(before) && CLOCK_START.test(behind)) return true;
  if (before.trim().length < 2 || behind.trim().length < 2) return false;
  const [first, second] = [classOf(left), classOf(right)];
  return (START.test(first) && END.test(second)) || (IN_ADDRESS.test(first) && IN_ADDRESS.test(second));
}
const CLOCK_END = /(?:^|\s)\d{1,2}:\d\d$/;
export const CLOCK_START = /^\d{1,2}:\d\d(?:[\s–-]|$)/;
const START = /(?:^|[\s_-])(?:start|from|begin|opens?)(?:-?(?:time|date|hour))?(?:\s|$)/i;
const END = /(?:^|[\s_-])(?:end|to|until|till|closes?)(?:-?(?:time|date|hour))?(?:\s|$)/i;
/** Parts of an address in the hCard microformat and themes like it. */
const IN_ADDRESS =
  /(?:^|[\s_-])(?:(?:street|extended)-?address|street|post(?:al)?-?code|zip(?:-?code)?|city|locality|region|country(?:-name)?)(?:\s|$)/i;
