import type { Truth } from './corpus.js';

/** What a system says of a page beside its text. */
export interface Told {
  title?: string | undefined;
  byline?: string | undefined;
  published?: string | undefined;
}

/** Whether it says what the truth says, for each thing that the truth names. */
export type Agreement = Partial<Record<'title' | 'author' | 'date', boolean>>;

/** Titles are compared by their letters and digits, authors by the words of their names, dates by the day. */
export function agreementOf({ title, author, date }: Truth, told: Told): Agreement {
  const agreement: Agreement = {};
  const authors = [author ?? []].flat().join(' ');
  const day = [date ?? []].flat().join(' ').slice(0, DAY_CHARS);
  if (title) agreement.title = letters(title) === letters(told.title);
  if (names(authors)) agreement.author = names(authors) === names(told.byline);
  if (day) agreement.date = day === told.published?.slice(0, DAY_CHARS);
  return agreement;
}
const DAY_CHARS = '2024-03-05'.length;

function letters(text = ''): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

function names(text = ''): string {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{L}{2,}/gu) ?? [];
  return [...new Set(words)]
    .filter((word) => word !== 'and')
    .sort()
    .join(' ');
}
