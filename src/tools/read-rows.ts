import type { Row } from '../providers/provider.js';
import { readPart } from '../reading/read-part.js';
import { structureOf } from '../reading/structure.js';
import type { CallFacts, Say } from '../shared/call-facts.js';
import { FETCH_CATEGORIES, type FetchCategory, GatewayError } from '../shared/errors.js';
import { PHASES, type Phase } from '../shared/fetch-contract.js';
import { pageCost } from './page-cost.js';
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
  /** Of a page, as of the search: the oldest that will do, in seconds. */
  max_age?: number | undefined;
}

/** The rows, the first of them with the text of their page. A page that fails says why, and fails nothing else. */
export async function readRows(
  rows: readonly Row[],
  { read, maxLength, max_age }: Wanted,
  { fetchPage, toStructure = structureOf }: ToolDeps,
  { signal, say, facts: { cost: costBefore = 0 } }: Call,
): Promise<ReadRow[]> {
  const wanted = rows.slice(0, read);
  const reached = phasesOf(wanted.length, say);
  let cost = costBefore;
  const pages = await Promise.all(
    wanted.map(async ({ url }, at) => {
      const request = { url, ...(max_age !== undefined && { max_age }) };
      const facts: CallFacts = {};
      const hear: Say = ({ phase, ...more }) => {
        if (phase) reached[at]?.(phase);
        Object.assign(facts, more);
      };
      try {
        const page = await fetchPage(request, signal, hear);
        cost += pageCost(page, facts);
        return { markdown: page.markdown };
      } catch (thrown) {
        // The caller may not ask for this page now, so not for these rows with it.
        if (GatewayError.from(thrown).code === 'caller_rate_limited') throw thrown;
        cost += 1;
        return { error: categoryOf(thrown) };
      } finally {
        reached[at]?.();
      }
    }),
  );
  signal.throwIfAborted();
  say({ cost });
  const cut = (markdown: string, most: number) => {
    if (most === 0) return { markdown: '', ...(markdown !== '' && { next_index: 0 }) };
    const asked = { start_index: 0, max_length: most, outline: false };
    const { markdown: text, next_index } = readPart(toStructure(markdown), asked, 0);
    return { markdown: text, ...(next_index !== undefined && { next_index }) };
  };
  const texts = pages.map(({ markdown = '' }) => markdown);
  const parts = shareOut(texts, maxLength, cut);
  return rows.map((row, at) => {
    const page = pages[at];
    return { ...row, ...(page?.markdown === undefined ? page : parts[at]) };
  });
}

/**
 * `cut` of each text, with as much room as the others have; what one leaves, being short or cut at the border of a block,
 * goes to those that are longer. 0 is no bound.
 */
export function shareOut<Part extends { markdown: string }>(
  texts: readonly string[],
  total: number,
  cut: (text: string, most: number) => Part,
): Part[] {
  const parts: Part[] = [];
  const byLength = texts.map((text, at) => ({ text, at })).sort((a, b) => a.text.length - b.text.length);
  let left = total > 0 ? total : Number.POSITIVE_INFINITY;
  for (const [done, { text, at }] of byLength.entries()) {
    const part = cut(text, Math.min(text.length, Math.floor(left / (byLength.length - done))));
    parts[at] = part;
    left = Math.max(0, left - part.markdown.length);
  }
  return parts;
}

/** For each of so many pages that are read at once who hears its phase, undefined at its end: the least of them is told. */
function phasesOf(count: number, say: Say): ((phase?: Phase) => void)[] {
  const reached = Array.from({ length: count }, () => -1);
  return reached.map((_, at) => (now) => {
    reached[at] = now ? PHASES.indexOf(now) : PHASES.length;
    const phase = PHASES[Math.min(...reached)];
    if (phase) say({ phase });
  });
}

function categoryOf(thrown: unknown): FetchCategory {
  const { code } = GatewayError.from(thrown, 'extraction_failed');
  return FETCH_CATEGORIES.find((known) => known === code) ?? 'extraction_failed';
}
