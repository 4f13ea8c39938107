import t from 'tap';
import { parseDocument } from '../../worker/extract/dom/document.js';
import { cutBlocks } from '../../worker/extract/model/blocks.js';
import { candidatesOf } from '../../worker/extract/model/candidates.js';
import { CONTEXT_FEATURES } from '../../worker/extract/model/context-features.js';
import { FEATURE_NAMES } from '../../worker/extract/model/features.js';
import { probabilities, readForest, readModel } from '../../worker/extract/model/forest.js';
import { labelWords, openingOf } from '../../worker/extract/model/lexicon.js';
import tables from '../../worker/extract/model/model.json' with { type: 'json' };
import { useModel } from '../../worker/extract/model/score.js';
import { expectedThreshold } from '../../worker/extract/model/threshold.js';
import { beCareful, keepBetween, keepTogether, scoreTogether } from '../../worker/extract/model/together.js';
import { STAGES } from '../../worker/extract/pipeline.js';
import { partOf, stageOf } from '../../worker/extract/rule.js';
import { keepBlocks } from '../../worker/extract/score/keep.js';
import { keepParts } from '../../worker/extract/score/parts.js';
import { keepCaptions } from '../../worker/extract/score/pictures.js';
import { extract } from '../../worker/extract.js';

const bodyOf = (html: string) => parseDocument(`<!doctype html><html><head></head><body>${html}</body></html>`).body;

function kept(html: string, ...texts: string[]): string {
  const body = bodyOf(html);
  const cut = cutBlocks(body);
  keepBlocks(
    cut,
    cut.blocks.map(({ text }) => texts.includes(text.trim())),
  );
  return body.innerHTML;
}

t.test('blocks end where block elements begin and end', async (t) => {
  const { blocks, root } = cutBlocks(
    bodyOf('one <b>two</b><p>three <a href="#x">four</a></p>five<ul><li>six</li></ul>'),
  );
  t.strictSame(
    blocks.map(({ box, text }) => [box.name, text]),
    [
      ['body', 'one two'],
      ['p', 'three four'],
      ['body', 'five'],
      ['li', 'six'],
    ],
  );
  t.strictSame([root.chars, root.linked, root.first, root.end], [22, 4, 0, 4], 'sums are those of all blocks');
  t.match(blocks[1], { chars: 9, linked: 4, links: 1, anchors: 1 });
  t.match(blocks[0], { chars: 6, bold: 3 });
});

t.test('twins are siblings of one name and class with text', async (t) => {
  const { boxes } = cutBlocks(
    bodyOf('<i class="a">no box</i><p class="a">1</p><p class="a">2</p><p class="a"></p><p>3</p>'),
  );
  t.strictSame(
    boxes.filter(({ name }) => name === 'p').map(({ twins }) => twins),
    [2, 2, 1, 1],
  );
});

t.test('what is not kept goes, with what it leaves empty', async (t) => {
  t.equal(kept('<div><p>a</p></div><p>b</p>', 'b'), '<p>b</p>');
  t.equal(kept('<div><a href="/x"><b>a</b></a><p>b</p></div>', 'b'), '<div><p>b</p></div>', 'inline elements too');
  t.equal(kept('<ul><li>a</li><li>b</li></ul>', 'a'), '<ul><li>a</li></ul>');
  const row = (b: string) => `<table><tbody><tr><td>a</td><td>${b}</td><td>c</td></tr></tbody></table>`;
  t.equal(kept(row('b'), 'a', 'c'), row(''), 'a cell of a row leaves its place');
});

t.test('images stay with the text they stand by', async (t) => {
  const image = '<img src="i.png">';
  t.equal(kept(`<div><p>a</p>${image}<p>b</p></div><p>c</p>`, 'a', 'b'), `<div><p>a</p>${image}<p>b</p></div>`);
  t.equal(kept(`<p>a</p><figure>${image}</figure><p>b</p>`, 'a', 'b'), `<p>a</p><figure>${image}</figure><p>b</p>`);
  t.equal(kept(`<p>a</p><div><figure>${image}</figure><p>b</p></div>`, 'a'), '<p>a</p>');
  t.equal(kept(`<div>${image} ad<p>a</p></div>`, 'a').includes('img'), false, 'its own box lost most of its text');
});

