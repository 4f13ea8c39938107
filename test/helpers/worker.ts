import { readEnv } from '../../src/shared/env.js';
import { CrawlWorkerEnv } from '../../worker/config.js';
import { startCrawlWorker } from '../../worker/crawl-worker.js';
import type { Teardown } from './listen.js';
import { logInto } from './log-into.js';
import { start } from './product.js';

/** A real crawl worker on a free port that may visit loopback; `lines` receives what it logs, at debug. */
export async function workerFor(
  t: Teardown,
  env: Record<string, string> = {},
  lines: { push(line: string): void } = { push() {} },
): Promise<URL> {
  const settings = readEnv(CrawlWorkerEnv, {
    CRAWL_WORKER_PORT: '0',
    CRAWL_WORKER_ALLOW_PRIVATE_NETWORKS: 'true',
    ...env,
  });
  const worker = await startCrawlWorker(settings, logInto(lines, 'worker'), process.env);
  t.teardown(() => worker.close(0));
  return worker.url;
}

/** The same as a process of its own, built: its threads need not compile what they run. */
export async function builtWorkerFor(t: Teardown, env: Record<string, string> = {}): Promise<URL> {
  const { output } = await start(t, ['worker'], {
    CRAWL_WORKER_PORT: '0',
    CRAWL_WORKER_ALLOW_PRIVATE_NETWORKS: 'true',
    ...env,
  });
  return new URL(/http:\S+\//.exec(output().stderr)?.[0] ?? '');
}

/** One question to a worker: status, headers and the parsed answer. */
export async function extract(worker: URL, body: unknown, init: RequestInit = {}) {
  const response = await fetch(new URL('extract', worker), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...init,
  });
  const answer = await response.json();
  return { status: response.status, headers: response.headers, ...answer };
}
