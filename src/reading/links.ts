import { spansOf } from './spans.js';
import type { Structure } from './structure.js';

/** A link of a text: what is written there, and where it leads. */
export interface Link {
  text: string;
  url: string;
}

/** Pictures are no links; a picture that is one has its description as text. */
const INLINE = /^\[(.*)\]\(\s*(?:<([^<>]*)>|([^\s()]*(?:\([^\s()]*\)[^\s()]*)*))(?:\s+"(?:[^"\\]|\\.)*")?\s*\)$/s;
const BARE = /^<?(https?:\/\/[^\s<>]+)>?$/;
const PICTURE = /!\[((?:[^[\]\\]|\\.)*)\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*(?:\s+"(?:[^"\\]|\\.)*")?\)/g;

/** The links between `start` and `end`, in order, each once; none of code. */
export function linksOf({ text, blocks }: Structure, start = 0, end = text.length): Link[] {
  const found = new Map<string, Link>();
  for (const block of blocks) {
    if (block.kind === 'code' || block.kind === 'math' || block.end <= start || block.start >= end) continue;
    for (const [from, to] of spansOf(text, Math.max(block.start, start), Math.min(block.end, end))) {
      for (const link of linksIn(text.slice(from, to))) {
        const key = `${link.url} ${link.text}`;
        if (!found.has(key)) found.set(key, link);
      }
    }
  }
  return [...found.values()];
}

/** A span is what may not be cut: a link, or several that stand side by side, or anything else. */
function linksIn(span: string): Link[] {
  const bare = BARE.exec(span)?.[1];
  if (bare) return [{ text: bare, url: bare }];
  if (span.startsWith('`') || !span.includes('](')) return [];
  return piecesOf(span).flatMap((piece) => {
    const [, label = '', pointed, plain] = INLINE.exec(piece) ?? [];
    const url = pointed ?? plain;
    return url ? [{ text: wordsOf(label), url: unescaped(url) }] : [];
  });
}

/** The outermost brackets with the address behind them. */
function piecesOf(span: string): string[] {
  const pieces: string[] = [];
  let depth = 0;
  let from = -1;
  for (let at = 0; at < span.length; at++) {
    const sign = span[at];
    if (sign === '\\') at++;
    else if (sign === '[') {
      if (depth++ === 0) from = at;
    } else if (sign === ']' && depth > 0 && --depth === 0 && span[at + 1] === '(') {
      const close = closeOf(span, at + 1);
      if (close > 0 && span[from - 1] !== '!') pieces.push(span.slice(from, close + 1));
      if (close > 0) at = close;
    }
  }
  return pieces;
}

/** Of a parenthesis. */
function closeOf(span: string, open: number): number {
  let depth = 0;
  for (let at = open; at < span.length; at++) {
    const sign = span[at];
    if (sign === '\\') at++;
    else if (sign === '(') depth++;
    else if (sign === ')' && --depth === 0) return at;
  }
  return -1;
}

function wordsOf(label: string): string {
  const text = label.replace(PICTURE, '$1').replace(/(?<!\\)[*_`~]+/g, '');
  return unescaped(text).replace(/\s+/g, ' ').trim();
}

function unescaped(text: string): string {
  return text.replace(/\\([!-/:-@[-`{-~])/g, '$1');
}
