import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import { GatewayError } from '../shared/errors.js';
import { collapse } from './plain-text.js';

/**
 * The parser may look through all open elements for each tag it meets, and repeats elements left open, so that a page
 * made for it takes minutes: this bounds it to about a second. Recorded pages have at most 29 open and 1,186 elements.
 */
const MAX_LOOKS = 500_000_000;
/** A page with many tags is allowed fewer than this, see above. */
const MAX_OPEN = 3_500;
const MAX_ELEMENTS = 100_000;

/** The few questions we ask of a result page, over parse5's own tree. */
export type HtmlElement = DefaultTreeAdapterTypes.Element;
export type HtmlNode = DefaultTreeAdapterTypes.Node;
export type Matches = (element: HtmlElement) => boolean;

/** @throws GatewayError provider_invalid_response for a page of too many elements, or too many inside each other */
export function parseHtml(html: string): HtmlNode {
  const tags = html.split('<').length;
  let open = 0;
  let opened = 0;
  const bounded = {
    ...defaultTreeAdapter,
    onItemPush() {
      open += 1;
      opened += 1;
      if (open > MAX_OPEN || open * tags > MAX_LOOKS || opened > MAX_ELEMENTS)
        throw new GatewayError('provider_invalid_response');
    },
    onItemPop() {
      open -= 1;
    },
  };
  return parse(html, { treeAdapter: bounded });
}

/**
 * The elements below `root` that match, in document order. What is inside of one is not looked at: a row in a row is
 * not a row of its own.
 */
export function findAll(root: HtmlNode, matches: Matches): HtmlElement[] {
  const found: HtmlElement[] = [];
  walk(childrenOf(root), (node) => {
    if (!isElement(node) || !matches(node)) return undefined;
    found.push(node);
    return 'skip';
  });
  return found;
}

/** The first element below `root` that matches, in document order. */
export function find(root: HtmlNode, matches: Matches): HtmlElement | undefined {
  let found: HtmlElement | undefined;
  walk(childrenOf(root), (node) => {
    if (!isElement(node) || !matches(node)) return undefined;
    found = node;
    return 'stop';
  });
  return found;
}

/** A test for the tag name and for each of the classes given after it, as in `a.result__a`. */
export function like(selector: string): Matches {
  const [tag, ...classes] = selector.split('.');
  return (element) => (!tag || element.tagName === tag) && classes.every((name) => hasClass(element, name));
}

export function attribute(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

export function hasClass(element: HtmlElement, name: string): boolean {
  return classesOf(element).includes(name);
}

export function classesOf(element: HtmlElement): string[] {
  return attribute(element, 'class')?.split(/\s+/) ?? [];
}

/** What a reader sees of `root`, whitespace collapsed; a line break counts as a space. Elements that match `skip` are left out. */
export function textOf(root: HtmlNode, skip: Matches = () => false): string {
  let text = '';
  walk([root], (node) => {
    if (node.nodeName === '#text' && 'value' in node) text += node.value;
    else if (node.nodeName === 'br') text += ' ';
    else if (node.nodeName === 'script' || node.nodeName === 'style' || (isElement(node) && skip(node))) return 'skip';
    return undefined;
  });
  return collapse(text);
}

/** The text of an element that holds nothing else, and '' for others. */
export function leafText(element: HtmlElement): string {
  return element.childNodes.every(({ nodeName }) => nodeName === '#text') ? textOf(element) : '';
}

/** Shows `see` each of `nodes` and what is below them, in document order, but for what it wants to skip, until it stops. */
function walk(nodes: readonly HtmlNode[], see: (node: HtmlNode) => 'skip' | 'stop' | undefined): void {
  const ahead: HtmlNode[] = [];
  const queue = (siblings: readonly HtmlNode[]) => {
    for (let i = siblings.length - 1; i >= 0; i -= 1) ahead.push(siblings[i] as HtmlNode); // within its bounds
  };
  queue(nodes);
  for (let node = ahead.pop(); node; node = ahead.pop()) {
    const next = see(node);
    if (next === 'stop') return;
    if (next !== 'skip') queue(childrenOf(node));
  }
}

function childrenOf(node: HtmlNode): readonly HtmlNode[] {
  return 'childNodes' in node ? node.childNodes : [];
}

function isElement(node: HtmlNode): node is HtmlElement {
  return 'tagName' in node;
}
