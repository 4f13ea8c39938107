import t from 'tap';
import { extract } from '../../worker/extract.js';
import { toMarkdown } from '../../worker/markdown.js';
import type { Page } from '../../worker/page.js';
import { pairsIn } from '../helpers/pairs.js';

const url = new URL('https://example.test/dir/page');

function read(text: string, mediaType = 'text/html'): string {
  const article = extract({ url, mediaType, text } satisfies Page);
  return article.markdown ?? toMarkdown(article.content, url);
}

for (const { name, html, markdown } of pairsIn('pages')) {
  t.test(`page ${name}`, async (t) => {
    t.equal(`${read(html)}\n`, markdown);
  });
}

t.test('what is no HTML', async (t) => {
  t.equal(read('# Title\n\n<b>as is</b>  \n', 'text/markdown'), '# Title\n\n<b>as is</b>');
  t.match(extract({ url, mediaType: 'text/markdown', text: '# Title' }), { title: 'Title', markdown: '# Title' });
  t.equal(read('a * b\r\n  # c\n', 'text/plain'), 'a * b\n  # c');
  t.equal(read('{"a":[1,2]}', 'application/json'), '```json\n{\n  "a": [\n    1,\n    2\n  ]\n}\n```');
  t.equal(read('{"a":', 'application/ld+json'), '```json\n{"a":\n```', 'broken JSON stays as it is');
  t.equal(read('{"a":"```"}', 'application/json'), '````json\n{\n  "a": "```"\n}\n````');
  t.equal(read('<rss><item/></rss>', 'application/rss+xml'), '```xml\n<rss><item/></rss>\n```');
  t.equal(read('a,b\n1,2', 'text/csv'), '```csv\na,b\n1,2\n```');
  t.equal(read('a: |\n  ```', 'application/openapi+yaml'), '````yaml\na: |\n  ```\n````');
  t.equal(read('if a:\n  b', 'text/x-python'), '```python\nif a:\n  b\n```');
  t.equal(read('<!doctype html><p>No type at all</p>', ''), 'No type at all');
  t.equal(read('<html><body><p>Served as XML</p></body></html>', 'application/xml'), 'Served as XML');
});

t.test('JSON is told as it was sent, but for white space', async (t) => {
  const inner = (text: string) => read(text, 'application/json').split('\n').slice(1, -1).join('\n');
  t.equal(
    inner('{"z":1449639299451211264,"a":-6926665213734576388}'),
    '{\n  "z": 1449639299451211264,\n  "a": -6926665213734576388\n}',
  );
  t.equal(inner('[1.10,2.0,1e400,-0,1E+2]'), '[\n  1.10,\n  2.0,\n  1e400,\n  -0,\n  1E+2\n]');
  t.equal(inner('{"10":0,"2":0,"a":1,"a":2}'), '{\n  "10": 0,\n  "2": 0,\n  "a": 1,\n  "a": 2\n}');
  t.equal(inner('{"a":"\\u00e9 \\/ , {\\"} [ ]"}'), '{\n  "a": "\\u00e9 \\/ , {\\"} [ ]"\n}');
  t.equal(
    inner(' { "a" : [ ] ,\r\n"b" : {\n} , "c": [ null , true ] } '),
    '{\n  "a": [],\n  "b": {},\n  "c": [\n    null,\n    true\n  ]\n}',
  );
  t.equal(inner(' "one" '), '"one"');
});

const files = [
  ['the first heading', 'x\n\n# Mill #\n\n# Other', 'Mill'],
  ['no comment in a block of code', '```sh\n# fetch\n```\n\n## Use\n', 'Use'],
  ['nor in one of tildes', '~~~~\n~~~\n# fetch\n~~~~\n\nWords', undefined],
  ['nor in an indented one', '    # fetch\n\nWords', undefined],
  ['nor in a comment', '<!--\n# Draft\n-->\n# Mill', 'Mill'],
  ['an underlined heading', 'Mill\n====\n\ntext', 'Mill'],
  ['front matter', '---\nlayout: post\ntitle: "The \\"old\\" mill"\n---\n# Other', 'The "old" mill'],
  ['front matter with a comment in it', "---\n# title: no\ntitle: 'It''s the mill' # yes\n---\n", "It's the mill"],
  ['front matter in TOML', '+++\ntitle = "Mill"\n+++\n# Other', 'Mill'],
  ['front matter in several lines', '---\ntitle: >-\n  The old\n  mill\n---\n', 'The old mill'],
  ['front matter without a title', '---\n# layout\nlayout: post\n---\n# Mill', 'Mill'],
  ['C#, whose sign is its own', '# C#', 'C#'],
] as const;
for (const [name, text, title] of files) {
  t.test(`the title of a Markdown file is ${name}`, async (t) => {
    t.equal(extract({ url, mediaType: 'text/markdown', text }).title, title);
  });
}

