import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { issuerFor } from '../helpers/issuer.js';
import { run, settingsFor, smallWeb, start } from '../helpers/product.js';

const ISSUER = { SERVICE_OAUTH_ISSUER: 'https://login.invalid/realms/canary' };

t.test('beyond loopback an issuer is protection, and needs an address of ours', async (t) => {
  const bound = { SERVICE_PORT: '0', SERVICE_HOST: '0.0.0.0' };
  const failed = await run(['gateway'], { ...bound, ...ISSUER });
  t.equal(failed.code, 2);
  t.match(failed.stderr, /SERVICE_ADDRESS: expected a value, since access tokens are made out to it/);
  const open = await start(t, ['gateway'], bound);
  t.match(open.output().stderr, /without keys or OAuth, hence open.*SERVICE_OAUTH_ISSUER/);
  const shut = await start(t, ['gateway'], { ...bound, ...ISSUER, SERVICE_ADDRESS: 'https://gateway.example' });
  t.notMatch(shut.output().stderr, /hence open|canary/);
});

t.test('without an issuer nothing of it is loaded', async (t) => {
  const loaded = async (name: string, env: Record<string, string>) => {
    const folder = join(t.testdirName, name);
    const { child, exited } = await start(t, ['gateway'], { SERVICE_PORT: '0', NODE_V8_COVERAGE: folder, ...env });
    child.kill('SIGTERM');
    await exited;
    const reports = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
    return /node_modules\/jose\//.test(reports.join(''));
  };
  t.testdir({});
  t.equal(await loaded('off', {}), false);
  t.equal(await loaded('on', ISSUER), true);
});

t.test('doctor looks at the issuer', async (t) => {
  const web = settingsFor(await smallWeb(t));
  const issuer = await issuerFor(t, { path: '/canary' });
  const examine = async (env: Record<string, string>) => {
    const { code, stdout } = await run(['doctor', '--json'], { ...web, ...env });
    const checks = JSON.parse(stdout) as { check: string; status: string; message: string }[];
    t.notMatch(stdout, 'canary');
    return { code, of: (name: string) => checks.find(({ check }) => check === name) };
  };
  const beyond = { SERVICE_HOST: '0.0.0.0', SERVICE_ADDRESS: 'https://gateway.example' };
  const [fine, other, down] = await Promise.all([
    examine({ ...beyond, SERVICE_OAUTH_ISSUER: issuer.url }),
    examine({ SERVICE_OAUTH_ISSUER: issuer.url.replace('/canary', '/other') }),
    examine({ SERVICE_OAUTH_ISSUER: 'http://127.0.0.1:9/canary' }),
  ]);
  t.match(fine.of('callers'), { status: 'ok', message: /access token/ });
  t.match(fine.of('issuer'), { status: 'ok', message: 'its metadata fits, with 1 key' });
  t.match(other.of('issuer'), { status: 'fail', message: /publishes no metadata/ });
  t.match(down.of('issuer'), { status: 'fail', message: /does not answer.*refused/ });
  t.strictSame([other.code, down.code], [1, 1]);
});
