import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createSigner } from '../shared/signed.js';

/** How long a session lasts. */
export const SESSION_MS = 24 * 60 * 60 * 1000;

export interface Sessions {
  /** For `owner`, the name of a caller, where callers have one. */
  open(owner?: string): string;
  /** Whether the id was signed with our secret for this owner within the last day and was not ended here. */
  isValid(id: string, owner?: string): boolean;
  end(id: string): void;
}

/**
 * Sessions of 2025-era MCP clients as signed ids, `<time>.<nonce>.<HMAC-SHA-256>`: nothing is stored for an open one, so
 * every replica that shares the secret can verify it and a restart forgets none. The owner is part of what is signed, so
 * that nobody ends or cancels what is another caller's. Only ended ids are remembered, here, until they would expire.
 */
export function createSessions(secret: string | undefined, now: () => number = Date.now): Sessions {
  const key = secret ?? randomBytes(32);
  const signerFor = (owner?: string) => createSigner(key, owner === undefined ? 'session' : `session:${owner}`);
  const ended = new LRUCache<string, true>({ max: 10_000, ttl: SESSION_MS });
  return {
    open: (owner) => signerFor(owner).sign(`${now().toString(36)}.${randomBytes(12).toString('base64url')}`),
    isValid(id, owner) {
      const text = signerFor(owner).read(id);
      if (text === undefined) return false;
      const age = now() - Number.parseInt(text, 36);
      return age < SESSION_MS && !ended.has(id);
    },
    end: (id) => void ended.set(id, true),
  };
}
