import t, { type Test } from 'tap';
import { extract } from '../../worker/extract.js';
import { toMarkdown } from '../../worker/markdown.js';
import type { Page } from '../../worker/page.js';
import { HIDDEN, ONLY_RENDERED, SHOWN, type Way } from '../fixtures/hiding/ways.js';
import { createBrowser, createSite, skip } from './browser-site.js';

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
const ALL = Object.entries({ ...HIDDEN, ...SHOWN });

function check(t: Test, title: string, markdown: string, isSeen: boolean): void {
  t.equal(markdown.includes(SENTENCE), isSeen, title);
  t.equal(markdown.split('still stands').length, 13, `${title}: with all the text around it`);
}

t.test('a page as it is written has what its own style sheets show', async (t) => {
  const url = new URL('https://example.test/');
  for (const [title, way] of ALL) {
    const markdown = markdownOf({ url, mediaType: 'text/html', text: pageOf(way) });
    check(t, title, markdown, title in SHOWN || ONLY_RENDERED.has(title));
  }
});

t.test('a rendered page has what is seen of it', { skip }, async (t) => {
  const site = await createSite(t, Object.fromEntries(ALL.map(([, way], i) => [`/${i}`, pageOf(way)])));
  const browser = createBrowser(t, site);
  for (const [i, [title]] of ALL.entries()) check(t, title, markdownOf(await browser.load(`/${i}`)), title in SHOWN);
});
