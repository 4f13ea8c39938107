/** What the results of jobs cost the memory of a gateway without a store; a file of its own, since all else costs memory too. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import t from 'tap';
import { gatewayFor, postJson } from '../helpers/gateway.js';

t.test('a result takes about the bytes that it is counted with', async (t) => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const fetchPage = async ({ url }: { url: string }) => ({ title: 'A page', url, snippet: '', markdown: 'Text.' });
  const { url } = await gatewayFor(t, { fetchPage });
  const job = async (many: number) => {
    const urls = Array.from({ length: many }, (_, n) => `https://${n}.example/`);
    const { body } = await postJson(new URL('api/v1/jobs/fetch', url), { urls });
    for (let state = 'running'; state === 'running'; )
      ({ state } = JSON.parse(await (await fetch(new URL(`api/v1/jobs/${body.id}`, url))).text()));
    collect();
    return process.memoryUsage().arrayBuffers;
  };
  const before = await job(100);
  const each = ((await job(2000)) - before) / 2000;
  t.ok(each < 4096, `${each} bytes for each of 2,000 results of some 100`);
});
