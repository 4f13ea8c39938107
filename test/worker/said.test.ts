import t from 'tap';
import { parseDocument } from '../../worker/extract/dom/document.js';
import { markupOf } from '../../worker/extract/dom/markup.js';
import { readFacts } from '../../worker/extract/facts/metadata.js';
import { textsIn } from '../../worker/extract/facts/stated.js';
import { cutBlocks } from '../../worker/extract/model/blocks.js';
import { CONTEXT_FEATURES, fillContext } from '../../worker/extract/model/context-features.js';
import { createRows } from '../../worker/extract/model/forest.js';
import { leadsAway, saidOf, sharesIn } from '../../worker/extract/model/said.js';
import { createScene } from '../../worker/extract/model/scene.js';

const NOTHING = { bodies: [], descriptions: [], names: [], topic: [], host: '', path: '' };
const EMPTY = { labels: new Map(), inner: new Map(), words: new Map(), openings: new Map() };
const words = (...texts: string[]) => texts.map((text) => text.split(' '));

t.test('JSON-LD tells texts by what they are', async (t) => {
  const texts = textsIn([
    {
      '@type': 'Product',
      name: 'Kettle',
      description: 'Boils water.',
      review: { '@type': 'Review', description: 'It boils.', reviewBody: 'I like it.', author: { name: 'Ada' } },
    },
    { '@type': 'Recipe', recipeInstructions: [{ '@type': 'HowToStep', text: 'Stir.' }], recipeIngredient: ['salt'] },
    { '@type': 'QAPage', mainEntity: { name: 'Why?', acceptedAnswer: { text: 'Because.' } } },
    { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Home' }] },
    { '@type': 'NewsMediaOrganization', name: 'The Times', description: 'News.' },
    { '@type': 'Product', name: 'Kettle' },
  ]);
  t.strictSame(texts, {
    bodies: ['Stir.', 'salt', 'Because.'],
    descriptions: ['Boils water.'],
    names: ['Kettle', 'Ada', 'Why?'],
  });
  let deep: unknown = { text: 'too deep' };
  for (let i = 0; i < 10_000; i++) deep = [deep];
  t.strictSame(textsIn([{ '@graph': deep }]).bodies, [], 'depth is bounded');
  t.strictSame(textsIn([{ text: 'x'.repeat(500_000) }, { text: 'short' }]).bodies, ['short'], 'and so is length');
});

t.test('what is stated is found in blocks by runs of three words, across their ends', async (t) => {
  const blocks = words('menu', 'the ferry came', 'back after years', 'related', 'after years');
  t.strictSame(Array.from(sharesIn(blocks, ['The <b>ferry</b> came back after years'])), [0, 1, 1, 0, 0]);
  t.strictSame(Array.from(sharesIn(blocks, ['Related'])), [0, 0, 0, 1, 0], 'shorter ones as a whole');
  t.strictSame(Array.from(sharesIn(blocks, [])), [0, 0, 0, 0, 0]);
});

t.test('a page tells where its stated text begins and ends, and what it is about', async (t) => {
  const body = 'the ferry came back after eleven years and everybody waved';
  const said = saidOf(words('menu', body, 'more', body, 'other news today'), {
    ...NOTHING,
    bodies: [body],
    topic: ['Ferry comes home'],
  });
  t.match(said, { bodyFrom: 1, bodyTo: 3, describedAt: -1 });
  t.strictSame(
    Array.from(said.topic, (share) => Math.round(share * 100)),
    [0, 13, 0, 13, 0],
  );
});

t.test('links lead away when neither site is part of the other', async (t) => {
  const from = { ...NOTHING, host: 'www.example.org' };
  t.strictSame(
    ['https://example.org/a', '//blog.example.org/', '/a', 'https://ads.example.com:8080/', 'mailto:a@b.c', ''].map(
      (href) => leadsAway(href, from),
    ),
    [false, false, false, true, false, false],
  );
  t.equal(leadsAway('https://ads.example.com/', NOTHING), false, 'nobody knows where the page is from');
});

t.test('facts hold what a page states in its head', async (t) => {
  const html = `<html><head><title>Kettle | Shop</title><meta name="description" content="Boils water.">
    <link rel="canonical" href="https://shop.example/kettles/steel%20one"></head><body></body></html>`;
  const document = parseDocument(html);
  const { stated } = readFacts(document, markupOf(html, document), new URL('http://127.0.0.1/'));
  t.match(stated, { descriptions: ['Boils water.'], host: 'shop.example', path: '/kettles/steel one' });
  t.ok(stated.topic.includes('/kettles/steel one'));
});

t.test('markup names its elements in more ways than by class', async (t) => {
  const { body } = parseDocument(
    `<html><body><cart-drawer><div data-testid="cart-items" data-price="9">a</div></cart-drawer>
     <a class="card"><p>b <span class="price old">c</span></p></a></body></html>`,
  );
  const { blocks, boxes } = cutBlocks(body);
  t.strictSame(
    boxes.map(({ label }) => label),
    ['', 'cart-drawer cart-items', 'card'],
  );
  t.strictSame(
    blocks.map(({ inner }) => inner.trim()),
    ['', 'price old'],
  );
});

t.test('words that stand in content elsewhere speak for a block', async (t) => {
  const { body } = parseDocument(
    '<html><body><p>ferry harbour</p><p>harbour ferry</p><p>casino bonus</p><p>bonus</p><p>alone</p></body></html>',
  );
  const signs = {
    title: '',
    isArticle: false,
    listsPosts: false,
    isProduct: false,
    isForum: false,
    isList: false,
    isDocs: false,
    isPaper: false,
  };
  const scene = createScene(cutBlocks(body), { ...signs, stated: NOTHING }, EMPTY);
  t.ok('cohesion' in CONTEXT_FEATURES);
  const rows = createRows(5, 1);
  fillContext(rows, scene, Float32Array.of(1, 0.5, 0, 0.25, 1), ['cohesion']);
  t.strictSame([...rows.values], [0.5, 1, 0.25, 0, -1]);
});
