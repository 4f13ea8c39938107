import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import t, { type Test } from 'tap';
import { postJson } from '../helpers/gateway.js';
import { announcedUrl, CLI, run, settingsFor, slowPage, smallWeb, start } from '../helpers/product.js';
import { pathInRoot } from '../helpers/root.js';

const COMMANDS = ['start', 'gateway', 'worker', 'browser-worker', 'metasearch', 'stdio', 'search', 'fetch'];

t.test('--help and --version everywhere', async (t) => {
  const asked = [[], ...COMMANDS.map((name) => [name])].map(async (command) => {
    const [help, version] = await Promise.all([run([...command, '--help']), run([...command, '--version'])]);
    t.match(help, { code: 0, stdout: /^Usage: search-gateway/ }, `${command} --help`);
    t.match(version, { code: 0, stdout: /^\d+\.\d+\.\d+\n$/ }, `${command} --version`);
  });
  await Promise.all(asked);
});

t.test('wrong usage exits with code 2 and says so on stderr', async (t) => {
  for (const args of [['nope'], ['search'], ['fetch', '--nope', 'x'], ['gateway', 'extra'], []]) {
    const { code, stdout, stderr } = await run(args);
    t.equal(code, 2, args.join(' '));
    t.equal(stdout, '');
    t.ok(stderr);
  }
});

t.test('wrong settings end every process with code 2, all listed', async (t) => {
  const env = {
    SERVICE_PORT: 'x',
    SERVICE_LOG_LEVEL: 'y',
    CRAWL_WORKER_PORT: 'z',
    BROWSER_WORKER_BROWSER: 'netscape',
    BROWSER_WORKER_USER_AGENT: 'like mozilla',
    METASEARCH_ENGINES: 'bing,google',
    METASEARCH_BING_ADDRESS: 'bing',
  };
  const expected: Record<string, RegExp[]> = {
    start: [/SERVICE_PORT: /, /SERVICE_LOG_LEVEL: /, /CRAWL_WORKER_PORT: /],
    gateway: [/SERVICE_PORT: /, /SERVICE_LOG_LEVEL: /],
    worker: [/CRAWL_WORKER_PORT: /],
    'browser-worker': [/BROWSER_WORKER_BROWSER: /, /BROWSER_WORKER_USER_AGENT: .*Mozilla/],
    metasearch: [/METASEARCH_ENGINES: /, /METASEARCH_BING_ADDRESS: /],
    stdio: [/SERVICE_PORT: /, /CRAWL_WORKER_PORT: /],
  };
  for (const [command, faults] of Object.entries(expected)) {
    const { code, stderr } = await run([command], env);
    t.equal(code, 2, command);
    for (const fault of faults) t.match(stderr, fault);
  }
});

t.test('a taken port names the setting and exits with code 2, leaving nothing behind', async (t) => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  t.teardown(() => taken.close());
  const port = String((taken.address() as AddressInfo).port);
  t.match(await run(['start'], { SERVICE_PORT: port, CRAWL_WORKER_PORT: '0' }), {
    code: 2,
    stderr: /SERVICE_PORT: .*in use/,
  });
  t.match(await run(['worker'], { CRAWL_WORKER_PORT: port }), { code: 2, stderr: /CRAWL_WORKER_PORT: .*in use/ });
});

t.test('an address that cannot be bound names the setting of the host', async (t) => {
  t.match(await run(['gateway'], { SERVICE_HOST: 'nohost.invalid', SERVICE_PORT: '0' }), {
    code: 2,
    stderr: /SERVICE_HOST: .*cannot be bound/,
  });
  t.match(await run(['worker'], { CRAWL_WORKER_HOST: '192.0.2.1', CRAWL_WORKER_PORT: '0' }), {
    code: 2,
    stderr: /CRAWL_WORKER_HOST: .*cannot be bound/,
  });
});

t.test('settings that stop the start, whatever the process: telemetry and unusable lists', async (t) => {
  t.match(await run(['gateway'], { SERVICE_TRACING_ENABLED: 'true', SERVICE_TRUSTED_PROXIES: 'junk' }), {
    code: 2,
    stderr: /SERVICE_TRUSTED_PROXIES: expected [\s\S]*SERVICE_TRACING_ENDPOINT: expected a value/,
  });
  const halves: Record<string, string>[] = [
    { CRAWL_WORKER_OTEL_ENABLED: 'true' },
    { CRAWL_WORKER_OTEL_ENDPOINT: 'http://127.0.0.1:4318' },
  ];
  for (const half of halves)
    t.match(await run(['worker'], half), { code: 2, stderr: /CRAWL_WORKER_OTEL_E\w+: expected/ });
});

