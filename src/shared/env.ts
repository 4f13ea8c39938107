import { readFileSync } from 'node:fs';
import { validateHeaderValue } from 'node:http';
import { isIP } from 'node:net';
import { z } from 'zod';
import { distance } from './distance.js';
import { SettingsError } from './settings-error.js';

/** Building blocks of the settings schemas. Their messages say what was expected, never what was given. */
export const text = z.string().trim().min(1, 'expected some text');
export const port = integer(0, 65535);
export const flag = z.enum(['true', 'false'], 'expected true or false').transform((word) => word === 'true');
export const address = z.string().trim().transform(toAddress);
/** Several of them, comma separated, each once. */
export const addresses = z.string().transform((text, ctx) => {
  const urls = text.split(',').flatMap((word) => (word.trim() ? [toAddress(word.trim(), ctx)] : []));
  if (urls.length === 0) ctx.addIssue('expected an http(s) base URL, or several, comma separated');
  return [...new Map(urls.map((url) => [String(url), url])).values()];
});
/** A list given as `a, b, c`. */
export const list = z
  .string()
  .transform((words) => words.split(',').flatMap((word) => word.trim() || []))
  .refine((words) => words.length > 0, 'expected at least one entry, comma separated');
export const origins = listOf(toOrigin, 'origins such as https://app.example.org, without a path');
export const hosts = listOf(toHost, 'host names or addresses without scheme, port or path, IPv6 in brackets');
export const networks = listOf(
  toNetwork,
  'IP addresses, networks such as 10.0.0.0/8, or loopback, linklocal, uniquelocal',
);
/** HTTP headers, one `Name: value` in each line, by lower-case name. */
export const headers = z.string().transform(toHeaders);
/** Goes into a header or a URL as it is. */
export const secret = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]+$/, 'expected printable ASCII, without blanks inside');

/** A whole number from `min` to `max`. */
export function integer(min: number, max: number) {
  return z
    .string()
    .trim()
    .regex(/^\d{1,15}$/, `expected ${min}–${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `expected ${min}–${max}`);
}

function toAddress(value: string, ctx: z.RefinementCtx): URL {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search && !url.hash) return url;
  ctx.addIssue('expected an http(s) base URL without credentials, query or fragment');
  return z.NEVER;
}

/** What HTTP and MCP set themselves. */
const RESERVED_HEADER =
  /^(accept|connection|content-(length|type)|host|last-event-id|mcp-.*|te|trailer|transfer-encoding|upgrade)$/;

function toHeaders(lines: string, ctx: z.RefinementCtx): Record<string, string> {
  const given = lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const read = given.flatMap((line) => {
    const [, name = '', value = ''] = /^([\w!#$%&'*+.^`|~-]+):\s*(.*)$/.exec(line) ?? [];
    return value && isHeaderValue(value) && !RESERVED_HEADER.test(name.toLowerCase())
      ? [[name.toLowerCase(), value]]
      : [];
  });
  if (read.length < given.length) ctx.addIssue('expected `Name: value`, and no header that HTTP or MCP sets itself');
  return Object.fromEntries(read);
}

function isHeaderValue(value: string): boolean {
  try {
    validateHeaderValue('x', value);
    return true;
  } catch {
    return false;
  }
}

/** A list whose entries `read` turns into their usual form, or into undefined where it knows none. */
function listOf(read: (entry: string) => string | undefined, expected: string) {
  return list.transform((entries, ctx) => {
    const known = entries.flatMap((entry) => read(entry) ?? []);
    if (known.length < entries.length) ctx.addIssue(`expected a comma list of ${expected}`);
    return known;
  });
}

