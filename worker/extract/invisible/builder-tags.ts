import { putInstead } from '../../dom/move.js';
import { textUpTo } from '../../dom/text-up-to.js';
import type { Markup } from '../parse/markup.js';

/** Shortcodes that WPBakery, Divi, Avada and Enfold close, in the markup of a page. */
const CLOSING = /\[\/(?:vc|et_pb|fusion|av)_[a-z\d_]{1,40}\]/g;
/** Fewer may be a text about them. */
const LEAST_CLOSING = 4;
/** Quotation marks around a value, also as WordPress has set them. */
const QUOTE = '["“”″„‟]';
const VALUE = `\\s[\\w-]{1,60}=${QUOTE}`;
const OF_TAG = new RegExp(`^${VALUE}`);
/** What a heading says, where the builder keeps that in an attribute. */
const WORDS = new RegExp(`\\s(?:text|text_content|title|heading)=${QUOTE}([^"“”″„‟\\[\\]]{1,300})${QUOTE}`);
/** Where the text of a tag begins that goes on in another paragraph, and where its other attributes begin there. */
const BEGUN = new RegExp(`^\\[([a-z][\\w-]{1,60})(?:${VALUE}[^"“”″„‟\\[\\]]{0,300}${QUOTE})*${VALUE}`);
const ENDED = new RegExp(`^([^\\[\\]]*?)${QUOTE}?${VALUE}[^\\[\\]]*\\]`);
const TAG = /\[(\/?)([a-z][\w-]{1,60})((?:\s[^[\]]*)?)\/?\]/g;
/** Markup that the builder keeps encoded. */
const ENCODED = /(?<=\[vc_raw_(?:html|js)[^[\]]{0,200}\]\s{0,9})[\w+/=]{20,}/g;
const CODE = /^(?:pre|code|kbd|samp|textarea|script|style)$/;
const MEDIA = 'img,video,audio,iframe,input,table,hr';

/**
 * Removes the shortcodes that a page builder left all over a page when it was switched off, in place: each of a name that
 * is closed somewhere on the page, begins as the builders' names do, or has attributes. Of a heading its words stay. Depth
 * is bounded by `parseDocument`.
 */
export function dropBuilderTags(body: Element, { html }: Pick<Markup, 'html'>): void {
  if (!html.includes('[/') || closings([html]) < LEAST_CLOSING) return;
  const texts = textsIn(body);
  // A text about them has them in code.
  if (closings(texts.map(({ data }) => data)) < LEAST_CLOSING) return;
  const names = new Set(texts.flatMap(({ data }) => closedIn(data)));
  const isBuilders = (name: string) => names.has(name) || /^(?:vc|et_pb|fusion|av|nectar)_/.test(name);
  for (const text of texts) {
    const plain = withoutTags(text.data, isBuilders);
    if (plain === text.data) continue;
    const { parentElement: around } = text;
    if (plain.includes(PARTS)) putInstead(text, paragraphsOf(plain, body.ownerDocument));
    else text.data = plain;
    dropEmptied(around, body);
  }
}

function closings(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + (text.match(CLOSING)?.length ?? 0), 0);
}

function* paragraphsOf(text: string, document: Document): Generator<Node> {
  for (const [i, part] of text.split(PARTS).entries()) {
    if (i > 0) for (const name of ['br', 'br']) yield document.createElement(name);
    yield document.createTextNode(part);
  }
}

/** The names of tags that a text closes. */
function closedIn(text: string): string[] {
  return Array.from(text.matchAll(/\[\/([a-z][\w-]{1,60})\]/g), ([, name = '']) => name);
}

function withoutTags(data: string, isBuilders: (name: string) => boolean): string {
  const text = data.replace(ENCODED, ' ');
  const closed = new Set(closedIn(text));
  const only = text.trim();
  const isApart = (tag: string, name: string, at: number) =>
    text[at - 1] === ']' || text[at + tag.length] === '[' || closed.has(name) || only === tag;
  const whole = text.replace(TAG, (tag, end: string, name: string, attributes: string, at: number) => {
    if (!isBuilders(name) && !OF_TAG.test(attributes)) return tag;
    if (end) return ' ';
    // A sentence may name a tag.
    return attributes || isApart(tag, name, at) ? headingIn(name, attributes) : tag;
  });
  const [opens, closes, last] = [whole.indexOf('['), whole.indexOf(']'), whole.lastIndexOf('[')];
  if (last >= 0 && whole.indexOf(']', last) < 0)
    return (
      whole.slice(0, last) + whole.slice(last).replace(BEGUN, (tag, name: string) => (isBuilders(name) ? ' ' : tag))
    );
  return closes >= 0 && (opens < 0 || closes < opens) ? whole.replace(ENDED, '$1 ') : whole;
}

/** The words of a heading, in a paragraph of their own. */
function headingIn(name: string, attributes: string): string {
  const words = /heading|title/.test(name) ? WORDS.exec(attributes)?.[1] : undefined;
  return words ? `${PARTS}${words}${PARTS}` : ' ';
}
/** Ends a paragraph, for as long as it is one text. */
const PARTS = '\u2029';

/** The texts outside code that hold brackets. The parser cuts a text at each entity; here it is one again. */
function textsIn(parent: Element, texts: Text[] = []): Text[] {
  for (let node = parent.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === 1 && !CODE.test((node as Element).localName)) textsIn(node as Element, texts);
    if (node.nodeType !== 3) continue;
    const parts = [node.nodeValue ?? ''];
    for (let next = node.nextSibling; next?.nodeType === 3; next = node.nextSibling) {
      parts.push(next.nodeValue ?? '');
      next.remove();
    }
    if (parts.length > 1) (node as Text).data = parts.join('');
    if (/[[\]]/.test((node as Text).data)) texts.push(node as Text);
  }
  return texts;
}

function isEmpty(element: Element): boolean {
  return textUpTo(element, MOST_EMPTY)?.trim() === '' && !element.querySelector(MEDIA);
}
/** Characters and nodes of white space in what is looked at. */
const MOST_EMPTY = 200;

/** Removes a paragraph, and what holds only it, that held nothing but tags. */
function dropEmptied(around: Element | null, body: Element): void {
  let up = around;
  while (up && up !== body && isEmpty(up)) {
    const { parentElement: next }: Element = up;
    up.remove();
    up = next;
  }
}
