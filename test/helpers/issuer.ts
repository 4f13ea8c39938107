import type { IncomingMessage, ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';
import { listen, type Teardown } from './listen.js';

interface Signing {
  header?: Record<string, unknown>;
  claims?: JWTPayload;
  /** Which of its keys signs; the last one when unset. */
  kid?: string;
}

/** An issuer of access tokens, as it is seen by those who check them; `path` is that of its identifier. */
export async function issuerFor(t: Teardown, { path = '', alg = 'ES256', place = 'oauth-authorization-server' } = {}) {
  const keys = new Map<string, { privateKey: CryptoKey; jwk: JWK }>();
  const asked: string[] = [];
  const issuer = {
    /** What is answered in place of what it publishes. */
    instead: undefined as ((req: IncomingMessage, res: ServerResponse) => unknown) | undefined,
    metadata: {} as Record<string, unknown>,
    asked,
    keys,
    url: '',
    async addKey(kid: string, more: JWK = {} as JWK) {
      const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
      keys.set(kid, { privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg, use: 'sig', ...more } });
    },
    /** A token that fits, but for what is given. */
    token(aud: string, { header = {}, claims = {}, kid = [...keys.keys()].at(-1) ?? '' }: Signing = {}) {
      const now = Math.floor(Date.now() / 1000);
      const all = { iss: issuer.url, aud, sub: 'anne', iat: now, exp: now + 60, ...claims };
      return new SignJWT(all)
        .setProtectedHeader({ alg, kid, typ: 'at+jwt', ...header })
        .sign((keys.get(kid) as { privateKey: CryptoKey }).privateKey);
    },
  };
  const base = await listen(t, (req, res) => {
    asked.push(req.url ?? '');
    if (issuer.instead) return issuer.instead(req, res);
    if (req.url === '/keys') return res.end(JSON.stringify({ keys: [...keys.values()].map(({ jwk }) => jwk) }));
    if (req.url !== place.replace(/^(?!\/)(.*)$/, `/.well-known/$1${path}`)) return res.writeHead(404).end();
    res.end(JSON.stringify({ issuer: issuer.url, jwks_uri: `${base.origin}/keys`, ...issuer.metadata }));
  });
  issuer.url = base.origin + path;
  await issuer.addKey('one');
  return issuer;
}
