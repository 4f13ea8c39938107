import t from 'tap';
import { parseDocument } from '../../worker/extract/parse/document.js';
import { STAGES } from '../../worker/extract/pipeline.js';
import { stageOf } from '../../worker/extract/rule.js';
import { cutBlocks } from '../../worker/extract/score/blocks.js';
import { candidatesOf } from '../../worker/extract/score/candidates.js';
import { keepCaptions } from '../../worker/extract/score/captions.js';
import { CONTEXT_FEATURES } from '../../worker/extract/score/context-features.js';
import { dropEntryForms } from '../../worker/extract/score/entry-forms.js';
import { keepFaqs } from '../../worker/extract/score/faqs.js';
import { FEATURE_NAMES } from '../../worker/extract/score/features.js';
import { probabilities, readForest } from '../../worker/extract/score/forest.js';
import { keepLikeHeadings } from '../../worker/extract/score/headed.js';
import { keepBlocks } from '../../worker/extract/score/keep.js';
import type { Guarded } from '../../worker/extract/score/kept.js';
import { keepTables } from '../../worker/extract/score/kept-parts.js';
import { labelWords } from '../../worker/extract/score/lexicon.js';
import { readModel } from '../../worker/extract/score/model.js';
import tables from '../../worker/extract/score/model.json' with { type: 'json' };
import { keepOffer, keepPricesBetween } from '../../worker/extract/score/offers.js';
import { openingOf } from '../../worker/extract/score/openings.js';
import { keepPairs } from '../../worker/extract/score/pairs.js';
import { keepQuoted } from '../../worker/extract/score/quoted.js';
import { useModel } from '../../worker/extract/score/score.js';
import { dropSignUps } from '../../worker/extract/score/sign-ups.js';
import { keepStepNumbers } from '../../worker/extract/score/step-numbers.js';
import { expectedThreshold } from '../../worker/extract/score/threshold.js';
import { beCareful, keepBetween, keepTogether, scoreTogether } from '../../worker/extract/score/together.js';
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

/** The texts that are not kept after a rule, where `dropped` were not before it. */
function droppedAfter(rule: (cut: Guarded, kept: boolean[]) => void, html: string, ...dropped: string[]): string[] {
  const cut = { ...cutBlocks(bodyOf(html)), isMatter: () => false };
  const kept = cut.blocks.map(({ text }) => !dropped.includes(text.trim()));
  rule(cut, kept);
  return cut.blocks.filter((_, i) => !kept[i]).map(({ text }) => text.trim());
}

t.test('questions below a heading that calls them frequently asked stay with their answers', async (t) => {
  const answers = '<h3>Does it grind rye?</h3><p>It does, and spelt, but slower than wheat.</p>';
  const asked = 'Can I visit?';
  const faq = (heading: string, more = '') =>
    `<main><p>The mill grinds.</p></main><section><h2>${heading}</h2>${answers}<div><h3>${asked}</h3><div><p>On Sundays, from noon until the light goes.</p></div></div>${more}</section><p>All rights reserved.</p>`;
  const rest = (html: string, ...kept: string[]) => {
    const cut = cutBlocks(bodyOf(html));
    const isKept = cut.blocks.map(({ text }) => kept.includes(text.trim()));
    keepFaqs(cut, isKept);
    return cut.blocks.filter((_, i) => !isKept[i]).map(({ text }) => text.trim());
  };
  const grinds = 'The mill grinds.';
  const cards = '<h2>Our other mills</h2><p>Over Mill grinds oats.</p>';
  for (const heading of ['FAQ', 'Frequently asked questions', 'Häufige Fragen', 'Preguntas frecuentes', 'よくある質問'])
    t.strictSame(rest(faq(heading, cards), grinds), [
      'Our other mills',
      'Over Mill grinds oats.',
      'All rights reserved.',
    ]);
  const all = cutBlocks(bodyOf(faq('Questions'))).blocks.length;
  t.equal(rest(faq('Questions'), grinds).length, all - 1, 'of other questions nothing changes');
  t.equal(
    rest(faq('FAQ'), grinds, 'On Sundays, from noon until the light goes.').length,
    all - 2,
    'nor where some is kept',
  );
  t.equal(rest(faq('FAQ')).length, all, 'nor on a page of which nothing is kept');
  t.equal(rest(faq('FAQ', '<h2>FAQ of the bakery</h2><p>Closed.</p>'), grinds).length, all + 1, 'nor where two say so');
  const unanswered = `<p>${grinds}</p><h2>FAQ</h2><p><a href="/1">Does it grind rye?</a></p><p><a href="/2">Can I visit it?</a></p><p>More</p>`;
  t.equal(rest(unanswered, grinds).length, 4, 'nor without answers');
  const menu = `<p>${grinds}</p><footer><h2>FAQ</h2>${answers}${answers}</footer>`;
  t.equal(rest(menu, grinds).length, 5, 'nor in a footer');
});

