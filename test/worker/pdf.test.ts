import { Readable } from 'node:stream';
import { createDeflate } from 'node:zlib';
import t from 'tap';
import { readPdf } from '../../worker/formats/pdf.js';
import { createReader } from '../../worker/reader.js';
import { failureOf, never } from '../helpers/failure.js';
import { pagesPdf, pdfOf, streamOf, textAt } from '../helpers/pdf.js';

const MiB = 1024 * 1024;

t.test('one page is its paragraphs', async (t) => {
  const content = textAt(
    [700, 'A heading', 18],
    [660, '# The first line of a para-'],
    [648, 'graph, and its second.'],
    [636, 'Third, well-'],
    [624, 'Known *line*.'],
    [590, 'Another para\\255'],
    [578, 'graph \\(caf\\351\\).'],
  );
  const { markdown } = await readPdf(pagesPdf([content]));
  t.equal(
    markdown,
    [
      'A heading',
      '',
      '\\# The first line of a paragraph, and its second.',
      'Third, well-',
      'Known \\*line\\*.',
      '',
      'Another paragraph (café).',
    ].join('\n'),
  );
});

t.test('each of several pages is headed by its number, empty ones are passed over', async (t) => {
  const { markdown } = await readPdf(pagesPdf([textAt([700, 'One']), streamOf(''), textAt([700, 'Three'])]));
  t.equal(markdown, '## Page 1\n\nOne\n\n## Page 3\n\nThree');
});

