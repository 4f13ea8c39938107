import type { Markup } from '../parse/markup.js';

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
export function dropWikiBars(content: Element, { names }: Markup): void {
  if (!SIGN.test(names)) return;
  for (const bar of content.querySelectorAll(BARS))
    if (!bar.matches('.toc') || bar.querySelector('.toctitle')) bar.remove();
  for (const box of content.querySelectorAll(BOXES)) if (followsText(box)) box.remove();
}

/** Whether a box comes after all text. */
function followsText(box: Element): boolean {
  let next = box.nextElementSibling;
  for (let i = 0; next && i < MOST_AFTER; i++, next = next.nextElementSibling)
    if (TEXT.test(next.localName) || next.querySelector('h2,h3')) return false;
  return true;
}
