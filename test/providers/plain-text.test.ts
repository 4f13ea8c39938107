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
    ['日本 の &#x1F600;', '日本 の 😀'],
    ['', ''],
  ];
  for (const [html = '', text] of cases) t.equal(plainText(html), text, JSON.stringify(html));
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
