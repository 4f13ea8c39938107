import t from 'tap';
import { plainText, webUrl } from '../../src/providers/plain-text.js';

t.test('titles and snippets become plain text', async (t) => {
  const cases = [
    ['C<b>++</b> &lt;vector&gt; &quot;guide&quot;', 'C++ <vector> "guide"'],
    ['Tom &amp; Jerry&#39;s <strong class="x">best</strong> &#8211; 100%', "Tom & Jerry's best – 100%"],
    ['&amp;amp; &amp;lt;b&amp;gt;', '&amp; &lt;b&gt;'],
    [' a\u00a0&nbsp;\n\t b ', 'a b'],
    ['one<br/>two<p>three</p>four', 'one two three four'],
    ['std::vector<int> and List<String>, 3 < 4 > 2', 'std::vector<int> and List<String>, 3 < 4 > 2'],
    ['AT&T, a&b=c & d', 'AT&T, a&b=c & d'],
    ['x<script>alert(1)</script><style>b{}</style><!-- c -->y', 'xy'],
    ['<a href="https://soil.example/?a=1&amp;b=2">soil</a>', 'soil'],
    ['<section>a</section><time datetime="x">b</time> <x-note class=\'y\'>c', 'a b c'],
    ['List<Object> <T extends="x">, a </vector>', 'List<Object> , a </vector>'],
    ['a<!-- <script> -->b<SCRIPT>c</style></Script >d', 'abd'],
    ['a<style>b', 'a'],
    ['a <!-- b', 'a <!-- b'],
    ['日本 の &#x1F600;', '日本 の 😀'],
    ['\u202egnp.exe &#8238;a\u0000b\u001b[0m c', 'gnp.exe ab[0m c'],
    [
      'a\u{e0041}b \u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
      'ab \u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    ],
    ['\u200eLaravel \u202aNews\u202c', '\u200eLaravel \u202aNews\u202c'],
    ['نمی\u200cخواهم 👩\u200d💻', 'نمی\u200cخواهم 👩\u200d💻'],
    ['', ''],
  ];
  for (const [html = '', text] of cases) t.equal(plainText(html), text, JSON.stringify(html));
});

t.test('a text made to cost time costs none, and is cut at 10,000 characters', async (t) => {
  // Anything quadratic would outlast the time that a test file has.
  for (const part of ['<style>', '<style', '<!--', '<script></script', '<b a="', '<b ="', '&', '&#', '<', ' ', '</b']) {
    plainText(part.repeat(500_000));
  }
  t.equal(plainText('word '.repeat(3_000)).length, 9_999);
  t.equal(plainText(`${'x'.repeat(9_998)}<b>y</b>`), 'x'.repeat(9_998), 'but not inside a tag');
  t.equal(plainText(`${'x'.repeat(9_998)}&amp;`), 'x'.repeat(9_998), 'an entity');
  t.equal(plainText(`${'x'.repeat(9_999)}😀`), 'x'.repeat(9_999), 'or a character');
});

t.test('only absolute http(s) URLs are web URLs, and they are kept as given', async (t) => {
  const kept = [
    'https://soil.example',
    'http://soil.example:8080/a?b=%20c#d',
    'https://bücher.example/ä',
    'HTTPS://SOIL.example/',
  ];
  for (const url of kept) t.equal(webUrl(url), url, url);
  t.equal(webUrl(' https://soil.example/a b\n'), 'https://soil.example/a%20b');
  t.equal(webUrl('https://soil.example/\u202egnp\u200b\u0001'), 'https://soil.example/%E2%80%AEgnp%E2%80%8B%01');
  for (const url of [
    '',
    'soil.example',
    '//soil.example',
    '/a',
    'ftp://soil.example',
    'javascript:alert(1)',
    'data:,x',
    'http://',
    'https://a:b:c/',
  ]) {
    t.equal(webUrl(url), undefined, url);
  }
});
