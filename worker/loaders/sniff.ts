import { type Kind, kindOf } from './media-type.js';
import {
  isHtmlDocument,
  isHtmlOnly,
  isHtmlPart,
  isJsonLines,
  isJsonText,
  isMarkdown,
  isMarkup,
  isPicture,
  isXmlText,
  isYaml,
} from './text-forms.js';

/** As many octets show what a document is; the marks of all formats below are within. */
export const FIRST_OCTETS = 1024;

/**
 * How formats begin that nobody reads as a text, in latin-1; `◦` is any octet. They are what they are, whatever they are
 * called.
 */
const MARKS = {
  image: [
    ...[
      '\x89PNG\r\n',
      '\xff\xd8\xff',
      'GIF87a',
      'GIF89a',
      'BM◦◦◦◦\0\0\0\0',
      'II*\0',
      'MM\0*',
      '\0\0\x01\0',
      '\0\0\x02\0',
    ],
    ...['8BPS\0', '\0\0\0\x0cjP  ', '\0\0\0\x0cJXL ', '\xff\x0a', '\xff\x4f\xff\x51', 'gimp xcf', 'AT&TFORM', 'qoif'],
  ],
  'film or sound': [
    ...['ftyp', 'moov', 'mdat', 'wide', 'skip', 'free'].map((box) => `\0◦◦◦${box}`),
    ...['\x1aE\xdf\xa3', 'RIFF', 'FORM◦◦◦◦AIF', 'OggS\0', 'FLV\x01', '\0\0\x01\xba', '\0\0\x01\xb3', `G${any(187)}G`],
    ...[
      'ID3\x02',
      'ID3\x03',
      'ID3\x04',
      '\xff\xfb',
      '\xff\xfa',
      '\xff\xf3',
      '\xff\xf2',
      '\xff\xe3',
      'fLaC\0',
      'MThd\0',
    ],
    ...['#!AMR', '.snd\0', '0&\xb2u\x8ef\xcf\x11', 'CWS', 'FWS'],
  ],
  font: ['wOFF', 'wOF2', 'OTTO\0', 'ttcf\0', 'true\0', '\0\x01\0\0\0', `${any(34)}LP\0\0`],
  archive: [
    ...[
      'PK\x03\x04',
      'PK\x05\x06',
      'PK\x07\x08',
      'Rar!\x1a\x07',
      '7z\xbc\xaf\x27\x1c',
      '\x1f\x8b',
      '\x1f\x9d',
      '\x1f\xa0',
    ],
    ...[
      'BZh◦1AY&SY',
      '\xfd7zXZ\0',
      '(\xb5/\xfd',
      '\x04"M\x18',
      'LZIP',
      'MSCF\0',
      '!<arch>\n',
      '\xed\xab\xee\xdb',
      'xar!',
    ],
    `${any(257)}ustar`,
  ],
  program: [
    ...['\x7fELF', 'MZ', '\0asm', '\xca\xfe\xba\xbe', 'dex\n', '\xcf\xfa\xed\xfe', '\xce\xfa\xed\xfe', '\xfe\xed\xfa'],
  ],
  document: ['\xd0\xcf\x11\xe0', 'SQLite format 3\0', '\x89HDF', 'PAR1', 'AC10◦◦\0', 'ITSF\x03'],
};
function any(octets: number): string {
  return '◦'.repeat(octets);
}
const ALL_MARKS = Object.values(MARKS).flat();

/**
 * Control characters but tab, line feed, form feed, carriage return and escape: no text has them, and all of the above do.
 * WHATWG MIME Sniffing, section 3.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
const NO_TEXT = /[\0-\x08\x0b\x0e-\x1a\x1c-\x1f]/;

interface Form {
  /** What it is read as; undefined when there is nothing to read. */
  type: string | undefined;
  is(text: string): boolean;
}

/** How texts are written that show by it what they are, and the kinds of declared types that are wrong then. */
const SURE: readonly (Form & { over: readonly Kind[] })[] = [
  { type: 'text/html', is: isHtmlDocument, over: ['nothing', 'pdf', 'other', 'xml', 'json', 'data'] },
  { type: undefined, is: isPicture, over: ['nothing', 'pdf', 'other', 'html', 'xml', 'json', 'data'] },
  { type: 'text/xml', is: isXmlText, over: ['nothing', 'pdf', 'other', 'html', 'json', 'data', 'source'] },
  { type: 'application/json', is: isJsonText, over: ['nothing', 'pdf', 'other', 'html', 'xml'] },
];
/** What a text of which nothing is known is likely to be; after the ending of its name, which is nobody's sure word. */
const LIKELY: readonly Form[] = [
  { type: 'application/x-ndjson', is: isJsonLines },
  { type: 'application/yaml', is: isYaml },
  { type: 'text/markdown', is: isMarkdown },
  { type: 'text/html', is: isHtmlPart },
  { type: 'text/xml', is: isMarkup },
];
const MARKDOWN = 'text/markdown';
/** Endings of files, without those of the programs that send them. */
const ENDINGS: Record<string, string> = {
  csv: 'text/csv',
  markdown: MARKDOWN,
  md: MARKDOWN,
  sql: 'application/sql',
  tex: 'application/x-tex',
  toml: 'application/toml',
  tsv: 'text/tab-separated-values',
  yaml: 'application/yaml',
  yml: 'application/yaml',
};

