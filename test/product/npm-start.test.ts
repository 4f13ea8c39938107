import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { postJson } from '../helpers/gateway.js';
import { announcedUrl, CLI, settingsFor, slowPage } from '../helpers/product.js';
import { inRoot } from '../helpers/root.js';

const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));

/** The package's own `start` script over a `scripts/start.mjs` that skips the setup. */
function packageIn(folder: string): string {
  mkdirSync(join(folder, 'scripts'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'started', scripts: { start: scripts.start } }));
  const become = `process.argv = [process.argv[0], 'cli.js', 'start']; await import(${JSON.stringify(CLI)});`;
  writeFileSync(join(folder, 'scripts/start.mjs'), become);
  return folder;
}

const skip = process.platform === 'win32' && 'no signals there';
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  for (const to of ['npm alone', 'the whole group']) {
    t.test(`npm start: ${signal} to ${to} answers what is in flight and leaves no process`, { skip }, async (t) => {
      const { web, asked, finish } = await slowPage(t);
      const npm = spawn('npm', ['start', '--silent', '--no-update-notifier'], {
        cwd: packageIn(t.testdir()),
        env: { PATH: process.env.PATH, HOME: process.env.HOME, ...settingsFor(web) },
        stdio: ['ignore', 'ignore', 'pipe'],
        detached: true,
      });
      const group = -(npm.pid ?? 0);
      // Ends only when every process that holds the pipe has ended.
      const ended = once(npm, 'close');
      let isOver = false;
      t.teardown(() => isOver || process.kill(group, 'SIGKILL'));
      let stderr = '';
      for await (const chunk of npm.stderr.iterator({ destroyOnReturn: false })) {
        stderr += chunk;
        if (/MCP .*\n/.test(stderr)) break;
      }
      const page = { url: new URL('/slow', web).href };
      const fetched = postJson(new URL('api/v1/fetch', announcedUrl(stderr)), page);
      await asked;
      process.kill(to === 'npm alone' ? (npm.pid ?? 0) : group, signal);
      finish();
      t.match(await fetched, { status: 200, body: { markdown: /Worth the wait/ } });
      npm.stderr.resume();
      await ended;
      isOver = true;
    });
  }
}
