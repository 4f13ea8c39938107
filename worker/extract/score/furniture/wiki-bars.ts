import type { Markup } from '../../dom/markup.js';
import { dropNamed, type Guard } from '../../guard.js';

const SIGN = /\bmw-/;
/** Tabs of namespaces, the address for print, the table of contents, and what skins set around a page. */
const BARS =
  '#p-associated-pages,#p-views,.page-actions-menu,.printfooter,#catlinks,.toc,.mw-portlet,#siteSub,#footer-info,' +
  '#mw-header-container,#mw-site-navigation,#mw-related-navigation';
/** Navigation boxes; a table of the text may be styled like one. */
const BOXES = 'table.navbox,div.navbox';
const TEXT = /^(?:p|h[2-6]|ul|ol|dl)$/;
const MOST_AFTER = 60;

/** Drops navigation that skins and templates of MediaWiki set around the text, in place. */
export function dropWikiBars(content: Element, { names }: Markup, isMatter: Guard): void {
  if (!SIGN.test(names)) return;
  const bars = Array.from(content.querySelectorAll(BARS)).filter(
    (bar) => !bar.matches('.toc') || bar.querySelector('.toctitle'),
  );
  const boxes = Array.from(content.querySelectorAll(BOXES)).filter(followsText);
  dropNamed([...bars, ...boxes], isMatter);
}

/** Whether a box comes after all text. */
function followsText(box: Element): boolean {
  let next = box.nextElementSibling;
  for (let i = 0; next && i < MOST_AFTER; i++, next = next.nextElementSibling)
    if (TEXT.test(next.localName) || next.querySelector('h2,h3')) return false;
  return true;
}
