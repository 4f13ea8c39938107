import type { Cdp } from './cdp.js';

/** The data that a page has asked for. */
export interface Requests {
  /** How many answers have not come to their end. */
  readonly open: number;
  /** Octets of them that came, so that a stream is seen to go on. */
  readonly octets: number;
}

/** Follows data to its last octet: the page's clock waits for an answer to begin, and not for one that is read in pieces. */
export async function watchRequests(cdp: Cdp, mainFrameId: string): Promise<Requests> {
  const open = new Set<string>();
  let octets = 0;
  cdp.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'Fetch' || type === 'XHR') open.add(requestId);
  });
  cdp.on('Network.dataReceived', ({ requestId, dataLength }) => {
    if (open.has(requestId)) octets += dataLength;
  });
  cdp.on('Network.loadingFinished', ({ requestId }) => void open.delete(requestId));
  cdp.on('Network.loadingFailed', ({ requestId }) => void open.delete(requestId));
  cdp.on('Page.frameNavigated', ({ frame }) => {
    if (frame.id === mainFrameId) open.clear();
  });
  await cdp.send('Network.enable', { maxTotalBufferSize: 0, maxResourceBufferSize: 0, maxPostDataSize: 0 });
  return {
    get open() {
      return open.size;
    },
    get octets() {
      return octets;
    },
  };
}
