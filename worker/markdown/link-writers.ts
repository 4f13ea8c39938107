import { classOf } from '../dom/class-of.js';
import { isControl } from '../extract/recognise/controls.js';
import { resolveImage } from '../extract/recognise/links.js';
import { isHeadingMark } from '../extract/recognise/place-marks.js';
import { isCaption, saysNothing } from './alt-text.js';
import type { Context, Writer } from './context.js';
import { hrefOf } from './destinations.js';
import { isAvatar, isEmoji, isForDark, isItsPath, isOtherLook, isPlaced, leadsToItself } from './images.js';
import { imageMarkdown, linesOfLink, linked, linkedUpToLink } from './inline.js';
import { textPieces } from './text-pieces.js';

/** A link, or only its words where it leads nowhere or is inside another; marks and controls are left out. */
export const link: Writer = (element, context, write) => {
  if ((context.inHeading || isSelfLink(element)) && isHeadingMark(element)) return [];
  if (isControl(element)) return [];
  const url = context.inLink ? undefined : hrefOf(element, context);
  if (!url || (context.inTable && sortsTable(element, url, context))) return write.inside(element, context);
  // A link that was never closed: those inside it are links of their own, and end it.
  if (element.querySelector('a[href]')) return linkedUpToLink(write.inside(element, context), url);
  const inside = write.inside(element, { ...context, inLink: true });
  return linked(inside, url, isSetInLines(element, context) ? linesOfLink : undefined);
};

/** Whether a link in a column's head leads to the same page, sorted by that column. */
function sortsTable(link: Element, url: string, { base }: Context): boolean {
  if (!link.closest('th')) return false;
  const { origin, pathname, search } = new URL(url);
  return search !== '' && origin === base.origin && pathname === base.pathname;
}

/** Whether a link is around whole lines of a text, as notes to poems and lyrics are. */
function isSetInLines(link: Element, { inHeading, inTable }: Context): boolean {
  if (inHeading || inTable || !link.querySelector('br') || link.querySelector('img')) return false;
  return [link.previousElementSibling, link.nextElementSibling].some((beside) => beside?.localName === 'br');
}

/** What documentation tools put after anything that can be linked to: terms, captions, equations. */
function isSelfLink(element: Element): boolean {
  return /(?:^|\s)headerlink(?:\s|$)/.test(classOf(element));
}

/** `alt=""` says that an image is decoration. A figure is not, nor what a click enlarges, whatever the alt says. */
export const image: Writer = (element, { base }) => {
  const alt = element.getAttribute('data-emoji-fallback') || element.getAttribute('alt');
  if (alt && isEmoji(element, alt)) return textPieces(alt);
  const isDecoration =
    alt === '' &&
    !leadsToItself(element) &&
    !isPlaced(element) &&
    !element.closest('figure,[role="figure"],.wp-caption');
  const isTwin = isForDark(element) || isOtherLook(element);
  const url = isDecoration || isAvatar(element) || isTwin ? undefined : resolveImage(element, base);
  const isSaid = alt && !saysNothing(alt, url ?? '') && !isItsPath(alt, url ?? '') && !isCaption(alt, element);
  return url ? [{ text: imageMarkdown(isSaid ? alt : '', url) }] : [];
};
