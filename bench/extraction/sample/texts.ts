import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import MarkdownIt from 'markdown-it';
import { parseBody, parseDocument } from '../../../worker/extract/dom/document.js';
import { linesOf } from '../manuals/lines.js';
import { TRANSLATED } from './packages.js';
import { plainHtml } from './plain.js';

/** A text that somebody wrote, without any template about it. */
export interface Text {
  /** Of its own. */
  name: string;
  lang: string;
  title: string;
  html: string;
  markdown?: string;
  /** The package it is from, as its package.json has it. */
  about?: { version?: string; description?: string; license?: string; keywords?: string[] };
}

/** Languages with a script of their own, and so many letters of it that a page counts as translated. */
const FOREIGN = /^(ar|he|hi|fa|el|ru|uk|ja|ko|zh|ta|te|gu|sr)/;
const LEAST = 900;
const MOST = 30_000;
const markdownIt = new MarkdownIt({ html: true, linkify: true });

/** In an order that has nothing to do with them, and is the same every time. */
export function shuffled<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const key = (item: T) => createHash('sha256').update(keyOf(item)).digest('hex');
  return items
    .map((item) => ({ item, key: key(item) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ item }) => item);
}

/** The READMEs of installed npm packages. */
export function readmes(npm: string, most: number): Text[] {
  const root = join(npm, 'node_modules');
  const names = readdirSync(root).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(root, name)).map((inner) => `${name}/${inner}`) : [name],
  );
  const packages = names.filter((name) => existsSync(join(root, name, 'package.json')));
  return shuffled(packages, (name) => name)
    .slice(0, most)
    .flatMap((name) => {
      const file = readdirSync(join(root, name)).find((file) => /^readme\.(md|markdown)$/i.test(file));
      if (!file) return [];
      const markdown = readFileSync(join(root, name, file), 'utf8');
      if (markdown.length < LEAST || markdown.length > MOST) return [];
      const body = parseBody(markdownIt.render(markdown));
      const heading = body.querySelector('h1');
      const about = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')) as Text['about'];
      const title = heading && heading === body.firstElementChild ? linesOf(heading).replace(/\s+/g, ' ') : '';
      return [{ name, lang: 'en', title: title || name, html: body.innerHTML, markdown, ...(about ? { about } : {}) }];
    });
}

/** Most letters of a language with another script are of that script. */
export function isIn(lang: string, text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return !FOREIGN.test(lang) || latin < letters / 3;
}

/** Texts of translated manuals: their own paragraphs, lists, tables and code, without what leads to other pages. */
export function translated(deb: string, npm: string): Text[] {
  return TRANSLATED.flatMap(({ package: name, lang, content, path, from = 'deb', most }) => {
    const root = from === 'npm' ? join(npm, 'node_modules', name) : join(deb, name);
    if (!existsSync(root)) return [];
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (file) => path.test(file) && /html?(\.\w+)?$/.test(file),
    );
    const texts: Text[] = [];
    for (const file of shuffled(files, (file) => file)) {
      if (texts.length === most) break;
      const stat = statSync(join(root, file), { throwIfNoEntry: false });
      if (!stat?.isFile() || stat.size > 200_000) continue;
      const document = parseDocument(readFileSync(join(root, file), 'utf8'));
      const element = document.querySelector(content);
      if (!element) continue;
      const heading = element.querySelector('h1,h2,h3') ?? document.querySelector('h1,h2');
      const title = heading
        ? linesOf(heading)
            .replace(/\s+/g, ' ')
            .replace(/^[\d.A-Z]+\s/, '')
        : '';
      heading?.remove();
      const html = plainHtml(element);
      const text = linesOf(parseBody(html));
      const { length } = text;
      if (title && isIn(lang, text) && length > LEAST / 2 && length < MOST)
        texts.push({ name: `${name}-${lang}-${texts.length}`, lang, title, html });
    }
    return texts;
  });
}
