import t from 'tap';
import { linksOf } from '../../src/reading/links.js';
import { structureOf } from '../../src/reading/structure.js';

const linksIn = (markdown: string) => linksOf(structureOf(markdown)).map(({ text, url }) => [text, url]);

const cases: [markdown: string, links: [text: string, url: string][], why: string][] = [
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
];

for (const [markdown, links, why] of cases)
  t.test(`links: ${why}`, async (t) => t.strictSame(linksIn(markdown), links));

t.test('hostile brackets take linear time', async (t) => {
  for (const text of ['['.repeat(100_000), '[a]('.repeat(50_000), '![['.repeat(50_000), `[${'('.repeat(100_000)}](`])
    t.ok(Array.isArray(linksIn(text)));
});
