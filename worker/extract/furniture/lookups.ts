import { BOXES } from '../../dom/boxes.js';
import { textUpTo } from '../../dom/text-up-to.js';
import type { Markup } from '../parse/markup.js';

/** A search for one title in the index that every journal links to: the address repeats all of the reference. */
const LOOKUP = /^https?:\/\/scholar\.google\.[a-z.]{2,6}\/scholar(?:_lookup)?\?/i;
const DOI = /^https?:\/\/(?:dx\.)?doi\.org\/./i;
/** Characters in a row of such links, white space included. */
const MOST_ROW_CHARS = 300;
const MOST_REFERENCE_CHARS = 3_000;
const OPEN = /\s?\[\s*$/;
const CLOSE = /^\s*\]/;

/**
 * Drops, in place, the searches that journals link below each reference. Of a row of links of its own to services that
 * may know the work, the one to the work stays, beside the reference, unless the reference has a link already.
 */
export function dropLookups(content: Element, { html }: Markup): void {
  if (!html.includes('//scholar.google.')) return;
  const lookups = Array.from(content.querySelectorAll('a[href*="//scholar.google."]'));
  for (const link of lookups.filter(isLookup)) {
    const row = rowAround(link);
    if (row) foldRow(row);
    else dropLink(link);
  }
}

function isLookup(link: Element): boolean {
  return (
    LOOKUP.test(link.getAttribute('href') ?? '') && /^\s*google scholar\s*$/i.test(textUpTo(link, MOST_ROW_CHARS) ?? '')
  );
}

/** The paragraph, box or list around a link that holds nothing but links, right after what they belong to. */
function rowAround(link: Element): Element | undefined {
  let row = link.parentElement;
  while (row && !BOXES.has(row.localName)) row = row.parentElement;
  if (row?.localName === 'li') row = row.parentElement;
  const isRow =
    row && (row.localName === 'ul' ? endsItem(row) : row.previousElementSibling && /^(?:p|div)$/.test(row.localName));
  if (!row || !isRow) return undefined;
  const text = textUpTo(row, MOST_ROW_CHARS);
  if (text === undefined) return undefined;
  const linked = Array.from(row.querySelectorAll('a'), ({ textContent }) => textContent).join('');
  return linked.replace(/\s/g, '') === text.replace(/\s/g, '') ? row : undefined;
}

function endsItem(row: Element): boolean {
  const { parentElement: item } = row;
  return item?.localName === 'li' && item.lastElementChild === row;
}

/** Drops a row; its link to the work goes to the text before, where that has none. */
function foldRow(row: Element): void {
  const isList = row.localName === 'ul';
  const reference = isList ? row.parentElement : row.previousElementSibling;
  const work = Array.from(row.querySelectorAll('a')).find((link) => DOI.test(link.getAttribute('href') ?? ''));
  row.remove();
  if (!work || !reference || textUpTo(reference, MOST_REFERENCE_CHARS) === undefined) return;
  if (!reference.querySelector('a[href]')) reference.append(' ', work);
}

/** Drops a link with the brackets around it. */
function dropLink(link: Element): void {
  const { previousSibling: before, nextSibling: after } = link;
  if (before?.nodeType === 3 && after?.nodeType === 3) {
    const [open, close] = [before.nodeValue ?? '', after.nodeValue ?? ''];
    if (OPEN.test(open) && CLOSE.test(close)) {
      before.nodeValue = open.replace(OPEN, '');
      after.nodeValue = close.replace(CLOSE, '');
    }
  }
  link.remove();
}
