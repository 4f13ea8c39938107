import { isGutter, isHeader, labelText } from '../code/code.js';
import { languageNamed, languageOfFile } from '../code/languages.js';

const LABEL = /^(?:div|span|button|header|small|figcaption|p)$/;
const MOST_LABEL_CHARS = 40;
/** Children of a wrapper around one block at most: the code, a label, buttons, line numbers. */
const MOST_CHILDREN = 4;
const WRAPPERS = 3;
/** Elements that hold more than one block and what belongs to it. */
const NO_WRAPPER = /^(?:body|main|article|td|li)$/;

/** Removes labels and the words of buttons beside a block, in its wrappers; returns the language that they name. */
export function takeLabels(pre: Element): string {
  const { previousElementSibling: above } = pre;
  let language = above && isHeader(above) ? takeLabel(above) : '';
  let around = pre;
  for (let level = 0; level < WRAPPERS; level++) {
    const { parentElement: parent } = around;
    if (!parent || parent.childElementCount > MOST_CHILDREN || NO_WRAPPER.test(parent.localName)) break;
    for (const other of Array.from(parent.children)) {
      if (other === around) continue;
      language ||= takeLabel(other);
      if (isGutter(other)) other.remove();
    }
    around = parent;
  }
  return language;
}

/** The language that an element names which says nothing else; such a label is removed, and one of buttons alone. */
function takeLabel(label: Element): string {
  const text = LABEL.test(label.localName) ? (label.textContent?.trim() ?? '') : '';
  if (!text || text.length > MOST_LABEL_CHARS || isInSentence(label)) return '';
  // Forums write "Code:" and "PHP:" above a block.
  const words = labelText(label)
    .replace(/:$/, '')
    .replace(/^code$/i, '');
  const language = languageNamed(words);
  // The name of a file stays.
  if (!language && words) return languageOfFile(words);
  if (language || (!words && label.localName !== 'p')) label.remove();
  return language;
}

/** Whether an element stands in a line of text, of which it is a word. */
function isInSentence({ localName, previousSibling: before, nextSibling: behind }: Element): boolean {
  return (
    localName !== 'div' &&
    [before, behind].some((beside) => beside?.nodeType === 3 && /\S/.test(beside.nodeValue ?? ''))
  );
}
