import t from 'tap';
import { createToStructure, structureOf } from '../../src/reading/structure.js';
import { headBefore, windowEnd } from '../../src/reading/window.js';
import { allPairs } from '../helpers/pairs.js';
import { cutBlock, faultOf, windowsOf } from '../helpers/windows.js';

const texts = (text: string, max: number) => windowsOf(text, max).map(({ start, end }) => text.slice(start, end));

const pages = allPairs().map(({ name, markdown }) => [name, markdown] as const);

t.test('the windows of every page are bounded, joined they are the page, and what fits is whole', async (t) => {
  for (const [i, [name, text]] of pages.entries()) {
    for (const max of i % 25 === 0 ? [1, 7, 60, 200, 900] : [200, 900]) {
      const fault = faultOf(text, max) ?? (max >= 60 ? cutBlock(text, max) : undefined);
      if (fault) t.fail(`${name} in windows of ${max}: ${fault}`);
    }
  }
  t.ok(pages.length > 300);
});

const SPLINTERS = [
  '# A heading\n\n',
  '#### Deep\n',
  'Title\n=====\n',
  'Some words of a sentence. And another one! ',
  'かなと漢字。文の終わり。',
  '😀😀👩\u200d💻',
  '\n',
  '\n\n',
  '    indented\n',
  '```js\nconst a = 1;\n',
  '```\n',
  '~~~~\n',
  '- item\n',
  '  - nested\n',
  '12. twelfth\n\n    more\n',
  '> quoted\n',
  '>> twice\n> ```\n',
  '| a | b |\n| - | - |\n| 1 | [x](y) |\n',
  '[a link](https://example.test/a(b) "title")',
  '![](x',
  '](',
  '[[[',
  '`code` ``co`de``',
  '$x^2$ $$y$$ $5',
  '$$\nx\n$$\n',
  '<div>\n',
  '<!-- ',
  '<b',
  '\ud800',
  '\udc00',
  '\r\n',
  '\t',
  '***\n',
  '\\',
];

t.test('so are those of any text', async (t) => {
  let seed = 20_261_127;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  for (let round = 0; round < 200; round++) {
    const text = Array.from({ length: 1 + random(40) }, () => SPLINTERS[random(SPLINTERS.length)]).join('');
    for (const max of [1, 2, 5, 23, 80]) {
      const fault = faultOf(text, max);
      if (fault) t.fail(`${JSON.stringify(text)} in windows of ${max}: ${fault}`);
    }
  }
});

t.test('a window ends between blocks, and before the heading of what has no room', async (t) => {
  const text = 'First paragraph.\n\nSecond paragraph.\n\n## Heading\n\nThird paragraph, which is longer.\n';
  t.strictSame(texts(text, 50), [
    'First paragraph.\n\nSecond paragraph.\n\n',
    '## Heading\n\nThird paragraph, which is longer.\n',
  ]);
});

t.test('code, items, links and formulas that have room are whole', async (t) => {
  const cases: [text: string, max: number][] = [
    ['Words before.\n\n```js\nlet a;\n\nlet b;\n```\n\nWords after.\n', 30],
    ['- one item\n- another item\n  - below it\n- a third item\n', 30],
    ['> - quoted item\n> - quoted second item\n>\n> The end.\n', 32],
    [`${'word '.repeat(10)}[a link of words](https://example.test/a) ${'word '.repeat(10)}`, 60],
    [`${'word '.repeat(10)}$a + b = c + d$ ${'word '.repeat(10)}`, 55],
    [`${'word '.repeat(10)}\`let a = b\` ${'word '.repeat(10)}`, 55],
    [`${'語'.repeat(20)}[見出しの文字](https://example.test/見)${'語'.repeat(20)}`, 45],
    ['Words.\n\n$$\na\n+ b\n$$\n\nWords.\n', 18],
  ];
  const wholes = [
    '```js\nlet a;\n\nlet b;\n```',
    '- another item\n  - below it',
    '> - quoted second item',
    '[a link of words](https://example.test/a)',
    '$a + b = c + d$',
    '`let a = b`',
    '[見出しの文字](https://example.test/見)',
    '$$\na\n+ b\n$$',
  ];
  for (const [i, [text, max]] of cases.entries()) {
    const whole = wholes[i] ?? '';
    t.ok(
      texts(text, max).some((window) => window.includes(whole)),
      whole,
    );
  }
});

