import type { Answer, Result } from './child.js';
import type { Row, Scorer } from './corpus.js';
import { rulesWithout } from './systems.js';
import type { Agreement } from './told.js';

/** Results by name, in per cent or milliseconds. */
export type Figures = Record<string, number>;

const TYPES = ['article', 'documentation', 'service', 'forum', 'listing', 'collection', 'product'];

/** What came out, measured in the ways for which the pages have a truth. Per cent. */
export function qualityOf(rows: readonly Row[], { aggregate }: Scorer): Figures {
  const means = (isOne: (row: Row) => boolean) => aggregate(rows.filter(isOne));
  const of = (source: string) => means((row) => row.source === source);
  const docs = of('docs-md');
  const figures: Record<string, number | undefined> = {
    'scrapinghub shingle F1': of('scrapinghub').sh?.f1,
    'wcxb word F1': of('wcxb').word?.f1,
    ...Object.fromEntries(
      TYPES.map((type) => [`wcxb ${type}`, means((row) => row.source === 'wcxb' && row.kind === type).word?.f1]),
    ),
    'trafilatura snippet F1': of('trafilatura').snip?.f1,
    'manuals word F1': of('manuals').word?.f1,
    'docs-md word F1': docs.word?.f1,
    'docs-md fidelity F1': docs.fidelity?.f1,
    'docs-md code exact F1': docs.fid?.code?.f1,
    'docs-md code language F1': docs.fid?.codeLang?.f1,
    'math F1': of('math').fid?.math?.f1,
  };
  return Object.fromEntries(
    Object.entries(figures).flatMap(([name, share]) => (share === undefined ? [] : [[name, 100 * share]])),
  );
}

/** The same, with the pages left empty and the time that one system took. */
export function figuresOf(answers: readonly Answer[], system: string, scorer: Scorer): Figures {
  const rows = answers.flatMap((answer) => resultOf(answer, system)?.row ?? []);
  const cpu = answers.map((answer) => resultOf(answer, system)?.cpuMs ?? 0).sort((a, b) => a - b);
  return {
    ...qualityOf(rows, scorer),
    ...toldOf(answers, system),
    pages: rows.length,
    empty: rows.filter((row) => row.empty).length,
    'CPU median, ms': quantile(cpu, 0.5),
    'CPU p95, ms': quantile(cpu, 0.95),
  };
}

/** What a system made of a page; what it does without some rules is the same unless it says otherwise. */
export function resultOf({ results }: Answer, system: string): Result | undefined {
  return results[system] ?? (rulesWithout(system).length > 0 ? results.ours : undefined);
}

/** Of the pages whose truth people wrote, and which names it, the share that is told so; snapshots are of other systems. */
function toldOf(answers: readonly Answer[], system: string): Figures {
  const marked = answers.filter(({ entry }) => entry.source === 'wcxb' || entry.source === 'trafilatura');
  const shares = toldShares(marked.flatMap((answer) => resultOf(answer, system) ?? []));
  return Object.fromEntries(Object.entries(shares).map(([name, share]) => [`${name} told`, share]));
}

/** For each thing told beside the text, on how many of the pages whose truth names it what is told is so. Per cent. */
export function toldShares(results: readonly Pick<Result, 'agreement'>[]): Partial<Record<keyof Agreement, number>> {
  const shares: Partial<Record<keyof Agreement, number>> = {};
  for (const name of ['title', 'author', 'date'] as const) {
    const agreements = results.flatMap(({ agreement }) => agreement[name] ?? []);
    if (agreements.length > 0) shares[name] = (100 * agreements.filter(Boolean).length) / agreements.length;
  }
  return shares;
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
