import {
  INVALID_REQUEST,
  isJSONRPCNotification,
  isJSONRPCRequest,
  type JSONRPCErrorResponse,
  type JSONRPCNotification,
  type McpServerFactory,
  PARSE_ERROR,
  type RequestId,
  type Transport,
} from '@modelcontextprotocol/server';
import type { Log } from '../shared/log.js';
import { InFlight, methodName } from './in-flight.js';
import { aboutEnvelope, logRpcError, logServed, ownWords } from './rpc-error.js';
import type { Running } from './running.js';

interface Observers {
  /** Receives the requests that came so far as to a server. */
  served: WeakSet<Request>;
  running: Running;
  log: Log;
}

/** Has each server of `factory` tell what it is asked and answers, and be cancelled by whoever has its session. */
export function observed(factory: McpServerFactory, { served, running, log }: Observers): McpServerFactory {
  return async (context) => {
    const server = await factory(context);
    const connect = server.connect.bind(server);
    server.connect = async (transport) => {
      await connect(transport);
      observe(transport, new InFlight(log), () => context.requestInfo && served.add(context.requestInfo));
      const session = context.era === 'legacy' && context.requestInfo?.headers.get('mcp-session-id');
      if (session) cancelWithin(session, transport, running);
    };
    return server;
  };
}

/** In place, since the SDK recognises its transports by identity. */
function observe(transport: Transport, inFlight: InFlight, onrequest: () => void): void {
  const send = transport.send.bind(transport);
  const deliver = transport.onmessage;
  let wasAsked = false;
  transport.send = async (message, options) => {
    await send(inFlight.toSend(message), options);
    inFlight.sent(message);
  };
  transport.onmessage = (message, extra) => {
    if (isJSONRPCRequest(message)) {
      wasAsked = true;
      onrequest();
    }
    inFlight.received(message);
    deliver?.(message, extra);
    // What is cancelled gets no answer, and the SDK keeps the response open for one.
    if (wasAsked && isCancellation(message)) void inFlight.idle().then(() => transport.close());
  };
}

function cancelWithin(session: string, transport: Transport, running: Running): void {
  const { onmessage: deliver, onclose } = transport;
  const ids = new Set<RequestId>();
  const cancel = (notification: JSONRPCNotification) => deliver?.(notification);
  transport.onmessage = (message, extra) => {
    if (isJSONRPCRequest(message)) {
      ids.add(message.id);
      running.enter(session, message.id, cancel);
    }
    deliver?.(message, extra);
  };
  // The SDK closes the transport of every exchange, however it ends.
  transport.onclose = () => {
    for (const id of ids) running.leave(session, id, cancel);
    onclose?.();
  };
}

export function isCancellation(message: unknown): message is JSONRPCNotification {
  return isJSONRPCNotification(message) && message.method === 'notifications/cancelled';
}

/** What the SDK answered without asking a server: a refusal, a subscription, or an empty 202 for a notification. */
export async function answerWithoutServer(
  response: Response,
  log: Log,
  { asked, startedAt }: { asked: unknown; startedAt: number },
): Promise<Response> {
  const method = methodName(asked);
  const { status, headers } = response;
  const facts = () => ({ method, status, ms: Math.round(performance.now() - startedAt) });
  if (response.ok) {
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
