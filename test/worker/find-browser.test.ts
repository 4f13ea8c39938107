import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import t from 'tap';
import { findBrowser } from '../../worker/loaders/find-browser.js';

/** A machine with these programs, paths relative to a directory of its own. */
function machine(root: string, ...programs: string[]) {
  for (const program of programs) {
    const path = join(root, program);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, '#!/bin/sh\n');
    chmodSync(path, 0o755);
  }
  return { HOME: root, PATH: `relative:${join(root, 'bin')}`, PLAYWRIGHT_BROWSERS_PATH: join(root, 'playwright') };
}

const SHELL = 'chrome-headless-shell-linux64/chrome-headless-shell';

t.test('the leanest browser is chosen, and of two the newer', async (t) => {
  const cases: [present: string[], chosen: string][] = [
    [['bin/chromium', 'bin/headless_shell'], 'bin/headless_shell'],
    [['bin/headless_shell', 'bin/chromium-headless-shell'], 'bin/chromium-headless-shell'],
    [
      ['bin/chromium-headless-shell', `playwright/chromium_headless_shell-1200/${SHELL}`],
      `playwright/chromium_headless_shell-1200/${SHELL}`,
    ],
    [
      [`playwright/chromium_headless_shell-999/${SHELL}`, `playwright/chromium_headless_shell-1200/${SHELL}`],
      `playwright/chromium_headless_shell-1200/${SHELL}`,
    ],
    [['playwright/chromium-1255/chrome-linux64/chrome', 'bin/chrome-headless-shell'], 'bin/chrome-headless-shell'],
  ];
  for (const [i, [present, chosen]] of cases.entries()) {
    const root = join(t.testdir(), String(i));
    t.equal(findBrowser({ env: machine(root, ...present) }), join(root, chosen));
  }
});

t.test("an operator's path is the only one looked at", async (t) => {
  const root = t.testdir({ 'not-executable': '' });
  const env = machine(root, 'bin/chromium-headless-shell', 'mine');
  t.equal(findBrowser({ configuredPath: join(root, 'mine'), env }), join(root, 'mine'));
  for (const path of [join(root, 'missing'), join(root, 'not-executable'), root, 'mine'])
    t.equal(findBrowser({ configuredPath: path, env }), undefined);
});

t.test(
  "Playwright's cache is found in the home directory as well",
  { skip: process.platform !== 'linux' },
  async (t) => {
    const root = t.testdir();
    const env = machine(root, `.cache/ms-playwright/chromium_headless_shell-1200/${SHELL}`);
    t.equal(
      findBrowser({ env: { HOME: env.HOME, PATH: env.PATH } }),
      join(root, `.cache/ms-playwright/chromium_headless_shell-1200/${SHELL}`),
    );
  },
);