t.test('CDATA is text in XHTML, and nothing in HTML', async (t) => {
  const page =
    '<html><head><title>T</title><script>//<![CDATA[\nx\n//]]></script></head><body><p>a <![CDATA[<b> & c]]> d</p></body></html>';
  t.equal(read(page, 'application/xhtml+xml'), 'a \\<b> & c d');
  t.equal(read('<p>a <![CDATA[not seen]]> d</p>'), 'a d');
});

t.test('an element may end with its start tag in XHTML', async (t) => {
  const page =
    '<html><head><title/><script src="a.js"/></head><body><p>a <b/>b<br/>c <a id="x"/>d</p><textarea\nname="y" /><div/><p>e</p></body></html>';
  t.equal(read(page, 'application/xhtml+xml'), 'a b\\\nc d\n\ne');
});

t.test('of a rendered page, what the browser hides is believed, not what class names say', async (t) => {
  const shown = 'All that this page says to readers on every kind of screen is this sentence. '.repeat(6).trim();
  const text = `<p class="md:hidden">All that this page says to readers on narrow screens.</p><p>${shown}</p>`;
  t.equal(read(text), shown);
  const rendered = `${text}<p data-hidden-by-style="display:none">Not displayed.</p>`;
  t.equal(read(rendered), `All that this page says to readers on narrow screens.\n\n${shown}`);
});

t.test('a stray NUL is left out of text as it is out of HTML', async (t) => {
  t.equal(read('# Ti\0tle\n\ntext\0\n', 'text/markdown'), '# Title\n\ntext');
  t.equal(read('{"a":1}\0', 'application/json'), '```json\n{\n  "a": 1\n}\n```');
  t.equal(read('a,\0b', 'text/csv'), '```csv\na,b\n```');
  t.equal(read('words\0', 'text/plain'), 'words');
});

t.test('a page without text is extraction_failed', async (t) => {
  const empty = [
    '',
    ' \n ',
    '<html></html>',
    '<script>text()</script>',
    '<body><img src="a.png"></body>',
    '<!-- x -->',
  ];
  for (const text of empty) t.throws(() => read(text), { code: 'extraction_failed' }, JSON.stringify(text));
  t.throws(() => read('\u200b\n', 'text/plain'), { code: 'extraction_failed' });
  t.throws(() => read('\0\n\0', 'text/markdown'), { code: 'extraction_failed' });
  t.throws(() => read('GIF89a', 'image/gif'), { code: 'extraction_failed' });
});

t.test('a page with any text is never empty', async (t) => {
  t.equal(read('word'), 'word');
  t.equal(read('<footer>Only a footer</footer>'), 'Only a footer');
  t.equal(read('<html><frameset><noframes>Old browsers only</noframes></frameset></html>'), 'Old browsers only');
  t.equal(read('<title>T</title><div style="display:none">Only hidden</div>'), 'Only hidden');
});

t.test('an article that only its JSON-LD tells is taken from there', async (t) => {
  const body = 'The first paragraph of the text that a script would have shown.\nThe second.';
  const json = JSON.stringify({ '@type': 'NewsArticle', headline: 'H', articleBody: body });
  const markdown = read(`<script type="application/ld+json">${json}</script><div>Loading</div>`);
  t.equal(markdown, body.replace('\n', '\n\n'));
});

t.test('hostile markup ends, and ends well', async (t) => {
  const hostile: Record<string, string> = {
    'ten thousand nested divs': `${'<div>'.repeat(10_000)}deep${'</div>'.repeat(10_000)}`,
    'nested without an end': '<ul><li>deep'.repeat(2_000),
    'nested tables': '<table><tr><td>deep'.repeat(2_000),
    'nested inline elements': `<p>${'<b><i>'.repeat(5_000)}deep`,
    'open tags only': '<a href="'.repeat(20_000),
    'a long line of spaces': `<pre>${' '.repeat(200_000)}deep</pre>`,
    'a long line of other spaces': `<p>deep<b>${'&nbsp;'.repeat(50_000)}</b></p>`,
    'a megabyte of text': `<p>${'deep and wide, '.repeat(70_000)}</p>`,
    'unclosed comment': `<p>deep</p><!-- ${'x'.repeat(100_000)}`,
    'spans of millions':
      '<table><tr><th>a</th><td colspan="9999999" rowspan="9999999">deep</td></tr><tr><td>b</td></tr></table>',
    'broken characters': '<p>deep \ud800 \udfff \u0000</p>',
  };
  for (const [name, html] of Object.entries(hostile)) {
    try {
      const markdown = read(html);
      t.match(markdown, /deep/, name);
    } catch (thrown) {
      t.match(thrown, { code: 'extraction_failed' }, name);
    }
  }
});
