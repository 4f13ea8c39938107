/** Other products' clients as `npm run interop -- drop-in` met them, without their packages: see interop/drop-in/record.ts. */
import { readdirSync, readFileSync } from 'node:fs';
import t, { type Test } from 'tap';
import { bodyOf, type Fixture, GATEWAY, WORDS } from '../../interop/drop-in/fixture.js';
import { fateOf, NOWHERE, PAGES, REFUSED, rowsAt, SITE, SLOW } from '../../interop/drop-in/world.js';
import { GatewayError } from '../../src/shared/errors.js';
import { gatewayFor } from '../helpers/gateway.js';
import { inRoot } from '../helpers/root.js';

const FOLDER = 'test/fixtures/drop-in/';
const FIXTURES = readdirSync(inRoot(FOLDER)).map(
  (name): Fixture => JSON.parse(readFileSync(inRoot(FOLDER + name), 'utf8')),
);
const PREFIX = /\/compat\/[\w-]+/g;

for (const { client, exchanges } of FIXTURES) {
  const places = exchanges.some(({ path }) => path.startsWith('/compat/')) ? ['/compat', 'the root'] : ['its place'];
  for (const place of places)
    t.test(`${client} is answered as it was, at ${place}`, async (t) => {
      const { url, lines } = await world(t);
      let job = '';
      const here = (text: string) =>
        (place === 'the root' ? text.replace(PREFIX, '') : text)
          .replaceAll('{id}', job)
          .replaceAll(GATEWAY, url.origin);
      for (const { operation, method, path, headers, body: sent, answer } of exchanges) {
        const body = sent === undefined ? {} : { body: typeof sent === 'string' ? sent : JSON.stringify(sent) };
        const response = await fetch(url.origin + here(path), { method, headers, ...body });
        const type = response.headers.get('content-type') ?? '';
        const found = bodyOf({ type, body: await response.text() });
        if (path.endsWith('/batch/scrape')) job = (found as { id: string }).id;
        const wanted = JSON.parse(here(JSON.stringify(answer.body)));
        t.strictSame(
          { status: response.status, type: type.replace(/;.*/, ''), body: narrowed(found, wanted) },
          { ...answer, body: wanted },
          `${operation}: ${method} ${path}`,
        );
      }
      t.notMatch(lines.join('\n'), /site\.example|solar/);
    });
}

t.test('what is documented as tested is what is pinned and was recorded', async (t) => {
  const { dependencies } = JSON.parse(readFileSync(inRoot('interop/drop-in/clients/package.json'), 'utf8'));
  const documented = readFileSync(inRoot('docs/drop-in.md'), 'utf8').matchAll(/^\| `([^`]+)`[^|]*\| (\d\S*) \|/gm);
  const versions = Object.fromEntries([...documented].map(([, name, version]) => [name, version]));
  t.match(dependencies, versions);
  const recorded = FIXTURES.map(({ client }) => /^(.+)@(\d[^,\s]*)/.exec(client)?.slice(1) ?? [client]);
  t.strictSame(Object.fromEntries(recorded), versions);
});

/** A gateway that serves every contract, before the provider and the site that the clients had. */
function world(t: Test) {
  return gatewayFor(t, {
    env: { SERVICE_DROP_IN: 'all', SERVICE_LOG_LEVEL: 'info' },
    search: async ({ query }) => {
      const fate = fateOf(query);
      if (fate === 'empty') return [];
      if (fate) throw new GatewayError(fate === 'slow' ? 'provider_timeout' : 'provider_blocked');
      return rowsAt(SITE);
    },
    fetchPage: async ({ url }) => {
      if (url === NOWHERE) throw new GatewayError('unreachable');
      const { pathname } = new URL(url);
      const page = PAGES[pathname];
      if (pathname === REFUSED) throw new GatewayError('robots_denied');
      if (pathname === SLOW) throw new GatewayError('timeout');
      if (!page) throw new GatewayError('not_found');
      const { text, ...known } = page;
      return { ...known, url, markdown: text, lang: 'en', content_type: 'text/html' };
    },
  });
}

/** `found` without the fields that `wanted` does not name; words of a failure are any. */
function narrowed(found: unknown, wanted: unknown): unknown {
  if (Array.isArray(found) && Array.isArray(wanted)) return found.map((item, at) => narrowed(item, wanted[at]));
  if (typeof found === 'string' && typeof wanted === 'string') return saysIt(found, wanted) ? wanted : found;
  if (!isObject(found) || !isObject(wanted)) return found;
  const named = Object.keys(wanted).filter((name) => name in found);
  return Object.fromEntries(named.map((name) => [name, narrowed(found[name], wanted[name])]));
}

/** The same, or with a sentence where `wanted` leaves the words open. */
function saysIt(found: string, wanted: string): boolean {
  const [before = '', after] = wanted.split(WORDS);
  if (after === undefined) return found === wanted;
  return found.length > before.length + after.length && found.startsWith(before) && found.endsWith(after);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
