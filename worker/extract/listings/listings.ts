import { codeText } from '../recognise/code.js';
import { isCodeTable } from '../recognise/code-tables.js';
import { languageOfFile } from '../recognise/languages.js';
import { rewrite } from '../structure/code-block.js';
import { listingOfText, listingsOfBoxes } from './box-lines.js';
import { listingOfChange, startsAsChange } from './change-lines.js';
import { type Drawn, drawnIn } from './drawn.js';
import { codeBesideNumbers, listingOfRows } from './row-lines.js';

/** Code that is found by how it is set. */
export interface Listing {
  /** Neighbours, which hold it. */
  boxes: readonly Element[];
  lines: readonly string[];
  /** Whether its lines begin with the signs of a change. */
  isChange: boolean;
  /** What else is no more needed: the numbers of the lines. */
  beside?: Element | undefined;
}

/** Elements that are code, or never hold any. */
const CLOSED = new Set(
  'pre code textarea select svg math script style template noscript h1 h2 h3 h4 h5 h6 button nav p dt'.split(' '),
);

/**
 * Rewrites code that only a style or the place of its lines shows as code, in place: files and changes as forges and viewers
 * set them, a row or box for each line, and what editors show. No program is known by name.
 */
export function plainListings({ body }: Document, html: string): void {
  const found: Listing[] = [];
  const hasChanges = html.includes('@@ ');
  const visit = (parent: Element, around: Drawn): void => {
    const taken = new Set<Element>();
    const take = (listing: Listing) => {
      found.push(listing);
      for (const box of listing.boxes) taken.add(box);
    };
    for (const listing of listingsOfBoxes(parent, around)) take(listing);
    for (let child = parent.firstElementChild; child; child = child.nextElementSibling) {
      if (taken.has(child) || CLOSED.has(child.localName) || isKnown(child)) continue;
      const drawn = drawnIn(child, around);
      if (!child.firstElementChild && !drawn.mono) continue;
      const whole = wholeListing(child, drawn, hasChanges);
      if (whole) found.push(whole);
      else visit(child, drawn);
    }
  };
  visit(body, {});
  for (const listing of found) write(listing);
}

function isKnown(element: Element): boolean {
  return element.localName === 'table' && isCodeTable(element);
}

/** The listing that an element is as a whole. */
function wholeListing(element: Element, drawn: Drawn, hasChanges: boolean): Listing | undefined {
  if (hasChanges && startsAsChange(element)) {
    const change = listingOfChange(element);
    if (change) return change;
  }
  if (element.localName !== 'table') return listingOfText(element, drawn);
  return listingOfRows(element, drawn) ?? listingBeside(element);
}

/** A table with all lines in one cell and their numbers in another. */
function listingBeside(table: Element): Listing | undefined {
  const { code, count } = codeBesideNumbers(table) ?? {};
  if (!code || !count) return undefined;
  const lines = codeText(code).split('\n');
  return count(lines.length) ? { boxes: [table], lines, isChange: false } : undefined;
}

/** The name of the only file on a page that shows one: GitHub. */
const VIEWED_FILE = '#file-name-id,#file-name-id-wide';

function write({ boxes, lines, isChange, beside }: Listing): void {
  const [first] = boxes;
  if (!first) return;
  const { ownerDocument: document } = first;
  beside?.remove();
  let block = first;
  if (boxes.length > 1 || first.localName === 'td') {
    block = document.createElement('div');
    first.before(block);
    for (const box of boxes) block.append(box);
  }
  const text = lines.map((line) => line.replaceAll('\u00a0', ' ').trimEnd()).join('\n');
  const file = document.querySelector(VIEWED_FILE)?.textContent ?? '';
  rewrite(block, () => text.replace(/^\n+|\n+$/g, ''), isChange ? 'diff' : languageOfFile(file));
}
