import t from 'tap';
import { BROWSER } from '../helpers/browser.js';
import { listen } from '../helpers/listen.js';
import { run, settingsFor, smallWeb, start } from '../helpers/product.js';

interface Check {
  check: string;
  status: string;
  message: string;
}

const examine = async (env: Record<string, string>) => {
  const { code, stdout, stderr } = await run(['doctor', '--json'], env);
  const checks = JSON.parse(stdout) as Check[];
  return { code, stderr, stdout, of: (name: string) => checks.find(({ check }) => check === name), checks };
};

t.test('all is well where provider, worker and browser are', async (t) => {
  const env = settingsFor(await smallWeb(t));
  const { output } = await start(t, ['worker'], env);
  const SERVICE_CRAWL_WORKER_ADDRESS = /http:\S+\//.exec(output().stderr)?.[0] ?? '';
  const { code, checks, stdout } = await examine({ ...env, SERVICE_CRAWL_WORKER_ADDRESS });
  t.equal(code, 0);
  const ok = ['node', 'settings', 'callers', 'provider', 'clock', 'worker', ...(BROWSER ? ['browser'] : [])];
  t.strictSame(
    checks.filter(({ status }) => status === 'ok').map(({ check }) => check),
    ok,
    stdout,
  );
  const { stdout: text } = await run(['doctor'], { ...env, SERVICE_CRAWL_WORKER_ADDRESS });
  t.match(text, /^ok {4}node {6}\d+\.\d+\.\d+\nok {4}settings {2}every setting/);
});

t.test('each fault says what to mend', async (t) => {
  const env = settingsFor(await smallWeb(t));
  const nobody = {
    ...env,
    SERVICE_CRAWL_WORKER_ADDRESS: 'http://127.0.0.1:9/',
    CRAWL_WORKER_BROWSER_PATH: '/nowhere/canary',
  };
  const missing = await examine(nobody);
  t.equal(missing.code, 0, 'a warning is no failure');
  t.match(missing.of('worker'), { status: 'warn', message: /Run "search-gateway worker"/ });
  t.match(missing.of('browser'), { status: 'warn', message: /install Chromium/ });
  t.notMatch(missing.stdout, /canary/);

  const down = await examine({ ...env, SERVICE_NATIVE_PROVIDER_ADDRESS: 'http://127.0.0.1:9/canary' });
  t.equal(down.code, 1);
  t.match(down.of('provider'), { status: 'fail', message: /^native: provider_failed\. .*address setting/ });
  t.match(down.of('clock'), { status: 'warn', message: /not compared/ });
  t.notMatch(down.stdout, /canary/);

  const wrong = await examine({ ...env, SERVICE_PORT: 'canary', CRAWL_WORKER_PORT: 'canary', SERVICE_PROT: '1' });
  t.equal(wrong.code, 1);
  t.strictSame(
    wrong.checks
      .filter(({ status, check }) => status === 'fail' && check === 'settings')
      .map(({ message }) => message.split(':')[0]),
    ['SERVICE_PORT', 'CRAWL_WORKER_PORT'],
  );
  t.notMatch(wrong.stdout, /canary/);
});

