import t from 'tap';
import { GatewayError } from '../../src/shared/errors.js';
import { extract } from '../../worker/extract.js';

const url = new URL('https://site.example/page');

/** The code of the failure, or `page`. */
function outcomeOf(text: string): string {
  try {
    extract({ url, mediaType: 'text/html', text });
    return 'page';
  } catch (thrown) {
    return GatewayError.from(thrown).code;
  }
}

const page = (title: string, body: string, head = '') =>
  `<!doctype html><html><head><title>${title}</title>${head}</head><body>${body}</body></html>`;
const article = '<p>The keeper of the lamp has seen many ships, and tells of each of them at some length. </p>'.repeat(
  20,
);

const challenges = {
  Cloudflare: page(
    'Just a moment...',
    '<h1>site.example</h1><p>Verifying you are human. This may take a few seconds.</p><div id="challenge-stage"></div><script>window._cf_chl_opt={cType:"managed"}</script>',
  ),
  'Cloudflare without scripts': page(
    'Just a moment...',
    '<noscript>Enable JavaScript and cookies to continue</noscript><script>(function(){window._cf_chl_opt={}})()</script><p>Waiting</p>',
  ),
  'Cloudflare, rendered': page(
    'Just a moment...',
    '<h1>site.example</h1><p>Verify you are human by completing the action below.</p><p>site.example needs to review the security of your connection before proceeding.</p>',
  ),
  'Cloudflare, blocked': page(
    'Attention Required! | Cloudflare',
    '<div id="cf-error-details" class="cf-error-details-wrapper"><h1>Sorry, you have been blocked</h1><p>You are unable to access site.example</p></div>',
  ),
  Akamai: page(
    'Access Denied',
    "<h1>Access Denied</h1>You don't have permission to access this page on this server.<p>Reference #18.0</p><p>https://errors.edgesuite.net/18.0</p>",
  ),
  'Akamai, challenge': page('', '<div id="sec-if-cpt-container">Powered and protected by</div>'),
  HUMAN: page(
    'Access to this page has been denied',
    '<h1>Press &amp; Hold to confirm you are a human (and not a bot).</h1><div class="x" id="px-captcha"></div>',
  ),
  DataDome: page(
    'site.example',
    '<p id="cmsg">Please enable JS and disable any ad blocker</p><script src="https://ct.captcha-delivery.com/c.js"></script>',
  ),
  Imperva: page(
    '',
    '<iframe id="main-iframe" src="/_Incapsula_Resource?SWUDNSAI=31&xinfo=1&incident_id=2">Request unsuccessful. Incapsula incident ID: 2</iframe>Wait',
  ),
  'Imperva, interruption': page(
    'Pardon Our Interruption',
    '<h1>Pardon Our Interruption</h1><p>As you were browsing something about your browser made us think you might be a bot. Solve the CAPTCHA below.</p>',
  ),
  'AWS WAF': page(
    'Human Verification',
    '<div id="captcha-container">Loading</div><script>window.gokuProps={}</script>',
  ),
  hCaptcha: page('site.example', '<form><div class="h-captcha" data-sitekey="x"></div><button>Go on</button></form>'),
  reCAPTCHA: page(
    'Sorry',
    '<form><p>Our systems have detected unusual traffic from your computer network. This page checks to see if it is really you sending the requests, and not a robot, before you go on to read what you came for.</p><div class="g-recaptcha"></div><input type="submit"></form>',
  ),
  Turnstile: page(
    'site.example',
    'Checking your browser<script src="https://challenges.cloudflare.com/turnstile/v0/api.js"></script>',
  ),
};
for (const [name, html] of Object.entries(challenges)) {
  t.test(`challenge of ${name} is forbidden`, async (t) => t.equal(outcomeOf(html), 'forbidden'));
}

