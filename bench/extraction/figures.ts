import type { Answer } from './child.js';
import type { Row, Scorer } from './corpus.js';

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
  const rows = answers.flatMap(({ results }) => results[system]?.row ?? []);
  const cpu = answers.map(({ results }) => results[system]?.cpuMs ?? 0).sort((a, b) => a - b);
  return {
    ...qualityOf(rows, scorer),
    ...toldOf(answers, system),
    pages: rows.length,
    empty: rows.filter((row) => row.empty).length,
    'CPU median, ms': quantile(cpu, 0.5),
    'CPU p95, ms': quantile(cpu, 0.95),
  };
}

/** Of the pages whose truth people wrote, and which names it, the share that is told so; snapshots are of other systems. */
function toldOf(answers: readonly Answer[], system: string): Figures {
  const figures: Figures = {};
  for (const name of ['title', 'author', 'date'] as const) {
    const agreements = answers
      .filter(({ entry }) => entry.source === 'wcxb' || entry.source === 'trafilatura')
      .flatMap(({ results }) => results[system]?.agreement[name] ?? []);
    if (agreements.length > 0) figures[`${name} told`] = (100 * agreements.filter(Boolean).length) / agreements.length;
  }
  return figures;
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
