import { toIsoDate } from './iso-date.js';

/** Who wrote a message of a mailing list, and when. */
export interface Archived {
  byline?: string | undefined;
  published?: string | undefined;
}

/** More elements stand nowhere between the subject and the day. */
const MOST_BETWEEN = 4;

/**
 * What the archives of Mailman 2 and its like say in three lines without a name: the subject as `h1`, the sender in bold
 * beside an address of mail, the day in italics.
 */
export function archivedMessage(heading: Element | undefined): Archived {
  const sender = heading?.nextElementSibling;
  if (sender?.localName !== 'b' || !/^mailto:/i.test(sender.nextElementSibling?.getAttribute('href') ?? '')) return {};
  let line = sender.nextElementSibling;
  for (let i = 0; line && line.localName !== 'i' && i < MOST_BETWEEN; i++) line = line.nextElementSibling;
  const published = line?.localName === 'i' ? toIsoDate(line.textContent ?? '') : undefined;
  return published ? { byline: sender.textContent?.trim(), published } : {};
}
