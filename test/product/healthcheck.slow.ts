import t from 'tap';
import { listen } from '../helpers/listen.js';
import { run, start } from '../helpers/product.js';

/** What each service is bound by, and what it needs to start beside that. */
const SERVICES: Record<string, string> = {
  gateway: 'SERVICE',
  worker: 'CRAWL_WORKER',
  'browser-worker': 'BROWSER_WORKER',
  metasearch: 'METASEARCH',
};

for (const [command, prefix] of Object.entries(SERVICES)) {
  t.test(`${command} --healthcheck asks the one that runs with the same settings`, async (t) => {
    const env = { [`${prefix}_HOST`]: '0.0.0.0', [`${prefix}_PORT`]: '0' };
    const { child, exited, output } = await start(t, [command], env);
    const port = /http:\/\/0\.0\.0\.0:(\d+)\//.exec(output().stderr)?.[1] ?? '';
    const check = () => run([command, '--healthcheck'], { ...env, [`${prefix}_PORT`]: port });
    t.strictSame(await check(), { code: 0, stdout: '', stderr: '' });
    child.kill('SIGTERM');
    t.equal(await exited, 0);
    t.strictSame(await check(), { code: 1, stdout: '', stderr: '' }, 'nobody answers');
  });
}

t.test('only 200 is health, at the address that is bound', async (t) => {
  const sick = await listen(t, (_req, res) => res.writeHead(503).end());
  const well = await listen(t, (req, res) => res.writeHead(req.url === '/healthz' ? 200 : 404).end('{}'));
  const check = (port: string, host = '127.0.0.1') =>
    run(['gateway', '--healthcheck'], { SERVICE_HOST: host, SERVICE_PORT: port });
  const [no, ...yes] = await Promise.all([check(sick.port), check(well.port), check(well.port, 'localhost')]);
  t.match(no, { code: 1 });
  for (const { code } of yes) t.equal(code, 0);
});

t.test('settings that are wrong, or name no port, are no health; 2 stays with wrong usage', async (t) => {
  const [wrong, unknown, misused] = await Promise.all([
    run(['worker', '--healthcheck'], { CRAWL_WORKER_PORT: 'x' }),
    run(['gateway', '--healthcheck'], { SERVICE_PORT: '0' }),
    run(['gateway', '--health']),
  ]);
  t.match(wrong, { code: 1, stderr: /CRAWL_WORKER_PORT: expected/ });
  t.match(unknown, { code: 1 });
  t.match(misused, { code: 2 });
});
