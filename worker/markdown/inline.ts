import { classOf } from '../dom/class-of.js';
import { removeInvisibleCharacters } from '../extract/parse/visible.js';
import type { Context } from './context.js';
import { destination } from './destinations.js';
import { codeSpan, escapeInline, withoutAutolinks } from './escape.js';
import { type Inline, isBlock, joinInline, type Mark, oneLine, type Piece, setBetween } from './pieces.js';

/**
 * A link around text, on one line; `lines` may keep those of a poem. Around blocks (a card), the heading or else the
 * first line of text becomes the link.
 */
export function linked(pieces: readonly Piece[], url: string, lines = oneLine): Piece[] {
  if (!pieces.some(isBlock)) return wrapped(joinInline(pieces as Inline[]), url, lines);
  const heading = pieces.findIndex((piece) => isBlock(piece) && piece.kind === 'heading');
  const target = heading >= 0 ? heading : pieces.findIndex(isLinkable);
  const piece = pieces[target];
  if (!piece) return [...pieces];
  const [, mark = '', words = ''] = /^(#{1,6} )?([\s\S]*)$/.exec(isBlock(piece) ? piece.block : flat([piece])) ?? [];
  const link = joinInline(wrapped(words.replaceAll('\\\n', '\n'), url));
  const replaced: Piece = isBlock(piece) ? { ...piece, block: mark + link } : { text: link };
  return [...pieces.slice(0, target), replaced, ...pieces.slice(target + 1)];
}

/** A link around the pieces before the first other link among them. */
export function linkedUpToLink(pieces: readonly Piece[], url: string): Piece[] {
  const first = pieces.findIndex((piece) => HOLDS_LINK.test(isBlock(piece) ? piece.block : piece.text));
  const end = first < 0 ? pieces.length : first;
  return [...linked(pieces.slice(0, end), url), ...pieces.slice(end)];
}
/** A link's text, escaped or not, and the start of its address. Images, with a `!` before, do not count. */
const HOLDS_LINK = /(?<![!\\])\[(?:[^[\]\\]|\\.|!\[(?:[^[\]\\]|\\.)*\]\([^)]*\)){1,2000}\]\(/;

/** The lines of a link without empty ones at its ends or between, which no link can hold. */
export function linesOfLink(text: string): string {
  return text.trim().replace(/\s*\n\s*/g, '\n');
}

/** A link around one line of Markdown. */
export function linkMarkdown(text: string, url: string): string {
  return joinInline(wrapped(text, url));
}

/**
 * Inline pieces between a mark, each paragraph by itself; around blocks the mark is left out, since none can hold them.
 */
export function marked(pieces: Piece[], mark: Mark): Piece[] {
  if (pieces.some(isBlock)) return pieces;
  return byParagraph(pieces as Inline[]).flatMap((part) => {
    const whole = setBetween(mark, part);
    return whole.text.trim() && !/^\s*!\[/.test(whole.text) ? [whole] : part;
  });
}

/** Pieces split at two line breaks in a row, which end a paragraph; breaks at either end belong to no paragraph. */
function byParagraph(pieces: readonly Inline[]): Inline[][] {
  const parts: Inline[][] = [];
  let part: Inline[] = [];
  let between: Inline[] = [];
  for (const piece of pieces) {
    if (!piece.text.trim()) {
      between.push(piece);
      continue;
    }
    const [, ...breaks] = between
      .map(({ text }) => text)
      .join('')
      .split('\n');
    if (breaks.length > (part.length > 0 ? 1 : 0)) {
      parts.push(part, between);
      part = [piece];
    } else for (const one of [...between, piece]) part.push(one);
    between = [];
  }
  const isBroken = between.some(({ text }) => text.includes('\n'));
  return isBroken ? [...parts, part, between] : [...parts, [...part, ...between]];
}

/** Inline code; code that is one link from end to end keeps the link. */
export function inlineCode(
  element: Element,
  { inTable }: Context,
  urlOf: (link: Element) => string | undefined,
): Inline[] {
  const text = removeInvisibleCharacters(element.textContent ?? '');
  // A reader drops the spaces of code that has one at both ends, and so they would not part it from words beside it.
  const isSpaced = /^\s.*\s$/s.test(text) && isBesideWord(element);
  const code = spanOf(isSpaced ? text.trim() : text, inTable);
  const link = element.children.length === 1 ? element.querySelector('a[href]') : null;
  const url = link && link.textContent?.trim() === element.textContent?.trim() && urlOf(link);
  if (!code) return text ? [{ text: ' ' }] : [];
  const pieces = url ? wrapped(code, url) : [{ text: code }];
  return isSpaced ? [{ text: ' ' }, ...pieces, { text: ' ' }] : pieces;
}

function isBesideWord({ previousSibling: before, nextSibling: after }: Element): boolean {
  return /[\p{L}\p{N}]$/u.test(before?.nodeValue ?? '') || /^[\p{L}\p{N}]/u.test(after?.nodeValue ?? '');
}

/** A code span for each line of code; where the text around has to be on one line, spaces will part them. */
export function codeSpans(lines: readonly string[], { inTable }: Context): Inline[] {
  const spans = lines.map((line) => spanOf(removeInvisibleCharacters(line), inTable, true));
  return [{ text: spans.filter(Boolean).join('\n') }];
}

/** A table cell cannot hold code with an escaped `|`, so that becomes text. */
function spanOf(text: string, inTable = false, isLine = false): string {
  return inTable && text.includes('\\|') ? escapeInline(text.replace(/\s+/g, ' ')) : codeSpan(text, isLine);
}

/**
 * Whether a span is code by its class alone: Erlang's documentation, some DocBook stylesheets (there also the head of a
 * function).
 */
export function isCodeSpan(element: Element): boolean {
  const classes = classOf(element);
  if (!classes) return false;
  if (classes === 'title-name') return /\bfunc-head\b/.test(classOf(element.parentElement ?? element));
  // Erlang's links to its guides have that class too.
  return CODE_SPAN.test(classes) && !(classes.startsWith('bold_code') && WORDS.test(element.textContent ?? ''));
}
const CODE_SPAN = /^(?:code|bold_code(?: bc-\d+)?|docbook_(?:option|command|function|filename))$/;
const WORDS = /^\p{L}[\p{L}’'-]* [\p{L}’' -]{1,200}$/u;

/** An image; its alternative text is escaped and on one line. */
export function imageMarkdown(alt: string, url: string): string {
  const text = removeInvisibleCharacters(alt).replace(/\s+/g, ' ').trim();
  return `![${withoutAutolinks(escapeInline(text))}](${destination(url)})`;
}

/** All text of the pieces as inline Markdown; blocks become lines. */
export function flat(pieces: readonly Piece[]): string {
  return joinInline(
    pieces.flatMap((piece) =>
      isBlock(piece) ? [{ text: '\n' }, { text: piece.block.replaceAll('\\\n', '\n') }, { text: '\n' }] : [piece],
    ),
  );
}

function isLinkable(piece: Piece): boolean {
  const text = isBlock(piece) ? piece.block : piece.text;
  return text.trim() !== '' && !text.startsWith('![') && (!isBlock(piece) || piece.kind === 'paragraph');
}

function wrapped(text: string, url: string, lines = oneLine): Inline[] {
  // Some programs look for a link inside the link in spite of the first backslash.
  const words = withoutAutolinks(lines(text)).replaceAll('\\](', '\\]\\(');
  if (!words) return text ? [{ text: ' ' }] : [];
  const before = /^\s/.test(text) ? ' ' : '';
  const after = /\s$/.test(text) ? ' ' : '';
  return [{ text: `${before}[${words}](${destination(url)})${after}` }];
}
