import type { PageDocument } from './document.js';

/** A node, or a text to make one of. */
type Insert = PageNode | string;

const ELEMENT = 1;
const TEXT = 3;

/**
 * A node of a page. Elements, texts and comments have the same fields, so that the engine reads those of all alike; no
 * script runs here, so there are no events, live lists or sets of names.
 */
export class PageNode {
  parentNode: PageNode | null = null;
  previousSibling: PageNode | null = null;
  nextSibling: PageNode | null = null;
  firstChild: PageNode | null = null;
  lastChild: PageNode | null = null;

  constructor(
    readonly nodeType: number,
    readonly localName: string,
    readonly ownerDocument: PageDocument | null,
    public nodeValue: string | null,
  ) {}

  get nodeName(): string {
    return this.nodeType === ELEMENT ? this.localName.toUpperCase() : this.localName;
  }

  get data(): string {
    return this.nodeValue ?? '';
  }

  set data(data: string) {
    this.nodeValue = data;
  }

  get parentElement(): PageNode | null {
    const parent = this.parentNode;
    return parent !== null && parent.nodeType === ELEMENT ? parent : null;
  }

  get childNodes(): PageNode[] {
    const nodes: PageNode[] = [];
    for (let node = this.firstChild; node !== null; node = node.nextSibling) nodes.push(node);
    return nodes;
  }

  get children(): PageNode[] {
    const elements: PageNode[] = [];
    for (let node = this.firstChild; node !== null; node = node.nextSibling)
      if (node.nodeType === ELEMENT) elements.push(node);
    return elements;
  }

  get childElementCount(): number {
    let count = 0;
    for (let node = this.firstChild; node !== null; node = node.nextSibling) if (node.nodeType === ELEMENT) count += 1;
    return count;
  }

  get firstElementChild(): PageNode | null {
    let node = this.firstChild;
    while (node !== null && node.nodeType !== ELEMENT) node = node.nextSibling;
    return node;
  }

  get lastElementChild(): PageNode | null {
    let node = this.lastChild;
    while (node !== null && node.nodeType !== ELEMENT) node = node.previousSibling;
    return node;
  }

  get nextElementSibling(): PageNode | null {
    let node = this.nextSibling;
    while (node !== null && node.nodeType !== ELEMENT) node = node.nextSibling;
    return node;
  }

  get previousElementSibling(): PageNode | null {
    let node = this.previousSibling;
    while (node !== null && node.nodeType !== ELEMENT) node = node.previousSibling;
    return node;
  }

  get textContent(): string {
    if (this.firstChild === null) return this.nodeValue ?? '';
    let text = '';
    for (let node = this.nextIn(this); node !== null; node = node.nextIn(this))
      if (node.nodeType === TEXT) text += node.nodeValue;
    return text;
  }

  set textContent(text: string) {
    if (this.nodeValue !== null) this.nodeValue = text;
    else this.replaceChildren(...(text === '' ? [] : [text]));
  }

  /** The next node in document order inside `root`. */
  nextIn(root: PageNode): PageNode | null {
    return this.firstChild ?? this.nextBehind(root);
  }

  /** The next node inside `root` that is not inside this one. */
  nextBehind(root: PageNode): PageNode | null {
    for (let node: PageNode | null = this; node !== null && node !== root; node = node.parentNode)
      if (node.nextSibling !== null) return node.nextSibling;
    return null;
  }

  contains(other: PageNode | null): boolean {
    for (let node = other; node !== null; node = node.parentNode) if (node === this) return true;
    return false;
  }

  appendChild<T extends PageNode>(node: T): T {
    return this.insertBefore(node, null);
  }

  /** @throws Error where a node would be inside itself */
  insertBefore<T extends PageNode>(node: T, before: PageNode | null): T {
    if (node === before) return node;
    if (node.firstChild !== null && node.contains(this)) throw new Error('a node cannot be inside itself');
    node.remove();
    this.link(node, before);
    return node;
  }

  /** Puts a node that is nowhere else before another, or last. */
  link(node: PageNode, before: PageNode | null): void {
    const previous = before === null ? this.lastChild : before.previousSibling;
    node.parentNode = this;
    node.previousSibling = previous;
    node.nextSibling = before;
    if (previous === null) this.firstChild = node;
    else previous.nextSibling = node;
    if (before === null) this.lastChild = node;
    else before.previousSibling = node;
  }

  remove(): void {
    const { parentNode: parent, previousSibling: previous, nextSibling: next } = this;
    if (parent === null) return;
    if (previous === null) parent.firstChild = next;
    else previous.nextSibling = next;
    if (next === null) parent.lastChild = previous;
    else next.previousSibling = previous;
    this.parentNode = null;
    this.previousSibling = null;
    this.nextSibling = null;
  }

  append(...inserts: Insert[]): void {
    for (const insert of inserts) this.insertBefore(this.nodeOf(insert), null);
  }

  prepend(...inserts: Insert[]): void {
    this.insertAll(inserts, this.firstChild);
  }

  replaceChildren(...inserts: Insert[]): void {
    while (this.firstChild !== null) this.firstChild.remove();
    this.append(...inserts);
  }

  before(...inserts: Insert[]): void {
    this.parentNode?.insertAll(inserts, this);
  }

  after(...inserts: Insert[]): void {
    this.parentNode?.insertAll(inserts, this.nextSibling);
  }

  replaceWith(...inserts: Insert[]): void {
    const { parentNode: parent, nextSibling: next } = this;
    if (parent === null) return;
    this.remove();
    parent.insertAll(inserts, next);
  }

  private insertAll(inserts: Insert[], before: PageNode | null): void {
    let next = before;
    while (next !== null && inserts.includes(next)) next = next.nextSibling;
    for (const insert of inserts) this.insertBefore(this.nodeOf(insert), next);
  }

  private nodeOf(insert: Insert): PageNode {
    return typeof insert === 'string' ? new PageNode(TEXT, '#text', this.ownerDocument, insert) : insert;
  }
}