t.test('a forest is read from its table', async (t) => {
  const forest = readForest({
    features: ['size', 'age'],
    bias: 0.5,
    trees: [
      [1, 2.5, 0, 7, -1, -1, -1, 0.25, -1, 1],
      [-1, 2],
    ],
  });
  const odds = (size: number, age: number) => {
    const [p = 0] = probabilities(forest, { count: 1, width: 2, values: Float32Array.of(size, age) });
    return Math.round(Math.log(p / (1 - p)) * 1000) / 1000;
  };
  t.equal(odds(7, 2.5), 1.5, 'a value at the threshold goes the first way');
  t.equal(odds(8, 2), 2.75);
  t.equal(odds(0, 3), 3.5);
});

t.test('pages are scored by another model where one is named', async (t) => {
  const menu = Array.from({ length: 9 }, (_, i) => `<li><a href="/${i}">Mill ${i}</a></li>`).join('');
  const prose = '<p>The mill grinds rye, and spelt, but slower than wheat, since the stones are old.</p>'.repeat(4);
  const text = `<div class="menu"><ul>${menu}</ul></div><div>${prose}</div>`;
  const keepsMenu = () =>
    extract({ url: new URL('https://site.test/'), mediaType: 'text/html', text }).content?.textContent.includes(
      'Mill 3',
    );
  t.equal(keepsMenu(), false);
  const bare = { features: [], bias: 0, trees: [] };
  t.teardown(() => useModel(undefined));
  useModel(readModel({ ...tables, first: bare, second: bare }));
  t.equal(keepsMenu(), true, 'one that cannot tell menus from prose');
});

t.test('the threshold is where the expected F1 is highest', async (t) => {
  const of = (...scores: number[]) => expectedThreshold(Float32Array.from(scores), () => 10);
  t.equal(of(1, 1, 0, 0), 1);
  t.equal(of(0.25, 0.25, 0.25), 0.25, 'with nothing sure, less is asked');
  t.equal(of(1, 1, 1, 0.25, 0.25), 1, 'beside what is sure, more');
  t.equal(of(), 0);
  const menu = expectedThreshold(Float32Array.of(0.9, 0.05), (i) => (i === 0 ? 20 : 10_000));
  t.equal(menu, Math.fround(0.9), 'a little of a long menu is not likely content: it is all of it or nothing');
});

t.test('long paragraphs are kept where they are as likely content as not, beside a sure text', async (t) => {
  const sentence = 'The wheel stops within a minute of the gate. ';
  const sure = `<p>${sentence.repeat(6)}</p>`.repeat(100);
  const { blocks } = cutBlocks(bodyOf(`${sure}<p>${sentence.repeat(5)}</p><p>${sentence}</p>`));
  const scores = Float32Array.from(blocks, (_, i) => (i < 100 ? 0.93 : 0.52));
  beCareful(blocks, scores, 6000);
  const threshold = expectedThreshold(scores, (i) => blocks[i]?.words.length ?? 0);
  t.same(
    Array.from(scores.slice(-2), (score) => score >= threshold),
    [true, false],
  );
});

t.test('a list stands or falls as a whole, unless it is most of the page', async (t) => {
  const scored = (html: string, ...scores: number[]) => {
    const all = Float32Array.from(scores);
    scoreTogether(cutBlocks(bodyOf(html)), all);
    return Array.from(all);
  };
  const list = '<ul><li>one</li><li>two</li></ul>';
  t.strictSame(scored(`<p>A text that is longer.</p>${list}`, 1, 0.5, 0), [1, 0.25, 0.25]);
  t.strictSame(scored(`<p>A.</p>${list}`, 1, 0.5, 0), [1, 0.5, 0]);
});

