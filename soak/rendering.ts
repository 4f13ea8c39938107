import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGuard } from '../src/shared/guard.js';
import { createBrowserLoader } from '../worker/loaders/browser.js';

const TRIES = 10;
const TEXT = 'THE TEXT';

const app = (code: string, before = '') =>
  `<!doctype html><title>t</title>${before}<main id="app"><p>Loading…</p></main><script type="module">
  const show = (text = '${TEXT}') => { app.textContent = text };
  ${code}</script>`;
const inWorker = (code: string) => `new Worker(URL.createObjectURL(new Blob([\`${code}\`])))`;
const tall = '<div style="height:2500px"></div>';
const root = (mode: string, inner: string) =>
  `<x-page><b slot="s">${TEXT}</b></x-page><script>document.querySelector('x-page').attachShadow({ mode: '${mode}' }).innerHTML = '${inner}'</script>`;

/** Of each kind a page that has its text only when it was waited for. */
const KINDS: Record<string, string> = {
  'fetch of three seconds': app("fetch('/late').then((r) => r.text()).then(show)"),
  'XMLHttpRequest of three seconds': app(
    "const r = new XMLHttpRequest(); r.open('GET', '/late'); r.onload = () => show(r.responseText); r.send()",
  ),
  'script of three seconds': `<main id="app">Loading…</main><script src="/late.js" async></script>`,
  'module of three seconds': app("show((await import('/late-module.js')).text)"),
  'stream piece by piece': app(
    "let all = ''; for await (const part of (await fetch('/stream')).body.pipeThrough(new TextDecoderStream())) show(all += part)",
  ),
  'message of a worker': app(
    `${inWorker(`setTimeout(() => postMessage('${TEXT}'), 1500)`)}.onmessage = ({ data }) => show(data)`,
  ),
  'first event of a source': app("new EventSource('/events').onmessage = ({ data }) => show(data)"),
  'animation frames': app('let n = 0; const step = () => n++ < 40 ? requestAnimationFrame(step) : show(); step()'),
  'idle callbacks': app('requestIdleCallback(() => setTimeout(() => requestIdleCallback(() => show()), 200))'),
  'timer of 2.5 s': app('setTimeout(show, 2500)'),
  'timers of timers': app('const step = (n) => n > 12 ? show() : setTimeout(step, 150, n + 1); step(0)'),
  'end of an animation': app(
    "app.addEventListener('animationend', () => show())",
    '<style>@keyframes k { from { opacity: 0 } } #app { animation: k 2s }</style>',
  ),
  'end of a transition': app(
    "app.addEventListener('transitionend', () => show()); setTimeout(() => { app.style.opacity = '0.5' }, 100)",
    '<style>#app { transition: opacity 1s }</style>',
  ),
  'section near the window': app(
    'new IntersectionObserver(([e]) => { if (e.isIntersecting) show() }).observe(app)',
    `<p>start</p>${tall}`,
  ),
  'section that waits for a scroll event': app(
    "addEventListener('scroll', () => { if (app.getBoundingClientRect().top < innerHeight) show() })",
    `<p>start</p>${tall}`,
  ),
  'section in a box that scrolls': `<div style="height:100vh;overflow:auto"><p>start</p>${tall}${app(
    'new IntersectionObserver(([e]) => { if (e.isIntersecting) show() }).observe(app)',
  )}</div>`,
  'content-visibility': `<p>start</p>${tall}<section style="content-visibility:auto"><p>${TEXT}</p></section>`,
  'lazy frame': `<p>start</p><div style="height:9000px"></div><iframe loading="lazy" src="/frame"></iframe>`,
  srcdoc: `<iframe srcdoc="<p>${TEXT}</p>"></iframe>`,
  'open shadow root with a slot': root('open', '<slot name="s"></slot>'),
  'closed shadow root with a slot': root('closed', '<slot name="s"></slot>'),
  'closed shadow root in an open one': `<x-page></x-page><script>const a = document.querySelector('x-page').attachShadow({ mode: 'open' });
    a.innerHTML = '<x-inner></x-inner>'; a.firstChild.attachShadow({ mode: 'closed' }).innerHTML = '<p>${TEXT}</p>'</script>`,
  dialog: `<dialog id="d"><p>${TEXT}</p></dialog><script>d.showModal()</script>`,
  template: `<main id="app"></main><template id="tp"><p>${TEXT}</p></template><script>app.append(tp.content.cloneNode(true))</script>`,
  'script that leads on': `<p>Moved.<script>location = '/frame'</script>`,
  'script that leads on after 5 s': `<p>Moved.<script>setTimeout(() => location.replace('/frame'), 5000)</script>`,
  'refresh of 3 s': '<meta http-equiv="refresh" content="3;url=/frame"><p>Moved.',
  'form that sends itself': '<form action="/frame" method="post"></form><script>document.forms[0].submit()</script>',
  'Trusted Types': `<meta http-equiv="Content-Security-Policy" content="require-trusted-types-for 'script'; trusted-types none">${app('show()')}`,
};

