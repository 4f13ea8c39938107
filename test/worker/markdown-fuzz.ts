import MarkdownIt from 'markdown-it';
import t from 'tap';
import { GatewayError } from '../../src/shared/errors.js';
import { extract } from '../../worker/extract.js';
import { toMarkdown } from '../../worker/markdown.js';
import { allPairs } from '../helpers/pairs.js';

const url = new URL('https://example.test/dir/page');
const pages = allPairs().map(({ html }) => html);

/** Knows raw HTML, so that it tells where there is some. */
const reader = new MarkdownIt({ html: true });
const SEED = 20_261_120;
/** CPU of the process that one page may cost, which waiting for a busy machine adds nothing to; they cost about 15 ms. */
const MOST_CPU_MS = 2_000;

/** What pages hold that could become HTML or structure, whole or torn. */
const SPLINTERS = [
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<b>&lt;</b>img src=x>',
  '&lt;<i>/p</i>&gt;',
  '&lt;\u200bscript&gt;',
  '\u0001<',
  '&lt;!-- x --&gt;',
  '&amp;<b>lt;</b>',
  '](javascript:alert(1))',
  '![',
  '`',
  '```\n<b>\n```',
  '$$<u>x</u>$$',
  '\\(a&lt;b\\)',
  '\\[<br>',
  '<pre>&lt;div&gt;\n</pre>',
  '<a href="x&gt;&lt;y">',
  '<img alt="&lt;b&gt;](" src="/i.png">',
  '<sup><a href="#fn:1">1</a></sup>',
  '<math><mtext>&lt;b&gt;$</mtext></math>',
  '<table><td>&lt;b|',
  '<br>    &lt;div&gt;',
  '\ud800',
  '\ue000',
  '</p></div></main>',
  '<li>',
  '<!--',
  '<![CDATA[',
];

/** The same numbers in every run. Source: Marsaglia, "Xorshift RNGs", 2003. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

function mutated(html: string, random: (below: number) => number): string {
  let text = html;
  for (let change = 0; change < 1 + random(6); change++) {
    const at = random(text.length + 1);
    const length = random(40);
    const other = pages[random(pages.length)] ?? '';
    const from = random(other.length);
    const inserts = [
      '',
      SPLINTERS[random(SPLINTERS.length)] ?? '',
      other.slice(from, from + random(300)),
      text.slice(at, at + length),
    ];
    text = text.slice(0, at) + (inserts[random(inserts.length)] ?? '') + text.slice(at + (random(2) ? length : 0));
  }
  return text;
}

function rawHtml(markdown: string): string[] {
  const tokens = reader.parse(markdown, {}).flatMap((token) => [token, ...(token.children ?? [])]);
  return tokens.filter(({ type }) => type === 'html_block' || type === 'html_inline').map(({ content }) => content);
}

/** Characters that mean something in Markdown, and a few that do not. */
const CHARACTERS = [...'*_`~[]()<>!#&;:|\\-+=.$"\' 1ab\u00e9\u4e2d\u{1f525}'];
const WRAPPERS = ['', '', '', 'span', 'b', 'i', 'del', 'br'];

/** A paragraph of pieces of text, as HTML and as what a reader of the page sees. */
function randomParagraph(random: (below: number) => number): { html: string; text: string } {
  let html = '';
  let text = '';
  for (let piece = 0; piece < 1 + random(5); piece++) {
    const words = Array.from({ length: random(9) }, () => CHARACTERS[random(CHARACTERS.length)]).join('');
    const escaped = words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
    const tag = WRAPPERS[random(WRAPPERS.length)];
    if (tag === 'br') html += `${escaped}<br>`;
    else html += tag ? `<${tag}>${escaped}</${tag}>` : escaped;
    text += tag === 'br' ? `${words} ` : words;
  }
  return { html, text };
}

const MARKS = ['b', 'i', 'del', 'span', 'code'];