t.test('what is left out is said', async (t) => {
  const pdf = pagesPdf(['One', 'Two', 'Three'].map((text) => textAt([700, text])));
  t.equal(
    (await readPdf(pdf, { maxPages: 2 })).markdown,
    '## Page 1\n\nOne\n\n## Page 2\n\nTwo\n\n*Pages 3 to 3 are left out.*',
  );
  t.match((await readPdf(pdf, { maxMs: 0 })).markdown, /^## Page 1\n\nOne\n\n\*Pages 2 to 3 are left out\.\*$/);
});

const titles = [
  ['(A  title)', 'A title'],
  ['<FEFF00C400E4>', 'Ää'],
  ['(Microsoft Word - Plan of the lamp)', 'Plan of the lamp'],
  ['(Microsoft Word - plan.docx)', undefined],
  ['(Microsoft Word - Plan of the lamp.doc)', undefined],
  ['(Microsoft PowerPoint - lamps.ppt [Compatibility Mode])', undefined],
  ['(Plan of the lamp.doc)', 'Plan of the lamp.doc'],
  ['(PowerPoint Presentation)', undefined],
  ['(Untitled-1)', undefined],
  ['(Untitled)', undefined],
  ['()', undefined],
  ['17', undefined],
] as const;
for (const [stated, title] of titles) {
  t.test(`title ${stated} is ${title}`, async (t) => {
    t.equal((await readPdf(pagesPdf([textAt([700, 'x'])], `/Title ${stated}`))).title, title);
  });
}

const dates = [
  ["D:20240305093000+02'00'", '2024-03-05T09:30:00+02:00'],
  ["D:20240305093000-05'30", '2024-03-05T09:30:00-05:30'],
  ['D:20240305093000Z', '2024-03-05T09:30:00Z'],
  ["D:20240305093000Z00'00'", '2024-03-05T09:30:00Z'],
  ['D:20240305093000', '2024-03-05T09:30:00'],
  ['D:20240305', '2024-03-05'],
  ['20240305093000', '2024-03-05T09:30:00'],
  ['D:20241305093000Z', undefined],
  ['D:00010101000000Z', undefined],
  ['Tuesday', undefined],
] as const;
for (const [stated, modified] of dates) {
  t.test(`a PDF changed at ${stated} says ${modified}`, async (t) => {
    const pdf = pagesPdf([textAt([700, 'x'])], `/ModDate (${stated})`);
    t.equal((await readPdf(pdf)).modified, modified);
  });
}

t.test('a document tells its author, subject and language', async (t) => {
  const pdf = pagesPdf([textAt([700, 'x'])], '/Author (A. Keeper) /Subject (Lamps)');
  t.match(await readPdf(pdf), { byline: 'A. Keeper', snippet: 'Lamps', lang: 'en' });
});

t.test('what programs write where nobody said anything is no metadata', async (t) => {
  for (const nothing of ['\\(anonymous\\)', '\\(unspecified\\)', 'Untitled', 'unknown']) {
    const pdf = pagesPdf([textAt([700, 'x'])], `/Title (${nothing}) /Author (${nothing}) /Subject (${nothing})`);
    const { title, byline, snippet } = await readPdf(pdf);
    t.same([title, byline, snippet], [undefined, undefined, undefined], nothing);
  }
  const named = pagesPdf([textAt([700, 'x'])], '/Title (The unknown mill) /Author (Nobody Anonymous)');
  t.match(await readPdf(named), { title: 'The unknown mill', byline: 'Nobody Anonymous' });
});

const secret = '0'.repeat(64);
const encrypted = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${secret}> /U <${secret}> >> /ID [<00> <00>]`;
const unreadable = {
  'without text': pagesPdf([streamOf('0 0 m 9 9 l S')]),
  'that needs a password': pagesPdf([textAt([700, 'x'])], '', encrypted),
  'cut off': pagesPdf([textAt([700, 'x'])]).subarray(0, 60),
  'that is none': Buffer.from('%PDF-1.7 and nothing else'),
  'that is empty': Buffer.alloc(0),
  'whose pages go round': pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R] /Count 9 >>']),
};
for (const [name, bytes] of Object.entries(unreadable)) {
  t.test(`a PDF ${name} is extraction_failed`, async (t) => {
    t.match(await failureOf(readPdf(bytes)), { code: 'extraction_failed' });
  });
}

t.test('a PDF whose table of objects is lost is read all the same', async (t) => {
  const whole = pagesPdf([textAt([700, 'Found'])]).toString('latin1');
  const lost = whole.replace(/(?<=startxref\n)\d+/, '7');
  t.match(await readPdf(Buffer.from(lost, 'latin1')), { markdown: 'Found' });
});

t.test('a PDF is read in a thread, and its bytes stay the caller’s', async (t) => {
  const reader = createReader({ threads: 1, deadlineMs: 20_000 });
  t.teardown(reader.close);
  const bytes = pagesPdf([textAt([700, 'In a thread'])], '/Title (T)');
  const page = { url: new URL('https://site.example/a.pdf'), mediaType: 'application/pdf', text: '', bytes };
  t.match(await reader.read(page, never), { title: 'T', markdown: 'In a thread' });
  t.match(await reader.read(page, never), { markdown: 'In a thread' });
});

t.test('a PDF that unpacks to more than it may is extraction_failed, and the thread reads on', async (t) => {
  const reader = createReader({ threads: 1, deadlineMs: 60_000, pdfMiB: 192 });
  t.teardown(reader.close);
  const unpacked = function* () {
    for (let i = 0; i < 768; i++) yield Buffer.alloc(MiB, ' ');
    yield 'BT /F 10 Tf 50 700 Td (Too late) Tj ET';
  };
  const chunks = await Readable.from(unpacked()).pipe(createDeflate()).toArray();
  const bomb = streamOf(Buffer.concat(chunks), '/Filter /FlateDecode');
  const page = (content: string) => ({
    url: new URL('https://site.example/a.pdf'),
    mediaType: 'application/pdf',
    text: '',
    bytes: pagesPdf([content]),
  });
  t.match(await failureOf(reader.read(page(bomb), never)), { code: 'extraction_failed' });
  t.match(await reader.read(page(textAt([700, 'Next'])), never), { markdown: 'Next' });
});
