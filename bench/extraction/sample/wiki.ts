import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from '../../../worker/extract/dom/document.js';
import { linesOf } from '../manuals/lines.js';
import { idOf, type SamplePage, truthOf } from './page.js';
import { shuffled } from './texts.js';

interface Wiki {
  package: string;
  template: string;
  path: RegExp;
  content: string;
  furniture: string;
  most: number;
}

/** Dumps of wikis, and a wiki's own documentation as that wiki shows it. */
const WIKIS: readonly Wiki[] = [
  {
    package: 'hugin-data',
    template: 'mediawiki-vector',
    path: /help_(en|fr|it)/,
    content: '#content',
    furniture:
      '#siteSub,#contentSub,#jump-to-nav,.mw-editsection,.printfooter,#catlinks,.mw-jump-link,#toc,.toc,.visualClear,#mw-navigation',
    most: 25,
  },
  {
    package: 'ikiwiki',
    template: 'ikiwiki',
    path: /\.html$/,
    content: '#content',
    furniture: '.toc,.hidden',
    most: 12,
  },
];

export function wikiPages(deb: string): SamplePage[] {
  return WIKIS.flatMap(({ package: name, template, path, content, furniture, most }) => {
    const root = join(deb, name);
    if (!existsSync(root)) return [];
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.html?$/.test(file) && path.test(file),
    );
    const pages: SamplePage[] = [];
    for (const file of shuffled(files, (file) => file)) {
      if (pages.length === most) break;
      if (!statSync(join(root, file), { throwIfNoEntry: false })?.isFile()) continue;
      const html = readFileSync(join(root, file), 'utf8');
      const element = parseDocument(html).querySelector(content);
      for (const part of element?.querySelectorAll(`script,style,${furniture}`) ?? []) part.remove();
      if (!element || linesOf(element).length < 400) continue;
      const page = { source: 'wiki', template, name: String(pages.length) };
      const { structure, ...truth } = truthOf(element, idOf(page));
      const stated = structure && {
        headings: structure.headings,
        tables: structure.tables,
        items: structure.items,
        code: structure.code,
      };
      pages.push({ ...page, html, truth: stated ? { ...truth, structure: stated } : truth });
    }
    return pages;
  });
}
