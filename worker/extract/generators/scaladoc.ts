import { rename } from '../../dom/move.js';

/** Cheap sign of scaladoc. */
export const SCALADOC_SIGNS = /\bmodifier_kind\b/;
/** Self-links, and controls that filter and order the members. */
const BESIDE = '.permalink,#mbrsel,#memberfilter';

/**
 * Makes sections of the members that scaladoc lists, in place: declarations become headings, and each description is
 * written once, though its first sentence also stands for the whole while folded. Source: Scala 2.10 to 2.13.
 */
export function plainScaladoc({ body }: Document): void {
  for (const beside of body.querySelectorAll(BESIDE)) beside.remove();
  for (const kind of body.querySelectorAll('li > .modifier_kind')) nameMember(kind);
  for (const signature of body.querySelectorAll('h4.signature'))
    signature.setAttribute('class', 'signature code-header');
  for (const short of body.querySelectorAll('p.shortcomment')) if (isToldAgain(short)) short.remove();
  for (const list of body.querySelectorAll('.members > ol')) {
    for (const member of list.children) rename(member, 'div');
    rename(list, 'div');
  }
}

/** Since 2.12 the parts of a declaration have no element around them. */
function nameMember(kind: Element): void {
  const { nextElementSibling: symbol, ownerDocument: document } = kind;
  if (!symbol?.classList.contains('symbol')) return;
  const heading = document.createElement('h4');
  heading.setAttribute('class', 'signature');
  kind.before(heading);
  heading.append(kind, ' ', symbol);
}

function isToldAgain({ nextElementSibling: full, textContent }: Element): boolean {
  const said = (text: string | null | undefined) => text?.replace(/\s+/g, ' ').trim() ?? '';
  const begins = said(full?.querySelector('.comment')?.textContent).startsWith(said(textContent).replace(/\.$/, ''));
  return full?.classList.contains('fullcomment') === true && begins;
}
