import { GatewayError } from '../src/shared/errors.js';
import type { ExtractRequest, PageMetadata } from '../src/shared/fetch-contract.js';
import { parseTarget } from '../src/shared/target.js';
import type { Article } from './extract.js';
import type { Loader, Page, Permit } from './page.js';

interface Stages {
  robots: { check: Permit };
  loaders: { static: Loader; browser: Loader };
  extract(page: Page): Article;
  toMarkdown(html: string, base: URL): string;
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
export function createFetchPage({ robots, loaders, extract, toMarkdown, maxMarkdownBytes }: Stages): FetchPage {
  return async (request, signal) => {
    const target = parseTarget(request.url);
    await robots.check(target, signal);
    const page = await loaders[request.js_render ? 'browser' : 'static'](target, signal);
    const { html, markdown: ready, ...metadata } = extract(page);
    const markdown = ready ?? toMarkdown(html, page.url);
    if (markdown.trim() === '' || Buffer.byteLength(markdown) > maxMarkdownBytes)
      throw new GatewayError('extraction_failed');
    return { ...metadata, final_url: page.url.href, markdown };
  };
}
