import { classOf } from '../../dom/class-of.js';
import { moveInside } from '../../dom/move.js';
import type { Markup } from '../parse/markup.js';

/** Cheap sign, in `Markup.names`. */
const SIGN = /\bpi-data\b/;
const LABEL = /(?:^|\s)pi-data-label(?:\s|$)/;
const VALUE = /(?:^|\s)pi-data-value(?:\s|$)/;

/**
 * Makes tables of the facts in MediaWiki's portable infoboxes, whose labels are marked up as headings, in place:
 * Fandom.
 */
export function plainInfoboxes(document: Document, { names }: Markup): void {
  if (!SIGN.test(names)) return;
  for (const group of document.body.querySelectorAll('.pi-smart-group')) pairFacts(group);
  let rows: Element | undefined;
  for (const fact of document.body.querySelectorAll('.pi-data')) {
    const [label, value, ...more] = fact.children;
    if (!label || !value || more.length > 0 || !LABEL.test(classOf(label)) || !VALUE.test(classOf(value))) continue;
    const table: Element | null = fact.previousElementSibling;
    if (!rows || table !== rows.parentElement) {
      rows = document.createElement('tbody');
      const made = document.createElement('table');
      made.append(rows);
      fact.before(made);
    }
    const row = document.createElement('tr');
    for (const [part, name] of [
      [label, 'th'],
      [value, 'td'],
    ] as const) {
      const cell = document.createElement(name);
      moveInside(part, cell);
      row.append(cell);
    }
    rows.append(row);
    fact.remove();
  }
}

/** Makes facts of a group whose labels all stand before its values, in place. */
function pairFacts(group: Element): void {
  const [labels = [], values = []] = Array.from(group.children, ({ children }) => Array.from(children));
  if (labels.length === 0 || labels.length !== values.length) return;
  const facts = labels.map((label, i) => {
    const fact = group.ownerDocument.createElement('div');
    fact.className = 'pi-data';
    fact.append(label, values[i] as Element);
    return fact;
  });
  group.replaceWith(...facts);
}
