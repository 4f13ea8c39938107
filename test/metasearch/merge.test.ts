import t from 'tap';
import { canonicalUrl } from '../../src/metasearch/canonical-url.js';
import { mergePages } from '../../src/metasearch/merge.js';
import { rowsAbout } from './support.js';

const SAME = [
  ['https://soil.example/a', 'http://soil.example/a', 'scheme'],
  ['https://soil.example/a', 'https://www.soil.example/a', 'www.'],
  ['https://soil.example/a', 'https://SOIL.example/a', 'case of the host'],
  ['https://soil.example/a', 'https://soil.example/a/', 'trailing slash'],
  ['https://soil.example', 'https://soil.example/', 'no path'],
  ['https://soil.example/a', 'https://soil.example/a#part', 'fragment'],
  ['https://soil.example/a', 'https://soil.example/a?', 'empty query'],
  ['https://soil.example/a', 'https://soil.example/a?utm_source=x&utm_Medium=y', 'utm_*'],
  ['https://soil.example/a?b=1', 'https://soil.example/a?gclid=1&b=1&fbclid=2&msclkid=3', 'click ids among others'],
  ['https://soil.example/a', 'https://soil.example:443/a', 'default port'],
  ['https://soil.example/a', 'http://soil.example:80/a', 'default port'],
] as const;

const DIFFERENT = [
  ['https://soil.example/a', 'https://soil.example/b', 'path'],
  ['https://soil.example/a', 'https://soil.example/A', 'case of the path'],
  ['https://soil.example/a%2Fb', 'https://soil.example/a/b', 'what is encoded stays encoded'],
  ['https://soil.example/?q=a%26b', 'https://soil.example/?q=a&b', 'in the query too'],
  ['https://soil.example/?q=a+b', 'https://soil.example/?q=a%2Bb', 'and a plus'],
  ['https://soil.example/?a=1&b=2', 'https://soil.example/?b=2&a=1', 'order of parameters'],
  ['https://soil.example/?utmost=1', 'https://soil.example/', 'a parameter that only looks alike'],
  ['https://de.soil.example/', 'https://soil.example/', 'another subdomain'],
  ['https://soil.example:8443/', 'https://soil.example/', 'another port'],
] as const;

t.test('addresses of the same page are one', async (t) => {
  for (const [one, other, why] of SAME) t.equal(canonicalUrl(one), canonicalUrl(other), `${why}: ${other}`);
});

t.test('addresses of different pages stay different', async (t) => {
  for (const [one, other, why] of DIFFERENT) t.not(canonicalUrl(one), canonicalUrl(other), `${why}: ${other}`);
});

const merged = (pages: Record<string, string[]>) =>
  mergePages(Object.entries(pages).map(([name, names]) => ({ name, rows: rowsAbout('compost', ...names) }))).map(
    ({ url, engines }) => `${new URL(url).hostname.replace('.example', '')} ${engines.join('+')}`,
  );

t.test('rows are ordered by the sum of their reciprocal ranks', async (t) => {
  t.strictSame(merged({}), []);
  t.strictSame(merged({ a: [] }), []);
  t.strictSame(merged({ a: ['x', 'y'] }), ['x a', 'y a']);
  t.strictSame(merged({ a: ['x', 'y'], b: ['y'] }), ['y a+b', 'x a'], 'two votes outweigh one');
  t.strictSame(merged({ a: ['x', 'y'], b: ['z', 'y'] }), ['y a+b', 'x a', 'z b'], 'even of second ranks');
  t.strictSame(merged({ a: ['x', 'y', 'z'], b: ['z', 'y', 'x'] }), ['x a+b', 'z a+b', 'y a+b'], '1/61 + 1/63 > 2/62');
  t.strictSame(merged({ a: ['x'], b: ['y'], c: ['z'] }), ['x a', 'y b', 'z c'], 'equal ones keep the engines’ order');
  t.strictSame(merged({ a: ['x', 'x', 'y'], b: ['y'] }), ['y a+b', 'x a'], 'an engine has one vote for a page');
});

t.test('what only suspect pages have comes last, whatever its rank', async (t) => {
  const pages = [
    { name: 'a', rows: rowsAbout('compost', 'x', 'y', 'z'), suspect: true },
    { name: 'b', rows: rowsAbout('compost', 'v', 'w', 'z') },
    { name: 'c', rows: rowsAbout('compost', 'x', 'u'), suspect: true },
  ];
  const order = mergePages(pages).map(({ url, engines }) => `${new URL(url).hostname[0]} ${engines.join('+')}`);
  t.strictSame(order, ['z a+b', 'v b', 'w b', 'x a+c', 'y a', 'u c']);
});

t.test('title and URL are those of the best rank, as given; the snippet is the longest', async (t) => {
  const row = (url: string, title: string, snippet: string) => ({ url, title, snippet });
  const pages = [
    {
      name: 'a',
      rows: [...rowsAbout('compost', 'x'), row('http://www.soil.example/?utm_source=a', 'Soil …', 'short')],
    },
    { name: 'b', rows: [row('https://soil.example/#b', 'Soil and worms', '')] },
    { name: 'c', rows: [...rowsAbout('compost', 'y', 'z'), row('https://soil.example', 'c', 'the longest of them')] },
  ];
  t.strictSame(mergePages(pages)[0], {
    url: 'https://soil.example/#b',
    title: 'Soil and worms',
    snippet: 'the longest of them',
    engines: ['a', 'b', 'c'],
  });
});