/** Marks within marks, side by side and within words. */
function randomMarks(random: (below: number) => number, depth: number): { html: string; text: string } {
  let html = '';
  let text = '';
  for (let piece = 0; piece < 1 + random(3); piece++) {
    const words =
      ['word', 'a b', '(c)', '\u4e2d\u6587\u3002', 'd!', '\u201ce\u201d', 'f\\', '\u{1f389}', '\u2192(g)', '~ h ~'][
        random(10)
      ] ?? '';
    const inside = depth > 0 && random(3) > 0 ? randomMarks(random, depth - 1) : { html: words, text: words };
    const tag = MARKS[random(depth > 0 ? 4 : 5)];
    const gap = ['', '', ' ', '<br>', '<br><br>', '<img src="/i.png" alt="i">'][random(6)] ?? '';
    html += `<${tag}>${inside.html}</${tag}>${gap}`;
    text += inside.text;
  }
  return { html, text };
}

/** How many mutants of each page, paragraphs of marks and paragraphs of text; fewer are the first of more. */
export interface Amount {
  mutantsOfEach: number;
  marks: number;
  texts: number;
}

/** The tests of Markdown from random pages, the same in every run. */
export function testMarkdown({ mutantsOfEach, marks, texts }: Amount): void {
  t.test('the reader finds raw HTML where there is some', async (t) => {
    t.strictSame(rawHtml('a <b>c</b>\n\n<div>\n\n`<i>`'), ['<b>', '</b>', '<div>\n']);
  });

  t.test('pages mutated at random become UTF-8 Markdown without raw HTML, within their time', async (t) => {
    const random = createRandom(SEED);
    let read = 0;
    for (let round = 0; round < mutantsOfEach; round++) {
      for (const page of pages) {
        const html = mutated(page, random);
        const before = process.cpuUsage();
        try {
          const article = extract({ url, mediaType: 'text/html', text: html });
          const whole = toMarkdown(html, url);
          for (const markdown of [article.markdown ?? toMarkdown(article.content, url), whole]) {
            const isUtf8 = Buffer.from(markdown).toString() === markdown;
            const found = rawHtml(markdown);
            if (!isUtf8 || found.length > 0) t.fail('not clean', { html, markdown, found, isUtf8 });
            read += 1;
          }
        } catch (thrown) {
          if (!(thrown instanceof GatewayError)) t.fail('threw', { html, thrown });
        }
        const { user } = process.cpuUsage(before);
        if (user / 1_000 > MOST_CPU_MS) t.fail('cost too much', { html, user });
      }
    }
    t.ok(read > mutantsOfEach * pages.length, 'most of them were read');
  });

  t.test('no mark that cannot work is left in the text, however marks are nested', async (t) => {
    const random = createRandom(SEED);
    const wrong: object[] = [];
    for (let round = 0; round < marks; round++) {
      const { html, text } = randomMarks(random, 3);
      const markdown = toMarkdown(`<p>${html}</p>`, url);
      const inline = reader.parse(markdown, {}).flatMap(({ children }) => children ?? []);
      const seen = inline.map(({ type, content }) => (type === 'image' ? '' : content)).join('');
      if (seen.replace(/\s/g, '') !== text.replace(/\s/g, '')) wrong.push({ html, markdown, seen });
    }
    t.strictSame(wrong.slice(0, 5), []);
  });

  t.test('text reads back as the same text, and as text only, whatever marks it holds', async (t) => {
    const random = createRandom(SEED);
    const wrong: object[] = [];
    for (let round = 0; round < texts; round++) {
      const { html, text } = randomParagraph(random);
      const markdown = toMarkdown(`<p>${html}</p>`, url);
      const tokens = reader.parse(markdown, {});
      const inline = tokens.flatMap(({ children }) => children ?? []);
      const seen = inline.map(({ type, content }) => (/break/.test(type) ? ' ' : content)).join('');
      const blocks = new Set(tokens.map(({ type }) => type));
      const isTextOnly = [...blocks].every((type) => /^(paragraph_open|inline|paragraph_close)$/.test(type));
      const isSame = seen.replace(/\s/g, '') === text.replace(/\s/g, '');
      if (!isTextOnly || !isSame) wrong.push({ html, markdown, seen });
    }
    t.strictSame(wrong.slice(0, 5), []);
  });
}
