import { classOf } from '../../html/class-of.js';
import { type Block, BREAK, type Phrase, paragraph, text } from '../../tree.js';
import { removeInvisibleCharacters } from '../dom/visible.js';

/** Classes of declarations, set part by part: Sphinx, javadoc, TypeDoc, Dokka. */
const SIGNATURE = /(?:^|\s)(?:sig-object|member-signature|type-signature|tsd-signature|symbol monospace)(?:\s|$)/;
/** A term; elsewhere it is a letter's signature. */
const SPHINX = /(?:^|\s)sig(?:\s|$)/;
/** The name in a declaration of Sphinx before 4, which has no class of its own. */
const NAME = /(?:^|\s)descname(?:\s|$)/;
/** Links after a declaration. */
const BESIDE = /(?:^|\s)(?:headerlink|viewcode-link|copiable-(?:anchor|link)|source-link)(?:\s|$)/;
/** The kind of thing that Texinfo declares: `Function: `. */
const CATEGORY = /(?:^|\s)category(?:-def)?(?:\s|$)/;

/** A heading that is a declaration: rustdoc. */
const CODE_HEADING = /(?:^|\s)code-header(?:\s|$)/;

/** The declaration that a heading is, as inline code; undefined for any other heading. */
export function declaredIn(heading: Element): Phrase | undefined {
  return CODE_HEADING.test(classOf(heading)) ? declarationsIn(heading)[0] : undefined;
}

/** A declaration as inline code, in bold, as terms are, a line for each form; undefined for any other element. */
export function signature(element: Element): Block[] | undefined {
  if (!isSignature(element)) return undefined;
  const category = categoryOf(element);
  const kind = (category?.textContent ?? '')
    .replace(/\s+/g, ' ')
    .replace(/^ ?: ?$/, '')
    .trim();
  const spans = declarationsIn(element, category);
  if (spans.length === 0 && !kind) return [];
  const forms = spans.map((one): Phrase[] => [one]);
  if (kind) forms.splice(0, 1, [text(`${kind} `), ...(forms[0] ?? [])]);
  return [
    paragraph(forms.flatMap((children, i): Phrase[] => [...(i > 0 ? [BREAK] : []), { type: 'strong', children }])),
  ];
}

/** The forms of a declaration, after the kind of thing it is. */
function declarationsIn(element: Element, category?: Element): Phrase[] {
  const words: string[] = [];
  collect(element, words, category);
  const all = category ? words.join('').split('\n') : [words.join('')];
  const lines = all.map((line) => removeInvisibleCharacters(line.replace(/\s+/g, ' ')).trim());
  return lines.filter(Boolean).map((value) => ({ type: 'inlineCode', value }));
}

function categoryOf({ localName, firstElementChild: first }: Element): Element | undefined {
  return localName === 'dt' && first && CATEGORY.test(classOf(first)) ? first : undefined;
}

/** Whether an element is the declaration of a name. */
export function isSignature(element: Element): boolean {
  const classes = classOf(element);
  if (classes && SIGNATURE.test(classes)) return true;
  if (element.localName !== 'dt') return false;
  if (SPHINX.test(classes)) return true;
  if (element.firstElementChild?.localName === 'a') return false;
  if (categoryOf(element)) return true;
  return Array.from(element.children).some((child) => NAME.test(classOf(child)));
}

/**
 * The words of an element: line ends in the markup are spaces, `<br>` are line ends. Depth is bounded by
 * `parseDocument`.
 */
function collect(parent: Element, words: string[], besides?: Element): void {
  for (let node = parent.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === 3) words.push((node.nodeValue ?? '').replace(/\n/g, ' '));
    if (node.nodeType !== 1) continue;
    const child = node as Element;
    if (child.localName === 'br') words.push('\n');
    else if (child !== besides && !BESIDE.test(classOf(child))) collect(child, words, besides);
  }
}
