import { createBridge } from '../../src/transports/bridge.js';
import type { Teardown } from './listen.js';
import { onStreams } from './stdio.js';

interface Options {
  headers?: Record<string, string>;
  proxyFor?: Parameters<typeof createBridge>[0]['proxyFor'];
  patienceMs?: number;
}

type Answer = { id?: number; method?: string; [key: string]: unknown };

export const ENVELOPE = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
};

/** A bridge on two streams in this process, and a client of either era that says exactly what it is told. */
export async function bridgeTo(t: Teardown, url: URL, era: 'modern' | 'legacy', options: Options = {}) {
  const streams = onStreams(t, (log) => {
    const bridge = createBridge({
      url,
      headers: {},
      proxyFor: () => undefined,
      version: '0',
      patienceMs: 10_000,
      lookAgainMs: 20,
      log,
      ...options,
    });
    t.teardown(() => bridge.close());
    return bridge.factory;
  });
  const { say, next } = streams;
  const notifications: Answer[] = [];
  let id = 0;
  const send = (method: string, params: Record<string, unknown>) => {
    const _meta = { ...(era === 'modern' && ENVELOPE), ...(params._meta as object) };
    say({ jsonrpc: '2.0', id: ++id, method, params: { ...params, _meta } });
    return id;
  };
  /** The answer to the request; what comes before it is kept. */
  const answerTo = async (asked: number): Promise<Answer> => {
    for (;;) {
      const message = await next();
      if (message.id === asked) return message;
      notifications.push(message);
    }
  };
  const ask = (method: string, params: Record<string, unknown> = {}) => answerTo(send(method, params));
  if (era === 'legacy') {
    const clientInfo = { name: 't', version: '1' };
    await ask('initialize', { protocolVersion: '2025-11-25', capabilities: {}, clientInfo });
    say({ jsonrpc: '2.0', method: 'notifications/initialized' });
  }
  const call = (name: string, args: object = {}, _meta: object = {}) =>
    ask('tools/call', { name, arguments: args, _meta });
  return { ...streams, send, ask, answerTo, call, notifications };
}
