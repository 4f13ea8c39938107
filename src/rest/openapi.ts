import { oas31 } from 'openapi3-ts';
import { z } from 'zod';
import { CACHE_STATES, FACT_HEADERS } from '../shared/call-facts.js';
import { ERRORS, type ErrorCode, GatewayError, SHARED_CODES } from '../shared/errors.js';
import { PHASES } from '../shared/fetch-contract.js';
import { JSON_LINES } from '../shared/json-lines.js';
import { batchInput, batchRow } from '../tools/batch.js';
import { jsonSchema } from '../tools/json-schema.js';
import { tools } from '../tools/registry.js';
import type { Tool } from '../tools/tool.js';
import { JOB_PATH, JobPlace, JobStarted, JobStatus, jobInput, jobsPath, NEXT_CURSOR } from './jobs.js';
import { REFUSALS } from './refusals.js';
import { batchPath } from './router.js';

/** A way in which an operation may answer with an error; `name` is the key of its example. */
interface Refusal {
  name: string;
  status: number;
  code: ErrorCode;
  message: string;
  retryAfterSeconds?: number;
}

/** Of an answer that may be another one later. */
const RETRY_AFTER: oas31.HeadersObject = {
  'Retry-After': { description: 'Seconds to wait before another try', schema: { type: 'integer', minimum: 1 } },
};

/** What the head of a success tells beside it. */
const FACTS: Record<keyof typeof FACT_HEADERS, oas31.HeaderObject> = {
  cache: {
    description: 'Whether it was kept from before, asked about and kept, or fetched for this call',
    schema: { type: 'string', enum: [...CACHE_STATES] },
  },
  age: { description: 'Seconds since it was last fetched', schema: { type: 'integer', minimum: 0 } },
  provider: {
    description: 'Of a search: the provider that answered, and why others did not',
    schema: { type: 'string' },
  },
  leftOut: {
    description:
      'Of a search: rows that were not of the domains or days asked for, where the list is short without them',
    schema: { type: 'integer', minimum: 1 },
  },
  policy: { description: 'Where callers are limited: points a minute', schema: { type: 'string' } },
  limit: {
    description: 'Where callers are limited: points left, and seconds until all are back',
    schema: { type: 'string' },
  },
  ignored: {
    description: 'Arguments that there are none of, percent-encoded, separated by commas',
    schema: { type: 'string' },
  },
};

/** Refusals of the HTTP layer, which any operation may answer. */
const HTTP_REFUSALS: readonly Refusal[] = Object.entries(REFUSALS).map(([name, refusal]) => ({ name, ...refusal }));

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
  const listed = tools.flatMap((tool) => (tool.list ? [{ tool, list: tool.list }] : []));
  for (const { tool, list } of listed) api.addPath(jobsPath(tool), { post: jobOperation(tool, list) });
  for (const { tool } of listed.slice(0, 1)) {
    const path = JOB_PATH.replace(':id', '{id}');
    api.addPath(path, { parameters: [JOB_ID], get: jobStatus(tool), delete: jobCancel(tool) });
    api.addPath(`${path}/results`, { parameters: [JOB_ID], get: jobResults(tool) });
  }
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

