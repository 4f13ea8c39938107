import { AsyncResource } from 'node:async_hooks';
import { GatewayError } from '../src/shared/errors.js';
import { parseTarget, withRoute } from '../src/shared/target.js';
import { noTelemetry, secondsSince, type Telemetry } from '../src/shared/telemetry.js';
import type { Admission } from './admission.js';
import { type HostTurns, hostOf } from './host-turns.js';
import { cachingField } from './loaders/caching.js';
import type { FetchPage, Loader, LoaderKind, Page } from './page.js';
import type { PageMemory } from './page-memory.js';
import type { Reader } from './reader.js';
import type { Robots } from './robots.js';

interface Stages {
  robots: Robots;
  hostTurns: HostTurns;
  inTurn: Admission['inTurn'];
  loaders: Record<LoaderKind, Loader>;
  /** Extract and Markdown, in a thread. */
  reader: Pick<Reader, 'read'>;
  memory: PageMemory;
  maxMarkdownBytes: number;
  /** Whether a rendered page is the one that the route behind `#` leads to. */
  keepsRoutes?: boolean;
  telemetry?: Telemetry;
}

/**
 * One page, from its address to Markdown. Guarding happens inside `robots` and `loaders`, where sockets are opened; the
 * loaders ask `robots` again before each redirect hop or navigation.
 * @throws GatewayError with a fetch category
 */
export function createFetchPage({
  robots,
  hostTurns,
  inTurn,
  loaders,
  reader,
  memory,
  maxMarkdownBytes,
  keepsRoutes = false,
  telemetry = noTelemetry,
}: Stages): FetchPage {
  const load = observeLoads(loaders, telemetry);
  return async (request, signal, onPhase = () => {}) => {
    const target = parseTarget(request.url);
    const kind = request.js_render ? 'browser' : 'static';
    const address = keepsRoutes && kind === 'browser' ? withRoute(target, request.url) : target;
    const host = hostOf(target);
    onPhase('robots');
    await robots.check(target, signal);
    onPhase('waiting');
    const hold = memory.open(host);
    const visit = async () => {
      onPhase(kind === 'browser' ? 'rendering' : 'loading');
      const page = await load[kind](address, signal, hold, request.revalidate);
      await hold.reach(sizeOf(page), signal);
      return page;
    };
    try {
      // The host's turn first: those who wait for a slow host take no place from the others. Loading is over when there is
      // a page: while it waits to be read, others load.
      const page = await hostTurns.run(host, robots.crawlDelayMs(target), signal, () =>
        // Bound, since a queue runs a task in the context of whichever made room for it.
        inTurn(kind, host, signal, AsyncResource.bind(visit)),
      );
      const caching = cachingField(page.caching);
      if (page.unchanged) return { final_url: page.url.href, markdown: '', ...caching, not_modified: true };
      onPhase('reading');
      const { markdown, ...metadata } = await telemetry.span({ name: 'extract' }, () =>
        reader.read(page, signal, host),
      );
      const isUsable = markdown.trim() !== '' && Buffer.byteLength(markdown) <= maxMarkdownBytes;
      if (!isUsable) throw new GatewayError('extraction_failed');
      return { ...metadata, content_type: page.mediaType, final_url: page.url.href, markdown, ...caching };
    } finally {
      hold.close();
    }
  };
}

function sizeOf({ text, bytes }: Page): number {
  return bytes?.length ?? text.length;
}

/** The loaders, each load in a span; the time in the browser is also measured. */
function observeLoads(loaders: Record<LoaderKind, Loader>, telemetry: Telemetry): Record<LoaderKind, Loader> {
  if (!telemetry.enabled) return loaders;
  return {
    static: (...asked) => telemetry.span({ name: 'static load' }, () => loaders.static(...asked)),
    async browser(...asked) {
      const startedAt = performance.now();
      try {
        return await telemetry.span({ name: 'browser' }, () => loaders.browser(...asked));
      } finally {
        telemetry.record('search_gateway.worker.browser.duration', secondsSince(startedAt));
      }
    },
  };
}
