import { alertOf } from '../recognise/callouts.js';
import type { Blocks, Box } from './blocks.js';
import { isAmidKept, nextKept } from './kept.js';

/** Characters, white space not counted. A longer box may hold anything. */
const MOST_CHARS = 1_500;
/** A share: what is mostly links is a list of what else to read. The words of an embedded post may end with some. */
const LINKED = 0.5;
const LINKED_IN_POST = 0.7;
/** Classes that scripts of social networks look for. */
const POST = /(?:^|\s)(?:twitter-tweet|instagram-media|bluesky-embed|mastodon-embed|tiktok-embed)(?:\s|$)/;

/**
 * Keeps, in place, the callouts, task lists, quotes and embedded posts that stand between two kept pieces of one element,
 * and all of the callouts of which anything is kept: a short warning looks like what a site says about itself, its title
 * like a label, and a box to tick like a form.
 */
export function keepCallouts({ boxes }: Blocks, kept: boolean[]): void {
  const after = nextKept(kept);
  for (const box of boxes) {
    const { name, classes, first, end, chars, linked, element } = box;
    if (chars > MOST_CHARS || linked > (POST.test(classes) ? LINKED_IN_POST : LINKED) * chars) continue;
    const between = isAmidKept(box, box.parent, kept, 1);
    if (!(between || (after[first] ?? Infinity) < end) || !isAnyDropped(kept, box)) continue;
    if (alertOf(element) || (between && (name === 'blockquote' || isTaskList(box)))) kept.fill(true, first, end);
  }
}

function isTaskList({ name, element }: Box): boolean {
  return /^[uo]l$/.test(name) && element.querySelector('[data-task]') !== null;
}

/** As many blocks are looked at as the box has characters, at most. */
function isAnyDropped(kept: readonly boolean[], { first, end }: Box): boolean {
  for (let i = first; i < end; i++) if (!kept[i]) return true;
  return false;
}
