import type { Page } from 'playwright';
import t from 'tap';
import { ERRORS, FETCH_CATEGORIES } from '../../src/shared/errors.js';
import { tools } from '../../src/tools/registry.js';
import { BROWSER, openBrowser, picture, watchedPage } from '../helpers/browser.js';
import { prefixProxy } from '../helpers/prefix-proxy.js';
import { announcedUrl, settingsFor, smallWeb, start } from '../helpers/product.js';

/** Presses "Execute" of an operation with this body, and reads the response that is shown. */
async function tryOut(page: Page, tool: string, body: unknown): Promise<{ status: string; body: string }> {
  const operation = page.locator(`#operations-web-${tool}`);
  if (!(await operation.locator('.opblock-body').isVisible()))
    await operation.locator('.opblock-summary-control').click();
  await operation.locator('textarea.body-param__text').fill(JSON.stringify(body));
  await operation.getByRole('button', { name: 'Execute' }).click();
  const shown = operation.locator('.live-responses-table .response');
  await shown.waitFor();
  await operation.locator('.loading-container').waitFor({ state: 'detached' });
  return {
    status: await shown.locator('.response-col_status').innerText(),
    body: await shown.locator('.highlight-code').first().innerText(),
  };
}

t.test('Swagger UI runs both operations in a browser', { skip: !BROWSER && 'no Chromium here' }, async (t) => {
  const web = await smallWeb(t);
  const { output } = await start(t, ['start'], settingsFor(web));
  const gateway = announcedUrl(output().stderr);
  const browser = await openBrowser(t);

  for (const [where, base, colorScheme] of [
    ['at the root', gateway, 'light'],
    ['behind a path prefix', await prefixProxy(t, gateway), 'dark'],
  ] as const) {
    await t.test(where, async (t) => {
      const viewport = { width: 1100, height: 900 };
      const { page, offences } = await watchedPage(t, browser, base.origin, { viewport, colorScheme });
      await page.goto(new URL('docs', base).href);
      for (const tool of tools) await page.locator(`#operations-web-${tool.name}`).waitFor();
      t.equal(await page.locator('html.dark-mode').count(), colorScheme === 'dark' ? 1 : 0);

      const search = await tryOut(page, 'web_search', { query: 'found', limit: 1 });
      t.match(search, { status: /^200/, body: /"title": ".+"[\s\S]*"url": "https?:/ });
      const fetched = await tryOut(page, 'fetch_url', { url: new URL('page', web).href });
      t.match(fetched, { status: /^200/, body: /"title": "A small page"[\s\S]*enough words to be read/ });
      await picture(page, `swagger-${where.replaceAll(' ', '-')}`);
      const gone = await tryOut(page, 'fetch_url', { url: new URL('nowhere', web).href });
      t.match(gone, { status: /^404/, body: /"error": "not_found"/ });

      const responses = page.locator('#operations-web-fetch_url .responses-table:not(.live-responses-table)');
      const named = await responses.innerText();
      for (const code of FETCH_CATEGORIES) {
        t.match(named, code, `${code} is named`);
        t.match(named, new RegExp(`^${ERRORS[code].status}\\b`, 'm'), `${code} has its status`);
      }
      t.strictSame(offences, []);
    });
  }
});
