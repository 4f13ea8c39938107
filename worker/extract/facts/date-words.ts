import { CHANGED, DEADLINE, ENTRY, MADE, MEMBER_SINCE, ON, PUBLISHED, REGISTRATION, UNTIL } from '../words/date.js';
import { anyOf, patternOf } from '../words/words.js';

const later = () => `(?:${anyOf(CHANGED, MEMBER_SINCE)}|${anyOf(REGISTRATION)}\\s?[:：])`;

/** Words for a later date: a change, or a deadline; or for that of a member. */
export const LATER = patternOf(() => `${later()}|${anyOf(DEADLINE)}|next \\w+:`);
/** The same before a colon and nothing else. A blog may show no other date than that of its last update. */
export const LATER_LABEL = patternOf(
  () =>
    `^(?!.{0,20}update).{0,40}(?<!\\p{L})${anyOf(CHANGED, DEADLINE, MEMBER_SINCE, REGISTRATION)}[^.,;:：]{0,20}[:：]$`,
);
/** Such a word at the end of the text before a date, alone, or right behind a date. */
export const CHANGED_BEFORE = patternOf(() => `(?<!\\p{L})${later()}(?: ${anyOf(ON)})?\\s?[:：]?\\s*$`);
export const CHANGED_ALONE = patternOf(() => `^\\s*${anyOf(CHANGED)}\\s*$`);
export const CHANGED_BEHIND = patternOf(() => `\\d\\s*${anyOf(CHANGED)}\\s*$`);

export const SAYS_PUBLISHED = patternOf(() => anyOf(PUBLISHED));
export const SAYS_MADE = patternOf(() => `${anyOf(PUBLISHED)}|(?<!\\p{L})${anyOf(MADE)}(?!\\p{L})`);
/** How a line or sentence begins that says when the page was published. */
export const BEGINS_WITH_DATE = patternOf(
  () => `^\\s*(?:${anyOf(ENTRY)}|(?:posted|published|submitted) (?:by|on)|published:|written by)(?:\\s|$)`,
);

/** A span of days or hours: an event's, or a period of validity. */
export const SPAN = patternOf(() => {
  const until = anyOf(UNTIL);
  return [
    '\\d:\\d\\d(?: ?[ap]\\.?m\\.?)? ?[–—-] ?\\d{1,2}:\\d\\d(?!\\d)',
    // "2025 - 11 minutes" is none, nor are month and day of "2025-11-05 by Ada".
    '(?<!\\d{4}-\\d?)\\d\\.?(?: \\p{L}+\\.?)? ?[–—-] ?\\d{1,2}(?:\\.|,)? ?(?!min|h(?!\\p{L})|uhr|น)\\p{L}',
    `\\d{4}-\\d\\d-\\d\\d ?(?:[–—~-]|${until}) ?\\d{4}-\\d\\d`,
    `\\d(?:\\.|º|er)?(?:(?: de)? \\p{L}{3,12}\\.?)?(?:(?: de)? \\d{4})? ${until} \\d{1,2}(?:\\.|º|er)? (?:de )?\\p{L}`,
    `\\p{L}{3,12}\\.? \\d{1,2}(?:, \\d{4})? (?:${until}|[–—-]) \\p{L}{3,12}\\.? \\d{1,2}(?!\\d)`,
  ].join('|');
});
