import { textUpTo } from '../../html/text-up-to.js';
import { plain } from '../dom/plain.js';

/** Characters and nodes of a footer that are looked at. */
const MOST_LOOKED_AT = 5_000;
const FOOTERS = 3;
const NAME_CHARS = 60;
const OWNED =
  /(?:©|\(c\)|\bcopyright)[\s,:]*(?:©|\(c\))?\s*(?:(?:19|20)\d\d(?:\s?[-–—]\s?(?:(?:19|20)?\d\d|present))?[\s,:|-]*)?(?:by\s|von\s)?(.{2,90})/gi;
const BEHIND =
  /\s*(?:[.,|•·–—:;(]|\s-\s|\sall rights|\salle rechte|\stous droits|\stodos os|\stodos los|\stutti i|©|(?:19|20)\d\d).*$/i;

/** The owners that the footers of a page name behind "©". */
export function ownersIn(footers: readonly Element[]): string[] {
  return footers.slice(-FOOTERS).flatMap((footer) => {
    const text = plain(textUpTo(footer, MOST_LOOKED_AT)) ?? '';
    const names = Array.from(text.matchAll(OWNED), ([, name = '']) => name.replace(BEHIND, '').trim());
    return names.filter((name) => name.length > 1 && name.length <= NAME_CHARS && /\p{L}/u.test(name));
  });
}
