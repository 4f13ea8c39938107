import { decode } from '../../worker/decode.js';
import { type Entry, loadScorer, type Row, readHtml, readTruth, urlOf } from './corpus.js';
import { systemNamed } from './systems.js';
import { whyOf } from './why.js';

/** Runs the systems named over the pages sent, in its own process; answers each page with its rows and CPU milliseconds. */
export interface Order {
  corpus: string;
  systems: string[];
  entries: Entry[];
  /** Whether to say of each page why it scored as it did. */
  explain: boolean;
}
export interface Answer {
  entry: Entry;
  results: Record<string, { row: Row; cpuMs: number }>;
  why?: string;
}

/** Pages run before the clock counts, so that no system pays for compiling the code both use. */
const WARM_UP = 10;

process.once('message', async ({ corpus, systems, entries, explain }: Order) => {
  const scorer = await loadScorer(corpus);
  const read = (entry: Entry) => ({
    text: decode(readHtml(corpus, entry), {
      contentType: entry.charset ? `text/html; charset=${entry.charset}` : 'text/html',
      html: true,
    }),
    url: urlOf(entry),
  });
  for (const entry of entries.slice(0, WARM_UP)) for (const system of systems) systemNamed(system)(read(entry));
  for (const entry of entries) {
    const answer: Answer = { entry, results: {} };
    const input = read(entry);
    const truth = readTruth(corpus, entry);
    for (const system of systems) {
      const before = process.cpuUsage();
      const markdown = systemNamed(system)(input);
      const { user, system: kernel } = process.cpuUsage(before);
      answer.results[system] = { row: scorer.scorePage(entry, truth, markdown), cpuMs: (user + kernel) / 1000 };
      if (explain && system === 'ours') answer.why = whyOf({ truth, markdown, html: input.text });
    }
    process.send?.(answer);
  }
  process.disconnect?.();
});
