import t from 'tap';
import { GatewayEnv } from '../../src/config.js';
import { readEnv } from '../../src/shared/env.js';
import type { SettingsError } from '../../src/shared/settings-error.js';
import { gatewayFor } from '../helpers/gateway.js';

const ISSUER = 'https://login.example/realms/web';
const WELL_KNOWN = '.well-known/oauth-protected-resource';

t.test('each address of MCP, and the gateway as a whole, has metadata that anybody may read', async (t) => {
  const { url } = await gatewayFor(t, {
    env: { SERVICE_OAUTH_ISSUER: ISSUER, SERVICE_OAUTH_SCOPES: 'web, read', SERVICE_DROP_IN: 'chatgpt' },
  });
  for (const path of ['', '/mcp', '/mcp/http', '/mcp/sse', '/mcp/chatgpt', '/compat/chatgpt']) {
    const response = await fetch(new URL(WELL_KNOWN + path, url), { headers: { origin: 'https://inspector.example' } });
    t.match(response, { status: 200 });
    t.equal(response.headers.get('access-control-allow-origin'), '*');
    t.match(response.headers.get('content-type'), 'application/json');
    t.strictSame(await response.json(), {
      resource: url.origin + path,
      authorization_servers: [ISSUER],
      scopes_supported: ['web', 'read'],
      bearer_methods_supported: ['header'],
      resource_name: 'Search and Fetch Gateway',
    });
  }
  for (const path of ['/mcp/other', '/api/v1/search', '/mcp/message']) {
    t.equal((await fetch(new URL(WELL_KNOWN + path, url))).status, 404, path);
  }
});

t.test('a browser may ask first, and nothing else is taken', async (t) => {
  const { url } = await gatewayFor(t, { env: { SERVICE_OAUTH_ISSUER: ISSUER } });
  const headers = {
    origin: 'https://inspector.example',
    'access-control-request-method': 'GET',
    'access-control-request-headers': 'mcp-protocol-version',
  };
  const asked = await fetch(new URL(`${WELL_KNOWN}/mcp`, url), { method: 'OPTIONS', headers });
  t.equal(asked.status, 204);
  t.equal(asked.headers.get('access-control-allow-headers'), '*');
  const posted = await fetch(new URL(WELL_KNOWN, url), { method: 'POST', body: '{}' });
  t.equal(posted.status, 405);
  t.match(posted.headers.get('allow'), 'GET');
});

t.test('on loopback it has the name that the client calls, and no other', async (t) => {
  const { url } = await gatewayFor(t, { env: { SERVICE_OAUTH_ISSUER: ISSUER } });
  const { port } = url;
  const resource = async (base: string, headers = {}) =>
    (await (await fetch(new URL(`${WELL_KNOWN}/mcp`, base), { headers })).json()).resource;
  t.equal(await resource(`http://localhost:${port}`), `http://localhost:${port}/mcp`);
  t.equal(await resource(`http://127.0.0.1:${port}`), `http://127.0.0.1:${port}/mcp`);
});

t.test('behind a path prefix the well-known part stands between host and path', async (t) => {
  const { url } = await gatewayFor(t, {
    env: { SERVICE_OAUTH_ISSUER: ISSUER, SERVICE_ADDRESS: 'https://gateway.example/web/' },
  });
  const places: [path: string, resource: string][] = [
    [`${WELL_KNOWN}/web/mcp`, '/web/mcp'],
    [`${WELL_KNOWN}/web`, '/web'],
    [`${WELL_KNOWN}/mcp`, '/web/mcp'],
    [WELL_KNOWN, '/web'],
    [`web/${WELL_KNOWN}/mcp/sse`, '/web/mcp/sse'],
  ];
  for (const [path, resource] of places) {
    const { resource: told } = await (await fetch(new URL(path, url))).json();
    t.equal(told, `https://gateway.example${resource}`, path);
  }
  const refused = await fetch(new URL('mcp', url), { method: 'POST' });
  t.match(
    refused.headers.get('www-authenticate'),
    'resource_metadata="https://gateway.example/.well-known/oauth-protected-resource/web/mcp"',
  );
});

t.test('settings that leave tokens without an audience, or an audience without tokens, fail the start', async (t) => {
  const faults = (env: Record<string, string>) => {
    try {
      readEnv(GatewayEnv, env);
    } catch (thrown) {
      return (thrown as SettingsError).faults.map((fault) => fault.replace(/:.*/, ''));
    }
    return [];
  };
  const on = { SERVICE_OAUTH_ISSUER: ISSUER };
  t.strictSame(faults(on), []);
  for (const SERVICE_HOST of ['127.0.0.1', '::1', 'localhost']) t.strictSame(faults({ ...on, SERVICE_HOST }), []);
  for (const SERVICE_HOST of ['0.0.0.0', '::', '192.0.2.1'])
    t.strictSame(faults({ ...on, SERVICE_HOST }), ['SERVICE_ADDRESS'], SERVICE_HOST);
  t.strictSame(faults({ ...on, SERVICE_HOST: '0.0.0.0', SERVICE_ADDRESS: 'https://gateway.example' }), []);
  for (const SERVICE_OAUTH_SCOPES of ['web,read', 'web read', ' web, read '])
    t.strictSame(readEnv(GatewayEnv, { ...on, SERVICE_OAUTH_SCOPES }).SERVICE_OAUTH_SCOPES, ['web', 'read']);
  t.strictSame(faults({ SERVICE_OAUTH_SCOPES: 'web' }), ['SERVICE_OAUTH_ISSUER']);
  t.strictSame(faults({ SERVICE_OAUTH_AUDIENCE: 'web' }), ['SERVICE_OAUTH_ISSUER']);
  for (const SERVICE_OAUTH_ISSUER of ['login.example', 'ftp://login.example', 'https://login.example/?realm=web'])
    t.strictSame(faults({ SERVICE_OAUTH_ISSUER }), ['SERVICE_OAUTH_ISSUER'], SERVICE_OAUTH_ISSUER);
  for (const SERVICE_OAUTH_SCOPES of ['a"', 'a\\b', ',', ' '])
    t.strictSame(faults({ ...on, SERVICE_OAUTH_SCOPES }), ['SERVICE_OAUTH_SCOPES'], SERVICE_OAUTH_SCOPES);
});
