/** Many calls from one list, and a file of results that a second run goes on with. */
import { appendFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { listen, type Teardown } from '../helpers/listen.js';
import { run, runInterrupted, settingsFor, slowPage, smallWeb } from '../helpers/product.js';

interface Outcome {
  input: string;
  outcome: string;
  message?: string;
  result?: { title: string; markdown: string };
}

const linesOf = (text: string): Outcome[] =>
  text.split('\n').flatMap((line) => (line ? [JSON.parse(line) as Outcome] : []));
const outcomes = (lines: Outcome[]) =>
  lines.map(({ input, outcome }) => `${new URL(input).pathname} ${outcome}`).sort();

/** Pages of a site that counts: those below /good are there, /gone is not, and /busy is too busy the first time. */
async function countingSite(t: Teardown) {
  const asked: string[] = [];
  let busy = true;
  const site = await listen(t, ({ url = '' }, res) => {
    if (url === '/robots.txt') return res.writeHead(404).end();
    asked.push(url);
    if (url === '/gone') return res.writeHead(404).end();
    if (url === '/busy' && busy) {
      busy = false;
      return res.writeHead(500).end();
    }
    const body = `<title>Page ${url}</title><p>Enough words of ${url} to be read as a page — ünïcödé.</p>`;
    return res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body);
  });
  return { site, asked };
}

t.test('a list is fetched once each; a second run does what is left, whatever was cut off', async (t) => {
  const { site, asked } = await countingSite(t);
  const env = settingsFor(site);
  const folder = t.testdir({});
  const file = join(folder, 'urls.txt');
  const output = join(folder, 'out.jsonl');
  const at = (path: string) => new URL(path, site).href;
  const urls = ['/good/1', '/gone', '/busy', '/good/2', '/good/1'].map(at);
  writeFileSync(file, `\ufeff# a comment\r\n\r\n${urls.join('\r\n')}`);
  const args = ['fetch', '--file', file, '--jobs', '2', '--output', output];

  const first = await run(args, env);
  t.strictSame(first, { code: 3, stdout: '', stderr: first.stderr });
  t.match(first.stderr, /^2 success, .*1 (not_found|upstream_error), 1 (not_found|upstream_error)\n$/);
  const all = ['/busy upstream_error', '/gone not_found', '/good/1 success', '/good/2 success'];
  t.strictSame(outcomes(linesOf(readFileSync(output, 'utf8'))), all);
  t.match(linesOf(readFileSync(output, 'utf8')).find(({ outcome }) => outcome === 'success')?.result, {
    title: /^Page/,
  });

  // The process died in the middle of a line, and in the middle of a letter.
  const whole = readFileSync(output);
  const record = Buffer.from(
    `${JSON.stringify({ input: at('/good/3'), outcome: 'success', result: { title: 'ünï' } })}`,
  );
  appendFileSync(output, record.subarray(0, record.lastIndexOf(0xc3) + 1));
  appendFileSync(file, `\n${at('/good/3')}\n`);
  asked.length = 0;
  const second = await run(args, env);
  t.match(second, { code: 1, stderr: '2 success, 3 done before (1 not_found)\n' });
  t.strictSame(asked.sort(), ['/busy', '/good/3']);
  const after = readFileSync(output);
  t.ok(after.subarray(0, whole.length).equals(whole), 'what was there stays');
  t.strictSame(outcomes(linesOf(after.toString())), [...all, '/busy success', '/good/3 success'].sort());

  // A last line that only lacks its end is a result.
  truncateSync(output, after.length - 1);
  asked.length = 0;
  t.match(await run(args, env), { code: 1, stderr: '0 success, 5 done before (1 not_found)\n' });
  t.strictSame(asked, []);
  t.strictSame(readFileSync(output), after);
});

