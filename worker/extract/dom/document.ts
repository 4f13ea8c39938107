import { elementsByName } from '../../html/by-name.js';
import { moveInside } from '../../html/move.js';
import { parseHtml } from '../../html/parse-html.js';
import { MARKS, putMarksInside } from './marks-inside.js';
import { composeShadowRoots, SHADOW_ROOT_MODE } from './shadow-roots.js';

/**
 * Deeper elements are moved up beside their ancestor, so that later stages may recurse. Ordinary pages stay far below;
 * what exceeds it is broken or hostile markup.
 */
const MAX_DEPTH = 101;

/**
 * Parses any text into a document with exactly one html, head and body, and bounded depth. `isXml`: it is served as
 * XHTML, where CDATA is text and an element may end with its start tag.
 */
export function parseDocument(text: string, isXml = false): Document {
  const document = parseHtml(text, isXml);
  const { documentElement: root } = document;
  const isOfFrames = !document.body;
  if (isOfFrames) root.append(bodyOfFrames(document));
  boundDepth(root);
  const named = elementsByName(root, ['noframes', 'template', ...MARKS]);
  // No browser shows that on other pages.
  if (!isOfFrames) for (const one of named('noframes')) one.remove();
  putMarksInside(MARKS.flatMap(named));
  if (named('template').some((template) => template.hasAttribute(SHADOW_ROOT_MODE))) {
    composeShadowRoots(document);
    boundDepth(root);
  }
  return document;
}

/** The body of a document that holds a piece of HTML and nothing else. */
export function parseBody(html: string): HTMLElement {
  return parseDocument(`<!doctype html><html><head></head><body>${html}</body></html>`).body;
}

/** A page of frames says nothing itself: a link for each, and what it says in `noframes`. */
function bodyOfFrames(document: Document): Element {
  const body = document.createElement('body');
  const all = Array.from(document.documentElement.querySelectorAll('frame,noframes'));
  const markup = all.filter(({ localName }) => localName === 'noframes').map(({ textContent }) => textContent ?? '');
  body.append(...all.filter(({ localName }) => localName === 'frame').flatMap(linkToFrame));
  moveInside(parseHtml(`<body>${markup.join('')}`).body ?? body, body);
  document.documentElement.querySelector('frameset')?.remove();
  return body;
}

function linkToFrame(frame: Element): Element[] {
  const address = frame.getAttribute('src');
  if (!address) return [];
  const { ownerDocument: document } = frame;
  const [paragraph, link] = [document.createElement('p'), document.createElement('a')];
  link.setAttribute('href', address);
  link.textContent = frame.getAttribute('title') || frame.getAttribute('name') || address;
  paragraph.append(link);
  return [paragraph];
}

/** Moves an element that is too deep, and what follows it, up beside its parent. Without recursion. */
function boundDepth(root: Element): void {
  let node: Node | null = root.firstChild;
  let depth = 1;
  while (node && node !== root) {
    if (node.firstChild && depth >= MAX_DEPTH) hoistElements(node);
    if (node.firstChild && depth < MAX_DEPTH) {
      node = node.firstChild;
      depth += 1;
      continue;
    }
    while (node && node !== root && !node.nextSibling) {
      node = node.parentNode;
      depth -= 1;
    }
    node = node === root ? null : (node?.nextSibling ?? null);
  }
}

function hoistElements(parent: Node): void {
  let child = parent.firstChild;
  while (child && child.nodeType !== 1) child = child.nextSibling;
  const after = parent.nextSibling;
  while (child) {
    const next: ChildNode | null = child.nextSibling;
    parent.parentNode?.insertBefore(child, after);
    child = next;
  }
}
