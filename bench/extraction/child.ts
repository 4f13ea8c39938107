import { tuneEngine } from '../../worker/engine.js';
import { useModel } from '../../worker/extract/model/score.js';
import { once } from '../../worker/html/once.js';
import { clockRules } from './clock.js';
import { type Entry, loadScorer, type Row, readPageText, readTruth, urlOf } from './corpus.js';
import { foldOf, readFolds } from './folds.js';
import { firedOn, rulesWithout, systemNamed } from './systems.js';
import { type Agreement, agreementOf } from './told.js';
import { whyOf } from './why.js';

/** Readies the systems named, in a process of its own; then each page sent is answered with its rows and CPU milliseconds. */
export interface Order {
  corpus: string;
  systems: string[];
  /** Pages run before the clock counts, so that no system pays for compiling its code. */
  warmUp: Entry[];
  /** Whether to say of each page why it scored as it did. */
  explain: boolean;
  /** Whether to say of each page which rules changed it. */
  watch: boolean;
  /** Whether to say of each page how long each rule took. */
  clock?: boolean;
  /** Where training left its models: each page is read with the one that saw no page of its site. */
  folds?: string | undefined;
}
export interface Result {
  row: Row;
  agreement: Agreement;
  cpuMs: number;
}
export interface Answer {
  entry: Entry;
  /** Without rules that change nothing a page is what it is with them, and there is no result. */
  results: Record<string, Result>;
  why?: string;
  fired?: readonly string[];
  ruleMs?: Readonly<Record<string, number>>;
}

process.once('message', async ({ corpus, systems, warmUp, explain, watch, clock, folds }: Order) => {
  if (systems.includes('ours')) tuneEngine();
  const scorer = await loadScorer(corpus);
  const read = (entry: Entry) => ({
    text: readPageText(corpus, entry),
    url: urlOf(entry),
  });
  const isAblated = (system: string) => rulesWithout(system).length > 0;
  const timed = systems.filter((system) => !isAblated(system));
  const models = folds ? readFolds(folds) : [];
  for (const entry of warmUp) for (const system of timed) systemNamed(system)(read(entry));
  const ruleMs = clock ? clockRules() : undefined;
  process.on('message', (entry: Entry) => {
    const answer: Answer = { entry, results: {} };
    const input = read(entry);
    const truth = readTruth(corpus, entry);
    const fired = once(() => firedOn(input));
    if (models.length > 0) useModel(models[foldOf(entry, models.length)]);
    let own = '';
    for (const system of systems) {
      if (isAblated(system) && !rulesWithout(system).some((rule) => fired().has(rule))) continue;
      ruleMs?.();
      const before = process.cpuUsage();
      const { markdown, ...told } = systemNamed(system)(input);
      const { user, system: kernel } = process.cpuUsage(before);
      if (system === 'ours' && ruleMs) answer.ruleMs = ruleMs();
      const output = JSON.stringify([markdown, told]);
      if (system === 'ours') own = output;
      else if (isAblated(system) && output === own) continue;
      answer.results[system] = {
        row: scorer.scorePage(entry, truth, markdown),
        agreement: agreementOf(truth, told),
        cpuMs: (user + kernel) / 1000,
      };
      if (explain && system === 'ours') answer.why = whyOf({ truth, markdown, html: input.text });
    }
    if (watch && systems.includes('ours')) answer.fired = [...fired()];
    process.send?.(answer);
  });
  process.send?.('ready');
});
