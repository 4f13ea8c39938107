import { GatewayError } from '../src/shared/errors.js';
import { COMPLETE } from '../test/worker/thin/complete.js';
import { SHELLS } from '../test/worker/thin/shells.js';
import { createFetchPage } from '../worker/fetch-page.js';
import type { Page } from '../worker/page.js';
import { createReader, type Reader } from '../worker/reader.js';
import { createVisit } from '../worker/visit-page.js';
import { findCorpus, readManifest, readPageText } from './extraction/corpus.js';
import { BUILT_SHELLS, MORE_COMPLETE, MORE_SHELLS } from './rendering-pages.js';

/** Of the corpus, every so many-th page. */
const EVERY = Number(process.env.EVERY ?? 12);

interface Sample {
  name: string;
  html: string;
  url?: string;
  isShell: boolean;
}

/**
 * Which pages the worker renders of its own accord: those that are shells and those that are complete, as sent. The decision is
 * the worker's own (`createFetchPage`); no browser is started, since what it would show makes no difference to it.
 */
export async function benchRendering(): Promise<void> {
  const samples = [
    ...[...SHELLS, ...MORE_SHELLS, ...BUILT_SHELLS].map(([name, html]) => ({ name, html, isShell: true })),
    ...[...COMPLETE, ...MORE_COMPLETE].map(([name, html]) => ({ name, html, isShell: false })),
    ...ofCorpus(),
  ];
  const reader = createReader({ deadlineMs: 60_000 });
  const counts = { shells: { rendered: 0, read: 0 }, complete: { rendered: 0, read: 0 } };
  const wrong: string[] = [];
  for (const sample of samples) {
    const isRendered = await rendersOf(sample, reader);
    counts[sample.isShell ? 'shells' : 'complete'][isRendered ? 'rendered' : 'read']++;
    if (isRendered !== sample.isShell)
      wrong.push(`${sample.isShell ? 'shell read' : 'complete page rendered'}: ${sample.name}`);
  }
  await reader.close();
  console.table(counts);
  const share = ({ rendered, read }: { rendered: number; read: number }) =>
    `${((100 * rendered) / (rendered + read)).toFixed(1)} %`;
  console.log(
    `${samples.length} pages; rendered: ${share(counts.shells)} of shells, ${share(counts.complete)} of complete pages`,
  );
  for (const line of wrong) console.log(`  ${line}`);
}

async function rendersOf({ html, url = 'https://site.example/dir/page' }: Sample, reader: Reader): Promise<boolean> {
  let isRendered = false;
  const page: Page = { url: new URL(url), mediaType: 'text/html', text: html };
  const visit = createVisit({
    robots: { crawlDelayMs: () => 0 },
    hostTurns: { run: (_host, _delayMs, _signal, task) => task() },
    inTurn: (_kind, _host, _signal, task) => task(),
    loaders: {
      static: async () => page,
      async browser() {
        isRendered = true;
        throw new GatewayError('extraction_failed');
      },
    },
    reader,
    memory: { open: () => ({ grow: () => undefined, reach: () => undefined, close() {} }) },
    maxMarkdownBytes: Number.POSITIVE_INFINITY,
  });
  const robots = { check: async () => {} };
  const fetchPage = createFetchPage({ robots, visit, rendersUnasked: true, deadlineMs: 60_000 });
  const never = new AbortController().signal;
  await fetchPage(
    { url },
    never,
    () => {},
    () => {},
  ).catch(() => {});
  return isRendered;
}

/** Pages that people have read as they were sent, where the corpus is at hand. */
function ofCorpus(): Sample[] {
  const corpus = findCorpus();
  if (!corpus) return [];
  return readManifest(corpus)
    .filter((_entry, at) => at % EVERY === 0)
    .map((entry) => ({
      name: `corpus ${entry.id}`,
      html: readPageText(corpus, entry),
      url: entry.url,
      isShell: false,
    }));
}
