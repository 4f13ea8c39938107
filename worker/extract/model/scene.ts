import { HEADING_NAME } from '../../html/headings.js';
import { onceOfEach } from '../../html/once.js';
import type { Stated } from '../facts/stated.js';
import { guardOf } from '../guard.js';
import { type Block, type Blocks, type Box, kindOf } from './blocks.js';
import { candidatesOf } from './candidates.js';
import type { PageSigns } from './classify.js';
import type { Rows } from './forest.js';
import { type Lexicon, labelWords, openingOf, openingWords, SHORT_WORDS, sumOf, textWords } from './lexicon.js';
import { flag, log, share } from './numbers.js';
import { passedIn } from './passed.js';
import { leadsAway, saidOf } from './said.js';

/** Characters outside links from which on a block is prose. */
const PROSE_CHARS = 150;
/** The end of a sentence, at that of a text. */
const SENTENCE_END = /[.!?。！？…]["”’')\]]*\s*$/;
/** A price in a text. */
const MONEY = /[$€£¥₹]\s?\d|\d\s?(€|USD|EUR|GBP|zł|kr\b)/;
/** The tag names around a block that are features of it. */
export const TAGS =
  'nav footer aside header main article form table ul ol dl figure blockquote section h1 h2 h3 h4 h5 h6 p li td th dt dd pre div figcaption summary'.split(
    ' ',
  );

/** How the text of a block looks. */
export type Shape = ReturnType<typeof shapeOf>;

/** What a box has from itself and those around it; computed once for each box. */
export interface Line {
  labelScore: number;
  lowest: number;
  highest: number;
  sum: number;
  /** Opening scores of the sections around it: their sum, and the lowest. */
  openings: number;
  lowestOpening: number;
  /** One bit for each name in `TAGS` that the box or one around it has. */
  tags: number;
  /** The nearest box, itself included, among at least three that are alike. */
  repeated: Box | undefined;
  /** The smallest box around it that holds a tenth of the page. */
  big: Box;
  /** Equal for boxes in the same place of each card, row or post. */
  path: Path;
}

interface Path {
  blocks: number;
  chars: number;
  linked: number;
  below: Map<string, Path>;
}

/** A page as the features see it, and the features of each block, those of its context last, once they have been computed. */
export type Scene = ReturnType<typeof createScene> & { rows?: Rows };

/** Works out, once for each page, everything that the features of its blocks need. */
export function createScene(cut: Blocks, signs: PageSigns, lexicon: Lexicon) {
  const { blocks, root } = cut;
  const ofTitle = new Set(textWords(signs.title));
  const copies = new Map<string, number>();
  const shapes = blocks.map((block) => shapeOf(block, ofTitle, copies, lexicon, signs.stated));
  const words = blocks.map(({ words }) => words);
  const said = saidOf(words, signs.stated);
  const lines = linesOf(cut, lexicon);

  const charsUpTo = new Float64Array(blocks.length + 1);
  const plainUpTo = new Float64Array(blocks.length + 1);
  const headings = new Int32Array(blocks.length);
  const sections = new Map<number, [chars: number, plain: number]>();
  const found = { h1: -1, heading: -1, headings: 0, proseFrom: -1, proseTo: -1, proseBlocks: 0 };
  for (const [i, { box, chars, linked }] of blocks.entries()) {
    const path = (lines.get(box) as Line).path;
    path.blocks += 1;
    path.chars += chars;
    path.linked += linked;
    charsUpTo[i + 1] = (charsUpTo[i] ?? 0) + chars;
    plainUpTo[i + 1] = (plainUpTo[i] ?? 0) + chars - linked;
    headings[i] = found.heading;
    const section = sections.get(found.heading) ?? [0, 0];
    sections.set(found.heading, [section[0] + chars, section[1] + chars - linked]);
    if (HEADING_NAME.test(box.name)) {
      found.heading = i;
      found.headings += 1;
    }
    if (box.name === 'h1' && found.h1 < 0) found.h1 = i;
    if (chars - linked < PROSE_CHARS) continue;
    if (found.proseFrom < 0) found.proseFrom = i;
    found.proseTo = i;
    found.proseBlocks += 1;
  }
  const titleAt =
    found.h1 >= 0 ? found.h1 : shapes.findIndex(({ titled }, i) => titled === 1 && (blocks[i]?.words.length ?? 0) > 1);
  const candidates = candidatesOf(blocks, (i) => shapes[i]?.commas ?? 0);
  const { top } = candidates;
  const page = {
    ...pageSums(cut),
    pageProseBlocks: log(found.proseBlocks),
    pageHeadings: log(found.headings),
    pageH1: flag(found.h1 >= 0),
    ...Object.fromEntries(Object.entries(signs).map(([name, value]) => [name, flag(value === true)])),
    topShare: share(top?.chars ?? 0, root.chars),
    ...said.page,
  } as Readonly<Record<string, number>>;
  return {
    ...cut,
    isMatter: guardOf(root.element, signs),
    /** The words of each block. */
    words,
    shapes,
    lines,
    copies,
    charsUpTo,
    /** Characters outside links. */
    plainUpTo,
    /** The index of the last heading before each block, or -1. */
    headings,
    /** What a reader has passed before each block. */
    passed: passedIn(cut, (i) => shapes[i]?.opening ?? 0),
    /** The blocks of the title, and of the first and last prose; -1 where there is none. */
    titleAt,
    proseFrom: found.proseFrom,
    proseTo: found.proseTo,
    candidates,
    top,
    /** For each heading, and for the blocks before the first one (-1): characters, and those outside links, up to the next. */
    sections,
    page,
    said,
  };
}

/** `copies`: how many blocks before it say the same, by what they say; it is counted. */
function shapeOf(
  { text, words, href, inner }: Block,
  ofTitle: ReadonlySet<string>,
  copies: Map<string, number>,
  lexicon: Lexicon,
  stated: Stated,
) {
  const key = words.join(' ');
  const earlier = copies.get(key) ?? 0;
  copies.set(key, earlier + 1);
  const { digits, commas, punctuation, upper } = signsIn(text);
  return {
    wordScore: words.length <= SHORT_WORDS ? sumOf(words, lexicon.words) : 0,
    ends: flag(SENTENCE_END.test(text)),
    punctuation: share(punctuation, words.length),
    commas,
    upper: share(upper, words.length),
    digits,
    titled: share(words.filter((word) => ofTitle.has(word)).length, words.length),
    money: flag(digits > 0 && MONEY.test(text)),
    key,
    earlier,
    /** Whether its first link leads to another site. */
    external: flag(leadsAway(href, stated)),
    /** Log-odds that the labels of its inline elements add, and its words as the opening of a section. */
    inner: inner ? sumOf(labelWords(inner), lexicon.inner) : 0,
    opening: sumOf(openingWords(words), lexicon.openings),
  };
}

/** How many of its characters are of a kind: one loop, since every text of a page is gone through. */
function signsIn(text: string) {
  const signs = { digits: 0, commas: 0, punctuation: 0, upper: 0 };
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 48 && code <= 57) signs.digits += 1;
    else if (code >= 65 && code <= 90) signs.upper += 1;
    else if (code === 44 || code === 0xff0c || code === 0x3001) signs.commas += 1;
    else if (code === 46 || code === 33 || code === 63 || code === 59 || code === 58 || code === 0x3002)
      signs.punctuation += 1;
  }
  return signs;
}

