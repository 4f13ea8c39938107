/** Why a page could not be had: in the worker's line, and in the head of its answer for the gateway's. */
import { createServer } from 'node:net';
import t from 'tap';
import { isReason, reasonOf } from '../../src/shared/reason.js';
import { createWorkerClient } from '../../src/worker-client.js';
import { failureOf, never } from '../helpers/failure.js';
import { listen, type Teardown } from '../helpers/listen.js';
import { secureSiteFor } from '../helpers/secure-site.js';
import { extract, workerFor } from '../helpers/worker.js';
import { skip } from './browser-site.js';

/** A site that answers robots.txt and nothing else: it resets every other request. */
function closingSite(t: Teardown): Promise<URL> {
  return listen(t, (req, res) => {
    if (req.url === '/robots.txt') res.end('User-agent: *\nDisallow: /denied\n');
    else if (req.url === '/loop') res.writeHead(302, { location: '/loop' }).end();
    else req.socket.resetAndDestroy();
  });
}

/** An address at which nobody listens. */
async function deadSite(): Promise<URL> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return new URL(`http://127.0.0.1:${port}/`);
}

for (const js_render of [false, true]) {
  t.test(js_render ? 'rendered' : 'static', { skip: js_render && skip }, async (t) => {
    const lines: string[] = [];
    const worker = await workerFor(t, {}, lines);
    const site = await closingSite(t);
    const broken = await listen(t, (req, res) => {
      if (req.url === '/robots.txt') res.writeHead(404).end();
      else req.socket.end('canary, no HTTP\r\n\r\n');
    });
    const cases: [url: URL, error: string, reason: string | null][] = [
      [await deadSite(), 'unreachable', 'connection_refused'],
      [await secureSiteFor(t), 'unreachable', 'tls'],
      [new URL('reset', site), 'unreachable', 'connection_reset'],
      [new URL('denied', site), 'robots_denied', 'robots_disallowed'],
      [await listen(t, (_req, res) => res.writeHead(503).end()), 'robots_denied', 'robots_unavailable'],
      // A rendered answer that is no HTTP is the proxy's own 502, which says nothing more.
      ...(js_render ? [] : ([[broken, 'upstream_error', 'malformed_answer']] as [URL, string, string][])),
      [new URL('loop', site), 'upstream_error', 'too_many_redirects'],
    ];
    for (const [url, error, reason] of cases) {
      lines.length = 0;
      const { headers, ...answer } = await extract(worker, { url, js_render });
      t.strictSame(answer, { status: 200, markdown: '', success: false, error }, 'the body is the contract');
      t.equal(headers.get('x-fetch-reason'), reason);
      const told = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'fetch');
      t.match(told, [{ outcome: error, reason }]);
      t.notMatch(lines.join(''), new RegExp(`canary|${url.port}`));
    }
  });
}

t.test(
  'a rendered page that leads to a private address is refused with the kind of the address',
  { skip },
  async (t) => {
    const lines: string[] = [];
    const worker = await workerFor(t, { CRAWL_WORKER_ALLOW_PRIVATE_NETWORKS: 'false' }, lines);
    for (const [url, reason] of [
      ['http://192.168.3.4/', 'address_private'],
      ['http://100.64.1.1/', 'address_cgnat'],
      ['http://[::ffff:8.8.8.8]/', 'address_embedded_ipv4'],
      ['http://224.0.0.1/', 'address_multicast'],
      ['http://printer.local/', 'internal_name'],
    ]) {
      const { headers } = await extract(worker, { url, js_render: true });
      t.equal(headers.get('x-fetch-reason'), reason);
    }
  },
);

t.test('the gateway takes a reason of the list from a worker, and nothing else', async (t) => {
  for (const [said, reason] of [
    ['address_private', 'address_private'],
    ['canary.example', undefined],
  ] as const) {
    const url = await listen(t, (_req, res) => {
      res.writeHead(200, { 'content-type': 'application/json', 'x-fetch-reason': said });
      res.end('{"markdown":"","success":false,"error":"unreachable"}');
    });
    const { createSend } = await import('../../src/shared/http.js');
    const fetchPage = createWorkerClient(url, createSend({ timeoutMs: 5_000, maxBytes: 10_000 }));
    const failure = await failureOf(fetchPage({ url: 'https://site.example/', js_render: false }, never));
    t.match(failure, { code: 'unreachable' });
    t.equal((failure as { reason?: string }).reason, reason);
  }
});

t.test('codes of the system are words of the list', async (t) => {
  const coded = (code: string, syscall?: string) => Object.assign(new Error('canary'), { code, syscall });
  const cases = [
    [coded('ENOTFOUND', 'queryA'), 'name_not_found'],
    [coded('ENODATA', 'queryAaaa'), 'name_not_found'],
    [coded('ENOTFOUND', 'getaddrinfo'), 'name_not_found'],
    [coded('ECONNREFUSED', 'queryA'), 'name_server_failed'],
    [coded('ESERVFAIL', 'queryA'), 'name_server_failed'],
    [coded('EAI_AGAIN', 'getaddrinfo'), 'name_server_failed'],
    [coded('ECONNREFUSED', 'connect'), 'connection_refused'],
    [coded('EHOSTUNREACH', 'connect'), 'network_unreachable'],
    [coded('ETIMEDOUT', 'connect'), 'connection_timeout'],
    [coded('DEPTH_ZERO_SELF_SIGNED_CERT'), 'tls'],
    [coded('ERR_TLS_CERT_ALTNAME_INVALID'), 'tls'],
    [coded('CERT_HAS_EXPIRED'), 'tls'],
    [coded('EPROTO', 'write'), 'tls'],
    [coded('HPE_INVALID_CONSTANT'), 'malformed_answer'],
    [new Error('outer', { cause: coded('ECONNRESET', 'read') }), 'connection_reset'],
    [coded('canary'), undefined],
  ] as const;
  for (const [error, reason] of cases) {
    t.equal(reasonOf(error), reason);
    if (reason) t.ok(isReason(reason));
  }
});
