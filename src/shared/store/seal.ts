import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import type { Name } from './store.js';

const MiB = 1024 * 1024;

/** Least bytes that get smaller by more than the time is worth. */
const WORTH_PACKING = 512;
/** Most bytes of a value in the store, and of what is made of it here. */
const MAX_PACKED_BYTES = 2 * MiB;
const MAX_VALUE_BYTES = 64 * MiB;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** First byte of a value; of a sealed one, a bit in it. */
const PLAIN = 0;
const DEFLATED = 1;
const SEALED_BIT = 2;

const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);

/** How names and values look in the store: neither shows an address or a query, and with a key nothing at all. */
export interface Seal {
  nameOf(name: Name): string;
  /** Undefined when it is too large: above 2 MiB when packed, or `mostBytes`. */
  pack(name: Name, value: Uint8Array, mostBytes?: number): Promise<Buffer | undefined>;
  /** Undefined for what was not made by `pack` under this name and key. */
  unpack(name: Name, packed: Uint8Array): Promise<Uint8Array | undefined>;
}

/** `key` has 32 bytes. */
export function createSeal(prefix: string, key?: Uint8Array): Seal {
  const secrets = key && { names: derived(key, 'names'), values: derived(key, 'values') };
  const nameOf = ([kind, rest]: Name) => {
    const hash = secrets ? createHmac('sha256', secrets.names) : createHash('sha256');
    return `${prefix}:${kind}:${hash.update(rest).digest('base64url')}`;
  };
  return {
    nameOf,
    async pack(name, value, mostBytes = MAX_PACKED_BYTES) {
      if (value.byteLength > MAX_VALUE_BYTES) return undefined;
      const isPacked = value.byteLength >= WORTH_PACKING;
      const body = isPacked ? await deflate(value, { level: 1 }) : value;
      const packed = Buffer.concat([Buffer.of(isPacked ? DEFLATED : PLAIN), body]);
      if (packed.byteLength > mostBytes) return undefined;
      return secrets ? encrypt(secrets.values, nameOf(name), packed) : packed;
    },
    async unpack(name, packed) {
      try {
        const plain = secrets ? decrypt(secrets.values, nameOf(name), packed) : packed;
        const body = plain.subarray(1);
        if (plain[0] === PLAIN) return body;
        return plain[0] === DEFLATED ? await inflate(body, { maxOutputLength: MAX_VALUE_BYTES }) : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

function derived(key: Uint8Array, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', `search-gateway store ${use}`, 32));
}

/** The name is part of what is vouched for: a value that was moved to another name is none. */
function encrypt(key: Buffer, name: string, plain: Buffer): Buffer {
  const nonce = randomNonce();
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(name));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** Never begins as a plain value does: who has no key would read what is sealed as one. Costs one bit of 96. */
function randomNonce(): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  nonce[0] = (nonce[0] ?? 0) | SEALED_BIT;
  return nonce;
}

function decrypt(key: Buffer, name: string, sealed: Uint8Array): Buffer {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const cipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(name)).setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([cipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), cipher.final()]);
}
