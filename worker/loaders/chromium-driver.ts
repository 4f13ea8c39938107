import type { Readable, Writable } from 'node:stream';
import { GatewayError } from '../../src/shared/errors.js';
import { within } from '../../src/shared/within.js';
import { inherited, launchArguments } from './browser-flags.js';
import { type MemoryLimits, watchMemory } from './browser-memory.js';
import { type Driver, NotStarted } from './browser-process.js';
import { createCdpConnection } from './cdp.js';
import { openTab } from './chromium-tab.js';
import { findBrowser } from './find-browser.js';
import type { LoaderOptions } from './loader-options.js';
import { render } from './render.js';

type Options = Pick<LoaderOptions, 'permit' | 'userAgent' | 'sandbox' | 'env' | 'waitMs' | 'maxBytes'> & {
  browserPath?: string | undefined;
  memory: MemoryLimits;
};

/** A start takes half a second on an idle machine of two cores. */
const START_MS = 20_000;
/** Kept of what a browser says, to tell why it does not start. */
const SAID_CHARS = 8_192;

/** Chromium over its debugging pipe, driven like the kept one of the default worker but without Playwright in between. */
export function createChromiumDriver(options: Options): Driver {
  const { permit, userAgent, sandbox, env, waitMs, maxBytes, browserPath, memory } = options;
  return {
    find: () => findBrowser({ configuredPath: browserPath, env }),
    async visit(target, { proxyUrl, pass, folder, start, works }, signal) {
      const { child } = start(launchArguments({ proxyUrl, userAgent, sandbox }, folder), inherited(env), [
        'ignore',
        'ignore',
        'pipe',
        'pipe',
        'pipe',
      ]);
      const [, , , input, output] = child.stdio as unknown as [null, null, Readable, Writable, Readable];
      let said = '';
      child.stderr?.on('data', (chunk) => {
        said = (said + chunk).slice(-SAID_CHARS);
      });
      const connection = createCdpConnection(input, output);
      const ended = new Promise<never>((_, reject) => {
        output.once('close', () => reject(new GatewayError('extraction_failed')));
      });
      ended.catch(() => {}); // heard when it is raced
      const tab = await within(Promise.race([openTab(connection, { userAgent, pass }), ended]), START_MS);
      if (!tab) throw new NotStarted(said);
      works();
      const session = connection.session();
      const stopWatching = watchMemory({ session, limits: memory, isBusy: () => true, onLeak: () => child.kill() });
      try {
        return await Promise.race([render(tab, target, { permit, pass, waitMs, maxBytes }, signal), ended]);
      } finally {
        stopWatching();
      }
    },
  };
}
