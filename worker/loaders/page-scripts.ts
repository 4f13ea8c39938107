import type { ComputedWay } from '../hiding-table.js';
import { leaveOutCode } from './page-code.js';
import { documentIn } from './page-composed.js';
import { type Step, walkOn } from './page-signs.js';
import { unboxSplitText } from './page-split.js';
import { type PageStyles, readStyles } from './page-styles.js';

/**
 * Functions that run inside a page, in a world of their own where the page cannot have tampered with the DOM's
 * prototypes. They are sent as source text: each must be complete in itself, but for the helpers that are sent along.
 */

export interface Snapshot {
  url: string;
  /** Of the document as the browser took it: `text/html`, … */
  mediaType: string;
  /** Undefined when it has more than the permitted number of characters. */
  text: string | undefined;
  /** How far to scroll, in CSS pixels, to see what waits for it; there is no text then. */
  stops: number[];
  /** What is to be done before there is a text: more of the page waits for the reader, or is in closed shadow roots. */
  step?: Step;
}

export interface SnapshotOptions {
  maxChars: number;
  /** Attribute that says how style sheets hide an element. */
  hiddenBy: string;
  /** Rows of the hiding table that a computed value tells. */
  ways: readonly ComputedWay[];
  /** Whether all style sheets came: without one, a ground that text is read on may be missing. */
  isStyled: boolean;
  /** Whether the page has not been scrolled through. */
  isFirst: boolean;
  /** By which the page is asked what waits for the reader, unless that is known. */
  signs?: string;
}

/** What a page without style sheets has. */
function noStyles(): PageStyles {
  const none = () => '';
  return { hidingOf: none, hidingOfText: none, drawingOf: none, gapsOf: () => undefined, waitingAt: [] };
}

/** What `work` makes; when it fails, which costs a page some of what is known of it and not the page, what `instead` makes. */
function attempt<T>(work: () => T, instead: () => T): T {
  try {
    return work();
  } catch {
    return instead();
  }
}

/**
 * The document as a reader sees it: what is inside shadow roots and frames of the same origin stands in the place
 * of its host. Code is left out, but for what the extraction reads (`leaveOutCode`). How style sheets hide an element is said
 * in its attribute `hiddenBy`, what they draw in it in its own style.
 */
