import type { Block, Blocks, Box } from './blocks.js';
import { type Candidates, candidatesOf } from './candidates.js';
import { type Lexicon, labelWords, SHORT_WORDS, textWords } from './lexicon.js';
import { openingOf, openingWords } from './openings.js';
import { type Passed, passedIn } from './passed.js';

/** What the page says about itself, beside its blocks. */
export interface PageSigns {
  title: string;
  isArticle: boolean;
  isProduct: boolean;
  isForum: boolean;
  isList: boolean;
  isDocs: boolean;
}

/** One text of at least this many characters outside links is prose. */
const PROSE_CHARS = 150;
const SENTENCE_END = /[.!?。！？…]["”’')\]]*\s*$/;
const COPYRIGHT = /©|\(c\)|all rights reserved/i;
const MONEY = /[$€£¥₹]\s?\d|\d\s?(€|USD|EUR|GBP|zł|kr\b)/;
const HEADING = /^h[1-6]$/;
const TAGS =
  'nav footer aside header main article form table ul ol dl figure blockquote section h1 h2 h3 h4 h5 h6 p li td th dt dd pre div figcaption summary'.split(
    ' ',
  );

/** How the text of a block looks. */
interface Shape {
  words: string[];
  wordScore: number;
  ends: number;
  punctuation: number;
  commas: number;
  upper: number;
  digits: number;
  titled: number;
  money: number;
  key: string;
  /** The log-odds that its words add as the opening of a section. */
  opening: number;
  /** Blocks before it that say the same. */
  earlier: number;
}

/** What a box inherits from those around it; computed once per box. */
interface Line {
  labelScore: number;
  lowest: number;
  highest: number;
  sum: number;
  /** What the texts that open the sections around it say of them: all together, and the lowest. */
  openings: number;
  lowestOpening: number;
  /** One bit per name in `TAGS`, of the box and all around it. */
  tags: number;
  /** The nearest, itself included, that stands among at least three of its like. */
  repeated: Box | undefined;
  /** The smallest around it that holds a tenth of the page. */
  big: Box;
  /** Where blocks like those in it stand: equal for the same place in each card, row or post. */
  path: Path;
}

interface Path {
  blocks: number;
  chars: number;
  linked: number;
  below: Map<string, Path>;
}

/** A page as the features see it. */
export interface Scene extends Blocks {
  shapes: Shape[];
  lines: Map<Box, Line>;
  copies: Map<string, number>;
  charsUpTo: Float64Array;
  plainUpTo: Float64Array;
  /** Index of the last heading before each block, or -1. */
  headings: Int32Array;
  /** Of each block, what was passed before it. */
  passed: Passed[];
  /** Where the title stands, the first and the last prose; -1 when nowhere. */
  titleAt: number;
  proseFrom: number;
  proseTo: number;
  candidates: Candidates;
  top: Box | undefined;
  /** Of each heading, and of the blocks before the first one (-1): characters, and characters outside links, up to the next. */
  sections: Map<number, [chars: number, plain: number]>;
  page: Record<string, number>;
  /** The features of each block, once they are computed. */
  rows?: Float32Array[];
}

const log = Math.log1p;
const share = (part: number, whole: number) => (whole > 0 ? part / whole : 0);
const flag = (claim: boolean) => (claim ? 1 : 0);
const signedLog = (steps: number) => Math.sign(steps) * log(Math.abs(steps));

export function createScene(cut: Blocks, signs: PageSigns, lexicon: Lexicon): Scene {
  const { blocks, boxes, root } = cut;
  const titleWords = new Set(textWords(signs.title));
  const shapes = blocks.map((block) => shapeOf(block, lexicon, titleWords));
  const lines = linesOf(cut, lexicon);
  const copies = new Map<string, number>();
  for (const shape of shapes) {
    shape.earlier = copies.get(shape.key) ?? 0;
    copies.set(shape.key, shape.earlier + 1);
  }

  const charsUpTo = new Float64Array(blocks.length + 1);
  const plainUpTo = new Float64Array(blocks.length + 1);
  const headings = new Int32Array(blocks.length);
  const sections: Scene['sections'] = new Map();
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
    if (HEADING.test(box.name)) {
      found.heading = i;
      found.headings += 1;
    }
    if (box.name === 'h1' && found.h1 < 0) found.h1 = i;
    if (chars - linked < PROSE_CHARS) continue;
    if (found.proseFrom < 0) found.proseFrom = i;
    found.proseTo = i;
    found.proseBlocks += 1;
  }
  const passed = passedIn(cut, (i) => shapes[i]?.opening ?? 0);
  const titleAt = found.h1 >= 0 ? found.h1 : shapes.findIndex(({ words, titled }) => words.length > 1 && titled === 1);
  const candidates = candidatesOf(blocks, (i) => shapes[i]?.commas ?? 0);
  const { top } = candidates;
  const page = {
    ...pageSums(cut),
    pageProseBlocks: log(found.proseBlocks),
    pageHeadings: log(found.headings),
    pageH1: flag(found.h1 >= 0),
    isArticle: flag(signs.isArticle),
    isProduct: flag(signs.isProduct),
    isForum: flag(signs.isForum),
    isList: flag(signs.isList),
    isDocs: flag(signs.isDocs),
    topShare: share(top?.chars ?? 0, root.chars),
  };
  const { proseFrom, proseTo } = found;
  return {
    blocks,
    boxes,
    root,
    shapes,
    lines,
    copies,
    charsUpTo,
    plainUpTo,
    headings,
    passed,
    titleAt,
    proseFrom,
    proseTo,
    candidates,
    top,
    sections,
    page,
  };
}

