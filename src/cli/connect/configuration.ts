import { type Client, ENTRY, type Way } from './clients.js';

const LINE_LENGTH = 100;

/** What a client that has nothing configured yet would have in its file: the example, and what `connect` prints. */
export function configuration(client: Client, way: Way, name = ENTRY): string {
  const entry = client.entry(way);
  if (client.format === 'sh') return String(entry);
  if (client.format === 'toml') return tomlTable([client.above ?? '', name], entry as Record<string, unknown>);
  const beside = 'headers' in way ? client.besideKey : {};
  return `${jsonText(client.above ? { [client.above]: { [name]: entry }, ...beside } : entry)}\n`;
}

/** The values in use here are written in TOML as in JSON. */
export function tomlTable(path: string[], values: Record<string, unknown>): string {
  const header = path.map((part) => (/^[\w-]+$/.test(part) ? part : JSON.stringify(part))).join('.');
  return [`[${header}]`, ...Object.entries(values).map(tomlPair)].join('\n').concat('\n');
}

export function tomlPair([key, value]: [string, unknown]): string {
  const text = Array.isArray(value)
    ? `[${value.map((item) => JSON.stringify(item)).join(', ')}]`
    : JSON.stringify(value);
  return `${key} = ${text}`;
}

/** JSON as people write it, and as the formatter leaves it: a list of plain values on one line where it fits. */
function jsonText(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((item) => jsonText(item, inner))
    : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${jsonText(item, inner)}`);
  const [open, close] = isList ? '[]' : '{}';
  if (parts.length === 0) return `${open}${close}`;
  const isFlat = isList && value.every((item) => typeof item !== 'object' || item === null);
  const line = `[${parts.join(', ')}]`;
  if (isFlat && line.length < LINE_LENGTH) return line;
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
}
