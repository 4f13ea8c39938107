import { classOf } from './class-of.js';
import { moveInside } from './move.js';
import { outermost } from './outermost.js';

/** Cheap signs, in the page's markup, of what the stylesheets of DocBook write. */
const SIGNS = /class\s*=\s*["'](?:cmdsynopsis|qandaset)\b|\/callouts\/\d+\.\w{3}["']/;

/**
 * Rewrites what DocBook's stylesheets draw as such with a meaning, in place: the synopsis of a command as code, pictures of
 * the numbers that refer from code to its explanation as text, tables of questions and answers as paragraphs. Source: the
 * markup of DocBook XSL 1.7x and BoostBook.
 */
export function plainDocBook({ body }: Document, html: string): void {
  if (!SIGNS.test(html)) return;
  for (const mark of body.querySelectorAll('img[src*="/callouts/"]')) {
    const alt = mark.getAttribute('alt') ?? '';
    if (/^\d{1,2}$/.test(alt)) mark.replaceWith(`(${alt})`);
  }
  for (const synopsis of outermost(body.querySelectorAll('div.cmdsynopsis'))) plainSynopsis(synopsis);
  for (const table of body.querySelectorAll('div.qandaset > table')) plainQuestions(table);
}

/** A line for each paragraph and break. */
function plainSynopsis(synopsis: Element): void {
  const { ownerDocument: document } = synopsis;
  for (const br of synopsis.querySelectorAll('br')) br.replaceWith('\u2028');
  const texts = Array.from(synopsis.querySelectorAll('p'), ({ textContent }) => textContent ?? '');
  const lines = (texts.length > 0 ? texts : [synopsis.textContent ?? '']).flatMap((text) => text.split('\u2028'));
  const pre = document.createElement('pre');
  pre.textContent = lines.map((line) => line.replace(/\s+/g, ' ').trim()).join('\n');
  synopsis.replaceWith(pre);
}

/** Each question in bold behind its number, what answers it below. */
function plainQuestions(table: Element): void {
  const { ownerDocument: document } = table;
  const list = document.createElement('div');
  for (const row of table.querySelectorAll('tr')) {
    const cells = Array.from(row.children);
    const text = cells.at(-1);
    if (!text || row.closest('table') !== table) continue;
    if (classOf(row) !== 'question') moveInside(text, list);
    else {
      const question = document.createElement('p');
      const words = document.createElement('strong');
      words.textContent = cells.map(({ textContent }) => textContent?.trim() ?? '').join(' ');
      question.append(words);
      list.append(question);
    }
  }
  table.replaceWith(list);
}
