import type { StdioOptions } from 'node:child_process';
import { bounded } from '../../src/shared/bounded.js';
import { GatewayError } from '../../src/shared/errors.js';
import { unlessAborted } from '../../src/shared/unless-aborted.js';
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

  async function inVisit(program: string, target: URL, signal: AbortSignal): Promise<Page> {
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
    try {
      return await unlessAborted(visit(target, { proxyUrl, pass, folder, start, works }, signal), signal);
    } finally {
      over = true;
      pass.close();
      await running?.end();
      await folders.remove(folder);
    }
  }

  const load: Loader = async (target, signal) => {
    const program = find();
    try {
      if (!program) throw new NotStarted();
      return await inVisit(program, target, signal);
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
    async close() {
      closed = true;
      await processes.close();
      await Promise.all([egress.close(), folders.close()]);
    },
  };
}
