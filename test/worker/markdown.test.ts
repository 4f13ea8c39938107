import t from 'tap';
import { toMarkdown } from '../../worker/markdown.js';

const base = new URL('https://example.test/dir/page');

/** Each rule by itself; how they work together is in the fixture pages. */
const cases = [
  ['links are resolved against the base', '<a href="x">y</a>', '[y](https://example.test/dir/x)'],
  ['brackets that do not pair are escaped', '<a href="/a(b">y</a>', '[y](https://example.test/a\\(b)'],
  [
    'the number that an item draws itself is not written twice, with or without a space',
    '<ol><li><span>1.</span>Berg A, Low water</li><li><span>2.</span> Moor L, Locks</li><li>3.5 m deep</li></ol>',
    '1. Berg A, Low water\n2. Moor L, Locks\n3. 3.5 m deep',
  ],
  [
    'a number that is raised in a link stands behind the word',
    '<p>In 1953<a href="#n1"><sup>1</sup></a> and 10<b><sup>6</sup></b>; see [<a href="#a"><sup>1</sup></a>-<a href="#b"><sup>3</sup></a>].</p>',
    'In 1953¹ and 10**⁶**; see \\[1-3\\].',
  ],
  [
    'spans with classes stand apart where a new word begins or they are alike, the digits of one number do not',
    '<p><span class="who">Ada</span><span class="when">10:00</span> <span class="d">19</span><span class="d">84</span> <span class="i">noon</span><span class="i">one</span></p>',
    'Ada 10:00 1984 noon one',
  ],
  ['numbers below nought are text', '<ol start="-1"><li>a</li><li>b</li></ol>', '- -1. a\n- 0\\. b'],
  [
    'an item may say nothing but its number',
    '<ol><li>1<ul><li>first</li></ul></li><li>2</li></ol>',
    '1. 1\n   - first\n2. 2',
  ],
  ['a link to nowhere on the page keeps its text', '<a href="#">y</a>', 'y'],
  [
    'spans written as properties count',
    '<table><tr><th colSpan="2">a</th></tr><tr><td>b</td><td>c</td></tr></table>',
    '| a |  |\n| --- | --- |\n| b | c |',
  ],
  [
    'the first head of a table stands above, a later one where it is',
    '<table><tbody><tr><td>c</td><td>d</td></tr></tbody><thead><tr><th>a</th><th>b</th></tr></thead><thead><tr><th>e</th><th>f</th></tr></thead><tbody><tr><td>g</td><td>h</td></tr></tbody></table>',
    '| a | b |\n| --- | --- |\n| c | d |\n| e | f |\n| g | h |',
  ],
  [
    'text in a row, but in no cell, stands before the table',
    '<table><tr>x<td>a</td><td>b</td></tr><tr>z<td>c</td><td>d</td></tr></table>',
    'xz\n\n|  |  |\n| --- | --- |\n| a | b |\n| c | d |',
  ],
  ['script links keep their text', '<a href=" JaVaScRiPt:alert(1)">y</a>', 'y'],
  ['script links stay out through entities', '<a href="java&#x0A;script:alert(1)">y</a>', 'y'],
  [
    'a link cannot break out of its text',
    '<a href="/x">a](http://evil.test)</a>',
    '[a\\]\\(http://evil.test)](https://example.test/x)',
  ],
  [
    'alternative text cannot break out',
    '<img src="/i.png" alt="](http://evil.test)">',
    '![\\](http://evil.test)](https://example.test/i.png)',
  ],
  ['text cannot open a tag', '<p>&lt;script&gt;</p>', '\\<script>'],
  [
    'a table cell cannot open a tag',
    '<table><tr><th>a</th><th>&lt;b&gt;</th></tr></table>',
    '| a | \\<b> |\n| --- | --- |',
  ],
  ['text cannot become an entity', '<p>&amp;lt;</p>', '\\&lt;'],
  ['text cannot start a heading after a break', '<p>a<br># b</p>', 'a\\\n\\# b'],
  ['code cannot close its fence', '<pre>```\n# x</pre>', '````\n```\n# x\n````'],
  ['non-breaking spaces make no code block', '<p>&nbsp;&nbsp;&nbsp;&nbsp;text</p>', 'text'],
  ['white space collapses', '<p>  a \n\n b  </p>', 'a b'],
  ['no more than one blank line', '<div><p>a</p><div> </div><br><br><br><p>b</p></div>', 'a\n\nb'],
  ['blank lines in code stay', '<pre>a\n\n\n\nb</pre>', '```\na\n\n\n\nb\n```'],
  ['a heading is one line', '<h2>a<br>b</h2>', '## a b'],
  ['a heading of an image is kept', '<h2><img src="/i.png" alt="Logo"></h2>', '## ![Logo](https://example.test/i.png)'],
  ['an empty heading is none', '<h2> </h2><p>a</p>', 'a'],
  ['ruby is read in brackets', '<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>', '漢(kan)'],
  ['an invalid start counts from one', '<ol start="x"><li>a</li></ol>', '1. a'],
  [
    'a list item keeps its table',
    '<ul><li>a<table><tr><th>b</th><th>c</th></tr></table></li></ul>',
    '- a\n\n  | b | c |\n  | --- | --- |',
  ],
  ['code with breaks outside pre is a block', '<div><code>a<br>b</code></div>', '```\na\nb\n```'],
  ['an empty element does not part what is stressed', '<p>a <i>b!</i><i></i><i>c</i> d</p>', 'a *b!c* d'],
  [
    'ordinals and abbreviations of Romance languages are words',
    '<div lang="fr"><p>XIX<sup>e</sup> siècle, 2<sup>e</sup>, n<sup>o</sup> 5, D<sup>r</sup>, x<sup>n</sup>, x<sup>e</sup></p></div>',
    'XIXe siècle, 2e, no 5, Dr, xⁿ, x^e',
  ],
  ['a Roman numeral is one in any language', '<p lang="en">the XIX<sup>e</sup>, 2<sup>e</sup></p>', 'the XIXe, 2e'],
  [
    'lists, products and sums are raised and lowered, and kept apart from what follows',
    '<p>R<sup>d×n</sup>, A<sub>i,j</sub>, W<sup>(l+1)</sup>, a<sup>b<sup>c</sup></sup>, a<sub>n</sub>b<sub>m</sub></p>',
    'R^(d×n), A\\_(i,j), W^(l+1), a^(b^c), a\\_(n)b_m',
  ],
  ['a variable in italics is lowered', '<p><i>x</i><sub><i>i</i></sub><sup><i>n</i></sup></p>', '*x*\\_iⁿ'],
  ['a bullet that is text, too, is one', '<ul><li>• a</li><li>b • c</li></ul>', '- a\n- b • c'],
  ['a number that is text, too, is one', '<ol><li>1. a</li><li>1. b</li></ol>', '1. a\n2. 1\\. b'],
  ['a fraction is raised and lowered', '<p><sup>1</sup>/<sub>2</sub> and <sup>x</sup></p>', '¹/₂ and x'],
  [
    'a line break after a raised sign is one',
    '<p>a<sup>1</sup><br><sub>2</sub></p><p>b <span>c<sup>1</sup><br><sub>2</sub></span></p>',
    'a¹\\\n₂\n\nb c¹\\\n₂',
  ],
  ['unknown elements leave their content', '<x-y>a <z>b</z></x-y>', 'a b'],
  [
    'scripts of a formula may stand before what they belong to',
    '<math><mi>a</mi><mmultiscripts><mi>R</mi><mi>i</mi><none/><none/><mi>j</mi><mprescripts/><mn>6</mn><mn>14</mn></mmultiscripts></math>',
    '$a{}_{6}^{14}R_{i}{}^{j}$',
  ],
  [
    'letters that are a style',
    '<math><mi>𝐱</mi><mi>𝒜</mi><mi>ℒ</mi><mi>𝜃</mi></math>',
    '$\\mathbf{x}\\mathcal{A}\\mathcal{L}\\theta$',
  ],
  ['spaces of a formula have a width', '<math><mi>a</mi><mspace width="1em"/><mi>b</mi></math>', '$a\\quad b$'],
  [
    'one brace around the cases of a formula',
    '<math><mrow><mo>{</mo><mtable><mtr><mtd><mn>0</mn></mtd></mtr><mtr><mtd><mn>1</mn></mtd></mtr></mtable></mrow></math>',
    '$\\begin{cases} 0 \\\\ 1 \\end{cases}$',
  ],
  [
    'only one choice of a formula is shown',
    '<math><maction actiontype="toggle"><mi>a</mi><mi>b</mi></maction></math>',
    '$a$',
  ],
  [
    'an arrow over two letters is as wide',
    '<math><mover><mi>AB</mi><mo>→</mo></mover></math>',
    '$\\overrightarrow{\\mathrm{AB}}$',
  ],
  [
    'a plain note of a formula is no TeX',
    '<math><semantics><mi>x</mi><annotation encoding="text/plain">ex</annotation></semantics></math>',
    '$x$',
  ],
  [
    'signs in the text of a formula stay',
    '<math><mtext>$5 ~ {a}</mtext></math>',
    '$\\text{\\$5 \\textasciitilde{} \\{a\\}}$',
  ],
  ['Org names the language of code beside its own name', '<pre class="src src-sh">ls</pre>', '```sh\nls\n```'],
  ['nothing comes of nothing', '', ''],
  ['a sign outside a mark counts as a letter', '<p>🔥<b>(a)</b> b <b>Yes!</b>🎉</p>', '🔥(**a)** b **Yes**!🎉'],
  [
    'marks with a space between are one, and the end of a sentence has none of its own',
    '<p><b>One</b> <b>two</b><b>.</b> <i>A</i><br><i>b</i> <a href="/a"><b>c</b></a><b>, </b>d</p>',
    '**One two.** *A*\\\n*b* [**c**](https://example.test/a), d',
  ],
  [
    'the same image twice in a row is one',
    '<div><img src="/a.png" alt="A"></div><div><img src="/a.png" alt="A"></div><div><img src="/b.png" alt="A"></div>',
    '![A](https://example.test/a.png)\n\n![A](https://example.test/b.png)',
  ],
  [
    'two images with the same words are two',
    '<p><img src="/light-1.png" alt="A"> <img src="/light-2.png" alt="A"></p>',
    '![A](https://example.test/light-1.png) ![A](https://example.test/light-2.png)',
  ],
  [
    'items of a line stand apart',
    '<p><span class="meta-item">2026</span><span class="meta-item">1h 5m</span><span class="meta-item">R</span></p>',
    '2026 1h 5m R',
  ],
  [
    'links that share the page are told by their address, unless words stand beside them or they hold a quote',
    '<div><a href="https://www.facebook.com/sharer/sharer.php?u=x">Facebook</a> <a href="https://pinterest.com/pin/create/button/?url=x">Pin it</a>' +
      '<a href="https://twitter.com/intent/tweet?text=x"><img src="/t.svg" alt="X"></a></div>' +
      '<ul><li><a href="https://www.linkedin.com/shareArticle?url=x">LinkedIn</a></li><li><a href="mailto:?subject=x">E-mail</a></li></ul>' +
      '<div><a href="https://www.facebook.com/mill">Facebook</a></div><p>Tell <a href="https://wa.me/?text=x">a friend</a>.</p>' +
      '<p><a href="https://x.com/intent/post?text=x">“Water is all that a mill asks for, and time”</a></p>',
    '[Facebook](https://www.facebook.com/mill)\n\nTell [a friend](https://wa.me/?text=x).\n\n' +
      '[“Water is all that a mill asks for, and time”](https://x.com/intent/post?text=x)',
  ],
  ['a sign that begins what is marked stays with what follows', '<p>a<b>→“b”</b></p>', 'a→“**b”**'],
  ['a tilde inside a deletion is none of its marks', '<p><s> ~ 5 ~ </s>a</p>', '~~\\~ 5 \\~~~ a'],
  ['a caret makes no note of a link', '<p>x^<a href="/a">b</a></p>', 'x\\^[b](https://example.test/a)'],
  ['code behind code stands apart', '<p>a<br><code>b\\</code><code>c</code></p>', 'a\\\n`b\\` `c`'],
  [
    'what follows a picture in bold closes its own marks',
    '<p><b><img src="/i.png" alt="i"><i>a!</i></b>b</p>',
    '![i](https://example.test/i.png)*a*!b',
  ],
  [
    'paragraphs in a cell make no formula between them',
    '<table><tr><th>a</th><th>b</th></tr><tr><td><p>$5</p><p>7$ each</p></td><td>c</td></tr></table>',
    '| a | b |\n| --- | --- |\n| \\$5 7\\$ each | c |',
  ],
  [
    'what cannot stand right below a line stands apart from the kind of its box',
    '<div class="admonition note"><ol start="3"><li>a</li></ol></div>',
    '> [!NOTE]\n>\n> 3. a',
  ],
  [
    'a table with heads that is all of a box is one',
    '<div class="admonition tip"><table><tr><th>a</th><th>b</th></tr><tr><td>c</td><td>d</td></tr></table></div>',
    '> [!TIP]\n> | a | b |\n> | --- | --- |\n> | c | d |',
  ],
  [
    'code that begins a footnote keeps its indentation',
    '<p>a<sup data-note-reference="1">1</sup></p><div data-note="1"><pre>b\n  c</pre></div>',
    'a[^1]\n\n[^1]:\n\n    ```\n    b\n      c\n    ```',
  ],
  [
    'words of a foot over and over are a text, and take no time',
    `<p>Text.</p><p>${'edit on a '.repeat(15)}!</p>`,
    `Text.\n\n${'edit on a '.repeat(15)}!`,
  ],
  [
    'icons of Bootstrap and its like say yes and no in cells',
    '<table><tr><th>a</th><th>b</th><th>c</th></tr><tr><td><i class="bi bi-x-lg text-danger"></i></td><td><i class="bi bi-x-circle-fill"></i></td><td><i class="bi bi-check2-square"></i></td></tr></table>',
    '| a | b | c |\n| --- | --- | --- |\n| ✗ | ✗ | ✓ |',
  ],
  ['a network by the name of x is no answer', '<table><tr><td>a</td><td><i class="icon-x"></i></td></tr></table>', 'a'],
  ['a label with a colon and words after it stays', '<div><label>Size:</label> <span>12 m</span></div>', 'Size: 12 m'],
  [
    'a label stays where its value is elsewhere',
    '<table><tr><td><label>Keeper:</label></td><td>Ada</td></tr></table><div><div><label>Lock:</label></div><div>Nine</div></div>',
    '|  |  |\n| --- | --- |\n| Keeper: | Ada |\n\nLock:\n\nNine',
  ],
  [
    'a picture stays that readers share by it',
    '<p><a href="https://www.pinterest.com/pin/create/button/?url=x"><img src="/lock.jpg" alt="The lock" width="600" height="400"></a></p><p><a href="https://www.pinterest.com/pin/create/button/?url=x"><img src="/pin.png" alt="Pin it" width="120" height="40"></a></p>',
    '[![The lock](https://example.test/lock.jpg)](https://www.pinterest.com/pin/create/button/?url=x)',
  ],
  ['an address right before a break ends there', '<p>http://a.test/b<br>c</p>', 'http://a.test/b \\\nc'],
] as const;
for (const [rule, html, markdown] of cases) {
  t.test(rule, async (t) => t.equal(toMarkdown(html, base), markdown));
}

t.test('no raw HTML gets through, wherever the page puts it', async (t) => {
  const places = ['p', 'h2', 'li', 'td', 'blockquote', 'a href="/x"', 'figcaption', 'dt', 'summary'];
  for (const place of places) {
    const markdown = toMarkdown(
      `<${place}>&lt;img src=x onerror=alert(1)&gt;<iframe src="x"></iframe></${place}>`,
      base,
    );
    t.notMatch(markdown, /(?<!\\)<[a-z/!]/i, place);
  }
});

t.test('invisible characters are removed from code, links and text alike', async (t) => {
  const markdown = toMarkdown(
    '<p>a\u200bb <code>c\u202ed</code> <a href="/x">e\u2066f</a></p><pre>g\ufeffh</pre>',
    base,
  );
  t.equal(markdown, 'ab `cd` [ef](https://example.test/x)\n\n```\ngh\n```');
});
