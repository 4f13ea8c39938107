/** What a browser worker exports and logs: no canary, host or port, however a fetch ends; whatever its collector does. */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { CANARY_HEADERS, CANARY_SDK_ENV, canaryWeb, holdsNoCanary, missing } from '../helpers/canary.js';
import { collectorFor } from '../helpers/collector.js';
import { COLLECTORS_OUT_OF_ORDER } from '../helpers/collector-out-of-order.js';
import { postJson } from '../helpers/gateway.js';
import { start } from '../helpers/product.js';
import { skip } from './browser-site.js';

/** Pages of a `canaryWeb`, or addresses, and what becomes of them. */
const OUTCOMES: Record<string, string> = {
  good: 'success',
  busy: 'success',
  moved: 'success',
  'status-404': 'not_found',
  'status-401': 'forbidden',
  denied: 'robots_denied',
  'to-denied': 'robots_denied',
  'status-429': 'rate_limited',
  'status-408': 'timeout',
  hang: 'timeout',
  reset: 'unreachable',
  'http://canary-host.invalid/': 'unreachable',
  'status-500': 'upstream_error',
  picture: 'extraction_failed',
  empty: 'extraction_failed',
  loop: 'upstream_error',
  'http://canary:canary@canary.example/': 'invalid_request',
  canary: 'invalid_request',
};

async function createWorker(t: Test, collector: URL, more: Record<string, string> = {}) {
  const { child, exited, output } = await start(t, ['browser-worker'], {
    ...CANARY_SDK_ENV,
    BROWSER_WORKER_PORT: '0',
    BROWSER_WORKER_LOG_LEVEL: 'debug',
    BROWSER_WORKER_USER_AGENT: 'CanaryBot/1',
    BROWSER_WORKER_ALLOW_PRIVATE_NETWORKS: 'true',
    BROWSER_WORKER_WAIT_MS: '300',
    BROWSER_WORKER_OTEL_ENABLED: 'true',
    BROWSER_WORKER_OTEL_ENDPOINT: collector.href,
    ...more,
  });
  const extract = /http:\S+/.exec(output().stderr)?.[0] ?? '';
  return {
    fetch: (url: string, js_render = false) =>
      postJson(new URL('?canary', extract), { url, js_render, canary: 'canary' }, CANARY_HEADERS),
    malformed: () => postJson(new URL('?canary', extract), '{"canary"', CANARY_HEADERS),
    async end() {
      child.kill('SIGTERM');
      t.equal(await exited, 0);
      const { stdout, stderr } = output();
      return stdout + stderr;
    },
  };
}

t.test('nothing holds a canary, after success and every failure category', { skip }, async (t) => {
  const collector = await collectorFor(t);
  const web = await canaryWeb(t);
  const worker = await createWorker(t, collector.url, { BROWSER_WORKER_TIMEOUT_SECONDS: '60' });
  const hasty = await createWorker(t, collector.url, { BROWSER_WORKER_TIMEOUT_SECONDS: '5' });
  await Promise.all(
    Object.entries(OUTCOMES).map(async ([page, outcome]) => {
      const { fetch } = page === 'hang' ? hasty : worker;
      const { body } = await fetch(page.includes('canary') ? page : new URL(`canary-${page}`, web).href);
      t.equal(body.success ? 'success' : body.error, outcome, page);
    }),
  );
  t.equal((await worker.malformed()).status, 400);
  const logs = (await worker.end()) + (await hasty.end());
  const told = (metric: string, wanted: string[]) =>
    t.strictSame(missing(collector, metric, 'search_gateway.outcome', wanted), [], metric);
  told('search_gateway.worker.requests', ['success', 'invalid_request', 'busy_or_timeout', 'extraction_error']);
  const spans = collector.spans();
  const outcomes = new Set(spans.map(({ attributes }) => attributes['search_gateway.outcome']));
  t.strictSame(
    Object.values(OUTCOMES).filter((code) => !outcomes.has(code)),
    [],
  );
  for (const name of ['POST /extract', 'robots', 'browser', 'extract'])
    t.ok(
      spans.some((span) => span.name === name),
      name,
    );
  t.ok(logs.split('\n').length > Object.keys(OUTCOMES).length, 'it did log');
  holdsNoCanary(t, collector, logs, web);
});

for (const browser of ['chromium', 'lightpanda'])
  t.test(`a ${browser} that says much and ends`, { skip: process.platform === 'win32' }, async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'canary-'));
    t.teardown(() => rmSync(folder, { recursive: true }));
    const path = join(folder, 'canary-browser');
    writeFileSync(path, '#!/bin/sh\necho canary "$@"; echo canary "$@" >&2; exit 3\n');
    chmodSync(path, 0o755);
    const collector = await collectorFor(t);
    const web = await canaryWeb(t);
    const worker = await createWorker(t, collector.url, {
      BROWSER_WORKER_BROWSER: browser,
      BROWSER_WORKER_BROWSER_PATH: path,
    });
    const { body } = await worker.fetch(new URL('canary-good', web).href);
    t.match(body, { success: false, error: 'extraction_failed' });
    holdsNoCanary(t, collector, await worker.end(), web);
  });

for (const [kind, collectorOutOfOrder] of Object.entries(COLLECTORS_OUT_OF_ORDER))
  t.test(`a collector that is ${kind} changes neither answers nor the end`, { skip }, async (t) => {
    const web = await canaryWeb(t);
    const collector = await collectorOutOfOrder(t);
    const worker = await createWorker(t, collector);
    const pages = ['good', ...Array.from({ length: 20 }, () => 'denied')];
    const answers = await Promise.all(pages.map((page) => worker.fetch(new URL(`canary-${page}`, web).href)));
    t.strictSame([...new Set(answers.map(({ body }) => body.error))], ['', 'robots_denied']);
    const logs = await worker.end();
    t.notMatch(logs, new RegExp(`canary|127.0.0.1:${collector.port}\\b|v1/traces`));
    if (kind === 'refusing') t.match(logs, /telemetry is not taken by its collector/);
  });
