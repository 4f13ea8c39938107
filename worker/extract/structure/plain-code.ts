import { elementsByName } from '../../dom/by-name.js';
import { classOf } from '../../dom/class-of.js';
import { HEADINGS } from '../../dom/headings.js';
import { moveInside, rename } from '../../dom/move.js';
import { textLength } from '../../dom/text-sizes.js';
import { plainListings } from '../listings/listings.js';
import type { Markup } from '../parse/markup.js';
import { codeText, isGutter } from '../recognise/code.js';
import { codeLanguage } from '../recognise/code-language.js';
import { codeTableText, isCodeTable, titleCell } from '../recognise/code-tables.js';
import { PRESERVED, replace, rewrite } from './code-block.js';
import { partAtRemarks } from './code-remarks.js';

/** Classes of `code` that is shown as a block, without a `pre`. */
const BLOCK_CLASS = /(?:^|\s)(?:block|code-?block)(?:\s|$)/;

/**
 * Rewrites every code block as `<pre><code class="language-x">text</code></pre>`, in place. The scorer would take
 * tables of line numbers for prose and `<br>` lines for paragraphs, and the parent that names the language would be
 * lost.
 */
export function plainCode(document: Document, { elements, names, html }: Markup): void {
  if (elements.has('textarea'))
    for (const field of document.body.querySelectorAll('textarea[class]')) plainField(field);
  if (elements.has('d-code')) for (const code of document.body.querySelectorAll('d-code')) plainDistilled(code);
  if (FORUM_CODE.test(names)) for (const label of document.body.querySelectorAll(FORUM_LABELS)) label.remove();
  if (PROMPT.test(names)) for (const prompt of document.body.querySelectorAll(PROMPTS)) dropPrompt(prompt);
  plainListings(document, html);
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
  const text = field.textContent?.trim() ?? '';
  if (text.includes('\n')) replace(field, text, '');
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
