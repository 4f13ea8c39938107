import { ARCHIVE, PAGE, TOPIC } from '../words/title.js';
import { anyOf, patternOf } from '../words/words.js';

/** "Site » Blog Archive » Title", "Site • View topic - Title". */
const LABELLED = patternOf(
  () => `^(?:.{0,200}?\\s)?(?:${anyOf(ARCHIVE)}\\s+»|${anyOf(TOPIC)}\\s+[-–])\\s+(?<name>\\S.*)$`,
);
/** "Title (Page 1) / Board / Site". */
const PAGED = patternOf(() => `^(?<name>.{1,300}\\S) \\(${anyOf(PAGE)} \\d{1,5}\\) / \\S.{0,300}$`);
/** What Discuz!, vBulletin and others write at its end. */
const BY_PROGRAM = /[\s_|·•:/–—-]{0,4}[_|·•:/–—-]\s{0,3}powered by \p{L}[\p{L}\p{N} .!]{1,29}$/iu;

/** A title without what its publishing system says of the kind of page, and the name of the site before that. */
export function withoutLabel(stated: string): string {
  const title = /powered by/i.test(stated) ? stated.replace(BY_PROGRAM, '') || stated : stated;
  const forms = [
    title.includes(' - ') || /[»–]/.test(title) ? LABELLED : [],
    title.includes(') / ') ? PAGED : [],
  ].flat();
  return forms.map((form) => form().exec(title)?.groups?.name).find(Boolean) ?? title;
}
