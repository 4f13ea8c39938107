import t from 'tap';
import { imagesOf } from '../../src/reading/images.js';
import { plainText } from '../../src/reading/plain-text.js';
import { structureOf } from '../../src/reading/structure.js';

const cases: [markdown: string, text: string, why: string][] = [
  ['# Head\n\nText.', 'Head\n\nText.', 'headings are lines'],
  ['See [one](https://a.example/x_(y) "title") and <https://b.example/>.', 'See one and https://b.example/.', 'links'],
  ['[![a tree](https://a.example/t.png)](https://b.example/)', 'a tree', 'pictures are their words'],
  ['*one* **two** ***three*** _four_ ~~five~~ `six`', 'one two three four five six', 'marks'],
  ['2 * 3 * 4, snake_case_name, 5\\*6 \\# \\[x\\]', '2 * 3 * 4, snake_case_name, 5*6 # [x]', 'what is no mark stays'],
  ['> quoted\n> > twice', 'quoted\ntwice', 'quotes'],
  ['- one\n- *two*\n\n1. three', '- one\n- two\n\n1. three', 'lists keep their marks'],
  ['```js\nconst a = `*b*`;\n```\n\nText.', 'const a = `*b*`;\n\nText.', 'code is as it is'],
  ['| a | b |\n| --- | :-: |\n| *c* | d |', '| a | b |\n| c | d |', 'tables have their rows'],
  ['one\n\n---\n\ntwo', 'one\n\ntwo', 'rules are gone'],
];
for (const [markdown, text, why] of cases) {
  t.test(why, async (t) => t.equal(plainText(structureOf(markdown)), text));
}

t.test('long lines of marks take no time beyond their length', async (t) => {
  for (const mark of ['-', '|-', '*', '_a', '`', '[', '![', '[a](', '[a](b "', '> ', '~~', '<http://a']) {
    const text = `| ${mark.repeat(100_000)}x\n\n${mark.repeat(100_000)}x`;
    t.type(plainText(structureOf(text)), 'string', mark);
    t.type(imagesOf(structureOf(text)), Array, mark);
  }
});

t.test('pictures are found in order, each once, and none of code', async (t) => {
  const markdown =
    '![a](https://a.example/1.png) [![b](https://a.example/2_(x).png)](https://b.example/)\n\n' +
    '![again](https://a.example/1.png) ![](<https://a.example/3 4.png>) ![data](data:image/png;base64,x)\n\n' +
    '```\n![no](https://a.example/5.png)\n```\n';
  t.strictSame(imagesOf(structureOf(markdown)), [
    'https://a.example/1.png',
    'https://a.example/2_(x).png',
    'https://a.example/3 4.png',
  ]);
});
