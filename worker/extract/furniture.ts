import { textLength } from './text-sizes.js';

/** Characters of text, white space not counted, below which a page gives the scorer too little to judge by. */
const SMALL_PAGE_CHARS = 600;
const FURNITURE = new Set(['nav', 'footer']);

/** In a small page the markup's word is taken: menus and the foot of the page go, if anything else is left. In place. */
export function dropFurniture(body: Element): void {
  if (textLength(body.textContent) >= SMALL_PAGE_CHARS) return;
  const furniture = Array.from(body.children).filter(({ localName }) => FURNITURE.has(localName));
  const aside = furniture.reduce((sum, { textContent }) => sum + textLength(textContent), 0);
  if (aside >= textLength(body.textContent)) return;
  for (const element of furniture) element.remove();
}
