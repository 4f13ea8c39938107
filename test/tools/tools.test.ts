import t from 'tap';
import { DEEPEST_PAGE } from '../../src/providers/pages.js';
import type { SearchQuery } from '../../src/providers/provider.js';
import { createCallCount } from '../../src/shared/call-count.js';
import { createLog } from '../../src/shared/log.js';
import { jsonSchema } from '../../src/tools/json-schema.js';
import { createCall, endCall, runTool, tools } from '../../src/tools/registry.js';
import type { ToolDeps } from '../../src/tools/tool.js';
import { webSearch } from '../../src/tools/web-search.js';
import { failureOf, never } from '../helpers/failure.js';

const log = createLog('test', 'error', process.stderr);

/** What the handler of web_search gets for a raw input. */
async function heard(raw: unknown): Promise<SearchQuery> {
  let query: SearchQuery | undefined;
  const search = async (asked: SearchQuery) => {
    query = asked;
    return [];
  };
  const fetchPage = async () => ({ title: '', url: '', snippet: '', markdown: '' });
  await runTool(webSearch, raw, { search, fetchPage }, createCall(webSearch, {}, never, log));
  if (!query) throw new Error('the provider was not asked');
  return query;
}

const defaults = { engine: 'auto', timelimit: '', safesearch: 'moderate', page: 1, limit: 0 };

t.test('what models send is taken as it is meant', async (t) => {
  const cases: [raw: Record<string, unknown>, expected: object][] = [
    [{ query: '  x ' }, { query: 'x', ...defaults }],
    [{ query: 'a\u0000b\u001b[0m\u0085c\n\td\ud800' }, { query: 'a b [0m c d', ...defaults }],
    [{ query: 'نمی\u200cخواهم 👩\u200d💻' }, { query: 'نمی\u200cخواهم 👩\u200d💻', ...defaults }],
    [
      { query: 'x', limit: '5', page: '2' },
      { query: 'x', ...defaults, limit: 5, page: 2 },
    ],
    [
      { query: 'x', limit: '3.0' },
      { query: 'x', ...defaults, limit: 3 },
    ],
    [
      { query: 'x', timelimit: '', region: '', engine: ' ', page: null, limit: '' },
      { query: 'x', ...defaults },
    ],
    [
      { query: 'x', safesearch: null, timelimit: 'w' },
      { query: 'x', ...defaults, timelimit: 'w' },
    ],
    [
      { query: 'x', unknown: 1, __proto__: { page: 9 } },
      { query: 'x', ...defaults },
    ],
    [{ q: ' x ' }, { query: 'x', ...defaults }],
    ...['max_results', 'count', 'num'].map((name): [Record<string, unknown>, object] => [
      { query: 'x', [name]: '7' },
      { query: 'x', ...defaults, limit: 7 },
    ]),
    [
      { query: 'x', q: 'y', limit: 3, count: 5 },
      { query: 'x', ...defaults, limit: 3 },
    ],
    [
      { query: '', q: 'y', limit: null, count: 5 },
      { query: 'y', ...defaults, limit: 5 },
    ],
    [
      { query: 'x', region: 'US-en' },
      { query: 'x', ...defaults, region: 'us-en' },
    ],
  ];
  for (const [raw, expected] of cases) t.strictSame(await heard(raw), expected, JSON.stringify(raw));
});

