/** The web page at `/`, used by hand in the machine's Chromium. */
import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import axe from 'axe-core';
import type { Page } from 'playwright';
import t from 'tap';
import { parseKeys } from '../../src/callers/keys.js';
import type { Say } from '../../src/shared/call-facts.js';
import { ERRORS, type ErrorCode, GatewayError } from '../../src/shared/errors.js';
import { tools } from '../../src/tools/registry.js';
import { BROWSER, openBrowser, picture, watchedPage } from '../helpers/browser.js';
import { gatewayFor } from '../helpers/gateway.js';
import type { Teardown } from '../helpers/listen.js';
import { prefixProxy } from '../helpers/prefix-proxy.js';
import { HOSTILE, PAGE } from './markdown-pages.js';

if (!BROWSER) {
  t.plan(0, 'no Chromium here');
  process.exit();
}
const browser = await openBrowser(t);

const rows = [
  {
    title: 'RFC 9309: Robots Exclusion Protocol',
    url: 'https://www.rfc-editor.org/rfc/rfc9309.html',
    snippet: 'This document specifies and extends the "Robots Exclusion Protocol" method originally defined in 1994.',
  },
  { title: '<b>Bold</b> claims', url: 'https://two.example/a%20b?c=d', snippet: '' },
  { title: 'Not to be followed', url: 'javascript:alert(1)', snippet: 'A row whose address is a script.' },
];
/** `it's` and other words that a shell would take apart. */
const QUERY = `it's "quoted" $HOME \\ \`x\``;

/** A page of the gateway whose answers are `rows` and PAGE; `asked` is what reached provider and worker. */
async function open(
  t: Teardown,
  { path = '', ...options }: Parameters<typeof watchedPage>[3] & { path?: string } = {},
) {
  const asked: Record<string, unknown>[] = [];
  const gateway = await gatewayFor(t, {
    search: async (query) => {
      asked.push({ ...query });
      if (query.query === 'nothing') return [];
      return rows;
    },
    fetchPage: async (input) => {
      asked.push({ ...input });
      return { title: 'Robots Exclusion Protocol', url: input.url, snippet: 'How to ask.', markdown: PAGE };
    },
  });
  const watched = await watchedPage(t, browser, gateway.url.origin, options);
  await watched.page.goto(new URL(path, gateway.url).href);
  await watched.page.locator('#argument').waitFor();
  return { ...watched, gateway, asked };
}

/** A command as a shell runs it, while this process answers. */
const run = (command: string) => promisify(execFile)('/bin/sh', ['-c', command]);

const statusOf = (page: Page, text: RegExp) => page.locator('#status').filter({ hasText: text }).waitFor();

t.test('a search, a page of it, and its Markdown, by keyboard alone', async (t) => {
  const { page, offences, asked } = await open(t);
  const keys = page.keyboard;
  await keys.type(QUERY); // the field has the focus
  await keys.press('Enter');
  await statusOf(page, /^3 rows · \d+\.\d\d s$/);
  t.match(asked, [{ query: QUERY }]);
  t.strictSame(
    await page.locator('.rows h2').allInnerTexts(),
    rows.map(({ title }) => title),
  );
  const links = page.locator('.rows a');
  t.equal(await links.count(), 2, 'a script is no link');
  t.equal(await links.first().getAttribute('rel'), 'noopener noreferrer');
  t.equal(await links.first().getAttribute('referrerpolicy'), 'no-referrer');
  await picture(page, 'page-search-light');

  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  for (let i = 0; i < 20 && !(await focused()).startsWith('Fetch: RFC'); i++) await keys.press('Tab');
  t.ok(
    await page.evaluate(
      () => document.activeElement && getComputedStyle(document.activeElement).outlineStyle === 'solid',
    ),
    'the focus is seen',
  );
  await keys.press('Enter');
  await statusOf(page, /characters of Markdown · /);
  t.match(asked[1], { url: rows[0]?.url });
  await picture(page, 'page-fetch-light');
  const article = page.locator('article');
  await t.resolves(article.getByRole('heading', { name: 'Rules' }).waitFor());
  t.match(await article.locator('th, td').allInnerTexts(), ['Field', 'Meaning', 'Uses', 'Allow', 'may | be visited']);
  t.equal(await article.locator('ol li ul li strong em, ol li ul li em strong').innerText(), 'the longest');
  t.match(await article.locator('.task').allInnerTexts(), ['☑ read', '☐ forgotten']);
  t.match(
    await article.innerText(),
    /Escaped \*stars\*, a price of \$5, the formula a_1 \+ b, and Caf&eacute; & more\./,
  );
  t.equal(await article.locator('pre').innerText(), 'User-agent: *\nDisallow: /private  <!-- not HTML -->');

  for (let i = 0; i < 20; i++) {
    await keys.press('Tab');
    if (await page.getByRole('radio', { name: 'Rendered' }).evaluate((radio) => radio === document.activeElement))
      break;
  }
  await keys.press('ArrowRight');
  t.equal(await page.locator('.raw').innerText(), PAGE);
  t.notOk(await article.isVisible());
  t.strictSame(offences, []);
});

