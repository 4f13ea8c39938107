import { GatewayError } from '../../src/shared/errors.js';
import { hintsOf, nameForScripts } from './browser-name.js';
import type { Cdp, CdpConnection } from './cdp.js';
import type { EgressPass } from './egress-pass.js';
import { isStyleSheet } from './media-type.js';
import { plantName } from './page-plant.js';
import type { Tab } from './render.js';

interface TabOptions {
  userAgent: string;
  pass: EgressPass;
}

/** The tab that a browser of our own starts with; every other is closed. */
export async function openTab(connection: CdpConnection, { userAgent, pass }: TabOptions): Promise<Tab> {
  const browser = connection.session();
  const first = new Promise<{ sessionId: string; frameId: string }>((resolve) => {
    let taken = false;
    browser.on('Target.attachedToTarget', ({ sessionId, targetInfo: { type, targetId } }) => {
      if (type !== 'page') return;
      if (taken) void browser.send('Target.closeTarget', { targetId }).catch(() => {});
      else resolve({ sessionId, frameId: targetId }); // they are the same for a main frame
      taken = true;
    });
  });
  let name = userAgent;
  nameInWorkers(connection, browser, () => name);
  await Promise.all([
    browser.send('Target.setAutoAttach', ATTACHED_AT_START),
    browser.send('Browser.setDownloadBehavior', { behavior: 'deny' }),
    browser.send('Browser.grantPermissions', { permissions: [] }),
  ]);
  const { sessionId, frameId } = await first;
  const { product } = await browser.send('Browser.getVersion');
  const version = product.replace(/^.*\//, '');
  name = nameForScripts(userAgent, version);
  const cdp = connection.session(sessionId);
  nameInWorkers(connection, cdp, () => name);
  let live = false;
  let styled = true;
  const lost = new Promise<never>((_, reject) => {
    const fail = () => reject(new GatewayError('extraction_failed'));
    cdp.on('Inspector.targetCrashed', fail);
    browser.on('Target.detachedFromTarget', (gone) => gone.sessionId === sessionId && fail());
    const documents = new Set<string>();
    cdp.on('Network.requestWillBeSent', (request) => {
      if (request.type === 'Document' && request.frameId === frameId) documents.add(request.requestId);
    });
    cdp.on('Network.responseReceived', ({ type, response: { status, mimeType } }) => {
      if (type === 'Stylesheet' && !isStyleSheet(status, mimeType)) styled = false;
    });
    cdp.on('Network.loadingFailed', ({ requestId, type }) => {
      if (type === 'Stylesheet') styled = false;
      // The document itself was cut short; of anything else the page may do without the rest.
      if (pass.exhausted && documents.has(requestId)) fail();
    });
  });
  lost.catch(() => {}); // heard by whoever races it
  const spokenTo = () => {
    live = true;
  };
  cdp.on('Network.webSocketCreated', spokenTo);
  cdp.on('Target.attachedToTarget', ({ targetInfo: { type } }) => /worker/.test(type) && spokenTo());
  // A page that leaves must not be asked whether it may.
  cdp.on('Page.javascriptDialogOpening', ({ type }) => {
    cdp.send('Page.handleJavaScriptDialog', { accept: type === 'beforeunload' }).catch(() => {});
  });
  await Promise.all([
    cdp.send('Network.enable', { maxTotalBufferSize: 0, maxResourceBufferSize: 0, maxPostDataSize: 0 }),
    cdp.send('Network.setBypassServiceWorker', { bypass: true }),
    cdp.send('Target.setAutoAttach', ATTACHED_AT_START),
    cdp.send('Emulation.setUserAgentOverride', {
      userAgent,
      userAgentMetadata: hintsOf(version),
      acceptLanguage: 'en-US',
    }),
    cdp.send('Emulation.setFocusEmulationEnabled', { enabled: true }),
  ]);
  return { cdp, nameForScripts: name, lost, isLive: () => live, isStyled: () => styled };
}

/** Whatever begins waits until it has been told what it has to know. */
const ATTACHED_AT_START = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };

/**
 * Tells workers that `owner` starts, and those that these start, what a page's scripts are told of the browser: in their own
 * world, since the name that they send to sites stays ours. All else that waits is let go.
 */
function nameInWorkers(connection: CdpConnection, owner: Cdp, name: () => string): void {
  owner.on('Target.attachedToTarget', ({ sessionId, targetInfo: { type } }) => {
    const started = connection.session(sessionId);
    const tell = (...message: Parameters<Cdp['send']>) => void started.send(...message).catch(() => {}); // it may be gone
    if (/worker/.test(type)) {
      nameInWorkers(connection, started, name);
      tell('Target.setAutoAttach', ATTACHED_AT_START);
      tell('Runtime.evaluate', { expression: `(${plantName})(${JSON.stringify(name())})` });
    }
    tell('Runtime.runIfWaitingForDebugger');
  });
}
