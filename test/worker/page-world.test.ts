import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import t from 'tap';
import { createBrowser, createSite, guardFor, type Route, skip } from './browser-site.js';

const script =
  (body: string): Route =>
  (_req, res) =>
    void res.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' }).end(body);
const under =
  (policy: string, html: string): Route =>
  (_req, res) =>
    void res.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy }).end(html);

/** The first message of a web socket, after a while; frames are those of RFC 6455, section 5.2. */
function answerSocket({ headers, socket }: IncomingMessage, ms: number): void {
  const key = `${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
  const accept = createHash('sha1').update(key).digest('base64');
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
  );
  const said = Buffer.from('FROM A SOCKET');
  setTimeout(() => socket.write(Buffer.concat([Buffer.from([0x81, said.length]), said])), ms);
}

/** A page whose only text is what its script finds. */
const says = (code: string) => `<!doctype html><title>t</title><main id="app"><p>Loading…</p></main><script>
  const show = (text) => { app.textContent = 'FOUND ' + text };
  (async () => { ${code} })().catch((thrown) => show(thrown));</script>`;
const inWorker = (code: string, options = '') => `const source = ${JSON.stringify(code)};
  new Worker(URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))${options}).onmessage = ({ data }) => show(data);`;

const SUBCLASSES = `
  class MySocket extends WebSocket { constructor(url) { super(url); this.mine = 1 } own() { return 'own' } }
  const socket = new MySocket('ws://' + location.host + '/socket');
  const worker = new (class extends Worker {})(URL.createObjectURL(new Blob([''])));
  const source = new (class Mine extends EventSource {})('/events');`;
const NATIVES = [
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'Worker',
  'WebSocket',
  'EventSource',
  'IntersectionObserver.prototype.observe',
  'IntersectionObserver.prototype.unobserve',
  'IntersectionObserver.prototype.disconnect',
  'EventTarget.prototype.addEventListener',
  "Object.getOwnPropertyDescriptor(Navigator.prototype, 'userAgent').get",
];

/** Title: a page, and what its script finds. */
const PAGES: Record<string, [page: string | Route, expected: string | RegExp]> = {
  'the first message of a web socket': [
    says("new WebSocket('ws://' + location.host + '/socket').onmessage = ({ data }) => show(data)"),
    'FOUND FROM A SOCKET',
  ],
  'what a worker of its own file says': [
    says("new Worker('/worker.js').onmessage = ({ data }) => show(data)"),
    'FOUND FROM A WORKER',
  ],
  'what a module as a worker says': [
    says("new Worker('/module.js', { type: 'module' }).onmessage = ({ data }) => show(data)"),
    'FOUND FROM A MODULE',
  ],
  'what a shared worker says': [
    says("const { port } = new SharedWorker('/shared.js'); port.onmessage = ({ data }) => show(data); port.start()"),
    'FOUND FROM A SHARED WORKER',
  ],
  'what a worker of a worker says': [
    says(
      inWorker(
        "new Worker(URL.createObjectURL(new Blob(['setTimeout(() => postMessage(1), 500)']))).onmessage = () => postMessage('TWICE')",
      ),
    ),
    'FOUND TWICE',
  ],
  'what a worker fetches': [
    says(
      inWorker('onmessage = async ({ data }) => postMessage(await (await fetch(data)).text())').replace(
        '.onmessage',
        ';const w = new Worker(URL.createObjectURL(new Blob([source]))); w.postMessage(new URL("/slow", location).href); w.onmessage',
      ),
    ),
    'FOUND SLOW',
  ],
  'what timers of timers show': [
    says('const step = (n) => n > 12 ? show("CHAINED") : setTimeout(step, 150, n + 1); step(0)'),
    'FOUND CHAINED',
  ],
  'what an idle moment brings': [says('requestIdleCallback(() => show("IDLE"), { timeout: 3000 })'), 'FOUND IDLE'],
  'what a message channel brings': [
    says(
      'const { port1, port2 } = new MessageChannel(); port1.onmessage = () => setTimeout(show, 900, "CHANNEL"); port2.postMessage(1)',
    ),
    'FOUND CHANNEL',
  ],
  'what a late bundle brings': [
    '<main id="app">Loading…</main><script>const s = document.createElement("script"); s.src = "/late.js"; document.head.append(s)</script>',
    'LATE BUNDLE',
  ],
  'what a late module brings': [
    says('const { text } = await import("/late-module.js"); show(text)'),
    'FOUND LATE MODULE',
  ],
  'a dialog and a details element': [
    '<dialog id="d"><p>IN A DIALOG</p></dialog><script>d.showModal()</script>',
    'IN A DIALOG',
  ],
  'a frame of its own text': ['<iframe srcdoc="<p>IN A SRCDOC</p>"></iframe>', 'IN A SRCDOC'],
  'a frame of its own text, that a script made': [
    `<div id="app"></div><script>const f = document.createElement('iframe'); f.srcdoc = '<p id=p></p><script>setTimeout(() => { p.textContent = "LATE IN A SRCDOC" }, 700)<\\/script>'; app.append(f)</script>`,
    'LATE IN A SRCDOC',
  ],
  'a slot with what stands for it': [
    `<x-a><b slot="one">SLOTTED</b></x-a><script>customElements.define('x-a', class extends HTMLElement { connectedCallback() {
      this.attachShadow({ mode: 'open' }).innerHTML = '<i><slot name="one"></slot></i><u><slot name="two">INSTEAD</slot></u>' } })</script>`,
    /<i><b slot="one">SLOTTED<\/b><\/i><u>INSTEAD<\/u>/,
  ],

  'functions that look native': [
    says(
      `show([${NATIVES.join(',')}].every((one) => /\\{\\s*\\[native code\\]\\s*\\}$/.test(Function.prototype.toString.call(one)) && /native code/.test(one + '')))`,
    ),
    'FOUND true',
  ],
  'functions that say their names': [
    says(`show([${NATIVES.slice(0, 11).join(',')}].map((one) => one.name + one.length).join())`),
    'FOUND requestAnimationFrame1,cancelAnimationFrame1,requestIdleCallback1,cancelIdleCallback1,Worker1,WebSocket1,EventSource1,observe1,unobserve1,disconnect0,addEventListener2',
  ],
  'constants of classes': [
    says('show([WebSocket.OPEN, WebSocket.CLOSED, EventSource.CLOSED, WebSocket.prototype.CLOSING].join())'),
    'FOUND 1,3,2,2',
  ],
  'classes that its own are made of': [
    says(`${SUBCLASSES} show([socket instanceof MySocket, socket instanceof WebSocket, socket.mine, socket.own(), socket.constructor === MySocket,
      worker instanceof Worker, source instanceof EventSource, Object.getPrototypeOf(MySocket) === WebSocket,
      Object.prototype.toString.call(socket)].join()); socket.close(); source.close()`),
    'FOUND true,true,1,own,true,true,true,true,[object WebSocket]',
  ],
  'constructors that name their class': [
    says(`const s = new WebSocket('ws://' + location.host + '/socket');
      show([s.constructor === WebSocket, WebSocket.prototype.constructor === WebSocket, Worker.prototype.constructor === Worker,
        EventSource.prototype.constructor === EventSource].join()); s.close()`),
    'FOUND true,true,true,true',
  ],
  'errors that are those of the browser': [
    says(`const codeOf = (f) => { try { f(); return 'none' } catch (thrown) { return thrown.name + '/' + (thrown instanceof TypeError) } };
      show([() => WebSocket('ws://x'), () => new WebSocket('ws://['), () => requestAnimationFrame(1), () => new Worker(),
        () => Navigator.prototype.userAgent, () => new IntersectionObserver(() => {}).observe({})].map(codeOf).join())`),
    'FOUND TypeError/true,SyntaxError/false,TypeError/true,TypeError/true,TypeError/true,TypeError/true',
  ],
  'no names of ours': [
    says(
      "const f = document.createElement('iframe'); document.body.append(f); const clean = new Set(Object.getOwnPropertyNames(f.contentWindow)); show(Object.getOwnPropertyNames(window).filter((n) => !clean.has(n) && !/^(show|app|\\d+)$/.test(n)).join() || 'none')",
    ),
    'FOUND none',
  ],
  'what it has frozen': [
    says(`for (const one of [Object, Array, Function, Reflect, Set, Map, Event, EventTarget, Node, Element, window.Worker]) { Object.freeze(one); Object.freeze(one.prototype) }
      Object.freeze(WebSocket); requestAnimationFrame(() => setTimeout(() => show('FROZEN'), 300))`),
    'FOUND FROZEN',
  ],
  'what it has replaced': [
    says(`Set.prototype.add = Set.prototype.delete = Set.prototype.has = Map.prototype.get = () => { throw new Error('no') };
      Reflect.apply = Reflect.construct = () => { throw new Error('no') }; Function.prototype.call = Function.prototype.apply = () => { throw new Error('no') };
      EventTarget.prototype.addEventListener = EventTarget.prototype.dispatchEvent = () => {}; window.Event = undefined; window.Proxy = undefined;
      Object.defineProperty(Set.prototype, 'size', { get() { throw new Error('no') } });
      requestAnimationFrame(() => setTimeout(() => show('REPLACED'), 300))`),
    'FOUND REPLACED',
  ],
  'frames that it has wrapped': [
    says(`const own = requestAnimationFrame; let n = 0; window.requestAnimationFrame = (f) => { n++; return own.call(window, f) };
      const step = () => n < 20 ? requestAnimationFrame(step) : show('WRAPPED ' + n); step()`),
    'FOUND WRAPPED 20',
  ],
  'frames that take long': [
    says(`let n = 0, sum = 0;
      const step = () => { for (let i = 0; i < 3e7; i++) sum += i; n++ < 4 ? requestAnimationFrame(step) : show('SLOW') };
      requestAnimationFrame(step)`),
    'FOUND SLOW',
  ],
  'frames that it has taken back': [
    says(
      'let n = 0; const id = requestAnimationFrame(() => n++); cancelAnimationFrame(id); const other = requestIdleCallback(() => n++); cancelIdleCallback(other); setTimeout(() => show(n), 500)',
    ),
    'FOUND 0',
  ],
  'the time that a frame has': [
    says(
      'requestAnimationFrame(function (now) { "use strict"; show([typeof now, arguments.length, this === window || this === undefined].join()) })',
    ),
    'FOUND number,1,true',
  ],
  'idle time that is left': [
    says('requestIdleCallback((d) => show([d instanceof IdleDeadline, typeof d.timeRemaining()].join()))'),
    'FOUND true,number',
  ],
  'a worker under a policy of its own': [
    under("worker-src 'none'", says("new Worker('/worker.js').onerror = () => show('REFUSED')")),
    'FOUND REFUSED',
  ],
  'a worker under Trusted Types': [
    under(
      "require-trusted-types-for 'script'; trusted-types p",
      says(`
      const p = trustedTypes.createPolicy('p', { createScriptURL: (url) => url });
      let refused; try { new Worker('/worker.js') } catch (thrown) { refused = thrown.name }
      new Worker(p.createScriptURL('/worker.js')).onmessage = ({ data }) => show(refused + ' ' + data)`),
    ),
    'FOUND TypeError FROM A WORKER',
  ],
  'scripts under a strict policy': [
    under(
      "default-src 'none'; script-src 'nonce-a' 'strict-dynamic'; connect-src 'self'",
      `<main id="app">Loading…</main><script nonce="a">
      fetch('/slow').then((r) => r.text()).then((text) => requestAnimationFrame(() => { app.textContent = 'FOUND ' + text }))</script>`,
    ),
    'FOUND SLOW',
  ],
  'an observer of its own kind': [
    says(`class Mine extends IntersectionObserver { observe(e) { super.observe(e); this.last = e } }
      const o = new Mine(([e]) => e.isIntersecting && show([o.last === app, o.takeRecords().length, o instanceof IntersectionObserver].join())); o.observe(app)`),
    'FOUND true,0,true',
  ],
  'a listener that is no function': [
    says(
      "addEventListener('scroll', { handleEvent() {} }); document.addEventListener('scroll', null); addEventListener.call(undefined, 'x', () => show('HEARD')); dispatchEvent(new Event('x'))",
    ),
    'FOUND HEARD',
  ],

  'the browser by its hints': [
    says(
      'const { brands, mobile, platform } = navigator.userAgentData; show(JSON.stringify([brands.map((b) => b.brand), brands[0].version > 100, mobile, platform]))',
    ),
    /FOUND \[\["Chromium"\],true,false,"(?:Linux|macOS|Windows)"\]/,
  ],
  'all of the hints': [
    says(`const all = await navigator.userAgentData.getHighEntropyValues(['architecture', 'bitness', 'formFactors', 'fullVersionList', 'model', 'platformVersion', 'uaFullVersion', 'wow64']);
      show(JSON.stringify([all.fullVersionList.map(({ brand, version }) => brand + ' ' + (Number(version.split('.')[0]) > 100 && version.split('.').length)), all.model]))`),
    'FOUND [["Chromium 4"],""]',
  ],
  'the hints in a worker': [
    says(
      inWorker('postMessage(JSON.stringify(navigator.userAgentData))').replace(
        'show(data)',
        'show(data === JSON.stringify(navigator.userAgentData) || data)',
      ),
    ),
    'FOUND true',
  ],
  'in workers the name that sites are told': [
    says(inWorker('postMessage(navigator.userAgent)')),
    /FOUND TestBot\/1\.0 \(\+https:\/\/example\.com\/bot\)</,
  ],
  'in shared workers that name, too': [
    says("const { port } = new SharedWorker('/shared-name.js'); port.onmessage = ({ data }) => show(data)"),
    'FOUND TestBot/1.0 (+https://example.com/bot)',
  ],
  'one name in page and frame': [
    says(
      "const f = document.createElement('iframe'); document.body.append(f); show(f.contentWindow.navigator.userAgent === navigator.userAgent)",
    ),
    'FOUND true',
  ],
  'its own name before its first script': [
    says('show([navigator.appVersion, navigator.userAgent].map((n) => /Chrome\\/\\d+/.test(n)).join())'),
    'FOUND true,true',
  ],
};

t.test('a page has', { skip }, async (t) => {
  t.jobs = 2; // they wait more than they compute
  const site = await createSite(t, {
    '/worker.js': script('setTimeout(() => postMessage("FROM A WORKER"), 1500)'),
    '/module.js': script('import { text } from "/part.js"; setTimeout(() => postMessage(text), 1000)'),
    '/part.js': script('export const text = "FROM A MODULE"'),
    '/shared.js': script(
      'onconnect = ({ ports }) => setTimeout(() => ports[0].postMessage("FROM A SHARED WORKER"), 1000)',
    ),
    '/shared-name.js': script('onconnect = ({ ports }) => ports[0].postMessage(navigator.userAgent)'),
    '/late.js': slow(3_000, 'text/javascript', 'app.textContent = "LATE BUNDLE"'),
    '/late-module.js': slow(2_500, 'text/javascript', 'export const text = "LATE MODULE"'),
    '/slow': slow(1_000, 'text/plain', 'SLOW'),
    '/socket': (req) => answerSocket(req, 1_500),
    '/events': (_req, res) => void res.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n'),
    ...Object.fromEntries(Object.values(PAGES).map(([page], i) => [`/page${i}`, page])),
  });
  // Only a host of this machine has hints without TLS.
  const browser = createBrowser(t, site, { waitMs: 5_000, guard: guardFor(site, [site.port]) });
  for (const [i, [title, [, expected]]] of Object.entries(PAGES).entries())
    t.test(title, async (t) => t.match((await browser.load(`/page${i}`, { host: '127.0.0.1' })).text, expected));
});

function slow(ms: number, type: string, body: string): (req: IncomingMessage, res: ServerResponse) => void {
  return (_req, res) => void setTimeout(() => res.writeHead(200, { 'content-type': type }).end(body), ms);
}

t.test('requests name who asks, and hints the browser', { skip }, async (t) => {
  const seen: Record<string, string | string[] | undefined>[] = [];
  const note: Route = ({ headers }, res) => {
    seen.push(headers);
    res.writeHead(200, { 'content-type': 'text/html' });
    res.end(seen.length > 3 ? '' : '<p>a<script>fetch("/data"); new Worker("/worker.js")</script>');
  };
  const site = await createSite(t, { '/page': note, '/data': note, '/worker.js': note });
  await createBrowser(t, site).load('/page');
  t.ok(seen.length >= 3);
  for (const headers of seen) {
    t.equal(headers['user-agent'], 'TestBot/1.0 (+https://example.com/bot)');
    for (const [name, value] of Object.entries(headers))
      if (name.startsWith('sec-ch-')) t.notMatch(String(value), /headless/i);
  }
});
