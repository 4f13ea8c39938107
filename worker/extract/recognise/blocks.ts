import {
  type Block,
  BREAK,
  isBlock,
  type Mark,
  type Paragraph,
  type Phrase,
  type Piece,
  paragraph,
  text,
  textOf,
} from '../../tree.js';

/** Adds to a list one by one: half a million pieces as arguments of one call are more than a stack holds. */
export function addAll<T>(list: T[], more: Iterable<T>): void {
  for (const one of more) list.push(one);
}

/** Whether a phrase shows nothing. */
export function isBlank(phrase: Phrase): boolean {
  if (phrase.type === 'text') return !/\S/.test(phrase.value);
  return 'children' in phrase ? phrase.children.every(isBlank) : phrase.type === 'break';
}

/** The blocks of a sequence; phrases between two blocks are paragraphs. */
export function blocksOf(pieces: readonly Piece[]): Block[] {
  const blocks: Block[] = [];
  let run: Phrase[] = [];
  const end = () => {
    for (const part of byParagraph(run)) if (!part.every(isBlank)) blocks.push(paragraph(part));
    run = [];
  };
  for (const piece of pieces) {
    if (!isBlock(piece)) {
      run.push(piece);
      continue;
    }
    end();
    const before = blocks.at(-1);
    if (!continues(before, piece)) blocks.push(piece);
    else if (before?.type === 'list' && piece.type === 'list') addAll(before.children, piece.children);
  }
  end();
  return blocks.filter((block, i) => !isTwin(block, blocks[i - 1]));
}

/** Whether a list goes on with the one before it, and its numbers do. */
function continues(before: Block | undefined, list: Block): boolean {
  if (list.type !== 'list' || before?.type !== 'list' || !list.goesOn || before.ordered !== list.ordered) return false;
  return !list.ordered || list.children[0]?.number === (before.children.at(-1)?.number ?? NaN) + 1;
}

/** The same image, or row of images, twice is there for two widths of screen, or to be zoomed. */
function isTwin(block: Block, before: Block | undefined): boolean {
  if (block.type !== 'paragraph' || before?.type !== 'paragraph') return false;
  const [one, other] = [picturesIn(block.children), picturesIn(before.children)];
  return one !== '' && one === other;
}

/** The addresses of images that stand alone, linked or not; '' for any other phrases. */
function picturesIn(phrases: readonly Phrase[]): string {
  const shown = phrases.filter((phrase) => !isBlank(phrase));
  const names = shown.map((one) => {
    if (one.type === 'image') return one.url;
    return one.type === 'link' ? picturesIn(one.children) && `${picturesIn(one.children)} ${one.url}` : '';
  });
  return names.every(Boolean) ? names.join('\n') : '';
}

/** Whether a block is one image, linked or not, and nothing else. */
export function isPicture(block: Block): boolean {
  return (
    block.type === 'paragraph' &&
    block.children.filter((one) => !isBlank(one)).length === 1 &&
    picturesIn(block.children) !== ''
  );
}

/** Whether a block is a word or two. */
export function isShortLine(block: Block | undefined): block is Paragraph {
  return block?.type === 'paragraph' && isShort(block.children);
}

function isShort(phrases: readonly Phrase[]): boolean {
  const isWord = (one: Phrase) =>
    !/^(?:break|link|image)$/.test(one.type) && (!('children' in one) || isShort(one.children));
  return phrases.every(isWord) && textOf(phrases, SHORT_CHARS).trim().length <= SHORT_CHARS;
}
const SHORT_CHARS = 40;

/** Phrases split where two line breaks in a row end a paragraph; breaks at either end belong to none. */
function byParagraph(phrases: readonly Phrase[]): Phrase[][] {
  const parts: Phrase[][] = [];
  let part: Phrase[] = [];
  let between: Phrase[] = [];
  for (const phrase of phrases) {
    if (phrase.type === 'break' || (phrase.type === 'text' && isBlank(phrase))) {
      between.push(phrase);
      continue;
    }
    const breaks = between.filter(({ type }) => type === 'break').length;
    if (breaks > (part.length > 0 ? 1 : 0)) {
      parts.push(part, between);
      part = [];
    } else addAll(part, between);
    part.push(phrase);
    between = [];
  }
  if (between.some(({ type }) => type === 'break')) parts.push(part, between);
  else parts.push([...part, ...between]);
  return parts;
}

/** Phrases within a mark, each paragraph by itself; around blocks the mark is left out, since none can hold them. */
export function marked(pieces: Piece[], mark: Mark): Piece[] {
  if (pieces.some(isBlock)) return pieces;
  return byParagraph(pieces as Phrase[]).flatMap((part) => {
    const first = part.find((phrase) => !isBlank(phrase));
    return first && first.type !== 'image' ? [{ type: mark, children: part }] : part;
  });
}

