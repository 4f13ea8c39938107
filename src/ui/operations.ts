import { keyHeader } from './key.js';

/** A parameter of an operation, as its JSON Schema has it. */
export interface Field {
  name: string;
  type: string;
  description: string;
  enum?: string[];
  default?: unknown;
  minimum?: number;
}

/** An operation that this page can call, read from the OpenAPI document: no operation is known here by name. */
export interface Operation {
  name: string;
  title: string;
  /** Relative to the page, so that a path prefix is kept. */
  path: string;
  /** What is typed into the one big field. */
  argument: Field;
  /** Whether that is an address. */
  takesAddress: boolean;
  options: Field[];
  /** What to do after each error code. */
  nextSteps: Map<string, string>;
}

export type Input = Record<string, unknown>;

interface Example {
  description?: string;
}
interface Post {
  operationId: string;
  summary: string;
  tags: string[];
  'x-takes-address'?: boolean;
  requestBody: { content: Record<string, { schema: { properties: Record<string, Field>; required: string[] } }> };
  responses: Record<string, { content: Record<string, { examples?: Record<string, Example> }> }>;
}
interface OpenApi {
  info: { version: string };
  paths: Record<string, { post?: Post }>;
}

const JSON_TYPE = 'application/json';

/** The gateway is not described to those who show no key. */
export class WantsKey extends Error {}

/** @throws WantsKey, or another error when the document cannot be had */
export async function readOperations(): Promise<{ version: string; operations: Operation[] }> {
  const response = await fetch('openapi.json', { headers: keyHeader() });
  if (response.status === 401) throw new WantsKey();
  const { info, paths } = (await response.json()) as OpenApi;
  const operations = Object.entries(paths).flatMap(([path, { post }]) => (post ? (toOperation(path, post) ?? []) : []));
  return { version: info.version, operations };
}

function toOperation(path: string, post: Post): Operation | undefined {
  const { operationId, summary, requestBody, responses } = post;
  const schema = requestBody.content[JSON_TYPE]?.schema;
  const fields = Object.entries(schema?.properties ?? {}).map(([name, field]) => ({ ...field, name }));
  const argument = fields.find(({ name }) => name === schema?.required[0]);
  // Lists are for programs.
  if (!argument || argument.type === 'array') return undefined;
  const examples = Object.values(responses).flatMap(({ content }) =>
    Object.entries(content[JSON_TYPE]?.examples ?? {}),
  );
  return {
    name: operationId,
    title: summary,
    path: path.slice(1),
    argument,
    takesAddress: post['x-takes-address'] === true,
    options: fields.filter((field) => field !== argument),
    nextSteps: new Map(examples.map(([code, { description = '' }]) => [code, description])),
  };
}
