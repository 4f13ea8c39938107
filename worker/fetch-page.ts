import { GatewayError } from '../src/shared/errors.js';
import type { ExtractRequest, PageMetadata } from '../src/shared/fetch-contract.js';
import { parseTarget } from '../src/shared/target.js';
import type { Loader, Permit } from './page.js';
import type { Reader } from './reader.js';

interface Stages {
  robots: { check: Permit };
  loaders: { static: Loader; browser: Loader };
  /** Extract and Markdown, in a thread. */
  reader: Pick<Reader, 'read'>;
  maxMarkdownBytes: number;
}

export interface FetchedPage extends PageMetadata {
  markdown: string;
}

export type FetchPage = (request: ExtractRequest, signal: AbortSignal) => Promise<FetchedPage>;

/**
 * One page, from its address to Markdown. Guarding happens inside `robots` and `loaders`, where sockets are opened; the
 * loaders ask `robots` again before each redirect hop or navigation.
 * @throws GatewayError with a fetch category
 */
export function createFetchPage({ robots, loaders, reader, maxMarkdownBytes }: Stages): FetchPage {
  return async (request, signal) => {
    const target = parseTarget(request.url);
    await robots.check(target, signal);
    const page = await loaders[request.js_render ? 'browser' : 'static'](target, signal);
    const { markdown, ...metadata } = await reader.read(page, signal);
    const isUsable = markdown.trim() !== '' && Buffer.byteLength(markdown) <= maxMarkdownBytes;
    if (!isUsable) throw new GatewayError('extraction_failed');
    return { ...metadata, final_url: page.url.href, markdown };
  };
}
