import { Validator } from '@seriousme/openapi-schema-validator';
import type { oas31 } from 'openapi3-ts';
import t from 'tap';
import { createOpenApi } from '../../src/rest/openapi.js';
import { FACT_HEADERS } from '../../src/shared/call-facts.js';
import { ERRORS } from '../../src/shared/errors.js';
import { PHASES } from '../../src/shared/fetch-contract.js';
import { tools } from '../../src/tools/registry.js';
import { asHost } from '../helpers/as-host.js';
import { gatewayFor } from '../helpers/gateway.js';

t.test('the document is valid OpenAPI 3.1', async (t) => {
  const { valid, errors } = await new Validator().validate({ ...createOpenApi('1.2.3') });
  t.ok(valid, JSON.stringify(errors));
});

t.test('each tool is an operation with examples, and every status has its body', async (t) => {
  const { paths } = createOpenApi('1.2.3');
  for (const tool of tools) {
    const post = paths?.[`/api/v1${tool.rest}`]?.post;
    t.equal(post?.operationId, tool.name);
    const body = post?.requestBody as oas31.RequestBodyObject;
    t.strictSame(body.content['application/json']?.example, tool.examples.input);
    const statuses = new Set([
      200,
      401,
      403,
      413,
      415,
      429,
      503,
      ...tool.errors.codes.map((code) => ERRORS[code].status),
    ]);
    t.strictSame(new Set(Object.keys(post?.responses ?? {}).map(Number)), statuses);
    for (const [status, { content }] of Object.entries(post?.responses ?? {}) as [
      string,
      { content: Record<string, object> },
    ][]) {
      const { schema, example, examples } = content['application/json'] as Record<string, object>;
      t.ok(schema && (example ?? examples), `${tool.name} ${status}: schema and example`);
      const named = Object.values((examples ?? {}) as Record<string, { value: unknown }>).map(({ value }) => value);
      for (const body of status === '200' ? [] : [example, ...named].filter(Boolean)) {
        t.ok(tool.errors.body.safeParse(body).success, `${tool.name} ${status}: the example fits`);
      }
    }
  }
});

t.test('lines and headers are told, and of many at once only what their status can be', async (t) => {
  const { paths } = createOpenApi('1.2.3');
  const answer = (path: string) => paths?.[path]?.post?.responses?.[200] as oas31.ResponseObject;
  for (const { rest, list } of tools) {
    const { headers, content } = answer(`/api/v1${rest}`);
    t.strictSame(Object.keys(headers ?? {}), Object.values(FACT_HEADERS));
    t.match(content?.['application/x-ndjson']?.schema, { properties: { phase: { enum: [...PHASES] }, result: {} } });
    if (!list) continue;
    const batch = `/api/v1${rest}/batch`;
    t.strictSame(Object.keys(answer(batch).headers ?? {}), [FACT_HEADERS.ignored]);
    t.strictSame(Object.keys(paths?.[batch]?.post?.responses ?? {}), [
      '200',
      '400',
      '401',
      '403',
      '413',
      '415',
      '500',
      '503',
    ]);
  }
});

t.test('what HTTP refuses is answered with a body that the document shows', async (t) => {
  const { url } = await gatewayFor(t);
  const { paths } = createOpenApi('1.2.3');
  const json = { 'content-type': 'application/json' };
  const cases: [status: number, headers: Record<string, string>, body: string][] = [
    [400, json, ''],
    [400, json, '{'],
    [400, { ...json, 'content-encoding': 'gzip' }, 'no'],
    [403, { ...json, origin: 'https://evil.example' }, '{}'],
    [413, json, `"${'x'.repeat(110_000)}"`],
    [415, { 'content-type': 'text/plain' }, '{}'],
    [415, { ...json, 'content-encoding': 'x' }, '{}'],
  ];
  for (const tool of tools) {
    const path = `/api/v1${tool.rest}`;
    const shown = (status: number) => {
      const response: oas31.ResponseObject | undefined = paths?.[path]?.post?.responses?.[status];
      const examples: oas31.ExamplesObject = response?.content?.['application/json']?.examples ?? {};
      return Object.values(examples as Record<string, oas31.ExampleObject>).map(({ value }) => value);
    };
    for (const [status, headers, body] of cases) {
      const response = await fetch(new URL(path, url), { method: 'POST', headers, body });
      t.equal(response.status, status);
      const answered = await response.text();
      t.ok(
        shown(status).some((value) => JSON.stringify(value) === answered),
        `${path} ${status} ${answered}`,
      );
    }
    const elsewhere = await asHost(new URL(path, url), 'evil.example', { method: 'POST' });
    t.equal(elsewhere.status, 403);
    t.ok(
      shown(403).some((value) => JSON.stringify(value) === elsewhere.body),
      elsewhere.body,
    );
  }
});

t.test('each status of a probe says what it means', async (t) => {
  const { responses } = createOpenApi('1.2.3').paths?.['/readyz']?.get ?? {};
  t.match(responses, { 200: { description: /is reachable/ }, 503: { description: /cannot be reached/ } });
});

t.test('it is served, and says the same', async (t) => {
  const { url } = await gatewayFor(t);
  const served = await (await fetch(new URL('openapi.json', url))).json();
  t.strictSame(served.paths, JSON.parse(JSON.stringify(createOpenApi('0').paths)));
});

t.test('Swagger UI comes from our own origin, with nothing inline', async (t) => {
  const { url } = await gatewayFor(t);
  const response = await fetch(new URL('docs', url));
  const policy = response.headers.get('content-security-policy') ?? '';
  t.match(policy, /default-src 'none'/);
  t.match(policy, /script-src 'self'(;|$)/);
  t.notMatch(policy, /unsafe|https?:/);
  const html = await response.text();
  t.notMatch(html, /<style|style=|<script>|\son\w+=|https?:/);
  const assets = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path ?? '');
  t.ok(assets.length >= 4);
  for (const path of assets) t.equal((await fetch(new URL(path, response.url))).status, 200, path);
  t.equal(new URL((await fetch(new URL('docs/', url))).url).pathname, '/docs', 'a trailing slash leads there');
});
