import { sizeUpTo, textLength } from '../../../html/text-sizes.js';
import { key } from '../../dom/key.js';
import type { Chosen } from './choose.js';

/** Characters, white space not counted: a page that shows more has its text, be it all links. */
const MOST_SHOWN = 4_000;
/** A page that says more than this itself, links aside, has its text. */
const MOST_SAID = 1_200;
/** With fewer, what a page says is a menu, a splash screen, or nothing. */
const NEXT_TO_NOTHING = 150;
/** How many times as long as the page's own text another has to be, where it is surely the page's and where it is not. */
const TIMES_LONGER = 2;
const TIMES_LONGER_UNSURE = 4;

const NOT_SAID = new Set('a button nav header footer aside dialog select option textarea noscript'.split(' '));

/** What a page says itself, each text once, links, controls and what is around its matter aside, up to about `most` characters. */
export function saidBy(content: Element, most = Number.POSITIVE_INFINITY): string {
  const said = new Set<string>();
  let chars = 0;
  const visit = (parent: Node) => {
    for (let node = parent.firstChild; node && chars <= most; node = node.nextSibling) {
      const text = node.nodeType === 3 ? (node.nodeValue ?? '').trim() : '';
      if (text && !said.has(text)) chars += text.length;
      if (text) said.add(text);
      if (node.nodeType === 1 && !NOT_SAID.has((node as Element).localName)) visit(node);
    }
  };
  visit(content);
  return [...said].join(' ');
}

/**
 * Whether a page may lack its text: `content` is what was found of it, if anything, in the markup `html`. A page that shows
 * the beginning of its text has that in its data once more.
 */
export function mayLackText(content: Element | undefined, html: string): boolean {
  if (!content) return true;
  if (sizeUpTo(content, MOST_SHOWN) > MOST_SHOWN) return false;
  const said = saidBy(content);
  const size = textLength(said);
  if (size < NEXT_TO_NOTHING) return true;
  const [run = ''] = /[a-z][a-z ,]{15,60}/i.exec(said) ?? [];
  return size < MOST_SAID && html.indexOf(run, html.indexOf(run) + 1) >= 0;
}

/** Whether a text that the page carries is what the page itself lacks, with all that the page says. */
export function isLacking(content: Element | undefined, { parts, isSure, size }: Chosen): boolean {
  const said = content ? saidBy(content) : '';
  const own = textLength(said);
  if (size <= own * (isSure ? TIMES_LONGER : TIMES_LONGER_UNSURE)) return false;
  if (own < NEXT_TO_NOTHING) return true;
  const whole = key(parts.map(({ words }) => words).join(' '));
  const beginnings = sentencesOf(said).map((one) => key(one.slice(0, LONGEST_BEGINNING)));
  return isSure && beginnings.every((one) => whole.includes(one));
}

function sentencesOf(said: string): string[] {
  return said.split(/(?<=[.!?。！？])\s+|\n+/);
}
const LONGEST_BEGINNING = 100;
