import { linesIn } from './lines.js';
import { firstText } from './numbers.js';

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
