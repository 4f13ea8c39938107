import {
  html,
  type InsertionMode,
  Parser,
  Token,
  TokenizerMode,
  type TreeAdapter,
  type TreeAdapterTypeMap,
} from 'parse5';
import { BOXES } from './boxes.js';
import { HTML, PageDocument } from './document.js';
import { firstIn, type PageAttribute, PageElement } from './element.js';
import { PageNode } from './node.js';
import { type Content, readTokens, type TreeBuilder } from './tokens.js';

type Nodes = TreeAdapterTypeMap<
  PageNode,
  PageNode,
  PageNode,
  PageDocument,
  PageNode,
  PageElement,
  PageNode,
  PageNode,
  PageElement,
  PageNode
>;

/** The one comment that is asked for: it ends what a streamed page shows first. */
const KEPT_COMMENT = '/$';
const { CHARACTER, COMMENT, DOCTYPE, END_TAG, EOF, START_TAG, WHITESPACE_CHARACTER } = Token.TokenType;
const MARK = /^(?:b|strong|i|em|s|strike)$/;
const IN_HEAD: InsertionMode = 3;
const IN_TABLE: ReadonlySet<InsertionMode> = new Set([8, 12, 13]);
const CONTENTS = new Map<number, Content>([
  [TokenizerMode.RCDATA, 'escapable'],
  [TokenizerMode.RAWTEXT, 'raw'],
  [TokenizerMode.SCRIPT_DATA, 'script'],
  [TokenizerMode.PLAINTEXT, 'rest'],
]);
/**
 * Elements that may come of the tags of a page, for each tag. A mark that is left open goes on in each block behind: a
 * megabyte of these would be millions of elements.
 */
const MOST_FOR_TAG = 2;
const LEAST_ELEMENTS = 10_000;

/**
 * The document that browsers make of markup, broken or not: html › head, body (or frameset), and nothing else. parse5
 * builds the tree; the tokens are read here. `isXml`: it is served as XHTML, where CDATA is text and an element may end
 * with its start tag.
 */
export function parseHtml(markup: string, isXml = false): Document {
  const builder = new HtmlBuilder(isXml);
  readTokens(markup, builder);
  return builder.end();
}

class HtmlBuilder implements TreeBuilder {
  private elements = 0;
  private tags = 0;
  /** Elements of marks that may go on where their tag does not stand, in the order in which they were made. */
  private readonly marks: PageElement[] = [];
  private readonly parser: Parser<Nodes>;

  constructor(private readonly isXml: boolean) {
    const document = new PageDocument();
    const treeAdapter = adapterOf(document, (element) => {
      this.elements += 1;
      if (MARK.test(element.localName)) this.marks.push(element);
    });
    this.parser = new Parser<Nodes>({ treeAdapter, scriptingEnabled: false });
  }

  hasCdata(): boolean {
    return this.isXml || this.parser.tokenizer.inForeignNode;
  }

  onStart(tagName: string, attrs: PageAttribute[], selfClosing: boolean): Content {
    const { parser } = this;
    const { tokenizer } = parser;
    this.tags += 1;
    if (this.elements > LEAST_ELEMENTS + MOST_FOR_TAG * this.tags) parser.activeFormattingElements.clearToLastMarker();
    // In the head it is text, as where scripts run: a picture in it would end the head.
    if (tagName === 'noscript') parser.options.scriptingEnabled = parser.insertionMode === IN_HEAD;
    // Between the parts of a table it would hold nothing, and stand where rows are looked for.
    if (tagName === 'form' && IN_TABLE.has(parser.insertionMode)) return 'markup';
    const tag = tagOf(START_TAG, tagName, attrs, selfClosing);
    parser.onStartTag(tag);
    const content = CONTENTS.get(tokenizer.state) ?? 'markup';
    tokenizer.state = TokenizerMode.DATA;
    if (!this.isXml || !selfClosing || tag.ackSelfClosing) return content;
    this.onEnd(tagName);
    return 'markup';
  }

  onEnd(tagName: string): void {
    this.parser.onEndTag(tagOf(END_TAG, tagName, [], false));
  }

  onText(text: string): void {
    // White space in front means nothing in some places.
    const start = text.search(/[^\t\n\f ]/);
    if (start !== 0) {
      const chars = start < 0 ? text : text.slice(0, start);
      this.parser.onWhitespaceCharacter({ type: WHITESPACE_CHARACTER, chars, location: null });
    }
    if (start < 0) return;
    const chars = start === 0 ? text : text.slice(start);
    this.parser.onCharacter({ type: CHARACTER, chars, location: null });
  }

