import { classOf } from '../../dom/class-of.js';
import { moveInside } from '../../dom/move.js';
import { outermost } from '../../dom/outermost.js';
import { boldParagraph } from '../structure/tabs.js';

/** Cheap signs, in `Markup.names`, of DocBook's stylesheets. */
export const DOCBOOK_SIGNS =
  /class\s*=\s*["'](?:cmdsynopsis|qandaset|calloutlist|colist|func_signature|column_definition|(?:parameter|function|property|signal)_name)\b/;
/** The line of a cell that the others describe: PostgreSQL. */
const SIGNATURES = 'td > p.func_signature,td > p.column_definition';
/** Cells that hold a name: gtk-doc. */
const NAMES =
  'td.parameter_name,td.function_name,td.property_name,td.signal_name,td.struct_member_name,td.enum_member_name';

/**
 * Rewrites, in place, what DocBook's stylesheets only draw: the synopsis of a command as code, pictures of the numbers
 * that refer from code to its explanation as text, tables of questions and answers as paragraphs, names in a cell as
 * code. Source: the markup of DocBook XSL 1.7x and BoostBook.
 */
export function plainDocBook({ body }: Document): void {
  for (const mark of body.querySelectorAll('img[src*="/callouts/"]')) {
    const alt = mark.getAttribute('alt') ?? '';
    if (/^\d{1,2}$/.test(alt)) mark.replaceWith(`(${alt})`);
  }
  for (const synopsis of outermost(body.querySelectorAll('div.cmdsynopsis'))) plainSynopsis(synopsis);
  for (const table of body.querySelectorAll('div.qandaset > table')) plainQuestions(table);
  for (const table of body.querySelectorAll('div.colist > table')) plainCallouts(table);
  for (const line of body.querySelectorAll(SIGNATURES)) wrapInside(line, 'strong');
  for (const cell of body.querySelectorAll(NAMES)) if (!cell.querySelector('code,table')) plainName(cell);
}

/**
 * Makes a list numbered like the callouts in the code: Asciidoctor, which draws the numbers itself where it has icons.
 */
function plainCallouts(table: Element): void {
  const list = table.ownerDocument.createElement('ol');
  for (const row of table.querySelectorAll('tr')) {
    if (row.childElementCount !== 2 || row.closest('table') !== table || !row.lastElementChild) continue;
    const item = table.ownerDocument.createElement('li');
    moveInside(row.lastElementChild, item);
    list.append(item);
  }
  table.replaceWith(list);
}

function wrapInside(element: Element, name: string): void {
  const inside = element.ownerDocument.createElement(name);
  moveInside(element, inside);
  element.append(inside);
}

/** Writes the name, with brackets and link if it has any, as code. */
function plainName(cell: Element): void {
  const link = cell.querySelector('a[href]');
  const code = cell.ownerDocument.createElement('code');
  code.textContent = (cell.textContent ?? '').replace(/\s+/g, ' ').trim();
  if (link && link.textContent?.trim() === code.textContent) {
    link.textContent = '';
    link.append(code);
    cell.replaceChildren(link);
  } else cell.replaceChildren(code);
}

/** Writes a synopsis as code, with a line for each paragraph and break. */
function plainSynopsis(synopsis: Element): void {
  const { ownerDocument: document } = synopsis;
  for (const br of synopsis.querySelectorAll('br')) br.replaceWith('\u2028');
  const texts = Array.from(synopsis.querySelectorAll('p'), ({ textContent }) => textContent ?? '');
  const lines = (texts.length > 0 ? texts : [synopsis.textContent ?? '']).flatMap((text) => text.split('\u2028'));
  const pre = document.createElement('pre');
  pre.textContent = lines.map((line) => line.replace(/\s+/g, ' ').trim()).join('\n');
  synopsis.replaceWith(pre);
}

/** Writes each question in bold after its number, and the answer below. */
function plainQuestions(table: Element): void {
  const { ownerDocument: document } = table;
  const list = document.createElement('div');
  for (const row of table.querySelectorAll('tr')) {
    const cells = Array.from(row.children);
    const text = cells.at(-1);
    if (!text || row.closest('table') !== table) continue;
    if (classOf(row) !== 'question') moveInside(text, list);
    else list.append(boldParagraph(document, cells.map(({ textContent }) => textContent?.trim() ?? '').join(' ')));
  }
  table.replaceWith(list);
}
