import { DATE_LINE_CHARS } from './date-line.js';
import { CHANGED_BEHIND, LATER, LATER_LABEL, SAYS_MADE, SAYS_PUBLISHED, SPAN } from './date-words.js';
import { type Headline, linesAround } from './headline.js';
import { dateIn, dateless } from './iso-date.js';
import type { Line } from './lines.js';
import { saidPeople } from './names.js';
import { timeIn } from './times.js';

/** The date in the lines around the headline; lines below it first, one with a label for publication before others. */
export function headlineDate(headline: Headline | undefined, lang: string | undefined): string | undefined {
  let found: { date: string; lines: readonly Line[]; at: number } | undefined;
  for (const { line, above, lines, at } of headline ? linesAround(headline) : []) {
    if (found && (lines !== found.lines || at > found.at + MOST_BETWEEN)) break;
    const date = labelsLater(above) ? undefined : dateOfLine(line, lang);
    if (date && !found?.date.startsWith(date) && SAYS_PUBLISHED().test(line.text)) return date;
    found ??= date ? { date, lines, at } : undefined;
  }
  return found?.date;
}
/** Lines: a date without a label may come before the one of publication. */
const MOST_BETWEEN = 2;

/** Whether a line says that the next one dates a change. */
function labelsLater(line: Line | undefined): boolean {
  return line !== undefined && /[:：]$/.test(line.text) && LATER_LABEL().test(line.text);
}

function dateOfLine({ text, author, times }: Line, lang: string | undefined): string | undefined {
  if (text.length > DATE_LINE_CHARS || (times.length === 0 && !/[\d\u0660-\uff19]/.test(text))) return undefined;
  if (SPAN().test(text) || CHANGED_BEHIND().test(text) || (!author && isSentence(text))) return undefined;
  const [first = ''] = text.split(LATER(), 1);
  if (first === text) return timeIn(times, lang) ?? dateIn(text, lang);
  const [, labelled] = text.split(SAYS_PUBLISHED());
  return dateIn(first, lang) ?? (labelled && dateIn(labelled, lang));
}

/** Whether a line is a sentence that speaks of a day, and does not say who published something then. */
function isSentence(text: string): boolean {
  const rest = dateless(text).trim();
  if (/\p{L}{3,}[.!?]$|\p{L}[。！？।؟]$/u.test(rest)) return true;
  // The last words may be the day, as `dateless` leaves it.
  return /\s\|\s*[.!।]$/.test(rest) && speaks(rest) && !saidPeople(text);
}

/** Whether a line says something in words that are none for publication. */
function speaks(text: string): boolean {
  const words = text.split(' ').filter((word) => /^[\p{Ll}\p{Lo}]/u.test(word));
  return words.length >= LEAST_WORDS && !SAYS_MADE().test(text);
}
/** Words in small letters, or of a script without capitals: a place and a day are no sentence. */
const LEAST_WORDS = 2;

function isProse(text: string): boolean {
  return text.length >= SENTENCE_CHARS && /[.!?…。！？।؟]["'’”»)」]?$/.test(text);
}
const SENTENCE_CHARS = 30;

/** Characters at the start of a text that may hold place, day and agency. */
const START_CHARS = 110;
/**
 * A place and a day before a dash, as news agencies begin a text, where `dateless` leaves a bar for the day: "BERLIN,
 * March 5, 2024 /Agency/ --", "Feb. 23, 2015 –", "Marle (5.3.2024)."
 */
const PLACE = "\\p{Lu}[\\p{L}\\p{M}.'’/ -]{1,30}(?:, [\\p{L}. ]{2,25})?";
const DAY = '(?:(?:le|den|el|the) )?\\|';
const DATELINE = new RegExp(
  `^(?:(?:${PLACE}(?:, ?| ?[–—-] )|\\(${PLACE}, )?(?:${DAY}(?: ?\\))?|\\( ?${DAY} ?\\))[.,]? ?(?:/[\\p{L}\\p{N}. -]{2,40}/ ?|\\([\\p{L}\\p{N}. ,-]{2,40}\\) ?)?(?:--|–|—|- )|${PLACE}[,.]? ?\\( ?${DAY} ?\\)[.:] )`,
  'u',
);

/** The day with which the text below a headline begins, where a place or nothing stands before it and a dash behind. */
export function dateOfBeginning(headline: Headline | undefined, lang: string | undefined): string | undefined {
  const texts = headline ? [...headline.after.map(({ text }) => text), headline.text] : [];
  const start = texts.find((text) => isProse(text) || text.length > DATE_LINE_CHARS)?.slice(0, START_CHARS) ?? '';
  const rest = dateless(start).replace(/\s+/g, ' ').trim();
  // Two days are those of a life, or of an event.
  return rest.split('|').length === 2 && DATELINE.test(rest) ? dateIn(start, lang) : undefined;
}
