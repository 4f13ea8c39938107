import { parseHTML } from 'linkedom';

/**
 * Elements nested deeper than this are moved up beside their ancestor, so that no later stage recurses without bound.
 * Ordinary pages stay far below it; what exceeds it is broken or hostile markup.
 */
const MAX_DEPTH = 100;

const EMPTY = '<!doctype html><html><head></head><body></body></html>';
const UPPER_CASE_ATTRIBUTE = /<[a-zA-Z][^<>]*\s[A-Z][A-Za-z-]*\s*=/;

/** Parses any text into a document that has exactly one html, head and body, lower-case attributes and bounded depth. */
export function parseDocument(text: string): Document {
  const parsed = parseHTML(withoutCdata(text)).document as Document;
  if (UPPER_CASE_ATTRIBUTE.test(text)) lowerCaseAttributes(parsed);
  const document = isWellFormed(parsed) ? parsed : rebuilt(parsed);
  boundDepth(document.body);
  return document;
}

/** In HTML a CDATA mark is a stray tag. This parser takes it for a comment up to `]]>`, which may be the whole page. */
function withoutCdata(text: string): string {
  return text.includes('<![CDATA[') ? text.replaceAll('<![CDATA[', '').replaceAll(']]>', '') : text;
}

/** What a browser's parser guarantees and this one does not: html › head, body, and nothing else. */
function isWellFormed(document: Document): boolean {
  const root = document.documentElement;
  if (root?.localName !== 'html' || document.children.length !== 1) return false;
  const [head, body, ...rest] = root.children;
  return head?.localName === 'head' && body?.localName === 'body' && rest.length === 0 && !head.querySelector('body');
}

/** A fresh document with the same nodes: metadata of the old head in its head, everything else in its body, in order. */
function rebuilt(parsed: Document): Document {
  const document = parseHTML(EMPTY).document as Document;
  const lang = parsed.querySelector('html')?.getAttribute('lang');
  if (lang) document.documentElement.setAttribute('lang', lang);
  const sort = (parent: Node) => {
    for (const node of [...parent.childNodes]) {
      const name = (node as Element).localName;
      if (name === 'html' || name === 'body' || name === 'head' || name === 'frameset') sort(node);
      else if (isMetadata(name)) document.head.appendChild(node);
      else if (node.nodeType === 1 || node.nodeType === 3) document.body.appendChild(node);
    }
  };
  sort(parsed);
  return document;
}

function isMetadata(name: string | undefined): boolean {
  return name === 'title' || name === 'meta' || name === 'link' || name === 'base';
}

function lowerCaseAttributes(document: Document): void {
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of [...element.attributes]) {
      const lower = name.toLowerCase();
      if (name === lower) continue;
      element.removeAttribute(name);
      if (!element.hasAttribute(lower)) element.setAttribute(lower, value);
    }
  }
}

/** Walks without recursion; where an element is too deep, it and what follows it become siblings of its parent. */
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