const after =
  (ms: number, type: string, body: string): RequestListener =>
  (_req, res) =>
    void setTimeout(() => res.writeHead(200, { 'content-type': type }).end(body), ms);

const ANSWERS: Record<string, RequestListener> = {
  '/late': after(3_000, 'text/plain', TEXT),
  '/late.js': after(3_000, 'text/javascript', `app.textContent = '${TEXT}'`),
  '/late-module.js': after(3_000, 'text/javascript', `export const text = '${TEXT}'`),
  '/frame': after(0, 'text/html', `<p>${TEXT}</p>`),
  '/events': (_req, res) => {
    res.writeHead(200, { 'content-type': 'text/event-stream' }).write(': nothing yet\n\n');
    setTimeout(() => res.write(`data: ${TEXT}\n\n`), 1_000);
  },
  '/stream': (_req, res) => {
    res.writeHead(200, { 'content-type': 'text/plain' });
    for (const [at, part] of [...TEXT].entries()) setTimeout(() => res.write(part), 200 * at);
    setTimeout(() => res.end(), 200 * TEXT.length);
  },
};

/** How often, of ten tries, a page of each kind has its text, and how long a try takes. Needs a Chromium. */
export async function soakRendering(): Promise<void> {
  const pages = Object.entries(KINDS);
  const site = createServer((req, res) => {
    const path = req.url ?? '/';
    const answer = ANSWERS[path] ?? after(0, 'text/html; charset=utf-8', pages[Number(path.slice(1))]?.[1] ?? '');
    answer(req, res);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => site.once('listening', resolve));
  const { port } = site.address() as AddressInfo;
  const guard = createGuard({ allowPrivateNetworks: true });
  const browser = createBrowserLoader({
    guard,
    permit: async () => {},
    env: process.env,
    userAgent: 'SoakBot/1.0',
    waitMs: 5_000,
    maxBytes: 4_000_000,
    timeoutMs: 60_000,
  });
  const never = new AbortController().signal;
  for (const [at, [kind]] of pages.entries()) {
    const ms: number[] = [];
    let right = 0;
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const startedAt = performance.now();
      const page = await browser.load(new URL(`http://127.0.0.1:${port}/${at}`), never).catch(() => undefined);
      ms.push(Math.round(performance.now() - startedAt));
      if (page && textOf(page.text).includes(TEXT)) right++;
    }
    ms.sort((a, b) => a - b);
    console.log(`${String(right).padStart(2)} of ${TRIES}  ${ms[0]}–${ms.at(-1)} ms  ${kind}`);
  }
  await browser.close();
  await guard.close();
  site.close();
  site.closeAllConnections();
}

function textOf(html: string): string {
  return html.replace(/<(script|template)\b[\s\S]*?<\/\1>/g, '');
}
