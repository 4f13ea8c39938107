import { BOXES } from '../../../html/boxes.js';

const HUNK = /^@@@? -\d+(?:,\d+)? (?:-\d+(?:,\d+)? )?\+\d+(?:,\d+)? @@/;
const HEAD =
  /^(?:diff |index |--- |\+\+\+ |new file |deleted file |old mode |new mode |(?:dis)?similarity |rename |copy |Binary files |Index: |={10,}|GIT binary )/;
/** A line of a hunk: as it was, removed, added, or without an end. */
const CHANGED = /^[-+ \\]|^$/;

/** Whether the text of an element starts as a change does. Cheap. */
export function startsAsChange(element: Element): boolean {
  let node: Node | null = element;
  while (node && node.nodeType !== 3) {
    let first: Node | null = node.firstChild;
    while (first && (first.nodeType === 8 || (first.nodeType === 3 && !first.nodeValue?.trim())))
      first = first.nextSibling;
    node = first;
  }
  const start = (node?.nodeValue ?? '').replaceAll('\u00a0', ' ').trimStart();
  return HEAD.test(start) || /^@@ /.test(start);
}

/** The change that all boxes inside an element make up line by line, as `diff` writes it: its grammar is enough to tell. */
export function linesOfChange(element: Element): readonly string[] | undefined {
  const lines = leafLines(element).map((line) => line.replaceAll('\u00a0', ' '));
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

/** The lines of text in an element: boxes and `<br>` end them. White space between boxes is the markup's. */
function leafLines(element: Element): string[] {
  const lines: string[] = [];
  let line = '';
  let hasText = false;
  const end = (isOwn: boolean) => {
    if (hasText || isOwn) lines.push(line.replace(/^[\r\n]+/, '').replace(/[\r\n]+$/, ''));
    line = '';
    hasText = false;
  };
  const visit = (parent: Node) => {
    for (let node = parent.firstChild; node; node = node.nextSibling) {
      if (node.nodeType === 3) {
        line += node.nodeValue ?? '';
        hasText ||= /\S/.test(node.nodeValue ?? '');
      }
      if (node.nodeType !== 1) continue;
      const child = node as Element;
      if (child.localName === 'br') end(false);
      else if (BOXES.has(child.localName)) {
        end(false);
        const before = lines.length;
        visit(child);
        // A box without text is an empty line, unless there are boxes in it.
        end(lines.length === before && !hasBoxes(child));
      } else visit(child);
    }
  };
  visit(element);
  end(false);
  return lines;
}

function hasBoxes({ children }: Element): boolean {
  return Array.from(children).some(({ localName }) => BOXES.has(localName));
}