/** The type of a text that is declared as `declared`, in a file called `name`; undefined when there is nothing to read. */
export function typeOfText(text: string, declared: string | undefined, name: string): string | undefined {
  const kind = kindOf(declared);
  if (declared === 'text/markdown' && isHtmlOnly(text)) return 'text/html';
  const sure = SURE.find(({ is, over }) => over.includes(kind) && is(text));
  if (sure) return sure.type;
  if (kind === 'other' || kind === 'media') return undefined;
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  // Many servers have no name for it.
  if (kind === 'plain' && (ending === '' ? isMarkdown(text) : ENDINGS[ending] === MARKDOWN)) return MARKDOWN;
  if (kind !== 'nothing' && kind !== 'pdf') return declared;
  return ENDINGS[ending] ?? LIKELY.find(({ is }) => is(text))?.type ?? 'text/plain';
}

/**
 * Whether octets are a PDF. They say so at their start, though a text that is called one may do so too. Of what is called a
 * PDF some lack the start.
 */
export function isPdf(declared: string | undefined, octets: Buffer): boolean {
  const kind = kindOf(declared);
  const start = startOf(octets);
  if (kind === 'pdf') return PDF_PART.test(start) || (NO_TEXT.test(start) && !isMarked(start) && !WIDE.test(start));
  if (!PDF_START.test(start)) return false;
  return !TEXTS.has(kind) || / obj\b/.test(start) || NO_TEXT.test(start);
}
const PDF_START = /^[\s\xef\xbb\xbf\0]*%PDF-\d/;
const PDF_PART = /%PDF-\d|^\s*\d+ \d+ obj\b/;
const TEXTS = new Set<Kind>(['plain', 'json', 'xml', 'data', 'source']);
/** UTF-16, by its mark or by that of its markup. */
const WIDE = /^(?:\xff\xfe|\xfe\xff|<\0|\0<)/;

/**
 * Whether the rest of a document that begins with `first` is worth loading: not what is no text by its mark, or by `text`,
 * which is `first` as a text; nor what is declared as something else and does not begin like anything of ours.
 */
export function mayBePage(declared: string | undefined, first: Buffer, text: () => string): boolean {
  const kind = kindOf(declared);
  const start = startOf(first);
  if (isPdf(declared, first)) return true;
  if (kind === 'media' || isMarked(start)) return false;
  if (kind === 'other' && !/^[^\w]*[<{[]/.test(start)) return false;
  return !NO_TEXT.test(start) || !isBinary(text(), typeOfText(text(), declared, '') ?? '', MOST_AT_START);
}

function isMarked(start: string): boolean {
  const has = (mark: string) => [...mark].every((octet, at) => octet === '◦' || octet === start[at]);
  return NO_TEXT.test(start) && ALL_MARKS.some(has);
}

function startOf(octets: Buffer): string {
  return octets.toString('latin1', 0, FIRST_OCTETS);
}

/**
 * Whether a "text" is none, by the control characters that no text has; here of the decoded text, so that UTF-16 has none.
 * In plain text one of them at the start is enough, as for browsers. A browser takes everything else at its word and reads
 * around a stray NUL; so do we, but data that is called a page has one octet in ten of this kind, a page not one in a
 * thousand. All of it counts, since data may begin with a long description.
 */
export function isBinary(text: string, mediaType: string, mostShare = MOST_STRAY_SHARE): boolean {
  if (mediaType === 'text/plain' && binaryCharacters(text.slice(0, PLAIN_LENGTH)) > 0) return true;
  const counted = text.slice(0, COUNTED_LENGTH);
  return binaryCharacters(counted) > Math.max(MOST_STRAY, mostShare * counted.length);
}

function binaryCharacters(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 0x20 && !TEXT_CONTROLS.has(code)) count++;
  }
  return count;
}
/** Tab, line feed, form feed, carriage return, escape. */
const TEXT_CONTROLS = new Set([0x09, 0x0a, 0x0c, 0x0d, 0x1b]);
/** Characters that sniffing looks at, as WHATWG has it. */
const PLAIN_LENGTH = 1445;
/** Control characters that a page may have by mistake, however short it is, and as a share of a long one. */
const MOST_STRAY = 3;
const MOST_STRAY_SHARE = 0.01;
/** As a share of the first octets, after which a page may yet have none. */
const MOST_AT_START = 0.05;
/** Characters that are counted; the rest would hardly change a share. */
const COUNTED_LENGTH = 1024 * 1024;