function linesOf(cut: Blocks, { labels, openings }: Lexicon): Map<Box, Line> {
  const { boxes, root } = cut;
  const scoreOf = onceOfEach((label: string) => sumOf(labelWords(label), labels));
  const lines = new Map<Box, Line>();
  for (const box of boxes) {
    const above = box.parent && lines.get(box.parent);
    const labelScore = above && box.label ? scoreOf(box.label) : 0;
    const opening = above ? sumOf(openingOf(box, cut), openings) : 0;
    const tag = TAGS.indexOf(box.name);
    const step = kindOf(box);
    const path = above?.path.below.get(step) ?? { blocks: 0, chars: 0, linked: 0, below: new Map<string, Path>() };
    above?.path.below.set(step, path);
    lines.set(box, {
      labelScore,
      lowest: Math.min(above?.lowest ?? 0, labelScore),
      highest: Math.max(above?.highest ?? 0, labelScore),
      sum: (above?.sum ?? 0) + labelScore,
      openings: (above?.openings ?? 0) + opening,
      lowestOpening: Math.min(above?.lowestOpening ?? 0, opening),
      tags: (above?.tags ?? 0) | (tag < 0 ? 0 : 1 << tag),
      repeated: box.twins >= 3 ? box : above?.repeated,
      big: box.chars >= 0.1 * root.chars || !above ? box : above.big,
      path,
    });
  }
  return lines;
}

function pageSums({ blocks, boxes, root }: Blocks): Record<string, number> {
  const named = (tag: string) => boxes.filter(({ name }) => name === tag);
  const shown = (tag: string) => named(tag).filter(({ chars }) => chars > 0).length;
  return {
    pageChars: log(root.chars),
    pageBlocks: log(blocks.length),
    pageLinked: share(root.linked, root.chars),
    pageProse: share(root.prose, root.chars),
    pageArticles: log(shown('article')),
    pageGroup: log(boxes.reduce((most, { twins }) => Math.max(most, twins), 0)),
    pageTables: share(
      named('table').reduce((sum, { chars }) => sum + chars, 0),
      root.chars,
    ),
    pageForms: log(named('form').length),
    pageMain: flag(shown('main') > 0),
    pageImages: log(root.images),
  };
}
