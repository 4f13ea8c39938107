import MarkdownIt from 'markdown-it';

/** A block as another parser of Markdown sees it. */
export interface SeenBlock {
  type: string;
  start: number;
  /** Where its own text ends. */
  end: number;
}

const KINDS = ['fence', 'code_block', 'paragraph', 'heading', 'tr', 'list_item', 'html_block'];
const parser = new MarkdownIt({ html: true });

/** The blocks that a window that has room for them may not end inside of. */
export function seenBlocks(text: string): SeenBlock[] {
  const lines = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines.push(at + 1);
  lines.push(text.length);
  return parser.parse(text, {}).flatMap(({ type, map }): SeenBlock[] => {
    const kind = type.replace(/_open$/, '');
    if (!map || !KINDS.includes(kind) || type.endsWith('_close')) return [];
    const [start = 0, end = text.length] = map.map((line) => lines[Math.min(line, lines.length - 1)]);
    return [{ type: kind, start, end: start + text.slice(start, end).trimEnd().length }];
  });
}
