import { classOf } from '../dom/class-of.js';
import { textUpTo } from '../dom/text-up-to.js';
import { alertOf } from '../extract/recognise/callouts.js';
import { codeLanguage } from '../extract/recognise/code-language.js';
import { codeTableText, isCodeTable } from '../extract/recognise/code-tables.js';
import { isFoldControl } from '../extract/recognise/controls.js';
import { alertBlock } from './alerts.js';
import { codeBlock } from './code-writers.js';
import { deeper, isDeep, type Writer } from './context.js';
import { onOneLine } from './escape.js';
import { headingBlocks } from './headings.js';
import { isInitials, isPicture, isPictureFacts } from './images.js';
import { marked } from './inline.js';
import { lineBlocks } from './lines.js';
import { listItem } from './lists.js';
import { noteBlock } from './notes.js';
import { type Block, blocksOf, type Piece, quoted } from './pieces.js';
import { isClause, isRow } from './rows.js';
import { declaredIn, signature } from './signatures.js';
import { tableBlocks } from './tables.js';

/** A block element: what its names make of it (a footnote, a callout, a quote, lines, a term), or else its blocks. */
export const block: Writer = (element, context, write) => {
  if (isInitials(element) || isPictureFacts(element)) return [];
  const note = noteBlock(element, context, write);
  if (note) return note;
  const alert = alertOf(element);
  if (alert) return alertBlock(alert, element, context, write);
  if (isPullQuote(element)) return quote(element, context, write);
  const special = signature(element) ?? lineBlocks(element, context, write);
  if (special) return special;
  if (TITLE.test(classOf(element))) return term(element, context, write);
  const blocks = blocksOf(write.inside(element, context));
  if (isClause(element, blocks) || isRow(element, blocks))
    return [{ block: onOneLine(blocks.map(({ block }) => block)), kind: 'paragraph' }];
  const [only] = blocks;
  if (isQuestion(element, blocks)) return term(element, context, write);
  if (!only) return parting(element);
  return only?.kind === 'paragraph' && blocks.length === 1 && classOf(element) === 'inline'
    ? [{ text: ` ${only.block}` }]
    : blocks;
};

/** What an element leaves that shows nothing: it parts two texts, and two short ones in a row it may only space. */
function parting({ previousSibling, nextSibling }: Element): Piece[] {
  const [before, behind] = [textBeside(previousSibling), textBeside(nextSibling)];
  if (before === '' || behind === '') return [];
  return [{ text: before && behind ? ' ' : '\n\n' }];
}

/** The text of a node, as far as it is in the same line: '' for none, undefined for a long one. */
function textBeside(node: Node | null): string | undefined {
  if (node?.nodeType === 3) return node.nodeValue?.trim() ? undefined : '';
  if (node?.nodeType !== 1 || !INLINE.test((node as Element).localName)) return '';
  return textUpTo(node as Element, SHORT_CHARS)?.trim();
}
const INLINE = /^(?:a|b|em|i|small|span|strong|time)$/;
const SHORT_CHARS = 60;

/** Whether an element is the question of an FAQ that only its microdata tells from the answer below. */
function isQuestion(element: Element, [only, ...others]: readonly Block[]): boolean {
  if (element.getAttribute('itemprop') !== 'name' || only?.kind !== 'paragraph' || others.length > 0) return false;
  return /\/Question$/.test(element.parentElement?.getAttribute('itemtype') ?? '');
}

/** docutils' titles of topics and sidebars, which have no level among the headings of the page. */
const TITLE = /(?:^|\s)(?:rubric|topic-title|sidebar-title)(?:\s|$)/;

/** Pull quotes, and the quotes of forum software that are no `<blockquote>`. */
function isPullQuote(element: Element): boolean {
  return (
    /(?:^|\s)(?:pull-?quote|bbcode_quote|quoted-text|remarkup-reply-block)(?:\s|$)/i.test(classOf(element)) &&
    element.querySelector('blockquote') === null
  );
}

/** An item outside any list; of several in a row, each continues the one before. */
export const item: Writer = (element, context, write) => {
  const blocks = blocksOf(write.inside(element, deeper(context)));
  if (isDeep(context)) return blocks;
  const counted = { goesOn: element.previousElementSibling?.localName === 'li' };
  return blocks.length > 0 ? [{ block: listItem('- ', blocks), kind: 'list', counted }] : [];
};

/** A heading, or the declaration that it is. */
export const heading: Writer = (element, context, write) => {
  const declared = declaredIn(element);
  const pieces = declared ? [{ text: declared }] : write.inside(element, { ...context, inHeading: true });
  return headingBlocks(pieces, Number(element.localName[1]));
};

/** A table, or the code that a highlighter made a table of. */
export const table: Writer = (element, context, write) =>
  isCodeTable(element)
    ? codeBlock(codeTableText(element), codeLanguage(element))
    : tableBlocks(element, context, write);

/** A term, in bold, or the declaration that it is. */
export const term: Writer = (element, context, write) => {
  const declared = signature(element);
  if (declared) return declared;
  const pieces = write.inside(element, { ...context, marks: [...context.marks, '**'] });
  return blocksOf(marked(pieces, '**'));
};

/** A summary, unless it only tells what a click does. */
export const summary: Writer = (element, context, write) =>
  isFoldControl(element) ? [] : block(element, context, write);

/** The source at the beginning of a quote has a line of its own, which only the page's style draws. */
export const cite: Writer = (element, context, write) => {
  const { parentElement: parent } = element;
  const isOfQuote = [parent, parent?.parentElement].some((around) => around?.localName === 'blockquote');
  const isFirst = isOfQuote && !element.previousElementSibling && !element.previousSibling?.textContent?.trim();
  const isLine = isFirst && /^(?:blockquote|div)$/.test(parent?.localName ?? '');
  return isLine ? blocksOf(write.inside(element, context)) : write.inside(element, context);
};

/**
 * A quote around nothing but code (and a picture of what the code makes) only indents it: Texinfo, comments of Java. So
 * does one around nothing but a callout.
 */
export const quote: Writer = (element, context, write) => {
  const alert = alertOf(element);
  if (alert) return alertBlock(alert, element, context, write);
  const blocks = blocksOf(write.inside(element, deeper(context)));
  if (isDeep(context) || isOnlySetIn(blocks)) return blocks;
  const text = quoted(blocks);
  return text === '>' ? [] : [{ block: text, kind: 'other' }];
};

function isOnlySetIn(blocks: readonly Block[]): boolean {
  const [first] = blocks;
  if (blocks.length === 1 && first?.block.startsWith('> [!')) return true;
  return (
    blocks.some(({ kind }) => kind === 'code') && blocks.every(({ kind, block }) => kind === 'code' || isPicture(block))
  );
}
