/** Pages that say nothing until their scripts have run, as build tools and people write them. By name, as they are sent. */

const page = (title: string, body: string, head = '', lang = 'en') =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body>${body}</body></html>`;
const MODULE = '<script type="module" src="/assets/index-BX2k9aQz.js"></script>';
const CRA = '<script defer src="/static/js/main.0f3a21bc.js"></script>';
const MENU =
  '<header><a href="/">Mill</a><nav><ul><li><a href="/docs">Docs</a></li><li><a href="/prices">Prices</a></li><li><a href="/blog">Blog</a></li></ul></nav></header>';
const FOOTER =
  '<footer><p>© 2026 Mill Ltd. All rights reserved. Registered at the harbour of Fen.</p><a href="/imprint">Imprint</a></footer>';

/** As the templates of build tools come out. */
const BUILT: Record<string, string> = {
  'Create React App': page(
    'React App',
    '<noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div>',
    CRA,
  ),
  'Vite and React': page('Vite + React', '<div id="root"></div>', MODULE),
  'Vite and Vue': page('Vite App', '<div id="app"></div>', MODULE),
  'Vite and Svelte': page('Vite + Svelte', '<div id="app"></div>', MODULE),
  'Vue CLI': page(
    'mill',
    "<noscript><strong>We're sorry but mill doesn't work properly without JavaScript enabled. Please enable it to continue.</strong></noscript><div id=app></div><script src=/js/chunk-vendors.3f1.js></script><script src=/js/app.a82.js></script>",
  ),
  Angular: page(
    'Mill',
    '<app-root></app-root><script src="runtime.7c1.js" type="module"></script><script src="main.b20.js" type="module"></script>',
    '<base href="/">',
  ),
  'Angular that loads': page('Mill', `<app-root>Loading...</app-root>${MODULE}`),
  'Angular with a splash': page(
    'Mill',
    `<app-root><div class="logo-box"><img src="logo.svg" alt="Mill"><h1>Mill</h1><p>Grinding the beans</p></div></app-root>${MODULE}`,
  ),
  'Next without server': page(
    'Mill',
    '<div id="__next"></div><script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":{}},"page":"/","query":{},"buildId":"x1","nextExport":true}</script>',
    '<script src="/_next/static/chunks/main-1f.js" defer></script>',
  ),
  'Next that streams': page(
    'Mill',
    '<!--$?--><template id="B:0"></template><div class="h-screen flex"><div class="animate-pulse bg-gray-200 h-8"></div><div class="animate-pulse bg-gray-200 h-8"></div><span class="sr-only">Loading</span></div><!--/$--><script src="/_next/static/chunks/main-app-3c.js" async></script>',
  ),
  'Nuxt without server': page(
    'mill',
    '<div id="__nuxt"></div><div id="teleports"></div><script>window.__NUXT__={};window.__NUXT__.config={public:{},app:{baseURL:"/"}}</script>',
    '<script type="module" src="/_nuxt/entry.4a1.js" crossorigin></script>',
  ),
  'Nuxt with its loading template': page(
    'mill',
    '<div id="__nuxt"><div class="nuxt-loading"><svg></svg></div></div><script>window.__NUXT__={serverRendered:false}</script><script type="module" src="/_nuxt/entry.js"></script>',
  ),
  'SvelteKit without server': page(
    'mill',
    '<div style="display: contents"><script>{__sveltekit_1q = {base: ""};const element = document.currentScript.parentElement;Promise.all([import("/_app/immutable/entry/start.js"),import("/_app/immutable/entry/app.js")]).then(([kit, app]) => {kit.start(app, element);});}</script></div>',
    '<link rel="modulepreload" href="/_app/immutable/entry/start.js">',
  ),
  Gatsby: page(
    'mill',
    '<noscript>This app works best with JavaScript enabled.</noscript><div id="___gatsby"></div><script src="/app-88.js"></script>',
  ),
  'Astro for the client only': page(
    'mill',
    '<astro-island uid="1" component-url="/_astro/App.js" renderer-url="/_astro/client.js" ssr client="only"></astro-island><script type="module" src="/_astro/hoisted.js"></script>',
  ),
  Ember: page(
    'Mill',
    '<script src="/assets/vendor-3.js"></script><script src="/assets/mill-9.js"></script><div id="ember-basic-dropdown-wormhole"></div>',
    '<meta name="mill/config/environment" content="%7B%7D">',
  ),
  Blazor: page(
    'Mill',
    '<div id="app">Loading...</div><div id="blazor-error-ui">An unhandled error has occurred.<a href="" class="reload">Reload</a><a class="dismiss">🗙</a></div><script src="_framework/blazor.webassembly.js"></script>',
  ),
  'Blazor, newer': page(
    'Mill',
    '<div id="app"><svg class="loading-progress"><circle r="40%"/></svg><div class="loading-progress-text"></div></div><div id="blazor-error-ui">An unhandled error has occurred.<a href="" class="reload">Reload</a><span class="dismiss">🗙</span></div><script src="_framework/blazor.webassembly.js"></script>',
  ),
  Flutter: page('mill', '<script src="flutter_bootstrap.js" async></script>'),
  Docsify: page('Mill', '<div id="app">Please wait...</div><script src="//cdn.example/docsify@4"></script>'),
  'Swagger UI': page(
    'Swagger UI',
    '<div id="swagger-ui"></div><script src="./swagger-ui-bundle.js"></script><script src="./swagger-initializer.js"></script>',
  ),
  Redoc: page('Mill API', '<redoc spec-url="/openapi.yaml"></redoc><script src="/redoc.standalone.js"></script>'),
  Elm: page(
    'Main',
    '<div id="elm"></div><script src="/elm.js"></script><script>Elm.Main.init({node: document.getElementById("elm")})</script>',
  ),
  'AngularJS with a template': page(
    'Mill',
    '<div ng-app="mill" ng-controller="Main as main"><h1>{{ main.title }}</h1><p>{{main.text | translate}}</p></div><script src="angular.min.js"></script><script src="app.js"></script>',
  ),
  'Vue with a template': page(
    'Mill',
    '<div id="app" v-cloak><h1>{{ title }}</h1><p v-if="loading">{{ message }}</p></div><script src="vue.global.js"></script><script src="/main.js"></script>',
  ),
  Ionic: page(
    'Mill',
    '<ion-app></ion-app><noscript>Please enable JavaScript to continue using this application.</noscript><script type="module" src="/build/app.js"></script>',
  ),
  Polymer: page(
    'Mill',
    '<mill-app unresolved>Mill</mill-app><noscript>Please enable JavaScript to view this website.</noscript><script type="module" src="/src/mill-app.js"></script>',
  ),
  Quasar: page('Mill', '<div id="q-app"></div>', '<script type="module" src="/assets/index.9a.js"></script>'),
};

/** As people write them. */
const WRITTEN: Record<string, string> = {
  'menu and footer around an empty root': page('Mill', `${MENU}<div id="root"></div>${FOOTER}${CRA}`),
  'menu and footer around an empty main': page('Mill', `${MENU}<main></main>${FOOTER}${CRA}`),
  'menu and footer as boxes': page(
    'Mill',
    `<div class="top-nav"><a href="/">Mill</a> <a href="/a">Shop</a> <a href="/b">Help</a></div><div id="content"></div><div class="site-footer">Mill Ltd, Harbour 3, Fen. Telephone 555 01. We ship grain to every port of the coast, on all days but Sunday.</div>${MODULE}`,
  ),
  'menu of a hundred entries around a root that loads': page(
    'Mill docs',
    `<div class="sidebar"><ul>${Array.from({ length: 100 }, (_, i) => `<li><a href="/p${i}">Chapter ${i} of the manual</a></li>`).join('')}</ul></div><main id="content"><p>Loading…</p></main>${MODULE}`,
  ),
  'links without a menu around an empty application': page(
    'Mill',
    `<div><a href="/">Start</a><a href="/about">About us</a><a href="/jobs">Jobs</a></div><mill-shell></mill-shell><div><small>© Mill</small></div>${MODULE}`,
  ),
  'a heading over an empty root': page('Mill portal', `<h1>Mill portal</h1><div id="root"></div>${CRA}`),
  'a notice for old browsers': page(
    'Mill',
    `<div class="browser-check">Your browser is out of date. Please upgrade it.</div><div id="root"></div>${CRA}`,
  ),
  'skeleton for screen readers': page(
    'Mill',
    `<div id="root"><div role="status" aria-busy="true"><span class="visually-hidden">Content is on its way</span><div class="skeleton"></div><div class="skeleton"></div></div></div>${MODULE}`,
  ),
  'skeletons that each say that they load': page(
    'Orders',
    `<main><h1>Orders</h1>${'<div class="card skeleton-card"><span class="sr-only">Loading order</span><div class="line"></div></div>'.repeat(12)}</main>${MODULE}`,
  ),
  'section under a heading that is busy': page(
    'Mill',
    `<main><h1>Ships of today</h1><section aria-busy="true"><div class="placeholder-glow"><span class="placeholder col-7"></span></div></section></main>${MODULE}`,
  ),
  'bootstrap spinner': page(
    'Mill',
    `<div class="d-flex justify-content-center"><div class="spinner-border" role="status"><span class="visually-hidden">Loading...</span></div></div>${CRA}`,
  ),
  'progress bar': page('Mill', `<div id="boot"><progress max="100"></progress><p>Starting up</p></div>${MODULE}`),
  'splash with a slogan': page(
    'Mill',
    `<div id="root"><div id="splash-screen"><img src="l.png" alt=""><h1>Mill</h1><p>Grain for everyone, since 1741</p></div></div>${MODULE}`,
  ),
  'words of its own for waiting': page(
    'Mill',
    `<noscript>This needs JavaScript.</noscript><div id="app">Hang on, the stones are warming up</div>${MODULE}`,
  ),
  'wish for JavaScript in a box': page(
    'Mill docs',
    `<div class="no-js"><strong>We're sorry but mill docs doesn't work properly without JavaScript enabled. Please enable it to continue.</strong></div><div id="app"></div>${MODULE}`,
  ),
  'wish for JavaScript and nothing else': page(
    'Mill',
    `<p>To view this site, turn on JavaScript.</p><script src="/a.js"></script>`,
  ),
  'wish for JavaScript in parts': page(
    'Mill',
    `<h1>JavaScript required</h1><p>Turn it on in the settings of your browser, then reload this page.</p><script src="/boot.js"></script>`,
  ),
  'long wish for JavaScript in noscript': page(
    'Mill',
    `<noscript><h1>JavaScript is disabled</h1><p>This application cannot run without it. To go on, please enable JavaScript in your browser.</p><ul><li>Chrome: open Settings, then Privacy and security, then Site settings, and allow it.</li><li>Firefox: type about:config into the bar for addresses and switch the entry on.</li><li>Safari: open Preferences and then Security.</li></ul></noscript><div id="root"></div>${CRA}`,
  ),
  'wish with a link to a guide': page(
    'Mill',
    `<div id="app"><p>For full functionality of this site it is necessary to enable JavaScript. Here are the <a href="https://www.enable-javascript.com/">instructions how to enable JavaScript in your web browser</a>.</p></div><script src="/js/app.js"></script>`,
  ),
  'please wait while something is prepared': page(
    'Mill',
    `<h2>Please wait while we prepare your workspace.</h2>${MODULE}`,
  ),
  'one moment': page('Mill', `<center>One moment, please</center><script src="/go.js"></script>`),
  'loads its name': page(
    'Fen ferries',
    `<div id="application"><p>Fen ferries</p><p>Loading Fen ferries…</p></div>${MODULE}`,
  ),
  'percent of a bar': page(
    'Game',
    `<div id="unity-container"><div id="unity-loading-bar">Loading 0%</div></div><script src="Build/game.loader.js"></script>`,
  ),
  'reload when it takes long': page(
    'Mill',
    `<div id="app"><p>Loading…</p><p>Taking too long? <a href="">Reload the page</a></p></div>${MODULE}`,
  ),
  'a splash outside of the root': page(
    'Mill',
    `<div id="root"></div><div class="preloader"><div class="inner">Mill &amp; Sons</div></div>${CRA}`,
  ),
  'guard that checks the browser': page(
    'A moment',
    '<p>Checking your browser before accessing mill.example. This process is automatic. Your browser will redirect to your requested content shortly. Please allow up to 5 seconds…</p><script src="/x.js"></script>',
  ),
  'guard that verifies': page(
    'Mill',
    "<main><p>We're verifying your browser</p><p><a href='https://guard.example/help'>Owner of this site? See why</a></p></main><script>check()</script>",
  ),
  'getting ready, in the first person': page(
    'Mill',
    `<div id="page"></div><div role="alert">We're getting everything ready for you</div>${MODULE}`,
  ),
  'engine that starts': page('Mill', '<div id="loading">Initializing engine</div><script src="main.dart.js"></script>'),
  'name and a wait in a splash': page(
    'Mill',
    `<div id="shell-container"><div class="splash"><div>Mill</div><p>Getting your app…</p></div></div>${CRA}`,
  ),
  'what it is made with beside an empty place': page(
    'Mill',
    `<div id="page-content"></div><div>Powered by Millworks</div>${MODULE}`,
  ),
  'place under a name in another language': page(
    'Intranet',
    '<table><tr><td class="menu"><a href="a">Start</a><br><a href="b">Telefonbuch</a></td><td><div id="inhalt"></div></td></tr></table><script src="/app.js"></script>',
  ),
  'list that the markup fetches': page(
    'Ships',
    '<h1>Ships</h1><div hx-get="/ships" hx-trigger="load"><img class="htmx-indicator" src="bars.svg" alt=""></div><script src="/htmx.js"></script>',
  ),
  'frame of markup that comes later': page(
    'Ships',
    '<h1>Ships of today</h1><turbo-frame id="ships" src="/ships"></turbo-frame><script type="module">import "/turbo.js"</script>',
  ),
  'list that is named and empty': page(
    'News',
    `${MENU}<main><h1>News</h1><ul id="news-list"></ul></main>${FOOTER}<script src="/n.js"></script>`,
  ),
  'table without rows': page(
    'Sailings',
    `${MENU}<main><h1>Sailings</h1><table><thead><tr><th>Ship</th><th>Leaves</th></tr></thead><tbody id="rows"></tbody></table></main>${FOOTER}<script src="/n.js"></script>`,
  ),
  'table without a body': page(
    'Stock',
    `${MENU}<main><h1>Stock</h1><table id="stock"><thead><tr><th>Kind</th><th>Bags</th></tr></thead></table></main>${FOOTER}<script src="/n.js"></script>`,
  ),
  'dots in place of an article': page('Post 7', `${MENU}<article><h1>…</h1><div>…</div></article>${FOOTER}${MODULE}`),
  'wish of two clauses': page(
    'Mill',
    `<div id="app"><p>Just a moment, we are preparing your timetable.</p></div>${MODULE}`,
  ),
  'wish that says what for': page(
    'Mill',
    `<main id="app"><p>Veuillez patienter pendant le chargement</p></main>${MODULE}`,
    '',
    'fr',
  ),
  'line that trails off beside a skeleton': page(
    'Frön',
    `${MENU}<main><div class="skeleton-card"></div><p>Hämtar frön…</p></main>${FOOTER}${MODULE}`,
    '',
    'sv',
  ),
  'question on cookies over an empty root': page(
    'Mill',
    `<div class="cookie-banner"><p>We use cookies to improve your experience on our site. By continuing you accept.</p><button>Accept</button></div><div id="root"></div>${MODULE}`,
  ),
  'template of a router': page(
    'Mill',
    `${MENU}<router-outlet></router-outlet>${FOOTER}<script src="/main.js" type="module"></script>`,
  ),
};