/** A link around phrases, on one line. Around blocks (a card), the heading or else the first line of text becomes the link. */
export function linked(pieces: readonly Piece[], url: string): Piece[] {
  if (!pieces.some(isBlock)) return linkAround(pieces as Phrase[], url);
  const heading = pieces.findIndex(({ type }) => type === 'heading');
  const at = heading >= 0 ? heading : pieces.findIndex(isLinkable);
  const piece = pieces[at];
  if (!piece) return [...pieces];
  const isLine = piece.type === 'heading' || piece.type === 'paragraph';
  const link = isLine ? [{ ...piece, children: linkAround(piece.children, url) }] : linkAround([piece as Phrase], url);
  return [...pieces.slice(0, at), ...link, ...pieces.slice(at + 1)];
}

function linkAround(phrases: readonly Phrase[], url: string): Phrase[] {
  if (phrases.every(isBlank)) return phrases.length > 0 ? [text(' ')] : [];
  return [{ type: 'link', url, children: withoutBreaks(phrases) }];
}

function isLinkable(piece: Piece): boolean {
  if (piece.type === 'paragraph') return piece.children.find((one) => !isBlank(one))?.type !== 'image';
  return !isBlock(piece) && !isBlank(piece) && piece.type !== 'image';
}

function withoutBreaks(phrases: readonly Phrase[]): Phrase[] {
  return phrases.map((one) => {
    if (one.type === 'break') return text(' ');
    return 'children' in one ? { ...one, children: withoutBreaks(one.children) } : one;
  });
}

/** All that some pieces show as phrases; blocks become lines. */
export function flat(pieces: readonly Piece[]): Phrase[] {
  const phrases = pieces.flatMap((piece) => (isBlock(piece) ? [BREAK, ...numbered(piece), BREAK] : [piece]));
  return trimmed(phrases);
}

/** What a block shows; the only item of a list keeps its number. */
function numbered(block: Block): Phrase[] {
  const number = block.type === 'list' && block.ordered ? `${block.children[0]?.number}. ` : '';
  return number ? [text(number), ...phrasesIn(block)] : phrasesIn(block);
}

/** Phrases without blank ones and spaces at either end. */
function trimmed(phrases: readonly Phrase[]): Phrase[] {
  const first = phrases.findIndex((one) => !isBlank(one));
  const all = first < 0 ? [] : phrases.slice(first, phrases.findLastIndex((one) => !isBlank(one)) + 1);
  return all.map((one, i) => {
    if (one.type !== 'text') return one;
    const value = i === 0 ? one.value.trimStart() : one.value;
    return text(i === all.length - 1 ? value.trimEnd() : value);
  });
}

/** What a block shows as phrases, on one line; items of a list have a bullet or their number if `hasMarks`. */
export function phrasesIn(block: Block, hasMarks = false): Phrase[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return block.children;
    case 'code':
      return spaced(block.value.split('\n').map((value) => [{ type: 'inlineCode', value, isLine: true }]));
    case 'math':
      return [{ type: 'inlineMath', value: block.value }];
    case 'table':
      return rowsOnOneLine(block.rows);
    case 'thematicBreak':
      return [];
    case 'list': {
      const lines = block.children.map((item) => spaced(item.children.map((one) => phrasesIn(one, hasMarks))));
      // Single letters, as teams have for their last matches, need no bullets.
      const isList =
        hasMarks && lines.length > 1 && (lines.length < 3 || lines.some((line) => textOf(line, 3).length > 2));
      const mark = (i: number) => (block.ordered ? `${block.children[i]?.number}. ` : '• ');
      return spaced(lines.map((line, i) => (isList ? [text(mark(i)), ...line] : line)));
    }
    default:
      return spaced(block.children.map((one) => phrasesIn(one, hasMarks)));
  }
}

/** Groups of phrases with a space between. */
export function spaced(groups: readonly (readonly Phrase[])[]): Phrase[] {
  const shown = groups.map(trimmed).filter((group) => group.length > 0);
  return shown.flatMap((group, i) => (i === 0 ? group : [text(' '), ...group]));
}

/** The cells of each row of a table within a cell or heading. */
function rowsOnOneLine(rows: readonly (readonly Phrase[][])[]): Phrase[] {
  const lines = rows
    .map((cells) => cells.map(trimmed).filter((cell) => cell.length > 0))
    .filter((cells) => cells.length > 0);
  return lines.flatMap((cells, row) =>
    cells.flatMap((cell, i) => [...(row + i === 0 ? [] : [text(i === 0 ? '; ' : ', ')]), ...cell]),
  );
}

/** Blocks as one paragraph on one line. */
export function onOneLine(blocks: readonly Block[]): Paragraph {
  return paragraph(spaced(blocks.map((block) => phrasesIn(block))));
}

/** Phrases without their first characters, which are text. */
export function withoutStart(phrases: readonly Phrase[], count: number): Phrase[] {
  const left: Phrase[] = [];
  let rest = count;
  for (const phrase of phrases) {
    const size = rest > 0 ? textOf([phrase]).length : 0;
    if (rest <= 0) left.push(phrase);
    else if (size > rest && phrase.type === 'text') left.push(text(phrase.value.slice(rest)));
    rest -= size;
  }
  return left;
}

/** Characters of some blocks; once there are more than `most`, the rest is not looked at. */
export function sizeOf(blocks: readonly Block[], most: number): number {
  let size = 0;
  for (const block of blocks) {
    if (size > most) break;
    size += textOf(phrasesIn(block), most).length;
  }
  return size;
}