function shapeOf(block: Block, { words: weights, openings }: Lexicon, titleWords: Set<string>): Shape {
  const { text } = block;
  const words = textWords(text);
  let wordScore = 0;
  if (words.length <= SHORT_WORDS) for (const word of new Set(words)) wordScore += weights.get(word) ?? 0;
  let [punctuation, commas, digits, upper, titled] = [0, 0, 0, 0, 0];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 48 && code <= 57) digits += 1;
    else if (code === 44 || code === 0xff0c || code === 0x3001) commas += 1;
    else if (code === 46 || code === 33 || code === 63 || code === 59 || code === 58 || code === 0x3002)
      punctuation += 1;
    else if (code >= 65 && code <= 90) upper += 1;
  }
  for (const word of words) if (titleWords.has(word)) titled += 1;
  return {
    words,
    wordScore,
    ends: flag(SENTENCE_END.test(text)),
    punctuation: share(punctuation, words.length),
    commas,
    upper: share(upper, words.length),
    digits,
    titled: share(titled, words.length),
    money: flag(MONEY.test(text)),
    key: words.join(' '),
    opening: sumOf(openingWords(block), openings),
    earlier: 0,
  };
}

function sumOf(words: readonly string[], weights: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const word of new Set(words)) sum += weights.get(word) ?? 0;
  return sum;
}

