import { elementsByName } from '../../dom/by-name.js';
import { classOf } from '../../dom/class-of.js';
import { HEADINGS } from '../../dom/headings.js';
import { moveInside, rename } from '../../dom/move.js';
import { textLength } from '../../dom/text-sizes.js';
import { codeText, isGutter, isHeader, isTool, labelText } from '../../markdown/code.js';
import { codeLanguage } from '../../markdown/code-language.js';
import { codeTableText, isCodeTable, titleCell } from '../../markdown/code-tables.js';
import { languageNamed, languageOfFile } from '../../markdown/languages.js';
import type { Markup } from '../parse/markup.js';
import { partAtRemarks } from './code-remarks.js';

/** Classes of `code` that is shown as a block, without a `pre`. */
const BLOCK_CLASS = /(?:^|\s)(?:block|code-?block)(?:\s|$)/;
const PRESERVED = /(?:^|[;\s])white-space\s*:\s*pre(?:-wrap)?\s*(?:[;!]|$)/i;

const LABEL = /^(?:div|span|button|header|small|figcaption)$/;
const MAX_LABEL_CHARS = 40;
/** Children of a wrapper around one block at most: the code, a label, buttons, line numbers. */
const MOST_CHILDREN = 4;
const WRAPPERS = 3;

/**
 * Rewrites every code block as `<pre><code class="language-x">text</code></pre>`, in place. The scorer would take
 * tables of line numbers for prose and `<br>` lines for paragraphs, and the parent that names the language would be
 * lost.
 */
export function plainCode(document: Document, { elements, names, attributes }: Markup): void {
  if (elements.has('textarea'))
    for (const field of document.body.querySelectorAll('textarea[class]')) plainField(field);
  if (elements.has('d-code')) for (const code of document.body.querySelectorAll('d-code')) plainDistilled(code);
  if (FORUM_CODE.test(names)) for (const label of document.body.querySelectorAll(FORUM_LABELS)) label.remove();
  if (PROMPT.test(names)) for (const prompt of document.body.querySelectorAll(PROMPTS)) dropPrompt(prompt);
  if (EDITOR.test(names)) for (const lines of document.body.querySelectorAll(EDITORS)) plainLines(lines);
  if (attributes.has('style')) for (const box of elements.get('div') ?? []) if (isPasted(box)) rewrite(box, codeText);
  if (BLOCK.test(names)) for (const block of document.body.querySelectorAll(BLOCKS)) plainBlock(block);
  if (DIAGRAM.test(names)) for (const diagram of document.body.querySelectorAll(DIAGRAMS)) plainDiagram(diagram);
  const named = elementsByName(document.body, ['code', 'table']);
  for (const code of named('code')) plainWrapper(code);
  for (const table of named('table')) {
    if (!isCodeTable(table)) continue;
    moveTitle(table);
    for (const lines of partAtRemarks(table)) rewrite(lines, codeTableText);
  }
  for (const pre of document.body.getElementsByTagName('pre')) {
    if (!document.body.contains(pre)) continue;
    endLines(pre);
    if (isGutter(pre)) pre.remove();
    else if (isText(pre)) rename(pre, 'div');
    else if (isVerse(pre)) plainVerse(pre);
    else rewrite(pre, codeText);
  }
}

/** What forums put above code, in any language: "Code: Select all". phpBB, XenForo. */
const FORUM_CODE = /\bcodebox\b|\bbbCodeBlock-/;
const FORUM_LABELS =
  '.codebox > p:first-child,dl.codebox > dt,.bbCodeBlock--code > .bbCodeBlock-title,.bbCodeBlock-expandLink';

/** Ends each line of code that is an element of its own, in place, where nothing else does: WeChat. */
function endLines(pre: Element): void {
  if (pre.firstElementChild?.localName !== 'code' || pre.childElementCount < 2) return;
  const nodes = [...pre.childNodes];
  const areLines = nodes.every((node) =>
    node.nodeType === 1 ? node.nodeName.toLowerCase() === 'code' : !node.nodeValue?.trim(),
  );
  if (!areLines || /\n./s.test((pre.textContent ?? '').trim())) return;
  for (const line of nodes.filter(({ nodeType }) => nodeType === 1).slice(1)) line.before('\n');
}

/** Puts the title that a table of code has in its first row before the table. */
function moveTitle(table: Element): void {
  const cell = titleCell(table);
  const row = cell?.parentElement;
  if (!cell || !row) return;
  const title = table.ownerDocument.createElement('div');
  moveInside(cell, title);
  table.before(title);
  row.remove();
}

