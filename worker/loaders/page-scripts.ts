/**
 * Functions that run inside a page, in a world of their own where the page cannot have tampered with the DOM's
 * prototypes. They are sent as source text: each must be complete in itself.
 */

export interface Snapshot {
  url: string;
  /** Of the document as the browser took it: `text/html`, `text/plain`, … */
  mediaType: string;
  /** Undefined when it has more than the permitted number of characters. */
  text: string | undefined;
}

/**
 * The document as a reader sees it: what is inside open shadow roots and frames of the same origin stands in the place
 * of its host. Scripts, styles and templates are left out, data for machines (JSON-LD) stays.
 */
export function takeSnapshot(maxChars: number): Snapshot {
  const { URL: url, contentType: mediaType } = document;
  const within = (text: string) => ({ url, mediaType, text: text.length > maxChars ? undefined : text });
  if (mediaType !== 'text/html' && mediaType !== 'application/xhtml+xml')
    return within(document.querySelector('pre')?.textContent ?? document.documentElement?.textContent ?? '');

  const MAX_DEPTH = 512; // where HTML parsers stop nesting as well
  const copy = document.implementation.createHTMLDocument();
  copy.documentElement.remove();

  const elementOf = (node: Node) => (node.nodeType === Node.ELEMENT_NODE ? (node as HTMLElement) : undefined);
  const frameOf = (element: HTMLElement) =>
    element.localName === 'iframe' || element.localName === 'frame'
      ? (element as HTMLIFrameElement).contentDocument?.body
      : undefined;

  /** The children in the composed tree: a shadow root's before the element's own, for a slot what was put into it. */
  const childrenOf = (element: HTMLElement): Iterable<Node> => {
    const assigned = element.localName === 'slot' ? (element as HTMLSlotElement).assignedNodes() : [];
    if (assigned.length > 0) return assigned;
    return (frameOf(element) ?? element.shadowRoot ?? element).childNodes;
  };

  const copyOf = (element: HTMLElement): HTMLElement => {
    if (frameOf(element)) return copy.createElement('div');
    if (element.localName === 'frameset') return copy.createElement('body');
    const target = copy.importNode(element, false);
    // Out of a frame, links lose the address that they are relative to.
    if (element.ownerDocument !== document && element.namespaceURI === 'http://www.w3.org/1999/xhtml')
      for (const name of ['href', 'src'])
        if (element.hasAttribute(name)) target.setAttribute(name, String(Reflect.get(element, name)));
    return target;
  };

  const todo: { node: Node; into: Node; depth: number }[] = [{ node: document.documentElement, into: copy, depth: 0 }];
  for (let next = todo.pop(); next; next = todo.pop()) {
    const { node, into, depth } = next;
    const element = elementOf(node);
    const name = element?.localName;
    if (node.nodeType === Node.TEXT_NODE || node.nodeType === Node.CDATA_SECTION_NODE) {
      into.appendChild(copy.createTextNode(node.nodeValue ?? ''));
    } else if (element && (name === 'script' || name === 'noscript')) {
      if (name === 'script' && element.getAttribute('type') !== 'application/ld+json') continue;
      const target = into.appendChild(copy.importNode(element, false));
      // Where scripts run, the content of noscript is text; in the copy it is elements again.
      if (name === 'noscript') target.innerHTML = element.textContent ?? '';
      else target.textContent = element.textContent;
    } else if (element && name !== 'style' && name !== 'template') {
      const target = name === 'slot' || depth >= MAX_DEPTH ? into : into.appendChild(copyOf(element));
      for (const child of Array.from(childrenOf(element)).reverse())
        todo.push({ node: child, into: target, depth: depth + 1 });
    }
  }
  return within(`<!DOCTYPE html>${copy.documentElement.outerHTML}`);
}

/** Differs whenever elements or text were added or removed; cheap enough to ask several times a second. */
export function takeFingerprint(): string {
  return `${document.getElementsByTagName('*').length} ${document.documentElement?.textContent?.length}`;
}

/** Lets animation frames happen, and what waits for them: intersection observers, lazy components. */
export function nextFrames(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}
