import { resolveLink } from '../extract/recognise/links.js';
import type { Context } from './context.js';

/** The address of a link element, as `resolveLink` gives it. */
export function hrefOf(element: Element, { base }: Context): string | undefined {
  return resolveLink(element.getAttribute('href'), base);
}

/**
 * The destination of a Markdown link. White space, `<>`, backticks and backslashes, which opaque addresses (`mailto:`)
 * may hold, are percent-encoded: a backslash would escape. Brackets that do not pair are escaped.
 */
export function destination(url: string): string {
  const plain = /[\s<>`\\]/.test(url) ? url.replace(/[\s<>`\\]/g, (char) => encodeURIComponent(char)) : url;
  if (!/[()]/.test(plain)) return plain;
  let open = 0;
  const paired = [...plain].every((char) => {
    if (char === '(') open += 1;
    if (char === ')') open -= 1;
    return open >= 0;
  });
  return paired && open === 0 ? plain : plain.replace(/[()]/g, '\\$&');
}
