import { once } from '../../worker/dom/once.js';
import { tuneEngine } from '../../worker/engine.js';
import { type Entry, loadScorer, type Row, readPageText, readTruth, urlOf } from './corpus.js';
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
}
export interface Answer {
  entry: Entry;
  results: Record<string, { row: Row; agreement: Agreement; cpuMs: number }>;
  why?: string;
  fired?: readonly string[];
}

process.once('message', async ({ corpus, systems, warmUp, explain, watch }: Order) => {
  if (systems.includes('ours')) tuneEngine();
  const scorer = await loadScorer(corpus);
  const read = (entry: Entry) => ({
    text: readPageText(corpus, entry),
    url: urlOf(entry),
  });
  const isAblated = (system: string) => rulesWithout(system).length > 0;
  const timed = systems.filter((system) => !isAblated(system));
  for (const entry of warmUp) for (const system of timed) systemNamed(system)(read(entry));
  process.on('message', (entry: Entry) => {
    const answer: Answer = { entry, results: {} };
    const input = read(entry);
    const truth = readTruth(corpus, entry);
    const fired = once(() => firedOn(input));
    for (const system of systems) {
      // Without rules that changed nothing a page is what it is with them.
      const { ours } = answer.results;
      if (ours && isAblated(system) && !rulesWithout(system).some((rule) => fired().has(rule))) {
        answer.results[system] = ours;
        continue;
      }
      const before = process.cpuUsage();
      const { markdown, ...told } = systemNamed(system)(input);
      const { user, system: kernel } = process.cpuUsage(before);
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
