import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Signs what clients keep for us, so that nothing has to be stored for it. */
export interface Signer {
  /** `text`, a dot, and its HMAC-SHA-256. */
  sign(text: string): string;
  /** The text of what was signed with the same secret for the same use; undefined for anything else. */
  read(signed: string): string | undefined;
}

/** Every process that shares the secret reads what the others sign; without one it is random. `use` has no blank. */
export function createSigner(secret: string | Buffer | undefined, use: string): Signer {
  const key = secret ?? randomBytes(32);
  const sign = (text: string) => `${text}.${createHmac('sha256', key).update(`${use} ${text}`).digest('base64url')}`;
  return {
    sign,
    read(signed) {
      const text = signed.slice(0, Math.max(0, signed.lastIndexOf('.')));
      const expected = Buffer.from(sign(text));
      const given = Buffer.from(signed);
      return given.length === expected.length && timingSafeEqual(given, expected) ? text : undefined;
    },
  };
}
