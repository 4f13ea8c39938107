import type { PDFDocumentProxy } from 'unpdf/pdfjs';
import { GatewayError } from '../../src/shared/errors.js';
import type { PageMetadata } from '../../src/shared/fetch-contract.js';
import { oneLine } from '../extract/dom/inline-text.js';
import { removeInvisibleCharacters } from '../extract/dom/visible.js';
import { toIsoDate } from '../extract/facts/iso-date.js';
import { escapeInline, escapeLineStart, settleDollars } from '../extract/write/escape.js';
import { linkMarkdown } from '../extract/write/line.js';
import { linksOf } from './pdf-links.js';
import { holdsRightToLeft } from './pdf-order.js';
import { type LinkedText, type Paragraph, paragraphsOf } from './pdf-text.js';

interface PdfOptions {
  /** Where the document is: what its links may be relative to. */
  url?: URL;
  /** Pages that are read at most. */
  maxPages?: number;
  /**
   * After this time no further page is begun: the first pages of a long document are better than running into the
   * deadline of the reader thread.
   */
  maxMs?: number;
}

/** What programs write into any field where nobody said anything. */
const NOTHING = /^\W*(?:anonymous|unspecified|unknown|untitled|undefined|none|null|n\/a)\W*$/i;

const NOWHERE = new URL('about:blank');

/** Titles that programs fill in where nobody gave one. */
const NO_TITLE =
  /^(untitled(?: document)?|document|title|slide|(?:powerpoint )?presentation|\S+\.(docx?|pdf|indd|tex|dvi|qxd|pptx?|xlsx?))[\s-]?\d*$/i;
/** What a program names after itself when it prints; a name without its ending is a title. */
const FILE_NAME = /\.(?:docx?|rtf|pptx?|xlsx?)$/i;

/**
 * The text of a PDF as Markdown, each page under a heading `## Page 2`; a document of one page has none. Where pages
 * are left out, the end says so. Lines stay lines, since they may be rows of a table; wider gaps separate paragraphs.
 * Text from right to left is in the order in which it is read. Links would break sentences that are looked for as they
 * stand, and tables, and so they follow the text as a list.
 * @throws GatewayError extraction_failed when it is broken, needs a password, or has no text (a scan)
 */
export async function readPdf(
  bytes: Uint8Array,
  { url = NOWHERE, maxPages = 500, maxMs = 8_000 }: PdfOptions = {},
): Promise<PageMetadata & { markdown: string }> {
  const startedAt = performance.now();
  const pdf = await open(bytes);
  try {
    const pages: Paragraph[][] = [];
    for (let number = 1; number <= Math.min(pdf.numPages, maxPages); number++) {
      if (number > 1 && performance.now() - startedAt > maxMs) break;
      pages.push(await readOne(pdf, number, url));
    }
    if (pages.flat().every(({ text }) => oneLine(text) === '')) throw new GatewayError('extraction_failed');
    const { info } = await pdf.getMetadata();
    return { ...metadataOf(info), markdown: joined(pages, pdf.numPages) };
  } finally {
    await pdf.destroy();
  }
}

/** The reader takes over the bytes it is given, hence a copy. */
async function open(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const { getDocumentProxy } = await import('unpdf');
  try {
    return await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  } catch (cause) {
    throw new GatewayError('extraction_failed', { cause });
  }
}

/** The paragraphs of one page; none of a broken one. */
async function readOne(pdf: PDFDocumentProxy, number: number, url: URL): Promise<Paragraph[]> {
  try {
    const { normalizeUnicode } = await import('unpdf/pdfjs');
    const page = await pdf.getPage(number);
    // Ligatures from right to left are taken apart when their line is in order.
    const plain = (text: string) => (holdsRightToLeft(text) ? text : normalizeUnicode(text));
    const { items } = await page.getTextContent({ disableNormalization: true });
    const texts = items.flatMap((item) => ('str' in item ? [{ ...item, str: plain(item.str) }] : []));
    const links = await linksOf(page, url).catch(() => []);
    const named = links.map((link) => ({ ...link, text: link.text && plain(link.text) }));
    page.cleanup();
    return paragraphsOf(texts, named);
  } catch {
    return [];
  }
}

function joined(pages: readonly Paragraph[][], count: number): string {
  const texts = pages.map((page) => page.map(textMarkdown).filter(Boolean).join('\n\n'));
  const parts = count === 1 ? texts : texts.map((text, index) => text && `## Page ${index + 1}\n\n${text}`);
  parts.push(linkList(pages.flat().flatMap(({ links }) => links)));
  if (pages.length < count) parts.push(`*Pages ${pages.length + 1} to ${count} are left out.*`);
  return parts.filter(Boolean).join('\n\n');
}

function textMarkdown({ text }: Paragraph): string {
  const words = escapeInline(removeInvisibleCharacters(text).replaceAll('\u00a0', ' '));
  return settleDollars(words.split('\n').map(escapeLineStart).join('\n'));
}

/** Each address once, with the words that lead there first. */
function linkList(links: readonly LinkedText[]): string {
  const items = new Map<string, string>();
  for (const { text, url } of links) {
    const words = oneLine(text);
    if (words && !items.has(url)) items.set(url, `- ${linkMarkdown(words, url)}`);
  }
  return [...items.values()].join('\n');
}

function metadataOf(info: object): PageMetadata {
  const read = (name: string) => {
    const value: unknown = Reflect.get(info, name);
    const text = typeof value === 'string' ? oneLine(value) : '';
    return NOTHING.test(text) ? '' : text;
  };
  const stated = read('Title').replace(/(?: \[(?:Compatibility Mode|Read-Only)\])+$/i, '');
  const named = stated.replace(/^Microsoft (?:Word|PowerPoint|Excel) - /, '');
  const title = NO_TITLE.test(named) || (named !== stated && FILE_NAME.test(named)) ? '' : named;
  const [snippet, byline, lang] = [read('Subject'), read('Author'), read('Language')];
  const modified = pdfDate(read('ModDate'));
  const known = { title, snippet, byline, modified, lang };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value));
}

/** A date as a PDF has it, `D:20240305093000+02'00'`, in ISO 8601; undefined for any other text. Source: ISO 32000-1, 7.9.4. */
function pdfDate(text: string): string | undefined {
  const [, year, month, day, time, hours, minutes] =
    /^(?:D:)?(\d{4})(\d\d)(\d\d)(\d{4}(?:\d\d)?)?(?:Z|([+-]\d\d)'?(?:(\d\d)'?)?)?(?:00'?00'?)?$/.exec(text) ?? [];
  if (!year) return undefined;
  const zone = hours ? `${hours}:${minutes ?? '00'}` : /Z/.test(text) ? 'Z' : '';
  const clock = time?.match(/\d\d/g)?.join(':');
  return toIsoDate(`${year}-${month}-${day}${clock ? `T${clock}${zone}` : ''}`);
}
