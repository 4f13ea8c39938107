import type { Block } from './blocks.js';
import { type Bracketed, bracketsOf } from './brackets.js';
import { literalsOf } from './literal.js';
import type { Structure } from './structure.js';
import type { Region } from './window.js';

/** A link of a text: what is written there, and where it leads. */
export interface Link {
  text: string;
  url: string;
}

/** The links that begin in these regions of a text, in order, each once; none of code. Pictures are no links. */
export function linksOf(structure: Structure, regions: readonly Region[] = [WHOLE]): Link[] {
  const found = new Map<string, Link>();
  let known: ReadonlyMap<string, string> | undefined;
  const definitions = () => {
    known ??= definitionsOf(structure);
    return known;
  };
  for (const block of leavesOf(structure, structure.blocks)) {
    if (!regions.some(({ start, end }) => block.start < end && block.end > start)) continue;
    const base = block.start + definitionsIn(structure.text.slice(block.start, block.contentEnd)).end;
    for (const { at, text, url } of linksIn(structure.text.slice(base, block.contentEnd), definitions)) {
      const isWanted = regions.some(({ start, end }) => base + at >= start && base + at < end);
      const key = `${url} ${text}`;
      if (isWanted && !NOWHERE.test(url) && !found.has(key)) found.set(key, { text, url });
    }
  }
  return [...found.values()];
}

const WHOLE = { start: 0, end: Number.POSITIVE_INFINITY };
/** What leads to no other page. */
const NOWHERE = /^(?:#|(?:javascript|data|vbscript):|$)/i;

/** The blocks of running text, those inside of others too. */
function* leavesOf(structure: Structure, blocks: readonly Block[]): Generator<Block> {
  for (const block of blocks) {
    const { kind, start } = block;
    if (kind === 'code' || kind === 'math' || structure.text.startsWith('<!--', start)) continue;
    const children = structure.inside(block);
    if (children.length > 0) yield* leavesOf(structure, children);
    else yield block;
  }
}

type Placed = Link & { at: number };

function linksIn(text: string, definitions: () => ReadonlyMap<string, string>): Placed[] {
  const literal = literalsOf(text);
  const brackets = bracketsOf(text, literal);
  const links = brackets
    .map((bracketed) => ({ ...bracketed, url: addressOf(bracketed, definitions) }))
    .filter((one): one is Bracketed & { url: string } => one.url !== undefined);
  const found: Placed[] = [];
  // The inner come first: a link holds no other, and what is a link with another in it is text.
  let inner = -1;
  for (const { from, isImage, label, url } of links) {
    if (isImage || inner > from) continue;
    inner = from;
    found.push({ at: from, text: wordsOf(label), url: unescaped(url) });
  }
  const taken = [...literal, ...brackets.filter(({ address }) => address !== undefined).map(spanOf)];
  const isFree = cover(taken);
  for (const { index: at, 0: match, 1: angled } of text.matchAll(BARE)) {
    const url = angled ?? trimmed(unescaped(match));
    if (isFree(at)) found.push({ at, text: url, url });
  }
  return found.sort((a, b) => a.at - b.at);
}

const BARE = /<([a-z][a-z\d+.-]{1,31}:[^\s<>]*)>|https?:\/\/[^\s<>\]|]+/gi;

function spanOf({ from, to }: Bracketed): readonly [number, number] {
  return [from, to];
}

/** Tells of places, asked in order, whether they are outside of all spans. */
function cover(spans: (readonly [number, number])[]): (at: number) => boolean {
  const sorted = spans.sort((a, b) => a[0] - b[0]);
  let [i, end] = [0, 0];
  return (at) => {
    for (; i < sorted.length && (sorted[i]?.[0] ?? 0) <= at; i++) end = Math.max(end, sorted[i]?.[1] ?? 0);
    return at >= end;
  };
}

/** An address in a sentence, without the sentence's own signs: the rule of GFM for autolinks. */
function trimmed(address: string): string {
  let unpaired = count(address, ')') - count(address, '(');
  let end = address.length;
  for (; end > 0; end--) {
    const sign = address[end - 1] ?? '';
    if (sign === ')' && unpaired > 0) unpaired -= 1;
    else if (!/[?!.,:;*_~'"`\\]/.test(sign)) break;
  }
  return address.slice(0, end);
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1;
}

/** `[text](address)`, or by a name that is defined: `[text][name]`, `[name][]`, `[name]`. */
function addressOf({ address, name, label }: Bracketed, definitions: () => ReadonlyMap<string, string>) {
  if (address !== undefined) return address;
  const said = name || label;
  return said.length < 1000 ? definitions().get(nameKey(said)) : undefined;
}

/** What `[name]: address` defines, on the whole page; the first of each. */
function definitionsOf(structure: Structure): Map<string, string> {
  const defined = new Map<string, string>();
  for (const { start, contentEnd } of leavesOf(structure, structure.blocks)) {
    const { found } = definitionsIn(structure.text.slice(start, contentEnd));
    for (const [name, address] of found) if (!defined.has(name)) defined.set(name, address);
  }
  return defined;
}

const DEFINITION =
  /(?:[ \t]*>)*\s{0,3}\[(?!\^)((?:[^[\]\\]|\\.){1,999})\]:[ \t]*\n?[ \t]*(?:<([^<>\n]*)>|([^\s<]\S*))(?:[ \t]+(?:"[^"\n]*"|'[^'\n]*'|\([^()\n]*\)))?[ \t]*(?:\n|$)/y;

/** The definitions that a block begins with, and where they end. */
function definitionsIn(text: string): { found: [name: string, address: string][]; end: number } {
  const found: [string, string][] = [];
  let end = 0;
  for (;;) {
    DEFINITION.lastIndex = end;
    const [, name, angled, plain] = DEFINITION.exec(text) ?? [];
    if (name === undefined) return { found, end };
    found.push([nameKey(name), angled ?? plain ?? '']);
    end = DEFINITION.lastIndex;
  }
}

function nameKey(name: string): string {
  return name.replace(/\s+/g, ' ').trim().toLowerCase();
}

const PICTURE =
  /!\[((?:[^[\]\\]|\\.)*)\](?:\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*(?:\s+"(?:[^"\\]|\\.)*")?\)|\[[^[\]]*\])/g;

function wordsOf(label: string): string {
  const text = label.replace(PICTURE, '$1').replace(/(?<!\\)[*_`~]+/g, '');
  return unescaped(text).replace(/\s+/g, ' ').trim();
}

function unescaped(text: string): string {
  return text.replace(/\\([!-/:-@[-`{-~])/g, '$1');
}
