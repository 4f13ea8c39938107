/** What a `Content-Type` says, lower case and without parameters; `undefined` when it says nothing of use. */
export function declaredMediaType(contentType = ''): string | undefined {
  const mediaType = /^\s*([^\s;,/]+\/[^\s;,/]+)\s*(?:[;,]|$)/.exec(contentType)?.[1]?.toLowerCase();
  return mediaType === undefined || UNKNOWN.has(mediaType) ? undefined : (ALIASES[mediaType] ?? mediaType);
}

/** Whether a page of this type can become an article. Its body is loaded only if so. */
export function isReadable(mediaType: string): boolean {
  if (TEXT.has(mediaType) || mediaType.endsWith('+json') || isXml(mediaType) || mediaType === PDF) return true;
  return languageOf(mediaType) !== undefined;
}

/**
 * The language of a text that is shown as it is, such as data or source code: `csv`, `python`, `yaml`. Undefined for
 * other types. Whatever is `text` is one, but for streams without an end and for what is markup of word processors.
 */
export function languageOf(mediaType: string): string | undefined {
  const [, name] = TEXTUAL.exec(mediaType) ?? CODE.exec(mediaType) ?? [];
  return name;
}

/** Whether a type is HTML or XHTML. */
export function isHtml(mediaType: string): boolean {
  return mediaType === 'text/html' || mediaType === 'application/xhtml+xml';
}

/** XML by any name, whatever is in it. */
export function isAnyXml(mediaType: string): boolean {
  return ANY_XML.test(mediaType);
}
const ANY_XML = /^(?:application|text)\/(?:xml|[\w.-]+\+xml)$/;

/** Whether what answers for a style sheet is one, or leads to one: missing ones are often answered with a page. */
export function isStyleSheet(status: number, contentType: string | undefined): boolean {
  return status < 400 && (status >= 300 || !isHtml(declaredMediaType(contentType) ?? ''));
}

/** XML that may be a feed, or can be read as it is; not images, fonts or documents that are XML inside. */
export function isXml(mediaType: string): boolean {
  return XML.has(mediaType);
}

/** Whether a body is a PDF: called one, or called HTML or nothing and beginning like one, which no page does. */
export function isPdf(declared: string | undefined, bytes: Buffer): boolean {
  if (declared === PDF) return true;
  return (declared === undefined || isHtml(declared)) && bytes.toString('latin1', 0, 5) === '%PDF-';
}

/** RSS 0.9x and 2.0, RSS 1.0 and Atom are told by their root, after whatever XML lets stand before it. */
export function isFeed(text: string): boolean {
  return FEED_START.test(text.slice(0, FEED_START_LENGTH));
}

/** A text nobody gave a type: HTML or XML when it starts like it, else plain. WHATWG MIME Sniffing, section 7.1. */
export function sniffMediaType(text: string): string {
  if (HTML_START.test(text.slice(0, SNIFF_LENGTH))) return 'text/html';
  return /^\s*<\?xml\s/.test(text) ? 'text/xml' : 'text/plain';
}

/**
 * Whether a "text" is none, by the control characters that no text has: WHATWG MIME Sniffing, section 3, "binary data
 * byte", here of the decoded text, so that UTF-16 has none. In plain text one of them at the start is enough, as for
 * browsers. A browser takes everything else at its word and reads around a stray NUL; so do we, but data that is called
 * a page (an image, an archive, what is still compressed) has one octet in ten of this kind, a page not one in a
 * thousand. All of it counts, since an image may begin with a long description.
 */
export function isBinary(text: string, mediaType: string): boolean {
  if (mediaType === 'text/plain') return binaryCharacters(text.slice(0, SNIFF_LENGTH)) > 0;
  const counted = text.slice(0, COUNTED_LENGTH);
  return binaryCharacters(counted) > Math.max(MOST_STRAY, MOST_STRAY_SHARE * counted.length);
}

function binaryCharacters(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 0x20 && !TEXT_CONTROLS.has(code)) count++;
  }
  return count;
}

/** The type of a PDF. */
export const PDF = 'application/pdf';

const TEXT = new Set(['text/html', 'application/xhtml+xml', 'text/plain', 'text/markdown', 'application/json']);
const TEXTUAL = /^text\/(?:x-)?(?!(?:event-stream|rtf|richtext|enriched)$)([\w.+#-]{1,40})$/;
const CODE =
  /^application\/(?:x-|[\w.+-]{1,40}\+)?(csv|ecmascript|graphql|javascript|jsonl|latex|ndjson|sh|sql|subrip|tex|toml|typescript|yaml)$/;
const XML = new Set([
  'application/rss+xml',
  'application/atom+xml',
  'application/rdf+xml',
  'application/xml',
  'text/xml',
]);
const ALIASES: Record<string, string> = {
  'text/x-markdown': 'text/markdown',
  'text/json': 'application/json',
  'application/x-pdf': PDF,
};
/** What servers send that do not know. */
const UNKNOWN = new Set(['unknown/unknown', 'application/unknown', '*/*']);
/** Characters that sniffing looks at, as WHATWG has it. */
const SNIFF_LENGTH = 1445;
const HTML_START =
  /^\s*(?:<\?xml[^>]*>\s*)?<(?:!--|(?:!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p)[\s>/])/i;
/** Control characters that a page may have by mistake, however short it is, and as a share of a long one. */
const MOST_STRAY = 3;
const MOST_STRAY_SHARE = 0.01;
/** Characters that are counted; the rest would hardly change a share. */
const COUNTED_LENGTH = 1024 * 1024;
/** Tab, line feed, form feed, carriage return, escape. */
const TEXT_CONTROLS = new Set([0x09, 0x0a, 0x0c, 0x0d, 0x1b]);
const FEED_START =
  /^\s*(?:<\?[^>]*\?>\s*|<!--(?:[^-]|-(?!->))*-->\s*|<!DOCTYPE\s[^>[]*(?:\[[^\]]*\]\s*)?>\s*)*<(?:rss|(?:atom:)?feed|rdf:RDF)[\s>]/i;
/** Stylesheets, licences and greetings before the root seldom take more. */
const FEED_START_LENGTH = 8_192;
