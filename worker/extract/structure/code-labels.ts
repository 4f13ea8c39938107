import { classOf } from '../../dom/class-of.js';
import { textLength } from '../../dom/text-sizes.js';
import { isGutter, isHeader, isTool, labelText } from '../recognise/code.js';
import { languageNamed, languageOfFile } from '../recognise/languages.js';

const LABEL = /^(?:div|span|button|header|small|figcaption)$/;
const MAX_LABEL_CHARS = 40;
/** Children of a wrapper around one block at most: the code, a label, buttons, line numbers. */
const MOST_CHILDREN = 4;
const WRAPPERS = 3;

/** Removes labels and the words of buttons beside a block in its wrappers; returns the language that they name. */
export function takeLabels(pre: Element, stated: string): string {
  const { previousElementSibling: before } = pre;
  const above = before && !isInSentence(before) ? before : undefined;
  let language = above && isHeader(above) ? takeLabel(above, stated) : '';
  if (above) language ||= fileLanguage(above);
  let around = pre;
  for (let level = 0; level < WRAPPERS; level++) {
    const parent = around.parentElement;
    language ||= headerAbove(around, pre);
    if (!parent || hasMoreChildren(parent, MOST_CHILDREN) || /^(?:body|main|article|td|li)$/.test(parent.localName))
      break;
    const children = [...parent.children];
    const own = children.indexOf(around);
    for (const [i, other] of children.entries()) {
      if (i === own || isInSentence(other)) continue;
      language ||= takeLabel(other, stated) || (i < own ? fileLanguage(other) : '');
      if (isGutter(other)) other.remove();
    }
    if (isTool(classOf(parent))) parent.removeAttribute('class');
    around = parent;
  }
  return language;
}

/** Whether an element stands in a line of text, of which it is a word. */
function isInSentence({ localName, previousSibling: before, nextSibling: behind }: Element): boolean {
  return (
    localName !== 'div' &&
    [before, behind].some((beside) => beside?.nodeType === 3 && /\S/.test(beside.nodeValue ?? ''))
  );
}

/** The language in the bar above an element that holds nothing but the block; the bar is removed. */
function headerAbove(around: Element, pre: Element): string {
  const { previousElementSibling: above } = around;
  if (around === pre || !above || !isHeader(above) || languageNamed(labelText(above)) === '') return '';
  if (textLength(around.textContent) !== textLength(pre.textContent)) return '';
  return takeLabel(above, '');
}

/** Whether a parent has more than `most` children; counts no further, since many blocks may share one parent. */
function hasMoreChildren(parent: Element, most: number): boolean {
  let child = parent.firstElementChild;
  for (let count = 0; child && count < most; count++) child = child.nextElementSibling;
  return child !== null;
}

const LANGUAGE_LABEL = '.language,.lang,.code-language,.language-name';

/**
 * The language that a label names; the label is removed unless it says more than the language `stated` by the block.
 */
function takeLabel(label: Element, stated: string): string {
  const text = LABEL.test(label.localName) || label.localName === 'p' ? (label.textContent?.trim() ?? '') : '';
  if (!text || text.length > MAX_LABEL_CHARS) return '';
  const said = labelText(label).replace(/^code:?$/i, (word) => (word === text ? word : ''));
  if (label.localName === 'p' && said && classOf(label) !== 'aside-title') return '';
  // Forums write "Code:" and "PHP:" above a block.
  const words = said.replace(/^code:$/i, '').replace(/:$/, '');
  const language = languageNamed(words);
  if (!words || language || (stated && onlyNamesLanguage(label))) label.remove();
  return language || takePart(label, stated);
}

/** The language in a part of its own of a label that names a file or title too; that part is removed. */
function takePart(label: Element, stated: string): string {
  const parts = [...label.children];
  if (parts.length < 2 || parts.length > MOST_CHILDREN || !parts.every(({ localName }) => LABEL.test(localName)))
    return '';
  const [named, ...others] = parts.filter((part) => languageNamed(labelText(part)));
  const language = named && others.length === 0 ? languageNamed(labelText(named)) : '';
  if (!named || !language || (stated && language !== stated) || isInSentence(named)) return '';
  named.remove();
  return language;
}

/** The language of the file that a label names; such a label stays. */
function fileLanguage(label: Element): string {
  const isShort = LABEL.test(label.localName) && (label.textContent?.length ?? 0) <= MAX_FILE_CHARS;
  return isShort ? languageOfFile(labelText(label)) : '';
}
const MAX_FILE_CHARS = 100;

/** Whether a label has nothing but buttons beside the language. */
function onlyNamesLanguage(label: Element): boolean {
  const named = label.querySelector(LANGUAGE_LABEL);
  if (!named) return false;
  const parts = [named, ...label.querySelectorAll('button')].map(({ textContent }) => textLength(textContent));
  return parts.reduce((sum, size) => sum + size, 0) === textLength(label.textContent);
}
