import { webUrl } from './plain-text.js';
import type { Row } from './provider.js';

/** The row with its URL as a reader can use it; nothing where it lacks a title or leads nowhere. */
export function usable(row: Row): Row[] {
  const url = webUrl(row.url);
  return url && row.title ? [{ ...row, url }] : [];
}
