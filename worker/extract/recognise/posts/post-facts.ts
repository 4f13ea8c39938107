import { textUpTo } from '../../../html/text-up-to.js';
import { plain } from '../../dom/plain.js';
import { dateIn, toIsoDate } from '../../facts/iso-date.js';

/** Characters and nodes of a name or date at most. */
const MOST_AROUND = 400;
const FACT_CHARS = 60;

/** The text of an element if it is no longer than `most` characters; else nothing. */
export function said(element: Element, most: number): string {
  const text = plain(textUpTo(element, MOST_AROUND)) ?? '';
  return text.length <= most ? text : '';
}

/**
 * The date as shown if that has the year, else its machine-readable value; what is said before it, about the author, is
 * left out.
 */
export function dateSaid(line: Element): string {
  const element = line.querySelector('time') ?? line;
  const shown = said(element, FACT_CHARS).replace(/^.*»\s*|^on\s+/, '');
  if (/(?:19|20)\d\d/.test(shown)) return shown;
  const stated = element.getAttribute('datetime') ?? element.getAttribute('title') ?? '';
  return /^\d{4}-\d\d-\d\d/.exec(stated)?.[0] ?? shown;
}

/** The score as shown or stated, with its unit. */
export function scoreSaid(element: Element): string {
  const shown = element.getAttribute('score') ?? said(element, FACT_CHARS);
  if (/^-?\d+$/.test(shown)) return `${shown} ${shown === '1' ? 'point' : 'points'}`;
  return /\d/.test(shown) ? shown : '';
}

/** The date that a line states for programs or shows, as ISO 8601. */
export function dateStated(line: Element, lang: string | undefined): string | undefined {
  const element = line.querySelector('time') ?? line;
  const shown = textUpTo(element, MOST_AROUND) ?? '';
  const stated = [element.getAttribute('datetime'), element.getAttribute('title')].map((text) => text ?? '');
  return stated.map((text) => toIsoDate(text, lang)).find(Boolean) ?? dateIn(shown, lang);
}
