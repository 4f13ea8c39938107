import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Who may call, and the SHA-256 of what they show for it. */
export interface Key {
  name: string;
  digest: Buffer;
}

/** Short keys can be guessed. */
const LEAST_LENGTH = 16;
const NAME = /^[\w.-]{1,64}$/;

/**
 * Keys as the settings have them: `name:sha256:<hex>` or `name:key`, one a line or parted by commas. `#` before or after them
 * begins a comment, which goes to the end of its line, so that no key in it counts. A name may have several keys, so that one
 * can follow another. Undefined where one is none of these.
 */
export function parseKeys(text: string): Key[] | undefined {
  const lines = text
    .split(/[\r\n]/)
    .flatMap((line) => line.replace(/(^|[\s,])#.*/, '').split(','))
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const keys = lines.flatMap((line) => parseLine(line) ?? []);
  return keys.length === lines.length && keys.length > 0 ? keys : undefined;
}

function parseLine(line: string): Key | undefined {
  const [, name = '', rest = ''] = /^([^:]*):(.*)$/.exec(line) ?? [];
  if (!NAME.test(name)) return undefined;
  const hex = /^sha256:(.*)$/i.exec(rest)?.[1];
  if (hex !== undefined) return /^[\da-f]{64}$/i.test(hex) ? { name, digest: Buffer.from(hex, 'hex') } : undefined;
  return /^[\x21-\x7e]+$/.test(rest) && rest.length >= LEAST_LENGTH ? { name, digest: digestOf(rest) } : undefined;
}

/**
 * Whose key it is. Only digests are compared, those that begin alike in constant time: how long it takes tells of the digest
 * of what was shown, from which nobody finds a key.
 */
export function ownerOf(keys: readonly Key[], shown: string): string | undefined {
  const digest = digestOf(shown);
  const start = digest.readUInt32LE();
  let owner: string | undefined;
  for (const key of keys)
    if (key.digest.readUInt32LE() === start && timingSafeEqual(key.digest, digest)) owner ??= key.name;
  return owner;
}

/** A new key, which nothing remembers, and the line that lets its owner in. @throws RangeError for what is no name */
export function newKey(name: string): { key: string; line: string } {
  if (!NAME.test(name)) throw new RangeError('a name has 1 to 64 letters, digits, dots, dashes and underscores');
  const key = `sg_${randomBytes(32).toString('base64url')}`;
  return { key, line: `${name}:sha256:${digestOf(key).toString('hex')}` };
}

/** SHA-256. */
export function digestOf(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
