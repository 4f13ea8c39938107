/**
 * Makes two corpora of manuals, one to learn from and one to measure with, of different pages. Where the content of such
 * a page stands is known from the markup of its generator, so that nobody has to mark it.
 *
 *     apt-get download PACKAGE …                  those of packages.ts
 *     dpkg -x PACKAGE_….deb UNPACKED/PACKAGE      each
 *     npm run build && node dist/bench/extraction/manuals/make.js UNPACKED TO
 *     npm run bench -- extract --corpus TO/measure
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseDocument } from '../../../worker/extract/dom/document.js';
import type { Entry, Truth } from '../corpus.js';
import { linesOf } from './lines.js';
import { MANUALS, type Manual } from './packages.js';

/** Pages of each package in each of the two corpora. */
const PAGES = 8;
/** Bytes; smaller pages redirect, larger ones are whole books. */
const LEAST_SIZE = 2_500;
const MOST_SIZE = 250_000;
/** Characters; a page with less content than this is not worth a question. */
const LEAST_TEXT = 40;
/** A list of what follows is furniture beside more text than it has itself, and than so many characters; else it is the content. */
const TEXT_BESIDE_CONTENTS = 400;
const CONTENTS = '.toc';
const NO_PAGE = /_sources|_static/;

interface Page {
  path: string;
  html: Buffer;
  text: string;
}

const [unpacked, to] = process.argv.slice(2);
if (!unpacked || !to) throw new Error('usage: make.js UNPACKED TO');
const found = MANUALS.filter((manual) => existsSync(join(unpacked, manual.package)));
const missing = MANUALS.length - found.length;
if (missing > 0) console.log(`${missing} of ${MANUALS.length} packages are not there`);
const pages = found.map((manual) => ({ manual, pages: pagesOf(join(unpacked, manual.package), manual) }));
for (const [n, part] of ['learn', 'measure'].entries()) {
  const entries = pages.flatMap(({ manual, pages }) =>
    pages.slice(n * PAGES, (n + 1) * PAGES).map((page, i) => write(join(to, part), manual, i, page)),
  );
  writeFileSync(join(to, part, 'MANIFEST.json'), JSON.stringify({ version: 1, pages: entries }, null, 1));
  console.log(`${join(to, part)}: ${entries.length} pages`);
}

/** Chosen by a hash of their paths, so that the same packages give the same pages. */
function pagesOf(root: string, manual: Manual): Page[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.html?$/.test(path) && !NO_PAGE.test(path))
    .map((path) => ({ path, hash: createHash('sha256').update(path).digest('hex') }))
    .sort((a, b) => (a.hash < b.hash ? -1 : 1));
  const pages: Page[] = [];
  for (const { path } of files) {
    if (pages.length === 2 * PAGES) break;
    const file = statSync(join(root, path), { throwIfNoEntry: false });
    if (!file?.isFile() || file.size < LEAST_SIZE || file.size > MOST_SIZE) continue;
    const html = readFileSync(join(root, path));
    const text = contentOf(parseDocument(html.toString('utf8')), manual);
    if (text.length >= LEAST_TEXT) pages.push({ path, html, text });
  }
  return pages;
}

/** As text, a line for each block; empty where the page has no content of that name. */
function contentOf(document: Document, { content, furniture }: Manual): string {
  const element = content.map((selector) => document.querySelector(selector)).find(Boolean);
  if (!element) return '';
  for (const part of element.querySelectorAll(furniture)) part.remove();
  for (const contents of element.querySelectorAll(CONTENTS)) {
    const own = linesOf(contents).length;
    if (linesOf(element).length - own > Math.max(own, TEXT_BESIDE_CONTENTS)) contents.remove();
  }
  return linesOf(element);
}

function write(to: string, manual: Manual, n: number, { path, html, text }: Page): Entry {
  const id = `${manual.package}-${n}`;
  const truth: Truth = { text };
  const files = { html: `html/${id}.html.gz`, truth: `truth/${id}.json.gz` };
  for (const folder of ['html', 'truth']) mkdirSync(join(to, folder), { recursive: true });
  writeFileSync(join(to, files.html), gzipSync(html));
  writeFileSync(join(to, files.truth), gzipSync(JSON.stringify(truth)));
  const place = path.split('/').slice(-2).map(encodeURIComponent).join('/');
  return {
    id,
    source: 'manuals',
    kind: manual.family,
    url: `https://${manual.family}.example/${place}`,
    base: null,
    charset: null,
    ...files,
  };
}
