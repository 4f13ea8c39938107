import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Model, type ModelTables, readModel } from '../../worker/extract/model/forest.js';
import { type Entry, siteOf } from './corpus.js';

/** Where training leaves a model for each fold of the pages, which saw none of them. */
export const FOLDS = fileURLToPath(new URL('../../../bench/folds', import.meta.url));

/** Sources whose pages share few templates, with how much each page counts in training: docs-md has eight, the manuals two dozen. */
export const TEMPLATED_WEIGHTS: ReadonlyMap<string, number> = new Map([
  ['docs-md', 0.4],
  ['manuals', 0.5],
]);

/** Pages of one group share their templates. */
export function groupOf(entry: Entry): string {
  return TEMPLATED_WEIGHTS.has(entry.source) ? entry.kind : siteOf(entry);
}

/** The fold, of so many, whose model saw no page of this one's group. */
export function foldOf(entry: Entry, folds: number): number {
  let hash = 7;
  for (const char of groupOf(entry)) hash = (Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)) >>> 0;
  return (hash >>> 4) % folds;
}

export function writeFolds(dir: string, models: readonly string[]): void {
  mkdirSync(dir, { recursive: true });
  for (const [fold, text] of models.entries()) writeFileSync(join(dir, `${fold}.json`), text);
}

/** The models that training left there, by fold; none where there is no such directory. */
export function readFolds(dir: string): Model[] {
  return readdirSync(dir)
    .sort()
    .map((name) => readModel(JSON.parse(readFileSync(join(dir, name), 'utf8')) as ModelTables));
}