t.test('a slow service is told from an absent one', async (t) => {
  const env = settingsFor(await smallWeb(t));
  const workerAt = async (SERVICE_CRAWL_WORKER_ADDRESS: string) => {
    const { code, of, stdout } = await examine({ ...env, SERVICE_CRAWL_WORKER_ADDRESS });
    t.equal(code, 0);
    t.notMatch(stdout, 'canary');
    return of('worker')?.message;
  };
  const silent = await listen(t, () => {});
  const late = await listen(t, (_req, res) => void setTimeout(() => res.end('{"status":"ok"}'), 2_500));
  const busy = await listen(t, (_req, res) => void res.writeHead(503, { 'retry-after': '5' }).end('{}'));
  const other = await listen(t, (_req, res) => void res.end('hello'));
  t.match(await workerAt('http://127.0.0.1:9/canary'), /^no worker answers.* refused.*Run "search-gateway worker"/);
  t.match(
    await workerAt('http://canary.invalid/'),
    /^no worker answers.* name is not known|^the worker .* name service/,
  );
  t.match(await workerAt(other.href), /^no worker answers.* what answers there is no worker/);
  t.match(await workerAt(late.href), /^the worker at .* is slow: one answer took \d+\.\d s/);
  t.match(
    await workerAt(silent.href),
    /^the worker at .* is late: .*did not answer in time\. It is there, but slow or busy/,
  );
  t.match(await workerAt(busy.href), /^the worker at .* is late: it answered that it is busy\. It is there/);

  const providerAt = async (SERVICE_NATIVE_PROVIDER_ADDRESS: string) => {
    const { code, of } = await examine({ ...env, SERVICE_NATIVE_PROVIDER_ADDRESS });
    t.equal(code, 1);
    return of('provider')?.message;
  };
  t.match(await providerAt('http://127.0.0.1:9/'), /^native: provider_failed\. .*Why: the connection was refused/);
  t.match(
    await providerAt(silent.href),
    /^native: provider_timeout\. .*Why: it took the connection and did not answer/,
  );
  const told = await providerAt(busy.href);
  t.match(told, /^native: provider_failed\. .*Why: it answered that it is busy/);
  t.notMatch(told, /address setting/);
});

t.test('the clock is compared with that of the provider, and a key never shown', async (t) => {
  const web = await listen(t, (_req, res) => {
    res.writeHead(401, { date: new Date(Date.now() - 3_600_000).toUTCString() }).end('canary-key is wrong');
  });
  const { code, of, stdout, stderr } = await examine({
    SERVICE_SEARCH_PROVIDER: 'api_a',
    SERVICE_API_A_TOKEN: 'canary-key',
    SERVICE_API_A_ADDRESS: web.href,
    SERVICE_API_A_TOKEM: 'canary',
  });
  t.equal(code, 1);
  t.match(of('provider'), { status: 'fail', message: /^api_a: provider_unauthorized\. .*token/ });
  t.match(of('clock'), { status: 'warn', message: /^3\d{3} s ahead of the provider's\. .*time synchronisation/ });
  t.notMatch(stdout + stderr, /canary/);
});

t.test('who has settings for the browser worker is told of its browser too', async (t) => {
  const env = settingsFor(await smallWeb(t));
  t.notOk((await examine(env)).of('browser-worker'));
  const of = async (more: Record<string, string>) => {
    const { code, checks } = await examine({ ...env, ...more });
    return { code, checks: checks.filter(({ check }) => check === 'browser-worker' || check === 'settings') };
  };
  const missing = await of({ BROWSER_WORKER_BROWSER: 'lightpanda', BROWSER_WORKER_BROWSER_PATH: '/nowhere/canary' });
  t.match(missing, {
    code: 1,
    checks: [{}, { status: 'fail', message: /install Lightpanda and leave BROWSER_WORKER_BROWSER_PATH unset, or/ }],
  });
  t.notMatch(JSON.stringify(missing), /canary/);
  const starts = await of({ BROWSER_WORKER_CONCURRENCY: '2', BROWSER_WORKER_BROWSER_PATH: process.execPath });
  t.match(starts.checks, [{ status: 'ok' }, { status: 'ok', message: process.version }]);
  const wrong = await of({ BROWSER_WORKER_BROWSER: 'canary', BROWSER_WORKER_CONCURENCY: '2' });
  t.equal(wrong.code, 1);
  t.match(wrong.checks, [
    { status: 'warn', message: /did you mean BROWSER_WORKER_CONCURRENCY/ },
    { status: 'fail', message: /^BROWSER_WORKER_BROWSER: expected one of/ },
  ]);
});
