import { GatewayError } from '../../src/shared/errors.js';

/**
 * A body in zstd (RFC 8878), which Node 20 does not know; a library does, the reference implementation in WebAssembly. We
 * do not ask for this coding, so that few sites send it: it is decoded as a whole and at once, which takes no more memory
 * than one body of `cap` octets beside its result, and a tenth of a second for the largest. A failure of `body` does not count if what
 * came before is whole.
 * @throws GatewayError extraction_failed, also for what comes to more than `cap`
 */
export async function* withoutZstd(body: AsyncIterable<Buffer>, cap: number): AsyncIterable<Buffer> {
  const chunks: Buffer[] = [];
  let failure: { cause: unknown } | undefined;
  try {
    for await (const chunk of body) chunks.push(chunk);
  } catch (cause) {
    failure = { cause };
  }
  const { ZSTDDecoder } = await import('zstddec');
  const decoder = new ZSTDDecoder();
  await decoder.init();
  const octets = decoder.decode(Buffer.concat(chunks), Math.ceil(cap));
  // What it answers for a coding that it cannot read, or that has no end.
  if (octets.length === 0) throw failure?.cause ?? new GatewayError('extraction_failed');
  yield Buffer.from(octets.buffer, octets.byteOffset, octets.byteLength);
}