/** How people are asked to wait, or to let scripts run. */
const WAITING: [lang: string, wait: string, javascript: string][] = [
  ['de', 'Wird geladen…', 'Bitte aktivieren Sie JavaScript, um diese Seite zu nutzen.'],
  ['fr', 'Chargement en cours...', 'Vous devez activer JavaScript pour utiliser cette application.'],
  ['es', 'Cargando…', 'Necesitas habilitar JavaScript para ejecutar esta aplicación.'],
  ['pt', 'Carregando, aguarde…', 'Você precisa habilitar o JavaScript para usar este aplicativo.'],
  ['it', 'Caricamento in corso', 'Per utilizzare questo sito è necessario attivare JavaScript.'],
  ['nl', 'Even geduld a.u.b.', 'Schakel JavaScript in om deze website te gebruiken.'],
  ['pl', 'Ładujemy dane, proszę o cierpliwość', 'Aby korzystać z tej aplikacji, włącz obsługę JavaScript.'],
  ['cs', 'Načítání…', 'Pro správné fungování zapněte JavaScript.'],
  ['ru', 'Загрузка...', 'Для работы приложения необходимо включить JavaScript.'],
  ['uk', 'Завантаження…', 'Щоб користуватися сайтом, увімкніть JavaScript.'],
  ['tr', 'Yükleniyor…', 'Bu uygulamayı kullanmak için JavaScript etkinleştirin.'],
  ['ja', '読み込み中…', 'このアプリを使うには JavaScript を有効にしてください。'],
  ['zh', '正在加载，请稍候', '您需要启用 JavaScript 才能运行此应用。'],
  ['zh-TW', '載入中', '請啟用 JavaScript 以繼續使用本網站。'],
  ['ko', '로딩 중입니다', '이 앱을 실행하려면 JavaScript를 사용하도록 설정해야 합니다.'],
  ['ar', 'جار التحميل…', 'يجب تفعيل JavaScript لتشغيل هذا التطبيق.'],
  ['he', 'טוען…', 'יש להפעיל JavaScript כדי להשתמש באתר.'],
  ['sv', 'Laddar …', 'Du måste aktivera JavaScript för att köra den här appen.'],
  ['fi', 'Ladataan…', 'Ota JavaScript käyttöön, jotta sivu toimii.'],
  ['hu', 'Betöltés folyamatban', 'Az alkalmazáshoz engedélyezze a JavaScriptet.'],
  ['el', 'Φόρτωση…', 'Ενεργοποιήστε το JavaScript για να συνεχίσετε.'],
  ['vi', 'Đang tải…', 'Bạn cần bật JavaScript để chạy ứng dụng này.'],
  ['id', 'Memuat…', 'Aktifkan JavaScript untuk menjalankan aplikasi ini.'],
  ['th', 'กำลังโหลด', 'คุณต้องเปิดใช้งาน JavaScript เพื่อใช้แอปนี้'],
  ['hi', 'लोड हो रहा है…', 'इस ऐप को चलाने के लिए JavaScript चालू करें।'],
];

const AROUND: ((text: string) => string)[] = [
  (text) => `<div id="app">${text}</div>${MODULE}`,
  (text) => `<app-root><div class="center"><img src="logo.svg" alt="Mill"><p>${text}</p></div></app-root>${CRA}`,
  (text) => `${MENU}<main id="main"><p>${text}</p></main>${FOOTER}${MODULE}`,
  (text) =>
    `<div class="page"><div class="lds-ring"><div></div><div></div></div><div>${text}</div></div><script src="/bundle.js"></script>`,
];

const inLanguages = WAITING.flatMap(([lang, wait, javascript], i) => [
  [`waits in ${lang}`, page('Mill', AROUND[i % AROUND.length]?.(wait) ?? '', '', lang)] as const,
  [`wants JavaScript in ${lang}`, page('Mill', AROUND[(i + 1) % AROUND.length]?.(javascript) ?? '', '', lang)] as const,
]);

export const SHELLS: readonly (readonly [name: string, html: string])[] = [
  ...Object.entries(BUILT),
  ...Object.entries(WRITTEN),
  ...inLanguages,
];
