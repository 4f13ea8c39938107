import { dateIn, dateless } from './iso-date.js';

/** Characters at the start of a text that may hold place, day and agency. */
const START_CHARS = 110;
/**
 * A place and a day before a dash, as news agencies begin a text, where `dateless` leaves a bar for the day: "BERLIN,
 * March 5, 2024 /Agency/ --", "Feb. 23, 2015 –", "Marle (5.3.2024)."
 */
const PLACE = "\\p{Lu}[\\p{L}\\p{M}.'’/ -]{1,30}(?:, [\\p{L}. ]{2,25})?";
const DAY = '(?:(?:le|den|el|the) )?\\|';
const DATELINE = new RegExp(
  `^(?:${PLACE}(?:, ?| ?[–—-] )|\\(${PLACE}, )?(?:${DAY}(?: ?\\))?|\\( ?${DAY} ?\\))[.,]? ?(?:/[\\p{L}\\p{N}. -]{2,40}/ ?|\\([\\p{L}\\p{N}. ,-]{2,40}\\) ?)?(?:--|–|—|- )`,
  'u',
);
const IN_BRACKETS = new RegExp(`^${PLACE}[,.]? ?\\( ?${DAY} ?\\)[.:] `, 'u');

/** The day with which a text begins, where a place or nothing stands before it and a dash behind it. */
export function dateOfText(text: string, lang: string | undefined): string | undefined {
  const start = text.slice(0, START_CHARS);
  const rest = dateless(start).replace(/\s+/g, ' ').trim();
  // Two days are those of a life, or of an event.
  if (rest.split('|').length !== 2 || !(DATELINE.test(rest) || IN_BRACKETS.test(rest))) return undefined;
  return dateIn(start, lang);
}
