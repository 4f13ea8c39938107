import { outermost } from '../../dom/outermost.js';
import type { Blocks, Box } from './blocks.js';
import { keptChars } from './kept.js';

/** Names of boxes that ask for an address to send the next posts to. */
const SIGN_UP = /subscri(?:be|ption)|newsletter|sign-?up|mailing-?list|mc_embed|formkit/i;
const LETTER = /newsletter/i;
/** Substack's class for a box that asks the same with nothing but a button. */
const BUTTON_ALONE = /(?:^|\s)captioned-button-wrap(?:\s|$)/;
const FIELD = 'input[type="email"],input[name*="email" i]';
const MORE_THAN_FIELD = 'textarea,input[type="password"],h1';
/** Characters, white space not counted. */
const MOST_CHARS = 600;
/** Characters of a box that only links to the sign-up. */
const MOST_LINKED_CHARS = 200;
/** A page with more such boxes is about newsletters. */
const MOST_LINKED = 2;
/** A share of what is kept: a page may be about nothing else. */
const MOST_SHARE = 0.2;

/**
 * Drops, in place, boxes between the paragraphs of a text that ask to subscribe: they have such a name, and a field for
 * an address.
 */
export function dropSignUps({ blocks, boxes }: Blocks, kept: boolean[]): void {
  const linking = boxes.filter(leadsToSubscribe);
  const areFew = outermost(linking.map(({ element }) => element)).length <= MOST_LINKED;
  const asking = [...boxes.filter(asksToSubscribe), ...(areFew ? linking : [])];
  if (asking.length === 0) return;
  const all = keptChars(blocks, kept);
  for (const { first, end, chars } of asking) if (chars <= MOST_SHARE * all) kept.fill(false, first, end);
}

function asksToSubscribe({ label, chars, element }: Box): boolean {
  if (chars === 0 || chars > MOST_CHARS) return false;
  if (BUTTON_ALONE.test(label)) return true;
  return (
    (SIGN_UP.test(label) || SIGN_UP.test(element.getAttribute('aria-label') ?? '')) &&
    element.querySelector(FIELD) !== null &&
    element.querySelector(MORE_THAN_FIELD) === null
  );
}

/** Whether a box that is named after a newsletter holds little more than a link to it. */
function leadsToSubscribe({ label, chars, element }: Box): boolean {
  if (chars === 0 || chars > MOST_LINKED_CHARS || !LETTER.test(label)) return false;
  return element.querySelector('a,button,iframe') !== null && element.querySelector(MORE_THAN_FIELD) === null;
}
