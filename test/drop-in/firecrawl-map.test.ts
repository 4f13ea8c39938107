import t from 'tap';
import { GatewayError } from '../../src/shared/errors.js';
import { gatewayFor, postJson } from '../helpers/gateway.js';
import type { Teardown } from '../helpers/listen.js';

const SITE = 'https://one.example';

const urlset = (...urls: string[]) =>
  [
    '```xml',
    '<urlset>',
    ...urls.map((url) => `<url><loc>${url}</loc><lastmod>x</lastmod></url>`),
    '</urlset>',
    '```',
  ].join('\n');
const index = (...urls: string[]) =>
  [
    '```xml',
    '<sitemapindex>',
    ...urls.map((url) => `<sitemap><loc>${url}</loc></sitemap>`),
    '</sitemapindex>',
    '```',
  ].join('\n');

/** A gateway before a site of the given texts; anything else there is not found. */
async function mapping(t: Teardown, texts: Record<string, string>) {
  const visited: string[] = [];
  const { url } = await gatewayFor(t, {
    env: { SERVICE_DROP_IN: 'firecrawl' },
    fetchPage: async ({ url }) => {
      visited.push(url);
      const markdown = texts[url];
      if (markdown === undefined) throw new GatewayError(url.includes('robots-say-no') ? 'robots_denied' : 'not_found');
      return { title: 'A page', url, snippet: '', markdown };
    },
  });
  const map = (options: object = {}, version = 'v2') =>
    postJson(new URL(`${version}/map`, url), { url: SITE, ...options });
  const links = async (options?: object) => {
    const { body } = await map(options);
    return body.links.map(({ url }: { url: string }) => url.replace(SITE, ''));
  };
  return { map, links, visited };
}

const PAGE = `[First](${SITE}/first) [First again](${SITE}/first#part) [Sub](https://docs.one.example/x) [Away](https://two.example/)
[Not it](https://notone.example/) [Mail](mailto:a@one.example) [Query](${SITE}/list?page=2)`;

t.test('the page, its links and the sitemap, each address once', async (t) => {
  const { map, visited } = await mapping(t, {
    [`${SITE}/`]: PAGE,
    [`${SITE}/sitemap.xml`]: urlset(`${SITE}/first`, `${SITE}/second`, 'https://two.example/x', 'word'),
  });
  t.strictSame((await map()).body, {
    success: true,
    links: [
      { url: `${SITE}/`, title: 'A page' },
      { url: `${SITE}/first`, title: 'First' },
      { url: 'https://docs.one.example/x', title: 'Sub' },
      { url: `${SITE}/second` },
    ],
  });
  t.strictSame(visited.toSorted(), [`${SITE}/`, `${SITE}/robots.txt`, `${SITE}/sitemap.xml`], 'each once');
  t.strictSame(
    (await map({}, 'v1')).body.links,
    [`${SITE}/`, `${SITE}/first`, 'https://docs.one.example/x', `${SITE}/list?page=2`, `${SITE}/second`],
    'the first version has strings, and keeps queries',
  );
});

t.test('options choose among the addresses', async (t) => {
  const { links, map, visited } = await mapping(t, {
    [`${SITE}/`]: PAGE,
    [`${SITE}/sitemap.xml`]: urlset(`${SITE}/second`),
  });
  t.strictSame(await links({ ignoreQueryParameters: false, includeSubdomains: false }), [
    '/',
    '/first',
    '/list?page=2',
    '/second',
  ]);
  t.strictSame(await links({ sitemap: 'only' }), ['/second']);
  t.strictSame(await links({ sitemapOnly: true }), ['/second']);
  t.strictSame(await links({ limit: 2 }), ['/', '/first']);
  t.strictSame(await links({ search: 'SEC' }), ['/second']);
  t.strictSame(await links({ search: 'sub docs' }), ['https://docs.one.example/x'], 'words of the link count');
  t.strictSame(await links({ search: 'nothing' }), []);
  visited.length = 0;
  t.strictSame(await links({ sitemap: 'skip', includeSubdomains: false }), ['/', '/first']);
  t.strictSame(await links({ ignoreSitemap: true, includeSubdomains: false }), ['/', '/first']);
  t.strictSame(visited, [`${SITE}/`, `${SITE}/`]);
  for (const options of [{ url: 'word' }, { url: 'ftp://one.example/' }, { sitemap: 'x' }, { limit: 0 }]) {
    t.match(
      await map(options),
      { status: 400, body: { success: false, code: 'BAD_REQUEST' } },
      JSON.stringify(options),
    );
  }
});

