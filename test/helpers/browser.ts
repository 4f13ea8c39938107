import { mkdirSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright';
import { findBrowser } from '../../worker/loaders/find-browser.js';
import type { Teardown } from './listen.js';
import { pathInRoot } from './root.js';

/** The machine's Chromium, as the worker would find it. */
export const BROWSER = findBrowser({
  configuredPath: process.env.CRAWL_WORKER_BROWSER_PATH || undefined,
  env: process.env,
});

const ARTEFACTS = pathInRoot('artefacts/');

export async function openBrowser(t: Teardown): Promise<Browser> {
  const browser = await chromium.launch(BROWSER ? { executablePath: BROWSER } : {});
  t.teardown(() => browser.close());
  return browser;
}

export interface Watched {
  page: Page;
  /** Everything that a page of ours must not do: foreign requests, violations of its policy, errors in its console. */
  offences: string[];
}

type Options = Parameters<Browser['newContext']>[0];

/** A fresh page that may be at `origin` only. Failed calls are no offence: the browser logs each answer from 400 on. */
export async function watchedPage(t: Teardown, browser: Browser, origin: string, options?: Options): Promise<Watched> {
  const context = await browser.newContext(options);
  t.teardown(() => context.close());
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const offences: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && url.protocol !== 'data:') offences.push(`request to ${url.href}`);
  });
  page.on('pageerror', (error) => offences.push(`error: ${error.message}`));
  page.on('dialog', (dialog) => {
    offences.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (message.type() !== 'error' || /^Failed to load resource/.test(message.text())) return;
    offences.push(`console: ${message.text()}`);
  });
  await page.exposeFunction('reportViolation', (text: string) => void offences.push(`policy: ${text}`));
  await page.addInitScript(() => {
    const report = (globalThis as unknown as { reportViolation(text: string): void }).reportViolation;
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      report(`${violatedDirective} ${blockedURI}`),
    );
  });
  return { page, offences };
}

/** Keeps a picture for people, in a folder that git ignores. */
export async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(ARTEFACTS, { recursive: true });
  await page.screenshot({ path: `${ARTEFACTS}${name}.png`, fullPage: true });
}