t.test('headings, code and what lies between stay with what is kept', async (t) => {
  const keeps = (html: string, words: number, ...scores: number[]) =>
    keepTogether(cutBlocks(bodyOf(html)), Float32Array.from(scores), words, 0.8);
  t.strictSame(keeps('<h2>a</h2><p>b</p><h2>c</h2><p>d</p>', 1000, 0.3, 0.9, 0.3, 0.1), [true, true, false, false]);
  t.strictSame(keeps('<p>a</p><p>b</p><p>c</p><p>d</p>', 1000, 0.9, 0.5, 0.9, 0.5), [true, true, true, false]);
  t.strictSame(keeps('<p>a</p><pre>b</pre><div><pre>c</pre></div>', 1000, 0.9, 0, 0), [true, true, false]);
  t.strictSame(keeps('<p>a</p><p>b</p>', 250, 0.45, 0.35), [true, false], 'a small page asks for less');
  const menu = '<div><a href="/a">a</a> <a href="/b">b</a> <a href="/c">c</a></div>';
  t.strictSame(keeps(`${menu}<p>b</p>`, 250, 0.45, 0.45), [false, true], 'of text, not of links alone');
});

t.test('what stands between kept pieces of one element stays with them', async (t) => {
  const keeps = (html: string, ...scores: number[]) => {
    const cut = cutBlocks(bodyOf(html));
    const kept = scores.map((score) => score > 0.8);
    keepBetween(cut, Float32Array.from(scores), kept, 0.3);
    return kept.map(Number).join('');
  };
  const box = '<div><p>b</p><p>c</p></div>';
  t.equal(keeps(`<p>a</p>${box}<p>d</p>`, 0.9, 0.4, 0.35, 0.9), '1111');
  t.equal(keeps(`<p>a</p>${box}<p>d</p>`, 0.9, 0.4, 0.1, 0.9), '1001', 'all of it, or nothing');
  t.equal(keeps(`<p>a</p>${box}<div><p>d</p></div>`, 0.9, 0.4, 0.35, 0.9), '1001', 'of one element');
  t.equal(keeps(`<p>a</p>${box}`, 0.9, 0.4, 0.35), '100', 'what nothing kept follows is not between');
  t.equal(keeps(`${box}<p>a</p>`, 0.1, 0.1, 0.1), '000');
});

t.test('a table of data between kept pieces of one element is kept whole, however long', async (t) => {
  const row = (n: number) => `<tr><td>${n}</td><td>Driver ${n}</td><td>${n} points</td></tr>`;
  const rows = Array.from({ length: 40 }, (_, n) => row(n)).join('');
  const cells = (html: string, ...kept: string[]) => {
    const cut = cutBlocks(bodyOf(html));
    const isKept = cut.blocks.map(({ text }) => kept.includes(text.trim()));
    keepParts(cut, isKept);
    return cut.blocks.filter(({ box }, i) => box.name === 'td' && isKept[i]).length;
  };
  const page = (table: string) => `<div><p>Standings</p>${table}<p>Two races are left.</p></div>`;
  const all = ['Standings', 'Two races are left.'];
  t.equal(cells(page(`<table>${rows}</table>`), ...all), 120);
  t.equal(cells(page(`<figure><table>${rows}</table></figure>`), ...all, 'Driver 3'), 120, 'also in a frame');
  t.equal(cells(page(`<table>${rows}</table>`), 'Standings'), 0, 'not at the end');
  t.equal(cells(page(`<table><tr><td>Length</td><td>4 m</td></tr></table>`), ...all), 0, 'not facts in two columns');
  t.equal(cells(page(`<table>${rows}<tr><td><h2>Menu</h2></td></tr></table>`), ...all), 0, 'not a layout');
});

