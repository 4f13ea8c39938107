import { randomUUID } from 'node:crypto';
import { GatewayError } from '../../src/shared/errors.js';
import { decodedOnce } from '../encoded-twice.js';
import { computedWays } from '../hiding-table.js';
import { HIDDEN_BY, type Page, type Permit } from '../page.js';
import { cachingField } from './caching.js';
import type { Cdp } from './cdp.js';
import { isHttp } from './document-response.js';
import type { EgressPass } from './egress-pass.js';
import { isHtml } from './media-type.js';
import { watchNavigations } from './navigations.js';
import { plantName, plantSigns } from './page-plant.js';
import { type Snapshot, takePlain, takeSnapshot } from './page-scripts.js';
import type { Step } from './page-signs.js';
import { watchRequests } from './requests.js';
import { settle, settleScrolled, settleWalked } from './settle.js';
import { isBinary } from './sniff.js';
import { createView } from './view.js';

/** A page of a browser that shows nothing yet. */
export interface Tab {
  cdp: Cdp;
  /** What scripts that ask for the browser are told. */
  nameForScripts: string;
  /** Rejects when the page crashes, is closed, or its document is cut short. @throws GatewayError extraction_failed */
  lost: Promise<never>;
  /** Whether something may speak to the page at any time: a web socket, a worker. */
  isLive(): boolean;
  /** Whether all style sheets that the page asked for came. */
  isStyled(): boolean;
}

interface RenderOptions {
  permit: Permit;
  pass: EgressPass;
  waitMs: number;
  /** Largest page: characters of one that is rendered, octets of one that is taken as it came. */
  maxBytes: number;
}

/**
 * One page: opened, given time, read. The tab is closed by the caller.
 * @throws GatewayError with a fetch category
 */
export async function render(
  { cdp, nameForScripts, lost, isLive, isStyled }: Tab,
  target: URL,
  { permit, pass, waitMs, maxBytes }: RenderOptions,
  signal: AbortSignal,
): Promise<Page> {
  const mainFrameId = await mainFrameOf(cdp);
  const signs = randomUUID();
  const planted = `(${plantName})(${JSON.stringify(nameForScripts)});(${plantSigns})(${JSON.stringify(signs)})`;
  const [navigations, requests] = await Promise.all([
    watchNavigations({ cdp, mainFrameId, permit, pass, maxBytes, waitMs, signal }),
    watchRequests(cdp, mainFrameId),
    cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: planted }),
  ]);
  const view = createView(cdp, mainFrameId);

  async function snapshot(isFirst: boolean, step?: Step): Promise<Snapshot> {
    const { commits } = navigations;
    const options = { maxChars: maxBytes, hiddenBy: HIDDEN_BY, ways: computedWays(), isStyled: isStyled(), isFirst };
    try {
      if (!step) return await view.runOn(takeSnapshot, { ...options, signs }, []);
      // What was put in on the way down may have some.
      const roots = step.isStep || step.hosts !== 'none' ? await view.closedRoots(step.hosts === 'all') : [];
      return await view.runOn(takeSnapshot, options, roots);
    } catch (thrown) {
      if (navigations.commits !== commits) throw thrown;
      return view.run(takePlain, options);
    }
  }

  const over = new AbortController();
  const settling = { cdp, view, signs, navigations, requests, isLive, cut: pass.close, waitMs, signal: over.signal };

  async function read(): Promise<Page> {
    await navigations.open(target);
    for (;;) {
      await settle(settling);
      if (navigations.failure) throw navigations.failure;
      const { commits } = navigations;
      try {
        let page = await snapshot(true);
        const { url, step } = page;
        if (step?.isStep) await settleWalked(settling, step);
        if (step) page = await snapshot(true, step);
        if (page.text === undefined && page.stops.length > 0) {
          await settleScrolled(settling, page.stops);
          page = await snapshot(false, step ?? { isStep: false, hosts: 'none' });
        }
        // Pages that go on with the next article below name that one in their address.
        if (navigations.commits === commits)
          return { ...toPage({ ...page, url }), ...cachingField(navigations.caching) };
      } catch (thrown) {
        if (navigations.commits === commits) throw thrown; // else another document came in between
      }
    }
  }
  try {
    return await Promise.race([read(), navigations.taken, navigations.stopped, lost]);
  } finally {
    over.abort();
  }
}

async function mainFrameOf(cdp: Cdp): Promise<string> {
  const { frameTree } = await cdp.send('Page.getFrameTree');
  return frameTree.frame.id;
}

function toPage({ url, mediaType, text }: Snapshot): Page {
  const finalUrl = new URL(url);
  if (text === undefined || !isHttp(finalUrl)) throw new GatewayError('extraction_failed');
  if (!isHtml(mediaType) || isBinary(text, mediaType)) throw new GatewayError('extraction_failed');
  return { url: finalUrl, mediaType: 'text/html', text: decodedOnce(text), isRendered: true };
}
