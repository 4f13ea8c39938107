import { classOf } from '../../dom/class-of.js';
import { moveInside, rename } from '../../dom/move.js';
import { textLength } from '../../dom/text-sizes.js';

/** Cheap signs of what is rewritten in a paper by LaTeXML. */
export const LATEXML_SIGNS = /\bltx_(?:lstlisting|tag_item|role_thanks|font_(?:bold|italic|typewriter))\b/;
/** Line numbers, and a link to the code as a file. */
const BESIDE_CODE = '.ltx_tag_listingline,.ltx_listing_data';
const LANGUAGE = /(?:^|\s)ltx_lst_language_([\w+#-]+)/;

/**
 * Rewrites, in place, what LaTeXML draws with elements that do not say what they are: listings as code, items without
 * their drawn bullets, thanks inside a heading below it, and names of fonts as emphasis and code.
 * Source: the markup of LaTeXML 0.8, which arXiv uses.
 */
export function plainLatexml({ body }: Document): void {
  for (const listing of body.querySelectorAll('.ltx_lstlisting')) plainListing(listing);
  for (const mark of body.querySelectorAll('ul.ltx_itemize > li > .ltx_tag_item')) {
    if (/^\s*[^\p{L}\p{N}]?\s*$/u.test(mark.textContent ?? '')) mark.remove();
  }
  for (const [font, name] of FONTS)
    for (const text of body.querySelectorAll(`span.ltx_text.${font}`)) if (isSetApart(text)) rename(text, name);
  for (const thanks of body.querySelectorAll('.ltx_title .ltx_role_thanks')) setBelow(thanks);
}

const FONTS = [
  ['ltx_font_bold', 'b'],
  ['ltx_font_italic', 'i'],
  ['ltx_font_typewriter', 'code'],
] as const;

/** Whether a text in another font stands among others: a whole heading, theorem or caption is only set in it. */
function isSetApart(text: Element): boolean {
  if (text.closest('.ltx_title,.ltx_tag,.ltx_lstlisting,.ltx_authors,.ltx_caption')) return false;
  if (text.classList.contains('ltx_font_typewriter')) return text.childElementCount === 0;
  const around = text.closest('p,td,th');
  return around === null || around.localName !== 'p' || textLength(around.textContent) > textLength(text.textContent);
}

function plainListing(listing: Element): void {
  const { ownerDocument: document } = listing;
  for (const beside of listing.querySelectorAll(BESIDE_CODE)) beside.remove();
  const lines = listing.querySelectorAll('.ltx_listingline');
  if (lines.length === 0) return;
  const [block, code] = [document.createElement('pre'), document.createElement('code')];
  const language = LANGUAGE.exec(classOf(listing))?.[1]?.toLowerCase();
  if (language) code.setAttribute('class', `language-${language}`);
  code.textContent = Array.from(lines, (line) => line.textContent?.replaceAll('\n', '') ?? '').join('\n');
  block.append(code);
  listing.replaceWith(block);
}

function setBelow(thanks: Element): void {
  const paragraph = thanks.ownerDocument.createElement('p');
  for (const mark of thanks.querySelectorAll('.ltx_note_mark,.ltx_note_type')) mark.remove();
  moveInside(thanks, paragraph);
  thanks.closest('.ltx_title')?.after(paragraph);
  thanks.remove();
}
