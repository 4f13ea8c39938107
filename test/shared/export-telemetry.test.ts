import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import t from 'tap';
import { createTelemetry } from '../../src/shared/telemetry.js';
import { logInto } from '../helpers/log-into.js';
import { decode, spansOf } from '../helpers/otlp.js';

/** What waits, and what is under way: the bounds that docs/observability.md tells. */
const MOST_SPANS = 2048 + 4 * 512;

t.test('what a collector does not take is dropped beyond a bound, and the end does not wait for it', async (t) => {
  const held: ServerResponse[] = [];
  let received = 0;
  let open = false;
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk);
    received += spansOf(decode(req.url ?? '', 'application/x-protobuf', Buffer.concat(chunks))).length;
    if (open) res.end();
    else held.push(res);
    server.emit('asked');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(() => {
    server.closeAllConnections();
    server.close();
  });
  const endpoint = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const telemetry = await createTelemetry({ endpoint, service: 'test', version: '1', log: logInto([], 'test') });
  const asked = once(server, 'asked');
  for (let n = 0; n < 50_000; n++) await telemetry.span({ name: 'robots' }, async () => {});
  await asked;
  open = true;
  for (const res of held) res.end();
  await telemetry.close();
  t.ok(received > 0 && received <= MOST_SPANS, `${received} of 50000 spans`);

  const never = await createTelemetry({ endpoint, service: 'test', version: '1', log: logInto([], 'test') });
  open = false;
  await never.span({ name: 'robots' }, async () => {});
  await never.close();
  t.pass('it ended while the collector had not answered');
});
