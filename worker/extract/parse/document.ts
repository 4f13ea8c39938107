import { BOXES } from '../../dom/boxes.js';
import { elementsByName } from '../../dom/by-name.js';
import { parseHTML } from '../../dom/linkedom.js';
import { HIDDEN_SCRIPT, withScriptsWhole } from './escaped-scripts.js';
import { boundNesting } from './nesting.js';
import { composeShadowRoots, SHADOW_ROOT_MODE } from './shadow-roots.js';
import { VOID } from './tags.js';

/**
 * Deeper elements are moved up beside their ancestor, so that later stages may recurse. Ordinary pages stay far below;
 * what exceeds it is broken or hostile markup.
 */
const MAX_DEPTH = 100;

const EMPTY = '<!doctype html><html><head></head><body></body></html>';

/**
 * Parses any text into a document with exactly one html, head and body, and bounded depth. `isXml`: it is served as
 * XHTML, where CDATA is text and an element may end with its start tag.
 */
export function parseDocument(text: string, isXml = false): Document {
  const known = isXml || UNKNOWN.test(text) ? asKnown(text, isXml) : text;
  const parsed = parseHTML(boundNesting(known)).document as Document;
  const document = isWellFormed(parsed) ? parsed : rebuilt(parsed);
  // A page of frames says in `noframes` what it is about; on other pages no browser shows that.
  const named = elementsByName(document.documentElement, ['noframes', 'template']);
  if (document === parsed) for (const one of named('noframes')) one.remove();
  boundDepth(document.body);
  if (named('template').some((template) => template.hasAttribute(SHADOW_ROOT_MODE))) {
    composeShadowRoots(document);
    boundDepth(document.body);
  }
  return document;
}

/** The body of a document that holds a piece of HTML and nothing else. */
export function parseBody(html: string): HTMLElement {
  return parseDocument(`<!doctype html><html><head></head><body>${html}</body></html>`).body;
}

/** The markup with what this parser does not know replaced. */
function asKnown(text: string, isXml: boolean): string {
  return withCommentsEnded(isXml ? withEndTags(withoutCdata(text, true)) : withoutCdata(withScriptsWhole(text), false));
}

/** Markup with an end tag for each element that ends with its start tag (`<a id="x"/>`), but for those that have none. */
function withEndTags(xml: string): string {
  return xml.replace(COMPLETE, (tag, name: string, attributes: string) =>
    VOID.has(name) ? tag : `<${name}${attributes}></${name}>`,
  );
}
const COMPLETE = /<([a-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/>/gi;

const CDATA = /<!\[CDATA\[/i;
const ODD_COMMENT = /--!>/;
/** What this parser does not know. Every page is tested, and one test for all costs as much as for two of them. */
const UNKNOWN = new RegExp([CDATA, ODD_COMMENT, HIDDEN_SCRIPT].map(({ source }) => source).join('|'), 'i');
const OPEN = '<![CDATA[';
const CLOSE = ']]>';

/**
 * Markup without CDATA marks, which this parser takes for a comment up to `]]>`, maybe the whole page. In HTML it is a
 * stray tag that ends at the next `>`, so that the text between the marks is not seen; around tags and code only the
 * marks are removed. In XHTML the content is text. One pass.
 */
function withoutCdata(text: string, isXml: boolean): string {
  if (!CDATA.test(text)) return text;
  const kept: string[] = [];
  let at = 0;
  for (let open = text.indexOf(OPEN); open >= 0; open = text.indexOf(OPEN, at)) {
    const from = open + OPEN.length;
    const end = text.indexOf(CLOSE, from);
    const inside = text.slice(from, end < 0 ? undefined : end);
    const isWhole = end < 0 || isCode(text.slice(Math.max(0, open - LONGEST_TAG), open), inside);
    kept.push(text.slice(at, open), isWhole ? inside : seen(inside, isXml));
    at = end < 0 ? text.length : end + CLOSE.length;
  }
  kept.push(text.slice(at));
  return kept.join('').replaceAll(CLOSE, '');
}
const LONGEST_TAG = 200;

/**
 * Whether the marks are inside a script or style sheet, which hide them from their own language unless they come first.
 */
function isCode(before: string, inside: string): boolean {
  return /(?:\/\/|\/\*)[ \t]*$|<(?:script|style)\b[^>]*>\s*$/i.test(before) || /^\s*(?:\/\/|\/?\*)/.test(inside);
}

function seen(inside: string, isXml: boolean): string {
  if (isXml) return inside.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return /[<>]/.test(inside) ? inside : '';
}

/**
 * Markup with comments ended at `--!>` too, which this parser does not know: the rest of the page would be in the
 * comment. One pass.
 */
function withCommentsEnded(text: string): string {
  if (!ODD_COMMENT.test(text)) return text;
  const kept: string[] = [];
  let at = 0;
  for (let open = text.indexOf('<!--'); open >= 0; open = text.indexOf('<!--', at)) {
    COMMENT_END.lastIndex = open + 2;
    const end = COMMENT_END.exec(text);
    if (!end) break;
    kept.push(text.slice(at, end.index), '-->');
    at = COMMENT_END.lastIndex;
  }
  kept.push(text.slice(at));
  return kept.join('');
}
const COMMENT_END = /--!?>/g;

/**
 * Whether a document has what a browser's parser guarantees and this one does not: html › head, body, and nothing else.
 */
function isWellFormed(document: Document): boolean {
  const root = document.documentElement;
  if (root?.localName !== 'html' || document.children.length !== 1) return false;
  const [head, body, ...rest] = root.children;
  if (head?.localName !== 'head' || body?.localName !== 'body' || rest.length > 0 || head.querySelector('body'))
    return false;
  // A box ends the head, wherever its end tag stands.
  return Array.from(head.children).every(({ localName }) => !BOXES.has(localName));
}

/** A fresh document with the same nodes: metadata of the old head in its head, everything else in its body, in order. */
function rebuilt(parsed: Document): Document {
  const document = parseHTML(EMPTY).document as Document;
  const lang = ['html', 'body'].map((name) => parsed.querySelector(name)?.getAttribute('lang')).find(Boolean);
  if (lang) document.documentElement.setAttribute('lang', lang);
  const sort = (parent: Node) => {
    for (const node of [...parent.childNodes]) {
      const name = (node as Element).localName;
      if (name === 'html' || name === 'body' || name === 'head' || name === 'frameset') sort(node);
      else if (name === 'frame') document.body.append(...linkToFrame(node as Element));
      else if (isMetadata(name)) document.head.appendChild(node);
      else if (node.nodeType === 1 || node.nodeType === 3) document.body.appendChild(node);
    }
  };
  sort(parsed);
  return document;
}

/** A link in place of a frame, since a page of frames says nothing itself. */
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

function isMetadata(name: string | undefined): boolean {
  return name === 'title' || name === 'meta' || name === 'link' || name === 'base';
}

/** Moves an element that is too deep, and what follows it, up beside its parent, and joins texts. Without recursion. */
function boundDepth(root: Element): void {
  let node: Node | null = root.firstChild;
  let depth = 1;
  while (node && node !== root) {
    if (node.nodeType === 3) joinTexts(node as Text);
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

/** Makes one text of those in a row: this parser begins another at each character reference. */
function joinTexts(text: Text): void {
  let all = '';
  for (let next = text.nextSibling; next?.nodeType === 3; next = text.nextSibling) {
    all += next.nodeValue ?? '';
    next.remove();
  }
  if (all) text.data += all;
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
