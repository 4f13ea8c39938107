import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { GatewayError } from '../shared/errors.js';
import { withLineFields } from '../shared/line-fields.js';
import type { Fault } from './access-token.js';
import { onBehalfOf } from './caller.js';
import { type Key, ownerOf } from './keys.js';
import type { OAuth } from './oauth.js';

/** The keys as they are now. */
export type Keys = () => readonly Key[];

const REALM = 'Bearer realm="search-gateway"';
const SCOPES_LACK =
  'The access token does not allow this. Ask its issuer for one with the scopes that WWW-Authenticate names.';

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

/**
 * Runs `next` in the name of who shows a key of ours, or an access token for us; later, where its issuer has to be asked.
 * @throws GatewayError unauthorized | forbidden, after saying how to be let in; busy
 */
export type Authenticate = <Result>(
  res: ServerResponse,
  shown: string | undefined,
  next: () => Result,
) => Result | Promise<Awaited<Result>>;

/** What lets a caller in; anybody may call where there is none of it. */
interface Ways {
  keys?: Keys | undefined;
  oauth?: OAuth | undefined;
}

export function createAuthenticate({ keys, oauth }: Ways): Authenticate {
  if (!keys && !oauth) return (_res, _shown, next) => next();
  const refused = createRefused({ keys, oauth });
  return (res, shown, next) => {
    if (shown === undefined) throw refused(res);
    const caller = keys && ownerOf(keys(), shown);
    if (caller !== undefined) return inNameOf(caller, `key ${caller}`, next);
    if (!oauth) throw refused(res, 'invalid_token');
    return oauth.callerOf(shown, res.req).then((found) => {
      if ('fault' in found) throw refused(res, found.fault);
      // Nothing that begins now would hear that its client has left.
      if (res.destroyed) throw new GatewayError('unauthorized');
      return inNameOf(found.caller, found.caller, next) as Awaited<ReturnType<typeof next>>;
    });
  };
}

function inNameOf<Result>(caller: string, id: string, work: () => Result): Result {
  return withLineFields({ caller }, () => onBehalfOf(id, work));
}

const TOKEN = 'an access token as Authorization: Bearer TOKEN; WWW-Authenticate names the metadata that says whose';

/** Says in the head of the answer how to be let in (RFC 6750, RFC 9728), and makes the error for its body. */
function createRefused({ keys, oauth }: Ways) {
  const message = oauth && `This gateway wants ${keys ? 'a key, or ' : ''}${TOKEN}.`;
  return (res: ServerResponse, fault?: Fault): GatewayError => {
    const parameters = [REALM, ...(fault ? [`error="${fault}"`] : []), ...(oauth?.parameters(res.req) ?? [])];
    res.setHeader('www-authenticate', parameters.join(', '));
    if (fault === 'insufficient_scope') return new GatewayError('forbidden', { message: SCOPES_LACK });
    return new GatewayError('unauthorized', { ...(message && { message }) });
  };
}

/** The same as a guard of HTTP, for faces whose clients show their key in a header. */
export function byHeader(authenticate: Authenticate) {
  return ({ headers }: IncomingMessage, res: ServerResponse, next: () => void): void | Promise<void> =>
    authenticate(res, credentialOf(headers), next);
}
