import { setTimeout as delay } from 'node:timers/promises';
import t from 'tap';
import { createBrowser, createSite, type Route, skip } from './browser-site.js';

const late =
  (ms: number, body: string, type = 'text/plain'): Route =>
  async (_req, res) => {
    await delay(ms);
    res.writeHead(200, { 'content-type': type }).end(body);
  };
const pieces =
  (type: string, ms: number, ...parts: string[]): Route =>
  async (_req, res) => {
    res.writeHead(200, { 'content-type': type });
    for (const part of parts) {
      res.write(part);
      await delay(ms);
    }
    res.end();
  };
const guarded =
  (policy: string, html: string): Route =>
  (_req, res) =>
    res.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy }).end(html);

const app = (
  code: string,
) => `<!doctype html><title>t</title><main id="app"><p>Loading…</p></main><script type="module">
  const show = (text = 'THE TEXT') => { app.replaceChildren(Object.assign(document.createElement('p'), { textContent: text })) };
  ${code}</script>`;
const tall = '<div style="height: 2500px"></div>';
const box = `<style>html, body { margin: 0; height: 100%; overflow: hidden }</style><div id="box" style="height:100vh;overflow-y:auto"><p>start</p>${tall}`;
const long = `<p>${'words of the text that is there at once. '.repeat(60)}</p>`;
const TYPES = "require-trusted-types-for 'script'";

