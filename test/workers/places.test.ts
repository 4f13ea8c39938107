import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import t, { type Test } from 'tap';
import { createSend } from '../../src/shared/http.js';
import { agentsTo, createPlaces, type Resolve } from '../../src/workers/places.js';
import { never } from '../helpers/failure.js';
import { certificate } from '../helpers/secure-site.js';

const four = (...addresses: string[]) => addresses.map((address) => ({ address, family: 4 }));
const six = (...addresses: string[]) => addresses.map((address) => ({ address, family: 6 }));
const url = (text: string) => new URL(text);

t.test('which places an address means', async (t) => {
  const cases: [name: string, records: Awaited<ReturnType<Resolve>>, places: (string | undefined)[]][] = [
    ['one record is the name itself', four('10.0.0.1'), [undefined]],
    ['several are a place each', four('10.0.0.2', '10.0.0.1'), ['10.0.0.1', '10.0.0.2']],
    ['IPv6', six('fd00::1', 'fd00::2'), ['fd00::1', 'fd00::2']],
    ['both families of one worker', [...six('::1'), ...four('127.0.0.1')], [undefined]],
    ['both families of two', [...six('fd00::1', 'fd00::2'), ...four('10.0.0.1', '10.0.0.2')], ['10.0.0.1', '10.0.0.2']],
    ['the same twice', four('10.0.0.1', '10.0.0.1'), [undefined]],
  ];
  for (const [name, records, ips] of cases) {
    const places = await createPlaces([url('http://workers:8000/')], { resolve: async () => records })();
    t.strictSame(
      places.map(({ ip }) => ip),
      ips,
      name,
    );
    t.ok(places.every(({ address }) => address.hostname === 'workers'));
  }
});

t.test('literals are asked nobody about, and what stands twice is one', async (t) => {
  const resolve: Resolve = async () => t.fail('asked') as never;
  const literals = ['http://10.0.0.1:8000/', 'http://[fd00::1]:8000/', 'http://10.0.0.1:8000/'].map(url);
  const places = await createPlaces(literals, { resolve })();
  t.strictSame(
    places.map(({ address }) => address.host),
    ['10.0.0.1:8000', '[fd00::1]:8000'],
  );
});

t.test('a name is asked about again while it is used; what was known last holds while nobody answers', async (t) => {
  let now = 0;
  let answer: Awaited<ReturnType<Resolve>> | Error = four('10.0.0.1', '10.0.0.2');
  let asked = 0;
  const resolve: Resolve = async () => {
    asked++;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const places = createPlaces([url('http://workers:8000/')], { resolve, now: () => now });
  const ips = async () => (await places()).map(({ ip }) => ip);
  const ipsLater = async () => {
    now += 60_000;
    await ips();
    await new Promise(setImmediate);
    return ips();
  };
  t.strictSame(await ips(), ['10.0.0.1', '10.0.0.2']);
  await Promise.all([ips(), ips()]);
  t.equal(asked, 1);
  answer = four('10.0.0.2', '10.0.0.3');
  t.strictSame(await ipsLater(), ['10.0.0.2', '10.0.0.3']);
  answer = new Error('no name server');
  t.strictSame(await ipsLater(), ['10.0.0.2', '10.0.0.3']);
  answer = four('10.0.0.9');
  t.strictSame(await ipsLater(), [undefined]);
});

t.test('a name that nobody knows is left to the connection, which says so', async (t) => {
  const unknown: Resolve = async () => {
    throw new Error('no such name');
  };
  const places = await createPlaces([url('http://workers:8000/')], { resolve: unknown })();
  t.match(places, [{ address: url('http://workers:8000/'), ip: undefined }]);
});

/** The same port at several addresses of this machine. */
async function serversAt(t: Test, ips: readonly string[], create: (listener: RequestListener) => Server) {
  let port = 0;
  for (const ip of ips) {
    const server = create((req, res) => void res.end(`${ip} ${req.headers.host}`));
    await new Promise<void>((resolve) => server.listen(port, ip, resolve));
    port = (server.address() as AddressInfo).port;
    t.teardown(() => {
      server.closeAllConnections();
      server.close();
    });
  }
  return port;
}

t.test('each record is dialled, under the name, with TLS too', { skip: process.platform !== 'linux' }, async (t) => {
  const ips = ['127.0.0.1', '127.0.0.2', '127.0.0.3'];
  const resolve: Resolve = async () => four(...ips);
  for (const [scheme, create] of [
    ['http', (listener: RequestListener) => createServer(listener)],
    ['https', (listener: RequestListener) => createTlsServer(certificate, listener) as unknown as Server],
  ] as const) {
    const port = await serversAt(t, ips, create);
    const places = await createPlaces([url(`${scheme}://site.test:${port}/`)], { resolve })();
    const answers = await Promise.all(
      places.map(async (place) => {
        const agents = agentsTo(place);
        if (agents) agents.https.options.ca = certificate.cert;
        const send = createSend({ timeoutMs: 10_000, maxBytes: 1_000, ...(agents && { agents }) });
        return (await send({ url: place.address }, never)).body;
      }),
    );
    t.strictSame(
      answers,
      ips.map((ip) => `${ip} site.test:${port}`),
      scheme,
    );
  }
});
