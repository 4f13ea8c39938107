/** A gateway before three worker processes: each host has its worker, and none is missed when it dies. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import t, { type Test } from 'tap';
import { postJson } from '../helpers/gateway.js';
import { announcedUrl, run, settingsFor, start } from '../helpers/product.js';
import { scrape } from '../helpers/prometheus.js';

const NAMES = ['One', 'Two', 'Three'] as const;
type Name = (typeof NAMES)[number];

/** A web of many hosts on loopback that knows which worker has visited each. */
async function manyHosts(t: Test) {
  const visitors = new Map<string, string[]>();
  const held: { host: string; res: ServerResponse }[] = [];
  let holding = false;
  const server = createServer(({ url, headers }, res) => {
    if (url === '/robots.txt') return void res.writeHead(404).end();
    const host = headers.host?.split(':')[0] ?? '';
    const name = /^(\w+)/.exec(headers['user-agent'] ?? '')?.[1] ?? '';
    visitors.set(host, [...(visitors.get(host) ?? []), name]);
    if (holding) held.push({ host, res });
    else answer(res);
    server.emit('asked');
  });
  const answer = (res: ServerResponse) =>
    res.setHeader('content-type', 'text/html').end('<p>A page of some host, with words enough.</p>');
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  t.teardown(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    hosts: Array.from({ length: 24 }, (_, n) => `127.0.1.${n + 1}`),
    urlOf: (host: string) => `http://${host}:${port}/page`,
    visitorOf: (host: string) => visitors.get(host)?.at(-1) as Name,
    visitors: (host: string) => new Set(visitors.get(host)),
    hold() {
      holding = true;
    },
    async heldCount(count: number) {
      while (held.length < count) await new Promise((resolve) => server.once('asked', resolve));
    },
    release() {
      holding = false;
      for (const { res } of held.splice(0)) answer(res);
    },
  };
}

t.test('three workers, of which one is killed and comes back', { skip: process.platform !== 'linux' }, async (t) => {
  const web = await manyHosts(t);
  const env = { CRAWL_WORKER_ALLOW_PRIVATE_NETWORKS: 'true' };
  const worker = async (name: Name, port = '0') => {
    const agent = { CRAWL_WORKER_USER_AGENT: `${name}/1.0`, CRAWL_WORKER_PORT: port };
    const { child, output } = await start(t, ['worker'], { ...env, ...agent });
    return { child, url: new URL(/http:\S+\//.exec(output().stderr)?.[0] ?? '') };
  };
  const workers = Object.fromEntries(
    await Promise.all(NAMES.map(async (name) => [name, await worker(name)] as const)),
  ) as Record<Name, Awaited<ReturnType<typeof worker>>>;
  const SERVICE_CRAWL_WORKER_ADDRESS = NAMES.map((name) => workers[name].url.origin).join(', ');
  const { output } = await start(t, ['gateway'], {
    ...settingsFor(new URL('http://127.0.0.1:9/')),
    SERVICE_CRAWL_WORKER_ADDRESS,
    SERVICE_METRICS_PORT: '0',
    SERVICE_LOG_LEVEL: 'info',
  });
  const gateway = announcedUrl(output().stderr);
  const metrics = new URL(/metrics (\S+)/.exec(output().stderr)?.[1] ?? '');
  const fetchFrom = async (host: string) => {
    const { status } = await postJson(new URL('api/v1/fetch', gateway), { url: web.urlOf(host), js_render: false });
    return status;
  };
  const fetchAll = async () => new Set(await Promise.all(web.hosts.map(fetchFrom)));
  const ready = async () => {
    const response = await fetch(new URL('readyz', gateway));
    const { workers } = (await response.json()) as { workers: { known: number; out: number } };
    return { status: response.status, workers };
  };
  const all200 = new Set([200]);

  for (let round = 0; round < 3; round++) t.strictSame(await fetchAll(), all200);
  for (const host of web.hosts) t.equal(web.visitors(host).size, 1, 'a host has one worker');
  const homes = new Map(web.hosts.map((host) => [host, web.visitorOf(host)]));
  t.strictSame(new Set(homes.values()), new Set(NAMES), 'and each worker has hosts');
  t.match(await ready(), { status: 200, workers: { known: 3, out: 0 } });

  const dead = homes.get(web.hosts[0] ?? '') as Name;
  web.hold();
  const under = fetchAll();
  await web.heldCount(web.hosts.length);
  const killed = new Promise((resolve) => workers[dead].child.once('close', resolve));
  workers[dead].child.kill('SIGKILL');
  await killed;
  const orphans = web.hosts.filter((host) => homes.get(host) === dead).length;
  await web.heldCount(web.hosts.length + orphans);
  web.release();
  t.strictSame(await under, all200, 'what it had begun another one ends');
  t.strictSame(await fetchAll(), all200);
  for (const host of web.hosts) {
    if (homes.get(host) === dead) t.not(web.visitorOf(host), dead);
    else t.equal(web.visitorOf(host), homes.get(host), 'the hosts of the others stay');
  }
  t.match(await ready(), { status: 200, workers: { known: 3, out: 1 } });
  t.equal((await scrape(metrics)).value('search_gateway_workers_out'), 1);
  const doctor = await run(['doctor', '--json'], {
    SERVICE_CRAWL_WORKER_ADDRESS,
    SERVICE_NATIVE_PROVIDER_ADDRESS: 'http://127.0.0.1:9',
  });
  const told = (JSON.parse(doctor.stdout) as { check: string; status: string; message: string }[]).filter(
    ({ check }) => check === 'worker',
  );
  t.strictSame(
    told.map(({ status }) => status),
    NAMES.map((name) => (name === dead ? 'warn' : 'ok')),
  );
  t.match(told[0]?.message, /^1 of 3: /);

  workers[dead] = await worker(dead, workers[dead].url.port);
  while ((await ready()).workers.out > 0) await fetchFrom(web.hosts[0] ?? '');
  t.strictSame(await fetchAll(), all200);
  for (const host of web.hosts) t.equal(web.visitorOf(host), homes.get(host), 'it has its hosts again');

  for (const name of NAMES) workers[name].child.kill('SIGKILL');
  while ((await ready()).status === 200);
  t.match(await postJson(new URL('api/v1/fetch', gateway), { url: web.urlOf('127.0.1.1') }), {
    status: 502,
    body: { error: 'unreachable' },
  });
  const lines = output().stdout.split('\n');
  t.ok(lines.some((line) => line.includes('a crawl worker does not answer and is passed over')));
});
