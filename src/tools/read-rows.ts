import type { Row } from '../providers/provider.js';
import { readPart } from '../reading/read-part.js';
import { structureOf } from '../reading/structure.js';
import { FETCH_CATEGORIES, type FetchCategory, GatewayError } from '../shared/errors.js';
import type { Call, ToolDeps } from './tool.js';

/** What a row has of its page: its text from the beginning, or why there is none. */
export interface ReadRow extends Row {
  markdown?: string;
  /** Where `fetch_url` goes on. */
  next_index?: number;
  error?: FetchCategory;
}

interface Wanted {
  /** How many of the first rows. */
  read: number;
  /** Most characters of all texts together; 0 for no bound. */
  maxLength: number;
}

/** The rows, the first of them with the text of their page. A page that fails says why, and fails nothing else. */
export async function readRows(
  rows: readonly Row[],
  { read, maxLength }: Wanted,
  { fetchPage, toStructure = structureOf }: ToolDeps,
  { signal }: Call,
): Promise<ReadRow[]> {
  const pages = await Promise.all(
    rows.slice(0, read).map(async ({ url }) => {
      try {
        return { markdown: (await fetchPage({ url }, signal)).markdown };
      } catch (thrown) {
        return { error: categoryOf(thrown) };
      }
    }),
  );
  signal.throwIfAborted();
  const lengths = pages.map(({ markdown = '' }) => markdown.length);
  const shares = maxLength > 0 ? sharesOf(maxLength, lengths) : lengths;
  return rows.map((row, at) => {
    const page = pages[at];
    if (page?.markdown === undefined) return { ...row, ...page };
    const share = shares[at] ?? 0;
    if (share === 0) return { ...row, markdown: '', next_index: 0 };
    const asked = { start_index: 0, max_length: share, outline: false };
    const { markdown, next_index } = readPart(toStructure(page.markdown), asked, 0);
    return { ...row, markdown, ...(next_index !== undefined && { next_index }) };
  });
}

/** As much for each as for the others; what one does not need goes to those that need more. */
export function sharesOf(total: number, lengths: readonly number[]): number[] {
  const shares = lengths.map(() => 0);
  const byLength = lengths.map((length, at) => ({ length, at })).sort((a, b) => a.length - b.length);
  let left = total;
  for (const [done, { length, at }] of byLength.entries()) {
    const share = Math.min(length, Math.floor(left / (byLength.length - done)));
    shares[at] = share;
    left -= share;
  }
  return shares;
}

function categoryOf(thrown: unknown): FetchCategory {
  const { code } = GatewayError.from(thrown, 'extraction_failed');
  return FETCH_CATEGORIES.find((known) => known === code) ?? 'extraction_failed';
}
