import { el, linkTo, webAddress } from './dom.js';

/** How far a mark looks for its other half, which bounds the work for each character. */
const REACH = 2000;
const DEEPEST = 6;
const PUNCTUATION = /[!-/:-@[-`{-~]/;
const DESTINATION = /^\(\s*(?:<([^<>\n]*)>|([^\s()]*(?:\([^\s()]*\)[^\s()]*)*))(?:\s+(?:"[^"]*"|'[^']*'))?\s*\)/;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

/** A piece of text as nodes, and where the text after it begins. */
type Piece = readonly [nodes: Node[], next: number] | undefined;

/** The text of a paragraph. `depth` counts what it is nested in; inside a link there is no other. */
export function inline(text: string, depth = 0, linked = false): Node[] {
  const nodes: Node[] = [];
  let plain = '';
  const flush = () => {
    if (plain) nodes.push(document.createTextNode(plain));
    plain = '';
  };
  for (let at = 0; at < text.length; ) {
    const piece = readPiece(text, at, depth, linked);
    if (piece) {
      // Blanks before a line break are no text.
      if (text[at] === '\n') plain = plain.trimEnd();
      flush();
      nodes.push(...piece[0]);
      at = piece[1];
      continue;
    }
    const entity = text[at] === '&' ? /^&(?:(\w{2,5})|#(\d{1,6}));/.exec(text.slice(at, at + 10)) : null;
    const known = entity?.[1] ? ENTITIES[entity[1]] : entity?.[2] && String.fromCodePoint(Number(entity[2]));
    if (entity && known) {
      plain += known;
      at += entity[0].length;
    } else {
      const escapes = text[at] === '\\' && PUNCTUATION.test(text[at + 1] ?? '');
      if (escapes) at++;
      plain += text[at] ?? '';
      at++;
    }
  }
  flush();
  return nodes;
}

function readPiece(text: string, at: number, depth: number, linked: boolean): Piece {
  switch (text[at]) {
    case '\\':
      return text[at + 1] === '\n' ? [[el('br')], at + 2] : undefined;
    case '\n':
      return text.slice(at - 2, at) === '  ' ? [[el('br')], at + 1] : undefined;
    case '`':
      return code(text, at);
    case '$':
      return formula(text, at);
    case '!':
      return text[at + 1] === '[' ? link(text, at + 1, depth, linked, true) : undefined;
    case '[':
      return link(text, at, depth, linked, false);
    case '<':
      return autolink(text, at, linked);
    case '*':
    case '_':
    case '~':
      return depth < DEEPEST ? emphasis(text, at, depth, linked) : undefined;
    default:
      return undefined;
  }
}

function code(text: string, at: number): Piece {
  const marks = /^`+/.exec(text.slice(at, at + REACH))?.[0] ?? '';
  const inside = text.slice(at + marks.length, at + REACH);
  for (const run of inside.matchAll(/`+/g)) {
    if (run[0] !== marks) continue;
    const shown = inside.slice(0, run.index);
    const padded = shown.startsWith(' ') && shown.endsWith(' ') && shown.trim() !== '';
    return [[el('code', {}, padded ? shown.slice(1, -1) : shown)], at + marks.length * 2 + run.index];
  }
  return [[document.createTextNode(marks)], at + marks.length];
}

function formula(text: string, at: number): Piece {
  const found = /^(\$\$?)(?=[^\s$])([^$\n]*[^\s$\\])\1(?!\d)/.exec(text.slice(at, at + REACH));
  return found ? [[el('code', { class: 'formula' }, found[2] ?? '')], at + found[0].length] : undefined;
}

/** `[text](address)`, `![alt](address)` as a link to the picture, and `[^1]`. */
function link(text: string, at: number, depth: number, linked: boolean, picture: boolean): Piece {
  const end = closingBracket(text, at);
  if (end < 0) return undefined;
  const label = text.slice(at + 1, end);
  if (/^\^[^\s\]]+$/.test(label)) return [[el('sup', {}, label.slice(1))], end + 1];
  const found = DESTINATION.exec(text.slice(end + 1, end + 1 + 2 * REACH));
  if (!found || depth >= DEEPEST) return undefined;
  const next = end + 1 + found[0].length;
  if (linked) return [picture ? [document.createTextNode(label)] : inline(label, depth + 1, true), next];
  const address = (found[1] ?? found[2] ?? '').replace(/\\(\W)/g, '$1');
  const shown = picture ? [el('span', { class: 'picture' }, label || 'Picture')] : inline(label, depth + 1, true);
  return [[linkTo(address, ...shown)], next];
}

function closingBracket(text: string, at: number): number {
  let open = 0;
  for (let i = at; i < text.length && i < at + REACH; i++) {
    if (text[i] === '\\') i++;
    else if (text[i] === '[') open++;
    else if (text[i] === ']' && --open === 0) return i;
  }
  return -1;
}

function autolink(text: string, at: number, linked: boolean): Piece {
  const found = /^<(https?:[^\s<>]+)>/i.exec(text.slice(at, at + REACH));
  const address = found?.[1] ?? '';
  if (!found || linked || !webAddress(address)) return undefined;
  return [[linkTo(address, address)], at + found[0].length];
}

function emphasis(text: string, at: number, depth: number, linked: boolean): Piece {
  const mark = text[at] ?? '';
  const length = text.startsWith(mark.repeat(2), at) ? 2 : 1;
  const marks = mark.repeat(length);
  const from = at + length;
  const opens = /\S/.test(text[from] ?? '') && !(mark === '_' && /\w/.test(text[at - 1] ?? ''));
  if (!opens || (mark === '~' && length === 1)) return undefined;
  const end = closingMarks(text, from, marks);
  if (end < 0) return undefined;
  const tag = mark === '~' ? 'del' : length === 2 ? 'strong' : 'em';
  return [[el(tag, {}, ...inline(text.slice(from, end), depth + 1, linked))], end + length];
}

/** Where emphasis ends: after a character that is no blank, and not at marks of another length, which nest. */
function closingMarks(text: string, from: number, marks: string): number {
  const mark = marks[0] ?? '';
  for (let i = from; i < text.length && i < from + REACH; i++) {
    if (text[i] === '\\') i++;
    else if (text[i] === '`') i += Math.max(0, text.slice(i + 1, i + 1 + REACH).indexOf('`') + 1);
    else if (text[i] === mark) {
      let run = 1;
      while (text[i + run] === mark) run++;
      const closes = run === marks.length || run === 3;
      const wordGoesOn = mark === '_' && /\w/.test(text[i + run] ?? '');
      if (closes && i > from && /\S/.test(text[i - 1] ?? '') && !wordGoesOn) return i + (run - marks.length);
      i += run - 1;
    }
  }
  return -1;
}
