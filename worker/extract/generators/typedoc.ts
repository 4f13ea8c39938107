import { moveInside } from '../../dom/move.js';

/** Cheap sign of TypeDoc. */
export const TYPEDOC_SIGNS = /\btsd-signatures\b/;

/** Puts the declarations that are items of a list into boxes of their own, in place. */
export function plainTypedoc({ body }: Document): void {
  for (const item of body.querySelectorAll('li.tsd-signature')) {
    const declaration = item.ownerDocument.createElement('div');
    declaration.setAttribute('class', 'tsd-signature');
    moveInside(item, declaration);
    item.removeAttribute('class');
    item.append(declaration);
  }
}
