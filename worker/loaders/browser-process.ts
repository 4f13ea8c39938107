import type { StdioOptions } from 'node:child_process';
import { bounded } from '../../src/shared/bounded.js';
import { GatewayError } from '../../src/shared/errors.js';
import { unlessAborted } from '../../src/shared/unless-aborted.js';
import { within } from '../../src/shared/within.js';
import type { Loader, Page } from '../page.js';
import { adviceAbout } from './advice.js';
import type { BrowserLoader } from './browser.js';
import type { EgressPass } from './egress-pass.js';
import { createLazyEgress } from './lazy-egress.js';
import type { LoaderOptions } from './loader-options.js';
import { createProcesses, type Running } from './processes.js';
import { createTempFolders } from './temp-folders.js';

/** What the visit of one page has for itself. */
export interface Visit {
  /** The only way out for the browser, with the credential of `pass`. */
  proxyUrl: string;
  pass: EgressPass;
  /** For its profile, and all else that it wants to keep; removed with the visit. */
  folder: string;
  /** Starts the browser, which ends with the visit. */
  start(args: readonly string[], env: Record<string, string>, stdio: StdioOptions): Running;
  /** It has shown that it works. */
  works(): void;
}

export interface Driver {
  /** The absolute path of the browser; undefined when there is none. */
  find(): string | undefined;
  /** @throws GatewayError with a fetch category | NotStarted */
  visit(target: URL, visit: Visit, signal: AbortSignal): Promise<Page>;
}

/** A browser that ended, or said nothing, before it was of any use. `message` is what it said. */
export class NotStarted extends Error {
  override readonly name = 'NotStarted';
}

/** A pipe closes a moment before its process is known to have ended. */
const END_IS_TOLD_MS = 250;

/**
 * Loads each page in a browser that is started for it and ended with it, with a profile, a process group and a way out
 * of its own. None is started ahead of a page.
 */
export function createBrowserProcessLoader(
  { guard, maxBytes, timeoutMs, log }: LoaderOptions,
  { find, visit }: Driver,
): BrowserLoader {
  const egress = createLazyEgress({ guard, maxBytes, idleMs: timeoutMs });
  const folders = createTempFolders();
  const processes = createProcesses();
  const advice = adviceAbout('BROWSER_WORKER');
  let closed = false;
  let worked: boolean | undefined;
  let pages = 0;

  /** Resolves to undefined when the browser ended under the page by no doing of ours. */
  async function inVisit(program: string, target: URL, signal: AbortSignal): Promise<Page | undefined> {
    const { url: proxyUrl, admit } = await egress.open();
    const folder = await folders.make();
    const pass = admit();
    let running: Running | undefined;
    let over = false;
    const start: Visit['start'] = (args, env, stdio) => {
      if (over || closed) throw new GatewayError('extraction_failed');
      running = processes.start({ program, args, env: { ...env, TMPDIR: folder }, stdio });
      return running;
    };
    const works = () => {
      worked = true;
    };
    pages++;
    try {
      return await unlessAborted(visit(target, { proxyUrl, pass, folder, start, works }, signal), signal);
    } catch (thrown) {
      const failed = GatewayError.from(thrown, 'extraction_failed');
      if (thrown instanceof NotStarted || failed.code !== 'extraction_failed' || signal.aborted || closed) throw thrown;
      if (!running || !(await hasCrashed(running))) throw thrown;
      return undefined;
    } finally {
      over = true;
      pass.close();
      await running?.end();
      await folders.remove(folder).finally(() => pages--);
    }
  }

  const load: Loader = async (target, signal) => {
    const program = find();
    try {
      if (!program) throw new NotStarted();
      const page = (await inVisit(program, target, signal)) ?? (await inVisit(program, target, signal));
      if (!page) throw new GatewayError('extraction_failed');
      return page;
    } catch (thrown) {
      if (thrown instanceof NotStarted) {
        worked = false;
        log.error(program ? advice.notStarted(thrown.message) : advice.noBrowser);
      }
      throw GatewayError.from(thrown, 'extraction_failed');
    }
  };

  return {
    load: (target, gone) => bounded(timeoutMs, gone, (signal) => load(target, signal)),
    state() {
      if (worked === undefined) return find() ? 'idle' : 'unavailable';
      return worked ? 'ready' : 'unavailable';
    },
    pages: () => pages,
    async close() {
      closed = true;
      await processes.close();
      await Promise.all([egress.close(), folders.close()]);
    },
  };
}

/** A signal ended it, which a shell tells as a code above 128; and it was not ours, for taking too much memory. */
async function hasCrashed({ child, ended }: Running): Promise<boolean> {
  await within(ended, END_IS_TOLD_MS);
  return !child.killed && (child.signalCode !== null || (child.exitCode ?? 0) > 128);
}