t.test('every option of every tool is there with a label, and only what was chosen is sent', async (t) => {
  const { page, asked } = await open(t);
  for (const tool of tools) {
    await page.getByRole('radio', { name: tool.title }).check();
    await page.locator('#argument').fill(tool.argument === 'url' ? 'https://one.example/' : 'words');
    for (const name of Object.keys(tool.input.shape).filter((field) => field !== tool.argument))
      t.equal(await page.getByLabel(name, { exact: true }).count(), 1, `${tool.name}.${name}`);
  }
  await page.getByText('Options').click();
  const rendering = page.getByLabel('js_render', { exact: true });
  t.strictSame(await rendering.locator('option').allInnerTexts(), ['any', 'true', 'false']);
  for (const [chosen, sent] of [
    ['true', { js_render: true }],
    ['false', { js_render: false }],
    ['', {}],
  ] as const) {
    await rendering.selectOption(chosen);
    await page.getByRole('button', { name: 'Fetch', exact: true }).click();
    await page.locator('body:not(.busy)').waitFor();
    t.equal(asked.length, 1);
    const { js_render, ...rest } = asked.pop() ?? {};
    t.strictSame({ ...(js_render !== undefined && { js_render }), ...rest }, { ...sent, url: 'https://one.example/' });
  }
  await page.getByLabel('links', { exact: true }).press('Space');
  t.match(await page.locator('#calls code').innerText(), '{"url":"https://one.example/","links":true}');
  await page.getByRole('radio', { name: 'Search the web' }).check();
  await page.locator('#argument').fill('words');
  await page.getByText('Options').click();
  await page.getByLabel('limit', { exact: true }).fill('2');
  await page.getByLabel('timelimit').selectOption('w');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await statusOf(page, /rows/);
  t.match(asked.pop(), { query: 'words', limit: 2, timelimit: 'w', safesearch: 'moderate', page: 1 });
  t.match(await page.locator('#calls code').innerText(), '{"query":"words","timelimit":"w","limit":2}');
});

t.test('what is typed decides, until a person did', async (t) => {
  const { page } = await open(t);
  const mode = () => page.locator('input[name=operation]:checked').getAttribute('value');
  const field = page.locator('#argument');
  t.equal(await mode(), 'web_search');
  await field.fill('https://one.example/');
  t.equal(await mode(), 'fetch_url');
  await field.fill('one example');
  t.equal(await mode(), 'web_search');
  await page.getByRole('radio', { name: 'Fetch a web page' }).check();
  await field.fill('one.example');
  t.equal(await mode(), 'fetch_url');
});

t.test('an address may be typed without its scheme, and is sent with it', async (t) => {
  const { page, asked } = await open(t);
  const mode = () => page.locator('input[name=operation]:checked').getAttribute('value');
  const field = page.locator('#argument');
  for (const typed of ['one.example/x', 'localhost:8080', '[::1]:80/x']) {
    await field.fill(typed);
    t.equal(await mode(), 'fetch_url', `${typed} can only be an address`);
  }
  for (const words of ['node.js', 'and/or', 'site:one.example words', 'mailto:x']) {
    await field.fill(words);
    t.equal(await mode(), 'web_search', `${words} may be words`);
  }
  await page.getByRole('radio', { name: 'Fetch a web page' }).check();
  t.match(await page.locator('#argument-hint').innerText(), 'https:// may be left out');
  await field.fill(' One.example ');
  t.match(await page.locator('#calls code').innerText(), '{"url":"https://One.example"}');
  await page.keyboard.press('Enter');
  await statusOf(page, /characters/);
  t.match(asked, [{ url: 'https://One.example' }]);
  t.match(new URL(page.url()).hash, '#fetch_url?url=https%3A%2F%2FOne.example');
  await field.fill('mailto:x');
  t.match(
    await page.locator('#calls code').innerText(),
    '{"url":"mailto:x"}',
    'another scheme is left for the gateway to refuse',
  );
  await page.getByRole('radio', { name: 'Search the web' }).check();
  await field.fill('one.example');
  t.match(await page.locator('#calls code').innerText(), '{"query":"one.example"}', 'words stay words');
});

