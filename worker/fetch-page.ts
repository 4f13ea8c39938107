import { GatewayError } from '../src/shared/errors.js';
import type { ExtractRequest, PageMetadata } from '../src/shared/fetch-contract.js';
import { parseTarget } from '../src/shared/target.js';
import type { Admission } from './admission.js';
import type { HostTurns } from './host-turns.js';
import type { Loader } from './page.js';
import type { Reader } from './reader.js';
import type { Robots } from './robots.js';

export type LoaderKind = 'static' | 'browser';

interface Stages {
  robots: Robots;
  hostTurns: HostTurns;
  inTurn: Admission['inTurn'];
  loaders: Record<LoaderKind, Loader>;
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
export function createFetchPage({ robots, hostTurns, inTurn, loaders, reader, maxMarkdownBytes }: Stages): FetchPage {
  return async (request, signal) => {
    const target = parseTarget(request.url);
    const kind = request.js_render ? 'browser' : 'static';
    await robots.check(target, signal);
    const visit = async () => {
      const page = await loaders[kind](target, signal);
      const { markdown, ...metadata } = await reader.read(page, signal);
      const isUsable = markdown.trim() !== '' && Buffer.byteLength(markdown) <= maxMarkdownBytes;
      if (!isUsable) throw new GatewayError('extraction_failed');
      return { ...metadata, final_url: page.url.href, markdown };
    };
    // The host's turn first: those who wait for a slow host take no place from the others.
    return hostTurns.run(target.host.replace(/\.(?=:|$)/, ''), robots.crawlDelayMs(target), signal, () =>
      inTurn(kind, signal, visit),
    );
  };
}
