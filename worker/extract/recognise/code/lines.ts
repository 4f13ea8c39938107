import { BOXES } from '../../../html/boxes.js';

/** What no line of code holds. */
const NEVER =
  /^(?:img|picture|video|audio|iframe|object|h[1-6]|ul|ol|dl|table|form|input|textarea|select|figure|blockquote|math|hr|details)$/;
const SILENT = /^(?:button|script|style|svg)$/;

/**
 * The only line of text in an element, with its indentation and without what stands aside; undefined where there are
 * more, or more than text. Non-breaking spaces stay what they are.
 */
export function lineOf(box: Node, isAside: (node: Node) => boolean): string | undefined {
  let text = '';
  let isEnded = false;
  const end = () => {
    if (/[^ \t\r\n]/.test(text)) isEnded = true;
  };
  const visit = (parent: Node): boolean => {
    for (let node = parent.firstChild; node; node = node.nextSibling) {
      if (node.nodeType === 3) {
        const value = node.nodeValue ?? '';
        if (!isEnded) text += value;
        else if (value.trim()) return false;
      }
      if (node.nodeType !== 1 || isAside(node)) continue;
      const { localName } = node as Element;
      if (localName === 'br') end();
      else if (NEVER.test(localName)) return false;
      else if (!SILENT.test(localName)) {
        const isBox = BOXES.has(localName);
        if (isBox) end();
        if (!visit(node)) return false;
        if (isBox) end();
      }
    }
    return true;
  };
  if (!visit(box)) return undefined;
  const line = written(text);
  return line.includes('\n') ? undefined : line;
}

/** A line without the white space of the markup around it. */
function written(text: string): string {
  const line = text.replace(INVISIBLE, '').trimEnd();
  const start = line.search(/[^ \t\r\n]/);
  // White space behind a line end is the markup's, too.
  return line.lastIndexOf('\n', start) < 0 ? line : line.slice(start);
}
const INVISIBLE = /[\u200b\ufeff]/g;
