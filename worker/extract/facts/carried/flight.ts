import { isThing } from '../json-ld.js';
import { parsedJson } from './parsed-json.js';

/** Rows of a stream of React's server components, joined from its pieces, with references between them followed. */
export function flightRows(pieces: readonly string[]): unknown[] {
  const rows = rowsIn(Buffer.from(pieces.join('')));
  for (const row of rows.values()) follow(row, rows);
  return [...rows.values()];
}

const NEW_LINE = 0x0a;
const COMMA = 0x2c;

/** `1a:{…}`, each on a line of its own, and `1b:T2f,…`, a text of so many bytes. */
function rowsIn(stream: Buffer): Map<string, unknown> {
  const rows = new Map<string, unknown>();
  for (let at = 0; at < stream.length; ) {
    const [head, id = '', text] = ROW.exec(stream.toString('latin1', at, at + LONGEST_HEAD)) ?? [];
    if (head === undefined) {
      at = endOf(stream, NEW_LINE, at);
      continue;
    }
    at += head.length;
    if (text) {
      const end = endOf(stream, COMMA, at);
      const length = Number.parseInt(stream.toString('latin1', at, end - 1), 16) || 0;
      rows.set(id, stream.toString('utf8', end, end + length));
      at = end + length;
    } else {
      const end = endOf(stream, NEW_LINE, at);
      rows.set(id, parsedJson(stream.toString('utf8', at, end)));
      at = end;
    }
  }
  return rows;
}
const ROW = /^([\da-f]*):(?:(T)(?=[\da-f]+,))?/;
const LONGEST_HEAD = 32;

function endOf(stream: Buffer, sign: number, from: number): number {
  const at = stream.indexOf(sign, from);
  return at < 0 ? stream.length : at + 1;
}

/** In place; every object once. */
function follow(root: unknown, rows: ReadonlyMap<string, unknown>): void {
  const rest = [root];
  for (let one = rest.pop(); rest.length > 0 || one !== undefined; one = rest.pop()) {
    if (!Array.isArray(one) && !isThing(one)) continue;
    for (const [name, value] of Object.entries(one)) {
      if (typeof value === 'string') {
        if (value.startsWith('$')) (one as Record<string, unknown>)[name] = meant(value, rows);
      } else rest.push(value);
    }
  }
}

/** `$$5` is the text `$5`, `$1a` and `$L1a` a row, `$` alone marks an element. */
function meant(text: string, rows: ReadonlyMap<string, unknown>): unknown {
  if (text.startsWith('$$')) return text.slice(1);
  if (text === '$undefined') return undefined;
  const [, row, path = ''] = /^\$[L@]?([\da-f]+)((?::[\w$-]+)*)$/.exec(text) ?? [];
  if (row === undefined) return text.replace(/^\$D(?=\d)/, '');
  return path
    .split(':')
    .slice(1)
    .reduce((value, name) => (value as Record<string, unknown> | undefined)?.[name], rows.get(row));
}
