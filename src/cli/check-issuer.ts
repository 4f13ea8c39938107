import type { IssuerFault } from '../callers/issuer.js';
import type { GatewayEnv } from '../config.js';
import { isLoopback } from '../shared/http-guard.js';
import type { Check } from './doctor.js';
import { watch } from './watched.js';

const FAULTS: Record<IssuerFault, string> = {
  unreachable: 'does not answer. Look at the way to it from here',
  no_metadata: 'publishes no metadata where RFC 8414 and OpenID Connect Discovery put it. Correct SERVICE_OAUTH_ISSUER',
  other_issuer: 'calls itself something else. Set SERVICE_OAUTH_ISSUER to the issuer that its metadata names',
  no_keys: 'publishes no keys that can check a token. Look at its keys, and at jwks_uri of its metadata',
};

/** Whether tokens can be checked: what the issuer publishes about itself, and its keys. */
export async function checkIssuer({ SERVICE_OAUTH_ISSUER: name }: GatewayEnv): Promise<Check[]> {
  if (name === undefined) return [];
  const check = 'issuer';
  const { IssuerError, readIssuer, sendToIssuer } = await import('../callers/issuer.js');
  const { ask, noAnswer } = watch(sendToIssuer());
  try {
    const { count } = await readIssuer(name, ask);
    const keys = `${count} key${count === 1 ? '' : 's'}`;
    if (/^https:/i.test(name) || isLoopback(new URL(name).hostname)) {
      return [{ check, status: 'ok', message: `its metadata fits, with ${keys}` }];
    }
    const message = `its metadata fits, with ${keys}, but over plain HTTP, where others can put their own. Use https`;
    return [{ check, status: 'warn', message }];
  } catch (thrown) {
    const fault = thrown instanceof IssuerError ? thrown.fault : 'unreachable';
    const why = fault === 'unreachable' ? noAnswer() : undefined;
    const message = `SERVICE_OAUTH_ISSUER ${FAULTS[fault]}${why ? `. Why: ${why.found}. ${why.next}` : ''}`;
    return [{ check, status: 'fail', message }];
  }
}
