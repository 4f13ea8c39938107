import { classOf } from '../../dom/class-of.js';
import { moveInside, putInstead, rename } from '../../dom/move.js';
import { outermost } from '../../dom/outermost.js';

/** Cheap sign, in `Markup.names`, of Scribble. */
export const SCRIBBLE_SIGNS = /class\s*=\s*["'](?:RktBlk|RktInBG|RktSym|SVInsetFlow|SCodeFlow|refpara)\b/;
/** Code, declarations and grammars, all set as tables. */
const BLOCKS = '.SCodeFlow,table.RBoxed,table.RktBlk,table.specgrammar,table.SVerbatim';
/** Quotes that only indent what they hold. */
const SET_IN =
  'blockquote.SCodeFlow,blockquote.SVInsetFlow,blockquote.SInsetFlow,blockquote.SubFlow,blockquote.Rfilebox,blockquote.Rfilecontent';
/** Classes of parts of inline code. */
const PART = /^(?:Rkt(?:InBG|In|Sym|Var|Pn|Val|Meta|Cmt|Err|Res|Out|Opt|Rdr|Mod|Kw|SymDef)|stt|hspace)(?:\s|$)/;

/**
 * Rewrites, in place, what Scribble draws with tables, quotes and spans: code, declarations with descriptions of their
 * arguments, grammars, inline code, margin notes. Source: the markup of Racket 8.
 */
export function plainScribble({ body }: Document): void {
  for (const note of outermost(body.querySelectorAll('blockquote.refpara'))) plainNote(note);
  for (const block of outermost(body.querySelectorAll(BLOCKS))) plainBlock(block);
  for (const quote of body.querySelectorAll(SET_IN)) rename(quote, 'div');
  for (const part of body.querySelectorAll('span[class]'))
    if (isPart(part) && body.contains(part) && !part.closest('code,pre')) plainParts(part);
}

/** Rewrites a margin note, and drops the picture of a finger that points at it. */
function plainNote(note: Element): void {
  const box = note.ownerDocument.createElement('div');
  box.setAttribute('class', 'admonition note');
  for (const picture of note.querySelectorAll('.imageleft,.imageright')) picture.remove();
  moveInside(note.querySelector('.refcontent') ?? note, box);
  note.replaceWith(box);
}

/**
 * Writes a block as code, with the lines as the tables have them; the kind of declaration, or the file name, comes
 * before, pictures after.
 */
function plainBlock(block: Element): void {
  const { ownerDocument: document } = block;
  const labels = Array.from(block.querySelectorAll('.RBackgroundLabel,.Rfiletitle'), (label) => {
    label.remove();
    return label.textContent?.trim() ?? '';
  });
  const images = [...block.querySelectorAll('img')];
  const pre = document.createElement('pre');
  pre.setAttribute('class', 'racket');
  pre.textContent = linesOf(block)
    .map((line) => line.trimEnd())
    .join('\n');
  const label = [...new Set(labels.filter(Boolean))].join(', ');
  if (label) {
    const kind = document.createElement('p');
    kind.textContent = label;
    block.before(kind);
  }
  putInstead(block, [pre, ...images]);
}

/** Characters: a wider column is not padded, or each of many rows would pay for one long cell. */
const MOST_COLUMN_CHARS = 100;

/** The text of an element, line by line, as its tables and blocks set it. Depth is bounded by `parseDocument`. */
function linesOf(element: Element): string[] {
  if (element.localName === 'table') return linesOfTable(element);
  const lines: string[] = [''];
  const visit = (parent: Element) => {
    for (let node = parent.firstChild; node; node = node.nextSibling) {
      const { localName } = node as Element;
      if (node.nodeType === 3) addText(lines, node.nodeValue ?? '');
      else if (localName === 'br') lines.push('');
      else if (node.nodeType === 1 && BLOCK.test(localName)) {
        if (lines.at(-1) === '') lines.pop();
        for (const line of linesOf(node as Element)) lines.push(line);
        lines.push('');
      } else if (node.nodeType === 1) visit(node as Element);
    }
  };
  visit(element);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}
const BLOCK = /^(?:table|p|div|blockquote|ul|ol|li|pre)$/;

/** Adds text to the last line: white space of the markup is one space, and none at the start of a line. */
function addText(lines: string[], text: string): void {
  const line = lines.at(-1) ?? '';
  const words = text.replace(/[ \t\r\n]+/g, ' ');
  lines[lines.length - 1] = line + (line === '' || line.endsWith(' ') ? words.replace(/^ /, '') : words);
}

function linesOfTable(table: Element): string[] {
  const rows = rowsOf(table).map((row) => Array.from(row.children, linesOf));
  const widths: number[] = [];
  for (const cells of rows) {
    for (const [i, lines] of cells.slice(0, -1).entries()) {
      const width = lines.reduce((most, line) => Math.max(most, line.length), 0);
      widths[i] = Math.max(widths[i] ?? 0, Math.min(width, MOST_COLUMN_CHARS));
    }
  }
  return rows.flatMap((cells) => {
    const height = cells.reduce((most, lines) => Math.max(most, lines.length), 0);
    return Array.from({ length: height }, (_, y) =>
      cells.map((lines, i) => (lines[y] ?? '').padEnd(i < cells.length - 1 ? (widths[i] ?? 0) : 0)).join(''),
    );
  });
}

function rowsOf(table: Element): Element[] {
  return Array.from(table.children).flatMap((child) =>
    child.localName === 'tr' ? [child] : child.localName === 'tbody' ? [...child.children] : [],
  );
}

function isPart(node: Node | null): node is Element {
  return (node as Element | null)?.localName === 'span' && PART.test(classOf(node as Element));
}

/** Joins a part with those right after it into one code element, up to the next space. */
function plainParts(first: Element): void {
  if (!first.textContent?.trim()) return;
  const parts = [first];
  for (let next = first.nextSibling; isPart(next); next = next.nextSibling) parts.push(next);
  while (!parts.at(-1)?.textContent?.trim()) parts.pop();
  const code = first.ownerDocument.createElement('code');
  first.before(code);
  for (const part of parts) {
    moveInside(part, code);
    part.remove();
  }
}
