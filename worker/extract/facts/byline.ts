import { key } from '../dom/key.js';
import { type Headline, linesAround } from './headline.js';
import { dateIn } from './iso-date.js';
import type { Line } from './lines.js';
import { isPerson, labelsAuthor, markedPeople, saidPeople, saysOnlyBy, together, withoutSite } from './names.js';
import { wireReporters } from './wire-reporters.js';

/** The stated author, unless that is only the site or an account and the lines around the headline name a person. */
export function shownAuthor(
  said: string | undefined,
  siteKeys: ReadonlySet<string>,
  headline: () => Headline | undefined,
): string | undefined {
  const stated = said && withoutSite(said, siteKeys);
  const isSite = stated !== undefined && siteKeys.has(key(stated));
  const isAccount = stated !== undefined && !stated.includes(' ');
  if (stated && !isSite && !isAccount) return stated;
  const shown = headlineByline(headline());
  if (isSite) return shown ?? stated;
  return stated && !shown?.includes(' ') ? stated : (shown ?? stated);
}

/** The authors that the lines around the headline name; lines below it first. */
function headlineByline(headline: Headline | undefined): string | undefined {
  const around = headline ? [...linesAround(headline)] : [];
  for (const { line, above, lines, at } of around) {
    if (labelsAuthor(above?.text) && isPerson(line.text.trim())) return line.text.trim();
    const name = nameIn(saysOnlyBy(above?.text) ? { ...line, author: line.text } : line);
    if (name) return together([name, ...alike(lines, at)]);
  }
  const portrayed = around.find(({ line, lines, at }) => isPortrayed(line) && lines.slice(at, at + 3).some(isDated));
  if (portrayed) return portrayed.line.pictured;
  const texts = headline ? [...headline.after.map(({ text }) => text), headline.text] : [];
  return texts.map(wireReporters).find(Boolean);
}

/** Whether a line is the name of the person in the picture before it. */
function isPortrayed({ text, pictured }: Line): boolean {
  return text.startsWith(pictured) && isPerson(pictured);
}

function isDated({ text, times }: Line): boolean {
  return times.length > 0 || dateIn(text) !== undefined;
}

/** The names in later lines with the same markup: papers and posts set each author in a box. */
function alike(lines: readonly Line[], at: number): string[] {
  const { mark = '' } = lines[at] ?? {};
  // A mark without a class may be any link's.
  if (!/\s\S/.test(mark)) return [];
  const others = lines
    .slice(at + 1)
    .filter((line, i) => line.mark === mark && !DID_ELSE.test(lines[at + i]?.text ?? ''));
  return others.map(({ author }) => markedPeople(author)).filter(isPerson);
}
const DID_ELSE =
  /(?:edited|reviewed|checked|translated|illustrated|photographed|photos?|images?|illustrations?)(?: by)?:?$/i;

function nameIn({ text, author }: Line): string | undefined {
  if (text.length > BYLINE_CHARS) return undefined;
  return wireReporters(text) || markedPeople(author) || saidPeople(text) || undefined;
}
const BYLINE_CHARS = 200;
