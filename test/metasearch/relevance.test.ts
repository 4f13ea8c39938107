import t from 'tap';
import { findDecoys, isOffTopic } from '../../src/metasearch/relevance.js';
import type { Row } from '../../src/providers/provider.js';
import { recordings } from '../providers/support.js';
import { rowsAbout } from './support.js';

const FIVE = ['n1', 'n2', 'n3', 'n4', 'n5'];
const about = (topic: string, names = FIVE) => rowsAbout(topic, ...names);
const rowsOf = (...titles: string[]): Row[] =>
  titles.map((title, i) => ({ title, url: `https://n${i}.example/`, snippet: '' }));

t.test('rows without the words of the query are about something else', async (t) => {
  const cases: [query: string, rows: Row[], offTopic: boolean][] = [
    ['compost', about('compost'), false],
    ['compost', about('poetry'), true],
    ['compost', [...about('compost', ['n1']), ...about('poetry', ['n2', 'n3', 'n4', 'n5'])], false],
    ['compost', [...about('compost', ['n1']), ...about('poetry', ['a', 'b', 'c', 'd', 'e'])], true],
    ['weather hanoi today', rowsOf('Weather of poems', 'Weather and love', 'The weather in verse'), true],
    ['weather hanoi today', rowsOf('Weather Hanoi', 'Hanoi, the weather', 'Today in Hanoi'), false],
    ['weather hanoi today', rowsOf('Weather of poems', 'Hanoi'), false],
    ['composting worms', rowsOf('Compost worm', 'A worm composts', 'Composted by a worm'), false],
    ['thời tiết Hà Nội', rowsOf('Thoi tiet Ha Noi', 'thoi tiet ha noi', 'THỜI TIẾT HÀ NỘI'), false],
    ['東京の天気', rowsOf('東京の天気予報', '天気 東京', '東京都の天気'), false],
    ['東京の天気', rowsOf('俳句', '短歌', '詩'), true],
    ['site:soil.example filetype:pdf', about('poetry'), false],
    ['!!! ?', about('poetry'), false],
    ['compost', [], false],
  ];
  for (const [query, rows, offTopic] of cases) t.equal(isOffTopic(query, rows), offTopic, query);
});

t.test('words of the URL count', async (t) => {
  t.notOk(isOffTopic('compost', [{ title: 'A page', url: 'https://soil.example/compost', snippet: '' }]));
});

t.test('what other engines found too is no decoy', async (t) => {
  const page = (name: string, rows: Row[], sendsDecoys = false) => ({ name, rows, sendsDecoys });
  const cases: [why: string, pages: ReturnType<typeof page>[], decoys: string[]][] = [
    ['beside a page on the topic', [page('a', about('compost')), page('b', about('poetry', ['x', 'y', 'z']))], ['b']],
    ['sharing two rows with another', [page('a', about('compost')), page('b', about('poetry', ['n1', 'n2', 'z']))], []],
    ['sharing one row', [page('a', about('compost')), page('b', about('poetry', ['n1', 'y', 'z']))], ['b']],
    ['no page has the words', [page('a', about('poetry')), page('b', about('verse', ['x', 'y', 'z']))], []],
    ['alone', [page('a', about('poetry'))], []],
    ['alone, of an engine known for it', [page('a', about('poetry'), true)], ['a']],
    ['such an engine, on the topic', [page('a', about('compost'), true)], []],
    ['beside an empty page', [page('a', []), page('b', about('poetry'))], []],
  ];
  for (const [why, pages, decoys] of cases) t.strictSame([...findDecoys('compost', pages)], decoys, why);
});

t.test('recorded pages are on topic, the recorded decoy is not', async (t) => {
  const engines = ['duckduckgo_html', 'duckduckgo_lite', 'bing', 'brave_html', 'yahoo', 'mojeek_html'];
  const known = engines.flatMap(recordings);
  if (known.length === 0) return t.comment('no recorded pages beside this checkout');
  for (const { file, query, rows, kind } of known) {
    // Two rows for eight words are the one recording that proves nothing.
    if (!query || rows.length < 3) continue;
    t.equal(isOffTopic(query, rows), kind === 'decoy_results', `${file}: ${query}`);
  }
});
