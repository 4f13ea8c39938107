import {
  INVALID_REQUEST,
  type JSONRPCErrorResponse,
  type McpServerFactory,
  PARSE_ERROR,
  type Transport,
} from '@modelcontextprotocol/server';
import type { Log } from '../shared/log.js';
import { InFlight, methodName } from './in-flight.js';
import { isRequest } from './messages.js';
import { aboutEnvelope, logRpcError, logServed, ownWords } from './rpc-error.js';

interface Observers {
  /** Receives the HTTP requests that came so far as to a server. */
  served: WeakSet<object>;
  log: Log;
}

/** Has each server of `factory` tell what it is asked and answers. */
export function observed(factory: McpServerFactory, { served, log }: Observers): McpServerFactory {
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
    if (isRequest(message)) onrequest();
    inFlight.received(message);
    deliver?.(message, extra);
  };
}

/** What the SDK answered without asking a server: a refusal (some with 200), a subscription, or an empty 202 for a notification. */
export async function answerWithoutServer(
  response: Response,
  log: Log,
  { asked, startedAt }: { asked: unknown; startedAt: number },
): Promise<Response> {
  const method = methodName(asked);
  const { status, headers } = response;
  const facts = () => ({ method, status, ms: Math.round(performance.now() - startedAt) });
  const isJson = headers.get('content-type')?.startsWith('application/json');
  if (response.ok && !isJson) {
    logServed(log, { method, status, startedAt });
    return response;
  }
  if (!response.body) {
    // The client went before anybody looked at its request.
    log.info({ ...facts(), outcome: 'aborted' }, 'mcp request');
    return response;
  }
  const { error, ...answer } = (await response.json()) as JSONRPCErrorResponse;
  // The body was JSON, or it would not be here.
  const own = ownWords({
    ...aboutEnvelope(error, asked),
    code: error.code === PARSE_ERROR ? INVALID_REQUEST : error.code,
  });
  logRpcError(log, own.code, facts());
  return Response.json({ ...answer, error: own }, { status, headers });
}
