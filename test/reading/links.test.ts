import t from 'tap';
import { linksOf } from '../../src/reading/links.js';
import { structureOf } from '../../src/reading/structure.js';

const linksIn = (markdown: string) => linksOf(structureOf(markdown)).map(({ text, url }) => [text, url]);

const cases: [markdown: string, links: string[][], why: string][] = [
  [
    'See [one](https://a.example/) and [two](https://b.example/x).',
    [
      ['one', 'https://a.example/'],
      ['two', 'https://b.example/x'],
    ],
    'in order',
  ],
  [
    '[one](https://a.example/) [one](https://a.example/) [uno](https://a.example/)',
    [
      ['one', 'https://a.example/'],
      ['uno', 'https://a.example/'],
    ],
    'each once',
  ],
  ['![a picture](https://a.example/p.png)', [], 'a picture is no link'],
  [
    '[![a picture](https://a.example/p.png)](https://b.example/)',
    [['a picture', 'https://b.example/']],
    'a picture that is one',
  ],
  ['[a (b)](https://a.example/x_(y)) end', [['a (b)', 'https://a.example/x_(y)']], 'parentheses in pairs'],
  ['[a](<https://a.example/x y>)', [['a', 'https://a.example/x y']], 'an address in angles'],
  ['[a](https://a.example/ "a title")', [['a', 'https://a.example/']], 'with a title'],
  [
    '[*very* `code`\\[1\\]](https://a.example/)',
    [['very code[1]', 'https://a.example/']],
    'marks and escapes are no text',
  ],
  ['<https://a.example/x>', [['https://a.example/x', 'https://a.example/x']], 'bare'],
  [
    '- [a](https://a.example/)\n  - [b](https://b.example/)\n\n> [c](https://c.example/)',
    [
      ['a', 'https://a.example/'],
      ['b', 'https://b.example/'],
      ['c', 'https://c.example/'],
    ],
    'in lists and quotes',
  ],
  ['| a |\n|---|\n| [b](https://b.example/) |', [['b', 'https://b.example/']], 'in tables'],
  ['```\n[a](https://a.example/)\n```\n\nand `[b](https://b.example/)`', [], 'code is none'],
  ['[a] b (c)', [], 'no link'],
  [
    '[`co]de` words](https://a.example/)',
    [['code words'.replace('co', 'co]'), 'https://a.example/']],
    'code with a bracket',
  ],
  [
    '[a](https://a.example/ "tit(le") [b](https://b.example/ \'one\') [c](https://c.example/ (two)) [d](<https://d.example/(>)',
    [
      ['a', 'https://a.example/'],
      ['b', 'https://b.example/'],
      ['c', 'https://c.example/'],
      ['d', 'https://d.example/('],
    ],
    'titles of any kind',
  ],
  [
    '[see [a](https://a.example/) and [b](https://b.example/)] [c [d](https://d.example/) e](https://e.example/)',
    [
      ['a', 'https://a.example/'],
      ['b', 'https://b.example/'],
      ['d', 'https://d.example/'],
    ],
    'in brackets that are none',
  ],
  [
    'See https://a.example/x_(y). (Or https://b.example/?) **https://c.example/a_b**, <mailto:d@e.example>',
    ['https://a.example/x_(y)', 'https://b.example/', 'https://c.example/a_b', 'mailto:d@e.example'].map((at) => [
      at,
      at,
    ]),
    'bare ones without the signs of the sentence',
  ],
  [
    '[One] [two][One] [three][] [^1] [none]\n\n> [one]: https://a.example/ "title"\n\n[three]: <https://b.example/>\n[^1]: [n](https://n.example/)\n',
    [
      ['One', 'https://a.example/'],
      ['two', 'https://a.example/'],
      ['three', 'https://b.example/'],
      ['n', 'https://n.example/'],
    ],
    'by the names that the page defines',
  ],
  [
    '- one\n\n  ~~~\n  [a](https://a.example/)\n  ~~~\n\n<!-- [b](https://b.example/) -->\n',
    [],
    'code of an item, a comment',
  ],
  ['[a](#here) [b](javascript:b) [c]()', [], 'what leads nowhere'],
];

for (const [markdown, links, why] of cases)
  t.test(`links: ${why}`, async (t) => t.strictSame(linksIn(markdown), links));

t.test('links are those of the part that is shown, whatever it begins inside of', async (t) => {
  const text = 'A [a](https://a.example/).\n\n```\n[x](https://x.example/)\n```\n\nB [b](https://b.example/).\n';
  const start = text.indexOf('[x]');
  const links = linksOf(structureOf(text), [{ start, end: text.length }]);
  t.strictSame(links, [{ text: 'b', url: 'https://b.example/' }]);
  const regions = [0, text.indexOf('B ')].map((at) => ({ start: at, end: at + 10 }));
  t.strictSame(
    linksOf(structureOf(text), regions).map(({ text }) => text),
    ['a', 'b'],
  );
});

t.test('hostile brackets take linear time', async (t) => {
  const hostile = [
    '[',
    '[a](',
    '![[',
    '(',
    '[a](<',
    '[a](x "',
    "[a](x '",
    '[a](x (',
    '[a][',
    '[a]: x\n',
    '[a] ',
    'http://)',
  ];
  for (const splinter of hostile) {
    const text = `[http://${splinter.repeat(100_000 / splinter.length)}](`;
    const before = process.cpuUsage();
    t.ok(Array.isArray(linksIn(text)));
    t.ok(process.cpuUsage(before).user < 3_000_000, JSON.stringify(splinter));
  }
});
