import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as a client sent it, and what it was answered. */
export interface Exchange {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** Undefined as long as there is none: a client may leave before. */
  answer?: { status: number; type: string; body: string };
}

export interface Recorder {
  /** Base address for clients, without a slash at its end. */
  address: string;
  /** What came since it was last asked for. */
  taken(): Exchange[];
  close(): void;
}

/** A server that hands everything on to the one at `target`, and keeps it. */
export async function recordBefore(target: URL): Promise<Recorder> {
  let exchanges: Exchange[] = [];
  const server = createServer(async (req, res) => {
    const { method = 'GET', url: path = '/', headers } = req;
    const body = await textOf(req);
    const exchange: Exchange = { method, path, headers, body };
    // What MCP clients open to listen belongs to no call.
    if (headers.accept !== 'text/event-stream') exchanges.push(exchange);
    const onward = request({ host: target.hostname, port: target.port, method, path, headers }, async (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
      const type = answer.headers['content-type'] ?? '';
      exchange.answer = { status: answer.statusCode ?? 502, type, body: await textOf(answer) };
    });
    res.once('close', () => onward.destroy());
    onward.once('error', () => res.destroy());
    onward.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken() {
      const since = exchanges;
      exchanges = [];
      return since;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** As much as came, where it broke off. */
async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of stream) chunks.push(chunk as Buffer);
  } catch {
    // A client that left; what it sent is all there is.
  }
  return Buffer.concat(chunks).toString();
}
