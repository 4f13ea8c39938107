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
  return size < MOST_SAID && isThereTwice(said, html) && (isStated || areThereTwice(said, html));
}

function isThereTwice(said: string, html: string): boolean {
  const [run] = /[a-z][a-z ,]{15,60}/i.exec(said) ?? [];
  if (!run) return true;
  const at = html.indexOf(run);
  return at >= 0 && html.indexOf(run, at + 1) >= 0;
}

/** The same of its longest words: one that stands there once is in no data, which then has not all of what the page says. */
function areThereTwice(said: string, html: string): boolean {
  const words = piecesOf(said).flatMap((piece) => piece.slice(0, LONGEST_PIECE).match(WORD) ?? []);
  const longest = words.sort((one, other) => other.length - one.length).slice(0, MOST_WORDS);
  return longest.every((word) => html.indexOf(word, html.indexOf(word) + 1) >= 0);
}
const WORD = /(?<!\S)[a-z]{5,30}(?=[\s.,;:!?])/gi;
const MOST_WORDS = 12;

/** Whether a text that the page carries is what the page itself lacks. */
export function isLacking(content: Element | undefined, chosen: Chosen): boolean {
  if (!content) return true;
  const said = saidIn(content);
  const size = textLength(said);
  const isSure = chosen.identity >= SURE;
  if (size >= NEXT_TO_NOTHING) return isSure && chosen.size > size * TIMES_LONGER && holds(chosen, said);
  return chosen.size > size * (isSure ? TIMES_LONGER : TIMES_LONGER_UNSURE);
}

/** Whether nothing of what the page says would be lost. */
function holds({ parts }: Chosen, said: string): boolean {
  const whole = key(parts.map(({ words }) => words).join(' '));
  const pieces = piecesOf(said).map(key);
  return pieces.length > 0 && pieces.every((piece) => whole.includes(piece.slice(0, LONGEST_PIECE)));
}

/** Sentences of some length. */
function piecesOf(said: string): string[] {
  return said.split(/(?<=[.!?。！？])\s+|\n+/).filter((piece) => key(piece).length >= SHORTEST_PIECE);
}
const SHORTEST_PIECE = 12;
const LONGEST_PIECE = 80;
