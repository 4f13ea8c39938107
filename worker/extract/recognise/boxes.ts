import { classOf } from '../../html/class-of.js';
import { type Block, BREAK, text } from '../../tree.js';
import { blocksOf, flat, isBlank, isPicture, isShortLine, marked, onOneLine } from './blocks.js';
import { alertBlock, alertOf } from './callouts.js';
import { deeper, isDeep, type Recognise } from './context.js';
import { isFoldControl } from './controls.js';
import { noteBlock } from './notes.js';
import { declaredIn, signature } from './signatures.js';

/** A block element: what its names make of it (a footnote, a callout, a row, a term), or else its blocks. */
export const block: Recognise = (element, context, walk) => {
  const note = noteBlock(element, context, walk);
  if (note) return note;
  const alert = alertOf(element);
  if (alert) return alertBlock(alert, element, context, walk);
  const declared = signature(element);
  if (declared) return declared;
  const classes = classOf(element);
  if (QUOTE.test(classes) && !element.querySelector('blockquote')) return quote(element, context, walk);
  if (TITLE.test(classes)) return term(element, context, walk);
  const blocks = blocksOf(walk.inside(element, context));
  if (isRow(classes, blocks)) return [onOneLine(blocks)];
  const [only] = blocks;
  if (classes === 'inline' && only?.type === 'paragraph' && blocks.length === 1) return [text(' '), ...only.children];
  // What shows nothing parts the texts on both sides.
  return blocks.length === 0 ? [BREAK, BREAK] : blocks;
};

/** Whether a box shows a few words side by side. */
function isRow(classes: string, blocks: readonly Block[]): boolean {
  if (blocks.length < 2 || blocks.length > MOST_IN_ROW || !ROW.test(classes)) return false;
  return blocks.every(isShortLine) && !/(?:^|\s)flex-col(?:umn)?(?:\s|$)/.test(classes);
}
const ROW = /(?:^|\s)(?:d-|inline-)?flex(?:\s|$)/;
const MOST_IN_ROW = 8;

/** Pull quotes, and the quotes of forum software that are no `<blockquote>`. */
const QUOTE = /(?:^|\s)(?:pull-?quote|bbcode_quote|quoted-text|remarkup-reply-block)(?:\s|$)/i;

/** docutils' titles of topics and sidebars, which have no level among the headings of the page. */
const TITLE = /(?:^|\s)(?:rubric|topic-title|sidebar-title)(?:\s|$)/;

/** A heading on one line, whatever blocks the page put into it, or the declaration that it is. */
export const heading: Recognise = (element, context, walk) => {
  const declared = declaredIn(element);
  const children = declared ? [declared] : flat(walk.inside(element, { ...context, inHeading: true }));
  return children.every(isBlank) ? [] : [{ type: 'heading', depth: Number(element.localName[1]), children }];
};

/** A term, in bold, or the declaration that it is. */
export const term: Recognise = (element, context, walk) =>
  signature(element) ??
  blocksOf(marked(walk.inside(element, { ...context, marks: [...context.marks, 'strong'] }), 'strong'));

/** A summary, unless it only tells what a click does. */
export const summary: Recognise = (element, context, walk) =>
  isFoldControl(element) ? [] : block(element, context, walk);

/** The source at the beginning of a quote has a line of its own, which only the page's style draws. */
export const cite: Recognise = (element, context, walk) => {
  const { parentElement: parent } = element;
  const isOfQuote = [parent, parent?.parentElement].some((around) => around?.localName === 'blockquote');
  const isFirst = !element.previousElementSibling && !element.previousSibling?.textContent?.trim();
  const isLine = isOfQuote && isFirst && /^(?:blockquote|div)$/.test(parent?.localName ?? '');
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
