/** Functions that run inside a page, beside those of `page-scripts.ts`: the tree as it is shown. */

/** The document in a frame of the same origin, if it is what the frame is for and not the page of an error. */
export function documentIn(element: Element): Document | null {
  if (element.localName !== 'iframe' && element.localName !== 'frame') return null;
  const { contentDocument, contentWindow } = element as HTMLIFrameElement;
  const [visit] = contentDocument ? (contentWindow?.performance.getEntriesByType('navigation') ?? []) : [];
  return ((visit as PerformanceNavigationTiming | undefined)?.responseStatus ?? 0) < 400 ? contentDocument : null;
}

/** The parent in the composed tree. The check is needed because links have a `host`, too. */
export function parentIn(element: Element): Element | null {
  const parent = element.assignedSlot ?? element.parentNode;
  if (parent?.nodeType === Node.DOCUMENT_FRAGMENT_NODE) return (parent as ShadowRoot).host ?? null;
  return parent?.nodeType === Node.ELEMENT_NODE ? (parent as Element) : null;
}

/** Whether an element has text of its own. */
export function holdsText(element: Element): boolean {
  for (let node = element.firstChild; node; node = node.nextSibling)
    if (node.nodeType === Node.TEXT_NODE && /\S/.test(node.nodeValue ?? '')) return true;
  return false;
}

/** Sent along with each script that runs in a page. */
export const HELPERS = [documentIn, parentIn, holdsText];
