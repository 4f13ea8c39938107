import t from 'tap';
import { GatewayError } from '../../src/shared/errors.js';
import { createGuard } from '../../src/shared/guard.js';
import { createStaticLoader } from '../../worker/loaders/static.js';
import { never } from '../helpers/failure.js';
import { createHostile, HOSTILE, HOSTILE_PAGE } from '../helpers/hostile.js';

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
  '/length-and-chunked': 'upstream_error',
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
    const pace = { headMs: 1_500, windowMs: 500, leastBytes: 1024 };
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
