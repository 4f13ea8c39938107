import { BOXES } from '../../dom/boxes.js';
import { classOf } from '../../dom/class-of.js';
import { rename } from '../../dom/move.js';
import type { Markup } from '../parse/markup.js';
import { plain } from '../parse/plain.js';

/** What boxes are called that show another page by its title, a few words of it, and its site. */
const CARD =
  /(?:^|[\s_-])(?:(?:link|blog|og|embed)[_-]?card|bookmark(?:-card)?|external-article|link-?preview|og-?(?:link|preview))(?:[\s_-]|$)/i;
/** Cheap sign of them, in `Markup.names`. */
const SIGN = /(?:link|blog|og|embed)[_-]?card|bookmark|external-article|(?:link|og)-?preview|og-?link/i;
const INLINE = /^(?:span|strong|b|em|i|small|cite)$/;
const PART = /(?:title|name|desc|description|summary|excerpt|url|host|site|domain|source|meta)(?:[\s_-]|$)/i;
/** Elements of a card at most. */
const MOST = 30;

/**
 * Sets the parts of a card for another page apart, in place, that are inline in its markup and boxes by a style sheet:
 * title, words, site. An address that only repeats the link's is removed.
 */
export function partCards(document: Document, { names, named }: Markup): void {
  if (!SIGN.test(names)) return;
  for (const link of named('a')) {
    if (link.childElementCount === 0 || !isCard(link) || isInText(link) || !document.body.contains(link)) continue;
    const all = Array.from(link.querySelectorAll('*'));
    const parts = all.filter(
      (part) => PART.test(classOf(part)) && part.childElementCount === 0 && part.textContent?.trim(),
    );
    if (all.length > MOST || parts.length < 2 || all.some(({ localName }) => BOXES.has(localName))) continue;
    if (!parts.every(({ localName }) => INLINE.test(localName))) continue;
    for (const [i, part] of parts.entries()) {
      if (i > 0 && repeatsAddress(part, link)) part.remove();
      else rename(part, 'div');
    }
  }
}

/** Whether a text goes on before or behind a link. */
function isInText({ previousSibling: before, nextSibling: behind }: Element): boolean {
  return [before, behind].some((one) => one?.nodeType === 3 && one.nodeValue?.trim());
}

/** Whether a link, or a box or two around it, is called a card. */
function isCard(link: Element): boolean {
  const { parentElement: around } = link;
  return [link, around, around?.parentElement].some(
    (one) => one && CARD.test(classOf(one).replace(/([a-z])([A-Z])/g, '$1-$2')),
  );
}

function repeatsAddress(part: Element, link: Element): boolean {
  const said = plain(part.textContent)?.replace(/^https?:\/\/(?:www\.)?/, '') ?? '';
  return (
    /^[^\s/]+\.[^\s/]+(?:\/\S*)?$/.test(said) && (link.getAttribute('href') ?? '').includes(said.replace(/[.…]+$/, ''))
  );
}
