import t from 'tap';
import { extract } from '../../worker/extract.js';
import { toMarkdown } from '../../worker/markdown.js';
import { createBrowser, createSite, type Route, skip } from './browser-site.js';

/** Of an element `.x` within `.w`: what hides it. */
const HIDING = {
  display: '.x { display: none }',
  'display of what is around': '.w { display: none }',
  'display by a variable': ':root { --d: none } .x { display: var(--d) }',
  'display in a layer, by media and support':
    '@layer a { @media (min-width: 1px) { @supports (gap: 1px) { .x { display: none } } } }',
  'display by place': '.w > :nth-child(2) { display: none }',
  'display by what follows': '.w b:has(+ .x) + .x { display: none }',
  'display by the width of a box':
    '.w { container-type: inline-size } @container (min-width: 1px) { .x { display: none } }',
  visibility: '.x { visibility: hidden }',
  'visibility of what is around': '.w { visibility: collapse }',
  'content-visibility': '.x { content-visibility: hidden }',
  opacity: '.x { opacity: 0 }',
  'next to no opacity': '.x { opacity: .01 }',
  'opacity as a filter': '.x { filter: opacity(0) }',
  'letters of no size': '.x { font-size: 0 }',
  'letters of one pixel': '.w { font-size: 1px }',
  indent: '.x { text-indent: -9999px }',
  'letters on top of each other': '.x { letter-spacing: -40px }',
  'a place to the left': '.x { position: absolute; left: -9999px }',
  'a place to the right': '.x { position: absolute; left: 9999px }',
  'a place above': '.x { position: fixed; top: -200vw }',
  'an inset': '.x { position: absolute; inset: 0 auto auto -400vw }',
  margin: '.x { margin-left: -9999px }',
  'a move': '.x { transform: translateX(-9999px) }',
  scale: '.x { transform: scale(0) }',
  'scale of one side': '.x { transform: scaleX(0) }',
  'a turn': '.x { transform: rotateY(90deg) }',
  zoom: '.x { zoom: .01 }',
  clip: '.x { position: absolute; clip: rect(1px, 1px, 1px, 1px) }',
  'a clip-path': '.x { clip-path: inset(50%) }',
  'a circle of no size': '.x { clip-path: circle(0) }',
  mask: '.x { mask-image: linear-gradient(transparent, transparent) }',
  'no height': '.x { max-height: 0; overflow: hidden }',
  'one pixel': '.x { position: absolute; width: 1px; height: 1px; overflow: clip }',
  'no colour': '.x { color: transparent }',
  'no fill': '.x { -webkit-text-fill-color: transparent }',
};

const SHOWING = {
  'visibility inside what is hidden': '.w { visibility: hidden } .x { visibility: visible }',
  'letters inside what has none': '.w { font-size: 0 } .x { font-size: 16px }',
  'the last frame of an animation': '.x { opacity: 0; animation: f 1ms forwards } @keyframes f { to { opacity: 1 } }',
  'what fades in when it is scrolled to': '.x { opacity: 0; transition: opacity 1s }',
  'what moves in when it is scrolled to': '.x { opacity: 0; transform: translateY(30px) }',
  'what grows in when it is scrolled to': '.x { opacity: 0; transform: scale(.6) }',
  'letters cut out of a picture':
    '.x { color: transparent; background: linear-gradient(red, blue); background-clip: text }',
  'letters seen by their shadow': '.x { color: transparent; text-shadow: 0 0 1px black }',
  'a box that scrolls': '.w { height: 20px; overflow: auto }',
  'what is drawn when it is near': '.x { content-visibility: auto }',
  'half the size': '.x { transform: scale(.5) }',
  'a clip-path around all': '.x { clip-path: inset(0) }',
  'what paper hides': '@media print { .x { display: none } }',
};

