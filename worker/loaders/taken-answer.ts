import type { IncomingHttpHeaders } from 'node:http';
import { GatewayError } from '../../src/shared/errors.js';
import { encodingOf } from '../decode.js';
import type { Page } from '../page.js';
import { isWhole } from './broken-off.js';
import type { Cdp } from './cdp.js';
import { decoded } from './content-coding.js';
import type { Paused } from './document-response.js';
import type { EgressPass } from './egress-pass.js';
import { createFirstLook, type IsWanted } from './first-look.js';
import type { Answer } from './http-get.js';
import { declaredMediaType, isHtml } from './media-type.js';
import { pageIn, readAnswer, wantedUnder } from './read-answer.js';
import { staysFor } from './refresh.js';

/** A page may be given no time at all; its document is. */
const LEAST_WAIT_MS = 1_000;

interface TakeOptions {
  cdp: Cdp;
  pass: EgressPass;
  maxBytes: number;
}

/**
 * The document whose response `paused` holds, read as if no browser had asked for it: a browser would download it, or
 * show it in a viewer of its own. Undefined when it turns out to be HTML of which nobody said so, which the browser is then
 * given.
 * @throws GatewayError with a fetch category
 */
export async function takeDocument(paused: Paused, { cdp, pass, maxBytes }: TakeOptions): Promise<Page | undefined> {
  const { requestId, responseStatusCode = 0 } = paused;
  const url = new URL(paused.request.url);
  const headers = headersOf(paused);
  const answer: Answer = {
    status: responseStatusCode,
    headers,
    async read(most, _hold, isWanted) {
      try {
        const body = await readBody(cdp, requestId, most, isWanted);
        // The browser does not say of a stream that it broke off; the length does, where there is one that counts.
        const promised = headers['content-encoding'] ? 0 : Number(headers['content-length'] ?? 0);
        if (body.complete && body.bytes.length < promised) throw new Error('the body broke off');
        return body;
      } catch (cause) {
        const { code = 'unreachable', reason } = pass.refusalOf(url) ?? {};
        throw pass.exhausted
          ? new GatewayError('extraction_failed', { cause })
          : new GatewayError(code, { cause, reason });
      }
    },
    async discard() {},
  };
  const page = await readAnswer(url, answer, maxBytes);
  if (isHtml(declaredMediaType(headers['content-type']) ?? '') || !isHtml(page.mediaType)) return page;
  await giveBack(cdp, paused, Buffer.from(page.text), 'utf-8');
  return undefined;
}

/**
 * Gives the browser the HTML document whose response `paused` holds under the encoding that it has: left alone, a
 * browser takes what declares none for windows-1252, and whatever is called HTML for HTML. Of a body that does not end within `waitMs`, what has come.
 * Resolves with the document instead if it is none of HTML, whatever it is called. `hears` is told of one that leads elsewhere
 * by itself and has a text of its own, and of one that is not whole.
 * @throws GatewayError extraction_failed
 */
export async function declareEncoding(
  paused: Paused,
  { cdp, pass, maxBytes, waitMs }: TakeOptions & { waitMs: number },
  hears: { staying(address: string): void; cut(address: string): void },
): Promise<Page | undefined> {
  const { requestId } = paused;
  // What has come is handed over only when the body ends, however it does.
  let isInterrupted = false;
  const interrupt = () => {
    isInterrupted = true;
    pass.interrupt();
  };
  const patience = setTimeout(interrupt, Math.max(waitMs, LEAST_WAIT_MS));
  const headers = headersOf(paused);
  const body = await readBody(cdp, requestId, maxBytes, wantedUnder(headers)).catch(() => undefined);
  clearTimeout(patience);
  if (pass.exhausted || body?.complete === false) throw new GatewayError('extraction_failed');
  if (!body) {
    // Shows as a failed navigation, unless this one has been given up.
    await cdp.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionFailed' }).catch(() => {});
    return undefined;
  }
  const { bytes } = body;
  const page = pageIn(new URL(paused.request.url), headers, bytes);
  if (!page) throw new GatewayError('extraction_failed');
  if (!isHtml(page.mediaType)) return page;
  const encoding = encodingOf(bytes, { contentType: headers['content-type'], html: true });
  if (await staysFor(page, headers.refresh as string | undefined)) hears.staying(page.url.href);
  if (isInterrupted && !isWhole(bytes)) hears.cut(page.url.href);
  await giveBack(cdp, paused, bytes, encoding).catch(() => {}); // it may have been given up
  return undefined;
}

function headersOf({ responseHeaders = [] }: Paused): IncomingHttpHeaders {
  return Object.fromEntries(responseHeaders.map(({ name, value }) => [name.toLowerCase(), value]));
}

const XHTML = 'application/xhtml+xml';

async function giveBack(cdp: Cdp, paused: Paused, body: Buffer, encoding: string): Promise<void> {
  const { requestId, responseStatusCode: responseCode = 0, responseHeaders = [] } = paused;
  const kept = responseHeaders.filter(({ name }) => !/^content-(type|length|encoding|disposition)$/i.test(name));
  // Markup of XML is read as that, where it says so itself.
  const isXml = declaredMediaType(headersOf(paused)['content-type']) === XHTML;
  const type = isXml ? XHTML : 'text/html';
  await cdp.send('Fetch.fulfillRequest', {
    requestId,
    responseCode,
    responseHeaders: [...kept, { name: 'content-type', value: `${type}; charset=${encoding}` }],
    body: body.toString('base64'),
  });
}

/** Content codings are undone by the browser, as far as they are named. */
async function readBody(cdp: Cdp, requestId: string, maxBytes: number, isWanted?: IsWanted) {
  const chunks: Buffer[] = [];
  let room = maxBytes;
  const look = createFirstLook(isWanted);
  for await (const chunk of decoded(octetsOf(cdp, requestId), '', maxBytes).bytes) {
    chunks.push(chunk.subarray(0, Math.max(0, room)));
    room -= chunk.length;
    if (room < 0 || !look.at(chunk)) break;
  }
  return { bytes: Buffer.concat(chunks), complete: room >= 0 && look.atEnd() };
}

async function* octetsOf(cdp: Cdp, requestId: string): AsyncGenerator<Buffer> {
  const { stream: handle } = await cdp.send('Fetch.takeResponseBodyAsStream', { requestId });
  try {
    for (let over = false; !over; ) {
      const { data, base64Encoded, eof } = await cdp.send('IO.read', { handle });
      if (data) yield Buffer.from(data, base64Encoded ? 'base64' : 'utf8');
      over = eof;
    }
  } finally {
    void cdp.send('IO.close', { handle }).catch(() => {}); // the page may be gone
  }
}