t.test('headings right above kept text stay where others of their level do', async (t) => {
  const cut = cutBlocks(
    bodyOf(`<h2>The lamp</h2><p>It is bright.</p><h3>Pros</h3><ul><li>Long cord</li></ul><h3>Cons<div><button>Fewer</button></div></h3><ul><li>Hot</li></ul>
      <h3>More lamps</h3><p>An offer.</p><h4>Advertisement</h4><p>On sale.</p><h3><a href="#a">All</a></h3><p>Of them.</p>
      <h3>With a picture</h3><img src="a.png"><p>Below it.</p><h3>Parts</h3><h5>Shade</h5><p>Of glass.</p>`),
  );
  const dropped = ['Cons', 'Fewer', 'More lamps', 'An offer.', 'Advertisement', 'All', 'With a picture', 'Parts'];
  const kept = cut.blocks.map(({ text }) => !dropped.includes(text.trim()));
  keepLikeHeadings(cut, kept);
  t.strictSame(
    cut.blocks.filter((_, i) => !kept[i]).map(({ text }) => text.trim()),
    ['Fewer', 'More lamps', 'An offer.', 'Advertisement', 'All', 'With a picture'],
  );
});

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
    keepTables(cut, isKept);
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

t.test('a label and its value stand or fall together', async (t) => {
  const pairs = (html: string, ...kept: boolean[]) => {
    keepPairs(cutBlocks(bodyOf(html)), kept);
    return kept;
  };
  const page = (label: string, value: string) => `<div>${label}<div>${value}</div></div><p>text</p>`;
  t.strictSame(pairs(page('<h3>Version</h3>', '3.1.0'), true, false, true), [true, true, true]);
  t.strictSame(pairs(page('<b>Cons</b>', '<ul><li>Loud</li></ul>'), false, true, true), [true, true, true]);
  t.strictSame(pairs(page('<p>Weight:</p>', '90 g'), true, false, false), [true, true, false]);
  t.strictSame(pairs(page('<p>Comfort</p>', '90 g'), true, false, true), [true, false, true], 'no label');
  t.strictSame(pairs(page('<h3>Next</h3>', '<a href="/x">A</a>'), true, false, true), [true, false, true], 'a link');
  t.strictSame(pairs(page('<b>of 15</b>', 'Loud'), false, true, true), [false, true, true], 'a figure names nothing');
  for (const order of [page('<p>4,200+</p>', 'Boats a year'), page('<p>Boats a year</p>', '4,200+')])
    t.strictSame(pairs(order, true, false, true), [true, true, true], 'what it counts, and the figure');
  for (const none of ['0+', '14.11.24'])
    t.strictSame(pairs(page(`<p>${none}</p>`, 'Boats'), false, true, true), [false, true, true], none);
  t.strictSame(pairs('<h3>Version</h3><p>3.1.0</p><p>text</p>', true, false, true), [true, false, true], 'more beside');
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
    '<p>before</p><figure><div><img alt="Ada Berg" src="a.png"></div></figure><p>after</p>',
  );
  t.match(kept(page('<img src="a.png" alt="The weir">'), 'before', 'after'), 'alt="The weir"');
  t.equal(kept(page('<img src="a.png">'), 'before'), '<p>before</p>');
  t.equal(
    kept(`<p>before</p><ul><li>${figure('<img src="a.png">')}</li></ul><p>after</p>`, 'before', 'after'),
    '<p>before</p><p>after</p>',
    'that of a card',
  );
});

