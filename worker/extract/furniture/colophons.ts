import { HEADINGS } from '../../dom/headings.js';
import { textUpTo } from '../../dom/text-up-to.js';
import type { Guard } from '../guard.js';
import type { Markup } from '../parse/markup.js';
import { dropBars } from './bars.js';

/** What themes of blogs call the box below a post that names its author, address and licence, or asks for a gift. */
const NAMES = [
  'post-copyright',
  'article-licensing',
  'article-copyright',
  'license-box',
  'license-wrap',
  'post-reward',
  'reward-container',
  'followme',
];
const SIGN = new RegExp(`["\\s](?:${NAMES.join('|')}|postamble)["\\s]`);
/** Org has an id instead. */
const NAMED = `${NAMES.map((name) => `.${name}`).join()},#postamble`;
/** Characters and nodes, white space of the markup included. */
const MOST_CHARS = 1_500;
const TEXT = `pre,table,article,${HEADINGS}`;

/** The line above a page of a manual that says its name twice: mandoc. */
const MANUAL = /\bhead-ltitle\b/;

/** Drops such boxes, in place: what they say is in the metadata. Not where nothing would be left. */
export function dropColophons(content: Element, { names }: Markup, isMatter: Guard): void {
  if (MANUAL.test(names)) for (const cell of content.querySelectorAll('.head-ltitle')) cell.closest('table')?.remove();
  if (!SIGN.test(names)) return;
  const boxes = Array.from(content.querySelectorAll(NAMED)).filter(
    (box) => textUpTo(box, MOST_CHARS) !== undefined && box.querySelector(TEXT) === null,
  );
  dropBars(content, new Set(boxes), isMatter);
}
