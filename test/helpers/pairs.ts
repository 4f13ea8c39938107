import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from './root.js';

/** A page, and the Markdown it becomes: `name.html` and `name.md`. */
export interface Pair {
  name: string;
  html: string;
  markdown: string;
}

const fixtures = inRoot('test/fixtures/');
/** Those that no rule changes: of the Markdown writer, of parsing, of what rules leave alone. */
export const RULELESS = ['markdown', 'parse', 'untouched'] as const;
/** And whole pages, and pairs by the rule that they show. */
const FOLDERS = ['pages', 'rules', ...RULELESS] as const;

/** Those in a folder of `test/fixtures`. */
export function pairsIn(folder: string): Pair[] {
  const place = new URL(`${folder}/`, fixtures);
  const read = (file: string) => readFileSync(new URL(file, place), 'utf8');
  return namesIn(folder).map((name) => ({ name, html: read(`${name}.html`), markdown: read(`${name}.md`) }));
}

export const allPairs = (): Pair[] => FOLDERS.flatMap(pairsIn);

/** A name once, whether both of its files are there or one; from the folder, of those in folders of it too. */
function namesIn(folder: string): string[] {
  const files = readdirSync(new URL(`${folder}/`, fixtures), { recursive: true, encoding: 'utf8' });
  const names = files.filter((file) => /\.(?:html|md)$/.test(file)).map((file) => file.replace(/\.\w+$/, ''));
  return [...new Set(names)].sort();
}