function headersOf(...facts: (keyof typeof FACT_HEADERS)[]): oas31.HeadersObject {
  return Object.fromEntries(facts.map((fact) => [FACT_HEADERS[fact], FACTS[fact]]));
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

const AN_ID = 'q7Xn2cVwT0aJm5Zk8yRb1g';
const JOB_ID: oas31.ParameterObject = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
const A_JOB = {
  id: AN_ID,
  state: 'running',
  total: 3,
  done: 2,
  outcomes: { success: 1, not_found: 1 },
  created_at: '2026-01-01T12:00:00.000Z',
  expires_at: '2026-01-01T13:00:00.000Z',
} satisfies z.output<typeof JobStatus>;

function jobOperation(tool: Tool, list: string): oas31.OperationObject {
  const { [tool.argument]: argument, ...rest } = tool.examples.input as Record<string, unknown>;
  const headers: oas31.HeadersObject = {
    Location: { description: 'Where the job is, relative to this path', schema: { type: 'string' } },
    ...headersOf('ignored'),
  };
  return {
    operationId: `${tool.name}_job`,
    tags: ['jobs'],
    summary: `${tool.title}: a long list`,
    description: `Makes a job that does as \`${tool.name}\` for each of \`${list}\` while nobody waits.`,
    requestBody: {
      required: true,
      content: json(schema(jobInput(tool, list), 'input'), { ...rest, [list]: [argument] }),
    },
    responses: {
      202: { description: 'The job is there', headers, content: json(schema(JobStarted, 'output'), { id: AN_ID }) },
      ...errorResponses(tool, ['invalid_request', tool.errors.fallback, ...SHARED_CODES]),
    },
  };
}

function jobStatus(tool: Tool): oas31.OperationObject {
  return {
    operationId: 'job',
    tags: ['jobs'],
    summary: 'How far a job is',
    responses: {
      200: { description: 'How far it is', content: json(schema(JobStatus, 'output'), A_JOB) },
      ...errorResponses(tool, ['not_found', tool.errors.fallback]),
    },
  };
}

function jobCancel(tool: Tool): oas31.OperationObject {
  return {
    operationId: 'job_cancel',
    tags: ['jobs'],
    summary: 'Cancels a job',
    description:
      'Ends its visits. Results that there are can be read until it expires; a job that is over stays as it is.',
    responses: {
      200: {
        description: 'It is over',
        content: json(schema(JobStatus, 'output'), { ...A_JOB, state: 'cancelled' }),
      },
      ...errorResponses(tool, ['not_found', tool.errors.fallback]),
    },
  };
}

function jobResults(tool: Tool): oas31.OperationObject {
  const row = { index: 0, input: 'https://example.com/', outcome: 'success', result: tool.examples.output };
  const parameters = Object.entries(JobPlace.shape).map(([name, field]) => {
    const { description = '', ...of } = schema(field, 'input');
    return { name, in: 'query' as const, description, schema: of };
  });
  const headers: oas31.HeadersObject = {
    [NEXT_CURSOR]: { description: '`cursor` of the next part; absent at the end', schema: { type: 'string' } },
    'Retry-After': { description: 'Where nothing has come yet: seconds to wait', schema: { type: 'integer' } },
  };
  return {
    operationId: 'job_results',
    tags: ['jobs'],
    summary: 'The results of a job',
    description: 'In the order in which they are done, a JSON value a line: each place of the list once.',
    parameters,
    responses: {
      200: {
        description: 'A line for each',
        headers,
        content: { [JSON_LINES]: { schema: schema(batchRow(tool), 'output'), example: row } },
      },
      ...errorResponses(tool, ['invalid_request', 'not_found', tool.errors.fallback, 'busy']),
    },
  };
}

/** One response for each status, with every body that it may have as an example. */
function errorResponses(
  tool: Tool,
  codes: readonly ErrorCode[] = [...tool.errors.codes, ...SHARED_CODES],
): Record<string, oas31.ResponseObject> {
  const own = codes.map((code): Refusal => ({ ...ERRORS[code], name: code, code }));
  const byStatus = new Map<number, Refusal[]>();
  for (const refusal of [...own, ...HTTP_REFUSALS]) {
    byStatus.set(refusal.status, [...(byStatus.get(refusal.status) ?? []), refusal]);
  }
  const body = schema(tool.errors.body, 'output');
  const responses: Record<string, oas31.ResponseObject> = {};
  for (const [status, refusals] of byStatus) {
    const description = refusals.map(({ code, message }) => `\`${code}\`: ${message}`).join('\n\n');
    const examples = new Map<string, [name: string, example: oas31.ExampleObject]>();
    for (const { name, code, message } of refusals) {
      const value = tool.errors.toBody(new GatewayError(code, { message }));
      const text = JSON.stringify(value);
      if (!examples.has(text)) examples.set(text, [name, { description: message, value }]);
    }
    const named = Object.fromEntries(examples.values());
    const headers = refusals.some(({ retryAfterSeconds }) => retryAfterSeconds !== undefined) && {
      headers: RETRY_AFTER,
    };
    responses[status] = { description, ...headers, content: { 'application/json': { schema: body, examples: named } } };
  }
  return responses;
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

function schema(of: z.ZodType, io: 'input' | 'output'): oas31.SchemaObject {
  return jsonSchema(of, io) as oas31.SchemaObject;
}

function json(schema: oas31.SchemaObject, example: unknown): oas31.ContentObject {
  return { 'application/json': { schema, example } };
}