t.test('a misspelt setting is pointed out once, on stderr', async (t) => {
  const { stderr } = await run(['stdio'], { SERVICE_HOTS: '::' });
  t.match(stderr, /^SERVICE_HOTS is no setting .* SERVICE_HOST\?\n$/);
  const wrong = await run(['gateway'], { SERVICE_HOTS: '::', SERVICE_LOG_LEVEL: 'loud' });
  t.match(wrong.stderr, /^SERVICE_HOTS is no setting .*\nThe settings are not usable:\n {2}SERVICE_LOG_LEVEL: .*\n$/);
});

t.test('a gateway that anybody may call under any name says so at the start, in one line on stderr', async (t) => {
  const names = { SERVICE_ALLOWED_HOSTS: 'tools.example' };
  const cases: [command: string, env: Record<string, string>, told: number][] = [
    ['gateway', { SERVICE_HOST: '0.0.0.0' }, 1],
    ['start', { SERVICE_HOST: '::', CRAWL_WORKER_PORT: '0' }, 1],
    ['gateway', { SERVICE_HOST: '0.0.0.0', ...names }, 0],
    ['gateway', { SERVICE_HOST: '127.0.0.1' }, 0],
    ['gateway', names, 0],
  ];
  for (const [command, env, told] of cases) {
    const { child, exited, output } = await start(t, [command], { SERVICE_PORT: '0', ...env });
    child.kill('SIGTERM');
    await exited;
    const lines = output()
      .stderr.split('\n')
      .filter((line) => line.includes('SERVICE_ALLOWED_HOSTS'));
    t.equal(lines.length, told, `${command} ${JSON.stringify(env)}`);
  }
});

t.test('start tells the addresses in one line on stderr, works, and SIGINT stops both processes', async (t) => {
  const web = await smallWeb(t);
  const { child, exited, output } = await start(t, ['start'], settingsFor(web));
  t.match(
    output().stderr,
    /^search-gateway \S+: MCP http:\/\/127\.0\.0\.1:\d+\/mcp \| REST \S+\/api\/v1 \| docs \S+\/docs \| page \S+\/\n$/m,
  );
  const gateway = announcedUrl(output().stderr);
  t.equal((await fetch(new URL('readyz', gateway))).status, 200);
  const page = await postJson(new URL('api/v1/fetch', gateway), { url: new URL('/script', web).href, js_render: true });
  t.match(page.body, { markdown: /Only script wrote this/ });
  child.kill('SIGINT');
  t.equal(await exited, 0);
  t.match(output().stderr, /^crawl worker: private networks are allowed.*\n.*\n$/);
  const told = output().stdout.trim().split('\n');
  t.strictSame(
    told.map((line) => JSON.parse(line).msg),
    ['started', 'started', 'stopped', 'stopped'],
    'worker and gateway; no other log line at error',
  );
  if (process.platform === 'linux') t.strictSame(processesWith(web.port), [], 'no browser left');
});

/** Command lines of running processes that carry our canary in their environment. */
function processesWith(port: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const environment = readFileSync(`/proc/${pid}/environ`, 'utf8');
        return environment.includes(`SERVICE_NATIVE_PROVIDER_ADDRESS=http://127.0.0.1:${port}`)
          ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
          : [];
      } catch {
        return [];
      }
    });
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  t.test(`${signal} lets stdio answer what is in flight, then ends it with 0`, async (t) => {
    const { web, asked, finish } = await slowPage(t);
    const env = { PATH: process.env.PATH, ...settingsFor(web) };
    const child = spawn(process.execPath, [CLI, 'stdio'], { env, stdio: ['pipe', 'pipe', 'ignore'] });
    t.teardown(() => child.kill('SIGKILL'));
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const clientInfo = { name: 't', version: '1' };
    const say = (id: number, method: string, params: object) =>
      child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
    say(1, 'initialize', { protocolVersion: '2025-11-25', capabilities: {}, clientInfo });
    await lines.next();
    say(2, 'tools/call', { name: 'fetch_url', arguments: { url: new URL('/slow', web).href } });
    await asked;
    child.kill(signal);
    const exited = once(child, 'exit');
    finish();
    const { value } = await lines.next();
    t.match(JSON.parse(value), { id: 2, result: { content: [{ text: /Worth the wait/ }] } });
    t.strictSame(await exited, [0, null]);
  });
}

t.test('two signals at once, as terminal and npm send them, are one', async (t) => {
  const { web, asked, finish } = await slowPage(t);
  const { child, exited, output } = await start(t, ['start'], settingsFor(web));
  const gateway = announcedUrl(output().stderr);
  const fetched = postJson(new URL('api/v1/fetch', gateway), { url: new URL('/slow', web).href });
  await asked;
  child.kill('SIGINT');
  child.kill('SIGTERM');
  const isListening = () => fetch(new URL('healthz', gateway), { headers: { connection: 'close' } }).then(Boolean);
  while (await isListening().catch(() => false));
  finish();
  t.match(await fetched, { status: 200, body: { markdown: /Worth the wait/ } });
  t.equal(await exited, 0);
});

