import type { ServerResponse } from 'node:http';
import {
  CLIENT_CAPABILITIES_META_KEY,
  INTERNAL_ERROR,
  INVALID_PARAMS,
  INVALID_REQUEST,
  type JSONRPCErrorResponse,
  METHOD_NOT_FOUND,
  PARSE_ERROR,
  PROTOCOL_VERSION_META_KEY,
} from '@modelcontextprotocol/server';
import { ERRORS } from '../shared/errors.js';
import { type Log, levelOf } from '../shared/log.js';

/** The one revision with JSON-RPC batches, and the one meant by an HTTP request that names none. */
export const BATCHING = '2025-03-26';
export const NO_BATCH = `Batches exist in ${BATCHING} alone and are never empty. Send one message.`;

export const NO_MESSAGE = 'This is not a JSON-RPC message. Send an object with jsonrpc "2.0" and a method.';

type RpcError = JSONRPCErrorResponse['error'];

interface Kind {
  /** As the log calls it. */
  outcome: string;
  message: string;
  /** What of `data` the revision asks for; the rest stays here. */
  data?: (given: Record<string, unknown>) => unknown;
}

/** Every JSON-RPC error that leaves, with the one text it has: the SDK's own texts quote headers and parameters. */
const KINDS: Record<number, Kind> = {
  [PARSE_ERROR]: { outcome: 'parse_error', message: 'The message is not valid JSON.' },
  [INVALID_REQUEST]: {
    outcome: 'invalid_request',
    message: 'The request is not one that this revision of MCP allows. Check its JSON-RPC form, headers and version.',
  },
  [METHOD_NOT_FOUND]: {
    outcome: 'method_not_found',
    message: 'This method is not served. Use tools/list, tools/call.',
  },
  [INVALID_PARAMS]: {
    outcome: 'invalid_params',
    message: 'The parameters do not fit the method. Check their names and types.',
  },
  [INTERNAL_ERROR]: { outcome: 'internal', message: 'The gateway failed unexpectedly. Try again.' },
  [-32020]: {
    outcome: 'header_mismatch',
    message: 'MCP-Protocol-Version, Mcp-Method and Mcp-Name must be given and say what the body says.',
  },
  [-32021]: { outcome: 'missing_capability', message: 'The method needs a client capability that was not declared.' },
  [-32022]: {
    outcome: 'unsupported_version',
    message: 'This protocol version is not supported.',
    data: ({ supported, requested }) => ({ supported, requested: asVersion(requested) }),
  },
};

export const UNKNOWN_TOOL = 'Unknown tool. Ask tools/list for the names.';

const NO_ENVELOPE = `Since 2026-07-28, params._meta must name ${PROTOCOL_VERSION_META_KEY} and ${CLIENT_CAPABILITIES_META_KEY}.`;

/** Texts that are ours already, and say more than the code does. */
const OURS = new Set([UNKNOWN_TOOL, NO_ENVELOPE, ...Object.values(ERRORS).map(({ message }) => message as string)]);

/** The SDK's error for `request` with its reason named: only what 2026-07-28 asks of every request is -32602 as it comes. */
export function aboutEnvelope(error: RpcError, request: unknown): RpcError {
  const { params } = Object(request) as { params?: { _meta?: object } };
  const meta = Object(params?._meta);
  const isComplete = PROTOCOL_VERSION_META_KEY in meta && CLIENT_CAPABILITIES_META_KEY in meta;
  if (error.code !== INVALID_PARAMS || error.message === UNKNOWN_TOOL || isComplete) return error;
  return { ...error, message: NO_ENVELOPE };
}

/** The error in our own words. A code that the specification does not define, such as -32000, becomes -32600. */
export function ownWords({ code, message, data }: RpcError): RpcError {
  const known = KINDS[code] ? code : INVALID_REQUEST;
  const kind = KINDS[known] as Kind;
  return {
    code: known,
    message: OURS.has(message) ? message : kind.message,
    ...(kind.data && { data: kind.data(Object(data)) }),
  };
}

/** Log fields of an error; the ones that are our fault are logged as such. */
export function logRpcError(log: Log, code: number, fields: { status?: number } & Record<string, unknown>): void {
  const level = levelOf(code === INTERNAL_ERROR ? 500 : (fields.status ?? 0));
  log[level]({ outcome: KINDS[code]?.outcome ?? 'invalid_request', ...fields, code }, 'mcp request');
}

interface Served {
  /** That of JSON-RPC, or of HTTP where no message came. */
  method: string;
  route?: string;
  status: number;
  startedAt: number;
}

/** The log line of an HTTP request that no server had to answer: a stream, a notification, the end of a session. */
export function logServed(log: Log, { startedAt, ...fields }: Served): void {
  log.info({ ...fields, ms: Math.round(performance.now() - startedAt), outcome: 'success' }, 'mcp request');
}

interface Refusal {
  status: number;
  message: string;
  code?: number;
  retryAfterSeconds?: number;
  /** For the log alone: what the refusal is called there, when the code does not say it. */
  outcome?: string;
  /** For the log alone. */
  err?: unknown;
}

/** Answers an HTTP request that never became a JSON-RPC one, so `id` is null, and writes its log line. */
export function refuse(res: ServerResponse, log: Log, { status, message, outcome, err, ...given }: Refusal): void {
  const code = given.code ?? (status >= 500 ? INTERNAL_ERROR : INVALID_REQUEST);
  logRpcError(log, code, { status, ...(outcome && { outcome }), ...(err !== undefined && { err }) });
  res.statusCode = status;
  if (given.retryAfterSeconds !== undefined) res.setHeader('retry-after', given.retryAfterSeconds);
  res.setHeader('content-type', 'application/json');
  res.end(JSON.stringify({ jsonrpc: '2.0', error: { code, message }, id: null }));
}

/** The revision asks to repeat what was requested; what cannot be a version is not repeated. */
function asVersion(requested: unknown): string {
  return typeof requested === 'string' && /^v?\d[\w.-]{0,23}$/.test(requested) ? requested : 'unknown';
}
