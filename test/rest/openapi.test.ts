import { Validator } from '@seriousme/openapi-schema-validator';
import type { oas31 } from 'openapi3-ts';
import t from 'tap';
import { createOpenApi } from '../../src/rest/openapi.js';
import { ERRORS } from '../../src/shared/errors.js';
import { tools } from '../../src/tools/registry.js';
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
    const statuses = new Set([200, 403, 413, 415, ...tool.errors.codes.map((code) => ERRORS[code].status)]);
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
