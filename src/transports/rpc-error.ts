import type { ServerResponse } from 'node:http';
import { INVALID_REQUEST } from '@modelcontextprotocol/server';

/** A JSON-RPC error that belongs to no request: `id` is null. */
export function answerRpcError(
  res: ServerResponse,
  status: number,
  message: string,
  code: number = INVALID_REQUEST,
): void {
  res.writeHead(status, { 'content-type': 'application/json' });
  res.end(JSON.stringify({ jsonrpc: '2.0', error: { code, message }, id: null }));
}
