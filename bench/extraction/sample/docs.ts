import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from '../../../worker/extract/dom/document.js';
import { linesOf } from '../manuals/lines.js';
import { DOCS } from './packages.js';
import { idOf, type SamplePage, truthOf } from './page.js';
import { shuffled } from './texts.js';

const MOST = 4;
const LEAST_SIZE = 3000;
const MOST_SIZE = 200_000;
const LEAST_TEXT = 300;
const NO_PAGE = /_sources|_static|search\.html|genindex|modindex|\/index\.html$|-index[.-]/;

/** Pages of manuals as their generators wrote them. */
export function docsPages(deb: string): SamplePage[] {
  return DOCS.flatMap(({ package: name, template, content, furniture, path, isStructured }) => {
    const root = join(deb, name);
    if (!existsSync(root)) return [];
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.html?$/.test(file) && path.test(file) && !NO_PAGE.test(file),
    );
    const pages: SamplePage[] = [];
    for (const file of shuffled(files, (file) => file)) {
      if (pages.length === MOST) break;
      const stat = statSync(join(root, file), { throwIfNoEntry: false });
      if (!stat?.isFile() || stat.size < LEAST_SIZE || stat.size > MOST_SIZE) continue;
      const html = readFileSync(join(root, file), 'utf8');
      const element = parseDocument(html).querySelector(content);
      for (const part of element?.querySelectorAll(furniture) ?? []) part.remove();
      if (!element || linesOf(element).length < LEAST_TEXT) continue;
      const page = { source: 'docs', template, name: `${name}-${pages.length}` };
      const { structure, ...truth } = truthOf(element, idOf(page), titleOf(element));
      const code = structure?.code.map(({ text }) => ({ lang: '', text })) ?? [];
      const stated = structure && {
        headings: structure.headings,
        tables: structure.tables,
        items: structure.items,
        code,
      };
      pages.push({ ...page, html, truth: isStructured && stated ? { ...truth, structure: stated } : truth });
    }
    return pages;
  });
}

/** Its heading, where it has one of the first level. */
function titleOf(element: Element): { title?: string } {
  const heading = element.querySelector('h1');
  return heading ? { title: linesOf(heading).replace(/\s+/g, ' ') } : {};
}
