import type { PDFDocumentProxy } from 'unpdf/pdfjs';
import { GatewayError } from '../../../src/shared/errors.js';
import type { PageMetadata } from '../../../src/shared/fetch-contract.js';
import { escapeText } from '../../markdown/escape.js';
import { oneLine } from '../parse/inline-text.js';
import { paragraphsOf } from './pdf-text.js';

interface PdfBounds {
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

/** Titles that programs fill in where nobody gave one. */
const NO_TITLE = /^(untitled(?: document)?|document|title|\S+\.(docx?|pdf|indd|tex|dvi|qxd|pptx?|xlsx?))\d*$/i;

/**
 * The text of a PDF as Markdown, each page under a heading `## Page 2`; a document of one page has none. Where pages
 * are left out, the end says so. Lines stay lines, since they may be rows of a table; wider gaps separate paragraphs.
 * @throws GatewayError extraction_failed when it is broken, needs a password, or has no text (a scan)
 */
export async function readPdf(
  bytes: Uint8Array,
  { maxPages = 500, maxMs = 8_000 }: PdfBounds = {},
): Promise<PageMetadata & { markdown: string }> {
  const startedAt = performance.now();
  const pdf = await open(bytes);
  try {
    const pages: string[] = [];
    for (let number = 1; number <= Math.min(pdf.numPages, maxPages); number++) {
      if (number > 1 && performance.now() - startedAt > maxMs) break;
      pages.push(await readOne(pdf, number));
    }
    if (pages.every((page) => page === '')) throw new GatewayError('extraction_failed');
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

/** The text of one page; '' for a broken one. */
async function readOne(pdf: PDFDocumentProxy, number: number): Promise<string> {
  try {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    page.cleanup();
    return toMarkdown(paragraphsOf(items.filter((item) => 'str' in item)));
  } catch {
    return '';
  }
}

function toMarkdown(paragraphs: string[][]): string {
  return paragraphs.map((lines) => lines.map(escapeText).join('\n')).join('\n\n');
}

function joined(pages: string[], count: number): string {
  if (count === 1) return pages.join('');
  const parts = pages.map((page, index) => page && `## Page ${index + 1}\n\n${page}`).filter(Boolean);
  if (pages.length < count) parts.push(`*Pages ${pages.length + 1} to ${count} are left out.*`);
  return parts.join('\n\n');
}

function metadataOf(info: object): PageMetadata {
  const read = (name: string) => {
    const value: unknown = Reflect.get(info, name);
    const text = typeof value === 'string' ? oneLine(value) : '';
    return NOTHING.test(text) ? '' : text;
  };
  const named = read('Title').replace(/^Microsoft (Word|PowerPoint|Excel) - /, '');
  const title = NO_TITLE.test(named) ? '' : named;
  const [snippet, byline, lang] = [read('Subject'), read('Author'), read('Language')];
  return { ...(title && { title }), ...(snippet && { snippet }), ...(byline && { byline }), ...(lang && { lang }) };
}
