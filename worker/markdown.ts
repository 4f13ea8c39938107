import { parseDocument } from './extract/dom/document.js';
import { recognise } from './extract/recognise/recognise.js';
import { writeMarkdown } from './extract/write/write.js';

/**
 * Content as Markdown in one dialect (docs/markdown.md): CommonMark, GFM tables, task lists, strikethrough, footnotes and
 * alerts, `$…$` formulas; no raw HTML, no invisible characters. It is recognised first, and written afterwards.
 */
export function toMarkdown(content: string | Element, base: URL): string {
  return writeMarkdown(recognise(typeof content === 'string' ? parseDocument(content).body : content, base));
}
