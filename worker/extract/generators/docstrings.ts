import { classOf } from '../../dom/class-of.js';
import { oneLine } from '../parse/inline-text.js';

/** Cheap sign of parameters whose commas are drawn by style only. */
export const DOCSTRING_SIGNS = /\bdocstring\b/;
/** Stands before what is returned. */
const ARROW = '→';

/**
 * Writes the parameters in Hugging Face's manuals as code, with their commas, in place; what is returned stays text
 * after them.
 */
export function plainDocstrings({ body }: Document): void {
  for (const line of body.querySelectorAll('.docstring p')) {
    if (Array.from(line.children).some(isParameter)) plainParameters(line);
  }
}

function plainParameters(line: Element): void {
  const nodes = Array.from(line.childNodes);
  const arrow = nodes.findIndex(({ textContent }) => textContent?.trim() === ARROW);
  const declared = arrow < 0 ? nodes : nodes.slice(0, arrow);
  const parameters = declared.filter((node) => isParameter(node as Element));
  const code = line.ownerDocument.createElement('code');
  code.textContent = `(${parameters.map(({ textContent }) => oneLine(textContent ?? '')).join(', ')})`;
  for (const node of declared) node.remove();
  line.prepend(code, ' ');
}

function isParameter(element: Element): boolean {
  return element.nodeType === 1 && /(?:^|\s)comma(?:\s|$)/.test(classOf(element));
}
