import { isDeepStrictEqual } from 'node:util';
import jsonc from 'jsonc-parser';
import { parse as parseToml } from 'smol-toml';
import { type Client, DEFAULT_URL } from './clients.js';
import { tomlPair, tomlTable } from './configuration.js';

/** A client's file that is left as it is; the message says why, and quotes nothing of it. */
export class ConfigurationError extends Error {}

type Table = Record<string, unknown>;

/** Keys by which an entry says how it is reached; those of the other way go when the way changes. */
const OF_A_WAY = ['type', 'command', 'args', 'url'];
const PORT = new URL(DEFAULT_URL).port;

/**
 * The text of a client's file with our entry in it: other entries, comments and the entry's own other keys (`env`,
 * `headers`) stay as they are. The same text when it says so already.
 * @throws ConfigurationError when the file cannot be read as the client reads it, or has somebody else's entry of that name
 */
export function withEntry(text: string, { format, above = '' }: Client, name: string, entry: Table): string {
  const edit = format === 'toml' ? inToml : format === 'jsonc' ? inJsonc : inJson;
  const bom = text.startsWith('\ufeff') ? '\ufeff' : '';
  return bom + edit(text.slice(bom.length), [above, name], entry);
}

interface Grammar {
  parse(text: string): unknown;
  /** Sets the values, and removes what is undefined, of the entry at `path`. */
  change(text: string, path: string[], values: Table, isNew: boolean): string;
}

function editor({ parse, change }: Grammar) {
  return (text: string, [above = '', name = '']: string[], entry: Table): string => {
    const before = tableOf(parse(text), 'it is no table of settings');
    const entries = tableOf(before[above] ?? {}, `\`${above}\` is no table of servers`);
    const isNew = !Object.hasOwn(entries, name);
    const old = isNew ? {} : tableOf(entries[name], `\`${name}\` is no server`);
    if (!isNew && !isOurs(old, entry)) {
      throw new ConfigurationError(`it has another server called \`${name}\`; choose a name for this one with --name`);
    }
    const gone = OF_A_WAY.filter((key) => key in old && !(key in entry)).map((key) => [key, undefined]);
    const changed = Object.entries(entry).filter(([key, value]) => !isDeepStrictEqual(plain(old[key]), value));
    const values = Object.fromEntries([...gone, ...changed]);
    if (Object.keys(values).length === 0) return text;
    const after = change(text, [above, name], values, isNew);
    const merged = Object.fromEntries(Object.entries({ ...old, ...values }).filter(([, value]) => value !== undefined));
    const wanted = { ...before, [above]: { ...entries, [name]: merged } };
    // Whatever the file's author did that we did not think of: nothing else may have changed.
    if (!isDeepStrictEqual(plain(read(after)), plain(wanted))) {
      throw new ConfigurationError('it is written in a way that cannot be changed safely; put the entry in by hand');
    }
    return after;
  };

  function read(text: string): unknown {
    try {
      return parse(text);
    } catch {
      return undefined;
    }
  }
}

const inJson = editor({ parse: (text) => readJson(text, false), change: changeJson });
const inJsonc = editor({ parse: (text) => readJson(text, true), change: changeJson });
const inToml = editor({ parse: readToml, change: changeToml });

function readJson(text: string, isLenient: boolean): unknown {
  if (text.trim() === '') return {};
  const faults: jsonc.ParseError[] = [];
  const value = jsonc.parse(text, faults, { disallowComments: !isLenient, allowTrailingComma: isLenient });
  const [fault] = faults;
  if (fault) throw new ConfigurationError(`line ${lineOf(text, fault.offset)} is not valid JSON; mend it first`);
  return value;
}

function changeJson(text: string, path: string[], values: Table, isNew: boolean): string {
  const start = text.trim() === '' ? '{}\n' : text;
  return isNew ? withProperty(start, path, values) : Object.entries(values).reduce(setter(path), start);
}

function setter(path: string[]) {
  return (text: string, [key, value]: [string, unknown]): string => {
    const at = [...path, key];
    if (value === undefined) return jsonc.applyEdits(text, jsonc.modify(text, at, undefined, {}));
    const node = nodeAt(text, at);
    if (!node) return withProperty(text, at, value);
    return withValue(text, node, value);
  };
}

/** Another value in the place of the one that is there. */
function withValue(text: string, { offset, length }: jsonc.Node, value: unknown): string {
  const written = jsonLines(value, layoutOf(text), indentOf(text, offset));
  return text.slice(0, offset) + written + text.slice(offset + length);
}

/**
 * A property more, as the last one of its object, in the file's own indentation. The library's own way to do this formats
 * what stands beside it, too.
 */
