import { AsyncResource } from 'node:async_hooks';
import { GatewayError } from '../src/shared/errors.js';
import type { Caching } from '../src/shared/fetch-contract.js';
import { currentLane } from '../src/shared/lane.js';
import type { Reason } from '../src/shared/reason.js';
import { noTelemetry, secondsSince, type Telemetry } from '../src/shared/telemetry.js';
import { type Admission, holderOf } from './admission.js';
import { type HostTurns, hostOf } from './host-turns.js';
import { cachingField } from './loaders/caching.js';
import { markdownTwinOf } from './loaders/markdown-twin.js';
import { PageTooLarge } from './loaders/read-answer.js';
import type { FetchedPage, Loader, LoaderKind, OnPhase, Page, Revalidation } from './page.js';
import type { PageMemory } from './page-memory.js';
import type { Reader } from './reader.js';
import type { Robots } from './robots.js';
import { type Wait, Waits } from './waits.js';

interface Stages {
  robots: Pick<Robots, 'crawlDelayMs'>;
  hostTurns: HostTurns;
  inTurn: Admission['inTurn'];
  loaders: Record<LoaderKind, Loader>;
  /** Extract and Markdown, in a thread. */
  reader: Pick<Reader, 'read'>;
  memory: PageMemory;
  /** Is told which visits wait. */
  waits?: Waits;
  maxMarkdownBytes: number;
  telemetry?: Telemetry;
}

/** One page to load in one way, of which robots.txt was asked. */
export interface Asked {
  kind: LoaderKind;
  target: URL;
  signal: AbortSignal;
  onPhase: OnPhase;
  revalidate?: Revalidation | undefined;
}

export interface Visited {
  page: FetchedPage;
  mediaType: string;
  /** The page has a text and shows signs that more is to come. */
  isUnfinished: boolean;
}

/** @throws PageUnread, or GatewayError with another fetch category */
export type Visit = (asked: Asked) => Promise<Visited>;

/** The page is there, and no text could be read in it. */
export class PageUnread extends GatewayError {
  constructor(
    reason: Reason | undefined,
    /** Where the site offers it as Markdown. */
    readonly twin: URL | undefined,
    /** It has scripts that may show what it does not say. */
    readonly hasScripts: boolean,
    /** What its site says about keeping it. */
    readonly caching: Caching | undefined,
  ) {
    super('extraction_failed', { reason });
  }
}

/**
 * One page from its address to Markdown, loaded in one way. Guarding happens inside `loaders`, where sockets are opened; they
 * ask for robots.txt again before each redirect hop or navigation.
 */
export function createVisit(stages: Stages): Visit {
  const { robots, hostTurns, inTurn, loaders, memory, waits = new Waits(), telemetry = noTelemetry } = stages;
  const load = observeLoads(loaders, telemetry);
  const read = createRead(stages, telemetry);
  return async ({ kind, target, signal, onPhase, revalidate }) => {
    const host = hostOf(target);
    const hold = memory.open(holderOf(host));
    const wait = waits.open(kind);
    const visit = async () => {
      wait.ends();
      onPhase(kind === 'browser' ? 'rendering' : 'loading');
      const page = await load[kind](target, signal, hold, revalidate);
      await hold.reach(sizeOf(page), signal);
      return page;
    };
    try {
      onPhase('waiting');
      // The host's turn first: those who wait for a slow host take no place from the others. Loading is over when there is
      // a page: while it waits to be read, others load.
      wait.begins('host');
      const page = await hostTurns.run(host, robots.crawlDelayMs(target), signal, () => {
        wait.begins('place');
        // Bound, since a queue runs a task in the context of whichever made room for it.
        return inTurn(kind, host, signal, AsyncResource.bind(visit));
      });
      const about = { final_url: page.url.href, ...cachingField(page.caching) };
      if (page.unchanged)
        return { page: { ...about, markdown: '', not_modified: true }, mediaType: '', isUnfinished: false };
      onPhase('reading');
      const {
        unfinished = false,
        rendering = 'static',
        ...text
      } = await read(page, signal, [currentLane(), host], wait);
      return {
        page: { ...text, content_type: page.mediaType, ...about, rendering: kind === 'browser' ? kind : rendering },
        mediaType: page.mediaType,
        isUnfinished: unfinished,
      };
    } catch (thrown) {
      if (!(thrown instanceof PageTooLarge)) throw thrown;
      throw new PageUnread(undefined, markdownTwinOf(thrown.start), false, thrown.start.caching);
    } finally {
      wait.ends();
      hold.close();
    }
  };
}

/** A page in a thread; what has no text, or too much, is a PageUnread. */
function createRead({ reader, maxMarkdownBytes }: Stages, telemetry: Telemetry) {
  return async (page: Page, signal: AbortSignal, lane: string[], wait: Wait) => {
    try {
      wait.begins('thread');
      const read = await telemetry.span({ name: 'extract' }, () => reader.read(page, signal, lane, wait.ends));
      const isUsable = read.markdown.trim() !== '' && Buffer.byteLength(read.markdown) <= maxMarkdownBytes;
      if (!isUsable) throw new GatewayError('extraction_failed');
      return read;
    } catch (thrown) {
      // What has a cause is a thread that was lost over the page, and says nothing about it.
      const isUnread = thrown instanceof GatewayError && thrown.code === 'extraction_failed' && !thrown.cause;
      if (!isUnread) throw thrown;
      const reason = thrown.reason ?? (page.isRendered ? 'no_text_rendered' : undefined);
      throw new PageUnread(reason, markdownTwinOf(page), HAS_SCRIPTS.test(page.text), page.caching);
    }
  };
}
const HAS_SCRIPTS = /<script\b/i;

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