/** As browsers send it: lower case, without the default port. Those of extensions (`chrome-extension://id`) are kept. */
function toOrigin(entry: string): string | undefined {
  if (!/^[a-z][a-z\d+.-]*:\/\/[^\s/?#@\\*]+\/?$/i.test(entry) || !URL.canParse(entry)) return undefined;
  const { protocol, origin } = new URL(entry);
  return /^https?:$/.test(protocol) ? origin : entry.toLowerCase().replace(/\/$/, '');
}

function toHost(entry: string): string | undefined {
  // A port is looked for here, since the default one is gone once parsed.
  if (/[\s/?#@\\*]|:\d*$/.test(entry) || !URL.canParse(`http://${entry}`)) return undefined;
  const { host, hostname } = new URL(`http://${entry}`);
  return host === hostname ? hostname : undefined;
}

/** What Express takes for its `trust proxy`. */
function toNetwork(entry: string): string | undefined {
  if (/^(loopback|linklocal|uniquelocal)$/.test(entry)) return entry;
  const [, ip = '', prefix] = /^([\d.]+|[\da-f:.]+)(?:\/(\d{1,3}))?$/i.exec(entry) ?? [];
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(ip)] ?? 0;
  return bits > 0 && Number(prefix ?? bits) >= 1 && Number(prefix ?? bits) <= bits ? entry : undefined;
}

export type Env = Readonly<Record<string, string | undefined>>;
type SettingsSchema = z.ZodObject<Record<string, z.ZodType>>;

/** Several schemas that one process needs, with the faults of all in one message. @throws SettingsError */
export function readEnvs<const S extends readonly z.ZodObject[]>(
  env: Env,
  ...schemas: S
): { [K in keyof S]: z.output<S[K]> } {
  const faults: string[] = [];
  const read = schemas.map((schema) => {
    try {
      return readEnv(schema, env);
    } catch (thrown) {
      if (!(thrown instanceof SettingsError)) throw thrown;
      return void faults.push(...thrown.faults);
    }
  });
  if (faults.length > 0) throw new SettingsError(faults);
  return read as { [K in keyof S]: z.output<S[K]> };
}

/**
 * The settings of one process. A variable that is empty, or that Kubernetes injected, counts as unset; a secret may come
 * from the file that `NAME_FILE` names.
 * @throws SettingsError listing every fault at once
 */
export function readEnv<S extends z.ZodObject>(schema: S, env: Env): z.output<S> {
  const fields = (schema as unknown as SettingsSchema).shape;
  const given: Record<string, string> = {};
  const faults: string[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const value = isInjected(name, env[name]) ? undefined : env[name] || undefined;
    const named = env[`${name}_FILE`] || undefined;
    if (named && !isSecret(field)) faults.push(`${name}_FILE: expected ${name} itself; only secrets come from files`);
    const file = isSecret(field) ? named : undefined;
    if (value && file) faults.push(`${name}: expected either ${name} or ${name}_FILE, not both`);
    const read = file && !value ? readSecret(file) : value;
    if (read === undefined && file) faults.push(`${name}_FILE: expected a readable file`);
    else if (read !== undefined) given[name] = read;
  }
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues) {
      const name = String(path[0]);
      const about = fields[name]?.description;
      const fault = `${name}: ${message}${about ? ` (${about})` : ''}`;
      if (!faults.some((known) => known.startsWith(`${name}: `) || known.startsWith(`${name}_FILE: `)))
        faults.push(fault);
    }
  }
  if (faults.length > 0 || !parsed.success) throw new SettingsError(faults);
  return parsed.data as z.output<S>;
}

/**
 * The environment with further lines for a secret, after those that its variable or file has. Where the two contradict
 * each other, or the file cannot be read, it is left as it is, for `readEnv` to say so.
 */
export function withLines(env: Env, name: string, lines: readonly string[] = []): Env {
  const [value, file] = [env[name], env[`${name}_FILE`]];
  const known = file && !value ? readSecret(file) : value;
  if (lines.length === 0 || (file && (value || known === undefined))) return env;
  return { ...env, [name]: [known, ...lines].filter(Boolean).join('\n'), [`${name}_FILE`]: undefined };
}

/** A Markdown table of a schema's settings, for the README. */
export function settingsTable(schema: z.ZodObject): string {
  const rows = ['| setting | default | meaning |', '|---|---|---|'];
  for (const [name, field] of Object.entries((schema as unknown as SettingsSchema).shape)) {
    const empty = field.safeParse(undefined);
    const fallback = empty.success ? String(empty.data ?? '').replace(/\/$/, '') : '**required**';
    const about = `${field.description ?? ''}${isSecret(field) ? ` (or \`${name}_FILE\`)` : ''}`;
    rows.push(`| \`${name}\` | ${fallback && empty.success ? `\`${fallback}\`` : fallback} | ${about} |`);
  }
  return rows.join('\n');
}

function isSecret(field: z.ZodType): boolean {
  return field.meta()?.secret === true;
}

function readSecret(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}

/**
 * One line for each variable that shares the prefix of a schema and is one or two letters away from a setting that is
 * not set itself. No fault: orchestrators inject variables of their own, and names may follow those of other services.
 */
export function misspellings(env: Env, ...schemas: readonly z.ZodObject[]): string[] {
  const settings = schemas.flatMap((schema) => Object.entries((schema as unknown as SettingsSchema).shape));
  const names = settings.flatMap(([name, field]) => (isSecret(field) ? [name, `${name}_FILE`] : [name]));
  const known = new Set(settings.flatMap(([name]) => [name, `${name}_FILE`]));
  const prefixes = new Set(names.map(firstWord));
  return Object.keys(env)
    .filter((name) => prefixes.has(firstWord(name)) && !known.has(name) && env[name] && !isInjected(name, env[name]))
    .flatMap((name) => {
      const meant = names.find((candidate) => !env[candidate] && distance(candidate, name) <= 2);
      return meant ? `${name} is no setting and is ignored; did you mean ${meant}?` : [];
    });
}

function firstWord(name: string): string {
  return name.split('_')[0] ?? '';
}

/** Kubernetes tells every pod of each Service in this way, `CRAWL_WORKER_PORT=tcp://10.0.0.1:8000` among others. */
function isInjected(name: string, value: string | undefined): boolean {
  return name.endsWith('_PORT') && /^(tcp|udp|sctp):\/\//.test(value ?? '');
}
