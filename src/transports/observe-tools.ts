import { ProtocolError } from '@modelcontextprotocol/server';
import { type Attributes, type Carrier, secondsSince, type Telemetry } from '../shared/telemetry.js';

interface Operation {
  method: 'tools/call' | 'tools/list';
  /** Of a tool that exists: any other name is the client's text. */
  tool?: string | undefined;
  /** The `_meta` of the request's parameters. */
  meta: Carrier | undefined;
}

/** What the answer says of itself. */
interface Answer {
  isError?: boolean | undefined;
}

export type ObserveOperation = <T extends object>(operation: Operation, work: () => T | Promise<T>) => T | Promise<T>;

/**
 * Each request as a server span below the client's own, which `_meta` names since 2026-07-28, or else the header of the
 * HTTP request. Source: OpenTelemetry's conventions for MCP; SEP-414.
 */
export function createObserveOperation(telemetry: Telemetry, transport: 'tcp' | 'pipe'): ObserveOperation {
  if (!telemetry.enabled) return (_operation, work) => work();
  return ({ method, tool, meta }, work) => {
    const asked: Attributes = {
      'mcp.method.name': method,
      'network.transport': transport,
      ...(tool && { 'gen_ai.operation.name': 'execute_tool', 'gen_ai.tool.name': tool }),
    };
    const start = { name: tool ? `${method} ${tool}` : method, kind: 'server' as const, attributes: asked };
    return telemetry.continued(meta ?? {}, () =>
      telemetry.span(start, async () => {
        const startedAt = performance.now();
        let answered: Attributes = {};
        try {
          const answer = await work();
          if ((answer as Answer).isError) answered = { 'error.type': 'tool_error' };
          telemetry.tell(answered);
          return answer;
        } catch (thrown) {
          answered = protocolError(thrown);
          telemetry.tell(answered);
          throw thrown;
        } finally {
          telemetry.record('mcp.server.operation.duration', secondsSince(startedAt), { ...asked, ...answered });
        }
      }),
    );
  };
}

function protocolError(thrown: unknown): Attributes {
  if (!(thrown instanceof ProtocolError)) return { 'error.type': '_OTHER' };
  return { 'error.type': String(thrown.code), 'rpc.response.status_code': String(thrown.code) };
}
