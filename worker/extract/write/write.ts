import type { Alert, Block, List, ListItem, Note, Phrase, Table } from '../../tree.js';
import { DOLLAR, endsWithAddress, escapeLineStart, fencedBlock, settleDollars } from './escape.js';
import { inline, withoutBreaks } from './line.js';

/** A tree as Markdown, in the dialect of docs/markdown.md. */
export function writeMarkdown(blocks: readonly Block[]): string {
  return joined(blocks).replaceAll(DOLLAR, '\\$');
}

/** Blocks with the blank lines between them that Markdown needs. */
function joined(blocks: readonly Block[], gapBefore: (i: number) => string = () => '\n\n'): string {
  const parts: string[] = [];
  let isOther = false;
  for (const [i, block] of blocks.entries()) {
    const before = blocks[i - 1];
    // The second of two lists in a row has another mark, or they would read as one.
    isOther = !isOther && block.type === 'list' && before?.type === 'list' && before.ordered === block.ordered;
    if (i > 0) parts.push(gapBefore(i));
    parts.push(block.type === 'list' ? list(block, isOther) : written(block));
  }
  return parts.join('');
}

function written(block: Exclude<Block, List>): string {
  switch (block.type) {
    case 'paragraph':
      return paragraphText(block.children);
    case 'heading':
      return `${'#'.repeat(block.depth)} ${withoutBreaks(inline(block.children)).replace(/(^|\s)(#+)$/, '$1\\$2')}`;
    case 'code':
      return fencedBlock(block.value, block.lang);
    case 'math':
      return `$$\n${escapeLineStart(block.value) === block.value ? '' : '{}'}${block.value}\n$$`;
    case 'blockquote':
      return quoted(block.children);
    case 'alert':
      return alert(block);
    case 'footnoteDefinition':
      return note(block);
    case 'table':
      return table(block);
    case 'thematicBreak':
      return '---';
  }
}

/** Lines with hard breaks between. GFM takes a backslash right after an address for a part of it, hence the space. */
export function paragraphText(phrases: readonly Phrase[]): string {
  const text = inline(phrases);
  if (!text.includes('\n')) return settleDollars(escapeLineStart(text.trim()));
  const lines = text.split('\n').flatMap((line) => (line.trim() ? [escapeLineStart(line.trim())] : []));
  const broken = lines.map((line, i) => (i < lines.length - 1 && endsWithAddress(line) ? `${line} ` : line));
  return settleDollars(broken.join('\\\n'));
}

function list({ ordered, children }: List, isOther: boolean): string {
  const mark = ordered ? (isOther ? ')' : '.') : isOther ? '*' : '-';
  return children.map((one) => item(one, ordered ? `${one.number}${mark} ` : `${mark} `)).join('\n');
}

/** An item: blocks after a marker, indented by its width. A rule right after a bullet would be read as one with it. */
function item({ children }: ListItem, marker: string): string {
  const first = children.findIndex(({ type }) => type !== 'thematicBreak');
  if (first < 0) return `${marker}___`;
  const blocks = children.slice(first);
  const gap = (i: number) => (blocks[i - 1]?.type === 'paragraph' && mayFollowLine(blocks[i]) ? '\n' : '\n\n');
  return marker + indented(joined(blocks, gap), marker.length);
}

/** Whether a block is a list that can follow a line of text at once: only one that counts from one. */
function mayFollowLine(block: Block | undefined): boolean {
  return block?.type === 'list' && (!block.ordered || block.children[0]?.number === 1);
}

/** The title of an alert is a line of its own; what could not follow it at once stands below an empty one. */
function alert({ kind, children }: Alert): string {
  const [first] = children;
  const isApart = first?.type === 'list' ? !mayFollowLine(first) : /^(?:the|foot)/.test(first?.type ?? '');
  return `> [!${kind}]\n${isApart ? '>\n' : ''}${quoted(children)}`;
}

function quoted(blocks: readonly Block[]): string {
  return joined(blocks)
    .split('\n')
    .map((line) => (line ? `> ${line}` : '>'))
    .join('\n');
}

/**
 * Right after the label some readers would take the code's indentation for a part of the note's, and those that know no
 * notes its fence for the address of a link.
 */
function note({ label, children }: Note): string {
  const start = children[0]?.type === 'code' ? '\n\n    ' : ' ';
  return `[^${label}]:${start}${indented(joined(children), 4)}`;
}

/** Indents all lines but the first and the empty ones. */
function indented(text: string, width: number): string {
  return text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(width)}`);
}

const RULES = { left: ':---', center: ':---:', right: '---:' } as const;

/** Rows are as long as they are: a hostile page may have one that is much wider than the others. */
function table({ align, rows }: Table): string {
  const [head = [], ...others] = rows.map((cells) => cells.map(cell));
  const rule = align.map((side) => (side ? RULES[side] : '---'));
  return [head, rule, ...others].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function cell(phrases: readonly Phrase[]): string {
  const text = settleDollars(withoutBreaks(inline(phrases, true)));
  return text.includes('|') ? text.replace(/\\.|\|/gs, (found) => (found === '|' ? '\\|' : found)) : text;
}
