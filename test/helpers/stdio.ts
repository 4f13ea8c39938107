import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import type { McpServerFactory } from '@modelcontextprotocol/server';
import type { Search } from '../../src/providers/provider.js';
import { createLog, type Log } from '../../src/shared/log.js';
import { createMcpServerFactory } from '../../src/transports/mcp-server.js';
import { serveMcpOnStdio } from '../../src/transports/stdio.js';
import type { Teardown } from './listen.js';

/** Our tools on two streams in this process. */
export function overStdio(t: Teardown, provider: Search = async () => []) {
  const fetchPage = async () => ({ title: '', url: 'https://one.example/', snippet: '', markdown: 'x' });
  return onStreams(t, (log) => createMcpServerFactory({ search: provider, fetchPage }, log, '0'));
}

/** Serves what `make` makes on two streams in this process; `next` reads the following message of the server. */
export function onStreams(t: Teardown, make: (log: Log) => McpServerFactory) {
  const stdin = new PassThrough();
  const stdout = new PassThrough();
  const stderr = new PassThrough({ encoding: 'utf8' });
  const log = createLog('gateway', 'info', stderr);
  const service = serveMcpOnStdio(make(log), stdin, stdout, log);
  t.teardown(() => service.close(0));
  const lines = createInterface({ input: stdout })[Symbol.asyncIterator]();
  return {
    service,
    stdin,
    stdout,
    say: (...messages: unknown[]) => {
      for (const message of messages) stdin.write(`${JSON.stringify(message)}\n`);
    },
    next: async () => JSON.parse((await lines.next()).value),
    logged: () => String(stderr.read() ?? ''),
  };
}
