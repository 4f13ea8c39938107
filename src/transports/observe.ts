import {
  INVALID_REQUEST,
  isJSONRPCRequest,
  type JSONRPCErrorResponse,
  type McpServerFactory,
  PARSE_ERROR,
  type Transport,
} from '@modelcontextprotocol/server';
import type { Log } from '../shared/log.js';
import { InFlight } from './in-flight.js';
import { logRpcError, ownWords } from './rpc-error.js';

/** Has each server of `factory` tell what it is asked and answers; `served` receives the requests that came so far. */
export function observed(factory: McpServerFactory, served: WeakSet<Request>, log: Log): McpServerFactory {
  return async (context) => {
    const server = await factory(context);
    const connect = server.connect.bind(server);
    server.connect = async (transport) => {
      await connect(transport);
      observe(transport, new InFlight(log), () => context.requestInfo && served.add(context.requestInfo));
    };
    return server;
  };
}

/** In place, since the SDK recognises its transports by identity. */
function observe(transport: Transport, inFlight: InFlight, onrequest: () => void): void {
  const send = transport.send.bind(transport);
  const deliver = transport.onmessage;
  transport.send = async (message, options) => {
    await send(inFlight.toSend(message), options);
    inFlight.sent(message);
  };
  transport.onmessage = (message, extra) => {
    if (isJSONRPCRequest(message)) onrequest();
    inFlight.received(message);
    deliver?.(message, extra);
  };
}

/** What the SDK answered without asking a server: a refusal, a subscription, or nothing for a notification. */
export async function answerWithoutServer(
  response: Response,
  log: Log,
  { method, startedAt }: { method: string; startedAt: number },
): Promise<Response> {
  const { status, headers } = response;
  const facts = () => ({ method, status, ms: Math.round(performance.now() - startedAt) });
  if (response.ok) {
    if (response.body) log.info({ ...facts(), outcome: 'success' }, 'mcp request');
    return response;
  }
  if (!response.body) {
    // The client went before anybody looked at its request.
    log.info({ ...facts(), outcome: 'aborted' }, 'mcp request');
    return response;
  }
  const { error, ...answer } = (await response.json()) as JSONRPCErrorResponse;
  // The body was JSON, or it would not be here.
  const own = ownWords({ ...error, code: error.code === PARSE_ERROR ? INVALID_REQUEST : error.code });
  logRpcError(log, own.code, facts());
  return Response.json({ ...answer, error: own }, { status, headers });
}
