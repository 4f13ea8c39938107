import { BOXES } from '../../../html/boxes.js';
import { firstText } from './numbers.js';

/** What no line of code holds. */
const NEVER =
  /^(?:img|picture|video|audio|iframe|object|h[1-6]|ul|ol|dl|table|form|input|textarea|select|figure|blockquote|math|hr|details)$/;
const SILENT = /^(?:button|script|style|svg)$/;

/**
 * The lines of text in an element, with their indentation and without what stands aside: boxes and `<br>` end them. White
 * space between boxes is the markup's. Undefined where there is more than text, unless `isMixed`. Non-breaking spaces stay
 * what they are.
 */
export function linesIn(
  element: Element,
  { isAside = () => false, isMixed = false }: { isAside?: (node: Node) => boolean; isMixed?: boolean } = {},
): string[] | undefined {
  const lines: string[] = [];
  let text = '';
  const end = (isOwn = false) => {
    if (/[^ \t\r\n]/.test(text) || isOwn) lines.push(written(text));
    text = '';
  };
  const visit = (parent: Node): boolean => {
    for (let node = parent.firstChild; node; node = node.nextSibling) {
      if (node.nodeType === 3) text += node.nodeValue ?? '';
      if (node.nodeType !== 1 || isAside(node)) continue;
      const child = node as Element;
      const { localName } = child;
      if (localName === 'br') end();
      else if (NEVER.test(localName) && !isMixed) return false;
      else if (!SILENT.test(localName)) {
        const isBox = BOXES.has(localName);
        if (isBox) end();
        const before = lines.length;
        if (!visit(child)) return false;
        // A box without text is an empty line, unless there are boxes in it.
        if (isBox) end(isMixed && lines.length === before && !hasBoxes(child));
      }
    }
    return true;
  };
  if (!visit(element)) return undefined;
  end();
  return lines;
}

/** A line without the white space of the markup around it. */
function written(text: string): string {
  const line = text.replace(INVISIBLE, '').trimEnd();
  const start = line.search(/[^ \t\r\n]/);
  // White space behind a line end is the markup's, too.
  return line.lastIndexOf('\n', start) < 0 ? line : line.slice(start);
}
const INVISIBLE = /[\u200b\ufeff]/g;

function hasBoxes({ children }: Element): boolean {
  return Array.from(children).some(({ localName }) => BOXES.has(localName));
}

const HUNK = /^@@@? -\d+(?:,\d+)? (?:-\d+(?:,\d+)? )?\+\d+(?:,\d+)? @@/;
const HEAD =
  /^(?:diff |index |--- |\+\+\+ |new file |deleted file |old mode |new mode |(?:dis)?similarity |rename |copy |Binary files |Index: |={10,}|GIT binary )/;
/** A line of a hunk: as it was, removed, added, or without an end. */
const CHANGED = /^[-+ \\]|^$/;

/** Whether the text of an element starts as a change does. Cheap. */
export function startsAsChange(element: Element): boolean {
  const start = (firstText(element)?.nodeValue ?? '').replaceAll('\u00a0', ' ').trimStart();
  return HEAD.test(start) || /^@@ /.test(start);
}

/** The change that all boxes inside an element make up line by line, as `diff` writes it: its grammar is enough to tell. */
export function linesOfChange(element: Element): readonly string[] | undefined {
  const lines = (linesIn(element, { isMixed: true }) ?? []).map((line) => line.replaceAll('\u00a0', ' '));
  let [isInHunk, hunks, signs] = [false, 0, 0];
  for (const line of lines) {
    if (HUNK.test(line)) {
      hunks += 1;
      isInHunk = true;
    } else if (isInHunk && CHANGED.test(line)) signs += Number(/^[-+]/.test(line));
    else if (HEAD.test(line)) isInHunk = false;
    else if (line.trim()) return undefined;
  }
  return hunks > 0 && signs > 0 ? lines : undefined;
}
