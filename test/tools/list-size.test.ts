import t from 'tap';
import { jsonSchema } from '../../src/tools/json-schema.js';
import { tools } from '../../src/tools/registry.js';

/** Every session pays for it. Four characters are about a token of English. */
const MOST_TOKENS = 1_200;

t.test('the list of tools is short', async (t) => {
  const listed = tools.map(({ name, title, description, input, structured, annotations }) => ({
    name,
    title,
    description,
    inputSchema: jsonSchema(input, 'input'),
    ...(structured && { outputSchema: jsonSchema(structured.schema, 'output') }),
    annotations: { title, ...annotations },
  }));
  const tokens = JSON.stringify({ tools: listed }).length / 4;
  t.ok(tokens <= MOST_TOKENS, `${tokens} tokens`);
});

t.test('schemas are flat', async (t) => {
  for (const { input, structured } of tools)
    for (const schema of [jsonSchema(input, 'input'), structured && jsonSchema(structured.schema, 'output')])
      t.notMatch(JSON.stringify(schema ?? {}), /"(\$ref|anyOf|oneOf)"/);
});
