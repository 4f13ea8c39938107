import { plain } from '../dom/plain.js';
import type { Stated } from '../facts/stated.js';
import { longWords, textWords } from './lexicon.js';
import { flag, log, share } from './numbers.js';

/** Words: a run of so many in two texts is no accident. */
const RUN = 3;
/** Characters of words that tell a topic, at least. */
const TOPIC_CHARS = 4;
/** Words: a shorter block is no proof that the body is there. */
const BODY_WORDS = 5;
/** Words of a description; fewer may be anywhere. */
const DESCRIBED_WORDS = 3;

/** The words of each block of a page. */
type Words = readonly (readonly string[])[];

/** What a page states outside its body (JSON-LD, meta tags), looked for in the words of its blocks. */
export function saidOf(blocks: Words, stated: Stated) {
  const bodies = sharesIn(blocks, stated.bodies);
  const about = new Set(stated.topic.flatMap(textWords));
  const said = {
    /** For each block, the share of its words that are also in texts of that kind. */
    descriptions: sharesIn(blocks, stated.descriptions),
    names: sharesIn(blocks, stated.names),
    /** For each block, the share of its longer words that are about the page's topic; -1 where it has none. */
    topic: new Float32Array(blocks.length),
    /** Running sums over the blocks, in words: longer words, and those of them about the topic. */
    longUpTo: new Float64Array(blocks.length + 1),
    topicUpTo: new Float64Array(blocks.length + 1),
    /** The first and last block of a stated body, and the block that has most of the description; -1 where there is none. */
    bodyFrom: -1,
    bodyTo: -1,
    describedAt: -1,
  };
  let mostDescribed = DESCRIBED_WORDS;
  let [allWords, allOfBody] = [0, 0];
  for (const [i, { length }] of blocks.entries()) {
    const long = longWords(blocks[i] ?? [], TOPIC_CHARS);
    const ofTopic = long.filter((word) => about.has(word)).length;
    said.topic[i] = long.length > 0 ? ofTopic / long.length : -1;
    said.longUpTo[i + 1] = (said.longUpTo[i] ?? 0) + long.length;
    said.topicUpTo[i + 1] = (said.topicUpTo[i] ?? 0) + ofTopic;
    const ofBody = length * (bodies[i] ?? 0);
    allWords += length;
    allOfBody += ofBody;
    if (length > BODY_WORDS && ofBody > length / 2) {
      if (said.bodyFrom < 0) said.bodyFrom = i;
      said.bodyTo = i;
    }
    const described = length * (said.descriptions[i] ?? 0);
    if (described <= mostDescribed) continue;
    mostDescribed = described;
    said.describedAt = i;
  }
  /** Features of the page as a whole, by name. */
  const page = {
    statedBody: log(allOfBody),
    statedShare: share(allOfBody, allWords),
    statedNames: log(stated.names.length),
    pageTopic: share(said.topicUpTo.at(-1) ?? 0, said.longUpTo.at(-1) ?? 0),
    ...addressSigns(stated.path),
  };
  return { ...said, page };
}

/** For each block, the share of its words in runs that the texts have too; runs continue from block to block. */
export function sharesIn(blocks: Words, texts: readonly string[]): Float32Array {
  const shares = new Float32Array(blocks.length);
  if (texts.length === 0) return shares;
  const wholes = new Set<string>();
  // By their first and second word: to look a run up takes no string of all three, of which a page would make thousands.
  const runs = new Map<string, Map<string, Set<string>>>();
  for (const text of texts) {
    const words = textWords(plain(text) ?? '');
    if (words.length > 0 && words.length < RUN) wholes.add(words.join(' '));
    for (const [i, third] of words.slice(RUN - 1).entries()) {
      const [first, second] = [words[i] as string, words[i + 1] as string];
      const after = runs.get(first) ?? new Map<string, Set<string>>();
      runs.set(first, after.set(second, (after.get(second) ?? new Set()).add(third)));
    }
  }
  const all: string[] = [];
  for (const words of blocks) for (const word of words) all.push(word);
  const covered = new Uint8Array(all.length);
  for (let i = 0; i + RUN <= all.length; i++) {
    const known = runs.get(all[i] as string)?.get(all[i + 1] as string);
    if (known?.has(all[i + 2] as string)) covered.fill(1, i, i + RUN);
  }
  let at = 0;
  for (const [i, words] of blocks.entries()) {
    let hits = 0;
    for (const end = at + words.length; at < end; at++) hits += covered[at] as number;
    const isWhole = words.length > 0 && words.length < RUN && wholes.has(words.join(' '));
    shares[i] = isWhole ? 1 : share(hits, words.length);
  }
  return shares;
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
