import { classOf } from '../extract/class-of.js';
import { codeSpan, removeInvisibleCharacters } from './escape.js';
import type { Block } from './pieces.js';

/** What documentation tools set the declaration of a name in, part by part: Sphinx, javadoc. */
const SIGNATURE = /(?:^|\s)(?:sig|member-signature|type-signature)(?:\s|$)/;
/** The name in one of Sphinx before 4, which has no class of its own. */
const NAME = /(?:^|\s)descname(?:\s|$)/;
/** Links behind it. */
const BESIDE = /(?:^|\s)(?:headerlink|viewcode-link)(?:\s|$)/;

/** A declaration as inline code, in bold, as terms are; undefined for any other element. */
export function signature(element: Element): Block[] | undefined {
  if (!isSignature(element)) return undefined;
  const words: string[] = [];
  collect(element, words);
  const code = codeSpan(removeInvisibleCharacters(words.join('').replace(/\s+/g, ' ')).trim());
  return code ? [{ block: `**${code}**`, kind: 'paragraph' }] : [];
}

function isSignature(element: Element): boolean {
  const classes = classOf(element);
  if (classes && SIGNATURE.test(classes)) return true;
  if (element.localName !== 'dt' || element.firstElementChild?.localName === 'a') return false;
  return Array.from(element.children).some((child) => NAME.test(classOf(child)));
}

/** Depth is bounded by `parseDocument`. */
function collect(parent: Element, words: string[]): void {
  for (let node = parent.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === 3) words.push(node.nodeValue ?? '');
    if (node.nodeType !== 1) continue;
    const child = node as Element;
    if (child.localName === 'br') words.push(' ');
    else if (!BESIDE.test(classOf(child))) collect(child, words);
  }
}
