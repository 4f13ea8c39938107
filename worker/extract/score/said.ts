import type { Stated } from '../metadata/stated.js';
import { plain } from '../parse/plain.js';
import { longWords, textWords } from './lexicon.js';
import { flag, log, share } from './numbers.js';

/** What a page states beside its body, looked for in its blocks. */
export interface Said {
  /** By block, the share of its words that stand in texts of that kind too. */
  descriptions: Float32Array;
  names: Float32Array;
  /** By block, the share of its longer words that say what the page is about; -1 where it has none. */
  topic: Float32Array;
  /** Running sums over the blocks, in words: longer ones, and those of them about the topic. */
  longUpTo: Float64Array;
  topicUpTo: Float64Array;
  /** The first and the last block of a stated body, and the block that has most of the description; -1 for none. */
  bodyFrom: number;
  bodyTo: number;
  describedAt: number;
  /** Of the page as a whole, by the names of the features. */
  page: Record<string, number>;
}

/** Runs of this many words that stand in two texts are no accident. */
const RUN = 3;
const ID_SPAN = 2 ** 17;
/** Of words that tell a topic. */
const TOPIC_CHARS = 4;
/** A shorter block is no proof that the body stands there; words. */
const BODY_WORDS = 5;
/** Of a description, fewer words than this may be anywhere. */
const DESCRIBED_WORDS = 3;

export function saidOf(blocks: readonly (readonly string[])[], stated: Stated): Said {
  const bodies = sharesIn(blocks, stated.bodies);
  const descriptions = sharesIn(blocks, stated.descriptions);
  const sums = () => new Float64Array(blocks.length + 1);
  const said: Said = {
    descriptions,
    names: sharesIn(blocks, stated.names),
    topic: new Float32Array(blocks.length),
    longUpTo: sums(),
    topicUpTo: sums(),
    bodyFrom: -1,
    bodyTo: -1,
    describedAt: -1,
    page: {},
  };
  const about = new Set(stated.topic.flatMap((text) => longWords(textWords(text), TOPIC_CHARS)));
  let mostDescribed = DESCRIBED_WORDS;
  let [allWords, allOfBody] = [0, 0];
  for (const [i, words] of blocks.entries()) {
    const long = longWords(words, TOPIC_CHARS);
    let ofTopic = 0;
    for (const word of long) if (about.has(word)) ofTopic += 1;
    said.topic[i] = long.length > 0 ? ofTopic / long.length : -1;
    const ofBody = words.length * (bodies[i] ?? 0);
    allWords += words.length;
    allOfBody += ofBody;
    said.longUpTo[i + 1] = (said.longUpTo[i] ?? 0) + long.length;
    said.topicUpTo[i + 1] = (said.topicUpTo[i] ?? 0) + ofTopic;
    if (words.length > BODY_WORDS && ofBody > words.length / 2) {
      if (said.bodyFrom < 0) said.bodyFrom = i;
      said.bodyTo = i;
    }
    const described = words.length * (descriptions[i] ?? 0);
    if (described <= mostDescribed) continue;
    mostDescribed = described;
    said.describedAt = i;
  }
  const all = (upTo: Float64Array) => upTo.at(-1) ?? 0;
  said.page = {
    statedBody: log(allOfBody),
    statedShare: share(allOfBody, allWords),
    statedNames: log(stated.names.length),
    pageTopic: share(all(said.topicUpTo), all(said.longUpTo)),
    ...addressSigns(stated.path),
  };
  return said;
}

/** Of each block the share of its words that stand in runs of the texts too; runs go on from block to block. */
export function sharesIn(blocks: readonly (readonly string[])[], texts: readonly string[]): Float32Array {
  const shares = new Float32Array(blocks.length);
  if (texts.length === 0) return shares;
  const ids = new Map<string, number>();
  const wholes = new Set<string>();
  const runs = new Set<number>();
  for (const text of texts) {
    const words = textWords(plain(text) ?? '');
    wholes.add(words.join(' '));
    for (const word of words) if (!ids.has(word)) ids.set(word, ids.size + 1);
    eachRun(words, ids, (run) => runs.add(run));
  }
  const flat = blocks.flat();
  const covered = new Uint8Array(flat.length);
  eachRun(flat, ids, (run, i) => runs.has(run) && covered.fill(1, i, i + RUN));
  let at = 0;
  for (const [i, words] of blocks.entries()) {
    let hits = 0;
    for (let k = 0; k < words.length; k++) hits += covered[at + k] ?? 0;
    at += words.length;
    if (words.length > 0 && words.length < RUN && wholes.has(words.join(' '))) shares[i] = 1;
    else shares[i] = share(hits, words.length);
  }
  return shares;
}

/** Each run of words that all have an id, as one number: three ids below 2^17 make a safe integer. */
function eachRun(words: readonly string[], ids: ReadonlyMap<string, number>, tell: (run: number, i: number) => void) {
  let known = 0;
  let [a, b, c] = [0, 0, 0];
  for (let i = 0; i < words.length; i++) {
    const id = ids.get(words[i] ?? '') ?? 0;
    known = id ? known + 1 : 0;
    [a, b, c] = [b, c, id];
    if (known >= RUN) tell((a * ID_SPAN + b) * ID_SPAN + c, i - RUN + 1);
  }
}

const HOST = /^(?:https?:)?\/\/(?:www\.)?([^/?#:]+)/i;

/** Whether a link leads to another site than the page's own. */
export function leadsAway(href: string, { host }: Stated): boolean {
  const there = HOST.exec(href)?.[1]?.toLowerCase();
  const here = host.replace(/^www\./, '');
  if (!there || !here || there === here) return false;
  return !there.endsWith(`.${here}`) && !here.endsWith(`.${there}`);
}

function addressSigns(path: string): Record<string, number> {
  const parts = path.split('/').filter(Boolean);
  return {
    pathParts: path ? parts.length : -1,
    pathSlug: parts.at(-1)?.split('-').length ?? 0,
    pathDigits: flag(/\d{4,}/.test(path)),
  };
}
