import { PageDocument } from './document.js';
import type { PageAttribute } from './element.js';
import type { PageNode } from './node.js';
import { type Content, readTokens, type TreeBuilder } from './tokens.js';

/** Deeper elements are put beside each other. */
const MAX_DEPTH = 100;

/** The document of XML, broken or not: what is open where an element ends, ends with it. Names are in lower case. */
export function parseXml(markup: string): XMLDocument {
  const builder = new XmlBuilder();
  readTokens(markup, builder);
  // It has what the worker uses of one.
  return builder.document as unknown as XMLDocument;
}

class XmlBuilder implements TreeBuilder {
  readonly document = new PageDocument();
  private readonly open: PageNode[] = [this.document];

  hasCdata(): boolean {
    return true;
  }

  onStart(name: string, attributes: PageAttribute[], isComplete: boolean): Content {
    const element = this.document.createElement(name, '', attributes);
    if (this.open.length > MAX_DEPTH) this.open.pop();
    this.open.at(-1)?.appendChild(element);
    if (!isComplete) this.open.push(element);
    return 'markup';
  }

  onEnd(name: string): void {
    const at = this.open.findLastIndex(({ localName }) => localName === name);
    if (at > 0) this.open.length = at;
  }

  onText(text: string): void {
    this.open.at(-1)?.append(text);
  }

  onComment(): void {}

  onDoctype(): void {}
}
