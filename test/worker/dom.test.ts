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
