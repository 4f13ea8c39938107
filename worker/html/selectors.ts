import { compile } from 'css-select';
import type { PageElement } from './element.js';
import type { PageNode } from './node.js';

type Matcher = (element: PageElement) => boolean;

const isElement = (node: PageNode): node is PageElement => node.nodeType === 1;

const adapter = {
  isTag: isElement,
  existsOne: (isMatch: Matcher, nodes: PageNode[]): boolean =>
    nodes.some((node) => isElement(node) && (isMatch(node) || adapter.existsOne(isMatch, node.children))),
  getAttributeValue: (element: PageElement, name: string) => element.getAttribute(name) ?? undefined,
  getChildren: (node: PageNode) => node.childNodes,
  getName: (element: PageElement) => element.localName,
  getParent: (element: PageElement) => element.parentNode,
  getSiblings: (node: PageNode) => node.parentNode?.childNodes ?? [node],
  prevElementSibling: (node: PageNode) => node.previousElementSibling as PageElement | null,
  getText: (node: PageNode) => node.textContent,
  hasAttrib: (element: PageElement, name: string) => element.hasAttribute(name),
  removeSubsets: (nodes: PageNode[]) => nodes,
  findAll: (): PageElement[] => [],
  findOne: (isMatch: Matcher, nodes: PageNode[]): PageElement | null => {
    for (const node of nodes) {
      if (!isElement(node)) continue;
      const found = isMatch(node) ? node : adapter.findOne(isMatch, node.children);
      if (found) return found;
    }
    return null;
  },
};

/** They are the worker's own, as many as its code has; some are made of names in a page. */
const MOST_SELECTORS = 500;
const LONGEST_SELECTOR = 400;
const known = new Map<string, Matcher>();

/**
 * Tells whether an element matches a selector. Kept, since to read one costs more than to ask: what is read holds for any
 * element and any state of the page, unless it names the one that it begins at. @throws Error for what is no selector
 */
export function matcherOf(selector: string, scope?: PageElement): Matcher {
  let matcher = known.get(selector);
  if (matcher !== undefined) return matcher;
  const isScoped = /:(?:scope|has)\b/.test(selector);
  matcher = compile<PageNode, PageElement>(selector, { adapter, cacheResults: false }, isScoped ? scope : undefined);
  if (isScoped || selector.length > LONGEST_SELECTOR) return matcher;
  if (known.size >= MOST_SELECTORS) known.clear();
  known.set(selector, matcher);
  return matcher;
}
