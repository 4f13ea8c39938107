import type { oas31 } from 'openapi3-ts';
import type { z } from 'zod';
import { SHARED_CODES } from '../shared/errors.js';
import { JSON_LINES } from '../shared/json-lines.js';
import { batchRow } from '../tools/batch.js';
import type { Tool } from '../tools/tool.js';
import { JOB_PATH, JobPlace, JobStarted, JobStatus, jobInput, jobsPath, NEXT_CURSOR } from './jobs.js';
import { errorResponses, headersOf, json, schema } from './openapi-parts.js';

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

/** The paths of jobs: one to make a job with each tool that takes a list, and those that all jobs have. */
export function jobPaths(tools: readonly Tool[]): oas31.PathsObject {
  const listed = tools.flatMap((tool) => (tool.list ? [{ tool, list: tool.list }] : []));
  const [first] = listed;
  if (!first) return {};
  const path = JOB_PATH.replace(':id', '{id}');
  return {
    ...Object.fromEntries(listed.map(({ tool, list }) => [jobsPath(tool), { post: jobOperation(tool, list) }])),
    [path]: { parameters: [JOB_ID], get: jobStatus(first.tool), delete: jobCancel(first.tool) },
    [`${path}/results`]: { parameters: [JOB_ID], get: jobResults(first.tool) },
  };
}

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
      ...errorResponses(tool, ['not_found', tool.errors.fallback, 'busy']),
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
      ...errorResponses(tool, ['not_found', tool.errors.fallback, 'busy']),
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
