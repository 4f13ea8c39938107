import type { PageDocument } from './document.js';
import { PageNode } from './node.js';
import { matcherOf } from './selectors.js';
import { innerMarkup, outerMarkup } from './serialize.js';

export interface PageAttribute {
  name: string;
  value: string;
}

export class PageElement extends PageNode {
  constructor(
    ownerDocument: PageDocument,
    localName: string,
    readonly namespaceURI: string,
    /** In document order. Never changed in place: elements that a page leaves open in one place go on in others with the same ones. */
    public attributes: readonly PageAttribute[],
  ) {
    super(1, localName, ownerDocument, null);
  }

  getAttribute(name: string): string | null {
    const { attributes } = this;
    for (let i = 0; i < attributes.length; i++) {
      const attribute = attributes[i] as PageAttribute;
      if (attribute.name === name) return attribute.value;
    }
    return null;
  }

  hasAttribute(name: string): boolean {
    return this.getAttribute(name) !== null;
  }

  hasAttributes(): boolean {
    return this.attributes.length > 0;
  }

  getAttributeNames(): string[] {
    return this.attributes.map(({ name }) => name);
  }

  setAttribute(name: string, value: string): void {
    const set = { name, value: String(value) };
    this.attributes = this.hasAttribute(name)
      ? this.attributes.map((attribute) => (attribute.name === name ? set : attribute))
      : [...this.attributes, set];
  }

  removeAttribute(name: string): void {
    this.attributes = this.attributes.filter((attribute) => attribute.name !== name);
  }

  get id(): string {
    return this.getAttribute('id') ?? '';
  }

  set id(id: string) {
    this.setAttribute('id', id);
  }

  get className(): string {
    return this.getAttribute('class') ?? '';
  }

  set className(names: string) {
    this.setAttribute('class', names);
  }

  get classList(): Pick<DOMTokenList, 'contains'> {
    const names = this.className.split(/\s+/);
    return { contains: (name) => names.includes(name) };
  }

  get innerHTML(): string {
    return innerMarkup(this);
  }

  get outerHTML(): string {
    return outerMarkup(this);
  }

  matches(selector: string): boolean {
    return matcherOf(selector, this)(this);
  }

  closest(selector: string): PageElement | null {
    const isMatch = matcherOf(selector, this);
    for (
      let element: PageElement | null = this;
      element !== null;
      element = element.parentElement as PageElement | null
    )
      if (isMatch(element)) return element;
    return null;
  }

  querySelector(selector: string): PageElement | null {
    return firstIn(this, matcherOf(selector, this));
  }

  querySelectorAll(selector: string): PageElement[] {
    return allIn(this, matcherOf(selector, this));
  }

  getElementsByTagName(name: string): PageElement[] {
    return allIn(this, name === '*' ? () => true : ({ localName }) => localName === name);
  }

  getElementsByClassName(name: string): PageElement[] {
    return allIn(this, ({ classList }) => classList.contains(name));
  }
}

/** Elements under `root` that match, in document order. */
export function allIn(root: PageNode, isMatch: (element: PageElement) => boolean): PageElement[] {
  const found: PageElement[] = [];
  for (let node = root.nextIn(root); node !== null; node = node.nextIn(root))
    if (node.nodeType === 1 && isMatch(node as PageElement)) found.push(node as PageElement);
  return found;
}

export function firstIn(root: PageNode, isMatch: (element: PageElement) => boolean): PageElement | null {
  for (let node = root.nextIn(root); node !== null; node = node.nextIn(root))
    if (node.nodeType === 1 && isMatch(node as PageElement)) return node as PageElement;
  return null;
}
