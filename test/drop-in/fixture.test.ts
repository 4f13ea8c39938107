import t from 'tap';
import { toFixture } from '../../interop/drop-in/fixture.js';
import type { Exchange } from '../../interop/drop-in/recorder.js';

const gateway = 'http://127.0.0.1:40001';
const site = 'http://127.0.0.1:40002';
const json = (status: number, body: unknown) => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(body),
});

/** The fixture of one operation that took these requests. */
function fixtureOf(exchanges: Exchange[]) {
  const operation = { operation: 'batch', said: '', isExpected: true, ms: 1, wanted: exchanges.length, exchanges };
  return toFixture({ name: 'client', client: 'client@1.0.0', operations: [operation], gateway, site });
}

t.test('a fixture keeps what a client says, without keys, hosts, sessions, ids and times', async (t) => {
  const headers = {
    host: '127.0.0.1:40001',
    'user-agent': 'node',
    'mcp-session-id': 'abc',
    authorization: 'Bearer fc-1',
  };
  const made = json(200, { success: true, id: 'job-1', url: `${gateway}/compat/firecrawl/v2/batch/scrape/job-1` });
  const done = json(200, { status: 'completed', expiresAt: '2026-11-28T10:00:00Z', data: [{ url: `${site}/one` }] });
  const path = '/compat/firecrawl/v2/batch/scrape';
  t.strictSame(
    fixtureOf([
      { method: 'POST', path, headers, body: JSON.stringify({ urls: [`${site}/one`] }), answer: made },
      { method: 'GET', path: `${path}/job-1`, headers: { 'x-api-key': 'fc-2', accept: '*/*' }, body: '', answer: done },
    ])?.exchanges,
    [
      {
        operation: 'batch',
        method: 'POST',
        path,
        headers: { authorization: 'Bearer key' },
        body: { urls: ['https://site.example/one'] },
        answer: {
          status: 200,
          type: 'application/json',
          body: { success: true, id: '{id}', url: `https://gateway.example${path}/{id}` },
        },
      },
      {
        operation: 'batch',
        method: 'GET',
        path: `${path}/{id}`,
        headers: { 'x-api-key': 'key', accept: '*/*' },
        answer: {
          status: 200,
          type: 'application/json',
          body: { status: 'completed', data: [{ url: 'https://site.example/one' }] },
        },
      },
    ],
  );
});

t.test('words of a failure stay open, and of an event stream the last message counts', async (t) => {
  const message = "robots_denied: The site's robots.txt forbids fetching this page. Use another source.";
  const stream = `event: message\ndata: {"method":"notifications/progress"}\n\ndata: ${JSON.stringify({ message })}\n\n`;
  const answer = { status: 200, type: 'text/event-stream', body: stream };
  const exchange = { method: 'POST', path: '/mcp/chatgpt', headers: {}, body: '{}', answer };
  t.match(fixtureOf([exchange])?.exchanges, [{ answer: { body: { message: 'robots_denied: …' } } }]);
});

t.test('there is none of a client that ended early, and no answer is a fault', async (t) => {
  t.equal(toFixture({ name: 'client', client: undefined, operations: [], gateway, site }), undefined);
  t.throws(() => fixtureOf([{ method: 'GET', path: '/', headers: {}, body: '' }]), /left before the answer/);
});
