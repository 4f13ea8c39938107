import { rename } from '../../dom/move.js';

/** Cheap signs of the tools that specifications are written with. */
export const SPECIFICATION_SIGNS =
  /class\s*=\s*["']?(?:dfn-panel|mdn-anno|wpt-tests-block|ears|head with-buttons|support)\b|\bid\s*=\s*["']?spec-container\b/;
/**
 * Lists of where a term is used, which browsers support it and what tests it, headers and footers for print, shortcuts, the
 * maker's logo.
 */
const BESIDE =
  '.dfn-panel,.mdn-anno,div.status:has(> .support),.wpt-tests-block,table.ears,#shortcuts-help,header.with-buttons > a.logo';
const CLAUSE = 'emu-intro,emu-clause,emu-annex';
const LOWEST_HEADING = 6;

/**
 * Drops what specification tools set beside the text, and rewrites ecmarkup's own elements, in place. Source: the
 * markup of Bikeshed, ReSpec, the WHATWG's, xml2rfc 3, ecmarkup 18.
 */
export function plainSpecification({ body }: Document): void {
  for (const beside of body.querySelectorAll(BESIDE)) beside.remove();
  if (!body.querySelector(CLAUSE)) return;
  for (const heading of body.querySelectorAll('h1')) lowerHeading(heading);
  for (const note of body.querySelectorAll('emu-note')) plainNote(note);
  for (const production of body.querySelectorAll('emu-production')) plainProduction(production);
}

/** ecmarkup's clauses all have headings of level one, however deep they are nested. */
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

/** Writes each alternative of a symbol on a line, after the symbol. */
function plainProduction(production: Element): void {
  for (const choice of production.querySelectorAll('emu-rhs')) choice.before(choice.ownerDocument.createElement('br'));
  rename(production, 'p');
}
