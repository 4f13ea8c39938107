import { plain } from '../dom/plain.js';
import type { Stated } from '../facts/stated.js';
import { textWords } from './lexicon.js';
import { flag, log, share } from './numbers.js';
import { countMarked, longWords, marksOf, type Vocabulary, type WordIds } from './vocabulary.js';

/** What a page states outside its body (JSON-LD, meta tags), looked for in its blocks. */
export interface Said {
  /** For each block, the share of its words that are also in texts of that kind. */
  descriptions: Float32Array;
  names: Float32Array;
  /** For each block, the share of its longer words that are about the page's topic; -1 where it has none. */
  topic: Float32Array;
  /** Running sums over the blocks, in words: longer words, and those of them about the topic. */
  longUpTo: Float64Array;
  topicUpTo: Float64Array;
  /**
   * The first and last block of a stated body, and the block that has most of the description; -1 where there is none.
   */
  bodyFrom: number;
  bodyTo: number;
  describedAt: number;
  /** Features of the page as a whole, by name. */
  page: Record<string, number>;
}

/** Words: a run of so many in two texts is no accident. */
const RUN = 3;
const ID_SPAN = 2 ** 17;
/** Characters of words that tell a topic, at least. */
const TOPIC_CHARS = 4;
/** Words: a shorter block is no proof that the body is there. */
const BODY_WORDS = 5;
/** Words of a description; fewer may be anywhere. */
const DESCRIBED_WORDS = 3;

/** Looks for what the page states in the words of its blocks. */
export function saidOf(vocabulary: Vocabulary, stated: Stated): Said {
  const { from } = vocabulary;
  const count = from.length - 1;
  const bodies = sharesIn(vocabulary, stated.bodies);
  const descriptions = sharesIn(vocabulary, stated.descriptions);
  const sums = () => new Float64Array(count + 1);
  const said: Said = {
    descriptions,
    names: sharesIn(vocabulary, stated.names),
    topic: new Float32Array(count),
    longUpTo: sums(),
    topicUpTo: sums(),
    bodyFrom: -1,
    bodyTo: -1,
    describedAt: -1,
    page: {},
  };
  const long = longWords(vocabulary, TOPIC_CHARS);
  const about = marksOf(vocabulary, stated.topic.flatMap(textWords));
  let mostDescribed = DESCRIBED_WORDS;
  let [allWords, allOfBody] = [0, 0];
  for (let i = 0; i < count; i++) {
    const words = sizeOf(vocabulary, i);
    const longer = sizeOf(long, i);
    const ofTopic = countMarked(long, about, i);
    said.topic[i] = longer > 0 ? ofTopic / longer : -1;
    const ofBody = words * (bodies[i] ?? 0);
    allWords += words;
    allOfBody += ofBody;
    said.longUpTo[i + 1] = (said.longUpTo[i] ?? 0) + longer;
    said.topicUpTo[i + 1] = (said.topicUpTo[i] ?? 0) + ofTopic;
    if (words > BODY_WORDS && ofBody > words / 2) {
      if (said.bodyFrom < 0) said.bodyFrom = i;
      said.bodyTo = i;
    }
    const described = words * (descriptions[i] ?? 0);
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

/** For each block, the share of its words in runs that the texts have too; runs continue from block to block. */
export function sharesIn(vocabulary: Vocabulary, texts: readonly string[]): Float32Array {
  const { ids, from, idOf } = vocabulary;
  const shares = new Float32Array(from.length - 1);
  if (texts.length === 0) return shares;
  const wholes = new Set<number>();
  const runs = new Set<number>();
  for (const text of texts) {
    const words = textWords(plain(text) ?? '').map(idOf);
    if (words.length > 0 && words.length < RUN && words.every(isKnown)) wholes.add(asOne(words));
    eachRun(words, (run) => runs.add(run));
  }
  const covered = new Uint8Array(ids.length);
  if (runs.size > 0) eachRun(ids, (run, i) => runs.has(run) && covered.fill(1, i, i + RUN));
  for (let i = 0; i < shares.length; i++) {
    const words = ids.subarray(from[i], from[i + 1]);
    let hits = 0;
    for (let k = from[i] as number; k < (from[i + 1] as number); k++) hits += covered[k] as number;
    if (words.length > 0 && words.length < RUN && wholes.has(asOne(words))) shares[i] = 1;
    else shares[i] = share(hits, words.length);
  }
  return shares;
}

/** A run of words as one number. */
function asOne(words: ArrayLike<number>): number {
  let one = 0;
  for (let i = 0; i < words.length; i++) one = one * ID_SPAN + (words[i] as number);
  return one;
}

/** Ids are below 2^17; the words of a page beyond that are not looked for. */
const isKnown = (id: number) => id > 0 && id < ID_SPAN;

/** Calls `tell` with each run of known words as one number: three ids below 2^17 make a safe integer. */
function eachRun(words: ArrayLike<number>, tell: (run: number, i: number) => void) {
  let known = 0;
  let [a, b] = [0, 0];
  for (let i = 0; i < words.length; i++) {
    const id = words[i] as number;
    known = isKnown(id) ? known + 1 : 0;
    if (known >= RUN) tell((a * ID_SPAN + b) * ID_SPAN + id, i - RUN + 1);
    a = b;
    b = id;
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

function sizeOf({ from }: WordIds, block: number): number {
  return (from[block + 1] ?? 0) - (from[block] ?? 0);
}

function addressSigns(path: string): Record<string, number> {
  const parts = path.split('/').filter(Boolean);
  return {
    pathParts: path ? parts.length : -1,
    pathSlug: parts.at(-1)?.split('-').length ?? 0,
    pathDigits: flag(/\d{4,}/.test(path)),
  };
}
