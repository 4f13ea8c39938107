import { isEscaped } from './lines.js';
import { type Span, spanAround } from './literal.js';

/** Square brackets of running text, and what belongs to them. Offsets are those of the text. */
export interface Bracketed {
  /** With the `!` of an image. */
  from: number;
  to: number;
  isImage: boolean;
  /** Between the brackets. */
  label: string;
  /** Where `(address "title")` behind them leads, as it is written. */
  address?: string | undefined;
  /** What `[name]` behind them says. */
  name?: string | undefined;
}

/** What stands in brackets outside of `literal`, the inner before the outer. Linear in the length of the text. */
export function bracketsOf(text: string, literal: readonly Span[]): Bracketed[] {
  const open: number[] = [];
  const found: Bracketed[] = [];
  let next = 0;
  for (const { index, 0: mark } of text.matchAll(/[[\]]/g)) {
    if (index < next || spanAround(literal, index) || isEscaped(text, index)) continue;
    if (mark === '[') {
      open.push(index);
      continue;
    }
    const from = open.pop();
    if (from === undefined) continue;
    const tail = tailOf(text, index + 1);
    next = tail.end;
    const isImage = text[from - 1] === '!' && !isEscaped(text, from - 1);
    const label = text.slice(from + 1, index);
    found.push({
      from: isImage ? from - 1 : from,
      to: tail.end,
      isImage,
      label,
      address: tail.address,
      name: tail.name,
    });
  }
  return found;
}

interface Tail {
  end: number;
  address?: string;
  name?: string;
}

/** What stands right behind brackets. */
function tailOf(text: string, at: number): Tail {
  if (text[at] === '(') return addressed(text, at) ?? { end: looseEnd(text, at) };
  NAME.lastIndex = at;
  const name = NAME.exec(text);
  return name ? { end: NAME.lastIndex, name: name[1] ?? '' } : { end: at };
}

const NAME = /\[((?:[^[\]\\]|\\.){0,999})\]/y;

/** `(address "title")` as CommonMark 0.31 (6.3) has it. */
function addressed(text: string, open: number): Tail | undefined {
  const start = afterSpace(text, open + 1);
  const isAngled = text[start] === '<';
  const stop = isAngled ? angledEnd(text, start) : addressEnd(text, start);
  if (stop === undefined) return undefined;
  const gap = afterSpace(text, stop);
  const end = gap > stop ? titleEnd(text, gap) : stop;
  if (end === undefined) return undefined;
  const close = afterSpace(text, end);
  if (text[close] !== ')') return undefined;
  return { end: close + 1, address: isAngled ? text.slice(start + 1, stop - 1) : text.slice(start, stop) };
}

function angledEnd(text: string, start: number): number | undefined {
  ANGLED.lastIndex = start;
  return ANGLED.test(text) ? ANGLED.lastIndex : undefined;
}

const ANGLED = /<(?:[^<>\n\\]|\\.)*>/y;

/** Up to white space, or the parenthesis that is not its own; more than so many in each other are no address. */
function addressEnd(text: string, start: number): number | undefined {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const sign = text[at] as string;
    if (sign <= ' ') return depth === 0 ? at : undefined;
    if (sign === '\\') at += 1;
    else if (sign === '(' && ++depth > MAX_DEPTH) return undefined;
    else if (sign === ')' && depth-- === 0) return at;
  }
  return undefined;
}

const MAX_DEPTH = 32;

/** Where a title ends that begins at `start`; `start` where there is none. */
function titleEnd(text: string, start: number): number | undefined {
  const close = { '"': '"', "'": "'", '(': ')' }[text[start] ?? ''];
  if (close === undefined) return start;
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === close) return at + 1;
    else if (text[at] === '(' && close === ')') return undefined;
  }
  return undefined;
}

/** Words in parentheses that are no address are kept together up to this length. */
const MAX_LOOSE = 300;

/** Behind the parenthesis that closes, or where it opens when none is near. */
function looseEnd(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < Math.min(text.length, open + MAX_LOOSE); at++) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '(') depth += 1;
    else if (text[at] === ')' && --depth === 0) return at + 1;
  }
  return open;
}

function afterSpace(text: string, start: number): number {
  let at = start;
  while (text[at] === ' ' || text[at] === '\t' || text[at] === '\n') at += 1;
  return at;
}
