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
