/** What becomes of a process whose output nobody can take. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { createInterface } from 'node:readline';
import t from 'tap';
import { announcedUrl, CLI, settingsFor, smallWeb, start } from '../helpers/product.js';

const PATH = process.env.PATH ?? '';

t.test('servers go on when their log pipes are closed', async (t) => {
  const { child, exited, output } = await start(t, ['gateway'], { SERVICE_PORT: '0', SERVICE_LOG_LEVEL: 'debug' });
  const gateway = announcedUrl(output().stderr);
  child.stdout?.destroy();
  child.stderr?.destroy();
  // The first line that cannot be written tells the process; the second request finds out what it made of that.
  for (const _ of [1, 2, 3]) t.equal((await fetch(new URL('api/v1/nothing', gateway))).status, 404);
  child.kill('SIGTERM');
  t.equal(await exited, 0);
});

t.test('stdio goes on when its stderr is closed', async (t) => {
  const child = spawn(process.execPath, [CLI, 'stdio'], {
    env: { PATH, SERVICE_LOG_LEVEL: 'debug' },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  t.teardown(() => child.kill('SIGKILL'));
  child.stderr.destroy();
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const call = (id: number) => {
    const params = { name: 'fetch_url', arguments: { url: 'nope' } };
    child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params })}\n`);
    return answers.next();
  };
  const initialize = {
    protocolVersion: '2025-11-25',
    capabilities: {},
    clientInfo: { name: 't', version: '1' },
  };
  child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 0, method: 'initialize', params: initialize })}\n`);
  await answers.next();
  for (const id of [1, 2, 3]) t.match(JSON.parse((await call(id)).value), { id, result: { isError: true } });
  child.stdin.end();
  t.strictSame(await once(child, 'exit'), [0, null]);
});

t.test(
  'a result that cannot be written is a failure that is told',
  { skip: !existsSync('/dev/full') && 'needs /dev/full' },
  async (t) => {
    const env = settingsFor(await smallWeb(t));
    for (const args of [['search', 'found'], ['fetch', `${env.SERVICE_NATIVE_PROVIDER_ADDRESS}/page`], ['--help']]) {
      const full = openSync('/dev/full', 'w');
      t.teardown(() => closeSync(full));
      const child = spawn(process.execPath, [CLI, ...args], { env: { PATH, ...env }, stdio: ['ignore', full, 'pipe'] });
      let stderr = '';
      child.stderr?.on('data', (chunk) => {
        stderr += chunk;
      });
      t.strictSame(await once(child, 'close'), [1, null], args.join(' '));
      t.match(stderr, /cannot be written \(ENOSPC\)\.\n$/);
    }
  },
);

t.test('a reader that closes the pipe early is no failure', async (t) => {
  const env = settingsFor(await smallWeb(t));
  const child = spawn(process.execPath, [CLI, 'search', 'found'], { env: { PATH, ...env }, stdio: 'pipe' });
  child.stdout.destroy();
  let stderr = '';
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  t.strictSame(await once(child, 'close'), [0, null]);
  t.equal(stderr, '');
});
