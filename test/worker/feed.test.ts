import { readdirSync, readFileSync } from 'node:fs';
import t from 'tap';
import { extract } from '../../worker/extract.js';
import { inRoot } from '../helpers/root.js';

const url = new URL('https://example.test/feeds/latest');
const fixtures = inRoot('test/fixtures/feeds/');
const fixture = (file: string) => readFileSync(new URL(file, fixtures), 'utf8');

function read(text: string, mediaType = 'application/rss+xml') {
  return extract({ url, mediaType, text });
}

for (const file of readdirSync(fixtures).filter((file) => file.endsWith('.xml'))) {
  t.test(`feed ${file}`, async (t) => {
    t.equal(`${read(fixture(file)).markdown}\n`, fixture(file.replace('.xml', '.md')));
  });
}

t.test('a feed names itself', async (t) => {
  t.match(read(fixture('rss.xml')), {
    title: 'Lamp & Log',
    snippet: 'What the keeper saw, day by day.',
    lang: 'en-gb',
  });
  t.match(read(fixture('atom.xml')), { title: 'Lampe & <Log>', snippet: 'Was der Wärter sah', lang: 'de' });
});

const types = [
  ['application/rss+xml', true],
  ['application/atom+xml', true],
  ['application/rdf+xml', true],
  ['application/xml', true],
  ['text/xml', true],
  ['text/html', true],
  ['', true],
  ['text/plain', false],
  ['text/markdown', false],
] as const;
for (const [mediaType, isList] of types) {
  t.test(`a feed served as ${mediaType || 'nothing'} is ${isList ? 'a list' : 'text'}`, async (t) => {
    t.equal(read(fixture('rdf.xml'), mediaType).markdown?.startsWith('- [First light]') ?? false, isList);
  });
}

t.test('an entry whose text stands with its files has that text', async (t) => {
  const entry = (inner: string) => `<rss><channel><item><title>T</title>${inner}</item></channel></rss>`;
  const description = '<media:description>What &lt;is shown&gt;</media:description>';
  const groups = [
    `<media:group><media:content url="v.mp4"/>${description}</media:group>`,
    `<media:content url="v.mp4">${description}</media:content>`,
    `<media:group><media:content url="v.mp4">${description}</media:content></media:group>`,
    '<media:group><media:text>What &lt;is shown&gt;</media:text></media:group>',
  ];
  for (const group of groups) t.match(read(entry(group)).markdown, /^- T\n {2}What/, group);
  t.equal(read(entry(`<description>Own</description>${groups[0]}`)).markdown, '- T\n  Own');
  const untitled =
    '<rss><channel><item><media:group><media:title>Named</media:title></media:group></item></channel></rss>';
  t.equal(read(untitled).markdown, '- Named');
});

t.test('XML that is no feed is shown as it is', async (t) => {
  for (const xml of [
    '<urlset><url><loc>x</loc></url></urlset>',
    '<rss/>',
    '<rdf:RDF>x</rdf:RDF>',
    '<feeder>x</feeder>',
  ])
    t.equal(read(xml, 'text/xml').markdown, `\`\`\`xml\n${xml}\n\`\`\``);
});

t.test('a feed without entries is its description, or nothing', async (t) => {
  t.equal(read('<rss><channel><description>No *news*</description></channel></rss>').markdown, 'No \\*news\\*');
  t.throws(() => read('<rss><channel><title>T</title></channel></rss>'), { code: 'extraction_failed' });
  t.throws(() => read('<feed></feed>'), { code: 'extraction_failed' });
});

t.test('a summary is a start, cut between words', async (t) => {
  const words = 'a lamp in the fog, '.repeat(100_000);
  const { markdown = '' } = read(
    `<rss><channel><item><title>T</title><description>${words}</description></item></channel></rss>`,
  );
  t.match(markdown, /^- T\n {2}a lamp .*(a|lamp|in|the|fog)…$/);
  t.ok(markdown.length < 550);
});

t.test('broken and hostile feeds end', async (t) => {
  const deep = '<description>deep</description>';
  const feeds = {
    'cut off': `<rss><channel><item><title>deep</title><link>https://exa`,
    'mixed case': `<RSS><Channel><Item><Title>deep</Title></Item></Channel></RSS>`,
    'declared entities': `<!DOCTYPE rss [<!ENTITY a "b"><!ENTITY c "&a;&a;">]><rss><channel><item><title>deep &c;</title></item></channel></rss>`,
    'many comments first': `${'<!-- x -->'.repeat(500)}<rss><channel><item>${deep}</item></channel></rss>`,
    'broken addresses': `<rss xml:base="::"><channel><item xml:base="file:///"><title>deep</title><link>http://[</link></item></channel></rss>`,
  };
  for (const [name, text] of Object.entries(feeds)) t.match(read(text).markdown, /deep/, name);
  t.throws(() => read(`<rss><channel>${'<item>'.repeat(2_000)}${deep}`), { code: 'extraction_failed' });
});
