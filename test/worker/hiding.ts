import type { Test } from 'tap';
import { extract } from '../../worker/extract.js';
import { toMarkdown } from '../../worker/markdown.js';
import type { Page } from '../../worker/page.js';
import { HIDDEN, ONLY_RENDERED, SHOWN, type Way } from '../fixtures/hiding/ways.js';
import { createBrowser, createSite } from './browser-site.js';

const SENTENCE = 'The needle is for nobody but a program that reads the page as it is written.';
const prose = (from: number) =>
  [0, 1, 2, 3, 4, 5]
    .map(
      (i) =>
        `<p>Crane ${from + i} still stands at the harbour, and in summer the museum opens its cabin to all who climb the iron stairs.</p>`,
    )
    .join('');
const pageOf = ([css, html]: Way) =>
  `<!doctype html><html lang="en"><title>Cranes</title><style>${css}</style><h1>Cranes</h1>${prose(1)}${html.replace(/\bN\b/, SENTENCE)}${prose(7)}`;
const markdownOf = (page: Page) => toMarkdown(extract(page).content as Element, page.url);
export const ALL = Object.entries({ ...HIDDEN, ...SHOWN });

function check(t: Test, title: string, markdown: string, isSeen: boolean): void {
  t.equal(markdown.includes(SENTENCE), isSeen, title);
  t.equal(markdown.split('still stands').length, 13, `${title}: with all the text around it`);
}

/** Reads a page of each way as it is written. */
export function testWritten(t: Test, ways: typeof ALL): void {
  const url = new URL('https://example.test/');
  for (const [title, way] of ways) {
    const markdown = markdownOf({ url, mediaType: 'text/html', text: pageOf(way) });
    check(t, title, markdown, title in SHOWN || ONLY_RENDERED.has(title));
  }
}

/** Renders a page of each way, a few at a time. */
export async function testRendered(t: Test, ways: typeof ALL): Promise<void> {
  const site = await createSite(t, Object.fromEntries(ways.map(([, way], i) => [`/${i}`, pageOf(way)])));
  const browser = createBrowser(t, site);
  const left = ways.entries();
  const work = async () => {
    for (const [i, [title]] of left) check(t, title, markdownOf(await browser.load(`/${i}`)), title in SHOWN);
  };
  await Promise.all([work(), work()]);
}
