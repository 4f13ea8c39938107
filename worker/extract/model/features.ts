import { HEADING_NAME } from '../../html/headings.js';
import type { Block, Box } from './blocks.js';
import { fillColumns, type Rows } from './forest.js';
import { flag, log, ofRange, share, signedLog, windowSum } from './numbers.js';
import { type Line, type Scene, type Shape, TAGS } from './scene.js';

const COPYRIGHT = /©|\(c\)|all rights reserved/i;

/** One block in its scene. */
interface At {
  scene: Scene;
  i: number;
  block: Block;
  box: Box;
  up: readonly [Box, Box, Box];
  shape: Shape;
  line: Line;
  /** All blocks of the page, with this one at `i`. */
  all: readonly At[];
}

/** Made in one piece: a copy with one field more is read slower, and every feature reads it. */
function placeOf(scene: Scene, i: number, all: readonly At[]): At {
  const block = scene.blocks[i] as Block;
  const { box } = block;
  const up1 = box.parent ?? box;
  const up2 = up1.parent ?? up1;
  const up = [up1, up2, up2.parent ?? up2] as const;
  return { scene, i, block, box, up, shape: scene.shapes[i] as Shape, line: scene.lines.get(box) as Line, all };
}

type Feature = (at: At) => number;

function plainShare({ scene, i }: At, steps: number): number {
  return share(
    windowSum(scene.plainUpTo, i - steps, i + steps + 1),
    windowSum(scene.charsUpTo, i - steps, i + steps + 1),
  );
}

/** How many boxes up from `from` the first one is that contains block `i`. */
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

/** The distance from a box to a block before (negative) or after it, on a logarithmic scale; 0 inside. */
export function signedSteps({ first, end }: Box, i: number): number {
  return i < first ? signedLog(i - first) : i >= end ? signedLog(i - end + 1) : 0;
}

/** The last part of a link's path: long where it names an article or product, short in menus. */
function slugOf(href: string): string {
  return href.split(/[?#]/, 1)[0]?.split('/').filter(Boolean).at(-1) ?? '';
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
    [`${name}Heading`]: ofNeighbour(steps, ({ box }) => flag(HEADING_NAME.test(box.name))),
    [`${name}Label`]: ofNeighbour(steps, (_block, _shape, { sum }) => sum),
  };
}

/** Features that are the same for all blocks of a page. */
const OF_PAGE =
  'pageChars pageBlocks pageLinked pageProse pageProseBlocks pageArticles pageHeadings pageGroup pageTables pageForms pageMain pageH1 pageImages isArticle isProduct isForum isList isDocs topShare statedBody statedShare statedNames pageTopic pathParts pathSlug pathDigits'.split(
    ' ',
  );

/** Features by which the blocks of one page differ. */
const FEATURES: Record<string, Feature> = {
  chars: ({ block }) => log(block.chars),
  words: ({ block }) => log(block.words.length),
  linked: ({ block }) => share(block.linked, block.chars),
  links: ({ block }) => log(block.links),
  anchors: ({ block }) => flag(block.anchors > 0),
  bold: ({ block }) => share(block.bold, block.chars),
  button: ({ block }) => share(block.button, block.chars),
  dated: ({ block }) => flag(block.dated),
  inner: ({ shape }) => shape.inner,
  external: ({ shape }) => shape.external,
  afterBodyFrom: ({ scene: { said }, i }) => (said.bodyFrom < 0 ? -9 : signedLog(i - said.bodyFrom)),
  afterBodyTo: ({ scene: { said }, i }) => (said.bodyTo < 0 ? -9 : signedLog(i - said.bodyTo)),
  inDescription: ({ scene, i }) => scene.said.descriptions[i] ?? 0,
  afterDescribed: ({ scene: { said }, i }) => (said.describedAt < 0 ? -9 : signedLog(i - said.describedAt)),
  describedSteps: ({ scene, i }) => stepsFrom(scene.blocks[scene.said.describedAt]?.box, i),
  inNames: ({ scene, i }) => scene.said.names[i] ?? 0,
  topic: ({ scene, i }) => scene.said.topic[i] ?? 0,
  topic1: ({ scene: { said }, up }) => ofRange(said.topicUpTo, said.longUpTo, up[0]),
  topic2: ({ scene: { said }, up }) => ofRange(said.topicUpTo, said.longUpTo, up[1]),
  topicBig: ({ scene: { said }, line }) => ofRange(said.topicUpTo, said.longUpTo, line.big),
  topicNear: ({ scene: { said }, i }) =>
    share(windowSum(said.topicUpTo, i - 5, i + 6), windowSum(said.longUpTo, i - 5, i + 6)),
  topicRepeated: ({ scene: { said }, line }) =>
    line.repeated ? ofRange(said.topicUpTo, said.longUpTo, line.repeated) : -1,
  wordChars: ({ block }) => share(block.chars, block.words.length),
  punctuation: ({ shape }) => shape.punctuation,
  commas: ({ block, shape }) => share(shape.commas, block.words.length),
  upper: ({ shape }) => shape.upper,
  digits: ({ shape, block }) => share(shape.digits, block.chars),
  ends: ({ shape }) => shape.ends,
  wordScore: ({ shape }) => shape.wordScore,
  titled: ({ shape }) => shape.titled,
  copyright: ({ block }) => flag(COPYRIGHT.test(block.text)),
  copies: ({ scene, shape }) => log((scene.copies.get(shape.key) ?? 1) - 1),
  earlier: ({ shape }) => log(shape.earlier),
  money: ({ shape }) => shape.money,
  heading: ({ box }) => (HEADING_NAME.test(box.name) ? Number(box.name[1]) : 0),
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
};

/** The names of all features that a model may use. */
export const FEATURE_NAMES: readonly string[] = [...Object.keys(FEATURES), ...OF_PAGE];

const always = (value: number) => () => value;

/** Fills the first columns with the features named, in that order; each block has a row. */
export function fillFeatures(rows: Rows, scene: Scene, names: readonly string[]): void {
  const features = names.map((name) => FEATURES[name] ?? always(scene.page[name] ?? 0));
  const all: At[] = [];
  for (const i of scene.blocks.keys()) all.push(placeOf(scene, i, all));
  fillColumns(rows, 0, features, all);
}
