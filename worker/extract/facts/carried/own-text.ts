import { sizeUpTo, textLength } from '../../../html/text-sizes.js';
import { key } from '../../dom/key.js';
import { type Chosen, SURE } from './choose.js';

/** Characters, white space not counted: a page that shows more has its text, be it all links. */
const MOST_SHOWN = 4_000;
/** A page that says more than this itself, links aside, has its text. */
const MOST_SAID = 1_200;
/** With fewer, what a page says is a menu, a splash screen, or nothing. */
const NEXT_TO_NOTHING = 150;
/** How many times as long as the page's own text another has to be, where it is surely the page's and where it is not. */
const TIMES_LONGER = 2;
const TIMES_LONGER_UNSURE = 4;

const NOT_SAID = new Set(['a', 'button', 'nav', 'select', 'option', 'noscript']);

/** What a page says itself, links and controls aside. */
function saidIn(content: Element): string {
  let said = '';
  const visit = (parent: Node) => {
    for (let node = parent.firstChild; node; node = node.nextSibling) {
      if (node.nodeType === 3) said += `${node.nodeValue ?? ''} `;
      else if (node.nodeType === 1 && !NOT_SAID.has((node as Element).localName)) visit(node);
    }
  };
  visit(content);
  return said;
}

/**
 * Whether a page may lack its text: `content` is what was found of it, if anything, in the markup `html`, or in data that
 * `isStated`. A page that shows the beginning of its text has that in its data once more.
 */
export function mayLackText(content: Element | undefined, html: string, isStated = false): boolean {
  if (!content) return true;
  if (sizeUpTo(content, MOST_SHOWN) > MOST_SHOWN) return false;
  const said = saidIn(content);
  const size = textLength(said);
  if (size < NEXT_TO_NOTHING) return true;
  const isThereTwice = (text: string) => html.indexOf(text, html.indexOf(text) + 1) >= 0;
  const [run = ''] = /[a-z][a-z ,]{15,60}/i.exec(said) ?? [];
  if (size >= MOST_SAID || !isThereTwice(run)) return false;
  // A long word that stands there once is in no data, which then has not all of what the page says.
  const words = piecesOf(said).flatMap((piece) => piece.match(WORD) ?? []);
  const longest = words.sort((one, other) => other.length - one.length).slice(0, MOST_WORDS);
  return isStated || longest.every(isThereTwice);
}
const WORD = /(?<!\S)[a-z]{5,30}(?=[\s.,;:!?])/gi;
const MOST_WORDS = 12;

/** Whether a text that the page carries is what the page itself lacks, with all that the page says. */
export function isLacking(content: Element | undefined, { parts, identity, size }: Chosen): boolean {
  const said = content ? saidIn(content) : '';
  const own = textLength(said);
  const isSure = identity >= SURE;
  if (size <= own * (isSure ? TIMES_LONGER : TIMES_LONGER_UNSURE)) return false;
  if (own < NEXT_TO_NOTHING) return true;
  const whole = key(parts.map(({ words }) => words).join(' '));
  const pieces = piecesOf(said).map(key);
  return isSure && pieces.length > 0 && pieces.every((piece) => whole.includes(piece));
}

/** The beginnings of its sentences, where they are of some length. */
function piecesOf(said: string): string[] {
  const sentences = said.split(/(?<=[.!?。！？])\s+|\n+/).map((one) => one.slice(0, LONGEST_PIECE));
  return sentences.filter((one) => key(one).length >= SHORTEST_PIECE);
}
const SHORTEST_PIECE = 12;
const LONGEST_PIECE = 100;
