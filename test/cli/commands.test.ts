/** How the commands that are made of tools end when they do not end well. */
import t from 'tap';
import { listen } from '../helpers/listen.js';
import { run, runInterrupted, settingsFor } from '../helpers/product.js';

t.test('wrong usage of a tool names the code and the help', async (t) => {
  const cases: [args: string[], fault: RegExp][] = [
    [['search'], /missing required argument 'query'\./],
    [['search', 'x', '--limit'], /option '--limit <number>' argument missing\./],
    [['search', 'x', '--limits', '1'], /unknown option '--limits' \(Did you mean --limit\?\)/],
    [['fetch'], /missing required argument 'url'\./],
    [
      ['fetch', 'https://one.example/', 'https://two.example/'],
      /too many arguments[^.]*\. Expected 1 argument but got 2\./,
    ],
  ];
  for (const [args, fault] of cases) {
    const { code, stdout, stderr } = await run(args);
    t.match({ code, stdout }, { code: 2, stdout: '' }, args.join(' '));
    t.match(stderr, new RegExp(`^invalid_request: ${fault.source} Usage: search-gateway ${args[0]} --help\n$`));
  }
  t.match((await run(['fetch', '--help'])).stdout, /^Usage: search-gateway fetch .*<url>\n/);
  t.match((await run(['search', '--help'])).stdout, /^Usage: search-gateway search .*<query\.\.\.>\n/);
});

t.test('Ctrl-C ends a command with 130 and says no more than that', async (t) => {
  for (const args of [
    ['search', 'slow'],
    ['fetch', '/hang'],
    ['fetch', '/hang', '--js-render'],
  ]) {
    let ask: () => void = () => {};
    const asked = new Promise<void>((resolve) => {
      ask = resolve;
    });
    const web = await listen(t, ({ url }, res) => void (url === '/robots.txt' ? res.writeHead(404).end() : ask()));
    const [command = '', argument = '', ...flags] = args;
    const word = command === 'fetch' ? new URL(argument, web).href : argument;
    const ran = runInterrupted([command, word, ...flags], settingsFor(web), asked);
    t.strictSame(await ran, { code: 130, stdout: '', stderr: 'interrupted\n' }, args.join(' '));
  }
});
