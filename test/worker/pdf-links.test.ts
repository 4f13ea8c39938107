import t from 'tap';
import { readPdf } from '../../worker/formats/pdf.js';
import { linkAt, pagesPdf, type Shown, scriptsPdf, textAt } from '../helpers/pdf.js';

const url = new URL('https://site.example/reports/a.pdf');
const read = async (runs: readonly Shown[], links: readonly string[]) =>
  (await readPdf(scriptsPdf(runs, links), { url })).markdown;

/** One line at 50,700 whose glyphs are five points broad, with a link over the characters from one to another. */
const LINE = 'The levels are in the table of January, see there.';
const over = (words: string, action: string, line = LINE, y = 700) => {
  const left = 50 + 5 * line.indexOf(words);
  return linkAt([left - 1, y - 3, left + 5 * words.length + 1, y + 9], action);
};
const toUri = (uri: string) => `/A << /S /URI /URI (${uri}) >>`;

const cases = [
  ['https://data.example/1.csv', 'https://data.example/1.csv'],
  ['https://data.example/a_\\(b\\).csv', 'https://data.example/a_(b).csv'],
  ['mailto:smith@mill.example', 'mailto:smith@mill.example'],
  ['www.mill.example', 'http://www.mill.example/'],
  ['other.pdf', 'https://site.example/reports/other.pdf'],
] as const;
for (const [uri, target] of cases) {
  t.test(`a link to ${uri} follows the text, which stays as it is`, async (t) => {
    const markdown = await read([{ x: 50, y: 700, text: LINE }], [over('the table', toUri(uri))]);
    t.equal(markdown, `${LINE}\n\n- [the table](${target})`);
  });
}

const none = {
  'a place in the document': '/Dest [3 0 R /Fit]',
  'a place by its name': '/A << /S /GoTo /D (two) >>',
  'a script': toUri('javascript:alert\\(1\\)'),
  data: toUri('data:text/html,x'),
  'a file of the reader': toUri('file:///etc/hosts'),
  'JavaScript of the document': '/A << /S /JavaScript /JS (app.alert\\(1\\)) >>',
  nowhere: '',
};
for (const [name, action] of Object.entries(none)) {
  t.test(`a link to ${name} is none`, async (t) => {
    t.equal(await read([{ x: 50, y: 700, text: LINE }], [over('the table', action)]), LINE);
  });
}

t.test('a link without text under it is none', async (t) => {
  t.equal(await read([{ x: 50, y: 700, text: LINE }], [linkAt([50, 300, 90, 340], toUri('https://a.example/'))]), LINE);
});

t.test('a link that is broken over two lines is one', async (t) => {
  const [first, second] = ['See the table', 'of January there.'];
  const runs = [
    { x: 50, y: 700, text: first },
    { x: 50, y: 688, text: second },
  ];
  const links = [
    over('the table', toUri('https://a.example/'), first, 700),
    over('of January', toUri('https://a.example/'), second, 688),
  ];
  t.equal(await read(runs, links), 'See the table\nof January there.\n\n- [the table of January](https://a.example/)');
});

t.test('one link over two lines by its corners is one', async (t) => {
  const runs = [
    { x: 50, y: 700, text: 'See the table' },
    { x: 50, y: 688, text: 'of January there.' },
  ];
  const corners = '69 709 121 709 69 697 121 697 49 697 101 697 49 685 101 685';
  const link = linkAt([49, 685, 121, 709], `/QuadPoints [${corners}] ${toUri('https://a.example/')}`);
  t.equal(await read(runs, [link]), 'See the table\nof January there.\n\n- [the table of January](https://a.example/)');
});

t.test('links beside each other, and over words that come twice', async (t) => {
  const line = 'one two one two';
  const left = (index: number) => 50 + 5 * index;
  const links = [8, 12].map((at) => linkAt([left(at), 697, left(at + 3), 709], toUri(`https://a.example/${at}`)));
  t.equal(
    await read([{ x: 50, y: 700, text: line }], links),
    'one two one two\n\n- [one](https://a.example/8)\n- [two](https://a.example/12)',
  );
});

t.test(
  'links of several pages follow the last, each address once, and pages that are left out are told last',
  async (t) => {
    const line = 'the table and the map';
    const links = [
      linkAt([49, 697, 92, 709], toUri('https://a.example/table')),
      linkAt([110, 697, 200, 709], toUri('https://a.example/map')),
    ];
    const pdf = pagesPdf(
      [1, 2, 3].map(() => textAt([700, line])),
      '',
      '',
      links,
    );
    const { markdown } = await readPdf(pdf, { url, maxPages: 2 });
    const list = '- [the table](https://a.example/table)\n- [the map](https://a.example/map)';
    t.equal(markdown, `## Page 1\n\n${line}\n\n## Page 2\n\n${line}\n\n${list}\n\n*Pages 3 to 3 are left out.*`);
  },
);

t.test('a link in text from right to left', async (t) => {
  const line = Array.from('ראו את הטבלה (2024) של ינואר').reverse().join('');
  const words = Array.from('הטבלה (2024)').reverse().join('').replace('4202', '2024');
  const shown = line.replace('4202', '2024').replace(/[()]/g, (c) => (c === '(' ? ')' : '('));
  const turned = words.replace(/[()]/g, (c) => (c === '(' ? ')' : '('));
  const markdown = await read([{ x: 50, y: 700, text: shown }], [over(turned, toUri('https://a.example/'), shown)]);
  t.equal(markdown, 'ראו את הטבלה (2024) של ינואר\n\n- [הטבלה (2024)](https://a.example/)');
});

t.test('text of a link that is Markdown stays text', async (t) => {
  const line = 'See [1] *there* now';
  const markdown = await read(
    [{ x: 50, y: 700, text: line }],
    [over('[1] *there*', toUri('https://a.example/'), line)],
  );
  t.equal(markdown, 'See \\[1\\] \\*there\\* now\n\n- [\\[1\\] \\*there\\*](https://a.example/)');
});
