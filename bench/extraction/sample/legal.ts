import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseBody } from '../../../worker/extract/dom/document.js';
import { linesOf } from '../manuals/lines.js';
import type { SamplePage } from './page.js';
import { escaped } from './plain.js';
import { shuffled, type Text } from './texts.js';
import { CODES } from './written/codes.js';

const MOST = 40;
const LEAST = 1500;
const LONGEST = 25_000;

/** Licences, and a declaration in many languages, as sites of law show them. */
export function legalPages(npm: string, declarations: readonly Text[]): SamplePage[] {
  const folder = join(npm, 'node_modules/spdx-license-list/licenses');
  const licences = shuffled(readdirSync(folder), (file) => file).flatMap((file): Text[] => {
    const { name, licenseText } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>;
    if (!name || !licenseText || licenseText.length < LEAST || licenseText.length > LONGEST) return [];
    return [{ name: file.replace('.json', ''), lang: 'en', title: name, html: paragraphs(licenseText) }];
  });
  const all = Object.entries(CODES);
  return [...licences.slice(0, MOST), ...declarations].flatMap((text, n) => {
    const [template, render] = all[n % all.length] ?? [];
    if (!template || !render) return [];
    const page = { source: 'legal-written', template, name: text.name };
    const content = parseBody(`<h1>${escaped(text.title)}</h1>${text.html}`);
    return [{ ...page, html: render(text), truth: { text: linesOf(content), title: text.title } }];
  });
}

const paragraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => `<p>${escaped(part)}</p>`)
    .join('\n');
