import { createHash } from 'node:crypto';
import { decodeProtectedHeader, errors, type JWTPayload, jwtVerify } from 'jose';
import type { Published } from './issuer.js';
import type { IssuerKeys } from './issuer-keys.js';

/** Those with a public key: with a shared one, whoever checks a token could make it. */
const ALGORITHMS = ['RS', 'PS', 'ES'].flatMap((kind) => ['256', '384', '512'].map((size) => kind + size));
ALGORITHMS.push('EdDSA', 'Ed25519');
/** RFC 9068, and what issuers from before it write; those that write none mean `JWT`. */
const TYPE = /^(application\/)?(at\+jwt|jwt)$/i;
/** As much as a head of HTTP may have. */
const MAX_LENGTH = 16 * 1024;
/** What clocks may differ by. */
const TOLERANCE_S = 5;
/** 96 bits: nobody finds another subject with the same. */
const NAME_LENGTH = 16;

export type Fault = 'invalid_token' | 'insufficient_scope';

/** Whom a token speaks for, or what is wrong with it. */
export type Judged = { caller: string } | { fault: Fault };

export interface Wanted {
  /** Whether a token for this audience is for us. */
  isOurs(audience: string): boolean;
  /** What a token has to allow. */
  scopes: readonly string[];
}

/** Judges an access token, which is a JWT (RFC 9068). @throws IssuerError when nobody can, now */
export async function judgeToken(token: string, keys: IssuerKeys, { isOurs, scopes }: Wanted): Promise<Judged> {
  const payload = mayBeToken(token) ? await verified(token, keys) : undefined;
  if (!payload?.sub || !payload.iss || !texts(payload.aud).some(isOurs)) return { fault: 'invalid_token' };
  const allowed = scopesOf(payload);
  if (!scopes.every((scope) => allowed.has(scope))) return { fault: 'insufficient_scope' };
  return { caller: nameOf(payload.iss, payload.sub) };
}

/** Judged first, so that nothing which is no token of anybody makes us ask the issuer. */
function mayBeToken(token: string): boolean {
  if (token.length > MAX_LENGTH || !/^[\w-]+\.[\w-]+\.[\w-]+$/.test(token)) return false;
  try {
    const { alg = '', typ = 'JWT', crit } = decodeProtectedHeader(token);
    return ALGORITHMS.includes(alg) && TYPE.test(typ) && crit === undefined;
  } catch {
    return false;
  }
}

/** Undefined for what the issuer did not sign, or not for now. @throws IssuerError */
async function verified(token: string, keys: IssuerKeys): Promise<JWTPayload | undefined> {
  const known = await keys.current();
  const found = await verifiedWith(token, known);
  if (found !== 'unknown_key') return found;
  const newer = await keys.after(known);
  const again = newer && (await verifiedWith(token, newer));
  return again === 'unknown_key' ? undefined : again;
}

async function verifiedWith(
  token: string,
  { issuer, keyFor }: Published,
): Promise<JWTPayload | 'unknown_key' | undefined> {
  const options = {
    issuer,
    algorithms: ALGORITHMS,
    clockTolerance: TOLERANCE_S,
    requiredClaims: ['exp', 'sub', 'aud'],
  };
  try {
    return (await jwtVerify(token, keyFor, options)).payload;
  } catch (thrown) {
    if (thrown instanceof errors.JWKSNoMatchingKey) return 'unknown_key';
    if (!(thrown instanceof errors.JWKSMultipleMatchingKeys)) return undefined;
    // A token need not name its key.
    for await (const key of thrown) {
      const payload = await jwtVerify(token, key, options).then(
        (found) => found.payload,
        () => undefined,
      );
      if (payload) return payload;
    }
    return undefined;
  }
}

/** `scope` of RFC 9068; `scp` of issuers from before it. */
function scopesOf({ scope, scp }: JWTPayload): Set<string> {
  return new Set([...texts(scope), ...texts(scp)].flatMap((words) => words.split(' ')));
}

/** A claim that is a text or a list of them: whoever signed it may have put anything there. */
function texts(claim: unknown): string[] {
  return [claim].flat().filter((text) => typeof text === 'string');
}

/** Who it is, for logs and what is shared out: the same at every replica, and no name. */
function nameOf(issuer: string, subject: string): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([issuer, subject]))
    .digest('base64url');
  return `oauth:${digest.slice(0, NAME_LENGTH)}`;
}
