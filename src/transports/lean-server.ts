import {
  type BaseContext,
  type JSONRPCRequest,
  ProtocolError,
  ProtocolErrorCode,
  type Result,
  Server,
  type ServerContext,
  type Transport,
} from '@modelcontextprotocol/server';
import { isRequest } from './messages.js';

type Handler = (request: JSONRPCRequest, context: ServerContext) => Promise<Result>;

/** The SDK's server without what no call of ours needs: about a quarter of the CPU of a call over HTTP+SSE. */
export class LeanServer extends Server {
  /** Transports parse what they hand on, so a request need not be tried as two kinds of response first, failing both. */
  override async connect(transport: Transport): Promise<void> {
    await super.connect(transport);
    const { onmessage } = transport;
    transport.onmessage = (message, extra) => {
      // biome-ignore lint/complexity/useLiteralKeys: a private method of the SDK, whose name and form are still checked
      if (isRequest(message)) this['_onrequest'](message, extra);
      else onmessage?.(message, extra);
    };
  }

  /** Of what the SDK would do around a call, one check is left: the others are of a form checked before, and of our own result. */
  protected override _wrapHandler(method: string, handler: Handler): Handler {
    if (method !== 'tools/call') return super._wrapHandler(method, handler);
    return (request, context) => {
      const state = context.mcpReq.requestState();
      if (state !== undefined && typeof state !== 'string') {
        throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'requestState is a text.');
      }
      return handler(request, context);
    };
  }

  /** What the SDK would add to every context asks the client something, which no handler of ours does. */
  protected override buildContext(context: BaseContext): ServerContext {
    return context as ServerContext;
  }
}