/** Of text, what sets it in the colour of its ground … */
const UNREADABLE = {
  'on paper': '<p class="white">N</p>',
  'in a line': '<p>Read <span class="white">N</span> easily.</p>',
  'nearly so': '<p style="color: #fafafa">N</p>',
  'on a dark panel': '<div class="dark"><p>Read.</p><p style="color: #111">N</p></div>',
  'on a ground of its own': '<p class="own">N</p>',
  'with all that is inside': '<div class="white"><p>N</p><p><b>N</b></p></div>',
  'alone in a box': '<p>Read.</p><div><div class="white">N</div></div>',
};
/** … and what only looks so. */
const READABLE = {
  'on a dark panel': '<div class="dark"><p>Read.</p><p>N</p></div>',
  'on a dark ground of its own': '<p class="white dark">N</p>',
  'on a gradient': '<div style="background: linear-gradient(red, blue)"><p>Read.</p><p class="white">N</p></div>',
  'on a picture': '<div style="background: url(/none.png)"><p>Read.</p><p class="white">N</p></div>',
  'with a shadow': '<p class="white" style="text-shadow: 0 0 2px #000">N</p>',
  'with an outline': '<p class="white" style="-webkit-text-stroke: 1px #000">N</p>',
  'over a picture':
    '<div style="position: relative"><img src="/none.png" style="position: absolute"><p>Read.</p><p class="white">N</p></div>',
  'put somewhere else': '<p class="white" style="position: absolute; top: 0">N</p>',
  moved: '<p class="white" style="margin-top: -20px">N</p>',
  'over what is drawn before it': '<p class="white drawn">N</p>',
  blended: '<p class="white" style="mix-blend-mode: difference">N</p>',
  'beside nothing that is read': '<section><h2 class="white">N</h2><p class="white">N</p></section>',
  'half seen through': '<p style="background: rgba(0, 0, 0, .5)" class="white">N</p>',
  'a part in another colour': '<div class="white"><b style="color: #222">N</b></div>',
  'a part on another ground': '<div class="white"><b style="background: #222">N</b></div>',
};

/** What is asked for as a style sheet and is none; any of them may have set the ground. */
const MISSING: Record<string, Route> = {
  '/gone.css': (_req, res) => res.writeHead(404, { 'content-type': 'text/css' }).end(),
  '/page.css': (_req, res) => res.writeHead(200, { 'content-type': 'text/html' }).end('<p>Welcome.'),
  '/cut.css': (_req, res) => res.destroy(),
  '/imports.css': (_req, res) => res.writeHead(200, { 'content-type': 'text/css' }).end('@import "/gone.css";'),
};

const PROSE =
  'The harbour keeps its old cranes, and in summer the museum opens their cabins to all who climb the iron stairs. '.repeat(
    4,
  );
const article = (inside: string, rest = '') =>
  `<!doctype html><title>Cranes</title><main><h1>Cranes</h1><p>${PROSE}</p>${inside}<p>${PROSE}</p></main>${rest}`;

