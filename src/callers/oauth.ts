import type { IncomingMessage } from 'node:http';
import { GatewayError } from '../shared/errors.js';
import type { Send } from '../shared/http.js';
import type { Log } from '../shared/log.js';
import { type Fault, judgeToken } from './access-token.js';
import { IssuerError, readIssuer, sendToIssuer } from './issuer.js';
import { createIssuerKeys, RETRY_MS } from './issuer-keys.js';
import type { Resources } from './protected-resource.js';

interface Options {
  issuer: string;
  /** What tokens are made out to, where that is none of our addresses. */
  audience: string | undefined;
  scopes: readonly string[];
  resources: Resources;
  log: Log;
  send?: Send;
  now?: () => number;
}

/** A gateway that takes the access tokens of an issuer. */
export interface OAuth {
  /** Who shows this token, or what is wrong with it. @throws GatewayError busy while nobody can tell */
  callerOf(token: string, req: IncomingMessage): Promise<{ caller: string } | { fault: Fault }>;
  /** What a refusal tells the client, beside its fault. */
  parameters(req: IncomingMessage): string[];
}

const NOT_NOW = 'The gateway cannot check access tokens now, as their issuer does not answer. Try again later.';

/** Asks the issuer with the first token, so that neither start-up needs the other. */
export function createOAuth({ issuer, audience, scopes, resources, log, send = sendToIssuer(), now }: Options): OAuth {
  const read = async () => {
    try {
      return await readIssuer(issuer, send);
    } catch (thrown) {
      log.warn({ outcome: 'failed', ...(thrown instanceof IssuerError && { fault: thrown.fault }) }, 'issuer not read');
      throw thrown;
    }
  };
  const keys = createIssuerKeys(read, now);
  return {
    async callerOf(token, req) {
      // An audience that is one of our addresses is written for all of them.
      const isOther = audience !== undefined && !resources.has(audience, req);
      const isOurs = (told: string) => (isOther ? told === audience : resources.has(told, req));
      try {
        return await judgeToken(token, keys, { isOurs, scopes });
      } catch (thrown) {
        if (!(thrown instanceof IssuerError)) throw thrown;
        throw new GatewayError('busy', { message: NOT_NOW, retryAfterSeconds: RETRY_MS / 1000, cause: thrown });
      }
    },
    parameters: (req) => [
      ...(scopes.length > 0 ? [`scope="${scopes.join(' ')}"`] : []),
      `resource_metadata="${resources.metadataAddress(req)}"`,
    ],
  };
}
