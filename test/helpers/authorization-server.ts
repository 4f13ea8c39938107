import type { IncomingMessage, ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { Provider } from 'oidc-provider';
import { listen, type Teardown } from './listen.js';

const SUBJECT = 'anne';

export interface AuthorizationServer {
  issuer: string;
  /** Whether tokens that it issues now are over already. */
  issuesExpired: boolean;
  /** Follows an authorization to the client's own address, logging in and consenting on the way, as a browser would. */
  authorize(start: URL, send: typeof fetch): Promise<URL>;
}

/** A real authorization server: dynamic registration, PKCE, resource indicators, JWT access tokens for `scope`. */
export async function authorizationServerFor(t: Teardown, scope: string): Promise<AuthorizationServer> {
  let handle: (req: IncomingMessage, res: ServerResponse) => unknown;
  const base = await listen(t, (req, res) => handle(req, res));
  const issuer = base.origin;
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk: JWK = { ...(await exportJWK(privateKey)), use: 'sig', alg: 'ES256', kid: 'one' };
  const server: AuthorizationServer = {
    issuer,
    issuesExpired: false,
    authorize: (start, send) => browse(start, issuer, send),
  };
  const provider = new Provider(issuer, {
    jwks: { keys: [jwk as never] },
    scopes: ['openid', 'offline_access', scope],
    cookies: { keys: ['a key for the cookies of a test'] },
    pkce: { required: () => true },
    findAccount: (_ctx, accountId) => ({ accountId, claims: () => ({ sub: accountId }) }),
    clientDefaults: { id_token_signed_response_alg: 'ES256' },
    issueRefreshToken: () => true,
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    ttl: { AccessToken: 3600, Grant: 3600, IdToken: 3600, Interaction: 3600, RefreshToken: 3600, Session: 3600 },
    features: {
      devInteractions: { enabled: false },
      registration: { enabled: true },
      resourceIndicators: {
        enabled: true,
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, resource) => ({
          scope,
          audience: resource,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'ES256' } },
        }),
      },
    },
    formats: {
      customizers: {
        jwt(_ctx, _token, { payload }) {
          if (server.issuesExpired) payload.exp = Number(payload.iat) - 3600;
        },
      },
    },
  });
  const answer = provider.callback();
  handle = (req, res) => (req.url?.startsWith('/interaction/') ? interact(provider, req, res) : answer(req, res));
  return server;
}

/** What a person would do on the pages of a login and of a consent. */
async function interact(provider: Provider, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { prompt, params } = await provider.interactionDetails(req, res);
  if (prompt.name === 'login') return provider.interactionFinished(req, res, { login: { accountId: SUBJECT } });
  const grant = new provider.Grant({ accountId: SUBJECT, clientId: String(params.client_id) });
  grant.addOIDCScope(String(params.scope ?? ''));
  for (const resource of [params.resource].flat()) grant.addResourceScope(String(resource), String(params.scope ?? ''));
  await provider.interactionFinished(req, res, { consent: { grantId: await grant.save() } });
}

/** Follows redirects with cookies for as long as they stay with the issuer. */
async function browse(start: URL, issuer: string, send: typeof fetch): Promise<URL> {
  const cookies = new Map<string, string>();
  let at = start;
  while (at.origin === issuer) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await send(at, { redirect: 'manual', headers: { cookie } });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (!location) throw new Error(`no redirect: ${response.status} ${await response.text()}`);
    at = new URL(location, at);
  }
  return at;
}
