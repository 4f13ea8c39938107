import { AsyncResource } from 'node:async_hooks';
import { GatewayError } from '../src/shared/errors.js';
import { parseTarget } from '../src/shared/target.js';
import { noTelemetry, secondsSince, type Telemetry } from '../src/shared/telemetry.js';
import type { Admission } from './admission.js';
import type { HostTurns } from './host-turns.js';
import type { FetchPage, Loader, LoaderKind } from './page.js';
import type { Reader } from './reader.js';
import type { Robots } from './robots.js';

interface Stages {
  robots: Robots;
  hostTurns: HostTurns;
  inTurn: Admission['inTurn'];
  loaders: Record<LoaderKind, Loader>;
  /** Extract and Markdown, in a thread. */
  reader: Pick<Reader, 'read'>;
  maxMarkdownBytes: number;
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
  maxMarkdownBytes,
  telemetry = noTelemetry,
}: Stages): FetchPage {
  const load = observeLoads(loaders, telemetry);
  return async (request, signal) => {
    const target = parseTarget(request.url);
    const kind = request.js_render ? 'browser' : 'static';
    await robots.check(target, signal);
    const visit = async () => {
      const page = await load[kind](target, signal);
      const { markdown, ...metadata } = await telemetry.span({ name: 'extract' }, () => reader.read(page, signal));
      const isUsable = markdown.trim() !== '' && Buffer.byteLength(markdown) <= maxMarkdownBytes;
      if (!isUsable) throw new GatewayError('extraction_failed');
      return { ...metadata, final_url: page.url.href, markdown };
    };
    // The host's turn first: those who wait for a slow host take no place from the others.
    return hostTurns.run(target.host.replace(/\.(?=:|$)/, ''), robots.crawlDelayMs(target), signal, () =>
      // Bound, since a queue runs a task in the context of whichever made room for it.
      inTurn(kind, signal, AsyncResource.bind(visit)),
    );
  };
}

/** The loaders, each load in a span; the time in the browser is also measured. */
function observeLoads(loaders: Record<LoaderKind, Loader>, telemetry: Telemetry): Record<LoaderKind, Loader> {
  if (!telemetry.enabled) return loaders;
  return {
    static: (target, signal) => telemetry.span({ name: 'static load' }, () => loaders.static(target, signal)),
    async browser(target, signal) {
      const startedAt = performance.now();
      try {
        return await telemetry.span({ name: 'browser' }, () => loaders.browser(target, signal));
      } finally {
        telemetry.record('search_gateway.worker.browser.duration', secondsSince(startedAt));
      }
    },
  };
}