t.test('a link that a long block begins with goes into the next window', async (t) => {
  const link = '[a link with words](https://example.test/)';
  t.strictSame(texts(`Words.\n\n${link} ${'and more words '.repeat(9)}`, 46).slice(0, 2), ['Words.\n\n', `${link} `]);
  t.strictSame(texts(`Words.\n\n## Heading\n\n- ${link} ${'and more words '.repeat(9)}`, 60)[0], 'Words.\n\n');
});

t.test('a longer block is cut at a line, then a sentence, then a word', async (t) => {
  t.strictSame(texts('```\nline one\nline two\nline three\n```\n', 22), [
    '```\nline one\nline two\n',
    'line three\n```\n',
  ]);
  t.strictSame(texts('One sentence here. Another one there. And a third.', 40), [
    'One sentence here. Another one there. ',
    'And a third.',
  ]);
  t.strictSame(texts('これは文です。それも文です。', 10), ['これは文です。', 'それも文です。']);
  t.strictSame(texts('alpha beta gamma delta', 12), ['alpha beta ', 'gamma delta']);
  t.strictSame(texts('abcdefghij', 4), ['abcd', 'efgh', 'ij']);
  t.strictSame(texts('a😀😀', 1), ['a', '😀', '😀']);
});

t.test('a row is whole, and a head row stays with the line below it', async (t) => {
  const rows = Array.from({ length: 9 }, (_, i) => `| row ${i} | value ${i} |\n`).join('');
  const table = `| name | value |\n| --- | --- |\n${rows}`;
  for (const window of texts(`Words.\n\n${table}`, 100)) {
    t.match(window, /\|\n$/);
    t.notMatch(window, /name \| value \|\n$/);
  }
});

t.test('a window inside a table or code is told its head', async (t) => {
  const code = `~~~~python\n${'print(1)\n'.repeat(20)}~~~~\n`;
  const table = `| a | b |\n|---|---|\n${'| 1 | 2 |\n'.repeat(20)}`;
  const cases: [text: string, at: string, head: string | undefined][] = [
    [code, 'print(1)', '~~~~python'],
    [table, '| 1 | 2 |', '| a | b |\n|---|---|'],
    [`- item\n\n  ${code.replaceAll('\n', '\n  ')}`, 'print(1)', '~~~~python'],
    [`Words.\n\n${code}`, '~~~~python', undefined],
    [`Words.\n\n${table}\nWords after.`, 'Words after.', undefined],
    ['    indented\n    code\n', 'code', undefined],
  ];
  for (const [text, at, head] of cases) t.equal(headBefore(structureOf(text), text.lastIndexOf(at)), head);
  t.equal(headBefore(structureOf(`Words.\n\n${code}`), 8), undefined, 'not where it begins');
});

t.test('what a text is built of is found in time that grows with it', async (t) => {
  const hostile = [
    '[',
    '](',
    '`',
    '``` ',
    '$',
    '$$\n',
    '<a',
    '<!--',
    '> ',
    '- ',
    '>- ',
    '((',
    '| a |\n|-',
    '# [x\n',
    '\\',
    'http://',
    '1. ',
    '***',
    '\t- a\n',
  ];
  for (const splinter of hostile) {
    const text = splinter.repeat(50_000 / splinter.length);
    const before = process.cpuUsage();
    const structure = structureOf(text);
    t.ok(structure.headings.length >= 0);
    for (let start = 0, i = 0; start < text.length && i < 20; i++)
      start = windowEnd(structure, { start, end: text.length }, 10_000);
    t.ok(structure.passages.scores('some words').length >= 0);
    const { user } = process.cpuUsage(before);
    t.ok(user < 3_000_000, `${JSON.stringify(splinter)} took ${Math.round(user / 1000)} ms`);
  }
});

t.test('pages asked for last are remembered within a bound', async (t) => {
  const toStructure = createToStructure(100);
  const one = toStructure('a'.repeat(60));
  t.equal(toStructure('a'.repeat(60)), one);
  toStructure('b'.repeat(60));
  t.not(toStructure('a'.repeat(60)), one);
  t.equal(toStructure('c'.repeat(500)).text.length, 500, 'larger than the bound');
});
