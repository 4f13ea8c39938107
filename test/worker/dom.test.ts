import t from 'tap';
import { parseHTML } from '../../worker/dom/linkedom.js';

t.test('a selector finds what is there when it is asked, also the second time', async (t) => {
  const document = parseHTML('<body><div><p>a</p></div></body>').document as Document;
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
      '<table><tr><td><p>a</p></td><td>b</td></tr><tr><th><p>c</p></th><th>d</th></tr></table>',
    ],
    ['<ul><li><p>a<ul><li>b</ul></ul>', '<ul><li><p>a</p><ul><li>b</li></ul></li></ul>'],
  ] as const;
  for (const [markup, expected] of cases) {
    const { body } = parseHTML(`<html><body>${markup}</body></html>`).document as Document;
    t.equal(body.innerHTML, expected);
  }
});

t.test('names are read as browsers read them, however they are written', async (t) => {
  const { body } = parseHTML('<html><body><DIV CLASS=" b\n\ta  b " DATA-X="1" data-x="2"><P></P></DIV></body></html>')
    .document as Document;
  const [div] = body.getElementsByTagName('div');
  t.equal(div?.getAttribute('data-x'), '1');
  t.equal(div?.getAttributeNode('class')?.value, 'b a b');
  t.same([div?.classList.length, div?.classList.contains('a'), div?.className], [2, true, 'b a']);
  div?.classList.add('c');
  t.equal(body.querySelector('.a.c'), div);
  t.equal(body.querySelector('[class="b a c"] > p')?.localName, 'p');
  t.equal(body.getElementsByTagName('*').length, 2);
});

t.test(
  'the first of attributes of one name counts, whatever others say, and no element has more than a page can mean',
  async (t) => {
    const many = Array.from({ length: 300 }, (_, i) => `data-a${i}="${i}"`).join(' ');
    const markup = `<input type="hidden" hidden id=a ID=b data-é="class" class="hidden"><p ${many}></p>`;
    const { body } = parseHTML(`<html><body>${markup}</body></html>`).document as Document;
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
  const { body } = parseHTML(`<html><body>${markup}</body></html>`).document as Document;
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
