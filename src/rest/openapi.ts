import { oas31 } from 'openapi3-ts';
import { z } from 'zod';
import { CACHE_STATES } from '../shared/call-facts.js';
import { SHARED_CODES } from '../shared/errors.js';
import { PHASES } from '../shared/fetch-contract.js';
import { JSON_LINES } from '../shared/json-lines.js';
import { batchInput, batchRow } from '../tools/batch.js';
import { tools } from '../tools/registry.js';
import type { Tool } from '../tools/tool.js';
import { jobPaths } from './openapi-jobs.js';
import { errorResponses, headersOf, json, schema } from './openapi-parts.js';
import { batchPath } from './router.js';

/** What lets a caller in. */
interface Wanted {
  keys: boolean;
  /** Access tokens of an issuer. */
  tokens: boolean;
}

/** The ways in which a client shows its key, or its access token. */
function waysIn({ keys, tokens }: Wanted): Record<string, oas31.SecuritySchemeObject> {
  return {
    ...(keys && {
      bearer: { type: 'http', scheme: 'bearer' },
      key: { type: 'apiKey', in: 'header', name: 'x-api-key' },
    }),
    ...(tokens && {
      token: {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'JWT',
        description: 'An OAuth 2 access token; `/.well-known/oauth-protected-resource` says of which issuer',
      },
    }),
  };
}

/** The OpenAPI 3.1 document of the REST face. Pure: tools and the error table in, document out. */
export function createOpenApi(version: string, wanted: Wanted = { keys: false, tokens: false }): oas31.OpenAPIObject {
  const api = oas31.OpenApiBuilder.create()
    .addOpenApiVersion('3.1.0')
    .addInfo({
      title: 'Search and Fetch Gateway',
      version,
      description: 'Web search and page fetching for AI agents. The same operations are MCP tools at `/mcp`.',
      license: { name: 'MIT', identifier: 'MIT' },
    })
    // Relative, so that the document is right behind a path prefix too.
    .addServer({ url: './' })
    .addTag({ name: 'web', description: 'The operations, each also an MCP tool' })
    .addTag({ name: 'jobs', description: 'Long lists, worked through while nobody waits' })
    .addTag({ name: 'health', description: 'Probes' });
  for (const tool of tools) {
    api.addPath(`/api/v1${tool.rest}`, { post: operation(tool) });
    if (tool.list) api.addPath(batchPath(tool), { post: batchOperation(tool, tool.list) });
  }
  for (const [path, item] of Object.entries(jobPaths(tools))) api.addPath(path, item);
  api.addPath('/healthz', { get: probe('health', 'Whether the process is up', { 200: 'The process is up' }) });
  const readiness = {
    200: 'A crawl worker is reachable',
    503: 'The crawl worker cannot be reached, or none of several',
  };
  api.addPath('/readyz', { get: probe('readiness', 'Whether a crawl worker is reachable too', readiness) });
  // The builder's empty components would make Swagger UI offer an authorization that does not exist.
  const { components: _, ...document } = api.getSpec();
  const securitySchemes = waysIn(wanted);
  const security = Object.keys(securitySchemes).map((name) => ({ [name]: [] }));
  return security.length > 0 ? { ...document, components: { securitySchemes }, security } : document;
}

function operation(tool: Tool): oas31.OperationObject {
  return {
    operationId: tool.name,
    tags: ['web'],
    summary: tool.title,
    description: tool.description,
    // Told to those who let people type the argument.
    ...(tool.takesAddress && { 'x-takes-address': true }),
    requestBody: { required: true, content: json(schema(tool.input, 'input'), tool.examples.input) },
    responses: {
      200: {
        description: `Success; as lines where \`Accept\` has \`${JSON_LINES}\``,
        headers: headersOf('cache', 'age', 'provider', 'leftOut', 'policy', 'limit', 'ignored'),
        content: { ...json(schema(tool.output, 'output'), tool.examples.output), [JSON_LINES]: lines(tool) },
      },
      ...errorResponses(tool),
    },
  };
}

/** A line for each phase, then one for how the call ended. */
function lines(tool: Tool): oas31.MediaTypeObject {
  const line = z.looseObject({
    phase: z.enum(PHASES).optional().describe('What the call is at; of each line but the last'),
    outcome: z
      .enum(['success', ...tool.errors.codes, ...SHARED_CODES])
      .optional()
      .describe('Of the last line; a failure also has the fields of its body'),
    status: z.int().optional().describe('Of a failure: what it has without lines'),
    cache: z.enum(CACHE_STATES).optional().describe('Of a success, as the header'),
    age: z.int().optional().describe('Likewise'),
    result: tool.output.optional(),
  });
  return { schema: schema(line, 'output'), example: { phase: PHASES[0] } };
}

function batchOperation(tool: Tool, list: string): oas31.OperationObject {
  const { [tool.argument]: argument, ...rest } = tool.examples.input as Record<string, unknown>;
  const row = { index: 0, input: argument, outcome: 'success', result: tool.examples.output };
  const rows = { [JSON_LINES]: { schema: schema(batchRow(tool), 'output'), example: row } };
  return {
    operationId: `${tool.name}_batch`,
    tags: ['web'],
    summary: `${tool.title}: several at once`,
    description: `As \`${tool.name}\` for each of \`${list}\`. One JSON value a line, in the order in which they are done.`,
    requestBody: {
      required: true,
      content: json(schema(batchInput(tool, list), 'input'), { ...rest, [list]: [argument] }),
    },
    responses: {
      200: { description: 'A line for each', headers: headersOf('ignored'), content: rows },
      ...errorResponses(tool, ['invalid_request', tool.errors.fallback, 'busy']),
    },
  };
}

/** A probe that answers with each status of `answers`, which says what it means. */
function probe(operationId: string, summary: string, answers: Record<number, string>): oas31.OperationObject {
  const workers = z
    .object({ known: z.int(), out: z.int().describe('Those that do not answer and are passed over') })
    .optional()
    .describe('Of a gateway with several crawl workers');
  const status = z.enum(['ok', 'unavailable']);
  const body = schema(z.object(operationId === 'readiness' ? { status, workers } : { status }), 'output');
  const responses = Object.entries(answers).map(([status, description]) => {
    const example = { status: status === '200' ? 'ok' : 'unavailable' };
    return [status, { description, content: json(body, example) }] as const;
  });
  return { operationId, tags: ['health'], summary, responses: Object.fromEntries(responses) };
}