/** Title: the page, and a text that is in it only when it was waited for. */
const PAGES: Record<string, [page: string | Route, expected: string | RegExp]> = {
  'what obeys Trusted Types': [guarded(TYPES, app('show()')), 'THE TEXT'],
  'what obeys them by its own head': [
    `<meta http-equiv="Content-Security-Policy" content="${TYPES}; trusted-types none">${app('show()')}`,
    'THE TEXT',
  ],
  'pictures without scripts, under that policy': [
    guarded(TYPES, `${long}<noscript><img src="/lazy.png" data-src="/full.png"></noscript>`),
    '<noscript><img src="/lazy.png" data-src="/full.png"></noscript>',
  ],
  'linked data, handlers and split lines, under that policy': [
    guarded(
      `${TYPES}; trusted-types 'none'`,
      `<script type="application/ld+json">{"a":1}</script><p><div></div></p><h1 aria-label="x">
      <div onclick="x()" aria-hidden="true" style="display:inline-block">one</div></h1><iframe srcdoc="<script src=/a.js></script><p>inner</p>"></iframe>`,
    ),
    /\{"a":1\}[\s\S]*inner/,
  ],
  'data that takes three seconds': [app("fetch('/late').then((r) => r.text()).then(show)"), 'LATE'],
  'data of another kind that takes so long': [
    app("const r = new XMLHttpRequest(); r.open('GET', '/late'); r.onload = () => show(r.responseText); r.send()"),
    'LATE',
  ],
  'data for a page that has some of its text': [
    `${long}<p id="app"></p><script>fetch('/late').then((r) => r.text()).then((t) => { app.textContent = t })</script>`,
    'LATE',
  ],
  'a script that takes three seconds': [
    '<main id="app">Loading…</main><script src="/late.js" async></script>',
    'LATE SCRIPT',
  ],
  'a stream, to its last piece': [
    app(`const reader = (await fetch('/stream')).body.pipeThrough(new TextDecoderStream()).getReader();
      show(''); for (let part; !(part = await reader.read()).done; ) app.append(part.value)`),
    'one two three four five six',
  ],
  'a slow stream below a text': [
    `${long}<p id="app"></p><script type="module">const reader = (await fetch('/slow-stream')).body.getReader();
      for (let part; !(part = await reader.read()).done; ) app.append(new TextDecoder().decode(part.value))</script>`,
    'first second third',
  ],
  'lines of a stream that is shown as a whole': [
    app(`const reader = (await fetch('/stream')).body.getReader(); let n = 0;
      for (let part; !(part = await reader.read()).done; ) n += part.value.length;
      setTimeout(() => show(n + ' octets'), 300)`),
    '28 octets',
  ],
  'what a worker computes in two seconds': [
    app(`new Worker(URL.createObjectURL(new Blob(['setTimeout(() => postMessage("FROM A WORKER"), 2000)'])))
      .onmessage = ({ data }) => show(data)`),
    'FROM A WORKER',
  ],
  'the first event of a source': [
    app("new EventSource('/events').onmessage = ({ data }) => show(data)"),
    'FROM A SOURCE',
  ],
  'half a second of frames': [
    app(
      'let s; const step = (n) => { s ??= n; n - s < 500 ? requestAnimationFrame(step) : show() }; requestAnimationFrame(step)',
    ),
    'THE TEXT',
  ],
  'forty frames that are counted, below a text': [
    `${long}<p id="app"></p><script>let n = 0; const step = () => { ++n < 40 ? requestAnimationFrame(step) : app.append('FORTY') }; step()</script>`,
    'FORTY',
  ],
  'what follows an animation of a script': [
    app('app.animate([{ opacity: 0 }, { opacity: 1 }], 600).finished.then(() => show())'),
    'THE TEXT',
  ],
  'what follows an animation of a style sheet': [
    `<style>@keyframes k { from { opacity: 0 } } #app { animation: k 2s }</style>${app("app.addEventListener('animationend', () => show())")}`,
    'THE TEXT',
  ],
  'what follows a transition': [
    `<style>#app { transition: opacity 1s }</style>${app("app.addEventListener('transitionend', () => show()); setTimeout(() => { app.style.opacity = '0.5' }, 100)")}`,
    'THE TEXT',
  ],
  'what is done when the browser is idle': [
    app('requestIdleCallback(() => setTimeout(() => requestIdleCallback(() => show()), 200))'),
    'THE TEXT',
  ],
  'what a timer shows': [app('setTimeout(show, 2500)'), 'THE TEXT'],
  'a section that is put in near the window': [
    `<p>start</p>${tall}<section id="app"></section><script>new IntersectionObserver(([e], o) => {
      if (e.isIntersecting) { o.disconnect(); app.textContent = 'SEEN' } }, { rootMargin: '200px' }).observe(app)</script>`,
    'SEEN',
  ],
  'sections that push each other down': [
    `<p>start</p>${'<section style="min-height:400px"></section>'.repeat(6)}<script>
      const o = new IntersectionObserver((all) => { for (const { isIntersecting, target } of all) if (isIntersecting) {
        o.unobserve(target); target.innerHTML = '<p style="height:1500px">SECTION ' + [...document.querySelectorAll('section')].indexOf(target) } });
      for (const s of document.querySelectorAll('section')) o.observe(s)</script>`,
    /SECTION 0[\s\S]*SECTION 3[\s\S]*SECTION 5/,
  ],
  'a section that is fetched when it is near': [
    `<p>start</p>${tall}<section id="app"></section><script>new IntersectionObserver(([e], o) => {
      if (e.isIntersecting) { o.disconnect(); fetch('/soon').then((r) => r.text()).then((t) => { app.textContent = t }) } }).observe(app)</script>`,
    'SOON',
  ],
  'a section that waits for a scroll event': [
    `<p>start</p>${tall}<section id="app"></section>${tall}<script>addEventListener('scroll', () => {
      if (app.getBoundingClientRect().top < innerHeight) app.textContent = 'SCROLLED' })</script>`,
    'SCROLLED',
  ],
  'a section whose event handler is a property': [
    `<p>start</p>${tall}<section id="app"></section><script>onscroll = () => setTimeout(() => { app.textContent = 'SCROLLED' }, 150)</script>`,
    'SCROLLED',
  ],
  'a section that waits in a box of its own': [
    `${box}<section id="app"></section></div><script>new IntersectionObserver(([e], o) => {
      if (e.isIntersecting) { o.disconnect(); app.textContent = 'SEEN' } }).observe(app)</script>`,
    'SEEN',
  ],
  'a section that waits in a box whose observer is that of the box': [
    `${box}<section id="app"></section></div><script>new IntersectionObserver(([e], o) => {
      if (e.isIntersecting) { o.disconnect(); app.textContent = 'SEEN' } }, { root: document.getElementById('box') }).observe(app)</script>`,
    'SEEN',
  ],
  'a section that waits for the scroll event of its box': [
    `${box}<section id="app"></section></div><script>const b = document.getElementById('box');
      b.addEventListener('scroll', () => { if (b.scrollTop > 1000) app.textContent = 'SCROLLED' })</script>`,
    'SCROLLED',
  ],
  'a section that waits for the scroll property of its box': [
    `${box}<section id="app"></section></div><script>const b = document.getElementById('box');
      b.onscroll = () => { if (b.scrollTop > 1000) app.textContent = 'SCROLLED' }</script>`,
    'SCROLLED',
  ],
  'a section that waits for the scroll attribute of its box': [
    `${box.replace('<div', '<div onscroll="if (this.scrollTop > 1000) app.textContent = \'SCROLLED\'"')}<section id="app"></section></div>`,
    'SCROLLED',
  ],
  'a section that waits for scroll events of any box': [
    `${box}<section id="app"></section></div><script>document.addEventListener('scroll', ({ target }) => {
      if (target.scrollTop > 1000) app.textContent = 'SCROLLED' }, true)</script>`,
    'SCROLLED',
  ],
  'a section in a box in a shadow root': [
    `<x-a></x-a><script>const root = document.querySelector('x-a').attachShadow({ mode: 'open' });
      root.innerHTML = \`${box}<section></section></div>\`;
      new IntersectionObserver(([e]) => { if (e.isIntersecting) e.target.textContent = 'SEEN' }).observe(root.querySelector('section'))</script>`,
    'SEEN',
  ],
  'the beginning of a list that shows what is near': [
    `${box.replace(/<p>.*$/s, '')}<ul id="list" style="height:60000px"></ul></div><script>const b = document.getElementById('box');
      const draw = () => { const n = Math.floor(b.scrollTop / 100); list.replaceChildren(...Array.from({ length: 12 }, (_, i) => Object.assign(document.createElement('li'), { textContent: 'ROW ' + (n + i) }))) };
      b.addEventListener('scroll', draw); draw()</script>`,
    /ROW 0<[\s\S]*ROW 11</,
  ],
  'no more than some of a page without end': [
    `${box.replace(/<p>.*$/s, '')}<main id="app" style="min-height:3000px"></main><p id="last">END</p></div><script>let n = 0; new IntersectionObserver(([e]) => {
      if (e.isIntersecting) for (let i = 0; i < 20; i++) app.append(Object.assign(document.createElement('p'), { textContent: 'MORE ' + ++n, style: 'height:100px' })) }).observe(last)</script>`,
    /MORE 20<(?![\s\S]*MORE 400<)/,
  ],
  'a frame that is loaded when it is near': [
    `<p>start</p><div style="height: 9000px"></div><iframe loading="lazy" src="/frame"></iframe>`,
    'IN A FRAME',
  ],
  'what is skipped until it is near': [
    `<p>start</p>${tall}<section style="content-visibility: auto"><p>AUTO</p></section>`,
    '<p>AUTO</p>',
  ],
  'a closed shadow root': [
    '<x-page></x-page><script>document.querySelector("x-page").attachShadow({ mode: "closed" }).innerHTML = "<p>CLOSED</p>"</script>',
    '<p>CLOSED</p>',
  ],
  'one of many that are alike, slots filled': [
    `${long}${[1, 2, 3].map((n) => `<x-part><b>slotted ${n}</b></x-part>`).join('')}<script>
      for (const x of document.querySelectorAll('x-part')) x.attachShadow({ mode: 'closed' }).innerHTML = 'before <slot></slot> after'</script>`,
    /before <b>slotted 1<\/b> after[\s\S]*before <b>slotted 3<\/b> after/,
  ],
  'a closed one in an open one in a closed one': [
    `<div id="a" style="min-height:20px"></div><script>
      const root = a.attachShadow({ mode: 'closed' }); root.innerHTML = '<x-b></x-b>';
      const b = root.firstChild.attachShadow({ mode: 'open' }); b.innerHTML = '<x-c></x-c>';
      b.firstChild.attachShadow({ mode: 'closed' }).innerHTML = '<i>DEEP</i>'</script>`,
    '<i>DEEP</i>',
  ],
  'a closed one that is declared': [
    '<x-page><template shadowrootmode="closed"><p>DECLARED</p></template></x-page>',
    '<p>DECLARED</p>',
  ],
  'what a dialog and a template hold': [
    '<div id="app"></div><template id="tp"><p>FROM A TEMPLATE</p></template><script>app.append(tp.content.cloneNode(true))</script>',
    'FROM A TEMPLATE',
  ],
  'the name of the browser': [
    app("const [, version] = /Chrome\\/(\\d+)/.exec(navigator.userAgent); show(version > 100 ? 'CURRENT' : 'OLD')"),
    'CURRENT',
  ],
  'the name of whoever asks, and no other': [
    app("show('<' + navigator.userAgent + '>')"),
    /&lt;TestBot\/1\.0 \(\+https:\/\/example\.com\/bot\) Chrome\/\d+\.0\.0\.0&gt;/,
  ],
};

t.test('a rendered page has', { skip }, async (t) => {
  t.jobs = 2; // they wait more than they compute
  const site = await createSite(t, {
    '/late': late(3_000, 'LATE'),
    '/soon': late(300, 'SOON'),
    '/late.js': late(3_000, 'app.textContent = "LATE SCRIPT"', 'text/javascript'),
    '/stream': pieces('text/plain', 100, 'one ', 'two ', 'three ', 'four ', 'five ', 'six '),
    '/slow-stream': pieces('text/plain', 800, 'first ', 'second ', 'third'),
    '/events': pieces('text/event-stream', 700, ': nothing yet\n\n', 'data: FROM A SOURCE\n\n', ''),
    '/frame': '<p>IN A FRAME</p>',
    ...Object.fromEntries(Object.values(PAGES).map(([page], i) => [`/page${i}`, page])),
  });
  const browser = createBrowser(t, site, { waitMs: 5_000 });
  for (const [i, [title, [, expected]]] of Object.entries(PAGES).entries())
    t.test(title, async (t) => t.match((await browser.load(`/page${i}`)).text, expected));
});
