import type {
  JSONRPCErrorResponse,
  JSONRPCMessage,
  JSONRPCNotification,
  JSONRPCRequest,
  JSONRPCResponse,
} from '@modelcontextprotocol/server';

/*
 * Which kind a message is, of messages that were parsed before: the SDK's guards of the same names walk the whole message
 * each time, and a result may be large.
 */

export function isRequest(message: JSONRPCMessage): message is JSONRPCRequest {
  return 'method' in message && 'id' in message;
}

function isNotification(message: JSONRPCMessage): message is JSONRPCNotification {
  return 'method' in message && !('id' in message);
}

export function isResponse(message: JSONRPCMessage): message is JSONRPCResponse {
  return !('method' in message);
}

export function isErrorResponse(message: JSONRPCMessage): message is JSONRPCErrorResponse {
  return 'error' in message;
}

export function isCancellation(message: JSONRPCMessage): message is JSONRPCNotification {
  return isNotification(message) && message.method === 'notifications/cancelled';
}

/** The `method` of what may not even be a message. */
export function methodOf(body: unknown): unknown {
  return (Object(body) as { method?: unknown }).method;
}
