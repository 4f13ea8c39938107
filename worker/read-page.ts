import type { FetchCategory } from '../src/shared/errors.js';
import { GatewayError } from '../src/shared/errors.js';
import type { PageMetadata } from '../src/shared/fetch-contract.js';
import { readPdf } from './extract/pdf.js';
import { extract } from './extract.js';
import { toMarkdown } from './markdown.js';
import type { Page } from './page.js';

/** A page as it crosses to a thread: plain values only. */
export interface PageMessage {
  url: string;
  mediaType: string;
  text: string;
  bytes?: Uint8Array | undefined;
}

export type ReadPage = PageMetadata & { markdown: string };

/** Class and cause of an error do not survive the way back, so its code goes as a value. */
export type ReadAnswer = { page: ReadPage } | { failed: FetchCategory };

/** Main content and metadata of a loaded page. Takes CPU: from milliseconds to seconds, so it runs in a thread. */
export async function readPage({ url, bytes, ...rest }: PageMessage): Promise<ReadAnswer> {
  try {
    return { page: bytes ? await readPdf(bytes) : read({ url: new URL(url), ...rest }) };
  } catch (thrown) {
    if (thrown instanceof GatewayError) return { failed: thrown.code as FetchCategory };
    throw thrown;
  }
}

/** @throws GatewayError extraction_failed */
function read(page: Page): ReadPage {
  const { html, markdown, ...metadata } = extract(page);
  return { ...metadata, markdown: markdown ?? toMarkdown(html, page.url) };
}
