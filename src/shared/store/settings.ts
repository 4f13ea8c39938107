import { z } from 'zod';
import { secret } from '../env.js';

/** `redis://` or `rediss://`, with the number of a database at most; it may carry a password. */
export const storeUrl = secret.refine(isStoreUrl, 'expected redis://host:port or rediss://host:port').optional().meta({
  secret: true,
  description:
    'Valkey or Redis that replicas share, `redis://user:password@host:6379` or `rediss://`; each works alone when unset, or while it is away',
});

export const storePrefix = z
  .string()
  .trim()
  .regex(/^[\w.-]{1,64}$/, 'expected up to 64 letters, digits, dots, dashes or underscores')
  .default('search-gateway')
  .describe('First part of every name in the store; one for each deployment that uses it');

export const storeKey = z.string().trim().transform(toKey).optional().meta({
  secret: true,
  description:
    'Seals what is kept in the store (AES-256-GCM), names too: 32 bytes in base64 or hex, the same for every replica',
});

function isStoreUrl(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return (
    Boolean(url?.hostname) &&
    /^rediss?:$/.test(url?.protocol ?? '') &&
    /^\/?\d{0,5}$/.test(url?.pathname ?? '') &&
    !url?.search
  );
}

function toKey(value: string, ctx: z.RefinementCtx): Buffer {
  if (/^[\da-f]{64}$/i.test(value)) return Buffer.from(value, 'hex');
  if (/^[\w+/-]{43}=?$/.test(value)) return Buffer.from(value, 'base64');
  ctx.addIssue('expected 32 bytes in base64 or hex');
  return z.NEVER;
}
