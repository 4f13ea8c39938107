import { textUpTo } from '../../../html/text-up-to.js';

/** A number in brackets, perhaps with the sign of a link to its equation, as Sphinx adds. */
const NUMBER = /^\s*\(([A-Z]?\.?\d{1,3}(?:\.\d{1,3}){0,2}[a-z]?['′]?)\)\s*[#¶§🔗\uf0c1]?\s*$/u;
/** Elements that pages wrap around a formula and its number, and nodes beside them. */
const WRAPPERS = 4;
const MOST_BESIDE = 8;
/** Characters of a number at most. */
const NUMBER_CHARS = 60;

/**
 * Puts the number beside a formula into the formula, in place, if nothing else is in the element around both:
 * publishers of papers and Sphinx, who draw it at the margin.
 */
export function numberEquations(body: Element): void {
  for (const formula of body.querySelectorAll('span[data-tex]')) {
    const tex = formula.textContent ?? '';
    const beside = tex.includes('\\tag') ? undefined : onlyBeside(formula);
    const number = NUMBER.exec(beside ? textOf(beside) : '')?.[1];
    if (!beside || !number) continue;
    formula.textContent = `${tex} \\tag{${number}}`;
    formula.setAttribute('data-tex', 'display');
    const table = beside.parentElement?.closest('table');
    beside.remove();
    table?.replaceWith(formula);
  }
}

/** The only element with text beside a formula, or beside what it is alone in. */
function onlyBeside(formula: Element): Element | undefined {
  let part = formula;
  for (let level = 0; level < WRAPPERS; level++) {
    const { parentElement: parent } = part;
    // In a table of several rows it is a cell like any other.
    if (!parent || (parent.localName === 'tr' && (parent.previousElementSibling ?? parent.nextElementSibling))) break;
    let [only, looked]: [Node | undefined, number] = [undefined, 0];
    for (let node = parent.firstChild; node; node = node.nextSibling) {
      if (++looked > MOST_BESIDE) return undefined;
      if (node === part || !textOf(node).trim()) continue;
      if (only || node.nodeType !== 1) return undefined;
      only = node;
    }
    if (only) return only as Element;
    part = parent;
  }
  return undefined;
}

/** Text, or a sign that there is more than a number has. */
function textOf(node: Node): string {
  if (node.nodeType === 1) return textUpTo(node as Element, NUMBER_CHARS) ?? '…';
  return node.nodeType === 3 ? (node.nodeValue ?? '') : '';
}
