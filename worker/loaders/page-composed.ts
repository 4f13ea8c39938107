/** Functions that run inside a page, beside those of `page-scripts.ts`: the tree as it is shown. */

/** The document in a frame of the same origin. */
export function documentIn(element: Element): Document | null {
  return element.localName === 'iframe' || element.localName === 'frame'
    ? (element as HTMLIFrameElement).contentDocument
    : null;
}

/** In the composed tree. Links have a `host`, too. */
export function parentIn(element: Element): Element | null {
  const parent = element.assignedSlot ?? element.parentNode;
  if (parent?.nodeType === Node.DOCUMENT_FRAGMENT_NODE) return (parent as ShadowRoot).host ?? null;
  return parent?.nodeType === Node.ELEMENT_NODE ? (parent as Element) : null;
}

/** Sent along with each script that runs in a page. */
export const HELPERS = [documentIn, parentIn];