t.test('the calls to copy are those that were made', async (t) => {
  const { page, gateway, offences } = await open(t);
  const text = async (way: string) => {
    await page.getByRole('radio', { name: way }).check();
    await page.getByRole('button', { name: 'Copy call' }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText().catch(() => getSelection()?.toString()));
    const shown = await page.locator('#calls code').innerText();
    t.equal((copied ?? '').trim(), shown, `${way} is copied`);
    return shown;
  };
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.locator('#argument').fill(QUERY);
  await page.keyboard.press('Enter');
  await statusOf(page, /rows/);
  const rpc = JSON.parse(await text('MCP, JSON-RPC'));
  t.match(rpc, { method: 'tools/call', params: { name: 'web_search', arguments: { query: QUERY } } });
  const direct = await fetch(new URL('mcp', gateway.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify(rpc),
  });
  t.match(await direct.text(), 'RFC 9309');
  const curl = spawnSync('curl', ['--version']).status === 0;
  for (const way of curl ? ['REST, curl', 'MCP, curl'] : []) {
    const { stdout } = await run(await text(way));
    t.match(stdout, 'RFC 9309: Robots Exclusion Protocol', way);
  }
  t.strictSame(offences, []);
});

t.test('each failure is shown by its category with the next step', async (t) => {
  const failing = { code: 'internal' as ErrorCode };
  const fail = async () => {
    throw new GatewayError(failing.code);
  };
  const { url } = await gatewayFor(t, { search: fail, fetchPage: fail });
  const { page, offences } = await watchedPage(t, browser, url.origin, { colorScheme: 'dark' });
  await page.goto(url.href);
  for (const tool of tools) {
    await page.locator('#argument').fill(String(tool.examples.input[tool.argument]));
    for (const code of tool.errors.codes) {
      failing.code = code;
      await page.keyboard.press('Enter');
      const card = page.getByRole('alert').filter({ hasText: new RegExp(`${code} HTTP ${ERRORS[code].status}`) });
      await card.waitFor();
      t.match(await card.innerText(), ERRORS[code].message, code);
    }
  }
  await picture(page, 'page-error-dark');
  t.strictSame(offences, []);
});

t.test('what is known of a page stands under its title, and a failure says its own next step', async (t) => {
  const message = 'Words of this failure alone.';
  const about = { byline: 'Jane <b>Doe</b>', published: '2024-03-05T10:00:00Z', site: 'The Times', lang: 'en' };
  const { url } = await gatewayFor(t, {
    fetchPage: async ({ url }) => {
      if (url.endsWith('/fails')) throw new GatewayError('unreachable', { message });
      return { title: 'A page', url, snippet: '', markdown: 'Text.', canonical: 'https://page.example/c', ...about };
    },
  });
  const { page, offences } = await watchedPage(t, browser, url.origin);
  await page.goto(url.href);
  await page.locator('#argument').fill('https://page.example/');
  await page.keyboard.press('Enter');
  t.equal(
    await page.locator('h2 + .provenance').innerText(),
    'By Jane <b>Doe</b> · 2024-03-05 · The Times · en · https://page.example/c',
  );
  await page.locator('#argument').fill('https://page.example/fails');
  await page.keyboard.press('Enter');
  t.match(await page.getByRole('alert').innerText(), message);
  t.strictSame(offences, []);
});

