import { dropNamed, type Guard } from '../guard.js';

/** Cheap signs of what is dropped here. */
export const TOOL_CONTROLS_SIGNS =
  /method-click-advice|copy-popup-wrapper|\bsrclink\b|\btsd-sources\b|\bmobile-hide\b|\bdont-index\b|\bec-section\b|\bch-code-line-number\b|\bquarto-title-meta\b|\bjump-to-nav\b|\bmethod-source-toggle\b|phpdocumentor-element-found-in/;
/** RDoc, Dokka, gi-docgen, TypeDoc, DocFX, pkgdown, Expressive Code, Code Hike, Quarto, MediaWiki, phpDocumentor. */
const CONTROLS = [
  '.method-click-advice',
  '.copy-popup-wrapper',
  'h1 > a.srclink,h2 > a.srclink,h3 > a.srclink,h4 > a.srclink,h5 > a.srclink',
  '.tsd-sources',
  'span.pull-right.mobile-hide',
  'small.dont-index',
  'pre .ec-section > summary',
  '.ch-code-line-number',
  '.quarto-title-meta,.quarto-categories',
  '#jump-to-nav,#contentSub > .subpages',
  'details.method-source-toggle > summary',
  '.phpdocumentor-element-found-in',
].join();

/** Drops, in place, what documentation tools set beside declarations to unfold, copy, edit or look up their source. */
export function dropToolControls({ body }: Document, _html: string, isMatter: Guard): void {
  dropNamed(body.querySelectorAll(CONTROLS), isMatter);
}
