import t from 'tap';
import { parseHtml } from '../../worker/html/parse-html.js';

t.test('a selector finds what is there when it is asked, also the second time', async (t) => {
  const document = parseHtml('<body><div><p>a</p></div></body>');
  const [div, p] = ['div', 'p'].map((name) => document.querySelector(name));
  for (const selector of ['p.note', 'p[class="note"]', '.box p', 'div.box > p', 'p:not([hidden]).note']) {
    div?.setAttribute('class', '');
    p?.setAttribute('class', '');
    t.equal(document.querySelector(selector), null, selector);
    t.equal(p?.closest(selector), null, selector);
    div?.setAttribute('class', 'box');
    p?.setAttribute('class', 'note');
    t.equal(document.querySelector(selector), p, selector);
    t.equal(p?.closest(selector), p, selector);
  }
});

t.test('a paragraph left open ends where the next item, term or cell begins', async (t) => {
  const cases = [
    ['<ul><li><p>a<li><p>b</ul>', '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
    ['<dl><dt><p>a<dd><p>b<dt>c</dl>', '<dl><dt><p>a</p></dt><dd><p>b</p></dd><dt>c</dt></dl>'],
    [
      '<table><tr><td><p>a<td>b<tr><th><p>c<th>d</table>',
      '<table><tbody><tr><td><p>a</p></td><td>b</td></tr><tr><th><p>c</p></th><th>d</th></tr></tbody></table>',
    ],
    ['<ul><li><p>a<ul><li>b</ul></ul>', '<ul><li><p>a</p><ul><li>b</li></ul></li></ul>'],
  ] as const;
  for (const [markup, expected] of cases) {
    const { body } = parseHtml(`<html><body>${markup}</body></html>`);
    t.equal(body.innerHTML, expected);
  }
});

t.test('names are read as browsers read them, however they are written', async (t) => {
  const { body } = parseHtml('<html><body><DIV CLASS=" b\n\ta  b " DATA-X="1" data-x="2"><P></P></DIV></body></html>');
  const [div] = body.getElementsByTagName('div');
  t.equal(div?.getAttribute('data-x'), '1');
  t.equal(div?.className, 'b a b');
  t.same([div?.classList.contains('a'), div?.classList.contains('b a')], [true, false]);
  div?.setAttribute('class', 'a c');
  t.equal(body.querySelector('.a.c'), div);
  t.equal(body.querySelector('[class="a c"] > p')?.localName, 'p');
  t.equal(body.getElementsByTagName('*').length, 2);
});

t.test(
  'the first of attributes of one name counts, whatever others say, and no element has more than a page can mean',
  async (t) => {
    const many = Array.from({ length: 300 }, (_, i) => `data-a${i}="${i}"`).join(' ');
    const markup = `<input type="hidden" hidden id=a ID=b data-é="class" class="hidden"><p ${many}></p>`;
    const { body } = parseHtml(`<html><body>${markup}</body></html>`);
    const [input, p] = body.children;
    const read = Array.from(input?.attributes ?? [], ({ name, value }) => [name, value]);
    const expected = [
      ['type', 'hidden'],
      ['hidden', ''],
      ['id', 'a'],
      ['data-é', 'class'],
      ['class', 'hidden'],
    ];
    t.same(read, expected);
    t.equal(p?.attributes.length, 250);
    t.equal(p?.getAttribute('data-a249'), '249');
  },
);

t.test('drawings and comments leave what is around them as it is', async (t) => {
  const markup =
    '<p>a<!-- b --><svg viewBox="0 0 1 1"><title>c</title><g><path d="M0 0"/></g><style>d</style></svg>e<!--/$--></p><p>f</p>';
  const { body } = parseHtml(`<html><body>${markup}</body></html>`);
  t.equal(body.children.length, 2);
  t.same(
    Array.from(body.querySelectorAll('svg *'), ({ localName }) => localName),
    ['title', 'g', 'path', 'style'],
  );
  const [p] = body.children;
  t.same(
    Array.from(p?.childNodes ?? [], ({ nodeType }) => nodeType),
    [3, 1, 3, 8],
  );
});

t.test('markup is read as the HTML Standard says, where it is broken too', async (t) => {
  const cases = [
    ['a < b </3 c>d<!-->e<!-- f --!>g', 'a &lt; b d' + 'eg'],
    ['<p>1<b>2<i>3</b>4</i>5</p>', '<p>1<b>2<i>3</i></b><i>4</i>5</p>'],
    ['<table>a<tr><td>b</table>c', 'a<table><tbody><tr><td>b</td></tr></tbody></table>c'],
    ['<h2>a<h3>b</h2>c', '<h2>a</h2><h3>b</h3>c'],
    ['<![CDATA[a>b<svg><![CDATA[<c>]]></svg>', 'b<svg>&lt;c&gt;</svg>'],
    ['<script>"<!-- <script></script> -->"</script>a', '<script>"<!-- <script></script> -->"</script>a'],
    ['<textarea>\n<b>&amp;</textarea><style>&amp;</style>', '<textarea>&lt;b&gt;&amp;</textarea><style>&amp;</style>'],
    ['<a href=/x/>a</a><br/>b<p title="a>b"/>c', '<a href="/x/">a</a><br>b<p title="a>b">c</p>'],
    ['&notit; &amp &#150;<i title="&not=a&copy;">', '¬it; &amp; –<i title="&amp;not=a©"></i>'],
    ['a\0b\r\nc<p id="a\0">d<x', 'ab\nc<p id="a\ufffd">d</p>'],
  ] as const;
  for (const [markup, expected] of cases)
    t.equal(parseHtml(`<!doctype html><body>${markup}`).body.innerHTML, expected, markup);
  t.equal(parseHtml('<p>a<table>').body.innerHTML, '<p>a<table></table></p>', 'in quirks mode');
  t.equal(parseHtml('<body><p/>a<b/>c<br/><![CDATA[<]]>', true).body.innerHTML, '<p></p>a<b></b>c<br>&lt;', 'of XHTML');
});

t.test('nodes move as in browsers, and none into itself', async (t) => {
  const { body } = parseHtml('<body><p>a</p><i>b</i><u>c</u></body>');
  const [p, i, u] = body.children as unknown as [Element, Element, Element];
  p.before(u, 'd');
  i.replaceWith('e', p, 'f');
  u.after(i);
  body.prepend(u);
  p.append(i, i);
  t.equal(body.innerHTML, '<u>c</u>de<p>a<i>b</i></p>f');
  t.throws(() => i.append(p));
  p.replaceChildren('g', i);
  i.textContent = '';
  body.lastChild?.remove();
  t.equal(body.innerHTML, '<u>c</u>de<p>g<i></i></p>');
  t.same(
    [body.childElementCount, body.lastElementChild?.localName, p.previousElementSibling?.localName],
    [2, 'p', 'u'],
  );
});

t.test('marks that are left open a thousand times over make no millions of elements', async (t) => {
  const open = Array.from({ length: 1_000 }, (_, i) => `<b id=${i}>`).join('');
  const { body } = parseHtml(`<body>${open}${'<p>a'.repeat(5_000)}`);
  t.ok(body.getElementsByTagName('*').length < 40_000);
  t.equal(body.textContent?.length, 5_000);
});
