import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { GatewayError } from '../shared/errors.js';
import { withLineFields } from '../shared/line-fields.js';
import { onBehalfOf } from './caller.js';
import { type Key, ownerOf } from './keys.js';

/** The keys as they are now. */
export type Keys = () => readonly Key[];

const REALM = 'Bearer realm="search-gateway"';

/**
 * What a client shows for itself: `Authorization: Bearer KEY`, `x-api-key: KEY`, and as clients of other products send it,
 * the key alone, or as the password of `Basic` (or its user name, without one). `Bearer` with nothing after it is none.
 */
export function credentialOf(headers: IncomingHttpHeaders): string | undefined {
  const { authorization = '', 'x-api-key': apiKey } = headers;
  const [, scheme = '', rest = ''] = /^\s*(\S*)\s*(.*?)\s*$/.exec(authorization) ?? [];
  const kind = scheme.toLowerCase();
  if (kind === 'bearer') return rest || one(apiKey);
  if (kind === 'basic') return ofBasic(rest) || one(apiKey);
  return scheme || one(apiKey);
}

function ofBasic(encoded: string): string | undefined {
  const [, user = '', password = ''] = /^([^:]*):?(.*)$/s.exec(Buffer.from(encoded, 'base64').toString('utf8')) ?? [];
  return password || user || undefined;
}

function one(header: string | string[] | undefined): string | undefined {
  return [header].flat()[0]?.trim() || undefined;
}

/** Runs `next` in the name of who shows a key of ours. @throws GatewayError unauthorized, after saying how to show one */
export type Authenticate = <Result>(res: ServerResponse, shown: string | undefined, next: () => Result) => Result;

/** Without keys anybody may call, in nobody's name. */
export function createAuthenticate(keys: Keys | undefined): Authenticate {
  if (!keys) return (_res, _shown, next) => next();
  return (res, shown, next) => {
    const caller = shown === undefined ? undefined : ownerOf(keys(), shown);
    if (caller !== undefined) return withLineFields({ caller }, () => onBehalfOf(`key ${caller}`, next));
    res.setHeader('www-authenticate', shown === undefined ? REALM : `${REALM}, error="invalid_token"`);
    throw new GatewayError('unauthorized');
  };
}

/** The same as a guard of HTTP, for faces whose clients show their key in a header. */
export function byHeader(authenticate: Authenticate) {
  return ({ headers }: IncomingMessage, res: ServerResponse, next: () => void): void =>
    authenticate(res, credentialOf(headers), next);
}
