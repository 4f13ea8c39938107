import { RULES } from './ablations.js';
import type { Answer } from './child.js';
import type { Figures } from './figures.js';

const WIDTH = 26;
const COLUMN = 18;

export function printTable(results: Record<string, Figures>): void {
  const systems = Object.keys(results);
  console.log(''.padEnd(WIDTH), ...systems.map((system) => system.padStart(COLUMN)));
  for (const name of Object.keys(results.ours ?? {})) {
    console.log(
      name.padEnd(WIDTH),
      ...systems.map((system) => (results[system]?.[name] ?? Number.NaN).toFixed(1).padStart(COLUMN)),
    );
  }
}

/** What each figure loses or gains without some rules; those that change none of them are named below. */
export function printAblation(ours: Figures, without: ReadonlyMap<string, Figures>, figures: readonly string[]): void {
  const known = figures.filter((name) => ours[name] !== undefined);
  const row = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);
  const idle: string[] = [];
  row(['without', ...known]);
  row(['---', ...known.map(() => '---:')]);
  row(['nothing', ...known.map((name) => (ours[name] ?? 0).toFixed(1))]);
  for (const [name, values] of without) {
    const changes = known.map((figure) => (values[figure] ?? 0) - (ours[figure] ?? 0));
    if (changes.every((change) => Math.abs(change) < 0.05)) idle.push(name);
    else row([name, ...changes.map((change) => (Math.abs(change) < 0.05 ? '' : change.toFixed(1).replace('-', '−')))]);
  }
  if (idle.length > 0) console.log(`No figure changes by 0.05 without: ${idle.join(', ')}.`);
}

/** On how many of the pages each rule changed anything, most first. */
export function printFired(answers: readonly Answer[]): void {
  const counts = new Map(RULES.map(({ id }) => [id, 0]));
  for (const { fired = [] } of answers) for (const id of fired) counts.set(id, (counts.get(id) ?? 0) + 1);
  console.log(`| rule | stage | fired on, of ${answers.length} pages | % |`);
  console.log('| --- | --- | ---: | ---: |');
  for (const { id, stage } of RULES.toSorted((a, b) => (counts.get(b.id) ?? 0) - (counts.get(a.id) ?? 0))) {
    const count = counts.get(id) ?? 0;
    console.log(`| ${id} | ${stage} | ${count} | ${((100 * count) / answers.length).toFixed(1)} |`);
  }
}

/** Of each type of page that has word F1, so many with the lowest, and why. */
export function printWorst(answers: readonly Answer[], count: number): void {
  const byKind = new Map<string, Answer[]>();
  for (const answer of answers) {
    if (!answer.results.ours?.row.word) continue;
    const kind = answer.entry.source === 'wcxb' ? `wcxb ${answer.entry.kind}` : answer.entry.source;
    byKind.set(kind, [...(byKind.get(kind) ?? []), answer]);
  }
  const f1Of = ({ results }: Answer) => results.ours?.row.word?.[2] ?? 0;
  for (const [kind, all] of byKind) {
    console.log(`\n${kind}`);
    for (const answer of all.toSorted((a, b) => f1Of(a) - f1Of(b)).slice(0, count)) {
      const [precision = 0, recall = 0, f1 = 0] = (answer.results.ours?.row.word ?? []).map((share) => 100 * share);
      const figures = `F1 ${f1.toFixed(0)} (P ${precision.toFixed(0)}, R ${recall.toFixed(0)})`;
      console.log(`  ${answer.entry.id.padEnd(20)} ${figures.padEnd(24)} ${answer.why ?? ''}`);
    }
  }
}
