/** What a `Content-Type` says, lower case and without parameters; `undefined` when it says nothing of use. */
export function declaredMediaType(contentType = ''): string | undefined {
  const mediaType = /^\s*([^\s;,/]+\/[^\s;,/]+)\s*(?:[;,]|$)/.exec(contentType)?.[1]?.toLowerCase();
  if (mediaType === undefined || UNKNOWN.has(mediaType)) return undefined;
  return OTHER_NAMES.find(([pattern]) => pattern.test(mediaType))?.[1] ?? mediaType;
}

/**
 * What a declared type is worth. `nothing` and `pdf` leave it to the octets what there is to read. `other` is named as what
 * is no page, `media` as pictures, sounds or fonts, and a `stream` has no end. Markup cannot be `data`; it can be `source`.
 */
export type Kind =
  | 'nothing'
  | 'html'
  | 'xml'
  | 'json'
  | 'data'
  | 'source'
  | 'plain'
  | 'pdf'
  | 'other'
  | 'media'
  | 'stream';

export function kindOf(mediaType: string | undefined): Kind {
  if (mediaType === undefined || SAYS_NOTHING.test(mediaType)) return 'nothing';
  if (isHtml(mediaType)) return 'html';
  if (isAnyXml(mediaType)) return 'xml';
  if (isJson(mediaType)) return 'json';
  if (mediaType === PDF) return 'pdf';
  if (mediaType === 'text/plain') return 'plain';
  if (STREAM.test(mediaType)) return 'stream';
  const language = languageOf(mediaType);
  if (language !== undefined) return DATA.has(language) ? 'data' : 'source';
  if (MEDIA.test(mediaType)) return 'media';
  return OTHER.test(mediaType) ? 'other' : 'nothing';
}

/** Whether what is declared so is for looking at. A browser would save the rest as a file. */
export function isReadable(mediaType: string | undefined): boolean {
  return mediaType === undefined || !SAVED.has(kindOf(mediaType));
}
const SAVED = new Set<Kind>(['nothing', 'other', 'media', 'stream']);

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

/** JSON by any name. */
export function isJson(mediaType: string): boolean {
  return mediaType === 'application/json' || mediaType.endsWith('+json');
}

/** Whether what answers for a style sheet is one, or leads to one: missing ones are often answered with a page. */
export function isStyleSheet(status: number, contentType: string | undefined): boolean {
  return status < 400 && (status >= 300 || !isHtml(declaredMediaType(contentType) ?? ''));
}

/** The type of a PDF. */
export const PDF = 'application/pdf';

/** What servers send that do not know. */
const UNKNOWN = new Set(['unknown/unknown', 'application/unknown', '*/*']);
/** Or that want it saved, as a text too. */
const SAYS_NOTHING = /\/(?:x-)?(?:unknown.*|octet.?stream|(?:force.?)?download|binary|file)$/;
/** Old, private and misspelt names of what has a type. */
const OTHER_NAMES: readonly [RegExp, string][] = [
  [/[/.-](?:bz|gz)?pdf$|\/(?:x-|vnd\.)?acrobat$/, PDF],
  [/\/(?:x-|vnd\.)?rss(?:[+.-]xml)?$/, 'application/rss+xml'],
  [/\/(?:x-|vnd\.)?atom(?:[+.-]xml)?$/, 'application/atom+xml'],
  [/\/(?:x-|vnd\.)?rdf(?:[+.-]xml)?$/, 'application/rdf+xml'],
  [/^(?!text\/xml$).*[/.-](?:xml|wsdl|xsd|xslt?|opml)$/, 'application/xml'],
  [/[/.-](?:json|jsonrequest|json-rpc)$/, 'application/json'],
  [/^(?!application\/[^+]*\+yaml$).*[/.+-]ya?ml$/, 'application/yaml'],
  [/[/.-](?:markdown|mdown|md|gfm)$/, 'text/markdown'],
  [/[/.-](?:csv|comma-separated-values)$/, 'text/csv'],
  [/\/(?:x-)?(?:plain|txt|ascii)$/, 'text/plain'],
];

const TEXTUAL = /^text\/(?:x-)?(?!(?:event-stream|rtf|richtext|enriched)$)([\w.+#-]{1,40})$/;
const CODE =
  /^application\/(?:x-|[\w.+-]{1,40}\+)?(csv|ecmascript|graphql|javascript|jsonl|latex|ndjson|sh|sql|subrip|tex|toml|typescript|yaml)$/;
/** Languages in which no text begins like a document of HTML. */
const DATA = new Set(
  'calendar css csv ecmascript graphql javascript jsonl markdown ndjson sql subrip tab-separated-values toml vcard vtt yaml'.split(
    ' ',
  ),
);
const STREAM = /^(?:text\/event-stream|multipart\/x-mixed-replace)$/;
const MEDIA = /^(?:audio|font|image|model|video)\//;
const OTHER =
  /^(?:multipart|text)\/|^application\/(?:[\w.+-]*[.-])?(?:tar|gtar|tgz|zip|gzip|bzip2?|rar|7z|xz|zstd|compress|compressed|zip-compressed)$/;
