import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainHtml } from '../../bench/extraction/sample/plain.js';
import { structureOf } from '../../bench/extraction/sample/structure.js';
import { parseBody } from '../../worker/extract/dom/document.js';

test('a sample page has the structure that its elements state', () => {
  const body = parseBody(
    '<h2>One</h2><ul><li>a<ol><li><p>b</p><p>c</p></li></ol></li></ul><pre><code class="language-js">x\n</code></pre>' +
      '<table><tr><th>k</th><td>v</td></tr></table><a href="/to">to</a><a href="#here">here</a><img src="i.png" alt="I">',
  );
  assert.deepEqual(structureOf(body, 'http://site.test/p/1'), {
    headings: [{ level: 2, text: 'One' }],
    items: [
      { depth: 1, ordered: false, text: 'a' },
      { depth: 2, ordered: true, text: 'b' },
    ],
    tables: [[['k', 'v']]],
    code: [{ lang: 'js', text: 'x' }],
    links: [{ href: 'http://site.test/to', text: 'to' }],
    images: [{ src: 'http://site.test/p/i.png', alt: 'I' }],
  });
});

test('a text keeps its own blocks and none of its page', () => {
  const body = parseBody(
    '<div class="navheader">Next</div><div class="para">Words <a href="x">with</a> <b>more</b></div>',
  );
  assert.equal(plainHtml(body).trim(), '<p>Words with <b>more</b></p>');
});