t.test('a box that asks to subscribe is left out, unless it is all there is', async (t) => {
  const form = '<form><input type="email"></form>';
  const cut = (text: string, box: string) => cutBlocks(bodyOf(`<p>${text}</p><div class="newsletter">${box}</div>`));
  const kept = (text: string, box: string) => {
    const of = [true, true];
    dropSignUps({ ...cut(text, box), isMatter: () => false }, of);
    return of;
  };
  const prose = 'The weir is of oak, and older than the mill that stands beside it. '.repeat(3);
  t.strictSame(kept(prose, `<p>New posts by mail</p>${form}`), [true, false]);
  t.strictSame(kept(prose, '<p>New posts by mail</p>'), [true, true], 'no field for an address');
  t.strictSame(kept(prose, `<p>Log in</p><form><input type="email"><input type="password"></form>`), [true, true]);
  t.strictSame(kept('The weir', `<p>New posts by mail</p>${form}`), [true, true]);
});

t.test('the picture of a card stays where the words beside it that are dropped are those of controls', async (t) => {
  const card = (name: string, controls: string) =>
    `<li class="card"><img src="${name}.png"><p>${name}</p>${controls}</li>`;
  const button = '<p><button>Put it into the cart</button></p><a href="#">Add to the list</a>';
  const pictures = (html: string, ...texts: string[]) => kept(html, ...texts).match(/\w+\.png/g) ?? [];
  t.strictSame(pictures(`<ul>${card('Lamp', button)}</ul>`, 'Lamp'), ['Lamp.png']);
  t.strictSame(pictures(`<ul>${card('Lamp', '<p>Offer of another page</p>')}</ul>`, 'Lamp'), []);
  const link = '<div><a class="action tocompare" href="/c">Add to compare</a></div>';
  t.strictSame(pictures(`<ul>${card('Bell', link)}</ul>`, 'Bell'), ['Bell.png']);
  const others = card('Bell', '') + card('Rope', '');
  const long = card('Lamp', '<p>Offer of another page</p>');
  t.strictSame(pictures(`<ul>${others}${long}</ul>`, 'Lamp', 'Bell', 'Rope'), ['Bell.png', 'Rope.png', 'Lamp.png']);
  t.strictSame(pictures(`<ul>${others}${long}</ul>`, 'Bell', 'Rope'), ['Bell.png', 'Rope.png'], 'nothing kept in it');
});

t.test('the price that a page states stays where it is shown below the heading', async (t) => {
  const page = '<h1>Lamp</h1><div>$1,074.00</div><div>$12.00</div><p>It is bright.</p>';
  const dropped = (stated: readonly number[], html = page) =>
    droppedAfter((cut, kept) => keepOffer(cut, kept, new Set(stated)), html, '$1,074.00', '$12.00');
  t.strictSame(dropped([107_400]), ['$12.00']);
  t.strictSame(dropped([107_400, 150_000]), ['$12.00'], 'of one of several variants');
  t.strictSame(dropped([]), ['$1,074.00', '$12.00']);
  t.strictSame(dropped([1_200], '<h1>Lamp</h1><p>Now $12</p><div>$12.00</div>'), ['$12.00'], 'said already');
  t.strictSame(dropped([1_200], '<h1>Lamp</h1><p>Bright.</p><li>$12.00</li>'), ['$12.00'], 'that of another');
});

t.test('the price of a plan stays between its name and what it includes', async (t) => {
  const plan = '<div><h3>Keeper</h3><p>$39 /month</p><a href="/buy">Buy plan</a><ul><li>200 boats</li></ul></div>';
  t.strictSame(droppedAfter(keepPricesBetween, plan, '$39 /month', 'Buy plan'), ['Buy plan']);
  const twice = '<div><h3>Keeper</h3><p>From $39</p><p>$39 /month</p><a href="/buy">Buy plan</a><p>200 boats</p></div>';
  t.strictSame(droppedAfter(keepPricesBetween, twice, '$39 /month', 'Buy plan'), ['$39 /month', 'Buy plan']);
  const other = '<div><p>Keeper</p><h3>Offers</h3><p>$39 /month</p><p>200 boats</p></div>';
  t.strictSame(droppedAfter(keepPricesBetween, other, 'Offers', '$39 /month'), ['Offers', '$39 /month']);
});

