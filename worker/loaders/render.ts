import type { BrowserContext, CDPSession, Request, Page as Tab } from 'playwright';
import { GatewayError } from '../../src/shared/errors.js';
import type { Page, Permit } from '../page.js';
import { isHttp } from './document-response.js';
import type { EgressPass } from './egress-pass.js';
import { categoryOf } from './http-status.js';
import { isBinary, isHtml } from './media-type.js';
import { watchNavigations } from './navigations.js';
import { type Snapshot, takeSnapshot } from './page-scripts.js';
import { settle } from './settle.js';
import { createView } from './view.js';

interface RenderOptions {
  userAgent: string;
  permit: Permit;
  pass: EgressPass;
  waitMs: number;
  /** Largest page: characters of one that is rendered, octets of one that is taken as it came. */
  maxBytes: number;
}

/**
 * One page in a context of its own: opened, given time, read. The context is closed by the caller.
 * @throws GatewayError with a fetch category
 */
export async function render(
  context: BrowserContext,
  target: URL,
  { userAgent, permit, pass, waitMs, maxBytes }: RenderOptions,
  signal: AbortSignal,
): Promise<Page> {
  const tab = await context.newPage();
  context.on('page', (popup) => void popup.close().catch(() => {}));
  const { lost, isLive } = observe(tab, pass);
  const cdp = await context.newCDPSession(tab);
  const mainFrameId = await mainFrameOf(cdp);
  // Again, and without client hints: Playwright sends hints that name another system and a headless browser.
  await cdp.send('Emulation.setUserAgentOverride', { userAgent });
  const navigations = await watchNavigations({ cdp, mainFrameId, permit, pass, maxBytes, waitMs, signal });
  const view = createView(cdp, mainFrameId);

  async function read(): Promise<Page> {
    await navigations.open(target);
    for (;;) {
      await settle({ cdp, view, navigations, isLive, cut: pass.close, waitMs, signal: over.signal });
      const failure = categoryOf(navigations.status);
      if (failure) throw new GatewayError(failure);
      const { commits } = navigations;
      try {
        return toPage(await view.run(takeSnapshot, maxBytes));
      } catch (thrown) {
        if (navigations.commits === commits) throw thrown; // else another document came in between
      }
    }
  }
  const over = new AbortController();
  try {
    return await Promise.race([read(), navigations.taken, navigations.stopped, lost]);
  } finally {
    over.abort();
  }
}

/** What ends a page, or keeps it going, beside its navigations. */
function observe(tab: Tab, pass: EgressPass) {
  let live = false;
  const lost = new Promise<never>((_, reject) => {
    const fail = () => reject(new GatewayError('extraction_failed'));
    tab.once('crash', fail);
    tab.once('close', fail);
    tab.on('requestfailed', (request) => {
      // The document itself was cut short; of anything else the page may do without the rest.
      if (pass.exhausted && isMainDocument(request, tab)) fail();
    });
  });
  lost.catch(() => {}); // heard by whoever races it
  const spokenTo = () => {
    live = true;
  };
  tab.on('websocket', spokenTo);
  tab.on('worker', spokenTo);
  return { lost, isLive: () => live };
}

function isMainDocument(request: Request, tab: Tab): boolean {
  try {
    return request.isNavigationRequest() && request.frame() === tab.mainFrame();
  } catch {
    return false; // `frame()` throws for a frame that does not exist yet
  }
}

async function mainFrameOf(cdp: CDPSession): Promise<string> {
  const { frameTree } = await cdp.send('Page.getFrameTree');
  return frameTree.frame.id;
}

function toPage({ url, mediaType, text }: Snapshot): Page {
  const finalUrl = new URL(url);
  if (text === undefined || !isHttp(finalUrl)) throw new GatewayError('extraction_failed');
  if (!isHtml(mediaType) || isBinary(text, mediaType)) throw new GatewayError('extraction_failed');
  return { url: finalUrl, mediaType: 'text/html', text };
}
