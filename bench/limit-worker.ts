/**
 * The least that a worker of each kind can do, behind the same `POST /extract`: a raw GET, linkedom, Readability and
 * turndown; and a kept browser with a fresh context for each page, its HTML handed out as it is. No guard, no robots.txt.
 * With `--launch-per-page` it is a browser for each page.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { gfm } from '@joplin/turndown-plugin-gfm';
import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { chromium } from 'playwright';
import TurndownService from 'turndown';
import { findBrowser } from '../worker/loaders/find-browser.js';

const turndown = new TurndownService({ headingStyle: 'atx', codeBlockStyle: 'fenced' }).use(gfm);
const launchPerPage = process.argv.includes('--launch-per-page');
const launch = () =>
  chromium.launch({
    executablePath: findBrowser({ env: process.env }),
    chromiumSandbox: process.getuid?.() !== 0,
  });
let browser: ReturnType<typeof launch> | undefined;

async function readStatic(url: string): Promise<string> {
  const html = await (await fetch(url)).text();
  const { document } = parseHTML(html);
  const article = new Readability(document as unknown as Document).parse();
  return turndown.turndown(article?.content ?? '');
}

async function render(url: string): Promise<string> {
  if (!launchPerPage) browser ??= launch();
  const mine = await (browser ?? launch());
  const context = await mine.newContext();
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'load' });
    return await page.content();
  } finally {
    await (launchPerPage ? mine : context).close();
  }
}

const server = createServer(async (req, res) => {
  const { url, js_render } = JSON.parse(await text(req)) as { url: string; js_render: boolean };
  const markdown = await (js_render ? render(url) : readStatic(url));
  res.setHeader('content-type', 'application/json').end(JSON.stringify({ markdown, success: true, error: '' }));
});
server.listen(0, '127.0.0.1', () =>
  console.log(`limits: http://127.0.0.1:${(server.address() as AddressInfo).port}/extract`),
);
process.on('SIGTERM', async () => {
  await (await browser)?.close();
  process.exit(0);
});