t.test('the exit code is of what the file holds in the end, whoever wrote it', async (t) => {
  const { site, asked } = await countingSite(t);
  const at = (path: string) => new URL(path, site).href;
  const line = (path: string, outcome: string) => `${JSON.stringify({ input: at(path), outcome })}\n`;
  const file = join(t.testdir({}), 'urls.txt');
  const output = `${file}.out`;
  const runOn = (wanted: string[], held: string) => {
    asked.length = 0;
    writeFileSync(file, wanted.map((path) => `${at(path)}\n`).join(''));
    writeFileSync(output, held);
    return run(['fetch', '--file', file, '--output', output], settingsFor(site));
  };
  const cases: [wanted: string[], held: string, code: number, asked: string[]][] = [
    [['/good/1'], line('/good/1', 'success'), 0, []],
    [['/good/1', '/gone'], line('/gone', 'not_found'), 1, ['/good/1']],
    [['/gone'], line('/gone', 'not_found'), 1, []],
    // The last word counts, in both directions.
    [['/good/1'], line('/good/1', 'not_found') + line('/good/1', 'success'), 0, []],
    [['/good/1'], line('/good/1', 'success') + line('/good/1', 'robots_denied'), 1, []],
    [['/good/1'], line('/good/1', 'robots_denied') + line('/good/1', 'timeout'), 0, ['/good/1']],
    // What is not on the list is nobody's failure.
    [['/good/1'], line('/gone', 'not_found') + line('/other', 'timeout'), 0, ['/good/1']],
    // One that another try may mend goes before one that none will.
    [['/busy', '/gone'], line('/gone', 'not_found'), 3, ['/busy']],
  ];
  for (const [wanted, held, code, urls] of cases) {
    const ran = await runOn(wanted, held);
    t.equal(ran.code, code, held + ran.stderr);
    t.strictSame(asked, urls, held);
  }
});

t.test('a list from stdin goes to stdout, as JSON Lines, for every tool', async (t) => {
  const env = settingsFor(await smallWeb(t));
  const page = `${env.SERVICE_NATIVE_PROVIDER_ADDRESS}/page`;
  const fetched = await run(['fetch', '--file', '-'], env, `${page}\nnope\n`);
  t.match(fetched, { code: 1, stderr: /1 success, 1 invalid_request/ });
  t.match(
    linesOf(fetched.stdout).find(({ input }) => input === page),
    { outcome: 'success', result: { title: 'A small page' } },
  );
  t.match(
    linesOf(fetched.stdout).find(({ input }) => input === 'nope'),
    { outcome: 'invalid_request', message: /./ },
  );
  const searched = await run(['search', '--file', '-', '--limit', '1', '--jobs', '3'], env, 'two words\nnothing\n');
  t.equal(searched.code, 0);
  const rows = new Map(linesOf(searched.stdout).map(({ input, result }) => [input, result]));
  t.match(rows.get('two words'), [{ title: /./ }]);
  t.strictSame(rows.get('nothing'), []);
});

t.test('Ctrl-C leaves what was running for the next run', async (t) => {
  const { web, asked } = await slowPage(t);
  const folder = t.testdir({ 'urls.txt': `${new URL('missing', web)}\n${new URL('slow', web)}\n` });
  const output = join(folder, 'out.jsonl');
  const args = ['fetch', '--file', join(folder, 'urls.txt'), '--jobs', '1', '--output', output];
  const { code, stderr } = await runInterrupted(args, settingsFor(web), asked);
  t.equal(code, 130);
  t.match(stderr, /interrupted, \d+ left: the same command goes on with them\n$/);
  t.strictSame(outcomes(linesOf(readFileSync(output, 'utf8'))), ['/missing not_found']);
});

t.test('a list that cannot be used is wrong usage', async (t) => {
  const folder = t.testdir({ 'urls.txt': 'https://one.example/\n' });
  const file = join(folder, 'urls.txt');
  const cases: [args: string[], fault: RegExp][] = [
    [['--file', join(folder, 'canary')], /^invalid_request: The file of --file cannot be read \(ENOENT\)\.\n$/],
    [['--file', file, '--output', folder], /^invalid_request: The file of --output cannot be written \(EISDIR\)\.\n$/],
    [['--file', file, 'https://two.example/'], /^invalid_request: give either a url or --file, not both\. Usage/],
    [
      ['--file', file, '--jobs', '0'],
      /^invalid_request: option '--jobs <number>' argument '0' is invalid\. Expected 1–99\. Usage/,
    ],
    [['https://one.example/', '--output', 'out'], /^invalid_request: --jobs and --output go with --file\. Usage/],
  ];
  for (const [args, fault] of cases) {
    const ran = await run(['fetch', ...args]);
    t.match(ran, { code: 2, stdout: '', stderr: fault }, args.join(' '));
    t.notMatch(ran.stderr, 'canary');
  }
});