export function takeSnapshot(
  { maxChars, hiddenBy, ways, isStyled, isFirst, signs }: SnapshotOptions,
  ...closed: ShadowRoot[]
): Snapshot {
  const { URL: url, contentType: mediaType } = document;
  const step = signs === undefined ? undefined : walkOn(signs);
  if (step && (step.isStep || step.hosts !== 'none')) return { url, mediaType, text: undefined, stops: [], step };
  // In this world only: the page does not see it.
  for (const root of closed) Object.defineProperty(root.host, 'shadowRoot', { value: root, configurable: true });
  const styles = attempt(() => readStyles(isStyled, ways), noStyles);
  const stops: number[] = [];
  // All that is in the upper half of the window is seen together.
  for (const at of [...styles.waitingAt].sort((a, b) => a - b))
    if (at > (stops.at(-1) ?? 0) + innerHeight / 2) stops.push(at - innerHeight / 4);
  if (isFirst && stops.length > 0) return { url, mediaType, text: undefined, stops };

  // Hosts, frames and slots, and all that leads to them, are copied one by one; the rest as the browser copies it.
  const special = new Set<Node>();
  const mark = (root: ParentNode) => {
    for (const element of root.querySelectorAll('*')) {
      const inner = element.shadowRoot ?? documentIn(element)?.body;
      if (!inner && element.localName !== 'slot') continue;
      for (let node: Node | null = element; node && !special.has(node); node = node.parentNode) special.add(node);
      if (inner) mark(inner);
    }
  };
  mark(document);

  const copy = document.implementation.createHTMLDocument();
  copy.documentElement.remove();
  const frames: { content: Element; base: string }[] = [];
  const copyOf = (element: Element): Element => {
    const frame = documentIn(element);
    if (!frame) return element.localName === 'frameset' ? copy.createElement('body') : copy.importNode(element, false);
    const content = copy.createElement('div');
    frames.unshift({ content, base: frame.baseURI });
    return content;
  };
  /** In the composed tree: a shadow root's before the element's own, and for a slot what was put into it. */
  const childrenOf = (element: Element): Iterable<Node> => {
    const assigned = element.localName === 'slot' ? (element as HTMLSlotElement).assignedNodes() : [];
    if (assigned.length > 0) return assigned;
    return (documentIn(element)?.body ?? element.shadowRoot ?? element).childNodes;
  };
  const sayHow = (how: string, target: Element) => {
    if (how) target.setAttribute(hiddenBy, how);
    return target;
  };
  /** Writes into a copy that is in its place how the original is drawn. */
  const sayStyles = (element: Element, target: Element) => {
    sayHow(styles.hidingOf(element), target);
    const drawing = styles.drawingOf(element);
    if (drawing) target.setAttribute('style', `${drawing};${target.getAttribute('style') ?? ''}`);
    const gaps = styles.gapsOf(element);
    if (gaps?.before) target.before(' ');
    if (gaps?.after) target.after(' ');
    return target;
  };
  const hideText = (text: Node, how: string) => {
    if (!how || text.nodeType !== Node.TEXT_NODE || !text.textContent?.trim()) return text;
    const around = sayHow(how, copy.createElement('span'));
    text.parentNode?.replaceChild(around, text);
    around.append(text);
    return around;
  };
  /** Both have the same elements in the same order. */
  const sayHowAll = (original: Element, whole: Element) => {
    const copies = [whole, ...whole.querySelectorAll('*')];
    for (const [i, element] of [original, ...original.querySelectorAll('*')].entries()) {
      const target = sayStyles(element, copies[i] as Element);
      const ofText = styles.hidingOfText(element);
      if (ofText) for (const child of [...target.childNodes]) hideText(child, ofText);
    }
  };
  const todo: { node: Node; into: Node; how: string }[] = [{ node: document.documentElement, into: copy, how: '' }];
  for (let next = todo.pop(); next; next = todo.pop()) {
    const { node, into, how } = next;
    if (!special.has(node)) {
      const whole = into.appendChild(copy.importNode(node, true));
      if (node.nodeType === Node.ELEMENT_NODE) sayHowAll(node as Element, whole as Element);
      else hideText(whole, how);
      continue;
    }
    const element = node as Element; // only elements are special, and the document, which is not copied
    const target = element.localName === 'slot' ? into : sayStyles(element, into.appendChild(copyOf(element)));
    for (const child of Array.from(childrenOf(element)).reverse())
      todo.push({ node: child, into: target, how: styles.hidingOfText(element) });
  }

  for (const mend of [leaveOutCode, unboxSplitText])
    attempt(
      () => mend(copy),
      () => {},
    );
  // Links that came out of a frame have lost the address that they are relative to; inner frames go first.
  for (const { content, base } of frames)
    for (const element of content.querySelectorAll('[href],[src]:not(script,embed)'))
      for (const name of ['href', 'src']) {
        const address = element.getAttribute(name);
        if (address && URL.canParse(address, base)) element.setAttribute(name, new URL(address, base).href);
      }
  const text = `<!DOCTYPE html>${copy.documentElement.outerHTML}`;
  return { url, mediaType, text: text.length > maxChars ? undefined : text, stops };
}

/** The document and no more, where something in it defeats the snapshot. */
export function takePlain({ maxChars }: SnapshotOptions): Snapshot {
  const { URL: url, contentType: mediaType, documentElement } = document;
  const text = `<!DOCTYPE html>${documentElement.outerHTML}`;
  return { url, mediaType, text: text.length > maxChars ? undefined : text, stops: [] };
}

/** Lets animation frames happen, and what waits for them: intersection observers, lazy components. */
export function nextFrames(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

/**
 * Elements that may have a closed shadow root, which only the browser's protocol shows: of each kind of custom element
 * that has no open one, the first; with `all`, all, and other elements that have a place and nothing in it.
 */
export function mayBeHosts(all: boolean, ...closed: ShadowRoot[]): Element[] {
  const most = 200;
  const plain = /^(?:article|aside|blockquote|div|footer|header|main|nav|p|section|span)$/;
  const names = new Set<string>();
  const found: Element[] = [];
  const known = new Map(closed.map((root) => [root.host, root]));
  const look = (root: ParentNode): void => {
    for (const element of root.querySelectorAll('*')) {
      const inner = element.shadowRoot ?? known.get(element);
      if (inner) look(inner);
      if (inner || found.length >= most) continue;
      const isCustom = element.localName.includes('-') && element.namespaceURI === 'http://www.w3.org/1999/xhtml';
      if (isCustom && (all || !names.has(element.localName))) found.push(element);
      else if (all && !element.firstElementChild && plain.test(element.localName) && element.clientHeight > 8)
        if (!element.textContent?.trim()) found.push(element);
      names.add(element.localName);
    }
  };
  look(document);
  return found;
}

/** In CSS pixels from the top of the document. */
export function scrollDown(top: number): void {
  scrollTo({ top, behavior: 'instant' });
}

/** Whether some of the document is still to be parsed. */
export function isReading(): boolean {
  return document.readyState === 'loading';
}

/** Resolves when the document has been parsed to its end. */
export function whenRead(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => resolve());
    else resolve();
  });
}

/** Sent along with each script that runs in a page. */
export const HELPERS = [noStyles, attempt, mayBeHosts];
