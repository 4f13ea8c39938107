import { outermost } from '../dom/outermost.js';
import { textLength } from '../dom/text-sizes.js';
import type { Markup } from './parse/markup.js';

/** Where one documentation tool puts its text, and what it adds to that. */
interface Manual {
  /** In `Markup.names`: something that only this tool writes. */
  sign: RegExp;
  content: string;
  /** What stands inside the text and belongs to the site. */
  beside?: string;
}

/** Tools in whose pages one element holds the text and nearly nothing else. */
const MANUALS: readonly Manual[] = [
  // rustdoc, mdBook
  { sign: / class="rustdoc\b/, content: '.rustdoc #main-content', beside: '.out-of-band' },
  { sign: / id="(?:mdbook-)?menu-bar"/, content: '#content main,#mdbook-content main' },
  // Sphinx, by its themes: PyData, Furo, Read the Docs, Django and those of its own
  { sign: /\bbd-article\b/, content: 'article.bd-article', beside: '.prev-next-area,.prev-next-bottom' },
  { sign: /\bbd-content\b/, content: 'main.bd-content > div:first-child', beside: '.prev-next-area,.prev-next-bottom' },
  { sign: /\bfuro-main-content\b/, content: '#furo-main-content' },
  { sign: /\brst-content\b/, content: '.rst-content [itemprop="articleBody"]' },
  { sign: / id="docs-content"/, content: 'article#docs-content' },
  { sign: /\bdocumentwrapper\b/, content: '.documentwrapper .body' },
  // Doxygen, Javadoc, TypeDoc, YARD, dartdoc, DocFX, Documenter.jl
  { sign: / id="(?:MSearchSelectWindow|doc-content|nav-path)"/, content: 'div.contents', beside: '.navpath' },
  {
    sign: / (?:id="navbar[.-]top[.-]firstrow|class="topNav")/,
    content: 'main[role="main"],.contentContainer',
    beside: '.sub-nav,footer',
  },
  { sign: /\btsd-panel\b/, content: '.col-content', beside: '.tsd-breadcrumb' },
  { sign: /\bsummary_signature\b/, content: '#main > #content' },
  {
    sign: / id="(?:dartdoc-main-content|documenter-page|_content)"/,
    content: '#dartdoc-main-content,#documenter-page,article#_content',
  },
  // Scribble, Apache's documentation
  { sign: / class="maincolumn"/, content: '.maincolumn > .main', beside: '.navsettop,.navsetbottom' },
  {
    sign: / id="preamble"/,
    content: '#page-content',
    beside: '#quickview,.toplang,.bottomlang,#comments_section,.top',
  },
  // Docusaurus, VitePress, Starlight, Material for MkDocs, Antora, Just the Docs
  { sign: /\btheme-doc-markdown\b/, content: '.theme-doc-markdown' },
  { sign: /\bVPDoc\b/, content: '.VPDoc .vp-doc' },
  { sign: /\bsl-markdown-content\b/, content: '.sl-markdown-content' },
  {
    sign: /\bmd-content__inner\b/,
    content: 'article.md-content__inner',
    beside: '.md-content__button,.md-feedback,.md-source-file,form',
  },
  { sign: /\bnav-panel-menu\b/, content: 'article.doc', beside: 'nav.pagination,aside.toc' },
  { sign: /\bmain-content-wrap\b/, content: '#main-content.main-content > main' },
  // MDN, Notion, Statuspage's report of an incident
  {
    sign: /\bmain-page-content\b|\breference-layout__body\b/,
    content: 'article.main-page-content,.reference-layout > main',
    beside:
      '.bc-issue-link,.bc-github-link,.bc-legend,.article-footer,.article-footer__inner,.reference-layout__toc,' +
      'mdn-content-feedback,mdn-placement-top',
  },
  { sign: /\bnotion-page-content\b/, content: '.notion-page-content' },
  { sign: /\bincident-updates-container\b/, content: '.incident-updates-container' },
  // Packages of NuGet, of Go
  { sign: /\bpackage-details-main\b/, content: '.package-details-main', beside: '.framework-badges,button' },
  {
    sign: /\bUnitDetails\b/,
    content: '.UnitDetails',
    beside:
      '.UnitOutline,.UnitFiles,.UnitDirectories,.UnitBuildContext-titleContext,.Documentation-index,.UnitReadme-footer,button',
  },
  // Swagger UI, Redoc
  {
    sign: / class="swagger-ui"/,
    content: '.swagger-ui',
    beside:
      '.topbar,.scheme-container,.try-out,.execute-wrapper,.btn-group,.auth-wrapper,.response-controls,.response-col_links,' +
      '.model-example > .tab,.filter-container,.response-control-media-type,.parameters-col_description > input',
  },
  { sign: /\bredoc-wrap\b/, content: '.redoc-wrap .api-content' },
  {
    // DocBook
    sign: / class="(?:titlepage|refnamediv)"/,
    content: ['book', 'part', 'chapter', 'appendix', 'preface', 'glossary', 'refentry', 'section', 'sect1']
      .map((name) => `div.${name}`)
      .join(),
    beside: '.navheader,.navfooter',
  },
];
/** Notes of readers below the text, which are content as well. */
const OTHERS = '#usernotes .note';
const ANY_SIGN = new RegExp(MANUALS.map(({ sign }) => sign.source).join('|'));

/** The text of a manual's page, where its tool marks up one; what the tool adds inside it is removed, in place. */
export function manualContent(body: Element, { names }: Markup): Element | undefined {
  if (!ANY_SIGN.test(names)) return undefined;
  for (const { sign, content, beside } of MANUALS) {
    if (!sign.test(names)) continue;
    const [only, other] = outermost(body.querySelectorAll(content));
    if (!only || other || textLength(only.textContent) === 0 || body.querySelector(OTHERS)) continue;
    for (const element of beside ? only.querySelectorAll(beside) : []) element.remove();
    dropContents(only);
    return only;
  }
  return undefined;
}

/** Drops DocBook's list of the sections that follow, in place, unless it is most of what there is. */
function dropContents(content: Element): void {
  for (const list of content.querySelectorAll('div.toc')) {
    const chars = textLength(list.textContent);
    const rest = textLength(content.textContent) - chars;
    if (rest > Math.max(chars, LEAST_BESIDE)) list.remove();
  }
}
/** Characters, white space not counted. */
const LEAST_BESIDE = 400;
