import { classOf } from '../../html/class-of.js';
import { type Block, BREAK, type Phrase, paragraph } from '../../tree.js';
import { removeInvisibleCharacters } from '../dom/visible.js';

/** Classes of declarations, set part by part: Sphinx, javadoc, TypeDoc, Dokka. */
const SIGNATURE = /(?:^|\s)(?:sig-object|member-signature|type-signature|tsd-signature|symbol monospace)(?:\s|$)/;
/** A term; elsewhere it is a letter's signature. */
const SPHINX = /(?:^|\s)sig(?:\s|$)/;
/** The name in a declaration of Sphinx before 4, and the kind in one of Texinfo, which have no class of their own. */
const NAME = /(?:^|\s)(?:descname|category(?:-def)?)(?:\s|$)/;
/** Links after a declaration. */
const BESIDE = /(?:^|\s)(?:headerlink|viewcode-link|copiable-(?:anchor|link)|source-link)(?:\s|$)/;
/** A heading that is a declaration: rustdoc. */
const CODE_HEADING = /(?:^|\s)code-header(?:\s|$)/;

/** The declaration that a heading is, as inline code; undefined for any other heading. */
export function declaredIn(heading: Element): Phrase | undefined {
  return CODE_HEADING.test(classOf(heading)) ? declarationsIn(heading)[0] : undefined;
}

/** A declaration as inline code, in bold, as terms are; undefined for any other element. */
export function signature(element: Element): Block[] | undefined {
  if (!isSignature(element)) return undefined;
  const forms = declarationsIn(element).flatMap((one, i): Phrase[] => [
    ...(i > 0 ? [BREAK] : []),
    { type: 'strong', children: [one] },
  ]);
  return forms.length > 0 ? [paragraph(forms)] : [];
}

/** The words of a declaration, on one line for each form; a term of Texinfo may have several. */
function declarationsIn(element: Element): Phrase[] {
  const words: string[] = [];
  collect(element, words, element.localName === 'dt' ? '\n' : ' ');
  const lines = words.join('').split('\n');
  const shown = lines.map((line) => removeInvisibleCharacters(line.replace(/\s+/g, ' ')).replace(/^ ?: /, '').trim());
  return shown.filter(Boolean).map((value) => ({ type: 'inlineCode', value }));
}

/** Whether an element is the declaration of a name. */
export function isSignature(element: Element): boolean {
  const classes = classOf(element);
  if (classes && SIGNATURE.test(classes)) return true;
  if (element.localName !== 'dt') return false;
  if (SPHINX.test(classes)) return true;
  if (element.firstElementChild?.localName === 'a') return false;
  return Array.from(element.children).some((child) => NAME.test(classOf(child)));
}

/** The words of an element. Depth is bounded by `parseDocument`. */
function collect(parent: Element, words: string[], lineEnd: string): void {
  for (let node = parent.firstChild; node; node = node.nextSibling) {
    const child = node as Element;
    if (node.nodeType === 3) words.push((node.nodeValue ?? '').replace(/\n/g, ' '));
    else if (child.localName === 'br') words.push(lineEnd);
    else if (node.nodeType === 1 && !BESIDE.test(classOf(child))) collect(child, words, lineEnd);
  }
}
