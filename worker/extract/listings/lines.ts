import { BOXES } from '../../dom/boxes.js';

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

/** The lines of a box in whose text `<br>`, and line ends where they are shown, end lines; undefined if it holds more than text. */
export function brokenLines(box: Element, keeps: boolean): string[] | undefined {
  const lines = [''];
  const add = (text: string) => {
    const [head = '', ...rest] = text.split('\n');
    lines[lines.length - 1] += head;
    for (const line of rest) lines.push(line);
  };
  let isAfterBreak = true;
  const visit = (parent: Node): boolean => {
    for (let node = parent.firstChild; node; node = node.nextSibling) {
      if (node.nodeType === 3) {
        const value = (node.nodeValue ?? '').replace(/\r\n?/g, '\n');
        const text = isAfterBreak ? value.replace(/^[ \t]*\n/, '') : value;
        if (text) isAfterBreak = false;
        add(keeps ? text : text.replace(/\s*\n\s*/g, ' '));
      }
      if (node.nodeType !== 1) continue;
      const { localName } = node as Element;
      if (localName === 'br') {
        lines.push('');
        isAfterBreak = true;
      } else if (NEVER.test(localName) || BOXES.has(localName)) return false;
      else if (!SILENT.test(localName) && !visit(node)) return false;
    }
    return true;
  };
  if (!visit(box)) return undefined;
  const shown = lines.map((line) => line.replace(INVISIBLE, '').trimEnd());
  const first = shown.findIndex((line) => line !== '');
  return first < 0 ? [] : shown.slice(first, shown.findLastIndex((line) => line !== '') + 1);
}
