import t from 'tap';
import { judgePages, type Relevance, relevanceOf, topicOf } from '../../src/metasearch/relevance.js';
import type { Row } from '../../src/providers/provider.js';
import { recordings } from '../providers/support.js';
import { rowsAbout } from './support.js';

const FIVE = ['n1', 'n2', 'n3', 'n4', 'n5'];
const about = (topic: string, names = FIVE) => rowsAbout(topic, ...names);
const rowsOf = (...titles: string[]): Row[] =>
  titles.map((title, i) => ({ title, url: `https://n${i}.example/`, snippet: '' }));
const relevance = (query: string, rows: readonly Row[]) => relevanceOf(topicOf(query), rows);

t.test('rows without the words of the query are about something else', async (t) => {
  const cases: [query: string, rows: Row[], expected: Relevance][] = [
    ['compost', about('compost'), 'on_topic'],
    ['compost', about('poetry'), 'unrelated'],
    ['compost', about('poetry', ['n1', 'n2']), 'off_topic'],
    ['compost', [...about('compost', ['n1']), ...about('poetry', ['n2', 'n3', 'n4', 'n5'])], 'on_topic'],
    ['compost', [...about('compost', ['n1']), ...about('poetry', ['a', 'b', 'c', 'd', 'e'])], 'off_topic'],
    ['weather hanoi today', rowsOf('Weather of poems', 'Weather and love', 'The weather in verse'), 'doubtful'],
    ['weather hanoi today', rowsOf('Weather Hanoi', 'Hanoi, the weather', 'Today in Hanoi'), 'on_topic'],
    ['weather hanoi today', rowsOf('Weather of poems', 'Hanoi'), 'on_topic'],
    ['composting worms', rowsOf('Compost worm', 'A worm composts', 'Composted by a worm'), 'on_topic'],
    ['thời tiết Hà Nội', rowsOf('Thoi tiet Ha Noi', 'thoi tiet ha noi', 'THỜI TIẾT HÀ NỘI'), 'on_topic'],
    ['東京の天気', rowsOf('東京の天気予報', '天気 東京', '東京都の天気'), 'on_topic'],
    ['東京の天気', rowsOf('俳句', '短歌', '詩'), 'unrelated'],
    ['Киев погода', rowsOf('Weather in Kyiv', 'Kyiv today', 'Forecast'), 'doubtful'],
    ['site:soil.example filetype:pdf', about('poetry'), 'on_topic'],
    ['!!! ?', about('poetry'), 'on_topic'],
    ['compost', [], 'on_topic'],
  ];
  for (const [query, rows, expected] of cases) t.equal(relevance(query, rows), expected, query);
});

t.test('words of the URL count', async (t) => {
  t.equal(relevance('compost', [{ title: 'A page', url: 'https://soil.example/compost', snippet: '' }]), 'on_topic');
});

t.test('of a long query its beginning counts, also where a character folds to many', async (t) => {
  const { words } = topicOf(`compost ${'heap '.repeat(10_000)}poetry`);
  t.strictSame(words, ['compost', 'heap']);
  for (const text of ['(', 'x', '\uFDFA', 'ก']) {
    const { words } = topicOf(text.repeat(30_000));
    t.ok(words.join('').length <= 400, text);
  }
});

t.test('of long rows and pages the beginning counts', async (t) => {
  const [row] = about('poetry', ['long']);
  const long = { title: '', url: '', ...row, snippet: `${'x '.repeat(100_000)}compost` };
  t.equal(relevance('compost', [long, long, long]), 'unrelated');
  const many = [
    ...about(
      'poetry',
      Array.from({ length: 100 }, (_, i) => `n${i}`),
    ),
    ...about('compost'),
  ];
  t.equal(relevance('compost', many), 'unrelated');
});

