import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { collapse } from './plain-text.js';

/** The few questions we ask of a result page, over parse5's own tree. */
export type HtmlElement = DefaultTreeAdapterTypes.Element;
export type HtmlNode = DefaultTreeAdapterTypes.Node;
export type Matches = (element: HtmlElement) => boolean;

export function parseHtml(html: string): HtmlNode {
  return parse(html);
}

/** Every element below `root`, in document order. */
export function* elements(root: HtmlNode): Generator<HtmlElement> {
  if (!('childNodes' in root)) return;
  for (const child of root.childNodes) {
    if ('tagName' in child) yield child;
    yield* elements(child);
  }
}

export function findAll(root: HtmlNode, matches: Matches): HtmlElement[] {
  return [...elements(root)].filter(matches);
}

export function find(root: HtmlNode, matches: Matches): HtmlElement | undefined {
  for (const element of elements(root)) if (matches(element)) return element;
  return undefined;
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
  return collapse(rawText(root, skip));
}

function rawText(node: HtmlNode, skip: Matches): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (node.nodeName === 'br') return ' ';
  if (node.nodeName === 'script' || node.nodeName === 'style' || !('childNodes' in node)) return '';
  if ('tagName' in node && skip(node)) return '';
  return node.childNodes.map((child) => rawText(child, skip)).join('');
}