t.test('of a rendered page, its Markdown has what its style sheets show', { skip }, async (t) => {
  t.jobs = 2; // some wait more than they compute
  const cases = Object.entries({ ...HIDING, ...SHOWING });
  const site = await createSite(t, {
    ...Object.fromEntries(
      cases.flatMap(([, css], i) => [
        [
          `/${i}`,
          article(
            '<div class="w"><b>Mark</b><p class="x">The needle.</p></div>',
            `<link rel="stylesheet" href="/${i}.css">`,
          ),
        ],
        [`/${i}.css`, (_req, res) => res.writeHead(200, { 'content-type': 'text/css' }).end(css)],
      ]),
    ),
    '/script': article(
      '<p class="x">A needle.</p>',
      '<script>document.head.append(document.createElement("style")); document.styleSheets[0].insertRule(".x { display: none }")</script>',
    ),
    '/shadow': article(
      `<p class="x">Seen outside.</p><x-card><template shadowrootmode="open">
        <style>.x, ::slotted(i) { display: none }</style><p class="x">A needle.</p><p>Seen inside. <slot></slot></p>
      </template><b>Slotted.</b><i>A needle.</i></x-card>`,
    ),
    '/frames': article(
      `<iframe srcdoc="<style>p { display: none }</style><p>A needle.</p><div>Framed.</div>"></iframe>
       <iframe style="display: none" srcdoc="A needle."></iframe><iframe width="1" height="1" srcdoc="A needle."></iframe>`,
    ),
    '/own-text': article(
      '<style>.x { font-size: 0 } b { font-size: 1rem }</style><p class="x">A needle. <b>Bold.</b> <a href="/a"><b>Linked.</b></a></p><p class="x"><a href="/a"><b>Alone.</b></a></p>',
    ),
    '/colours': article(
      `<style>.white { color: #fff } .dark { background: #111; color: #fff } .own { color: #eee; background: #eee }
        .drawn { position: relative } .drawn::before { content: ""; position: absolute; inset: 0; background: #000; z-index: -1 }</style>
      ${Object.entries(UNREADABLE).map(([how, html]) => `<div><p>Read.</p>${html.replaceAll('N', `Lost ${how}.`)}</div>`)}<p>${PROSE}${PROSE}</p>
      ${Object.entries(READABLE).map(([how, html]) => `<div><p>Read.</p>${html.replaceAll('N', `Seen ${how}.`)}</div>`)}`,
    ),
    '/dark': article(
      '<style>body { background: #111 } main { color: #ccc } h1, .x { color: #fff }</style><p class="x">Seen.</p><p style="color: #111">Lost.</p>',
    ),
    ...Object.fromEntries(
      Object.keys(MISSING).map((path) => [
        `/without${path}`,
        article(
          '<style>.x { color: #fff }</style><footer><p>Read.</p><p class="x">Seen.</p></footer>',
          `<link rel="stylesheet" href="${path}">`,
        ),
      ]),
    ),
    ...MISSING,
    '/moved': article(
      '<style>.x { color: #fff }</style><footer><p>Read.</p><p class="x">Lost.</p></footer>',
      '<link rel="stylesheet" href="/old.css">',
    ),
    '/old.css': (_req, res) => res.writeHead(302, { location: '/new.css' }).end(),
    '/new.css': (_req, res) => res.writeHead(200, { 'content-type': 'text/css' }).end('p { margin: 1px }'),
    '/behind': article(
      '<style>main { color: #ddd } h1, .x { color: #fff }</style><p class="x">Seen.</p>',
      '<div style="position: fixed; inset: 0; z-index: -1; background: #000"></div>',
    ),
    '/split': article(
      `<h2>Iron stairs</h2><p class="t">Two words.</p><div class="t" aria-label="In a box.">In a box.</div>
       <p class="t" aria-label="Moved in.">Moved in.</p><section aria-label="Loads"><div style="display: inline-block">One</div><div style="display: inline-block">Two</div></section>`,
      `<script>const box = (text, tag) => '<div aria-hidden="true" style="position: relative; display: inline-block">' + text + '</div>';
       for (const one of document.querySelectorAll('h2, .t')) {
         one.innerHTML = one.textContent.split(' ').map((word) => box([...word].map(box).join(''))).join(' ');
         if (one.ariaLabel === 'Moved in.') for (const letter of one.querySelectorAll('div div')) Object.assign(letter.style, { opacity: 0, transform: 'translateY(9px)' });
       }</script>`,
    ),
    '/scrolled': article(
      `<style>.x, .s { visibility: hidden } .in { visibility: visible } .y { opacity: 0 } section { min-height: 1500px } .menu { position: absolute; visibility: hidden }</style>
       <section><h2 class="x">Seen first.</h2></section><section><p class="x">Seen at once.</p></section><section><p class="s">Seen later.</p></section>
       <section><p class="y">Seen fading.</p><div class="menu"><p>A needle of a menu.</p></div></section><p class="s">Seen in the end.</p>
       <p style="visibility: hidden">A needle that stays.</p><section></section><section></section><p id="end"></p>`,
      `<script>const seen = new IntersectionObserver((all) => all.forEach(({ isIntersecting, target }) => {
         if (isIntersecting && target.id) target.textContent = 'Seen below.';
         if (isIntersecting && target.className === 'y') target.animate({ opacity: [0, 1] }, { duration: 500, fill: 'forwards' });
         if (isIntersecting) target.classList.add('in'); }));
       document.querySelectorAll('.x, .y, #end').forEach((one) => seen.observe(one));
       let timer; addEventListener('scroll', () => { history.replaceState(null, '', '/next'); clearTimeout(timer); timer = setTimeout(() => {
         for (const one of document.querySelectorAll('.s')) if (one.getBoundingClientRect().top < innerHeight) one.className = 'in'; }, 60); });
       </script>`,
    ),
    '/scrolled-for-ever': article(
      '<style>.x { visibility: hidden } section { min-height: 1500px }</style><section></section><p class="x">A needle.</p>',
      '<script>addEventListener("scroll", () => { for (;;); })</script>',
    ),
    '/streamed': article(
      '<!--$?--><template id="B:0"></template><p>Loading.</p><!--/$-->',
      '<div hidden id="S:0"><p>Sent later.</p></div>',
    ),
    '/lines': article(
      `<style>.poem { white-space: pre-line } .poem .folded { white-space: normal }</style>
       <div class="poem">The cranes\nare old.<p>Their stairs\nare iron.</p><p class="folded">This is\na note.</p></div>
       <p class="set">Set by\na script.</p><p>No lines\nof its own.</p>
       <x-verse><template shadowrootmode="open"><style>p { white-space: pre-wrap }</style><p>In a\nshadow.</p></template></x-verse>
       <pre>crane  up\ncrane  down</pre>`,
      '<script>document.querySelector(".set").style.whiteSpace = "break-spaces"</script>',
    ),
    '/stress': article(
      `<style>.b { font-weight: 600 } .i { font-style: italic } .n { font-weight: 400 } .all { font-weight: 700 }</style>
       <p>Text <span class="b">in bold</span>, <span class="i">slanted</span>, <span class="b i">both</span>.</p>
       <p class="all">All of it, <span>this too</span>, <span class="n">but this</span>.</p><div><span class="b">A label</span></div>`,
    ),
    '/gaps': article(
      `<style>.flex { display: flex; gap: 8px } .column { display: flex; flex-direction: column } .line { display: block }
         .chip { display: inline-block; padding: 0 6px } .pad { padding: 0 3px } .far { margin-left: 2em }
         .drop { float: left; font-size: 3em; margin-right: .2em } .thin { display: inline-block }</style>
       <p class="flex"><span>In a</span><b>row</b><a href="/a">of boxes</a></p>
       <div class="flex" style="flex-direction: row-reverse"><span>Turned</span><span>around</span></div>
       <p><i class="chip">Two</i><i class="chip">chips</i></p>
       <p><b>Far</b><span class="far">behind</span>words</p>
       <div class="column"><span>First of a column.</span><span>Second of a column.</span></div>
       <p><span class="line">12 Quay Street,</span> <span class="line">Old Harbour</span></p>
       <p>Text above<span class="line">a line</span>and below</p>
       <h2><span class="line">A heading of</span><span class="line">two lines</span></h2>
       <p style="width: 5em">Broken<b>where</b><b>the</b><b>line</b><b>is</b><b>full</b></p>
       <p><a href="/b" class="pad">Link</a>s and <b>bold</b>ness and <code class="chip">name</code>s</p>
       <p><span class="drop">T</span>he letter.</p>
       <p><span class="thin">Split</span><span class="thin">word</span></p>
       <p dir="rtl"><span class="chip">שלום</span><span class="chip">עולם</span></p>`,
    ),
    '/picture': article('<style>.x { font-size: 0 }</style><p class="x"><img src="/crane.png" alt="A crane"></p>'),
    '/panels': article(
      `<style>[role=tabpanel] + [role=tabpanel], .answer, .mfp-hide { display: none } .c { height: 0; overflow: hidden } .d { visibility: hidden }</style>
       <div role="tablist"><button role="tab" aria-controls="a">One</button><button role="tab" aria-controls="b">Two</button></div>
       <div role="tabpanel" id="a">First panel.</div><div role="tabpanel" id="b">Second panel.</div>
       <div class="faq"><button aria-controls="c">Why?</button><div class="answer" id="c">Because.</div></div>
       <div><div role="button" tabindex="0" aria-expanded="false">How long?</div>
         <div class="c"><div class="d"><p>Three weeks at most, and as a rule no more than a few days.</p></div></div></div>
       <div><button aria-expanded="false">Places</button><div class="c"><a href="/n">The northern harbour needle</a> <a href="/s">The southern harbour needle</a></div></div>
       <div class="mfp-hide" id="table"><table><tr><th>Loads</th></tr><tr><td>Tonnes</td></tr></table></div>
       <dialog id="over"><p>A letter with a needle in it.</p></dialog><dialog open><p>A note.</p></dialog><script>over.showModal()</script>
       <details><summary>More</summary><p>Unfolded.</p><pre style="overflow: auto">code</pre></details>`,
    ),
  });
  const browser = createBrowser(t, site);
  const markdownOf = async (path: string) => {
    const page = await browser.load(path);
    return toMarkdown(extract(page).content as Element, page.url);
  };

  for (const [i, [title]] of cases.entries())
    t.test(title, async (t) => {
      const markdown = await markdownOf(`/${i}`);
      t.equal(markdown.includes('The needle.'), title in SHOWING);
      t.equal(markdown.split('The harbour').length, 9, 'with all the text around it');
    });
  t.test('by a rule that a script adds', async (t) => t.notMatch(await markdownOf('/script'), 'needle'));
  t.test('in shadow roots', async (t) => {
    const markdown = await markdownOf('/shadow');
    t.notMatch(markdown, 'needle');
    for (const shown of ['Seen outside.', 'Seen inside.', 'Slotted.']) t.match(markdown, shown);
  });
  t.test('in frames, which are hidden too', async (t) => {
    const markdown = await markdownOf('/frames');
    t.notMatch(markdown, 'needle');
    t.match(markdown, 'Framed.');
  });
  t.test('own text of what holds something shown', async (t) => {
    const markdown = await markdownOf('/own-text');
    t.notMatch(markdown, 'needle');
    for (const shown of ['Bold.', 'Linked.', 'Alone.']) t.match(markdown, shown);
  });
  t.test('line breaks that style sheets show', async (t) => {
    const markdown = await markdownOf('/lines');
    for (const kept of [
      'The cranes\\\nare old.',
      'Their stairs\\\nare iron.',
      'Set by\\\na script.',
      'In a\\\nshadow.',
      'crane  up\ncrane  down',
    ])
      t.ok(markdown.includes(kept), kept);
    for (const folded of ['This is a note.', 'No lines of its own.']) t.ok(markdown.includes(folded), folded);
  });
  t.test('stress within a text', async (t) => {
    const markdown = await markdownOf('/stress');
    for (const line of ['Text **in bold**, *slanted*, ***both***.', 'All of it, this too, but this.', 'A label'])
      t.ok(markdown.includes(`\n${line}\n`), line);
  });
  t.test('words that are drawn apart', async (t) => {
    const markdown = await markdownOf('/gaps');
    for (const apart of [
      'In a **row** [of boxes](',
      'Turned around',
      '*Two chips*',
      '**Far** behindwords',
      'First of a column.\n\nSecond of a column.',
      '12 Quay Street,\n\nOld Harbour',
      'Text above\n\na line\n\nand below',
      '## A heading of two lines',
      'שלום עולם',
    ])
      t.ok(markdown.includes(apart), apart);
    for (const whole of ['Broken**where', '/b)s and **bold**ness and `name`s', 'The letter.'])
      t.ok(markdown.includes(whole), whole);
  });
  t.test('a picture among letters of no size', async (t) => t.match(await markdownOf('/picture'), '![A crane]'));
  t.test('text in another colour than its ground', async (t) => {
    const markdown = await markdownOf('/colours');
    for (const how of Object.keys(UNREADABLE)) t.notOk(markdown.includes(`Lost ${how}.`), how);
    for (const how of Object.keys(READABLE)) t.ok(markdown.includes(`Seen ${how}.`), how);
    const dark = await markdownOf('/dark');
    t.match(dark, 'Seen.');
    t.notMatch(dark, 'Lost.');
    t.match(await markdownOf('/behind'), 'Seen.');
  });
  t.test('no text by its colour, where a style sheet is missing', async (t) => {
    for (const path of Object.keys(MISSING)) t.match(await markdownOf(`/without${path}`), 'Seen.', path);
    t.notMatch(await markdownOf('/moved'), 'Lost.', 'one that is somewhere else');
  });
  t.test('text that a script made boxes of', async (t) => {
    const lines = (await markdownOf('/split')).split('\n');
    for (const line of ['## Iron stairs', 'Two words.', 'In a box.', 'One', 'Two']) t.ok(lines.includes(line), line);
  });
  t.test('what shows itself when it is scrolled to', async (t) => {
    const markdown = await markdownOf('/scrolled');
    for (const shown of ['first', 'at once', 'later', 'fading', 'in the end', 'below'])
      t.match(markdown, `Seen ${shown}.`);
    t.notMatch(markdown, 'needle', 'what stays hidden');
    t.equal((await browser.load('/scrolled')).url.pathname, '/scrolled');
    t.match(await markdownOf('/scrolled-for-ever'), 'The harbour', 'a page that does not take it is read as it stands');
  });
  t.test('what was streamed, where no script has put it in its place', async (t) => {
    const markdown = await markdownOf('/streamed');
    t.match(markdown, 'Sent later.');
    t.notMatch(markdown, 'Loading.');
  });
  t.test('what a click shows', async (t) => {
    const markdown = await markdownOf('/panels');
    for (const shown of [
      'First panel.',
      'Second panel.',
      'Because.',
      'How long?',
      'Three weeks',
      'Tonnes',
      'Unfolded.',
      'code',
    ])
      t.match(markdown, shown);
    t.notMatch(markdown, 'needle', 'what is a menu or over the page');
  });
});