/** Code editors and file views in which each line is an element: GitHub, CodeMirror, Monaco, Ace. */
const EDITORS =
  '.react-code-lines,.cm-content,.CodeMirror-code,.view-lines,.ace_text-layer,.ace_static_highlight,.enlighter';
const EDITOR =
  /react-code-lines|cm-content|CodeMirror-code|view-lines|ace_(?:text-layer|static_highlight)|\benlighter\b/;

/** Whether a box is what Visual Studio Code puts on the clipboard: a line in each `div`. */
function isPasted(box: Element): boolean {
  const style = box.getAttribute('style') ?? '';
  if (!PRESERVED.test(style) || !MONOSPACED.test(style) || !box.firstElementChild) return false;
  return Array.from(box.children).every(({ localName }) => /^(?:div|br)$/.test(localName)) && !box.closest('pre,code');
}
const MONOSPACED = /font-family\s*:[^;]*(?:mono|consolas|courier|menlo|monaco)/i;

function plainLines(lines: Element): void {
  const { previousElementSibling: before } = lines;
  if (lines.closest('pre,code') || !lines.textContent?.trim()) return;
  if (before && isGutter(before)) before.remove();
  const file = lines.ownerDocument.querySelector(VIEWED_FILE)?.textContent ?? '';
  rewrite(lines, codeText, languageOfFile(file));
}
/** The name of the only file on a page that shows one: GitHub. */
const VIEWED_FILE = '#file-name-id,#file-name-id-wide';

/** Distill states in attributes whether code is a block, and its language. */
function plainDistilled(code: Element): void {
  if (code.hasAttribute('block')) {
    replace(code, dedented(codeText(code)), codeLanguage(code));
    return;
  }
  rename(code, 'code');
}

/** Drafts of the C++ standard: blocks of nothing but highlighted lines. */
const BLOCK = /\bcode-?block\b/;
const BLOCKS = 'div.codeblock,div.code-block[data-lang]';

function plainBlock(block: Element): void {
  const isLines = block.querySelector('pre,code,table,p,div,button,ul') === null;
  if (isLines && /\S\n/.test(block.textContent ?? '') && !block.closest('pre,p')) rewrite(block, codeText);
}

/** The source of a diagram that a script is to draw: without the script it is code. */
const DIAGRAM = /\bmermaid\b/;
const DIAGRAMS = 'div.mermaid,p.mermaid,span.mermaid';
const DIAGRAM_START =
  /^\s*(?:%%|---\s|(?:graph|flowchart)\s|(?:sequence|class|state|er|git)(?:Diagram|Graph)|gantt|pie|journey|mindmap|timeline|quadrantChart|C4\w)/;

function plainDiagram(diagram: Element): void {
  if (!DIAGRAM_START.test(diagram.textContent ?? '') || diagram.querySelector('pre') || diagram.closest('pre')) return;
  replace(diagram, dedented(codeText(diagram)), 'mermaid');
}

/** Classes of the counters before a notebook's cells. */
const PROMPT = /(?:In|Out)putPrompt|\bprompt\b/;
const PROMPTS = '.jp-InputPrompt,.jp-OutputPrompt,.prompt,.input_prompt,.output_prompt';

function dropPrompt(prompt: Element): void {
  if (/^\s*(?:(?:In|Out)\s*)?\[[\d\s*]{0,9}\]:?\s*$/.test(prompt.textContent ?? '')) prompt.remove();
}

/**
 * Whether a `pre` is a poem: WordPress, AsciiDoc. AsciiDoc's manuals mark up the synopsis of a command in the same way.
 */
function isVerse(pre: Element): boolean {
  const { parentElement: parent } = pre;
  if (/(?:^|[\s-])verse(?:\s|$)/.test(classOf(pre))) return true;
  if (!parent || !/(?:^|\s)verseblock(?:\s|$)/.test(classOf(parent))) return false;
  return !SYNOPSIS.test(pre.closest('.sect1')?.firstElementChild?.textContent ?? '');
}
const SYNOPSIS = /^\s*(?:synopsis|syntax|usage)\s*$/i;

/** Whether a `pre` holds paragraphs, as shops by Wix have their descriptions. */
function isText(pre: Element): boolean {
  return pre.firstElementChild?.localName === 'p' && pre.querySelector('code') === null;
}

function plainVerse(pre: Element): void {
  breakLines(rename(pre, 'p'));
}

