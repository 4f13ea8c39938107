import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from '@modelcontextprotocol/client';
import {
  type BaseContext,
  type CallToolRequest,
  type McpServerFactory,
  type Progress,
  ProtocolError,
  ProtocolErrorCode,
  Server,
} from '@modelcontextprotocol/server';
import type { ProxyFor } from '../shared/environment-proxy.js';
import { ERRORS, GatewayError } from '../shared/errors.js';
import { asCall } from '../shared/line-fields.js';
import { type Log, levelOf } from '../shared/log.js';
import { codeOfResult, INSTRUCTIONS, serverInfo, toErrorResult } from './mcp-server.js';
import { Upstream } from './upstream.js';
import { createUpstreamFetch } from './upstream-fetch.js';

/** Longer than any call of ours takes, shorter than the time after which clients give up by themselves. */
const CALL_MS = 55_000;
const LOOK_AGAIN_MS = 5_000;

export interface BridgeOptions {
  url: URL;
  headers: Record<string, string>;
  proxyFor: ProxyFor;
  version: string;
  log: Log;
  /** How long a request waits for a gateway that is away. */
  patienceMs?: number;
  /** How often a gateway that could not be listed is looked for. */
  lookAgainMs?: number;
}

export interface Bridge {
  factory: McpServerFactory;
  close(): Promise<void>;
}

/**
 * Makes MCP servers that have no tools of their own: they pass lists, calls, cancellation and progress to a running
 * gateway, or to any other MCP server, whatever revision either side speaks. A gateway that is away fails calls, never
 * the bridge; once it is there the local client is told to list again.
 */
export function createBridge({
  url,
  headers,
  proxyFor,
  version,
  log,
  patienceMs,
  lookAgainMs = LOOK_AGAIN_MS,
}: BridgeOptions): Bridge {
  const servers = new Set<Server>();
  const closed = new AbortController();
  const announce = () => {
    for (const server of servers) server.sendToolListChanged().catch(() => {});
  };
  const upstream = new Upstream({
    url,
    headers,
    version,
    patienceMs,
    wire: createUpstreamFetch(proxyFor),
    onListChanged: announce,
  });
  let looking = false;

  async function lookAgain(): Promise<void> {
    if (looking) return;
    looking = true;
    while (!closed.signal.aborted) {
      await delay(lookAgainMs, undefined, { signal: closed.signal, ref: false }).catch(() => {});
      const found = await list(closed.signal).then(
        () => true,
        () => false,
      );
      if (found) break;
    }
    looking = false;
    announce();
  }

  function list(signal: AbortSignal) {
    return upstream.ask({ run: (client) => listTools(client, signal), mayRepeat: async () => true, signal });
  }

  async function call(params: CallToolRequest['params'], mcpReq: BaseContext['mcpReq']) {
    const startedAt = performance.now();
    const facts = (outcome: string) => ({
      method: 'tools/call',
      outcome,
      ms: Math.round(performance.now() - startedAt),
    });
    const options = { signal: mcpReq.signal, timeout: CALL_MS, ...progressFor(mcpReq) };
    try {
      const result = await upstream.ask({
        run: (client) => client.callTool({ ...params, _meta: ownMeta(mcpReq._meta) }, options),
        mayRepeat: (client) => isRepeatable(client, params.name),
        signal: mcpReq.signal,
      });
      const code = result.isError ? codeOfResult(result) : undefined;
      log[levelOf(code ? ERRORS[code].status : 0)](facts(code ?? (result.isError ? 'error' : 'success')), 'call');
      const { content, structuredContent, isError, _meta } = result;
      return { content, structuredContent, isError, _meta: ownMeta(_meta) };
    } catch (thrown) {
      if (thrown instanceof ProtocolError || mcpReq.signal.aborted) {
        log.info(facts(mcpReq.signal.aborted ? 'aborted' : 'refused'), 'call');
        throw thrown;
      }
      const error = GatewayError.from(thrown);
      const level = levelOf(error.status);
      log[level]({ ...facts(error.code), ...(level === 'error' && { err: error.cause }) }, 'call');
      return toErrorResult(error);
    }
  }

  return {
    factory: () => {
      const server = new Server(serverInfo(version), {
        capabilities: { tools: { listChanged: true } },
        instructions: INSTRUCTIONS,
      });
      server.onclose = () => servers.delete(server);
      servers.add(server);
      server.setRequestHandler('tools/list', (_request, { mcpReq }) =>
        named(async () => {
          try {
            return await list(mcpReq.signal);
          } catch (thrown) {
            if (thrown instanceof ProtocolError || mcpReq.signal.aborted) throw thrown;
            void lookAgain();
            throw new ProtocolError(ProtocolErrorCode.InternalError, GatewayError.from(thrown).message);
          }
        }),
      );
      server.setRequestHandler('tools/call', ({ params }, { mcpReq }) => named(() => call(params, mcpReq)));
      return server;
    },
    async close() {
      closed.abort();
      await upstream.close();
    },
  };
}

/** `work` under an id of its own, which the gateway takes over: the SDK may hand on a request in the name of another. */
function named<T>(work: () => T): T {
  return asCall(randomUUID(), work);
}

/** All pages in one, with the time for which the gateway lets them be kept. */
async function listTools(client: Client, signal: AbortSignal) {
  if (!client.getServerCapabilities()?.tools) return { tools: [] };
  const result = await client.listTools(undefined, { cacheMode: 'refresh', signal, timeout: CALL_MS });
  const { tools, ttlMs, cacheScope } = result as typeof result & { ttlMs?: number; cacheScope?: 'public' | 'private' };
  return { tools, ttlMs, cacheScope };
}

async function isRepeatable(client: Client, name: string): Promise<boolean> {
  const { tools } = await client.listTools();
  const { readOnlyHint, idempotentHint } = tools.find((tool) => tool.name === name)?.annotations ?? {};
  return readOnlyHint === true || idempotentHint === true;
}

/** Progress for who asked for it. A call that is sent again starts anew, but what is told only grows. */
function progressFor({ _meta, notify }: BaseContext['mcpReq']) {
  const progressToken = _meta?.progressToken;
  if (progressToken === undefined) return {};
  let told = Number.NEGATIVE_INFINITY;
  return {
    resetTimeoutOnProgress: true,
    onprogress: (progress: Progress) => {
      if (progress.progress <= told) return;
      told = progress.progress;
      notify({ method: 'notifications/progress', params: { ...progress, progressToken } }).catch(() => {});
    },
  };
}

/** Without what belongs to one hop: the envelope, the progress token, the server's name. Trace context goes through. */
function ownMeta(meta: Record<string, unknown> | undefined): Record<string, unknown> | undefined {
  const kept = Object.entries(meta ?? {}).filter(
    ([name]) => name !== 'progressToken' && !name.startsWith('io.modelcontextprotocol/'),
  );
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}
