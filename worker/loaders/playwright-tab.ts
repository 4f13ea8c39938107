import type { BrowserContext, Request, Page as Tab } from 'playwright';
import { GatewayError } from '../../src/shared/errors.js';
import { hintsOf, nameForScripts } from './browser-name.js';
import type { EgressPass } from './egress-pass.js';
import { isStyleSheet } from './media-type.js';
import type { Tab as OpenTab } from './render.js';

/** A tab in a context that Playwright made. */
export async function openPlaywrightTab(
  context: BrowserContext,
  { userAgent, pass }: { userAgent: string; pass: EgressPass },
): Promise<OpenTab> {
  const tab = await context.newPage();
  context.on('page', (popup) => void popup.close().catch(() => {}));
  const observed = observe(tab, pass);
  const cdp = await context.newCDPSession(tab);
  const version = context.browser()?.version() ?? '';
  // Again: Playwright's own hints name another system and a headless browser.
  await cdp.send('Emulation.setUserAgentOverride', { userAgent, userAgentMetadata: hintsOf(version) });
  return { cdp, nameForScripts: nameForScripts(userAgent, version), ...observed };
}

/** What ends a page, or keeps it going, beside its navigations. */
function observe(tab: Tab, pass: EgressPass) {
  let live = false;
  let styled = true;
  const lost = new Promise<never>((_, reject) => {
    const fail = () => reject(new GatewayError('extraction_failed'));
    tab.once('crash', fail);
    tab.once('close', fail);
    tab.on('response', (response) => {
      if (response.request().resourceType() !== 'stylesheet') return;
      if (!isStyleSheet(response.status(), response.headers()['content-type'])) styled = false;
    });
    tab.on('requestfailed', (request) => {
      if (request.resourceType() === 'stylesheet') styled = false;
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
  return { lost, isLive: () => live, isStyled: () => styled };
}

function isMainDocument(request: Request, tab: Tab): boolean {
  try {
    return request.isNavigationRequest() && request.frame() === tab.mainFrame();
  } catch {
    return false; // `frame()` throws for a frame that does not exist yet
  }
}
