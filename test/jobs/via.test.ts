import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import type { FetchPage } from '../../src/worker-client.js';
import { gatewayFor } from '../helpers/gateway.js';
import { listen } from '../helpers/listen.js';
import { run, runInterrupted } from '../helpers/product.js';

const page = (url: string) => ({ title: 'A page', url, snippet: '', markdown: `Text of ${url}` });
const names = (many: number) => Array.from({ length: many }, (_, at) => `${at}.example`);
const KEY = 'Bearer 0123456789abcdef';
const bert = { BRIDGE_HEADERS: `Authorization: ${KEY}` };

function listOf(t: Test, lines: string[]) {
  const folder = t.testdir({});
  const file = join(folder, 'urls.txt');
  const output = join(folder, 'out.jsonl');
  writeFileSync(file, lines.join('\n'));
  const outcomes = () =>
    readFileSync(output, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line): { input: string; outcome: string } => JSON.parse(line));
  return { file, output, outcomes };
}

async function gatewayWith(t: Test, fetchPage: FetchPage, env: Record<string, string> = {}) {
  const { parseKeys } = await import('../../src/callers/keys.js');
  const keys = parseKeys('bert:0123456789abcdef') ?? [];
  return gatewayFor(t, { fetchPage, env, keys: () => keys });
}

t.test('a running gateway works through a list, as a job or in batches', async (t) => {
  for (const ttl of ['60', '0']) {
    const env = { SERVICE_JOB_TTL_SECONDS: ttl };
    const { url } = await gatewayWith(
      t,
      async ({ url, js_render }) => ({ ...page(url), title: String(js_render) }),
      env,
    );
    const { file, output, outcomes } = listOf(t, names(120));
    const args = ['fetch', '--no-js-render', '--file', file, '--output', output, '--via', `${url}mcp`];
    const { code, stderr } = await run(args, bert);
    t.strictSame([code, stderr], [0, '120 success\n']);
    t.strictSame(
      outcomes()
        .map(({ input }) => input)
        .sort(),
      names(120).sort(),
    );
    t.match(outcomes()[0], { outcome: 'success', result: { title: 'false' } });
  }
});

t.test('Ctrl-C cancels the job', async (t) => {
  let ended: () => void = () => {};
  const hasEnded = new Promise<void>((resolve) => {
    ended = resolve;
  });
  let begun: () => void = () => {};
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const { url } = await gatewayWith(t, async ({ url }, signal) => {
    if (url === 'https://0.example/') return page(url);
    begun();
    return new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))).finally(
      ended,
    );
  });
  const { file } = listOf(t, names(20));
  const { code, stderr } = await runInterrupted(['fetch', '--file', file, '--via', url.href], bert, hasBegun);
  await hasEnded;
  t.equal(code, 130);
  t.match(stderr, /interrupted, (19|20) left/);
});

t.test('a gateway that is not there, or wants a key, is told of', async (t) => {
  const { file } = listOf(t, names(2));
  const { url } = await gatewayWith(t, async ({ url }) => page(url));
  const refused = await run(['fetch', '--file', file, '--via', url.href], {});
  t.equal(refused.code, 1);
  t.match(refused.stderr, /unauthorized: /);
  const closed = await listen(t, (_req, res) => res.destroy());
  const lost = await run(['fetch', '--file', file, '--via', closed.href], {});
  t.equal(lost.code, 3);
  t.match(lost.stderr, /gateway_unreachable: .*--via/);
  t.match(await run(['fetch', 'example.com', '--via', url.href], {}), { code: 2, stderr: /go with --file/ });
});