const consents = {
  'a search engine': page(
    'Before you continue',
    `<h1>Before you continue</h1><p>We use cookies and data to deliver and maintain our services.</p>${article}<form action="https://consent.site.example/save"><button>Reject all</button></form><form action="https://consent.site.example/save"><button>Accept all</button></form>`,
  ),
  'a manager on an empty page': page(
    'site.example',
    '<a href="/">Home</a><div id="onetrust-consent-sdk"><h2>We value your privacy</h2><p>We and our 842 partners store and access cookies on your device to show you advertisements that we think you like, to count who looks at them, and to learn about you from what you do here and elsewhere.</p><button>Manage</button><button>I Accept</button></div>',
  ),
  'a German newspaper': page(
    'zeitung.example',
    '<main class="consent-wall"><h1>Mit Werbung weiterlesen</h1><p>Besuchen Sie uns wie gewohnt mit Werbung und Tracking. Ihre Einwilligung können Sie jederzeit widerrufen, wie in der Erklärung zum Datenschutz steht.</p><a href="#">Akzeptieren und weiter</a></main>',
  ),
};
for (const [name, html] of Object.entries(consents)) {
  t.test(`consent wall of ${name} is extraction_failed`, async (t) => t.equal(outcomeOf(html), 'extraction_failed'));
}

const pages = {
  'an article about challenges': page(
    'Just a moment... why sites ask if you are a robot',
    `<article><h1>Just a moment</h1><p>"Verifying you are human", says the page, and <code>_cf_chl_opt</code> is set.</p>${article}</article>`,
  ),
  'a short article with the title of a challenge': page(
    'Just a moment...',
    '<article><h1>Just a moment...</h1><p>That was all she said, and the lamp went out.</p></article>',
  ),
  'an article behind a service that looks at its readers': page(
    'The lamp',
    `<article>${article}</article><script>window.__CF$cv$params={};a.src='/cdn-cgi/challenge-platform/scripts/jsd/main.js'</script>`,
  ),
  'a short page behind such services': page(
    'The lamp',
    '<p>It is lit at dusk.</p><script src="/_Incapsula_Resource?SWJIYLWA=719d"></script><script src="https://x.token.awswaf.com/x/challenge.js"></script><script>var px={id:"px-captcha"}</script>',
  ),
  'a login with a captcha': page(
    'Log in',
    '<form><label>E-mail <input type="email"></label><label>Password <input type="password"></label><div class="g-recaptcha"></div><button>Log in</button></form>',
  ),
  'a contact page with a captcha': page(
    'Contact',
    '<h1>Contact</h1><p>Write to us. Confirm that you are not a robot.</p><form><textarea></textarea><div class="h-captcha"></div></form>',
  ),
  'a short page with a captcha somewhere': page(
    'The lamp',
    `<p>${'It is lit at dusk and put out at dawn. '.repeat(10)}</p><div class="cf-turnstile"></div>`,
  ),
  'an article with a consent banner': page(
    'The lamp',
    `<article>${article}</article><div class="cookie-banner">We use cookies.<button>Accept</button></div>`,
  ),
  'a recipe for cookies': page(
    'Cookies',
    '<main class="cookie"><h1>Cookies</h1><p>Cream the butter for the cookies, and allow an hour of rest.</p><a href="/more">More cookies</a></main>',
  ),
  'a policy about cookies': page(
    'Cookie policy',
    '<main><h1>Cookies</h1><p>We set one cookie, with your consent, and nobody else reads it.</p><button>Accept</button></main>',
  ),
};
for (const [name, html] of Object.entries(pages)) {
  t.test(`${name} is a page`, async (t) => t.equal(outcomeOf(html), 'page'));
}

t.test('a shell behind such a service is no wall, and no page', async (t) => {
  const shell = '<div id="app">Loading</div><script src="https://www.google.com/recaptcha/api.js?render=x"></script>';
  t.equal(outcomeOf(page('The lamp', shell)), 'extraction_failed');
});
