import t from 'tap';
import { findSection } from '../../src/reading/find-section.js';
import { focusOn } from '../../src/reading/focus.js';
import { structureOf } from '../../src/reading/structure.js';
import { allPairs } from '../helpers/pairs.js';

const focused = (text: string, question: string, max: number) =>
  focusOn(structureOf(text), { start: 0, end: text.length }, question, max);

const filler = (about: string) => `Nothing of note is said about ${about} in this place. `.repeat(6).trim();
const page = (answer: string) =>
  `${filler('the start')}\n\n## One\n\n${filler('bridges')}\n\n## Two\n\n${answer}\n\n## Three\n\n${filler('roads')}\n`;

t.test('the passage that answers is kept, in any script and in other forms of the words', async (t) => {
  const cases: [question: string, answer: string][] = [
    ['When do the mills open?', 'The old mill is opened at seven.'],
    ['Wie alt ist das Kraftwerk?', 'Das Wasserkraftwerk wurde 1910 gebaut.'],
    ['Où se trouvent les écoles ?', "L'ecole est derrière l'église."],
    ['Когда открывается музей?', 'Двери музея открыты с девяти часов.'],
    ['図書館の営業時間は？', 'この図書館は朝九時に開きます。'],
    ['水库是什么时候建成的？', '这座水库建于1958年。'],
    ['박물관은 언제 열리나요?', '박물관이 아홉 시에 문을 연다.'],
    ['متى بني الجسر؟', 'كان جسر المدينة قديما وبني عام ١٩٢٠.'],
    ['ห้องสมุดเปิดเมื่อไหร่', 'ห้องสมุดแห่งนี้เปิดเก้าโมงเช้า'],
    ['Kiedy zbudowano młyny?', 'Stary młyn stoi tu od 1850 roku.'],
  ];
  for (const [question, answer] of cases) {
    const { markdown } = focused(page(answer), question, 200);
    t.ok(markdown.includes(answer) && markdown.length <= 200, question);
  }
});

t.test('a heading counts for what is below it, and gaps and places are told', async (t) => {
  const text = page('It is at the corner.').replace('## Two', '## The museum');
  const { markdown, start } = focused(text, 'Where is the museum?', 120);
  t.match(
    markdown,
    /^\[… \d+: The museum\]\n\nIt is at the corner\.\n\n\[…\]$|^\[… \d+\]\n\n## The museum\n\nIt is at the corner/,
  );
  t.equal(text.slice(start).indexOf('It is at'), text.slice(start).startsWith('##') ? 15 : 0);
});

