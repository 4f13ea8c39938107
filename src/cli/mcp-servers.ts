import type { McpServerFactory } from '@modelcontextprotocol/server';
import type { z } from 'zod';
import type { BridgeEnv, LogEnv } from '../config.js';
import type { ProxyFor } from '../shared/environment-proxy.js';
import { createLog, type Log } from '../shared/log.js';
import { VERSION } from '../version.js';
import type { ToolRuntime } from './tool-commands.js';

/** What speaks on stdin and stdout. */
export interface McpServers {
  factory: McpServerFactory;
  log: Log;
  close(): Promise<void>;
}

/** Servers that pass everything to a running gateway. */
export async function openBridge(
  { BRIDGE_URL, BRIDGE_HEADERS = {}, SERVICE_LOG_LEVEL }: z.output<typeof BridgeEnv> & z.output<typeof LogEnv>,
  proxyFor: ProxyFor,
  stderr: NodeJS.WritableStream,
): Promise<McpServers> {
  const { createBridge } = await import('../transports/bridge.js');
  const log = createLog('bridge', SERVICE_LOG_LEVEL, stderr);
  // The schema wants an address wherever there is a header.
  const url = BRIDGE_URL as URL;
  return { ...createBridge({ url, headers: BRIDGE_HEADERS, proxyFor, version: VERSION, log }), log };
}

/** Servers whose tools run in this process; all of them count as one session. */
export async function openLocal({ deps, log, close }: ToolRuntime): Promise<McpServers> {
  const { createMcpServerFactory } = await import('../transports/mcp-server.js');
  const countSession = (change: 1 | -1) =>
    deps.telemetry?.add('search_gateway.mcp.sessions', change, { 'search_gateway.mcp.transport': 'stdio' });
  countSession(1);
  return {
    factory: createMcpServerFactory(deps, log, VERSION, { transport: 'pipe' }),
    log,
    close() {
      countSession(-1);
      return close();
    },
  };
}
