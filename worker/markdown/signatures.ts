import { classOf } from '../extract/class-of.js';
import { codeSpan, removeInvisibleCharacters } from './escape.js';
import type { Block } from './pieces.js';

/** What documentation tools set the declaration of a name in, part by part: Sphinx, javadoc. */
const SIGNATURE = /(?:^|\s)(?:sig|member-signature|type-signature)(?:\s|$)/;
/** The name in one of Sphinx before 4, which has no class of its own. */
const NAME = /(?:^|\s)descname(?:\s|$)/;
/** Links behind it. */
const BESIDE = /(?:^|\s)(?:headerlink|viewcode-link)(?:\s|$)/;

/** A heading that is a declaration: rustdoc. */
const CODE_HEADING = /(?:^|\s)code-header(?:\s|$)/;

/** The declaration that a heading is, as inline code; undefined for any other heading. */
export function declaredIn(heading: Element): string | undefined {
  return CODE_HEADING.test(classOf(heading)) ? declaration(heading) || undefined : undefined;
}

/** A declaration as inline code, in bold, as terms are; undefined for any other element. */
export function signature(element: Element): Block[] | undefined {
  if (!isSignature(element)) return undefined;
  const code = declaration(element);
  return code ? [{ block: `**${code}**`, kind: 'paragraph' }] : [];
}

function declaration(element: Element): string {
  const words: string[] = [];
  collect(element, words);
  return codeSpan(removeInvisibleCharacters(words.join('').replace(/\s+/g, ' ')).trim());
}

/** Whether an element is the declaration of a name. */
export function isSignature(element: Element): boolean {
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
