import t from 'tap';
import { computedWays, HIDING } from '../../worker/hiding-table.js';
import { ONLY_RENDERED } from '../fixtures/hiding/ways.js';
import { skip } from './browser-site.js';
import { ALL, testRendered, testWritten } from './hiding.js';

t.test('a page as it is written has what its own style sheets show', async (t) => testWritten(t, ALL));

// What a style sheet does not tell, and a third of the others, which lie in groups of their kinds: all are in the slow tests.
const SOME = ALL.filter(([title], i) => ONLY_RENDERED.has(title) || i % 3 === 0);
t.test('a rendered page has what is seen of it', { skip }, (t) => testRendered(t, SOME));

t.test('a row added to the table is read in style sheets, in styles and in computed styles', { skip }, async (t) => {
  const ways: typeof ALL = [
    ['by a sheet', ['.k { word-spacing: -200em }', '<p class="k">N</p>']],
    ['by its style', ['', '<p style="word-spacing: -200em">N</p>']],
  ];
  const before = computedWays();
  HIDING.push({
    id: 'words',
    says: 'Words far before each other.',
    property: 'word-spacing',
    value: '-\\d{3,}',
    computed: 'text',
  });
  t.teardown(() =>
    HIDING.splice(
      HIDING.findIndex(({ id }) => id === 'words'),
      1,
    ),
  );
  t.equal(computedWays().length, before.length + 1);
  testWritten(t, ways);
  await testRendered(t, ways);
});

t.test('each row says what it is, and has a name of its own', async (t) => {
  t.equal(new Set(HIDING.map(({ id }) => id)).size, HIDING.length);
  for (const { id, says } of HIDING) t.match(says, /^[A-Z].+\.$/, id);
});