t.test('the text of rows that were read, and the links of a page, are there to open', async (t) => {
  const { url } = await gatewayFor(t, {
    search: async () => rows.slice(0, 2),
    fetchPage: async ({ url }) => {
      if (url === rows[1]?.url) throw new GatewayError('not_found');
      const markdown = 'A [place](https://place.example/) and a [script](javascript:alert).';
      return { title: 'A page', url, snippet: '', markdown };
    },
  });
  const { page, offences } = await watchedPage(t, browser, url.origin);
  await page.goto(new URL('#web_search?query=x&read=2', url).href);
  await page.locator('#argument').press('Enter');
  await statusOf(page, /^2 rows/);
  t.match(await page.locator('.rows > li').nth(1).innerText(), 'Not read: not_found');
  await page.getByText('characters of its text').click();
  t.match(await page.locator('.rows article').innerText(), /^A place and a/);
  await page.getByRole('radio', { name: 'Fetch a web page' }).check();
  await page.locator('#argument').fill('https://page.example/');
  await page.getByLabel('links', { exact: true }).press('Space');
  await page.locator('#argument').press('Enter');
  await statusOf(page, /characters of Markdown/);
  await page.getByRole('radio', { name: 'Links' }).check();
  t.strictSame(await page.locator('#result ol a').allInnerTexts(), ['place']);
  t.strictSame(offences, []);
});

t.test('while a call runs, the page says what it is at and for how long', async (t) => {
  let answer: () => void = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let say: Say = () => {};
  const { url } = await gatewayFor(t, {
    fetchPage: async ({ url }, _signal, tell = () => {}) => {
      say = tell;
      say({ phase: 'robots' });
      await answered;
      return { title: 'A page', url, snippet: '', markdown: 'Text.' };
    },
  });
  const { page } = await watchedPage(t, browser, url.origin);
  await page.goto(url.href);
  await page.locator('#argument').fill('https://page.example/');
  await page.keyboard.press('Enter');
  await t.resolves(statusOf(page, /^Waiting for the answer: robots, \d+ s\. Escape cancels\.$/));
  say({ phase: 'rendering' });
  await t.resolves(statusOf(page, /: rendering, [1-9]\d* s\./));
  answer();
  await statusOf(page, /^5 characters of Markdown · /);
});

t.test('where a key is wanted the page asks for it, also for what it can do, and keeps it for the tab', async (t) => {
  const key = 'the-key-of-the-first-caller';
  const keys = () => parseKeys(`first:${key}`) ?? [];
  for (const open of ['true', 'false']) {
    const { url } = await gatewayFor(t, { keys, search: async () => rows, env: { SERVICE_DOCS_OPEN: open } });
    const { page, offences } = await watchedPage(t, browser, url.origin);
    await page.goto(url.href);
    const give = async (text: string) => {
      await page.locator('#key').fill(text);
      await page.locator('#key').press('Enter');
    };
    if (open === 'false') await give(key);
    await page.locator('#argument').fill('robots');
    await page.locator('#argument').press('Enter');
    if (open === 'true') {
      await give('not-the-key-of-anybody');
      await page.getByText('This gateway wants a key').waitFor();
      await give(key);
    }
    await page.getByText('RFC 9309').first().waitFor();
    await page.reload();
    await page.locator('#argument').fill('again');
    await page.locator('#argument').press('Enter');
    await page.getByText('RFC 9309').first().waitFor();
    t.equal(await page.evaluate('localStorage.length'), 0);
    t.strictSame(offences, []);
  }
});

t.test('nothing matched is no failure', async (t) => {
  const { page } = await open(t);
  await page.locator('#argument').fill('nothing');
  await page.keyboard.press('Enter');
  await statusOf(page, /^No rows · /);
  t.match(await page.locator('.card').innerText(), /Nothing matched\. Try other/);
});

t.test('Escape gives a call up, down to the gateway', async (t) => {
  let gone: () => void = () => {};
  const given = new Promise<void>((resolve) => {
    gone = resolve;
  });
  const { url } = await gatewayFor(t, {
    search: (_query, signal) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          gone();
          reject(new GatewayError('internal'));
        });
      }),
  });
  const { page } = await watchedPage(t, browser, url.origin);
  await page.goto(url.href);
  await page.locator('#argument').fill('slow');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Cancel' }).waitFor();
  await page.keyboard.press('Escape');
  await given;
  await page.getByRole('alert').filter({ hasText: 'cancelled' }).waitFor();
  t.notOk(await page.getByRole('button', { name: 'Cancel' }).isVisible());
});