t.test('what cannot be meant is invalid_request naming the field and what it expects, never its value', async (t) => {
  const cases: [raw: unknown, fault: string][] = [
    [{}, 'query: missing, expected text'],
    ...['', '  ', '\u0000', '\u200b', ' \u200d\ufeff\u2060 ', '\u3164', '\u00ad', '\ud800', '\ufffd\ufffd'].map(
      (query): [raw: unknown, fault: string] => [{ query }, 'query: expected words to search for'],
    ),
    [{ query: null }, 'query: expected text'],
    [{ query: ['canary'] }, 'query: expected text'],
    [{ query: 'x', page: 0 }, 'page: expected 1 or more'],
    [{ query: 'x', page: 1.5 }, 'page: expected a whole number'],
    [{ query: 'x', page: '1.5' }, 'page: expected a whole number'],
    [{ query: 'x', page: 1e99 }, 'page: expected 9007199254740991 or less'],
    [{ query: 'x', limit: -1 }, 'limit: expected 0 or more'],
    [{ query: 'x', limit: 'canary' }, 'limit: expected a whole number'],
    [{ query: 'x', timelimit: 'canary' }, 'timelimit: expected one of d, w, m, y'],
    [{ query: 'x', safesearch: 'canary' }, 'safesearch: expected one of on, moderate, off'],
    [{ limit: -1 }, 'query: missing, expected text; limit: expected 0 or more'],
    ['canary', 'input: expected a JSON object'],
    [null, 'input: expected a JSON object'],
    [[], 'input: expected a JSON object'],
  ];
  for (const [raw, fault] of cases) {
    const error = await failureOf(heard(raw));
    t.match(error, { code: 'invalid_request', message: /^The request is not valid\./ }, JSON.stringify(raw));
    t.equal(error.message.replace(/^[^.]+\. /, ''), `${fault}.`);
  }
});

t.test('a handler that breaks its own output schema is an internal error', async (t) => {
  const deps = { search: async () => [{ title: 1 }] as never, fetchPage: async () => undefined as never };
  const error = await failureOf(runTool(webSearch, { query: 'x' }, deps, createCall(webSearch, {}, never, log)));
  t.match(error, { code: 'internal' });
});

t.test('schemas are flat objects with a description for every field, and never empty', async (t) => {
  for (const tool of tools) {
    for (const [schema, io] of [
      [tool.input, 'input'],
      [tool.output, 'output'],
      [tool.errors.body, 'output'],
    ] as const) {
      const made = jsonSchema(schema, io);
      t.ok(made.type, `${tool.name}: has a type`);
      t.notMatch(JSON.stringify(made), /\$ref|anyOf|oneOf|allOf/);
    }
    const input = jsonSchema(tool.input, 'input') as {
      type: string;
      properties: Record<string, { description?: string }>;
    };
    t.equal(input.type, 'object');
    for (const [name, field] of Object.entries(input.properties)) t.ok(field.description, `${tool.name}.${name}`);
    t.match(tool.name, /^[A-Za-z0-9_.-]{1,128}$/);
    t.ok(tool.input.safeParse(tool.examples.input).success && tool.output.safeParse(tool.examples.output).success);
  }
});

t.test('a model learns where paging ends, from the bound itself', async (t) => {
  const { properties } = jsonSchema(webSearch.input, 'input') as {
    properties: Record<string, { description: string }>;
  };
  t.match(properties.page?.description, `${DEEPEST_PAGE} at most`);
});

t.test('rows are rendered as compact Markdown whose links cannot be broken by titles', async (t) => {
  const rows = [
    { title: 'a [b] \\', url: 'https://x.example/(y)', snippet: 'text' },
    { title: 'c', url: 'https://z.example/', snippet: '' },
  ];
  t.equal(
    webSearch.render(rows),
    '1. [a \\[b\\] \\\\](https://x.example/%28y%29)\n   text\n2. [c](https://z.example/)',
  );
  const dated = { title: 'T', url: 'https://e.example/', snippet: 'S', published: '2026-05-05T14:40:21', score: 2 };
  t.equal(webSearch.render([dated]), '1. [T](https://e.example/), 2026-05-05\n   S');
  t.match(webSearch.render([]), /^Nothing matched/);
});

t.test('a call that is refused before it runs is counted as one that began and ended', async (t) => {
  const calls = createCallCount();
  endCall(createCall(webSearch, { calls }, never, log), { calls } as ToolDeps);
  t.strictSame(calls.stopping()(), { drained: 0, cut: 0 });
});