function withProperty(text: string, path: string[], value: unknown): string {
  const parent = nodeAt(text, path.slice(0, -1));
  // Only the object of all servers can be missing, or null.
  if (parent?.type !== 'object') {
    const object = { [path.at(-1) ?? '']: value };
    return parent ? withValue(text, parent, object) : withProperty(text, path.slice(0, -1), object);
  }
  const layout = layoutOf(text);
  const close = parent.offset + parent.length - 1;
  const last = parent.children?.at(-1);
  const after = last ? last.offset + last.length : parent.offset + 1;
  const between = text.slice(after, close);
  const hasComma = jsonc.stripComments(between, ' ').includes(',');
  // Comments behind the last property stay with it.
  const end = after + between.trimEnd().length;
  const outer = indentOf(text, parent.offset);
  const inner = last && startsLine(text, last.offset) ? indentOf(text, last.offset) : outer + layout.unit;
  const property = `${JSON.stringify(path.at(-1))}: ${jsonLines(value, layout, inner)}`;
  return [
    text.slice(0, after),
    last && !hasComma ? ',' : '',
    text.slice(after, end),
    layout.eol + inner + property,
    hasComma ? ',' : '',
    /\n/.test(text.slice(end, close)) ? '' : layout.eol + outer,
    text.slice(/\n/.test(text.slice(end, close)) ? end : close),
  ].join('');
}

function nodeAt(text: string, path: string[]): jsonc.Node | undefined {
  const tree = jsonc.parseTree(text, [], { allowTrailingComma: true });
  return tree && jsonc.findNodeAtLocation(tree, path);
}

interface Layout {
  eol: string;
  /** One step of indentation. */
  unit: string;
}

function layoutOf(text: string): Layout {
  return { eol: text.includes('\r\n') ? '\r\n' : '\n', unit: /^([ \t]+)["}]/m.exec(text)?.[1] ?? '  ' };
}

function jsonLines(value: unknown, { eol, unit }: Layout, indent: string): string {
  return JSON.stringify(value, null, unit).replaceAll('\n', eol + indent);
}

/** What the line begins with on which `offset` is. */
function indentOf(text: string, offset: number): string {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1);
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}

function startsLine(text: string, offset: number): boolean {
  return text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset).trim() === '';
}

function readToml(text: string): Table {
  try {
    return parseToml(text, { integersAsBigInt: 'asNeeded' });
  } catch (thrown) {
    const { line } = thrown as { line?: number };
    throw new ConfigurationError(`${line ? `line ${line}` : 'it'} is not valid TOML; mend it first`);
  }
}

function changeToml(text: string, path: string[], values: Table, isNew: boolean): string {
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const said = (lines: string) => lines.replaceAll('\n', eol);
  if (isNew) {
    const apart = text === '' ? '' : text.endsWith('\n') ? eol : eol + eol;
    return text + apart + said(tomlTable(path, values));
  }
  const statements = statementsOf(text);
  const header = statements.findIndex((statement) => isHeaderOf(statement, path));
  if (header < 0) return text;
  const next = statements.findIndex((statement, at) => at > header && /^\s*\[/.test(statement));
  const body = statements.slice(header + 1, next < 0 ? undefined : next);
  const left = new Map(Object.entries(values));
  const changed = body.map((statement) => {
    const [key = ''] = Object.keys(readToml(statement));
    if (!left.has(key)) return statement;
    const value = left.get(key);
    left.delete(key);
    return value === undefined ? '' : said(`${tomlPair([key, value])}\n`);
  });
  // What is new stands right below the header, where no blank line or comment of the next table is.
  const added = [...left].filter(([, value]) => value !== undefined).map((pair) => said(`${tomlPair(pair)}\n`));
  const rest = next < 0 ? [] : statements.slice(next);
  return [...statements.slice(0, header + 1), ...added, ...changed, ...rest].join('');
}

/** The statements of a valid document, each with its line ends: the fewest lines that are valid by themselves. */
function statementsOf(text: string): string[] {
  const statements: string[] = [];
  let open = '';
  for (const line of text.match(/[^\n]*\n|[^\n]+$/g) ?? []) {
    open += line;
    try {
      readToml(open);
    } catch {
      continue;
    }
    statements.push(open);
    open = '';
  }
  return open ? [...statements, open] : statements;
}

function isHeaderOf(statement: string, [above = '', name = '']: string[]): boolean {
  return /^\s*\[(?!\[)/.test(statement) && isDeepStrictEqual(plain(readToml(statement)), { [above]: { [name]: {} } });
}

/**
 * Whether an entry is this product's, wherever it is installed: it starts it, or has the examples' address or the new one's. Any
 * other server may have its own `/mcp` on this machine.
 */
function isOurs(old: Table, entry: Table): boolean {
  const words = [old.command, old.args].flat().filter((word) => typeof word === 'string');
  if (words.length > 0) {
    const isProduct = words.some((word) => /search-gateway|[\\/]dist[\\/]src[\\/]cli\.js$/.test(word));
    return isProduct && words.includes('stdio');
  }
  const [was, becomes] = [old.url, entry.url].map((url) =>
    URL.canParse(String(url)) ? new URL(String(url)) : undefined,
  );
  if (!was) return false;
  const isExample =
    was.port === PORT && was.pathname === '/mcp' && /^(localhost|127\.[\d.]+|\[::1\])$/.test(was.hostname);
  return isExample || (was.host === becomes?.host && was.pathname === becomes.pathname);
}

function tableOf(value: unknown, otherwise: string): Table {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Table;
  throw new ConfigurationError(otherwise);
}

/** TOML's tables have no prototype, which is no difference in what they say; key order is none either. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plain(item)]));
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
