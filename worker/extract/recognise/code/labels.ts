import { classOf } from '../../../html/class-of.js';
import { isGutter } from './gutters.js';
import { languageNamed, languageOfFile } from './languages.js';

/** The bar above the code with its language and buttons, where it is inside the block. */
const HEADER =
  /(^|[\s_-])(code|codeblock|snippet|hljs|idl)[\w-]*?[_-]{0,2}(header|head|lang|language|label)([\s_]|$)|(^|\s)language-id(\s|$)/i;
const MAX_HEADER_CHARS = 40;
/** The bar above the code, where it is the first thing in the block. */
export function headerOf(block: Element): Element | undefined {
  for (let first = block.firstElementChild; first; first = first.firstElementChild) {
    if (isHeader(first)) return first.textContent?.trim() === block.textContent?.trim() ? undefined : first;
  }
  return undefined;
}

/** Whether an element is a bar above code, and holds no more than fits on one line. */
function isHeader(element: Element): boolean {
  const isNamed = HEADER.test(classOf(element));
  if (!isNamed && !(element.localName === 'div' && element.querySelector('button'))) return false;
  if (element.querySelector('code,pre')) return false;
  const text = element.textContent?.trim() ?? '';
  return text.length <= MAX_HEADER_CHARS && !text.includes('\n');
}

/** Words on and beside the buttons of a code block. */
const BUTTON_TEXT =
  /^(?:copy(?: code| to clipboard)?|(?:content )?copied(?: to clipboard)?|select all|run(?: this)? (?:code|example))!?$/i;

/** The words of a label, without those of its buttons and of `besides`. */
export function labelText(label: Element, besides?: Element): string {
  const words: string[] = [];
  const visit = (parent: Element) => {
    for (const node of parent.childNodes) {
      const text = node.textContent?.trim() ?? '';
      if (node === besides) continue;
      if (node.nodeType === 1) {
        // Hidden words are a button's tooltip.
        if ((node as Element).getAttribute('aria-hidden') !== 'true') visit(node as Element);
      } else if (node.nodeType === 3 && !BUTTON_TEXT.test(text)) words.push(text);
    }
  };
  visit(label);
  return words.filter(Boolean).join(' ');
}

/** The code in a block that holds nothing else but its language and the words of buttons. */
export function onlyCode(block: Element): Element | undefined {
  const [code, ...others] = block.localName === 'pre' ? block.querySelectorAll('code') : [];
  const isAll = code?.parentElement === block && block.childElementCount === 1;
  if (!code || others.length > 0 || isAll) return undefined;
  const words = labelText(block, code);
  return !words || languageNamed(words) ? code : undefined;
}

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
