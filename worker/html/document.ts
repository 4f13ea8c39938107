import { allIn, firstIn, type PageAttribute, PageElement } from './element.js';
import { PageNode } from './node.js';
import { matcherOf } from './selectors.js';

export const HTML = 'http://www.w3.org/1999/xhtml';
const NO_ATTRIBUTES: readonly PageAttribute[] = [];

/** What the worker uses of a `Document`; the parser hands it out as one. */
export class PageDocument extends PageNode {
  constructor() {
    super(9, '#document', null, null);
  }

  get documentElement(): PageElement | null {
    return this.firstElementChild as PageElement | null;
  }

  get head(): PageElement | null {
    return this.partNamed('head');
  }

  get body(): PageElement | null {
    return this.partNamed('body');
  }

  createElement(name: string, namespace = HTML, attributes = NO_ATTRIBUTES): PageElement {
    return new PageElement(this, name, namespace, attributes);
  }

  createTextNode(text: string): PageNode {
    return new PageNode(3, '#text', this, text);
  }

  getElementById(id: string): PageElement | null {
    return firstIn(this, (element) => element.getAttribute('id') === id);
  }

  querySelector(selector: string): PageElement | null {
    return firstIn(this, matcherOf(selector));
  }

  querySelectorAll(selector: string): PageElement[] {
    return allIn(this, matcherOf(selector));
  }

  getElementsByTagName(name: string): PageElement[] {
    return this.documentElement === null ? [] : allIn(this, ({ localName }) => name === '*' || localName === name);
  }

  private partNamed(name: string): PageElement | null {
    const parts = (this.documentElement?.children ?? []) as PageElement[];
    return parts.find(({ localName }) => localName === name) ?? null;
  }
}
