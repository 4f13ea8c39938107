import { around } from '../../html/around.js';
import { classOf } from '../../html/class-of.js';
import { textUpTo } from '../../html/text-up-to.js';
import { isNotDisplayed } from '../hide/hidden.js';
import { ALSO } from '../words/beside.js';
import { anyLike, patternOf } from '../words/words.js';

/** Whether an element holds what readers write, or teasers for other pages. */
export function isOfOthers(element: Element): boolean {
  const { localName } = element;
  if (localName.includes('-') && OTHERS_ELEMENT.test(localName)) return true;
  if (!element.hasAttributes()) return false;
  const classes = classOf(element);
  return (
    (localName === 'a' && says(element, 'rel', NEIGHBOUR)) ||
    (classes !== '' && OF_OTHERS.test(classes)) ||
    says(element, 'id', OF_OTHERS) ||
    says(element, 'itemtype', WRITTEN_TYPE) ||
    says(element, 'itemprop', WRITTEN)
  );
}

/** Whether an element is such a one or inside one. */
export function isAmongOthers(element: Element): boolean {
  return around(element, isOfOthers) !== undefined;
}

/** Class names of what readers write, and of teasers for other pages. */
const OF_OTHERS = new RegExp(
  `(?:^|\\s)(?:${[
    'comments?(?:-?(?:list|area|section|thread|tree))?|(?:user)?notes|replies|reviews?',
    'related(?:[-_]?(?:posts?|articles?|cards?|content|items?|links?|news|stories|story))?|wp-block-latest-posts(?:__list)?',
    '(?:read|see)[-_]also|also[-_]read|lire-aussi|leggi-anche|[\\w-]{0,30}quote[-_]{1,2}(?:author|name|source|credit|cite)',
    // Posts of social networks.
    'twitter-(?:tweet|video)|instagram-media|(?:bluesky|mastodon|tiktok|reddit)-embed(?:-bq)?|fb-post|text-post-media',
  ].join('|')})(?:\\s|$)`,
  'i',
);
/** schema.org's types for what readers write. */
const WRITTEN_TYPE = /schema\.org\/(?:(?:User)?Comments?|Answer)$/;
const WRITTEN = /(?:^|\s)(?:comment|reviews?|(?:suggested|accepted)Answer)(?:\s|$)/;
/** Custom elements for comments. */
const OTHERS_ELEMENT = /-comments?(?:-|$)/;

function says(element: Element, name: string, what: RegExp): boolean {
  const value = element.getAttribute(name);
  return value !== null && what.test(value);
}

/** Links to the page before or after this one. */
const NEIGHBOUR = /^(?:prev|next)$/i;

/** A line of words before a link to another page. */
export const readAlso = patternOf(() => `^\\s*${anyLike(ALSO)}\\s*(?:[:：]|$)`, 'i');

/** Characters: more text than this is no hidden menu or dialog, but a page that a script has still to show. */
const MOST_HIDDEN_CHARS = 3_000;

/**
 * Whether an element is not displayed; hidden text may name anybody. A whole page is hidden until a script has put it
 * in its place, and counts as displayed.
 */
export function isHiddenText(element: Element): boolean {
  if (!isNotDisplayed(element) || element.querySelector('main,h1') !== null) return false;
  return textUpTo(element, MOST_HIDDEN_CHARS) !== undefined;
}
