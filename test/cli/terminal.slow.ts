/** What a person sees at a terminal, and what a pipe gets. */
import { spawn, spawnSync } from 'node:child_process';
import t from 'tap';
import { CLI, type Ran, run, settingsFor, smallWeb } from '../helpers/product.js';

const script = spawnSync('script', ['--version']).status === 0;
const ESC = '\u001b[';
const COLOUR = new RegExp(`${ESC.replace('[', '\\[')}\\d+m`, 'g');

/** Runs a command on a pseudo-terminal, where stdout and stderr are one. */
async function atTerminal(args: string[], env: Record<string, string>): Promise<Ran> {
  const command = [process.execPath, CLI, ...args].map((word) => `'${word}'`).join(' ');
  const child = spawn('script', ['-qefc', command, '/dev/null'], {
    env: { PATH: process.env.PATH, TERM: 'xterm-256color', ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let stdout = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, stdout: stdout.replaceAll('\r\n', '\n'), stderr: '' };
}

t.test(
  'a terminal has colours and a spinner that is gone in the end',
  { skip: !script && 'needs script(1)' },
  async (t) => {
    const env = settingsFor(await smallWeb(t));
    const page = `${env.SERVICE_NATIVE_PROVIDER_ADDRESS}/page`;
    const plain = (await run(['search', 'found'], env)).stdout;
    const { code, stdout } = await atTerminal(['search', 'found'], env);
    t.equal(code, 0);
    t.match(stdout, /⠋ Search the web … 0 s/);
    const gone = '\r\u001b[K';
    const result = stdout.slice(stdout.lastIndexOf(gone) + gone.length);
    t.match(result, `${ESC}1m`, 'titles stand out');
    t.equal(withoutColours(result).split('\n').length, plain.split('\n').length);
    t.notOk(hasControls(withoutColours(result)), 'nothing but colours, so a pager can show it');

    const fetched = await atTerminal(['fetch', page], env);
    t.match(fetched.stdout, /Fetch a web page …/);
    t.match(withoutColours(fetched.stdout), /Title: A small page\nURL: .*\n\nIt holds enough words/);
    const quiet = await atTerminal(['fetch', page], { ...env, NO_COLOR: '1' });
    t.match(quiet.stdout, 'Title: A small page');
    t.equal(withoutColours(quiet.stdout), quiet.stdout);
    const dumb = await atTerminal(['fetch', page], { ...env, TERM: 'dumb' });
    t.notOk(hasControls(dumb.stdout) || dumb.stdout.includes('⠋'));
    const missing = await atTerminal(['fetch', `${page}/nowhere`], env);
    t.match(missing, { code: 1, stdout: /not_found: The page does not exist/ });
  },
);

t.test('a pipe gets the plain result, and colours only when it asks for them', async (t) => {
  const env = settingsFor(await smallWeb(t));
  const page = `${env.SERVICE_NATIVE_PROVIDER_ADDRESS}/page`;
  const { stdout, stderr } = await run(['fetch', page], env);
  t.match(stdout, /^Title: A small page\nURL: /);
  t.notOk(hasControls(stdout + stderr));
  const forced = await run(['fetch', page], { ...env, FORCE_COLOR: '1' });
  t.match(forced, { stdout: ESC, stderr: '' });
  t.equal(withoutColours(forced.stdout), stdout);
  t.match(JSON.parse((await run(['fetch', page, '--json'], { ...env, FORCE_COLOR: '1' })).stdout), {
    title: 'A small page',
  });
});

t.test('what another try may mend has an exit code of its own', async (t) => {
  const env = settingsFor(await smallWeb(t));
  const at = (path: string) => `${env.SERVICE_NATIVE_PROVIDER_ADDRESS}${path}`;
  const cases: [args: string[], code: number][] = [
    [['fetch', at('/broken')], 3],
    [['search', 'limited'], 3],
    [['fetch', at('/denied')], 1],
    [['search', 'x', '--limit', 'many'], 2],
  ];
  for (const [args, code] of cases) t.equal((await run(args, env)).code, code, args.join(' '));
});

function withoutColours(text: string): string {
  return text.replaceAll(COLOUR, '');
}

function hasControls(text: string): boolean {
  return /[^\P{Cc}\n\t]/u.test(text);
}
