import PQueue from 'p-queue';
import t from 'tap';
import { FETCH_CATEGORIES, GatewayError } from '../../src/shared/errors.js';
import { createGuard } from '../../src/shared/guard.js';
import { PACE } from '../../worker/loaders/http-body.js';
import { createStaticLoader } from '../../worker/loaders/static.js';
import { failureOf, never } from '../helpers/failure.js';
import { createHostile, HOSTILE, HOSTILE_PAGE } from '../helpers/hostile.js';
import { createBrowser, skip } from './browser-site.js';

const MiB = 1024 * 1024;

/** What becomes of each: the text of a page, or the code of the failure. */
const OUTCOMES: Record<string, string> = {
  '/silent': 'timeout',
  '/drip-head': 'timeout',
  '/drip-body': 'timeout',
  '/drip-chunks': 'timeout',
  '/drip-gzip': 'timeout',
  '/half': 'timeout',
  '/endless-fields': 'upstream_error',
  '/endless-field': 'upstream_error',
  '/endless-hints': 'timeout',
  '/endless-body': 'extraction_failed',
  '/endless-chunks': 'extraction_failed',
  '/endless-extension': 'upstream_error',
  '/endless-trailers': 'upstream_error',
  '/endless-redirects': 'upstream_error',
  '/endless-redirect-body': HOSTILE_PAGE,
  '/bomb-gzip': 'extraction_failed',
  '/bomb-deflate': 'extraction_failed',
  '/bomb-br': 'extraction_failed',
  '/bomb-nested': 'extraction_failed',
  '/bomb-empty': 'extraction_failed',
  '/bomb-empty-nested': 'extraction_failed',
  '/tower': 'extraction_failed',
  '/length-short': 'upstream_error',
  '/length-long': 'unreachable',
  '/length-twice': 'upstream_error',
  '/length-and-chunked': 'extraction_failed',
  '/length-absurd': 'upstream_error',
  '/chunk-absurd': 'upstream_error',
  '/chunks-cut': 'unreachable',
  '/reset': 'unreachable',
  '/reset-body': 'unreachable',
  '/switch': 'upstream_error',
  '/no-http': 'upstream_error',
  '/nothing': 'unreachable',
  '/fine': HOSTILE_PAGE,
  '/close': HOSTILE_PAGE,
  '/trailers': HOSTILE_PAGE,
  '/hint': HOSTILE_PAGE,
  '/204': 'extraction_failed',
  '/205': 'extraction_failed',
  '/206': HOSTILE_PAGE,
  '/304': 'upstream_error',
};

for (const path of Object.keys(HOSTILE)) {
  t.test(`the static loader makes of ${path}: ${OUTCOMES[path]}`, async (t) => {
    const { url, left } = await createHostile(t);
    const guard = createGuard({ allowPrivateNetworks: true });
    t.teardown(() => guard.close());
    // Nobody waits for those that are no faster; to make a bomb takes a while.
    const pace = OUTCOMES[path] === 'timeout' ? { headMs: 500, windowMs: 500, leastBytes: 1024 } : PACE;
    const load = createStaticLoader({
      guard,
      permit: async () => {},
      userAgent: 'TestBot/1.0',
      maxBytes: 4 * MiB,
      pace,
    });
    const before = process.memoryUsage.rss();
    const outcome = await load(new URL(path, url), never).then(
      ({ text }) => text,
      (failure) => (failure instanceof GatewayError ? failure.code : String(failure)),
    );
    t.equal(outcome, OUTCOMES[path]);
    if (path.startsWith('/endless')) t.ok(process.memoryUsage.rss() - before < 64 * MiB);
    guard.close();
    await left();
  });
}

t.test('the browser survives them all, and lets go of every connection', { skip }, async (t) => {
  const { url, left } = await createHostile(t);
  const site = {
    port: Number(url.port),
    asked: [],
    url: (path: string) => new URL(`http://a.test:${url.port}${path}`),
  };
  const browser = createBrowser(t, site, { waitMs: 500, timeoutMs: 5_000, maxBytes: 4 * MiB });
  const four = new PQueue({ concurrency: 4 });
  const ends = Object.keys(HOSTILE).map((path) =>
    four.add(async () => {
      const page = await browser.load(path).catch((failure) => failure);
      const isNamed = page instanceof GatewayError && FETCH_CATEGORIES.includes(page.code as never);
      t.ok(isNamed || page.text.length <= 4 * MiB, path);
    }),
  );
  await Promise.all(ends);
  t.match((await browser.load('/fine')).text, 'World');
  await browser.close();
  await left();
});

t.test('an answer that is no HTTP is the same failure with a browser and without', { skip }, async (t) => {
  const { url } = await createHostile(t);
  const site = {
    port: Number(url.port),
    asked: [],
    url: (path: string) => new URL(`http://a.test:${url.port}${path}`),
  };
  const browser = createBrowser(t, site);
  for (const path of ['/length-twice', '/endless-fields'])
    t.match(await failureOf(browser.load(path)), { code: OUTCOMES[path] }, path);
});