t.test('the number of a caption stands with its words', async (t) => {
  let number = 'FIGURE 1';
  const caption = () =>
    `<figure><figcaption><div><strong>${number}</strong></div><div><a href="/s">Slide</a></div><div>The weir.</div></figcaption></figure><p>text</p>`;
  const kept = (...of: boolean[]) => {
    keepCaptions(cutBlocks(bodyOf(caption())), of);
    return of;
  };
  t.strictSame(kept(false, false, true, true), [true, false, true, true]);
  t.strictSame(kept(false, false, false, true), [false, false, false, true]);
  number = 'Ada Berg / Mill Press';
  t.strictSame(kept(false, false, true, true), [false, false, true, true], 'who made it is judged by itself');
});

t.test('a numbered caption between kept texts is kept, what stands around it is not', async (t) => {
  const page = (caption: string) =>
    `<p>before</p><div class="figure"><div><a href="/l">Larger</a></div><div>${caption}</div></div><p>after</p>`;
  const kept = (caption: string, ...of: boolean[]) => {
    keepCaptions(cutBlocks(bodyOf(page(caption))), of);
    return of;
  };
  t.strictSame(kept('Fig. 2. The weir.', true, false, false, true), [true, false, true, true]);
  t.strictSame(kept('Fig. 2. The weir.', false, false, false, true), [false, false, false, true]);
  t.strictSame(kept('Fig. 2. The weir.', true, false, false, false), [true, false, false, false]);
  t.strictSame(kept('Ada Berg', true, false, false, true), [true, false, false, true]);
});

t.test('a picture between kept texts stays without its caption, which is what it is called then', async (t) => {
  const figure = (image: string) => `<figure><div>${image}</div><figcaption>Ada Berg</figcaption></figure>`;
  const page = (image: string) => `<p>before</p>${figure(image)}<p>after</p>`;
  t.equal(
    kept(page('<img src="a.png">'), 'before', 'after'),
    '<p>before</p><figure><div><img src="a.png" alt="Ada Berg"></div></figure><p>after</p>',
  );
  t.match(kept(page('<img src="a.png" alt="The weir">'), 'before', 'after'), 'alt="The weir"');
  t.equal(kept(page('<img src="a.png">'), 'before'), '<p>before</p>');
  t.equal(
    kept(`<p>before</p><ul><li>${figure('<img src="a.png">')}</li></ul><p>after</p>`, 'before', 'after'),
    '<p>before</p><p>after</p>',
    'that of a card',
  );
});

t.test('the picture of a card stays where the words beside it that are dropped are those of controls', async (t) => {
  const card = (name: string, controls: string) =>
    `<li class="card"><img src="${name}.png"><p>${name}</p>${controls}</li>`;
  const button = '<p><button>Put it into the cart</button></p><a href="#">Add to the list</a>';
  const pictures = (html: string, ...texts: string[]) => kept(html, ...texts).match(/\w+\.png/g) ?? [];
  t.strictSame(pictures(`<ul>${card('Lamp', button)}</ul>`, 'Lamp'), ['Lamp.png']);
  t.strictSame(pictures(`<ul>${card('Lamp', '<p>Offer of another page</p>')}</ul>`, 'Lamp'), []);
  const others = card('Bell', '') + card('Rope', '');
  const long = card('Lamp', '<p>Offer of another page</p>');
  t.strictSame(pictures(`<ul>${others}${long}</ul>`, 'Lamp', 'Bell', 'Rope'), ['Bell.png', 'Rope.png', 'Lamp.png']);
  t.strictSame(pictures(`<ul>${others}${long}</ul>`, 'Bell', 'Rope'), ['Bell.png', 'Rope.png'], 'nothing kept in it');
});

t.test('every feature that the model asks for exists', async (t) => {
  const known = [...FEATURE_NAMES, ...Object.keys(CONTEXT_FEATURES)];
  const asked = [...tables.first.features, ...tables.second.features];
  t.strictSame(
    asked.filter((name) => !known.includes(name)),
    [],
  );
  t.equal(readForest(tables.first).roots.length > 0, true);
});

