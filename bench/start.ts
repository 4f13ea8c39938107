import { measured, median } from './child.js';

const RUNS = 7;
const LIST = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/list',
  params: {
    _meta: {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientCapabilities': {},
    },
  },
};

/** Cold start of the stdio server, to the first `tools/list` and its end. */
export async function benchStart(): Promise<void> {
  const runs: number[] = [];
  for (let i = 0; i < RUNS; i++) {
    const { child, cpuMs } = measured('src/cli.js', ['stdio']);
    child.stdin?.end(`${JSON.stringify(LIST)}\n`);
    runs.push(await cpuMs);
  }
  console.log(`stdio cold start to tools/list: median ${Math.round(median(runs))} ms CPU of ${RUNS} runs (bound: 600)`);
}
