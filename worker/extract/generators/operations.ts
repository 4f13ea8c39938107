import { moveInside } from '../../dom/move.js';
import { oneLine } from '../parse/inline-text.js';

/** Cheap signs of the operations of an HTTP interface in Swagger UI and Redoc. */
export const OPERATION_SIGNS = /\bopblock-summary\b|\bhttp-verb\b/;

/**
 * Writes the name of an operation as a heading (Swagger UI) or a line of code (Redoc), in place: both tools use
 * buttons, because a click folds the description.
 */
export function plainOperations({ body }: Document): void {
  for (const summary of body.querySelectorAll('.opblock-summary')) {
    const heading = body.ownerDocument.createElement('h4');
    heading.append(requestOf(summary, '.opblock-summary-method', '.opblock-summary-path'));
    const words = wordsOf(summary.querySelector('.opblock-summary-description'));
    if (words) heading.append(` ${words}`);
    summary.replaceWith(heading);
  }
  for (const table of body.querySelectorAll('table.responses-table')) plainResponses(table);
  for (const version of body.querySelectorAll('.info .title pre.version')) {
    const words = body.ownerDocument.createElement('span');
    words.textContent = ` ${wordsOf(version)} `;
    version.replaceWith(words);
  }
  for (const button of body.querySelectorAll('button')) {
    if (!button.querySelector('.http-verb')) continue;
    const line = body.ownerDocument.createElement('p');
    line.append(requestOf(button, '.http-verb', '.http-verb + span'));
    button.replaceWith(line);
  }
}

/** Writes the responses of Swagger UI one below the other: an example does not fit into a cell. */
function plainResponses(table: Element): void {
  const document = table.ownerDocument;
  for (const response of table.querySelectorAll('tr.response')) {
    const [status, description] = response.children;
    if (!status || !description) continue;
    const code = document.createElement('p');
    const words = document.createElement('strong');
    words.textContent = wordsOf(status);
    code.append(words);
    const text = document.createElement('div');
    moveInside(description, text);
    table.before(code, text);
    response.remove();
  }
  if (!table.querySelector('tbody tr')) table.remove();
}

/** `POST /pets/{id}` */
function requestOf(summary: Element, method: string, path: string): Element {
  const code = summary.ownerDocument.createElement('code');
  const verb = wordsOf(summary.querySelector(method)).toUpperCase();
  code.textContent = `${verb} ${wordsOf(summary.querySelector(path))}`;
  return code;
}

/** The words of an element without the characters at which a path may be broken. */
function wordsOf(element: Element | null): string {
  return oneLine(element?.textContent ?? '');
}