t.test('a heading inside of a list is under the section that the list is in', async (t) => {
  const items = ['first', 'second', 'third'].map((name) => `- #### The ${name}\n\n  ${filler(`the ${name}`)}\n`);
  const text = `# Page\n\n${filler('all')}\n\n## Comments\n\n${items.join('')}\n> ${filler('quotes')}\n\n### Below\n\nA walrus.\n`;
  const { markdown, start } = focused(text, 'second', 500);
  t.match(markdown, /^\[… \d+: Page › Comments\]\n\n- #### The second\n/);
  t.ok(text.slice(start).startsWith('- #### The second'));
  t.match(focused(text, 'walrus', 80).markdown, /^\[… \d+: Page › Comments\]\n\n### Below\n\nA walrus\.$/);
});

t.test('a heading with nothing below it is a passage', async (t) => {
  const text = '# Questions\n\n## How do I start?\n\n## Where is the mill?\n\n### In the valley\n\n## Who keeps it?\n';
  const { markdown, found } = focused(text, 'Who keeps the mill?', 70);
  t.ok(found);
  t.match(markdown, '## Who keeps it?');
  t.notMatch(markdown, '## How do I start?');
});

t.test('a row is kept with the head of its table', async (t) => {
  const rows = Array.from({ length: 40 }, (_, i) => `| town ${i} | ${i * 7} |`);
  const text = `| name | people |\n| --- | --- |\n${rows.join('\n')}\n| Ebbingford | 512 |\n`;
  const { markdown } = focused(text, 'How many people live in Ebbingford?', 150);
  t.match(markdown, '| name | people |\n| --- | --- |\n');
  t.match(markdown, '| Ebbingford | 512 |');
});

t.test('without a word of the question there is the beginning, and it is said', async (t) => {
  const text = page('It is at the corner.');
  const { markdown, found } = focused(text, 'xylophone quartz', 300);
  t.notOk(found);
  t.ok(text.startsWith(markdown) && markdown.length > 0);
});

t.test('passages are within the bound, whatever the page', async (t) => {
  for (const { name, markdown: text } of allPairs()) {
    for (const max of [1, 40, 150, 600].filter((max) => max < text.length)) {
      const { markdown, start } = focused(text, 'the table of a page with a list and code', max);
      const isPair = max === 1 && /^[\ud800-\udbff]/.test(markdown);
      if (markdown.length > max && !isPair) t.fail(`${name} within ${max}: ${markdown.length}`);
      if (markdown === '' || start > text.length) t.fail(`${name} within ${max}: nothing`);
    }
  }
  t.pass();
});

t.test('a section is found as people and outlines write it', async (t) => {
  const text =
    '# C\n\n# C#\n\n## Über uns\n\n## Straßen\n\n# `code` & *more*\n\n```\n# no heading\n```\n\n2024\n----\n\n# Ends\n';
  const { headings } = structureOf(text);
  const numbers = headings.map(({ number, text }) => `${number} ${text}`);
  t.strictSame(numbers, ['1 C', '2 C#', '2.1 Über uns', '2.2 Straßen', '3 code & more', '3.1 2024', '4 Ends']);
  const cases: [asked: string, number: string | undefined][] = [
    ['c', '1'],
    ['C#', '2'],
    ['uber  UNS', '2.1'],
    ['STRASSEN', '2.2'],
    ['2.2 Straßen', '2.2'],
    ['code & more', '3'],
    ['# `code` & [*more*](https://more.example/)', '3'],
    ['code', '3'],
    ['2024', '3.1'],
    ['4', '4'],
    ['en', '4'],
    ['no heading', undefined],
    ['4.1', undefined],
  ];
  for (const [asked, number] of cases) {
    const found = findSection(headings, asked);
    t.equal('heading' in found ? found.heading.number : undefined, number, asked);
  }
});

t.test('a heading is told as it reads', async (t) => {
  const cases = [
    ['AT&amp;T &lt;b&gt; caf&#233; &#x4e2d;', 'AT&T <b> café 中'],
    ['\\&amp; &nosuch; &#0; &#xd800;', '&amp; &nosuch; &#0; &#xd800;'],
  ] as const;
  for (const [written, text] of cases) t.equal(structureOf(`# ${written}\n`).headings[0]?.text, text);
  const { headings } = structureOf('# Q &amp; A\n\n#\n');
  for (const asked of ['Q & A', 'q a', 'Q &amp; A'])
    t.match(findSection(headings, asked), { heading: { number: '1' } });
  t.match(findSection(headings, '***'), { nearest: [{ number: '1' }, { number: '2' }] });
});

t.test('front matter is no heading, and a rule is none', async (t) => {
  const numbers = (text: string) => structureOf(text).headings.map(({ number, text }) => `${number} ${text}`);
  t.strictSame(numbers('---\n# about\ntitle: A page\nauthor: Ann\n---\n# One\n\n---\n\n## Two\n'), [
    '1 One',
    '1.1 Two',
  ]);
  t.strictSame(numbers('+++\ntitle = "A page"\n+++\n\n# One\n'), ['1 One']);
  t.strictSame(numbers('---\n\n# One\n\nnote: this\n\n---\n\n# Two\n'), ['1 One', '2 Two']);
  t.strictSame(numbers('---\ntitle: never closed\n\n# One\n'), ['1 One']);
  const { blocks } = structureOf('---\ntitle: A page\n---\n\n\n# One\n');
  t.strictSame(
    blocks.map(({ start, end }) => [start, end]),
    [
      [0, 24],
      [24, 30],
    ],
  );
});