function linesOf(cut: Blocks, { labels, openings }: Lexicon): Map<Box, Line> {
  const { boxes, root } = cut;
  const scores = new Map<string, number>();
  const scoreOf = (label: string) => {
    let score = scores.get(label);
    if (score === undefined) {
      score = 0;
      for (const word of labelWords(label)) score += labels.get(word) ?? 0;
      scores.set(label, score);
    }
    return score;
  };
  const lines = new Map<Box, Line>();
  const newPath = (): Path => ({ blocks: 0, chars: 0, linked: 0, below: new Map() });
  for (const box of boxes) {
    const above = box.parent && lines.get(box.parent);
    const labelScore = above && box.label ? scoreOf(box.label) : 0;
    const opening = above ? sumOf(openingOf(box, cut), openings) : 0;
    const tag = TAGS.indexOf(box.name);
    const step = `${box.name} ${box.classes}`;
    let path = above?.path.below.get(step);
    if (!path) {
      path = newPath();
      above?.path.below.set(step, path);
    }
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
  const sums = { articles: 0, main: 0, forms: 0, tables: 0, group: 0 };
  for (const { name, chars, twins } of boxes) {
    if (name === 'article' && chars > 0) sums.articles += 1;
    else if (name === 'main' && chars > 0) sums.main = 1;
    else if (name === 'form') sums.forms += 1;
    else if (name === 'table') sums.tables += chars;
    if (twins > sums.group) sums.group = twins;
  }
  return {
    pageChars: log(root.chars),
    pageBlocks: log(blocks.length),
    pageLinked: share(root.linked, root.chars),
    pageProse: share(root.prose, root.chars),
    pageArticles: log(sums.articles),
    pageGroup: log(sums.group),
    pageTables: share(sums.tables, root.chars),
    pageForms: log(sums.forms),
    pageMain: sums.main,
    pageImages: log(root.images),
  };
}

/** One block in its scene. */
interface At {
  scene: Scene;
  i: number;
  block: Block;
  shape: Shape;
  box: Box;
  line: Line;
  up: readonly [Box, Box, Box];
  /** All blocks of the scene, this one at `i`. */
  all: readonly At[];
}

function at(scene: Scene, i: number, all: readonly At[]): At {
  const block = scene.blocks[i] as Block;
  const { box } = block;
  const up1 = box.parent ?? box;
  const up2 = up1.parent ?? up1;
  return {
    scene,
    i,
    block,
    shape: scene.shapes[i] as Shape,
    box,
    line: scene.lines.get(box) as Line,
    up: [up1, up2, up2.parent ?? up2],
    all,
  };
}

type Feature = (at: At) => number;

function windowSum(sums: Float64Array, from: number, to: number): number {
  return (sums[Math.min(sums.length - 1, to)] ?? 0) - (sums[Math.max(0, from)] ?? 0);
}

function plainShare({ scene, i }: At, steps: number): number {
  return share(
    windowSum(scene.plainUpTo, i - steps, i + steps + 1),
    windowSum(scene.charsUpTo, i - steps, i + steps + 1),
  );
}

/** How far up from `from` one has to go to reach a box around the block. */
export function stepsFrom(from: Box | undefined, i: number): number {
  let steps = from ? 0 : 20;
  for (let up = from; up && (i < up.first || i >= up.end); up = up.parent) steps += 1;
  return steps;
}

/** The smallest box around both. */
function boxOfBoth(box: Box, i: number): Box {
  let up = box;
  while (up.parent && (i < up.first || i >= up.end)) up = up.parent;
  return up;
}

/** From a box to a block before or after it, as a signed logarithm; 0 inside. */
export function signedSteps({ first, end }: Box, i: number): number {
  return i < first ? signedLog(i - first) : i >= end ? signedLog(i - end + 1) : 0;
}

/** The last part of the path a link leads to: long where it names an article or a product, short in menus. */
function slugOf(href: string): string {
  const query = href.search(/[?#]/);
  let end = query < 0 ? href.length : query;
  while (end > 0 && href[end - 1] === '/') end -= 1;
  return href.slice(end > 0 ? href.lastIndexOf('/', end - 1) + 1 : 0, end);
}

const ofHeading =
  (read: (at: At) => number, none = 0): Feature =>
  ({ scene, i, all }) => {
    const heading = all[scene.headings[i] ?? -1];
    return heading ? read(heading) : none;
  };

const ofNeighbour =
  (steps: number, read: (block: Block, shape: Shape, line: Line) => number, none = 0): Feature =>
  ({ i, all }) => {
    const neighbour = all[i + steps];
    return neighbour ? read(neighbour.block, neighbour.shape, neighbour.line) : none;
  };

function neighbourFeatures(name: string, steps: number): Record<string, Feature> {
  return {
    [`${name}Chars`]: ofNeighbour(steps, ({ chars }) => log(chars), -1),
    [`${name}Linked`]: ofNeighbour(steps, ({ linked, chars }) => share(linked, chars), -1),
    [`${name}Words`]: ofNeighbour(steps, (_, { wordScore }) => wordScore),
    [`${name}Heading`]: ofNeighbour(steps, ({ box }) => flag(HEADING.test(box.name))),
    [`${name}Label`]: ofNeighbour(steps, (_block, _shape, { sum }) => sum),
  };
}

const isOfPage =
  (name: string): Feature =>
  ({ scene }) =>
    scene.page[name] ?? 0;

/** Every feature of a block that a model may use, by name. */
export const FEATURES: Record<string, Feature> = {
  chars: ({ block }) => log(block.chars),
  words: ({ shape }) => log(shape.words.length),
  linked: ({ block }) => share(block.linked, block.chars),
  links: ({ block }) => log(block.links),
  anchors: ({ block }) => flag(block.anchors > 0),
  bold: ({ block }) => share(block.bold, block.chars),
  button: ({ block }) => share(block.button, block.chars),
  dated: ({ block }) => flag(block.dated),
  wordChars: ({ block, shape }) => share(block.chars, shape.words.length),
  punctuation: ({ shape }) => shape.punctuation,
  commas: ({ shape }) => share(shape.commas, shape.words.length),
  upper: ({ shape }) => shape.upper,
  digits: ({ shape, block }) => share(shape.digits, block.chars),
  ends: ({ shape }) => shape.ends,
  wordScore: ({ shape }) => shape.wordScore,
  titled: ({ shape }) => shape.titled,
  distinct: ({ shape: { words } }) => share(new Set(words).size, words.length),
  copyright: ({ block }) => flag(COPYRIGHT.test(block.text)),
  copies: ({ scene, shape }) => log((scene.copies.get(shape.key) ?? 1) - 1),
  earlier: ({ shape }) => log(shape.earlier),
  money: ({ shape }) => shape.money,
  heading: ({ box }) => (HEADING.test(box.name) ? Number(box.name[1]) : 0),
  alone: ({ box }) => flag(box.end - box.first === 1),
  depth: ({ box }) => box.depth,
  label0: ({ line }) => line.labelScore,
  label1: ({ scene, up }) => scene.lines.get(up[0])?.labelScore ?? 0,
  label2: ({ scene, up }) => scene.lines.get(up[1])?.labelScore ?? 0,
  labelMin: ({ line }) => line.lowest,
  labelMax: ({ line }) => line.highest,
  labelSum: ({ line }) => line.sum,
  twins: ({ box }) => log(box.twins),
  share1: ({ scene, up }) => share(up[0].chars, scene.root.chars),
  linked1: ({ up }) => share(up[0].linked, up[0].chars),
  prose1: ({ up }) => share(up[0].prose, up[0].chars),
  blocks1: ({ up }) => log(up[0].end - up[0].first),
  share2: ({ scene, up }) => share(up[1].chars, scene.root.chars),
  linked2: ({ up }) => share(up[1].linked, up[1].chars),
  prose2: ({ up }) => share(up[1].prose, up[1].chars),
  share3: ({ scene, up }) => share(up[2].chars, scene.root.chars),
  linked3: ({ up }) => share(up[2].linked, up[2].chars),
  prose3: ({ up }) => share(up[2].prose, up[2].chars),
  bigLinked: ({ line: { big } }) => share(big.linked, big.chars),
  bigProse: ({ line: { big } }) => share(big.prose, big.chars),
  bigShare: ({ scene, line: { big } }) => share(big.chars, scene.root.chars),
  bigSteps: ({ box, line: { big } }) => box.depth - big.depth,
  bigLabel: ({ scene, line: { big } }) => scene.lines.get(big)?.sum ?? 0,
  pathBlocks: ({ line: { path } }) => log(path.blocks),
  pathChars: ({ line: { path } }) => log(path.chars),
  pathMean: ({ line: { path } }) => log(share(path.chars, path.blocks)),
  pathLinked: ({ line: { path } }) => share(path.linked, path.chars),
  pathShare: ({ scene, line: { path } }) => share(path.chars, scene.root.chars),
  repeats: ({ line: { repeated } }) => (repeated ? log(repeated.twins) : 0),
  repeatedChars: ({ line: { repeated } }) => (repeated ? log(repeated.chars) : 0),
  repeatedLinked: ({ line: { repeated } }) => (repeated ? share(repeated.linked, repeated.chars) : 0),
  repeatedProse: ({ line: { repeated } }) => (repeated ? share(repeated.prose, repeated.chars) : 0),
  repeatedImages: ({ line: { repeated } }) => (repeated ? log(repeated.images) : 0),
  images1: ({ up }) => log(up[0].images),
  images2: ({ up }) => log(up[1].images),
  repeatedShare: ({ scene, line: { repeated } }) => share(repeated?.parent?.chars ?? 0, scene.root.chars),
  repeatedSteps: ({ box, line: { repeated } }) => (repeated ? box.depth - repeated.depth : -1),
  place: ({ scene, i }) => share(i, scene.blocks.length),
  charPlace: ({ scene, i }) => share(scene.charsUpTo[i] ?? 0, scene.root.chars),
  afterTitle: ({ scene, i }) => (scene.titleAt < 0 ? 0 : signedLog(i - scene.titleAt)),
  afterProse: ({ scene, i }) => (scene.proseFrom < 0 ? 0 : signedLog(i - scene.proseFrom)),
  beforeEnd: ({ scene, i }) => (scene.proseTo < 0 ? 0 : signedLog(scene.proseTo - i)),
  inTop: ({ scene: { top }, i }) => flag(top !== undefined && i >= top.first && i < top.end),
  topSteps: ({ scene, i }) => stepsFrom(scene.top, i),
  afterTop: ({ scene: { top }, i }) => (top ? signedSteps(top, i) : 0),
  titleSteps: ({ scene, i }) => stepsFrom(scene.blocks[scene.titleAt]?.box, i),
  titleShare: ({ scene, box }) =>
    scene.titleAt < 0 ? -1 : share(boxOfBoth(box, scene.titleAt).chars, scene.root.chars),
  near: ({ scene, i }) => log(windowSum(scene.plainUpTo, i - 3, i + 4)),
  wide: ({ scene, i }) => log(windowSum(scene.plainUpTo, i - 10, i + 11)),
  nearPlain: (at) => plainShare(at, 3),
  widePlain: (at) => plainShare(at, 10),
  headingSteps: ({ scene, i }) => ((scene.headings[i] ?? -1) < 0 ? -1 : log(i - (scene.headings[i] ?? 0))),
  headingScore: ofHeading(({ shape }) => shape.wordScore),
  headingOpening: ofHeading(({ shape }) => shape.opening),
  openings: ({ line }) => line.openings,
  lowestOpening: ({ line }) => line.lowestOpening,
  candidate1: ({ scene: { candidates }, up }) => candidates.shareOf(up[0]),
  candidate2: ({ scene: { candidates }, up }) => candidates.shareOf(up[1]),
  candidateAbove: ({ scene: { candidates }, box }) => candidates.highestAround(box),
  slug: ({ block }) => log(slugOf(block.href).length),
  slugParts: ({ block }) => slugOf(block.href).split('-').length,
  headingLevel: ofHeading(({ box }) => Number(box.name[1])),
  headingLabel: ofHeading(({ line }) => line.sum),
  headingLinked: ofHeading(({ block }) => share(block.linked, block.chars), -1),
  sectionChars: ({ scene, i }) => log(scene.sections.get(scene.headings[i] ?? -1)?.[0] ?? 0),
  sectionPlain: ({ scene, i }) => {
    const [chars, plain] = scene.sections.get(scene.headings[i] ?? -1) ?? [0, 0];
    return share(plain, chars);
  },
  passedTitles: ({ scene, i }) => scene.passed[i]?.titles ?? 0,
  passedArticles: ({ scene, i }) => log(scene.passed[i]?.articles ?? 0),
  passedLowest: ({ scene, i }) => scene.passed[i]?.lowest ?? 0,
  sinceLowest: ({ scene, i }) => {
    const from = scene.passed[i]?.lowestAt ?? -1;
    return from < 0 ? -1 : log(windowSum(scene.charsUpTo, from, i));
  },
  endSteps: ({ scene, i }) => stepsFrom(scene.blocks[scene.passed[i]?.endAt ?? -1]?.box, i),
  ...neighbourFeatures('before1', -1),
  ...neighbourFeatures('before2', -2),
  ...neighbourFeatures('after1', 1),
  ...neighbourFeatures('after2', 2),
  ...Object.fromEntries(TAGS.map((tag, bit) => [`in_${tag}`, ({ line }: At) => (line.tags >> bit) & 1])),
  ...Object.fromEntries(
    'pageChars pageBlocks pageLinked pageProse pageProseBlocks pageArticles pageHeadings pageGroup pageTables pageForms pageMain pageH1 pageImages isArticle isProduct isForum isList isDocs topShare'
      .split(' ')
      .map((name) => [name, isOfPage(name)]),
  ),
};

/** A plain loop: `Float32Array.from` takes twice as long, and this is the hottest one. */
export function rowOf<Place>(features: readonly ((place: Place) => number)[], place: Place): Float32Array {
  const row = new Float32Array(features.length);
  for (let i = 0; i < features.length; i++) row[i] = features[i]?.(place) ?? 0;
  return row;
}

/** One row of numbers per block: the features named, in that order. */
export function featureRows(scene: Scene, names: readonly string[]): Float32Array[] {
  const features = names.map((name) => FEATURES[name] as Feature);
  const all: At[] = [];
  for (const i of scene.blocks.keys()) all.push(at(scene, i, all));
  return all.map((place) => rowOf(features, place));
}
