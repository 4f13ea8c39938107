import { detectEncoding, isRefuted, likelierOf } from './detect-encoding.js';
import { decodedOnce, hasControls } from './encoded-twice.js';
import { decodeAs, encodingOfLabel } from './encodings.js';

interface DecodeOptions {
  /** The `Content-Type` header. */
  contentType?: string | undefined;
  /** Or XML: look for the encoding inside the document too. */
  html: boolean;
}

/** The bytes of a document as text, never failing: what does not decode becomes U+FFFD. */
export function decode(bytes: Buffer, options: DecodeOptions): string {
  const encoding = encodingOf(bytes, options);
  const text = decodeAs(encoding, bytes);
  return encoding === 'utf-8' && hasControls(bytes) ? decodedOnce(text) : text;
}

/**
 * The encoding of a document, as a WHATWG name. The order is that of browsers: byte order mark, header, the document's
 * own word, and then what it looks like. WHATWG HTML, section 13.2.3.2. Browsers believe also what is plainly wrong; here
 * nobody is at hand to choose another. A server often says the same of all its pages, so that of two words that differ
 * the one counts that the octets bear out.
 */
export function encodingOf(bytes: Buffer, { contentType, html }: DecodeOptions): string {
  const marked = encodingOfBom(bytes);
  if (marked) return marked;
  const header = believed(bytes, encodingOfHeader(contentType));
  if (header === 'utf-8') return header;
  const own = html ? believed(bytes, encodingOfDocument(bytes)) : undefined;
  if (header && own && own !== header) return likelierOf(bytes, header, own);
  return header ?? own ?? detectEncoding(bytes);
}

function believed(bytes: Buffer, stated: string | undefined): string | undefined {
  return stated && !isRefuted(bytes, stated) ? stated : undefined;
}

/** What a `Content-Type` says; undefined when it says nothing, or what nobody knows. */
function encodingOfHeader(contentType: string | undefined): string | undefined {
  return encodingOfLabel(charsetOf(contentType));
}

function encodingOfBom(bytes: Buffer): string | undefined {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  return undefined;
}

function charsetOf(contentType = ''): string | undefined {
  return /\bcharset\s*=\s*["']?\s*([^\s"';,]+)/i.exec(contentType)?.[1];
}

/** Octets searched for a declaration. WHATWG asks for 1024, but sites put scripts and comments first. */
const PRESCAN_BYTES = 4096;

/** A light version of WHATWG's prescan: `<meta charset>`, `<meta http-equiv=content-type>`, the XML declaration. */
function encodingOfDocument(bytes: Buffer): string | undefined {
  const head = bytes.toString('latin1', 0, PRESCAN_BYTES);
  for (const [tag] of head.replace(/<!--.*?-->/gs, '').matchAll(/<meta[\s/][^>]*>/gi)) {
    const { charset, content, 'http-equiv': pragma } = attributesOf(tag);
    const label = charset ?? (pragma?.toLowerCase() === 'content-type' ? charsetOf(content) : undefined);
    const encoding = encodingOfLabel(label);
    if (encoding) return asReadable(encoding);
  }
  const declaration = /^<\?xml\s[^>]*?\bencoding\s*=\s*["']([^"'>]*)/.exec(head);
  const encoding = encodingOfLabel(declaration?.[1]);
  return encoding && asReadable(encoding);
}

/** A document whose declaration could be read as ASCII is not UTF-16, whatever it declares. */
function asReadable(encoding: string): string {
  return encoding.startsWith('utf-16') ? 'utf-8' : encoding;
}

function attributesOf(tag: string): Record<string, string | undefined> {
  const attributes = tag.matchAll(/([^\s"'>/=]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g);
  return Object.fromEntries(
    [...attributes].map(([, name = '', double, single, bare]) => [name.toLowerCase(), double ?? single ?? bare]),
  );
}
