import t from 'tap';
import { readPdf } from '../../worker/formats/pdf.js';
import { openBrowser } from '../helpers/browser.js';
import { type Shown, scriptsPdf } from '../helpers/pdf.js';

/** What lines drawn so read as; `shown` is what stands on the page from left to right. */
async function read(runs: readonly Shown[]): Promise<string> {
  return (await readPdf(scriptsPdf(runs))).markdown;
}
const whole = (shown: string): Shown[] => [{ x: 50, y: 700, text: shown }];
const glyphs = (shown: string): Shown[] => Array.from(shown, (text, i) => ({ x: 50 + 5 * i, y: 700, text }));
const glyphsFromRight = (shown: string): Shown[] => glyphs(shown).reverse();
const words = (shown: string): Shown[] => {
  const found = [...shown.matchAll(/\S+/g)];
  return found.map(({ 0: text, index }) => ({ x: 50 + 5 * index, y: 700, text }));
};

const turned = (text: string) => Array.from(text).reverse().join('');

/** A line as it is seen from left to right, and as it is read. */
const lines = [
  ['words of Hebrew', turned('הנהר עלה בלילה'), 'הנהר עלה בלילה'],
  ['words of Arabic', turned('ارتفع النهر ليلا'), 'ارتفع النهر ليلا'],
  ['forms of presentation', 'ﺔﻳﺮﻘﻟا ﻲﻓ ﺮﻬﻨﻟا', 'النهر في القرية'],
  ['a ligature', 'ﻞﻴﻠﻟا ﻝﻼﺧ', 'خلال الليل'],
  ['forms of Hebrew letters', 'ןויצ ךרדב ﬤﬠﬡ', 'אעכ בדרך ציון'],
  ['a time', `${turned('בבוקר')} 12:30 ${turned('בשעה')}`, 'בשעה 12:30 בבוקר'],
  ['a date', `${turned('נמדדו')} 14/05/2024${turned('ב-')}`, 'ב-14/05/2024 נמדדו'],
  ['a date in Arabic', `${turned('ارتفع')} 14/05/2024 ${turned('في')}`, 'في 14/05/2024 ارتفع'],
  ['a decimal and a percentage', `50% ${turned('או')} 3.75 ${turned('עד')}`, 'עד 3.75 או 50%'],
  ['a percentage in Arabic', `%50 ${turned('من أو')} 3.75 ${turned('إلى')}`, 'إلى 3.75 من أو 50%'],
  ['a telephone number', `03-1234567 ${turned('טלפון')}`, 'טלפון 03-1234567'],
  ['digits of Arabic', `${turned('متر')} ٣٫٧٥ ${turned('بلغ')}`, 'بلغ ٣٫٧٥ متر'],
  ['a range, whose ends change places', `2024–2020 ${turned('שנים')}`, 'שנים 2020–2024'],
  ['Latin words', `${turned('נשברה')} Windows 11 Pro ${turned('המערכת')}`, 'המערכת Windows 11 Pro נשברה'],
  ['brackets, which are mirrored', `${turned('שבכפר')} (${turned('הישנה')}) ${turned('הטחנה')}`, 'הטחנה (הישנה) שבכפר'],
  ['brackets of Latin words', `${turned('נשבר')} Mill (old) ${turned('השער')}`, 'השער Mill (old) נשבר'],
  [
    'an address',
    `https://mill.example/?c=1 ${turned('ראו את הטבלה של ינואר באתר')}`,
    'ראו את הטבלה של ינואר באתר https://mill.example/?c=1',
  ],
  [
    'words in an English line',
    `The word ${turned('שלום עולם')} means peace to all of us`,
    'The word שלום עולם means peace to all of us',
  ],
  ['no such words', 'An English line (of 1999–2024), 50%', 'An English line (of 1999–2024), 50%'],
] as const;

const ways = { 'whole strings': whole, words, glyphs: glyphs, 'glyphs from the right': glyphsFromRight };
for (const [name, draw] of Object.entries(ways)) {
  for (const [what, shown, text] of lines) {
    if (what === 'no such words' && draw === glyphsFromRight) continue;
    t.test(`${what}, drawn as ${name}`, async (t) => t.equal(await read(draw(shown)), text));
  }
}

t.test('words that a program recognised in a picture and mirrored', async (t) => {
  const mirrored = { y: 700, matrix: '-1 0 0 1' };
  const runs = [
    { ...mirrored, x: 300, text: 'ארץ' },
    { ...mirrored, x: 280, text: 'ציון' },
  ];
  t.equal(await read(runs), 'ארץ ציון');
});

t.test('words that such a program laid from left to right as they are read', async (t) => {
  const stored = ['דרך', 'השלום', 'בציון', '2024'];
  t.equal(await read(stored.map((text, i) => ({ x: 300 - 40 * i, y: 700, text }))), 'דרך השלום בציון 2024');
});

t.test('a line has the direction of its side of the page where its words do not tell', async (t) => {
  const rows = [
    `.${turned('הנהר עלה בלילה והגיע אל הטחנה הישנה שבכפר')}`,
    turned('איש לא זכר שיטפון כזה בתחילת השנה'),
    `Windows Server 2022 Datacenter Edition ${turned('של')}`,
    `The word ${turned('שלום')} means peace`,
  ];
  const right = 50 + 5 * Math.max(...rows.map((row) => row.length));
  const runs = rows.map((text, i) => ({ x: i === 3 ? 50 : right - 5 * text.length, y: 700 - 12 * i, text }));
  t.equal(
    await read(runs),
    [
      'הנהר עלה בלילה והגיע אל הטחנה הישנה שבכפר.',
      'איש לא זכר שיטפון כזה בתחילת השנה',
      'של Windows Server 2022 Datacenter Edition',
      'The word שלום means peace',
    ].join('\n'),
  );
});

t.test('cells of a row are read from the right, each for itself', async (t) => {
  const row = [
    { x: 50, y: 700, text: 'Linux 2' },
    { x: 150, y: 700, text: 'Windows' },
    { x: 250, y: 700, text: turned('מערכות ישנות בכל הטחנות') },
  ];
  t.equal(await read(row), 'מערכות ישנות בכל הטחנות Windows Linux 2');
});

t.test('marks stand behind their letters', async (t) => {
  let x = 50;
  const runs: Shown[] = [];
  for (const text of turned('שָׁלוֹם עֲלֵיכֶם')) {
    runs.push({ x, y: 700, text });
    if (!/\p{M}/u.test(text)) x += 5;
  }
  t.equal(await read(runs), 'שָׁלוֹם עֲלֵיכֶם');
});

t.test('what a browser prints of Hebrew and Arabic reads as its page', async (t) => {
  const page = await (await openBrowser(t)).newPage();
  const paragraphs = [
    'ב-14/05/2024 נמדדו 3.75 מטרים, שהם 50% מהרגיל; טלפון 03-1234567 (בבוקר).',
    'המערכת Windows 11 של Microsoft Corporation נשברה ב-5 במאי.',
    'في 14/05/2024 ارتفع الماء 3.75 متر (أي 50%)، والهاتف 0501234567.',
    'الأرقام ٤٥٫٣ و ٢٠٢٤ هنا، خلال الليل إلى الطاحونة.',
  ];
  await page.setContent(`<body dir="rtl">${paragraphs.map((text) => `<p>${text}</p>`).join('')}</body>`);
  const { markdown } = await readPdf(await page.pdf());
  t.same(markdown.split(/\n+/), paragraphs);
});
