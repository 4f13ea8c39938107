import { textUpTo } from '../../../html/text-up-to.js';

/** A number in brackets, perhaps with the sign of a link to its equation, as Sphinx adds. */
const NUMBER = /^\s*\(([A-Z]?\.?\d{1,3}(?:\.\d{1,3}){0,2}[a-z]?['′]?)\)\s*[#¶§🔗\uf0c1]?\s*$/u;
/** Elements that pages wrap around a formula and its number, and nodes beside them. */
const WRAPPERS = 4;
const MOST_BESIDE = 8;
/** Characters and nodes of a number at most. */
const NUMBER_CHARS = 60;

/**
 * Puts the number beside a formula into the formula, in place, if nothing else is in the element around both:
 * publishers of papers and Sphinx, who draw it at the margin.
 */
export function numberEquations(body: Element): void {
  for (const formula of body.querySelectorAll('span[data-tex]')) {
    const tex = formula.textContent ?? '';
    const beside = tex.includes('\\tag') ? undefined : numberBeside(formula);
    if (!beside) continue;
    formula.textContent = `${tex} \\tag{${NUMBER.exec(beside.textContent ?? '')?.[1]}}`;
    formula.setAttribute('data-tex', 'display');
    const table = /^t[dh]$/.test(beside.localName) ? beside.closest('table') : null;
    beside.remove();
    if (table && !table.querySelector('caption')) table.replaceWith(inParagraph(formula));
  }
}

function inParagraph(formula: Element): Element {
  const paragraph = formula.ownerDocument.createElement('p');
  paragraph.append(formula);
  return paragraph;
}

function numberBeside(formula: Element): Element | undefined {
  let part = formula;
  for (let level = 0; level < WRAPPERS; level++) {
    const { parentElement: parent } = part;
    // In a table of several rows it is a cell like any other.
    if (!parent || (parent.localName === 'tr' && (parent.nextElementSibling ?? parent.previousElementSibling))) break;
    const others = textsBeside(part);
    const [only] = others;
    if (others.length === 1 && only?.nodeType === 1) {
      const text = textUpTo(only as Element, NUMBER_CHARS);
      return text !== undefined && NUMBER.test(text) ? (only as Element) : undefined;
    }
    if (others.length > 0) break;
    part = parent;
  }
  return undefined;
}

function hasText(node: Node): boolean {
  if (node.nodeType === 1) return textUpTo(node as Element, NUMBER_CHARS)?.trim() !== '';
  return node.nodeType === 3 && Boolean(node.nodeValue?.trim());
}

/** The nodes with text beside an element in its parent; looks at no more than a few. */
function textsBeside(part: Element): Node[] {
  const others: Node[] = [];
  let looked = 0;
  for (let node = part.parentElement?.firstChild; node; node = node.nextSibling) {
    if (++looked > MOST_BESIDE) return [node, node];
    if (node !== part && hasText(node)) others.push(node);
  }
  return others;
}
