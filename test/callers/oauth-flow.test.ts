import * as v2 from '@modelcontextprotocol/client';
import * as v1 from '@modelcontextprotocol/sdk/client/index.js';
import { SSEClientTransport as V1Sse } from '@modelcontextprotocol/sdk/client/sse.js';
import { StreamableHTTPClientTransport as V1Http } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import t from 'tap';
import { type AuthorizationServer, authorizationServerFor } from '../helpers/authorization-server.js';
import { gatewayFor } from '../helpers/gateway.js';

const CALLBACK = 'http://127.0.0.1:1/callback';

/** The part of a client that an application writes: keeps what it is given, and sends its user to the login. */
function createUser(server: AuthorizationServer, send: typeof fetch) {
  const kept: Record<string, unknown> = {};
  const keep = (name: string) => (value: unknown) => {
    kept[name] = value;
  };
  let reached: Promise<URL> | undefined;
  const provider = {
    redirectUrl: CALLBACK,
    clientMetadata: {
      client_name: 'A client of the test',
      redirect_uris: [CALLBACK],
      application_type: 'native',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    },
    clientInformation: () => kept.client,
    saveClientInformation: keep('client'),
    tokens: () => kept.tokens,
    saveTokens: keep('tokens'),
    codeVerifier: () => kept.verifier,
    saveCodeVerifier: keep('verifier'),
    discoveryState: () => kept.discovery,
    saveDiscoveryState: keep('discovery'),
    redirectToAuthorization(url: URL) {
      kept.asked = url;
      reached = server.authorize(url, send);
    },
  };
  return { provider: provider as never, kept, callback: async () => (await reached)?.searchParams };
}

interface Transport {
  finishAuth(code: string, iss?: string): Promise<void>;
}

/** Each official client over each transport that has a flow. */
const CLIENTS = [
  ['v2 over Streamable HTTP', 'mcp', v2.Client, v2.StreamableHTTPClientTransport],
  ['v2 over Streamable HTTP at its other address', 'mcp/http', v2.Client, v2.StreamableHTTPClientTransport],
  ['v2 over HTTP+SSE', 'mcp/sse', v2.Client, v2.SSEClientTransport],
  ['v1 over Streamable HTTP', 'mcp', v1.Client, V1Http],
  ['v1 over HTTP+SSE', 'mcp/sse', v1.Client, V1Sse],
] as const;

for (const [name, path, Client, ClientTransport] of CLIENTS) {
  t.test(`the official client, ${name}, finds its way from a 401 to a call`, async (t) => {
    const server = await authorizationServerFor(t, 'web');
    const { url, lines } = await gatewayFor(t, {
      env: { SERVICE_OAUTH_ISSUER: server.issuer, SERVICE_OAUTH_SCOPES: 'web', SERVICE_LOG_LEVEL: 'info' },
    });
    const asked: string[] = [];
    const noted: typeof fetch = async (input, init) => {
      const response = await fetch(input, init);
      const to = new URL(input instanceof Request ? input.url : input);
      const who = to.origin === url.origin ? 'gateway' : 'issuer ';
      const path = to.pathname.replace(/[\w-]{43,}$/, '…');
      asked.push(`${who} ${init?.method ?? 'GET'} ${path} ${response.status}`);
      return response;
    };
    const { provider, kept, callback } = createUser(server, noted);
    const connect = async () => {
      const transport = new ClientTransport(new URL(path, url), { authProvider: provider, fetch: noted });
      const client = new Client({ name: 'test', version: '1' });
      try {
        await client.connect(transport as never);
      } catch (thrown) {
        return { transport: transport as Transport, thrown };
      }
      t.teardown(() => client.close());
      return { transport: transport as Transport, client };
    };
    const first = await connect();
    t.match(String(first.thrown), /Unauthorized/, 'is sent to the login');
    t.equal((kept.asked as URL).searchParams.get('resource'), new URL(path, url).href);
    t.match((kept.asked as URL).searchParams.get('scope'), /^web( offline_access)?$/);
    t.match((kept.asked as URL).searchParams.get('code_challenge'), /^[\w-]{43}$/);
    const back = await callback();
    await first.transport.finishAuth(String(back?.get('code')), String(back?.get('iss')));
    const { client, thrown } = await connect();
    t.equal(thrown, undefined);
    const call = () => client?.callTool({ name: 'web_search', arguments: { query: 'x' } });
    t.match(await call(), { structuredContent: { results: [{}] } });

    server.issuesExpired = true;
    kept.tokens = await refreshed(server, kept, new URL(path, url));
    server.issuesExpired = false;
    const before = asked.length;
    t.match(await call(), { structuredContent: { results: [{}] } }, 'with a token that is over, after a refresh');
    t.ok(asked.slice(before).some((line) => /^gateway .* 401$/.test(line)));
    t.ok(asked.slice(before).some((line) => /^issuer {2}POST \/token 200$/.test(line)));
    t.comment(asked.join('\n'));
    t.notMatch(lines.join(''), (kept.tokens as { access_token: string }).access_token);
    t.match(
      lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'call'),
      [{ caller: /^oauth:[\w-]{16}$/ }, { caller: /^oauth:[\w-]{16}$/ }],
    );
  });
}

/** What a client has some time later: a token that was good. */
async function refreshed(server: AuthorizationServer, kept: Record<string, unknown>, resource: URL): Promise<object> {
  const { refresh_token } = kept.tokens as { refresh_token: string };
  const { client_id } = kept.client as { client_id: string };
  const body = new URLSearchParams({
    grant_type: 'refresh_token',
    refresh_token,
    client_id,
    resource: resource.href,
    scope: 'web',
  });
  const response = await fetch(`${server.issuer}/token`, { method: 'POST', body });
  return { ...(kept.tokens as object), ...((await response.json()) as object) };
}