  onComment(data: string): void {
    if (data === KEPT_COMMENT) this.parser.onComment({ type: COMMENT, data, location: null });
  }

  onDoctype(name: string, publicId = null as string | null, systemId = null as string | null): void {
    this.parser.onDoctype({ type: DOCTYPE, name, publicId, systemId, forceQuirks: name === '', location: null });
  }

  end(): Document {
    const leftOpen = new Set<unknown>();
    for (let mark = this.parser.activeFormattingElements.newest; mark; mark = mark.older)
      if ('token' in mark) leftOpen.add(mark.token.attrs);
    this.parser.onEof({ type: EOF, location: null });
    if (leftOpen.size > 0) this.endMarks(leftOpen);
    // It has what the worker uses of one.
    return this.parser.document as unknown as Document;
  }

  /**
   * A mark that the page never ends, ends with the block that it begins in: browsers go on with it to the end of the page,
   * which is bold then, and means nothing. Elements of one tag share their attributes.
   */
  private endMarks(leftOpen: Set<unknown>): void {
    const begun = new Set<unknown>();
    for (const mark of this.marks) {
      const { attributes } = mark;
      if (!leftOpen.has(attributes)) continue;
      const isFirst = !begun.has(attributes);
      begun.add(attributes);
      if (isFirst && !firstIn(mark, ({ localName }) => BOXES.has(localName))) continue;
      while (mark.firstChild !== null) mark.before(mark.firstChild);
      mark.remove();
    }
  }
}

function tagOf(
  type: Token.TokenType.START_TAG | Token.TokenType.END_TAG,
  tagName: string,
  attrs: PageAttribute[],
  selfClosing: boolean,
): Token.TagToken {
  return { type, tagName, tagID: html.getTagID(tagName), selfClosing, ackSelfClosing: false, attrs, location: null };
}

/** How parse5 makes the tree. What is in a template stays in it: shadow roots are read later. */
function adapterOf(document: PageDocument, onElement: (element: PageElement) => void): TreeAdapter<Nodes> {
  let mode = html.DOCUMENT_MODE.NO_QUIRKS;
  const insertText = (parent: PageNode, text: string, before: PageNode | null) => {
    const previous = before === null ? parent.lastChild : before.previousSibling;
    if (previous?.nodeType === 3) previous.nodeValue += text;
    else parent.link(document.createTextNode(text), before);
  };
  return {
    createDocument: () => document,
    createDocumentFragment: () => new PageNode(11, '#document-fragment', document, null),
    createElement(name, namespace, attributes) {
      const own =
        namespace === HTML
          ? attributes
          : attributes.map(({ prefix, name, value }) => ({ name: prefix ? `${prefix}:${name}` : name, value }));
      const element = document.createElement(name, namespace, own);
      onElement(element);
      return element;
    },
    createCommentNode: (data) => new PageNode(8, '#comment', document, data),
    createTextNode: (text) => document.createTextNode(text),
    appendChild: (parent, node) => parent.link(node, null),
    insertBefore: (parent, node, before) => parent.link(node, before),
    insertText: (parent, text) => insertText(parent, text, null),
    insertTextBefore: insertText,
    detachNode: (node) => node.remove(),
    adoptAttributes(element, attributes) {
      const own = attributes.filter(({ name }) => !element.hasAttribute(name));
      if (own.length > 0) element.attributes = [...element.attributes, ...own];
    },
    setTemplateContent() {},
    getTemplateContent: (template) => template,
    setDocumentType() {},
    setDocumentMode(_, set) {
      mode = set;
    },
    getDocumentMode: () => mode,
    getFirstChild: ({ firstChild }) => firstChild,
    getChildNodes: ({ childNodes }) => childNodes,
    getParentNode: ({ parentNode }) => parentNode,
    getAttrList: ({ attributes }) => [...attributes],
    getTagName: ({ localName }) => localName,
    getNamespaceURI: ({ namespaceURI }) => namespaceURI as html.NS,
    getTextNodeContent: ({ data }) => data,
    getCommentNodeContent: ({ data }) => data,
    getDocumentTypeNodeName: () => '',
    getDocumentTypeNodePublicId: () => '',
    getDocumentTypeNodeSystemId: () => '',
    isTextNode: (node): node is PageNode => node.nodeType === 3,
    isCommentNode: (node): node is PageNode => node.nodeType === 8,
    isDocumentTypeNode: (node): node is PageNode => node.nodeType === 10,
    isElementNode: (node): node is PageElement => node instanceof PageElement,
    getNodeSourceCodeLocation: () => null,
    setNodeSourceCodeLocation() {},
    updateNodeSourceCodeLocation() {},
  };
}
