/** Cheap signs of what is dropped here. */
export const TOOL_CONTROLS_SIGNS =
  /method-click-advice|copy-popup-wrapper|\bsrclink\b|\btsd-sources\b|\bmobile-hide\b|\bdont-index\b|\bt-navbar\b|\btitleBtn\b|\bec-section\b|\bch-code-line-number\b|\bawsdocs-page-|\bpage-metadata\b|\brich_media_meta_list\b|\bbaseline-indicator\b|\bbc-table\b|\bquarto-title-meta\b|\bjump-to-nav\b|\bmethod-source-toggle\b|\bdevsite-article\b|\banswers-subheader\b|phpdocumentor-element-found-in|\bedit-bug\b|\bintercom-interblocks-/;
/** RDoc, Dokka, gi-docgen, TypeDoc, DocFX, pkgdown, the menus of cppreference.com, Baidu Baike, Expressive Code, Code Hike, Amazon, Microsoft, WeChat, MDN, Quarto, MediaWiki, Google, Stack Overflow, phpDocumentor, PHP, Intercom. */
const CONTROLS = [
  '.method-click-advice',
  '.copy-popup-wrapper',
  'h1 > a.srclink,h2 > a.srclink,h3 > a.srclink,h4 > a.srclink,h5 > a.srclink',
  '.tsd-sources',
  'span.pull-right.mobile-hide',
  'small.dont-index',
  'div.t-navbar',
  'h2 + .titleBtn,h3 + .titleBtn',
  'pre .ec-section > summary',
  '.ch-code-line-number',
  '.awsdocs-page-header-container,.awsdocs-page-toc',
  'ul.page-metadata',
  '.rich_media_meta_list',
  'details.baseline-indicator,.bc-table .bc-support-level,.bc-table .bc-browser-name',
  '.quarto-title-meta,.quarto-categories',
  '#jump-to-nav,#contentSub > .subpages',
  'details.method-source-toggle > summary',
  'devsite-feature-tooltip,devsite-thumb-rating,devsite-content-footer',
  '.answers-subheader',
  '.phpdocumentor-element-found-in',
  'div.contribute:has(> .edit-bug)',
  '.intercom-force-break .avatar:has(> .avatar__info)',
].join();

/** Drops, in place, what documentation tools set beside declarations to unfold, copy, edit or look up their source. */
export function dropToolControls({ body }: Document): void {
  for (const control of body.querySelectorAll(CONTROLS)) control.remove();
}
