import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { distance } from '../../shared/distance.js';
import { EXIT } from '../exit-code.js';
import type { Terminal } from '../terminal.js';
import { CLIENTS, type Client, DEFAULT_URL, ENTRY, fileOf, type Places, type Way, withKey } from './clients.js';
import { configuration } from './configuration.js';
import { difference, putFile } from './put-file.js';
import { ConfigurationError, withEntry } from './with-entry.js';

export interface ConnectFlags {
  url?: string;
  name?: string;
  key?: boolean;
  write?: boolean;
  file?: string;
}

/** This installation: the program that runs it, and its command line. */
export interface Installation {
  node: string;
  cli: string;
}

/** Prints or writes the configuration of one client; resolves to the exit code. */
export function connect(
  wanted: string | undefined,
  flags: ConnectFlags,
  installation: Installation,
  places: Places,
  terminal: Pick<Terminal, 'out' | 'err'>,
): number {
  const refuse = (message: string, code: number = EXIT.usage) => {
    terminal.err(message);
    return code;
  };
  if (wanted === undefined) {
    if (Object.keys(flags).length > 0) return refuse(`invalid_request: name a client: ${names()}.`);
    terminal.out(list(places));
    return EXIT.success;
  }
  const client = CLIENTS.find(({ name }) => name === wanted.toLowerCase());
  if (!client) return refuse(`invalid_request: ${suggestion(wanted)}`);
  const { name = ENTRY, key = false, write = false, file } = flags;
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(name)) {
    return refuse('invalid_request: --name takes letters, digits, - and _, 64 at most.');
  }
  if (file !== undefined && !write) return refuse('invalid_request: --file goes with --write.');
  if (name !== ENTRY && !client.above) return refuse('invalid_request: this client has no names for servers.');
  const url = flags.url === undefined ? undefined : mcpAddress(flags.url);
  if (url === null) return refuse('invalid_request: --url takes an http(s) address such as http://127.0.0.1:8080/mcp.');

  if (key && write && client.besideKey)
    return refuse(
      `invalid_request: ${client.title} keeps a key beside its servers. Without --write: what to put there.`,
    );
  const reached = wayTo(client, key ? (url ?? DEFAULT_URL) : url, installation);
  const way = key ? withKey(client, reached) : reached;
  if ('command' in way && /[\\/]_npx[\\/]/.test(installation.cli)) {
    terminal.err(
      'npx keeps this copy for a while only; run this from a clone or an installed package to have it last.',
    );
  }
  if (!write) {
    terminal.out(configuration(client, way, name).trimEnd());
    const own = fileOf(client, places);
    terminal.err(
      `${client.title}: ${own ? `belongs into ${join(...(own as [string]))}; --write puts it there` : client.where}`,
    );
    if (!client.ways.includes('stdio') && !url)
      terminal.err('It needs a running gateway: npm start, or name one with --url.');
    return EXIT.success;
  }
  if (!client.above)
    return refuse(`invalid_request: ${client.title} keeps no such file. Without --write: ${client.where}.`);
  const path = resolve(file ?? join(...(fileOf(client, places) as [string])));
  try {
    return writeInto(path, client, name, client.entry(way) as Record<string, unknown>, terminal);
  } catch (thrown) {
    return refuse(`${path} is left as it is: ${reasonOf(thrown)}`, EXIT.failed);
  }
}

function writeInto(
  path: string,
  client: Client,
  name: string,
  entry: Record<string, unknown>,
  terminal: Pick<Terminal, 'out' | 'err'>,
): number {
  const before = existsSync(path) ? readText(path) : '';
  const after = withEntry(before, client, name, entry);
  if (after === before) {
    terminal.err(`${path} says so already; nothing was changed.`);
    return EXIT.success;
  }
  terminal.out(difference(path, before, after));
  const backup = putFile(path, after, new Date());
  if (backup) terminal.err(`What it was is kept in ${backup}.`);
  terminal.err(`${path} is written. Restart ${client.title} to have it read.`);
  return EXIT.success;
}

/** @throws ConfigurationError for what is no text: written back, it would be something else */
function readText(path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(path));
  } catch (thrown) {
    if (thrown instanceof TypeError) throw new ConfigurationError('it is not UTF-8 text');
    throw thrown;
  }
}

function reasonOf(thrown: unknown): string {
  if (thrown instanceof ConfigurationError) return `${thrown.message}.`;
  const { code } = thrown as NodeJS.ErrnoException;
  if (code) return `it cannot be read or written (${code}).`;
  throw thrown;
}

function wayTo({ ways }: Client, url: string | undefined, { node, cli }: Installation): Way {
  if (url !== undefined && !ways.includes('http')) return { command: node, args: [cli, 'stdio', '--url', url] };
  if (url !== undefined || !ways.includes('stdio')) return { url: url ?? DEFAULT_URL };
  return { command: node, args: [cli, 'stdio'] };
}

/** A gateway's address may be given without the path that MCP has there; null when it is none. */
function mcpAddress(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:\/\//i.test(text) || !/^https?:$/.test(url.protocol) || url.username || url.password)
    return null;
  if (url.pathname === '/' && url.search === '') url.pathname = '/mcp';
  url.hash = '';
  return url.href;
}

function names(): string {
  return CLIENTS.map(({ name }) => name).join(', ');
}

function list(places: Places): string {
  const width = Math.max(...CLIENTS.map(({ name }) => name.length));
  const rows = CLIENTS.map((client) => {
    const own = fileOf(client, places);
    return `${client.name.padEnd(width)}  ${own ? join(...(own as [string])) : client.where.replaceAll('`', '')}`;
  });
  return [
    ...rows,
    '',
    'search-gateway connect <client> prints the configuration; --write puts it into that file.',
  ].join('\n');
}

function suggestion(wanted: string): string {
  const letters = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  const given = letters(wanted);
  const near = CLIENTS.filter(({ name, title }) =>
    [name, title].map(letters).some((known) => {
      const isPart = given.length > 1 && (known.includes(given) || given.includes(known));
      return isPart || distance(known, given) <= Math.max(1, Math.floor(known.length / 3));
    }),
  );
  const meant = near.length > 0 ? `Did you mean ${near.map(({ name }) => name).join(' or ')}? ` : '';
  return `no such client is known. ${meant}Known are ${names()}.`;
}
