import { rename } from '../../dom/move.js';

export const SPECIFICATION_SIGNS =
  /class\s*=\s*["']?(?:dfn-panel|mdn-anno|wpt-tests-block|ears)\b|\bid\s*=\s*["']?spec-container\b/;
/** Where a term is used, which browsers support it and what tests it, the head and foot of a printed page, keys to press. */
const BESIDE = '.dfn-panel,.mdn-anno,.wpt-tests-block,table.ears,#shortcuts-help';
const CLAUSE = 'emu-intro,emu-clause,emu-annex';
const LOWEST_HEADING = 6;

/**
 * Drops what the tools that write specifications set beside their text, and rewrites what ecmarkup sets with elements of
 * its own, in place. Source: the markup of Bikeshed, ReSpec, the WHATWG's, xml2rfc 3, ecmarkup 18.
 */
export function plainSpecification({ body }: Document): void {
  for (const beside of body.querySelectorAll(BESIDE)) beside.remove();
  if (!body.querySelector(CLAUSE)) return;
  for (const heading of body.querySelectorAll('h1')) lowerHeading(heading);
  for (const note of body.querySelectorAll('emu-note')) plainNote(note);
  for (const production of body.querySelectorAll('emu-production')) plainProduction(production);
}

/** A heading of each clause is of the first level there, however deep the clause. */
function lowerHeading(heading: Element): void {
  let level = 1;
  let clause = heading.parentElement?.closest(CLAUSE);
  while (clause && level < LOWEST_HEADING) {
    level += 1;
    clause = clause.parentElement?.closest(CLAUSE);
  }
  if (level > 1) rename(heading, `h${level}`);
}

function plainNote(note: Element): void {
  const label = note.firstElementChild;
  if (label?.localName === 'span' && /^\s*Note(?: \d+)?\s*$/.test(label.textContent ?? '')) label.remove();
  rename(note, 'aside').setAttribute('class', 'note');
}

/** What a symbol may be stands on a line each, behind the symbol. */
function plainProduction(production: Element): void {
  for (const choice of production.querySelectorAll('emu-rhs')) choice.before(choice.ownerDocument.createElement('br'));
  rename(production, 'p');
}