t.test('a hostile page is text: nothing runs, loads or leads to a script', async (t) => {
  const { url } = await gatewayFor(t, {
    fetchPage: async (input) => ({
      title: '<img src=x onerror=alert(1)>',
      url: input.url,
      snippet: '<b>',
      markdown: HOSTILE,
    }),
  });
  const { page, offences } = await watchedPage(t, browser, url.origin);
  await page.goto(url.href);
  await page.locator('#argument').fill('https://one.example/');
  await page.keyboard.press('Enter');
  await statusOf(page, /characters/);
  const made = await page.locator('#result').evaluate((result) => ({
    tags: [...new Set([...result.querySelectorAll('*')].map(({ localName }) => localName))].sort(),
    handlers: [...result.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames().filter((name) => /^on|^style$|^src/.test(name)),
    ),
    links: [...result.querySelectorAll('a')].map(({ href, rel }) => `${rel} ${href}`),
  }));
  const harmless =
    'a article blockquote br code div em fieldset h2 h3 h4 h5 h6 hr input label legend li ol p pre span strong sup table tbody td th thead tr ul button del';
  t.strictSame(
    made.tags.filter((tag) => !harmless.split(' ').includes(tag)),
    [],
  );
  t.strictSame(made.handlers, []);
  t.ok(made.links.length > 3);
  for (const link of made.links) t.match(link, /^noopener noreferrer https?:\/\//);
  t.match(await page.locator('article').innerText(), /<script>alert\("canary"\)<\/script>/);
  t.strictSame(offences, []);
});

t.test('a page that breaks the rules would be noticed', async (t) => {
  const { page, offences } = await open(t);
  await page.evaluate(() => {
    const picture = document.createElement('img');
    picture.src = 'https://canary.example/';
    document.body.append(picture);
    try {
      document.body.innerHTML = '<p>';
    } catch {}
  });
  await page.waitForFunction(() => document.querySelector('img[src*=canary]'));
  await t.resolves(page.evaluate(() => 0));
  t.match(offences.join('\n'), /img-src/);
  t.match(offences.join('\n'), /require-trusted-types-for/);
});

t.test('a link fills in the form, and asks for nothing by itself', async (t) => {
  const { page, asked } = await open(t, { path: '#web_search?query=two+words&limit=3' });
  t.equal(await page.locator('#argument').inputValue(), 'two words');
  t.equal(await page.getByLabel('limit', { exact: true }).inputValue(), '3');
  await page.evaluate(() => {
    location.hash = '#fetch_url?url=https%3A%2F%2Fone.example%2F&js_render=false&links=true';
  });
  await page.getByRole('switch', { checked: true }).waitFor();
  t.equal(await page.getByLabel('js_render', { exact: true }).inputValue(), 'false');
  t.strictSame(asked, []);
  await page.getByRole('button', { name: 'Fetch', exact: true }).click();
  await statusOf(page, /characters/);
  t.strictSame(asked, [{ url: 'https://one.example/', js_render: false }]);
  t.match(new URL(page.url()).hash, '#fetch_url?url=https%3A%2F%2Fone.example%2F&js_render=false&links=true');
});

t.test('behind a path prefix', async (t) => {
  const { url } = await gatewayFor(t);
  const base = await prefixProxy(t, url);
  const { page, offences } = await watchedPage(t, browser, base.origin);
  await page.goto(base.href);
  await page.locator('#argument').fill('x');
  await page.keyboard.press('Enter');
  await statusOf(page, /^1 row · /);
  t.match(await page.locator('#calls code').innerText(), new URL('api/v1/search', base).href);
  t.strictSame(offences, []);
});

for (const colorScheme of ['light', 'dark'] as const) {
  t.test(`accessible by the rules of axe, ${colorScheme}, also on a phone`, async (t) => {
    const { page } = await open(t, { colorScheme, viewport: { width: 360, height: 740 } });
    const check = async (what: string) => {
      await page.evaluate(axe.source);
      const found = await page.evaluate(async () => {
        const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run();
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
      });
      t.strictSame(found, [], what);
      t.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360, `${what} fits the width`);
      await picture(page, `phone-${what}-${colorScheme}`);
    };
    await check('start');
    await page.locator('#argument').fill('words');
    await page.getByText('Options').click();
    await page.locator('#argument').press('Enter');
    await statusOf(page, /rows/);
    await check('search');
    await page.locator('#argument').fill('https://one.example/');
    await page.keyboard.press('Enter');
    await statusOf(page, /characters/);
    await check('fetch');
  });
}
