/** Short pages that are all there: by name, as they are sent, and what has to be read in them. */

const page = (title: string, body: string, head = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body>${body}</body></html>`;
const COUNTED =
  '<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script><script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag("js",new Date());gtag("config","G-1");</script>';
const MODULE = '<script type="module" src="/assets/index-BX2k9aQz.js"></script>';
const CRA = '<script defer src="/static/js/main.0f3a21bc.js"></script>';
const MENU =
  '<header><a href="/">Mill</a><nav><ul><li><a href="/docs">Docs</a></li><li><a href="/prices">Prices</a></li></ul></nav></header>';
const FOOTER = '<footer><p>© 2026 Mill Ltd.</p><a href="/imprint">Imprint</a></footer>';

type Complete = readonly [name: string, html: string, says: string];

export const COMPLETE: readonly Complete[] = [
  ['It works', '<html><body><h1>It works!</h1></body></html>', 'It works!'],
  ['It works, without markup', '<html><body>It works!</body></html>', 'It works!'],
  ['ok', page('', 'ok'), 'ok'],
  ['pong', page('Ping', '<pre>pong</pre>'), 'pong'],
  ['a number', page('My address', '<p>203.0.113.7</p>'), '203.0.113.7'],
  ['status', page('Status', '<h1>All systems operational</h1>'), 'All systems operational'],
  [
    'status with scripts',
    page('Status', `<main><h2>All systems operational</h2><p>Updated at 12:04.</p></main>${MODULE}`),
    'All systems operational',
  ],
  [
    'status in a live region',
    page('Status', `<div role="status" aria-live="polite">All systems operational</div>${CRA}`),
    'All systems operational',
  ],
  [
    'status in its header',
    page('Mill status', `<header><h1>All systems operational</h1></header>${COUNTED}`),
    'All systems operational',
  ],
  [
    'status with a menu',
    page('Mill status', `${MENU}<main><p>All services are up.</p></main>${FOOTER}${CRA}`),
    'All services are up',
  ],
  [
    'status from a server, hydrated',
    page(
      'Status',
      `<div id="__next"><main><h1>No incidents today</h1></main></div><script id="__NEXT_DATA__" type="application/json">{"props":{}}</script><script src="/_next/static/main.js"></script>`,
    ),
    'No incidents today',
  ],
  [
    'status from a server with noscript',
    page(
      'Status',
      `<noscript>Live updates need JavaScript.</noscript><div id="root"><h1>No incidents today</h1></div>${MODULE}`,
    ),
    'No incidents today',
  ],
  [
    'status beside an empty portal',
    page('Status', `<p>All systems operational</p><div id="modal-root"></div><div id="toast"></div>${COUNTED}`),
    'All systems operational',
  ],
  ['degraded', page('Status', `<div class="banner warning">Partial outage: mail is slow.</div>${CRA}`), 'mail is slow'],
  [
    'quote',
    page('Quote of the day', '<blockquote>Where the water is, there is the mill.</blockquote>'),
    'Where the water is',
  ],
  [
    'quote with scripts',
    page(
      'Quote',
      `<div id="quote"><p>Where the water is, there is the mill.</p><cite>Miller</cite></div><script src="/app.js"></script>`,
    ),
    'Where the water is',
  ],
  [
    'quote with comments that load',
    page(
      'Quote',
      `<blockquote><p>Where the water is, there is the mill.</p></blockquote><div id="disqus_thread">Loading comments…</div><script src="/embed.js"></script>`,
    ),
    'Where the water is',
  ],
  [
    'quote that ends in dots',
    page('Quote', `<blockquote>And so the river went on, and on…</blockquote>${COUNTED}`),
    'went on, and on',
  ],
  [
    'line that ends in dots',
    page('Poem', `<p>The mill stands still, the river waits...</p><p>Anna Fen</p>`),
    'river waits',
  ],
  [
    'haiku',
    page('Haiku', `<p>Old mill in the fog<br>the wheel has forgotten rain<br>a heron listens</p>${COUNTED}`),
    'a heron listens',
  ],
  ['answer', page('Is it Friday?', `<h1>No.</h1>${COUNTED}`), 'No.'],
  [
    'answer with a bundle',
    page('Is the bridge open?', `<div id="answer"><h1>YES</h1></div><script src="/main.js"></script>`),
    'YES',
  ],
  [
    'moved',
    page('Moved', '<p>This page has moved to <a href="https://new.example/">new.example</a>.</p>'),
    'new.example',
  ],
  ['moved, without a link', page('Moved', '<h1>We have moved</h1><p>The mill is now at Harbour 7.</p>'), 'Harbour 7'],
  [
    '301',
    '<html><head><title>301 Moved Permanently</title></head><body><h1>Moved Permanently</h1><p>The document has moved <a href="/new">here</a>.</p></body></html>',
    'has moved',
  ],
  [
    'redirects by script, with a link',
    page(
      'Redirecting…',
      '<p>Please wait, you are being redirected. If nothing happens, <a href="/next">click here</a>.</p><script>location.replace("/next")</script>',
    ),
    '/next',
  ],
  [
    'redirect of a static generator',
    page(
      'Redirecting…',
      '<h1>Redirecting…</h1><a href="https://mill.example/guide/">Click here if you are not redirected.</a><script>location="https://mill.example/guide/"</script>',
    ),
    'mill.example/guide',
  ],
  [
    'maintenance',
    page('Mill', `<h1>Back soon</h1><p>We are repairing the wheel. Come back on Monday.</p>${COUNTED}`),
    'Come back on Monday',
  ],
  ['maintenance in a few words', page('Mill', '<h1>Down for maintenance</h1>'), 'Down for maintenance'],
  ['under construction', page('Mill', '<p>Under construction.</p>'), 'Under construction'],
  [
    'coming soon with a sign-up',
    page(
      'Mill',
      `<h1>Something new is coming</h1><p>Leave your address, and we write to you.</p><form><input type="email" name="mail"><button>Send</button></form>${CRA}`,
    ),
    'Something new is coming',
  ],
  ['thanks', page('Thanks', `<h1>Thank you!</h1><p>We have received your order.</p>${MODULE}`), 'received your order'],
  [
    'unsubscribed',
    page(
      'Newsletter',
      `<div id="app"><div class="box"><h2>You have been unsubscribed</h2><p>No more letters from us.</p></div></div>${COUNTED}`,
    ),
    'unsubscribed',
  ],
  [
    'nothing found',
    page(
      'Search',
      `<h1>Search</h1><form action="/s"><input type="search" name="q" value="heron"><button>Search</button></form><p>No results for “heron”.</p>${CRA}`,
    ),
    'No results for',
  ],
  [
    'API in one line',
    page('Mill API', '<h1>Mill API</h1><p>GET /v1/level returns the water level in centimetres.</p>'),
    'GET /v1/level',
  ],
  [
    'API as a list',
    page('API', `<h1>Routes</h1><ul><li><code>GET /ping</code></li><li><code>GET /level</code></li></ul>${COUNTED}`),
    'GET /level',
  ],
  ['API in code', page('API', '<pre>POST /grind {"kilos": 3}</pre>'), 'POST /grind'],
  [
    'library for JavaScript',
    page(
      'milljs',
      `<h1>milljs</h1><p>A small JavaScript library for tides.</p><pre>npm install milljs</pre>${COUNTED}`,
    ),
    'library for tides',
  ],
  [
    'JavaScript in a line',
    page('Languages', `<h1>JavaScript</h1><p>JavaScript is a language for browsers.</p>${CRA}`),
    'language for browsers',
  ],
  ['site that is proud to need none', page('Fen', '<p>This site uses no JavaScript.</p>'), 'uses no JavaScript'],
  ['loading dock', page('Loading dock', `<h1>Loading dock</h1><p>Gate 4, open from 6 to 18.</p>${COUNTED}`), 'Gate 4'],
  ['loading dock in one line', page('Harbour', `<p>Loading dock closed today.</p>${CRA}`), 'dock closed today'],
  [
    'loading of grain',
    page('Loading', `<h1>Loading</h1><p>Loading a ship takes two days.</p>${MODULE}`),
    'takes two days',
  ],
  [
    'skeletons of React',
    page(
      'Skeletons',
      `<article><h1>Skeletons in React</h1><p>Show a skeleton while data loads: a grey box where text will be.</p><div class="skeleton-demo"></div></article>${MODULE}`,
    ),
    'Show a skeleton',
  ],
  [
    'article on spinners',
    page(
      'Spinners',
      `<article class="post-loading-indicators"><h1>Why spinners fail</h1><p>“Please wait…” is no promise. Say how long it takes.</p></article>${COUNTED}`,
    ),
    'how long it takes',
  ],
  [
    'waiting room',
    page('Waiting room', `<h1>Waiting room</h1><p>You are number 4. Dr Fen sees you at ten.</p>`),
    'number 4',
  ],
  [
    'page that fades in',
    page(
      'Harbour',
      `<body class="loading"><main class="is-loading"><h1>Harbour of Fen</h1><p>Ferries leave at every full hour, also on Sundays and in winter, weather permitting.</p></main>${MODULE}`,
    ),
    'every full hour',
  ],
  [
    'wrapper named after a loader',
    page(
      'Harbour',
      `<div class="loader-wrapper"><p>Ferries leave at every full hour from the pier beside the old mill.</p></div>${CRA}`,
    ),
    'every full hour',
  ],
  [
    'page with a spinner for later',
    page('Level', `<p>Water level: 214 cm.</p><div class="spinner"></div><script src="/refresh.js"></script>`),
    '214 cm',
  ],
  [
    'comments below a note',
    page(
      'Note',
      `<article><h1>The wheel</h1><p>It turns again since Friday.</p></article><form><textarea name="comment" placeholder="Write a comment"></textarea><button>Send</button></form>${COUNTED}`,
    ),
    'turns again',
  ],
  [
    'comment field with words in it',
    page(
      'Note',
      `<p>The wheel turns again since Friday.</p><form><textarea name="comment">Write what you think of it here. Be kind to others, and remember that the miller reads along.</textarea><button>Send</button></form>`,
    ),
    'turns again',
  ],
  [
    'form to search',
    page(
      'Search the archive',
      `<h1>Search the archive</h1><p>Type a name or a year.</p><form role="search"><input type="search" name="q"><button>Search</button></form>${CRA}`,
    ),
    'Type a name or a year',
  ],
  [
    'form to sign in',
    page(
      'Sign in',
      `<h1>Sign in</h1><p>Use the account of your library.</p><form><label>Name <input name="n"></label><label>Password <input type="password" name="p"></label><input type="hidden" name="csrf" value="f3a9c0d1e2b84756a1"><button>Sign in</button></form>${MODULE}`,
    ),
    'account of your library',
  ],
  [
    'form of an office',
    page(
      'Settings',
      `<h1>Settings of the gate</h1><p>Opened by the miller only.</p><form><label>Name of the gate <input name="gate" value="North"></label><label>Notes <textarea name="notes">Oil the hinge. Then look after the chain, which is worn on one side and may break in a storm.</textarea></label><button>Save</button></form>`,
    ),
    'Opened by the miller',
  ],
  [
    'state of a form',
    page(
      'Order',
      `<p>Your order is on its way.</p><form><input type="hidden" name="__VIEWSTATE" value="${'dDwtMTA4NzczMzUxMzs7Pg'.repeat(40)}"></form><script src="/WebResource.axd"></script>`,
    ),
    'on its way',
  ],
  [
    'note beside an advertisement',
    page(
      'Note',
      `<p>The ferry is late today.</p><iframe src="https://ads.example/show?slot=4" width="300" height="250" title="Advertisement"></iframe>${COUNTED}`,
    ),
    'ferry is late',
  ],
  [
    'note beside a frame that counts',
    page(
      'Note',
      `<p>The ferry is late today.</p><iframe src="https://www.googletagmanager.com/ns.html?id=G" height="0" width="0" style="display:none;visibility:hidden"></iframe>${COUNTED}`,
    ),
    'ferry is late',
  ],
  [
    'contact',
    page(
      'Contact',
      `${MENU}<main><h1>Contact</h1><p>Harbour 7, Fen</p><p>post@mill.example</p></main>${FOOTER}${MODULE}`,
    ),
    'Harbour 7',
  ],
  [
    'opening hours',
    page('Hours', `<table><tr><th>Monday</th><td>8–12</td></tr><tr><th>Tuesday</th><td>closed</td></tr></table>${CRA}`),
    'Tuesday',
  ],
  [
    'list of links',
    page(
      'Links',
      `<ul><li><a href="https://a.example/">Tide tables</a></li><li><a href="https://b.example/">Wind of the coast</a></li></ul>${COUNTED}`,
    ),
    'Tide tables',
  ],
  [
    'index of a folder',
    '<html><head><title>Index of /pub</title></head><body><h1>Index of /pub</h1><hr><pre><a href="../">../</a>\n<a href="mill-1.0.tar.gz">mill-1.0.tar.gz</a>  02-Jan-2026 10:11  88K\n</pre><hr></body></html>',
    'mill-1.0.tar.gz',
  ],
  [
    'links of a person',
    page(
      'Anna Fen',
      `<main><h1>Anna Fen</h1><a href="https://p.example/anna">Pictures</a><a href="https://b.example/anna">Blog</a></main>${MODULE}`,
    ),
    'Pictures',
  ],
  ['definition', page('heron', '<h1>heron</h1><p><i>noun</i>. A bird of still water.</p>'), 'still water'],
  [
    'one picture',
    page(
      'Mill in May',
      `<figure><img src="/mill.jpg" alt="The mill in May"><figcaption>The mill in May</figcaption></figure>${COUNTED}`,
    ),
    'mill.jpg',
  ],
  ['answer in Japanese', page('水位', `<p>現在の水位は214cmです。</p><script src="/js/app.js"></script>`), '214cm'],
  ['answer in Russian', page('Мост', `<p>Мост открыт.</p>${COUNTED}`), 'Мост открыт'],
  [
    'greeting in an application from a server',
    page(
      'Hi',
      `<div id="app" data-server-rendered="true"><p>Good morning, Fen.</p></div><script src="/js/app.js" defer></script>`,
    ),
    'Good morning',
  ],
  [
    'page from Angular on a server',
    page(
      'Tides',
      `<app-root ng-version="18.2.0" ng-server-context="ssr"><main><p>High tide at 14:20.</p></main></app-root><script src="main.js" type="module"></script>`,
    ),
    '14:20',
  ],
  [
    'hello world in Vue',
    page('Hello', `<div id="app"><h1>Hello, world!</h1></div><script src="/vue.js"></script>`),
    'Hello, world',
  ],
  [
    'error of an application',
    page('404', `<div id="root"><h1>404</h1><p>There is no such page.</p></div>${MODULE}`),
    'no such page',
  ],
  [
    'matter marked in a root, with noscript',
    page(
      'Weather',
      `<noscript>You need to enable JavaScript to run this app.</noscript><div id="root"><main><p>Rain, 12 °C</p></main></div>${CRA}`,
    ),
    '12 °C',
  ],
  [
    'version that is needed',
    page('isArray', `<h1>isArray()</h1><p>Requires JavaScript 1.8.5 or later.</p>${CRA}`),
    'or later',
  ],
  ['none that is needed', page('Fen', `<p>No JavaScript required.</p>${MODULE}`), 'required'],
  ['checks of browsers', page('News', `<p>We are checking the old sluice before spring.</p>${MODULE}`), 'sluice'],
  ['getting the boat', page('News', `<p>Getting the boat into the water takes all of us.</p>${CRA}`), 'all of us'],
  [
    'form below its title',
    page(
      'Contact',
      `${MENU}<main><h1>Contact</h1><form><label>Your name<input></label><label>Message<textarea></textarea></label><button>Send</button></form></main>${CRA}`,
    ),
    'Your name',
  ],
  ['picture of signs', page('Art', `<main><pre>*  .  *\n .  *  .</pre></main>${CRA}`), '.  *'],
  [
    'nothing on a list',
    page(
      'Loans',
      `${MENU}<main><h1>Loans</h1><p>You have nothing on loan.</p><table id="loans"><thead><tr><th>Item</th></tr></thead><tbody></tbody></table></main>${MODULE}`,
    ),
    'nothing on loan',
  ],
  [
    'list of suggestions',
    page('Beans', `${MENU}<main><h1>Beans</h1><input><ul id="suggestions"></ul><p>Sow in May.</p></main>${MODULE}`),
    'Sow in May',
  ],
  [
    'access refused',
    page('Sign in', `<main><p>You have to sign in to see this page.</p><a href="/login">Sign in</a></main>${CRA}`),
    'sign in to see',
  ],
];