t.test('a section is told by what opens it', async (t) => {
  const long = 'A text that is a good deal longer than what stands around it, so that no section is most of the page.';
  const cut = cutBlocks(bodyOf(`<p>${long}</p><p>${long}</p><div><h2>Related posts</h2><i>One</i></div>`));
  const openings = cut.boxes.map((box) => [box.name, ...openingOf(box, cut)].join(' '));
  t.strictSame(
    openings,
    ['body', 'p', 'p', 'div related posts', 'h2'],
    'not by what is long, nor by the same text twice',
  );
});

t.test('the box with most prose is the top candidate', async (t) => {
  const prose = '<p>The mill stood by the river, and the weir above it, where the ferry came.</p>'.repeat(3);
  const links = '<a href="/x">The mill stood by the river, and the weir above it, where the ferry came.</a>'.repeat(9);
  const { blocks, boxes } = cutBlocks(bodyOf(`<div>${links}</div><main>${prose}</main>`));
  const { top, shareOf, highestAround } = candidatesOf(blocks, () => 1);
  t.equal(top?.name, 'main');
  const [body, div, main, p] = boxes.filter((box) => box.name !== 'a');
  t.equal(main && shareOf(main), 1);
  t.equal(p && highestAround(p), 1, 'what lies in it knows');
  t.ok(body && div && shareOf(body) < 1 && highestAround(div) < 1);
});

t.test('the text that JSON-LD states is taken where the page shows little of it', async (t) => {
  const words = 'The ferry came back after eleven years, and everybody was there to wave. '.repeat(4).trim();
  const page = (body: string) => {
    const json = JSON.stringify({ '@type': 'NewsArticle', headline: 'Ferry', articleBody: `${words}\n${words}` });
    const text = `<head><script type="application/ld+json">${json}</script></head><body>${body}</body>`;
    return extract({ url: new URL('https://site.test/'), mediaType: 'text/html', text }).content?.innerHTML;
  };
  t.equal(page('<p>Log in to read on.</p>'), `<p>${words}</p><p>${words}</p>`);
  t.equal(page(`<article><p>${words}</p><p>${words}</p></article>`)?.includes('<article>'), true);
});

t.test('labels are cut into words', async (t) => {
  t.strictSame(labelWords('postContent--main Post x1 sideBar'), ['post', 'content', 'main', 'side', 'bar']);
});

t.test('the trace names every stage in order, and no text', async (t) => {
  const traced: [string, number][] = [];
  const page = { url: new URL('https://site.test/'), mediaType: 'text/html', text: '<p>Secret words of a page.</p>' };
  extract(page, { trace: (stage, chars) => traced.push([stage, chars]) });
  t.strictSame(
    traced.map(([stage]) => stage),
    STAGES.map(({ name }) => name),
  );
  t.equal(traced.at(-1)?.[1], 19);
});

t.test('a page on which a stage fails comes out as its bare text, and the trace says so', async (t) => {
  const traced: [string, number][] = [];
  const page = { url: new URL('https://site.test/'), mediaType: 'text/html', text: '<p>Secret words of a page.</p>' };
  const fail = () => {
    throw new RangeError('Maximum call stack size exceeded');
  };
  const failing = partOf([{ id: 'fail', says: 'Fails.', run: fail }], (reading) => reading);
  const stages = [...STAGES.slice(0, 2), stageOf('failing', failing), ...STAGES.slice(2)];
  const { markdown } = extract(page, { stages, trace: (stage, chars) => traced.push([stage, chars]) });
  t.equal(markdown, 'Secret words of a page.');
  t.strictSame(
    traced.map(([stage]) => stage),
    ['formulas', 'hide', 'bare-text'],
  );
  t.equal(traced.at(-1)?.[1], 19);
});
