import { z } from 'zod';
import { typedAddress } from '../../shared/typed-address.js';
import type { FetchInput, Page } from '../operations.js';
import type { Plan } from './scrape-options.js';

const Metadata = z.object({
  title: z.string(),
  description: z.string(),
  url: z.string().describe('After redirects'),
  sourceURL: z.string().describe('As it was asked for'),
  statusCode: z.int(),
  language: z.string().optional(),
  author: z.string().optional(),
  publishedTime: z.string().optional(),
  modifiedTime: z.string().optional(),
  ogSiteName: z.string().optional(),
  contentType: z.string().optional(),
});

/** A page, as every answer has it. */
export const Document = z.object({
  markdown: z.string().optional(),
  links: z.array(z.string()).optional().describe('Addresses, each once'),
  metadata: Metadata,
});
export type Document = z.infer<typeof Document>;

/** What `fetch_url` is asked for, beside the address. */
export function fetchInput({ formats }: Plan): Omit<FetchInput, 'url'> {
  return { links: formats.includes('links') };
}

/** The scheme may be left out, as there. */
export function addressOf(url: string): string {
  return typedAddress(url);
}

export function documentOf(page: Page, sourceURL: string, { formats }: Plan): Document {
  return {
    ...(formats.includes('markdown') && { markdown: page.markdown }),
    ...(formats.includes('links') && { links: [...new Set((page.links ?? []).map(({ url }) => url))] }),
    metadata: metadataOf(page, sourceURL),
  };
}

function metadataOf(page: Page, sourceURL: string): z.infer<typeof Metadata> {
  const { title, snippet, url, lang, byline, published, modified, site, content_type } = page;
  return {
    title,
    description: snippet,
    ...(lang && { language: lang }),
    ...(byline && { author: byline }),
    ...(published && { publishedTime: published }),
    ...(modified && { modifiedTime: modified }),
    ...(site && { ogSiteName: site }),
    ...(content_type && { contentType: content_type }),
    url,
    sourceURL,
    statusCode: 200,
  };
}
