import { classOf } from '../../dom/class-of.js';
import { textUpTo } from '../../dom/text-up-to.js';
import { type Block, BREAK, type Piece, text } from '../../tree.js';
import { alertBlock } from './alerts.js';
import { addAll, blocksOf, flat, isBlank, isPicture, marked, onOneLine } from './blocks.js';
import { alertOf } from './callouts.js';
import { codeLanguage } from './code-language.js';
import { codeBlock } from './code-pieces.js';
import { codeTableText, isCodeTable } from './code-tables.js';
import { type Context, deeper, isDeep, type Recognise, type Walk } from './context.js';
import { isFoldControl } from './controls.js';
import { isInitials, isPictureFacts } from './images.js';
import { noteBlock } from './notes.js';
import { isClause, isRow } from './rows.js';
import { declaredIn, signature } from './signatures.js';
import { tableBlocks } from './tables.js';

/** A block element: what its names make of it (a footnote, a callout, a quote, lines, a term), or else its blocks. */
export const block: Recognise = (element, context, walk) => {
  if (isInitials(element) || isPictureFacts(element)) return [];
  const note = noteBlock(element, context, walk);
  if (note) return note;
  const alert = alertOf(element);
  if (alert) return alertBlock(alert, element, context, walk);
  if (isPullQuote(element)) return quote(element, context, walk);
  const special = signature(element) ?? lineBlocks(element, context, walk);
  if (special) return special;
  if (TITLE.test(classOf(element))) return term(element, context, walk);
  const blocks = blocksOf(walk.inside(element, context));
  if (isClause(element, blocks) || isRow(element, blocks)) return [onOneLine(blocks)];
  const [only] = blocks;
  if (isQuestion(element, blocks)) return term(element, context, walk);
  if (!only) return parting(element);
  return only.type === 'paragraph' && blocks.length === 1 && classOf(element) === 'inline'
    ? [text(' '), ...only.children]
    : blocks;
};