t.test('the lines after a kept quote that say whose it is stay', async (t) => {
  const quote = '<blockquote><p>It is the same loaf, but sold out.</p></blockquote>';
  const lines = '<div class="author">Ada Berg</div><div>Baker</div>';
  const dropped = ['Ada Berg', 'Baker'];
  t.strictSame(droppedAfter(keepQuoted, `<div class="w-slide">${quote}${lines}</div>`, ...dropped), []);
  t.strictSame(
    droppedAfter(keepQuoted, `<figure>${quote}<figcaption><i>Ada Berg</i></figcaption></figure>`, ...dropped),
    [],
  );
  t.strictSame(
    droppedAfter(
      keepQuoted,
      '<blockquote><p>It is the same loaf.</p><footer>Ada Berg</footer></blockquote>',
      'Ada Berg',
    ),
    [],
  );
  const text = `${quote}<p>Ada Berg</p><p>She said so to all who came to the bakery in those weeks.</p>`;
  t.strictSame(droppedAfter(keepQuoted, `<div>${text}</div>`, 'Ada Berg'), ['Ada Berg'], 'a text around it');
});

t.test('the numbers of steps stay where that of one does', async (t) => {
  const step = (number: string, text: string) => `<div class="step"><div>${number}</div><p>${text}</p></div>`;
  const steps = `${step('01', 'Open')}${step('02', 'Fill')}${step('03', 'Close')}`;
  t.strictSame(droppedAfter(keepStepNumbers, steps, '02', '03'), []);
  t.strictSame(droppedAfter(keepStepNumbers, steps, '02', '03', 'Close'), ['03', 'Close']);
  t.strictSame(droppedAfter(keepStepNumbers, steps, '01', '02', '03'), ['01', '02', '03']);
  const counts = `${step('12', 'Boats')}${step('40', 'Locks')}`;
  t.strictSame(droppedAfter(keepStepNumbers, counts, '40'), ['40'], 'no steps');
});

t.test('boxes of choices that narrow a list, and the line that sorts it, are left out', async (t) => {
  const text = `<p>${'Each of these makers has a bench of oak and a window to the north. '.repeat(9)}</p>`;
  const check = '<div class="form-check"><input type="checkbox"><label>Bowed (120)</label></div>';
  const aside = (inside: string) => `<aside class="col filters"><h4>Refine</h4>${inside}</aside>${text}`;
  t.strictSame(droppedAfter(dropEntryForms, aside(check + check)), ['Refine', 'Bowed (120)', 'Bowed (120)']);
  t.strictSame(droppedAfter(dropEntryForms, aside('<p>Filters of sand hold the silt.</p>')), []);
  const facts = '<label>Mesh</label><div>5 mm</div><label>Flow</label><div>8 l</div>';
  t.strictSame(droppedAfter(dropEntryForms, aside(facts)), [], 'facts about a filter');
  t.strictSame(droppedAfter(dropEntryForms, aside(`${check}${check}<a href="/a">A maker</a>`)), []);
  const line = (count: string, sort: string) => `<div><span>${count}</span><div>${sort}</div></div>${text}`;
  t.strictSame(droppedAfter(dropEntryForms, line('Showing 1–4 of 214', 'Sort: Nearest')), [
    'Showing 1–4 of 214',
    'Sort: Nearest',
  ]);
  t.strictSame(droppedAfter(dropEntryForms, line('The sorter', 'Sort: stable')), []);
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
  const failing = stageOf('failing', [{ id: 'fail', says: 'Fails.', run: fail }], (reading) => reading);
  const stages = [...STAGES.slice(0, 3), failing, ...STAGES.slice(3)];
  const { markdown } = extract(page, { stages, trace: (stage, chars) => traced.push([stage, chars]) });
  t.equal(markdown, 'Secret words of a page.');
  t.strictSame(
    traced.map(([stage]) => stage),
    ['formulas', 'tables', 'invisible', 'bare-text'],
  );
  t.equal(traced.at(-1)?.[1], 19);
});
