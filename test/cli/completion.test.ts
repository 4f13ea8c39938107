import { spawnSync } from 'node:child_process';
import t from 'tap';
import { tools } from '../../src/tools/registry.js';
import { run } from '../helpers/product.js';

/** What a shell offers after these words, the last one half typed. */
function offered(script: string, ...words: string[]): string[] {
  const typed = ['search-gateway', ...words];
  const press = `COMP_WORDS=(${typed.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length}; _search_gateway`;
  const { stdout, stderr } = spawnSync('bash', [
    '--norc',
    '-c',
    `${script}\n${press}; printf '%s\\n' "\${COMPREPLY[@]}"`,
  ]);
  t.equal(String(stderr), '');
  return String(stdout).trim().split('\n').filter(Boolean);
}

t.test(
  'bash offers commands, options, values and files',
  { skip: spawnSync('bash', ['--version']).error && 'needs bash' },
  async (t) => {
    const script = (await run(['completion', 'bash'])).stdout;
    for (const tool of tools) {
      t.ok(offered(script, '').includes(tool.command));
      for (const [name, field] of Object.entries(tool.input.shape).filter(([name]) => name !== tool.argument)) {
        const flag = `--${name.replaceAll('_', '-')}`;
        t.strictSame(offered(script, tool.command, flag), [flag], `${tool.command} ${flag}`);
        const choices = (field as { options?: string[] }).options;
        if (choices) t.strictSame(offered(script, tool.command, flag, ''), choices);
      }
    }
    t.strictSame(offered(script, 'search', '--safesearch', 'm'), ['moderate']);
    t.strictSame(offered(script, 'completion', 'z'), ['zsh']);
    t.strictSame(offered(script, 'fetch', '--file', 'package.js'), ['package.json']);
  },
);

for (const [shell, check] of [
  ['zsh', ['-n']],
  ['fish', ['--no-execute']],
] as const) {
  t.test(`the script for ${shell} names every option`, async (t) => {
    const { stdout } = await run(['completion', shell]);
    for (const tool of tools)
      for (const name of Object.keys(tool.input.shape).filter((field) => field !== tool.argument))
        t.match(stdout, new RegExp(`-l? ?-?${name.replaceAll('_', '-')}\\b`));
    const parsed = spawnSync(shell, check, { input: stdout });
    if (!parsed.error) t.equal(parsed.status, 0, `${shell} can read it`);
  });
}

t.test('another shell is wrong usage', async (t) => {
  t.match(await run(['completion', 'canary']), { code: 2, stdout: '' });
});
