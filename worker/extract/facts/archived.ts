import { toIsoDate } from './iso-date.js';

/** The author and date of a message to a mailing list. */
export interface Archived {
  byline?: string | undefined;
  published?: string | undefined;
}

/** Elements between the subject and the date at most. */
const MOST_BETWEEN = 4;

/**
 * What archives of Mailman 2 and the like show in three lines without class names: the subject as `h1`, the sender in
 * bold beside a mail address, the date in italics.
 */
export function archivedMessage(heading: Element | undefined): Archived {
  const sender = heading?.nextElementSibling;
  if (sender?.localName !== 'b' || !/^mailto:/i.test(sender.nextElementSibling?.getAttribute('href') ?? '')) return {};
  let line = sender.nextElementSibling;
  for (let i = 0; line && line.localName !== 'i' && i < MOST_BETWEEN; i++) line = line.nextElementSibling;
  const published = line?.localName === 'i' ? toIsoDate(line.textContent ?? '') : undefined;
  return published ? { byline: sender.textContent?.trim(), published } : {};
}