t.test('robots.txt names the sitemaps, and an index its parts', async (t) => {
  const parts = Array.from({ length: 12 }, (_, at) => `${SITE}/part-${at}.xml`);
  const { map, links, visited } = await mapping(t, {
    [`${SITE}/robots.txt`]: `User-agent: *\nSitemap: https://cdn.example/index.xml\n  sitemap : ${SITE}/list.txt\nSitemap: word`,
    'https://cdn.example/index.xml': index(
      'https://evil.example/x.xml',
      `${SITE}/inner-index.xml`,
      'https://cdn.example/a.xml',
      ...parts,
    ),
    [`${SITE}/list.txt`]: `${SITE}/of-list\n${SITE}/of-list-2\nwords\n`,
    [`${SITE}/inner-index.xml`]: index(`${SITE}/deeper.xml`),
    'https://cdn.example/a.xml': urlset(
      `\n  ${SITE}/a?x=1&amp;y=2\n`,
      `<![CDATA[${SITE}/data]]>`,
      `</loc><image:loc>${SITE}/picture.png</image:loc><loc>`,
    ),
    ...Object.fromEntries(parts.map((part, at) => [part, urlset(`${SITE}/of-part-${at}`)])),
  });
  const found = await links({ sitemap: 'only', ignoreQueryParameters: false });
  t.strictSame(found.slice(0, 4), ['/of-list', '/of-list-2', '/a?x=1&y=2', '/data']);
  t.notOk(visited.includes('https://evil.example/x.xml'), 'a part of another site is none');
  t.notOk(visited.includes(`${SITE}/deeper.xml`), 'one level');
  t.notOk(visited.includes(`${SITE}/sitemap.xml`), 'the usual one only where none is named');
  t.equal(visited.length, 11, 'robots.txt and ten sitemaps');
  t.match((await map({ sitemap: 'only' })).body, { warning: /Only 10/ });
});

t.test('one source is enough; with none the failure is that of the page', async (t) => {
  const sitemap = await mapping(t, { [`${SITE}/sitemap.xml`]: urlset(`${SITE}/second`) });
  t.match((await sitemap.map()).body, {
    success: true,
    links: [{ url: `${SITE}/second` }],
    warning: /^The page was not read: /,
  });
  const page = await mapping(t, { [`${SITE}/`]: PAGE });
  t.equal((await page.links()).length, 3);
  t.strictSame((await page.map({ sitemap: 'only' })).body, { success: true, links: [] });
  const nothing = await mapping(t, {});
  t.match(await nothing.map(), { status: 404, body: { success: false, code: 'not_found' } });
  t.match(await nothing.map({ url: `${SITE}/robots-say-no` }), { status: 403, body: { code: 'robots_denied' } });
});

t.test('a site that is elsewhere after a redirect is that site', async (t) => {
  const { url } = await gatewayFor(t, {
    env: { SERVICE_DROP_IN: 'firecrawl' },
    fetchPage: async () => ({
      title: '',
      url: 'https://two.example/start',
      snippet: '',
      markdown: `[Here](https://two.example/here) [Old](${SITE}/old) [Away](https://three.example/)`,
    }),
  });
  const { body } = await postJson(new URL('v1/map', url), { url: 'one.example', sitemap: 'skip' });
  t.strictSame(body.links, ['https://two.example/start', 'https://two.example/here', `${SITE}/old`]);
});

t.test('hostile sitemaps are read in no time', async (t) => {
  for (const text of [
    '<loc>'.repeat(400_000),
    '<loc '.repeat(400_000),
    `<loc>${' '.repeat(2_000_000)}`,
    '<loc><![CDATA['.repeat(200_000),
  ]) {
    const { map } = await mapping(t, { [`${SITE}/sitemap.xml`]: text });
    t.match((await map({ sitemap: 'only' })).body, { success: true, links: [] });
  }
});