/**
 * Turns line ends into `<br>`; those at either end of the verse are dropped when it is written. Depth is bounded by
 * `parseDocument`.
 */
function breakLines(parent: Element): void {
  for (const node of [...parent.childNodes]) {
    if (node.nodeType === 1) breakLines(node as Element);
    if (node.nodeType !== 3 || !node.nodeValue?.includes('\n')) continue;
    const lines = node.nodeValue.split('\n');
    const { ownerDocument: document } = parent;
    node.replaceWith(...lines.flatMap((line, i) => (i === 0 ? [line] : [document.createElement('br'), line])));
  }
}

/** Makes code of an editable example. */
function plainField(field: Element): void {
  if (!/(?:^|[\s_-])code(?:\s|$)/i.test(classOf(field))) return;
  // The parser leaves entities in text fields as they are written.
  const decoded = field.ownerDocument.createElement('div');
  decoded.innerHTML = (field.textContent ?? '').replaceAll('<', '&lt;');
  const text = decoded.textContent?.trim() ?? '';
  if (text.includes('\n')) replace(field, text, '');
}

function rewrite(block: Element, textOf: (block: Element) => string, ofFile = ''): void {
  const text = textOf(block);
  const stated = codeLanguage(block) || ofFile;
  const label = takeLabels(block, stated);
  replace(block, text, stated || label);
}

/** Unwraps `code` around a block, and makes a block of `code` that is shown as one. */
function plainWrapper(code: Element): void {
  if (code.parentElement?.localName === 'pre' || code.parentElement?.closest('code')) return;
  if (code.firstElementChild && code.querySelector('pre,table')) {
    rename(code, 'div').setAttribute('class', classOf(code));
    return;
  }
  if (isFoldedData(code)) {
    replace(code, outlineOf(code), codeLanguage(code) || 'json');
    return;
  }
  const isBlock =
    BLOCK_CLASS.test(classOf(code)) || isListing(code) || PRESERVED.test(code.getAttribute('style') ?? '');
  if (isBlock && /\S\s/.test(code.textContent ?? '') && !code.closest(`pre,p,li,td,th,dt,${HEADINGS},a`)) {
    replace(code, dedented(codeText(code)), codeLanguage(code));
  }
}

/** Whether `code` holds several lines in a stated language and nothing else stands beside it. */
function isListing(code: Element): boolean {
  if (!/(?:^|\s)language-/.test(classOf(code)) || code.previousElementSibling || code.nextElementSibling) return false;
  const lines = code.textContent?.trim() ?? '';
  return lines.includes('\n') && textLength(lines) === textLength(code.parentElement?.textContent);
}

/** The lines of foldable data, marked up as nested lists: Redoc. Depth is bounded by `parseDocument`. */
function outlineOf(code: Element): string {
  const lines = [''];
  const add = (text: string) => {
    lines[lines.length - 1] += text;
  };
  const visit = (parent: Element, depth: number) => {
    for (const node of parent.childNodes) {
      const child = node as Element;
      if (node.nodeType === 3) add(node.nodeValue ?? '');
      if (node.nodeType !== 1 || isGutter(child)) continue;
      if (child.localName === 'li') lines.push(INDENT.repeat(depth));
      visit(child, depth + (child.localName === 'ul' ? 1 : 0));
      if (child.localName === 'ul') lines.push(INDENT.repeat(depth));
    }
  };
  visit(code, 0);
  return lines.join('\n');
}
const INDENT = '  ';

function isFoldedData(code: Element): boolean {
  return code.querySelector('ul > li') !== null && /^\s*[[{]/.test(code.textContent ?? '');
}

/** Text without the indentation of the page's own markup, which is no part of code outside `pre`. */
function dedented(text: string): string {
  const lines = text.split('\n');
  const margins = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const margin = margins.reduce((least, width) => Math.min(least, width), Infinity);
  return lines.map((line) => line.slice(margin)).join('\n');
}

/** Removes labels and the words of buttons beside a block in its wrappers; returns the language that they name. */
function takeLabels(pre: Element, stated: string): string {
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

function replace(block: Element, text: string, language: string): void {
  const document = block.ownerDocument;
  const pre = document.createElement('pre');
  const code = document.createElement('code');
  if (language) code.setAttribute('class', `language-${language}`);
  // The first line end is none of the code.
  code.textContent = text.startsWith('\n') ? `\n${text}` : text;
  pre.appendChild(code);
  block.replaceWith(pre);
}
