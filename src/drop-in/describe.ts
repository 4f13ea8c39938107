import { oas31 } from 'openapi3-ts';
import type { z } from 'zod';
import { jsonSchema } from '../tools/json-schema.js';
import type { Contract, Route } from './contract.js';

/** The OpenAPI 3.1 document of one contract, as far as it is served. Its paths stand below `base`. */
export function describeContract({ title, routes }: Contract, base: string, version: string): oas31.OpenAPIObject {
  const api = oas31.OpenApiBuilder.create()
    .addOpenApiVersion('3.1.0')
    .addInfo({
      title: `${title}, as the Search and Fetch Gateway serves it`,
      version,
      description: `For clients of ${title}: give them this gateway as their address. Fields that are not listed are ignored.`,
      license: { name: 'MIT', identifier: 'MIT' },
    })
    .addServer({ url: base });
  const paths: Record<string, oas31.PathItemObject> = {};
  for (const route of routes) {
    const path = route.path.replace('*', '{rest}').replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  for (const [path, item] of Object.entries(paths)) api.addPath(path, item);
  const { components: _, ...document } = api.getSpec();
  return document;
}

function operation({
  method,
  path,
  summary,
  input,
  output,
  posted = 'application/json',
}: Route): oas31.OperationObject {
  const names = path.split('/').flatMap((part) => (part === '*' ? 'rest' : part.startsWith(':') ? part.slice(1) : []));
  const inPath = names.map(
    (name): oas31.ParameterObject => ({ name, in: 'path', required: true, schema: { type: 'string' } }),
  );
  const body = schema(input, 'input');
  const answers = {
    200: { description: 'Success', content: { 'application/json': { schema: schema(output, 'output') } } },
  };
  const asked =
    method === 'POST'
      ? { requestBody: { required: true, content: { [posted]: { schema: body } } }, parameters: inPath }
      : { parameters: [...inPath, ...inQuery(body)] };
  return {
    summary,
    ...asked,
    responses: { ...answers, default: { description: 'A failure, as this contract says it' } },
  };
}

function inQuery({ properties = {}, required = [] }: oas31.SchemaObject): oas31.ParameterObject[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function schema(of: z.ZodType, io: 'input' | 'output'): oas31.SchemaObject {
  return jsonSchema(of, io) as oas31.SchemaObject;
}
