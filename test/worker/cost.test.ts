import t from 'tap';
import { parseDocument } from '../../worker/extract/dom/document.js';
import { plainGoogleDocs } from '../../worker/extract/tools/google-docs.js';
import { extract } from '../../worker/extract.js';
import { toMarkdown } from '../../worker/markdown.js';
import { readPage } from '../../worker/read-page.js';

const url = new URL('https://example.test/dir/page');
/**
 * CPU of the process that one page may cost, which waiting for a busy machine adds nothing to. These take up to
 * 1.5 s; where the cost grows with the square of the size, they take more than this.
 */
const MOST_CPU_MS = 6_000;
const PROSE = `<p>${'Deep water under a long bridge. '.repeat(30)}</p>`;
const PARTS = Array.from({ length: 10_000 }, (_, i) => i);

/** Runs `read` and tells whether it cost too much. */
function isCheap(read: () => void): boolean {
  const before = process.cpuUsage();
  read();
  return process.cpuUsage(before).user / 1_000 < MOST_CPU_MS;
}

t.test('a page costs no more than in proportion to its size, whatever it repeats', async (t) => {
  const hostile = {
    tabs: '<div role="tablist"><a role="tab">a</a><a role="tab">b</a></div>'.repeat(3_000),
    buttons: '<button aria-expanded="true">open it</button>'.repeat(6_000),
    'unclosed buttons': '<button '.repeat(20_000),
    'unclosed fields': '<textarea '.repeat(20_000),
    'one long class': `<a ${'class=a'.repeat(20_000)}>`,
    'nested styles': '<div style="font-size:0">'.repeat(4_000) + '<b style="font-size:9px">x</b>'.repeat(5_000),
    'rules of one name': `<style>${'.a{display:none}'.repeat(100_000)}</style>`,
    'rules of one last part': `<style>${Array.from({ length: 30_000 }, (_, i) => `.x${i} .b{display:none}`).join('')}</style>${'<p class="b">x</p>'.repeat(2_000)}`,
    'long rules': `<style>${Array.from({ length: 50 }, (_, i) => `x${i}${' div'.repeat(4)} > div${' div'.repeat(5)}{display:none}`).join('')}</style>${`${'<div>'.repeat(150)}x${'</div>'.repeat(150)}`.repeat(20)}`,
    'unclosed links': '<a>'.repeat(130_000),
    'headings within links': '<a href=/x><h2>a '.repeat(12_000),
    'unclosed headings': '<h2>a</h3><h1>b'.repeat(30_000),
    'unclosed words of formulas': '<div><mi></div>'.repeat(50_000),
    'references to one note': `${'<a href="#fn1">1</a>'.repeat(15_000)}<div id="fn1">Note ${'<b></b>'.repeat(30_000)}</div>`,
    'references in one place': `<sup>${'<a href="#fn1">1</a>'.repeat(20_000)}</sup><p id="fn1">A note</p>`,
    sidenotes: `<p>${'<b class="sidenote-number"></b><i class="sidenote">A note</i>'.repeat(5_000)}</p>`,
    'raised numbers': `<div class="footnotes">${'<p><sup>1</sup> A note'.repeat(500)}</div>${'a<sup>1</sup>'.repeat(25_000)}`,
    'tabs of one panel': `${'<div role="tablist"><a role="tab" href="#a">x</a><a role="tab" href="#b">y</a></div>'.repeat(4_000)}<p id="a">${'<i>a</i>'.repeat(40_000)}</p><p id="b">b</p>`,
    'a host of many names': `<iframe src="https://${'a.'.repeat(40_000)}b/"></iframe>`,
    'a title of dashes': `<iframe src="https://www.youtube.com/embed/abcdefg" title="youtube${'-'.repeat(200_000)}x"></iframe>`,
    'lists of links beside each other': '<ul><li><a href="#x">a</a><li><a href="#y">b</a></ul>'.repeat(15_000),
    'tags of a builder in one text': `<p>${'[/vc_row]'.repeat(4)}</p><p>${' '.repeat(400_000)}${'[vc_ab] x '.repeat(40_000)}</p>`,
    'code blocks': '<pre>a b</pre>'.repeat(10_000),
    'parts of a title': `<title>${'a | '.repeat(30_000)}</title><h1>abcd</h1>`,
    'names of a value': `<meta name="${'a '.repeat(60_000)}" content="b">`,
    'a long language': `<meta property="og:locale" content="${'a_'.repeat(250_000)}">`,
    'authors elsewhere': `<script type="application/ld+json">[{"@type":"Article","headline":"a","author":[${'{"@id":"a"},'.repeat(40_000)}"a"]}${',{"@id":"b"}'.repeat(40_000)}]</script>`,
    'marks of a challenge': `<script>${'_Incapsula_Resource?'.repeat(60_000)}</script>`,
    'comments of style sheets': `<style>${'/*'.repeat(150_000)}</style>`,
    'spaces of a selector': `<style>a${' '.repeat(150_000)}b{display:none}</style>`,
    'rules of what others hold': `<style>${Array.from({ length: 60 }, (_, i) => `.a:has(.z${i}){display:none} .q .z${i}{color:red}`).join('')}</style>${'<div class=a>'.repeat(90)}${'<p class=a>x</p>'.repeat(10_000)}`,
    'rules of places': `<style>${Array.from({ length: 90 }, (_, i) => `p:nth-child(${i + 1000}n+${i}){display:none}`).join('')}</style>${'<p class=a>x</p>'.repeat(10_000)}`,
    'colours of those around': `<style>${Array.from({ length: 55 }, (_, i) => `.a{color:#ff${i + 10}ff}`).join('')}</style>${'<div class=a>'.repeat(90)}${'<p class=a>x</p>'.repeat(10_000)}`,
    'one long rule of many elements': `<style>.a{${'color:red !important;'.repeat(50_000)}display:none}</style>${'<p class=a style="display:block">x</p>'.repeat(1_000)}`,
    'brackets of a condition': `<style>${`@media ${'('.repeat(140)}hover${')'.repeat(140)}{.a{display:none}}`.repeat(3_000)}</style><p class=a>x</p>`,
    'a long selector': `<style>${'a b c d '.repeat(60_000)}{color:#fff}</style><p>x</p>`,
    'numbers of a style': `<style>.a{rotate:${'1'.repeat(100_000)};mask:${'url('.repeat(30_000)}${') '.repeat(30_000)}#;display:none}</style><p class="a">a</p>`,
    'links within a heading': `<h2>${'<a href="#b">a</a> c '.repeat(10_000)}</h2>`,
    'moves of a style': `<p style="${' transform:translate('.repeat(15_000)}">a</p>`,
    'twins of images': `<div>${Array.from({ length: 10_000 }, (_, i) => `<img alt="a" src="/${i}-100x100.jpg"><img alt="a" src="/${i}-200x200.jpg">`).join('')}</div>`,
    'formulas and tabs within each other': `${'<div class="katex"><div class="tabbed-labels">'.repeat(45)}${'<b>a</b> '.repeat(40_000)}`,
    'a class without a name': '<style>.\\0 .b { display: none }</style><p class="a b">c</p>',
    'a long base': `<base href="/${'a/'.repeat(100_000)}">${'<a href="b">b</a> '.repeat(20_000)}`,
    'posts within each other': `${'<div class="thing comment"><a class="author">a</a><div class="usertext-body">'.repeat(200)}${'<p>a</p>'.repeat(20_000)}`,
    'posts side by side':
      '<div class="thing comment"><a class="author">a</a><div class="usertext-body">b</div></div>'.repeat(10_000),
    'shadow roots within each other': '<x-a><template shadowrootmode="open"><slot></slot>'.repeat(8_000),
    'shadow roots side by side':
      '<x-a><template shadowrootmode="open"><style>.a{display:none}</style><p class=a>a<slot></slot></template>b</x-a>'.repeat(
        8_000,
      ),
    slots: `<x-a><template shadowrootmode="open">${'<slot></slot>'.repeat(20_000)}</template>${'<b>a</b>'.repeat(20_000)}</x-a>`,
    'streamed parts': `${PARTS.map((i) => `<template id="B:${i}"></template>`).join('')}${PARTS.map((i) => `<div hidden id="S:${PARTS.length - 1 - i}">a</div>`).join('')}`,
  };
  for (const [name, html] of Object.entries(hostile)) {
    t.ok(
      isCheap(() => extract({ url, mediaType: 'text/html', text: PROSE + html })),
      name,
    );
  }
});

t.test('nor does its Markdown', async (t) => {
  const hostile = {
    'images of one picture': `<picture>${'<source srcset="/a.webp 2x">'.repeat(5_000)}${'<img alt="a" src="/placeholder.png">'.repeat(5_000)}</picture>`,
    'a long file name': `<p>a <img alt="a" src="/${'_pixel_'.repeat(50_000)}/x"></p>`,
    'sets of images': `<img alt="a" srcset="${'a'.repeat(7_900)} b">`.repeat(150),
    'formats of an image': `<img alt="a" src="/a${'.jpg'.repeat(40_000)}x">`,
    'lists of choices in one form': `<form>${'<select><option>a</option></select>'.repeat(20_000)}</form>`,
    'cells of one box': `<div>${' <!-- -->'.repeat(30_000)}${'<span>ab</span><span>12</span>'.repeat(30_000)}</div>`,
    'buttons of a heading': `<h2>${'<button>a</button>'.repeat(12_000)}</h2>`,
    'letters of a formula': `<math>${'<mi>α</mi>'.repeat(60_000)}</math>`,
    'rows of a table': `<table><tr><th>a<th>b${'<tr><td>a<td>b'.repeat(25_000)}</table>`,
    'cells of one row': `<table><tr><th>a${'<th>b'.repeat(20_000)}${'<tr><td>a<td>b'.repeat(20_000)}</table>`,
    'the number of a line': `<pre><span class="ln">${' '.repeat(60_000)}x</span><code>a</code></pre>`,
    'wide cells': `<table><tr><th>a<th>b${'<tr><td colspan="50" rowspan="50">a'.repeat(10_000)}</table>`,
  };
  for (const [name, html] of Object.entries(hostile)) {
    t.ok(
      isCheap(() => toMarkdown(html, url)),
      name,
    );
  }
});

t.test('nor do feeds, other XML and Markdown', async (t) => {
  const feed = `<rss><channel><item><title>Deep water</title></item>${'<item>'.repeat(150_000)}`;
  const hostile = [
    ['application/rss+xml', feed],
    ['application/xml', `${'<!-- -->'.repeat(40)}<a>Deep water</a>`],
    ['text/markdown', `# Deep water${'#'.repeat(250_000)}x`],
  ] as const;
  for (const [mediaType, text] of hostile) {
    t.ok(
      isCheap(() => t.match(extract({ url, mediaType, text }).markdown, 'Deep water')),
      mediaType,
    );
  }
});

t.test(
  'text and links stay in their order however deep they are nested, and tags may be left out as often as they can',
  async (t) => {
    const words = Array.from({ length: 2_000 }, (_, i) => `w${i}`);
    const nested = `${words.map((word) => `<div><a href="/${word}">${word}</a>`).join('')}${'</div>'.repeat(2_000)}<p>end`;
    const shown = Array.from(toMarkdown(nested, url).matchAll(/\[(w\d+)\]|end$/g), ([end, word]) => word ?? end);
    t.strictSame(shown, [...words, 'end']);
    const unclosed = words.map(
      (word) => `<dt>${word}<dd><ul><li>a<li>${word}</ul><p>b<p>c<svg><path/><g/></svg><table><tr><th>x<td>y</table>`,
    );
    const closed = words.map(
      (word) =>
        `<dt>${word}</dt><dd><ul><li>a</li><li>${word}</li></ul><p>b</p><p>c<svg><path></path><g></g></svg></p><table><tr><th>x</th><td>y</td></tr></table></dd>`,
    );
    t.equal(toMarkdown(`<dl>${unclosed.join('')}</dl>`, url), toMarkdown(`<dl>${closed.join('')}</dl>`, url));
  },
);

t.test('no page gives more Markdown than some tens of times its own size', async (t) => {
  const long = new URL(`${'a/'.repeat(3_000)}page`, url);
  const hostile = {
    'quotes within each other': `${'<blockquote>'.repeat(90)}<pre>${'a\n'.repeat(3_000)}</pre>`,
    'boxes within each other': `${'<div role="note" aria-label="note">'.repeat(90)}<pre>${'a\n'.repeat(2_000)}</pre>`,
    'lists within each other': `${'<ol start="999999999"><li>'.repeat(45)}<pre>${'a\n'.repeat(3_000)}</pre>`,
    'wide and high cells': `<table>${'<tr><td colspan="50" rowspan="50">a<td>b'.repeat(70)}</table>`.repeat(5),
    'code within each other': `<div class="fragment">${'<div class="line">'.repeat(90)}${'a b c '.repeat(3_000)}</div>`,
    'short links under a long address': '<a href="x">ab</a> '.repeat(2_000),
    'short images under a long address': '<img src="x.png" alt="a"> '.repeat(1_000),
    'documents under a long address': '<embed type="application/pdf" src="x">'.repeat(1_000),
  };
  for (const [name, html] of Object.entries(hostile)) {
    const { content } = extract({ url: long, mediaType: 'text/html', text: PROSE + html });
    t.ok(content && toMarkdown(content, long).length < 60 * html.length, name);
  }
  const others = [
    ['application/json', `${'['.repeat(3_000)}${'1,'.repeat(5_000)}1${']'.repeat(3_000)}`],
    [
      'application/rss+xml',
      `<rss xml:base="http://a.test/${'b/'.repeat(20_000)}"><channel>${'<item><title>a</title><link>x</link></item>'.repeat(500)}</channel></rss>`,
    ],
  ] as const;
  for (const [mediaType, text] of others)
    t.ok((extract({ url, mediaType, text }).markdown ?? '').length < 60 * text.length, mediaType);
});

t.test('nor more beside it than a few pages', async (t) => {
  const words = 'a \u{1f600} '.repeat(20_000);
  const text = `<title>${words}</title><meta name="description" content="Deep ${words}"><meta name="author" content="A \ud83d Keeper"><link rel="canonical" href="/${'a'.repeat(20_000)}">${PROSE}`;
  const answer = await readPage({ url: url.href, mediaType: 'text/html', text });
  if (!('page' in answer)) return t.fail('not read');
  const { markdown, ...fields } = answer.page;
  t.match(markdown, 'Deep water');
  t.match(fields, { title: /^a .{9990,}…$/, snippet: /^Deep a .{9980,}…$/, byline: 'A \ufffd Keeper' });
  t.notOk(fields.canonical);
});

t.test('more parts than a stack holds are read one after the other', async (t) => {
  const lines = 'a\n'.repeat(150_000);
  t.equal(toMarkdown(`<pre>${lines}</pre>`, url), `\`\`\`\n${lines}\`\`\``);
  const breaks = 'a<br>'.repeat(70_000);
  for (const html of [`<ul><u>${breaks}</u></ul>`, `<table><caption>${breaks}</caption></table>`])
    t.equal(toMarkdown(html, url).match(/a/g)?.length, 70_000);
  const shown = toMarkdown(`<p style="white-space:pre-line">${lines}</p>`, url);
  t.equal(shown.match(/a/g)?.length, 150_000, 'lines of a text');
  t.equal(toMarkdown(`<p>a${'<b> </b>'.repeat(150_000)}b</p>`, url), 'a b', 'spaces between words');
  const list = parseDocument(
    `<ul class="lst-kix_a-0"><li>a</ul><ul class="lst-kix_a-0">${'<li>a'.repeat(150_000)}</ul>`,
  );
  plainGoogleDocs(list, '');
  t.equal(list.querySelector('ul')?.childElementCount, 150_001, 'items of a list');
});
