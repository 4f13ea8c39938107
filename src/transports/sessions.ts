import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** How long a session lasts. */
export const SESSION_MS = 24 * 60 * 60 * 1000;

export interface Sessions {
  open(): string;
  /** Whether the id was signed with our secret within the last day and was not ended here. */
  isValid(id: string): boolean;
  end(id: string): void;
}

/**
 * Sessions of 2025-era MCP clients as signed ids, `<time>.<nonce>.<HMAC-SHA-256>`: nothing is stored for an open one, so
 * every replica that shares the secret can verify it and a restart forgets none. Only ended ids are remembered, here,
 * until they would expire.
 */
export function createSessions(secret: string | undefined, now: () => number = Date.now): Sessions {
  const key = secret ?? randomBytes(32);
  const ended = new LRUCache<string, true>({ max: 10_000, ttl: SESSION_MS });
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return {
    open() {
      const text = `${now().toString(36)}.${randomBytes(12).toString('base64url')}`;
      return `${text}.${sign(text)}`;
    },
    isValid(id) {
      const [time = '', nonce] = id.split('.');
      const text = `${time}.${nonce}`;
      const expected = Buffer.from(`${text}.${sign(text)}`);
      const given = Buffer.from(id);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
      const age = now() - Number.parseInt(time, 36);
      return age < SESSION_MS && !ended.has(id);
    },
    end: (id) => void ended.set(id, true),
  };
}