/** What an element leaves that shows nothing: it parts two texts, and two short ones in a row it may only space. */
function parting({ previousSibling, nextSibling }: Element): Piece[] {
  const [before, behind] = [textBeside(previousSibling), textBeside(nextSibling)];
  if (before === '' || behind === '') return [];
  return before && behind ? [text(' ')] : [BREAK, BREAK];
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
  if (element.getAttribute('itemprop') !== 'name' || only?.type !== 'paragraph' || others.length > 0) return false;
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
export const item: Recognise = (element, context, walk) => {
  const children = blocksOf(walk.inside(element, deeper(context)));
  if (isDeep(context) || children.length === 0) return children;
  const goesOn = element.previousElementSibling?.localName === 'li';
  return [{ type: 'list', ordered: false, goesOn, children: [{ type: 'listItem', children }] }];
};

/**
 * A heading, or the declaration that it is, and what the page put into it but no heading can hold: another heading with
 * words of its own starts the next one, a list follows below.
 */
export const heading: Recognise = (element, context, walk) => {
  const depth = Number(element.localName[1]);
  const declared = declaredIn(element);
  if (declared) return [{ type: 'heading', depth, children: [declared] }];
  const pieces = walk.inside(element, { ...context, inHeading: true });
  const end = pieces.findIndex(endsHeading);
  if (end < 0) return headingOf(pieces, depth);
  const own = headingOf(pieces.slice(0, end), depth);
  const isWhole = own.length === 0 && pieces[end]?.type === 'heading';
  return isWhole ? headingOf(pieces, depth) : [...own, ...blocksOf(pieces.slice(end))];
};

function endsHeading(piece: Piece): boolean {
  return piece.type === 'list' ? piece.children.length > 1 : piece.type === 'heading' || piece.type === 'table';
}

function headingOf(pieces: readonly Piece[], depth: number): Block[] {
  const children = flat(pieces);
  return children.every(isBlank) ? [] : [{ type: 'heading', depth, children }];
}

/** A table, or the code that a highlighter made a table of. */
export const table: Recognise = (element, context, walk) =>
  isCodeTable(element) ? codeBlock(codeTableText(element), codeLanguage(element)) : tableBlocks(element, context, walk);

/** A term, in bold, or the declaration that it is. */
export const term: Recognise = (element, context, walk) => {
  const declared = signature(element);
  if (declared) return declared;
  return blocksOf(marked(walk.inside(element, { ...context, marks: [...context.marks, 'strong'] }), 'strong'));
};

/** A summary, unless it only tells what a click does. */
export const summary: Recognise = (element, context, walk) =>
  isFoldControl(element) ? [] : block(element, context, walk);

/** The source at the beginning of a quote has a line of its own, which only the page's style draws. */
export const cite: Recognise = (element, context, walk) => {
  const { parentElement: parent } = element;
  const isOfQuote = [parent, parent?.parentElement].some((around) => around?.localName === 'blockquote');
  const isFirst = isOfQuote && !element.previousElementSibling && !element.previousSibling?.textContent?.trim();
  const isLine = isFirst && /^(?:blockquote|div)$/.test(parent?.localName ?? '');
  return isLine ? blocksOf(walk.inside(element, context)) : walk.inside(element, context);
};

/**
 * A quote around nothing but code (and a picture of what the code makes) only indents it: Texinfo, comments of Java. So
 * does one around nothing but a callout.
 */
export const quote: Recognise = (element, context, walk) => {
  const alert = alertOf(element);
  if (alert) return alertBlock(alert, element, context, walk);
  const children = blocksOf(walk.inside(element, deeper(context)));
  if (children.length === 0 || isDeep(context) || isOnlySetIn(children)) return children;
  return [{ type: 'blockquote', children }];
};

function isOnlySetIn(blocks: readonly Block[]): boolean {
  if (blocks.length === 1 && blocks[0]?.type === 'alert') return true;
  return blocks.some(({ type }) => type === 'code') && blocks.every((one) => one.type === 'code' || isPicture(one));
}

/** Classes of elements whose children are lines: docutils' line blocks, LaTeXML's listings. */
const LINES = /(?:^|\s)(?:line-block|ltx_listing)(?:\s|$)/;
/** Classes of verse and of its lines. */
const VERSE = /(?:^|[\s_-])(?:poem|poetry|stanza|strophe|verses?|lyrics)(?:\s|$)/i;
const LINE = /(?:^|[\s_-])line(?:\s|$)/i;
/** Characters and nodes; anything longer is prose. */
const LINE_CHARS = 120;

/** The lines of such an element with a hard break after each; undefined for any other element. */
function lineBlocks(element: Element, context: Context, walk: Walk): Block[] | undefined {
  const classes = classOf(element);
  if (!element.firstElementChild || !classes) return undefined;
  if (!LINES.test(classes) && !(VERSE.test(classes) && isVerse(element))) return undefined;
  return blocksOf(linesOf(element, context, walk));
}

/** Whether each child is a line: by its class, or because all are short and have line breaks only at their ends. */
function isVerse(element: Element): boolean {
  const children = Array.from(element.children).filter((child) => child.localName !== 'br');
  if (children.length < 2 || children.some(({ localName }) => !/^(?:div|p)$/.test(localName))) return false;
  return children.every((child) => LINE.test(classOf(child))) || children.every(isLine);
}

function isLine(element: Element): boolean {
  const { localName, children, lastElementChild: last } = element;
  if (localName !== 'div' || textUpTo(element, LINE_CHARS) === undefined) return false;
  return Array.from(children).every(
    (child) => IN_LINE.test(child.localName) || (child.localName === 'br' && child === last),
  );
}
const IN_LINE = /^(?:a|abbr|b|em|i|small|span|strong|sub|sup|u)$/;

/** Depth is bounded by `parseDocument`. */
function linesOf(element: Element, context: Context, walk: Walk): Piece[] {
  const pieces: Piece[] = [];
  for (const child of element.childNodes) {
    const { localName } = child as Element;
    if (localName !== 'div' && localName !== 'p') addAll(pieces, walk.node(child, context));
    else if (LINES.test(classOf(child as Element))) addAll(pieces, linesOf(child as Element, context, walk));
    else {
      addAll(pieces, walk.inside(child, context));
      if (pieces.at(-1)?.type !== 'break') pieces.push(BREAK);
    }
  }
  return pieces;
}
