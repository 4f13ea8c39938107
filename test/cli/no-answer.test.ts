/** Why there was no answer, read from what the HTTP client throws. */

import { Agent as PlainAgent } from 'node:http';
import { Agent as TlsAgent } from 'node:https';
import { createServer } from 'node:net';
import t from 'tap';
import { whyNoAnswer } from '../../src/cli/no-answer.js';
import { createSend, type SendOptions } from '../../src/shared/http.js';
import { listen, type Teardown } from '../helpers/listen.js';

/** Enough for a connection on loopback, and for the client to be loaded with the first request. */
const TIMEOUT_MS = 3_000;

async function why(url: URL, agents?: SendOptions['agents']) {
  const send = createSend({ timeoutMs: TIMEOUT_MS, maxBytes: 1_000, ...(agents && { agents }) });
  const thrown = await send({ url }, new AbortController().signal).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return whyNoAnswer(thrown, url.hostname);
}

/** A port that takes connections and does with them as it is told. */
async function port(t: Teardown, take: Parameters<typeof createServer>[1]): Promise<number> {
  const server = createServer(take);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.teardown(() => server.close());
  return (server.address() as { port: number }).port;
}

t.test('late is told from absent, and what was late', async (t) => {
  const silent = await listen(t, () => {});
  const named = new URL(silent);
  named.hostname = 'localhost';
  for (const url of [silent, named])
    t.match(await why(url), { late: true, found: /took the connection and did not answer in time/ }, url.hostname);

  const never = () => {};
  const http = new PlainAgent({ lookup: never });
  const agents = { http, https: new TlsAgent() };
  t.match(await why(new URL('http://name.example/'), agents), { late: true, found: /name was not looked up in time/ });

  const closed = await port(t, (socket) => socket.destroy());
  t.match(await why(new URL(`http://127.0.0.1:${closed}/`)), { late: false, found: /connection was lost/ });
  t.match(await why(new URL('http://127.0.0.1:9/')), { late: false, found: /refused/ });
  t.match(await why(new URL('http://localhost:9/')), { late: false, found: /refused/ });
});

t.test('what a lookup fails with', async (t) => {
  for (const [code, late, found] of [
    ['ENOTFOUND', false, /name is not known/],
    ['EAI_AGAIN', true, /name was not looked up/],
  ] as const) {
    const http = new PlainAgent({
      lookup: (_host, _options, done) => done(Object.assign(new Error('no'), { code }), ''),
    });
    const reason = await why(new URL('http://name.example/'), { http, https: new TlsAgent() });
    t.match(reason, { late, found }, code);
  }
});
