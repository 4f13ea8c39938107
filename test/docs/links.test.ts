/** Every link of every document leads somewhere, and every file that a document shows is as it shows it. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import t from 'tap';
import { blocksOf, DOCUMENTS, documentText, parseMarkdown } from '../helpers/documents.js';
import { ROOT } from '../helpers/root.js';

for (const path of DOCUMENTS) {
  t.test(path, async (t) => {
    for (const href of linksOf(path)) {
      if (/^[a-z]+:/i.test(href)) {
        t.match(href, /^(https?:\/\/[^/]|mailto:)/, href);
        continue;
      }
      const [file = '', anchor] = decodeURI(href).split('#');
      const target = file === '' ? path : normalize(join(dirname(path), file));
      t.ok(existsSync(join(ROOT, target)), `${href} exists`);
      if (anchor) t.ok(anchorsOf(target).includes(anchor), `${href} leads to a heading`);
    }
    for (const { language, title, text } of blocksOf(path)) {
      if (language === 'diff' || !existsSync(join(ROOT, title)) || title === '') continue;
      t.equal(text, readFileSync(join(ROOT, title), 'utf8'), `what is shown of ${title} is what it says`);
    }
  });
}

function linksOf(path: string): string[] {
  const inlines = parseMarkdown(documentText(path)).flatMap(({ children }) => children ?? []);
  return inlines.flatMap((token) => String(token.attrGet('href') ?? token.attrGet('src') ?? '') || []);
}

/** Names of headings as forges make them: lower case, without punctuation, hyphens for spaces. */
function anchorsOf(path: string): string[] {
  const tokens = parseMarkdown(documentText(path));
  const headings = tokens.flatMap((token, at) =>
    token.type === 'heading_open' ? [tokens[at + 1]?.content ?? ''] : [],
  );
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/ /g, '-'),
  );
}
