/** Pages for `npm run bench -- rendering`, beside those that the tests have: by name, as they are sent. */

type Sent = readonly [name: string, html: string];

const page = (title: string, body: string, head = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>${head}</head><body>${body}</body></html>`;
const MODULE = '<script type="module" crossorigin src="/assets/index-DsV2bQ9a.js"></script>';
const BUNDLE = '<script defer src="/static/js/main.7f31c0de.js"></script>';
const PLAIN = '<script src="/js/site.js"></script>';
const COUNTS = '<script async src="https://www.googletagmanager.com/gtag/js?id=G-2"></script>';
const MENU = '<header><a href="/">Harbour</a><nav><a href="/tides">Tides</a><a href="/boats">Boats</a></nav></header>';
const FOOTER = '<footer><p>© 2026 Harbour office. Open on weekdays from eight to four.</p></footer>';
const ABOUT =
  'The harbour office keeps the tide tables, the list of berths and the notices to skippers. Ask at the desk for anything that is not here, or call before noon.';
const SKELETON = '<div class="skeleton-line"></div>'.repeat(4);

/** Frames of applications with some text of their own, in the places where a server writes it. */
export const MORE_SHELLS: readonly Sent[] = [
  ['a description beside an empty root', page('Harbour', `<div id="root"></div><p class="seo">${ABOUT}</p>${MODULE}`)],
  [
    'a description above an empty app',
    page('Harbour', `<header><h1>Harbour</h1><p>${ABOUT}</p></header><div id="app"></div>${MODULE}`),
  ],
  [
    'an empty main under an introduction',
    page('Tides', `<header><h1>Tides</h1><p>${ABOUT}</p></header><main></main>${BUNDLE}`),
  ],
  [
    'a busy main under an introduction',
    page(
      'Tides',
      `<header><h1>Tides</h1><p>${ABOUT}</p></header><main aria-busy="true"><p>Loading tides…</p></main>${PLAIN}`,
    ),
  ],
  [
    'a skeleton under an introduction',
    page(
      'Tides',
      `<header><h1>Tides</h1><p>${ABOUT}</p></header><main><div class="skeleton"><p>Loading</p>${SKELETON}</div></main>${MODULE}`,
    ),
  ],
  [
    'results that are to come',
    page(
      'Boats',
      `${MENU}<main><h1>Boats</h1><div id="results" aria-live="polite">Loading results…</div></main>${FOOTER}${PLAIN}`,
    ),
  ],
  [
    'an order that is being fetched',
    page(
      'Order',
      `${MENU}<main><h1>Your order</h1><p>Please wait while we fetch your order.</p></main>${FOOTER}${BUNDLE}`,
    ),
  ],
  [
    'a spinner that says so',
    page(
      'Chart',
      `${MENU}<main><div class="spinner-border" role="status"><span>Loading...</span></div></main>${FOOTER}${MODULE}`,
    ),
  ],
  [
    'a notice on cookies over an empty root',
    page(
      'Harbour',
      `<div id="root"></div><div class="cookie-banner"><p>We use cookies to measure how our pages are read. You may refuse them all.</p><button>Accept</button></div>${MODULE}`,
    ),
  ],
  [
    'a plea in a noscript, with an address',
    page(
      'Harbour',
      `<noscript><p>Please enable JavaScript to view the Harbour application, or write to desk@harbour.example.</p></noscript><div id="root"></div>${BUNDLE}`,
    ),
  ],
  ['custom elements all the way', page('Harbour', `<harbour-app></harbour-app>${MODULE}`)],
  [
    'web components with a slot for nothing',
    page('Harbour', `<harbour-shell><harbour-page></harbour-page></harbour-shell>${MODULE}`),
  ],
  ['an application that is not called one', page('Tides', `<div class="wrap"><div class="in"></div></div>${PLAIN}`)],
  [
    'templates that are not filled',
    page('Boats', `<div id="app" v-cloak><h1>{{ title }}</h1><p>{{ text }}</p></div>${PLAIN}`),
  ],
  [
    'a template of another kind',
    page(
      'Boats',
      `<div ng-app="boats"><h1>{{boat.name}}</h1><p ng-bind="boat.text"></p></div><script src="/lib/angular.min.js"></script>`,
    ),
  ],
  [
    'islands that are all of it',
    page(
      'Boats',
      `<main><astro-island component-url="/Boat.js" client="only"></astro-island></main><script type="module" src="/_astro/client.8ad1.js"></script>`,
    ),
  ],
  [
    'a table that its script fills',
    page(
      'Berths',
      `<main><h1>Berths</h1><table id="list"><thead><tr></tr></thead><tbody></tbody></table><p>Loading…</p></main>${PLAIN}`,
    ),
  ],
  [
    'frames of a service worker',
    page('Harbour', `<div id="main"></div><script>navigator.serviceWorker.register('/sw.js')</script>${PLAIN}`),
  ],
  [
    'a line that trails off, called loading',
    page('Sky', `${MENU}<main><h1>Tonight</h1><p class="loading">Looking up the sky…</p></main>${FOOTER}${MODULE}`),
  ],
  [
    'a title over an empty box',
    page('Boats', `${MENU}<main><h1>Boats</h1><div id="cards"></div></main>${FOOTER}${PLAIN}`),
  ],
  [
    'a heading over an empty grid',
    page('Stock', `${MENU}<main><h2>Stock of ropes</h2><div id="grid"></div></main>${FOOTER}${PLAIN}`),
  ],
  ['an empty region between menu and footer', page('Boats', `${MENU}<div id="main-region"></div>${FOOTER}${PLAIN}`)],
  ['an empty section between them', page('Boats', `${MENU}<section class="container"></section>${FOOTER}${MODULE}`)],
  ['a named list without main', page('Boats', `${MENU}<h1>Boats</h1><ul id="boats"></ul>${FOOTER}${PLAIN}`)],
  ['only a script', '<!doctype html><script src="/boot.js"></script>'],
  ['only a script in it', '<!doctype html><title>t</title><body><script>document.write(atob("PHA+"))</script>'],
  ['a page that leads on by script', page('Moved', `<script>location.replace("/tides/today")</script>`)],
  ['an empty article', page('Notice 12', `${MENU}<article id="article"></article>${FOOTER}${MODULE}`)],
  ['an empty role', page('Notice 13', `${MENU}<div role="main"></div>${FOOTER}${MODULE}`)],
  ['swagger', page('API', '<div id="swagger-ui"></div><script src="./swagger-ui-bundle.js"></script>')],
  ['redoc', page('API', '<redoc spec-url="/openapi.json"></redoc><script src="/redoc.standalone.js"></script>')],
];

/** Short pages, and parts of applications, that say all they have to say. */
export const MORE_COMPLETE: readonly Sent[] = [
  ['a status', page('Status', `${MENU}<main><h1>Everything works</h1></main>${FOOTER}${COUNTS}`)],
  [
    'a status with its script',
    page('Status', `<main><h1>Everything works</h1><p>Last incident: none.</p></main>${MODULE}`),
  ],
  [
    'a maintenance notice',
    page('Back soon', '<h1>Back soon</h1><p>We are moving our machines and will be back at six.</p>'),
  ],
  [
    'a single quotation',
    page('Quote', `<main><blockquote>The sea has no memory.</blockquote><p>A skipper</p></main>${PLAIN}`),
  ],
  ['moved, with a link', page('Moved', '<p>This page has moved to <a href="/new">its new place</a>.</p>')],
  [
    'an error of an application',
    page('404', `<div id="root"><h1>No such berth</h1><p>Try the list of berths.</p></div>${MODULE}`),
  ],
  [
    'a sign-in form',
    page(
      'Sign in',
      `<main><h1>Sign in</h1><form><label>Name <input></label><label>Word <input type="password"></label><button>Go on</button></form></main>${MODULE}`,
    ),
  ],
  [
    'a search form',
    page(
      'Search',
      `<main><h1>Search the notices</h1><form><input name="q"><button>Search</button></form></main>${PLAIN}`,
    ),
  ],
  [
    'a redirect stub',
    page(
      'Moved',
      '<p>You are being taken to the tide tables.</p>',
      '<meta http-equiv="refresh" content="60;url=/tides">',
    ),
  ],
  ['a number', page('7', '<p>7</p>')],
  [
    'an address and a map to come',
    page(
      'Contact',
      `${MENU}<main><h1>Contact</h1><address>4 Mill Lane</address><div id="map"></div></main>${FOOTER}${MODULE}`,
    ),
  ],
  [
    'a heading and a widget to come',
    page('Ask', `<main><h1>Ask at the desk</h1><div id="chat-widget"></div></main>${MODULE}`),
  ],
  [
    'a search form with a place for its results',
    page(
      'Find',
      `<main><h1>Find a berth</h1><form><input name="q"><button>Find</button></form><div id="list"></div></main>${PLAIN}`,
    ),
  ],
  ['hello', '<h1>Hello, world!</h1>'],
  [
    'hello with a mount for comments',
    page('Hello', `<main><p>Hello. ${ABOUT}</p></main><div id="comments"></div>${PLAIN}`),
  ],
  [
    'an article, and a mount for a chat',
    page(
      'Notice',
      `<article><h1>Notice</h1><p>${ABOUT}</p><p>${ABOUT}</p></article><div id="chat-root"></div>${MODULE}`,
    ),
  ],
  [
    'an article and an empty mount for an application',
    page('Notice', `<article><h1>Notice</h1><p>${ABOUT}</p></article><div id="app"></div>${PLAIN}`),
  ],
  [
    'an article and an empty portal',
    page('Notice', `<main><h1>Notice</h1><p>${ABOUT}</p></main><div id="modal-root"></div>${MODULE}`),
  ],
  [
    'an article drawn by a server',
    page('Notice', `<div id="root"><main><h1>Notice</h1><p>${ABOUT}</p></main></div>${MODULE}`),
  ],
  [
    'an article of an application without main',
    page('Notice', `<div id="app"><div class="page"><h1>Notice</h1><p>${ABOUT}</p></div></div>${MODULE}`),
  ],
  [
    'comments that are to come',
    page(
      'Notice',
      `<article><h1>Notice</h1><p>${ABOUT}</p></article><section id="comments"><p>Loading comments…</p></section>${PLAIN}`,
    ),
  ],
  [
    'a share count that is to come',
    page('Notice', `<main><h1>Notice</h1><p>${ABOUT}</p><span class="spinner">…</span></main>${BUNDLE}`),
  ],
  [
    'lines about loading',
    page(
      'How to load',
      `<main><h1>Loading a boat</h1><p>Loading… is what the crane shows. ${ABOUT}</p></main>${PLAIN}`,
    ),
  ],
  [
    'JavaScript in its text',
    page('Scripts', `<main><p>This page works without JavaScript. ${ABOUT}</p></main>${MODULE}`),
  ],
  [
    'a list of links',
    page(
      'Links',
      `<ul><li><a href="/a">Tides at the mole</a></li><li><a href="/b">Berths for guests</a></li></ul>${PLAIN}`,
    ),
  ],
  [
    'a picture with its caption',
    page(
      'Picture',
      `<figure><img src="mole.jpg" alt="The mole"><figcaption>The mole at noon</figcaption></figure>${PLAIN}`,
    ),
  ],
  ['a poem', page('Poem', `<pre>Grey is the mole\nand grey the sea</pre>${COUNTS}`)],
  [
    'opening times',
    page('Hours', `<main><h1>Hours</h1><table><tr><td>Monday</td><td>8–16</td></tr></table></main>${MODULE}`),
  ],
];

/** What build tools make of a small application, as they wrote it. */
export const BUILT_SHELLS: readonly Sent[] = [
  [
    'Vite and React, built',
    `<!doctype html>
<html lang="en">
  <head>
    <meta charset="UTF-8" />
    <title>Mill</title>
    <script type="module" crossorigin src="/assets/index-DdYWSvSu.js"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`,
  ],
  [
    'Vite and Vue, built',
    `<!doctype html>
<html lang="en">
  <head>
    <meta charset="UTF-8" />
    <title>Mill</title>
    <script type="module" crossorigin src="/assets/index-BHwX9ayx.js"></script>
  </head>
  <body>
    <div id="app"></div>
  </body>
</html>`,
  ],
  [
    'Vite and Svelte, built',
    `<!doctype html>
<html lang="en">
  <head>
    <meta charset="UTF-8" />
    <title>Mill</title>
    <script type="module" crossorigin src="/assets/index-DAAvn_QM.js"></script>
  </head>
  <body>
    <div id="app"></div>
  </body>
</html>`,
  ],
];