t.test('pages are judged together', async (t) => {
  type Given = [name: string, rows: Row[], relevance: Relevance, sendsDecoys?: boolean];
  const one: Given = ['one', about('compost'), 'on_topic'];
  const two: Given = ['two', about('compost', ['m1', 'm2']), 'on_topic'];
  const rows = about('poetry', ['x', 'y', 'z']);
  const cases: [why: string, pages: Given[], verdicts: Record<string, string>][] = [
    ['beside a page on the topic', [one, ['b', rows, 'unrelated']], { b: 'suspect' }],
    ['beside two of them', [one, two, ['b', rows, 'unrelated']], { b: 'suspect' }],
    ['with some words', [one, two, ['b', rows, 'doubtful']], {}],
    [
      'no page has the words',
      [
        ['a', about('poetry'), 'unrelated'],
        ['b', rows, 'unrelated'],
      ],
      {},
    ],
    ['alone', [['b', rows, 'unrelated']], {}],
    ['known for decoys, alone without a word', [['b', rows, 'unrelated', true]], { b: 'decoy' }],
    [
      'known for decoys, beside an empty page',
      [
        ['a', [], 'on_topic'],
        ['b', rows, 'unrelated', true],
      ],
      { b: 'decoy' },
    ],
    ['known for decoys, alone with a word', [['b', rows, 'off_topic', true]], { b: 'suspect' }],
    ['known for decoys, alone with some words', [['b', rows, 'doubtful', true]], { b: 'suspect' }],
    ['known for decoys, off the topic of another', [one, ['b', rows, 'off_topic', true]], { b: 'decoy' }],
    ['known for decoys, with some words beside another', [one, ['b', rows, 'doubtful', true]], { b: 'suspect' }],
    ['known for decoys, with some words beside two', [one, two, ['b', rows, 'doubtful', true]], { b: 'decoy' }],
    [
      'known for decoys, beside others that have no more of the words',
      [
        ['a', about('poetry'), 'doubtful'],
        ['c', about('verse', ['m1']), 'doubtful'],
        ['b', rows, 'doubtful', true],
      ],
      { b: 'suspect' },
    ],
    ['sharing two rows', [one, two, ['b', about('poetry', ['n1', 'n2', 'z']), 'unrelated', true]], {}],
    ['sharing one row', [one, two, ['b', about('poetry', ['n1', 'y', 'z']), 'unrelated', true]], { b: 'decoy' }],
    ['on the topic', [['b', about('compost'), 'on_topic', true]], {}],
  ];
  for (const [why, given, verdicts] of cases) {
    const pages = given.map(([name, rows, relevance, sendsDecoys = false]) => ({ name, rows, relevance, sendsDecoys }));
    t.strictSame(Object.fromEntries(judgePages(pages)), verdicts, why);
  }
});

t.test('recorded pages are on topic, the recorded decoy is not', async (t) => {
  const engines = ['duckduckgo_html', 'duckduckgo_lite', 'bing', 'brave_html', 'yahoo', 'mojeek_html'];
  const known = engines.flatMap(recordings);
  if (known.length === 0) return t.comment('no recorded pages beside this checkout');
  for (const { file, query, rows, kind } of known) {
    // Two rows for eight words are the one recording that proves nothing.
    if (!query || rows.length < 3) continue;
    t.equal(relevance(query, rows), kind === 'decoy_results' ? 'doubtful' : 'on_topic', `${file}: ${query}`);
  }
});

t.test(
  'recorded pages found by a paraphrase are kept, by whichever engine; the decoy is not, beside others',
  async (t) => {
    const known = ['bing', 'duckduckgo_html', 'mojeek_html', 'startpage', 'searxng'].flatMap(recordings);
    if (known.length === 0) return t.comment('no recorded pages beside this checkout');
    const verdictOn = (file: string, query: string, ...others: Row[][]) => {
      const rows = known.find((recording) => recording.file === file)?.rows ?? [];
      t.ok(rows.length > 0, file);
      const pages = [rows, ...others].map((rows, i) => ({
        name: String(i),
        rows,
        relevance: relevance(query, rows),
        sendsDecoys: i === 0,
      }));
      return judgePages(pages).get('0');
    };
    const paraphrases = [
      ['bing/hanoi-weather-vi-cka.html', 'weather forecast for Hanoi tomorrow'],
      ['duckduckgo_html/kyiv-weather-uk.html', 'Киев погода сегодня'],
      ['mojeek_html/javascript-tutorial.html', 'learn js for beginners'],
      ['startpage/javascript-tutorial-a.html', 'learn js for beginners'],
      ['searxng/attention-paper.json', 'who invented the transformer architecture in deep learning'],
    ] as const;
    for (const [file, query] of paraphrases) {
      t.equal(verdictOn(file, query), 'suspect', query);
      t.equal(verdictOn(file, query, rowsAbout(query, 'one', 'two', 'three')), 'suspect', `${query}, beside another`);
    }
    const decoy = known.find(({ kind }) => kind === 'decoy_results');
    const query = decoy?.query ?? '';
    const others = [rowsAbout(query, 'one', 'two', 'three'), rowsAbout(query, 'two', 'four', 'five')];
    t.equal(verdictOn(decoy?.file ?? '', query, ...others), 'decoy');
    t.equal(verdictOn(decoy?.file ?? '', query, ...others.slice(1)), 'suspect');
  },
);