t.test('SIGTERM answers what is in flight, then exits with 0', async (t) => {
  const { web, asked, finish } = await slowPage(t);
  const { child, exited, output } = await start(t, ['start'], settingsFor(web));
  const fetched = postJson(new URL('api/v1/fetch', announcedUrl(output().stderr)), { url: new URL('/slow', web).href });
  await asked;
  child.kill('SIGTERM');
  finish();
  t.match(await fetched, { status: 200, body: { markdown: /Worth the wait/ } });
  t.equal(await exited, 0);
});

t.test('what does not end within the time to drain is cut, and told so', async (t) => {
  const { web, asked } = await slowPage(t);
  const { child, exited, output } = await start(t, ['start'], { ...settingsFor(web), SERVICE_DRAIN_SECONDS: '0' });
  const fetched = postJson(new URL('api/v1/fetch', announcedUrl(output().stderr)), { url: new URL('/slow', web).href });
  await asked;
  child.kill('SIGTERM');
  t.match(await fetched, { status: 503, body: { error: 'busy' } });
  t.equal(await exited, 0);
});

t.test('a command prints the rendered result, or the code and the next step on stderr', async (t) => {
  const web = await smallWeb(t);
  const page = await run(['fetch', new URL('/moved', web).href], settingsFor(web));
  t.match(page, { code: 0, stderr: '' });
  t.match(page.stdout, /^Title: A small page\nURL: http:\S+\/page\n\n(# A small page\n\n)?It holds enough words/);
  const rows = await run(['search', '--limit', '1', 'two', 'words'], settingsFor(web));
  t.match(rows.stdout, /^1\. \[.+\]\(https?:.+\)\n/);
  const missing = await run(['fetch', new URL('/missing', web).href], settingsFor(web));
  t.match(missing, { code: 1, stdout: '', stderr: /^not_found: The page does not exist/ });
});

t.test('the worker alone: contract, refusals and health', async (t) => {
  const web = await smallWeb(t);
  const { output } = await start(t, ['worker'], settingsFor(web));
  const worker = new URL(/http:\S+\//.exec(output().stderr)?.[0] ?? '');
  const extract = new URL('extract', worker);
  const { status, body } = await postJson(extract, { url: new URL('/page#part', web).href, js_render: false });
  t.equal(status, 200);
  t.match(body, {
    success: true,
    error: '',
    title: 'A small page',
    snippet: 'Small',
    final_url: new URL('/page', web).href,
  });
  t.match(await postJson(extract, { url: new URL('/missing', web).href }), {
    status: 200,
    body: { success: false, error: 'not_found' },
  });
  const invalid = { success: false, error: 'invalid_request', markdown: '' };
  t.match(await postJson(extract, { url: 'http://user@host/' }), { status: 400, body: invalid });
  t.match(await postJson(extract, {}), { status: 400, body: invalid });
  t.match(await postJson(extract, { url: 1 }), { status: 400, body: invalid });
  t.match(await postJson(extract, '{'), { status: 400, body: invalid });
  t.match(await postJson(extract, `"${'x'.repeat(33 * 1024)}"`), { status: 413, body: invalid });
  t.match(await postJson(extract, '{}', { 'content-type': 'text/plain' }), { status: 415, body: invalid });
  t.equal((await fetch(extract)).status, 405);
  t.equal((await fetch(new URL('healthz', worker))).status, 200);
});

/** The addresses of all modules that Node loads when it is run with these arguments. */
function loadedBy(t: Test, args: string[]): string {
  const coverage = mkdtempSync(join(tmpdir(), 'imports-'));
  t.teardown(() => rmSync(coverage, { recursive: true }));
  const env = { PATH: process.env.PATH, NODE_V8_COVERAGE: coverage };
  t.equal(spawnSync(process.execPath, args, { env }).status, 0);
  return readdirSync(coverage)
    .flatMap((name) => [...readFileSync(join(coverage, name), 'utf8').matchAll(/"url":"(.*?)"/g)])
    .map(([, url]) => url)
    .join('\n');
}

t.test('importing the gateway loads neither playwright nor OpenTelemetry nor jsdom', async (t) => {
  const loaded = loadedBy(t, ['-e', `import(${JSON.stringify(pathInRoot('dist/src/gateway.js'))})`]);
  t.match(loaded, /dist\/src\/gateway\.js/);
  t.notMatch(loaded, /node_modules\/(playwright|@opentelemetry|jsdom)/);
});

t.test('commands that call no tool load neither the tools nor what reads settings', async (t) => {
  for (const args of [['--version'], ['connect', 'cursor'], ['keys', 'new', 'somebody']]) {
    const loaded = loadedBy(t, [CLI, ...args]);
    t.match(loaded, /dist\/src\/cli\.js/, args.join(' '));
    t.notMatch(loaded, /node_modules\/zod|dist\/src\/(tools|providers)/, args.join(' '));
  }
});
