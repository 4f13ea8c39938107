import { readdirSync } from 'node:fs';
import t from 'tap';
import { asHost } from '../helpers/as-host.js';
import { gatewayFor } from '../helpers/gateway.js';
import { inRoot } from '../helpers/root.js';

t.test('the page comes from our own origin, nothing inline, in 30 kB', async (t) => {
  const { url } = await gatewayFor(t);
  const response = await fetch(url);
  const policy = response.headers.get('content-security-policy') ?? '';
  t.match(policy, /default-src 'none'.*script-src 'self';.*style-src 'self';/);
  t.notMatch(policy, /unsafe|https?:|data:/);
  t.match(response.headers.get('content-type'), 'text/html; charset=utf-8');
  const html = await response.text();
  t.notMatch(html, /<style|style=|<script(?![^>]* src=)|\son\w+=|(src|href)="(https?:|\/)/);
  const linked = new Set([...html.matchAll(/(?:src|href)="(ui\/[^"]+)"/g)].map(([, path]) => path ?? ''));
  const types: Record<string, RegExp> = { js: /^text\/javascript/, css: /^text\/css/, svg: /^image\/svg/ };
  let bytes = Buffer.byteLength(html);
  for (const path of linked) {
    const part = await fetch(new URL(path, url));
    t.equal(part.status, 200, path);
    t.match(part.headers.get('content-type'), types[path.split('.').at(-1) ?? '']);
    bytes += (await part.arrayBuffer()).byteLength;
  }
  const built = readdirSync(inRoot('dist/src/ui/'));
  t.strictSame(
    new Set(built.map((name) => (name === 'index.html' ? 'html' : `ui/${name}`))),
    new Set(['html', ...linked]),
  );
  t.ok(bytes <= 30_000, `${bytes} octets`);
});

t.test('the page names the contracts that are served', async (t) => {
  const { url } = await gatewayFor(t, { env: { SERVICE_DROP_IN: 'open_webui' } });
  const html = await (await fetch(url)).text();
  const [, path = ''] = /Serves clients of <a href="([^"]+)">Open WebUI<\/a> too/.exec(html) ?? [];
  t.equal((await fetch(new URL(path, url))).status, 200);
  const without = await gatewayFor(t);
  t.notMatch(await (await fetch(without.url)).text(), /Serves clients/);
});

t.test('what does not change is kept by browsers and asked for by its tag', async (t) => {
  const { url } = await gatewayFor(t);
  for (const path of ['', 'ui/main.js', 'docs', 'docs/start.js', 'docs/swagger-ui-bundle.js', 'openapi.json']) {
    const { headers } = await fetch(new URL(path, url));
    t.equal(headers.get('cache-control'), 'no-cache', path);
    const tag = headers.get('etag') ?? '';
    // `fetch` would ask for a fresh copy as soon as it is given a condition.
    const ask = async (known: string) =>
      (await asHost(new URL(path, url), url.host, { headers: { 'if-none-match': known } })).status;
    t.equal(await ask(tag), 304, path);
    t.equal(await ask('"older"'), 200, path);
    const head = await fetch(new URL(path, url), { method: 'HEAD' });
    t.match([head.status, head.headers.get('etag'), await head.text()], [200, tag, '']);
    t.equal((await fetch(new URL(path, url), { method: 'POST' })).status, 405, path);
  }
});

t.test('SERVICE_UI_ENABLED=false leaves the calls and their description', async (t) => {
  const { url } = await gatewayFor(t, { env: { SERVICE_UI_ENABLED: 'false' } });
  const unknown = await (await fetch(new URL('nowhere', url))).json();
  for (const path of ['', 'ui/main.js', 'docs', 'docs/', 'docs/swagger-ui.css', 'docs/start.js']) {
    const response = await fetch(new URL(path, url));
    t.equal(response.status, 404, path);
    t.strictSame(await response.json(), unknown, path);
  }
  t.equal((await fetch(new URL('openapi.json', url))).status, 200);
  t.equal((await fetch(new URL('healthz', url))).status, 200);
});
