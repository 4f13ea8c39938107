import { createLocalJWKSet, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { bounded } from '../shared/bounded.js';
import { createSend, type HttpResponse, type Send, SendError } from '../shared/http.js';

/** For one of its documents. */
const TIMEOUT_MS = 5_000;
/** For all that it takes to know its keys; who shows a token waits no longer. */
const MAX_READ_MS = 8_000;
const MAX_BYTES = 256 * 1024;
/** Issuers have a handful. */
const MAX_KEYS = 100;

/** What an issuer publishes for those who check its tokens. */
export interface Published {
  /** As its tokens name it, to the letter. */
  issuer: string;
  /** How many keys it has. */
  count: number;
  keyFor: JWTVerifyGetKey;
}

export type IssuerFault = 'unreachable' | 'no_metadata' | 'other_issuer' | 'no_keys';

/** Why the keys of an issuer are not known. Carries no text of the other side. */
export class IssuerError extends Error {
  override readonly name = 'IssuerError';
  constructor(
    readonly fault: IssuerFault,
    options?: ErrorOptions,
  ) {
    super(fault, options);
  }
}

const Metadata = z.object({ issuer: z.string(), jwks_uri: z.url({ protocol: /^https?$/ }) });
const KeySet = z.object({ keys: z.array(z.looseObject({ kty: z.string(), use: z.string().optional() })) });

/** A way to an issuer that bounds the time and the size of what it answers. */
export function sendToIssuer(): Send {
  return createSend({ timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES });
}

/**
 * Finds the metadata of an issuer where RFC 8414 and OpenID Connect Discovery put it, and the keys that it names.
 * @throws IssuerError
 */
export async function readIssuer(issuer: string, send: Send): Promise<Published> {
  try {
    return await bounded(MAX_READ_MS, [], async (signal) => {
      const metadata = await readMetadata(issuer, send, signal);
      const address = new URL(metadata.jwks_uri);
      // Keys that anybody on the way could replace would make its own TLS worthless.
      if (isSecure(issuer) && !isSecure(address.href)) throw new IssuerError('no_keys');
      const answer = await ask(send, address, signal);
      if (isDown(answer)) throw new IssuerError('unreachable');
      const { keys = [] } = read(KeySet, answer) ?? {};
      const usable = keys.filter(({ kty, use }) => /^(RSA|EC|OKP)$/.test(kty) && use !== 'enc').slice(0, MAX_KEYS);
      if (usable.length === 0) throw new IssuerError('no_keys');
      return { issuer: metadata.issuer, count: usable.length, keyFor: createLocalJWKSet({ keys: usable }) };
    });
  } catch (thrown) {
    throw thrown instanceof IssuerError ? thrown : new IssuerError('unreachable', { cause: thrown });
  }
}

async function readMetadata(issuer: string, send: Send, signal: AbortSignal): Promise<z.output<typeof Metadata>> {
  let fault: IssuerFault = 'no_metadata';
  for (const address of metadataAddresses(issuer)) {
    const answer = await ask(send, address, signal);
    const metadata = read(Metadata, answer);
    if (metadata && isSame(metadata.issuer, issuer)) return metadata;
    if (metadata) fault = 'other_issuer';
    else if (isDown(answer) && fault === 'no_metadata') fault = 'unreachable';
  }
  throw new IssuerError(fault);
}

/** In the order of MCP's chapter on authorization. */
export function metadataAddresses(issuer: string): URL[] {
  const { origin, pathname } = new URL(issuer);
  const path = pathname.replace(/\/+$/, '');
  const places = [`/.well-known/oauth-authorization-server${path}`, `/.well-known/openid-configuration${path}`];
  if (path) places.push(`${path}/.well-known/openid-configuration`);
  return places.map((place) => new URL(place, origin));
}

/** Undefined for an answer that is too large to be what is asked for. @throws SendError when there is none */
async function ask(send: Send, url: URL, signal: AbortSignal): Promise<HttpResponse | undefined> {
  try {
    return await send({ url, headers: { accept: 'application/json' } }, signal);
  } catch (thrown) {
    if (thrown instanceof SendError && thrown.reason === 'too_large') return undefined;
    throw thrown;
  }
}

function read<S extends z.ZodType>(schema: S, answer: HttpResponse | undefined): z.output<S> | undefined {
  if (answer?.status !== 200) return undefined;
  try {
    return schema.safeParse(JSON.parse(answer.body)).data;
  } catch {
    return undefined;
  }
}

function isDown(answer: HttpResponse | undefined): boolean {
  return answer !== undefined && (answer.status >= 500 || answer.status === 429);
}

/** People leave out the slash at the end, or add it. */
function isSame(told: string, issuer: string): boolean {
  return told.replace(/\/$/, '') === issuer.replace(/\/$/, '');
}

function isSecure(address: string): boolean {
  return /^https:/i.test(address);
}
