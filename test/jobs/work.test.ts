import t from 'tap';
import { Run } from '../../src/jobs/run.js';
import { createWork } from '../../src/jobs/work.js';
import type { BatchRow } from '../../src/tools/batch.js';
import { fetchUrl as tool } from '../../src/tools/fetch-url.js';
import { logInto } from '../helpers/log-into.js';

t.test('an address that ended its process three times is not visited again, the others are', async (t) => {
  const visited: string[] = [];
  const deps = {
    search: async () => [],
    fetchPage: async ({ url }: { url: string }) => {
      visited.push(url);
      return { title: 'A page', url, snippet: '', markdown: 'Text.' };
    },
  };
  const work = createWork({ deps, log: logInto([], 'gateway'), now: Date.now });
  const rows: BatchRow[] = [];
  const results = {
    hasRoom: () => true,
    begin: async (index: number) => (index === 1 ? 4 : 1),
    giveBack: async () => {},
    async keep(row: BatchRow) {
      rows.push(row);
      return 'kept' as const;
    },
  };
  const inputs = ['https://a.example/', 'https://b.example/', 'https://c.example/'];
  const order = { tool, inputs, fields: {}, callId: 'call' };
  const run = new Run({ order, caller: undefined, inName: (work) => work(), results, done: new Set([2]) });
  work.add(run);
  await run.over;
  t.strictSame(visited, ['https://a.example/'], 'nor what has a result from before');
  t.match(
    rows.sort((a, b) => a.index - b.index),
    [
      { index: 0, outcome: 'success' },
      { index: 1, input: 'https://b.example/', outcome: tool.errors.fallback, retryable: false, message: /went down/ },
    ],
  );
  t.equal(rows.length, 2);
});
