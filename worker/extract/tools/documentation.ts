import { joinPagedText } from './paged-text.js';
import type { Tool } from './tool.js';

const LATEXML_OTHER =
  ':not(.ltx_title *):not(.ltx_tag *):not(.ltx_lstlisting *):not(.ltx_authors *):not(.ltx_caption *)';
const SCRIBBLE_BLOCK = '.SCodeFlow,table.RBoxed,table.RktBlk,table.specgrammar,table.SVerbatim';
/** Cells that hold a name: gtk-doc. */
const NAMES =
  'td.parameter_name,td.function_name,td.property_name,td.signal_name,td.struct_member_name,td.enum_member_name';
const CLAUSE = ':is(emu-intro,emu-clause,emu-annex)';

/** Tools that write manuals and specifications, in the order in which they rewrite a page that several have made. */
export const DOCUMENTATION: readonly Tool[] = [
  {
    id: 'doxygen',
    name: 'Doxygen',
    signs:
      /class="(?:headertitle|fragment|memproto|memberdecls|section [a-z]+)"| id="(?:MSearchSelectWindow|doc-content|nav-path)"/,
    says: 'Writes Doxygen\'s code with an element for each line, declarations set as tables (`table class="memberdecls"`) and boxes set as definition lists as what they are.',
    content: 'div.contents',
    beside: '.navpath',
    drop:
      'div.dynheader,div.dyncontent,#titlearea,#main-nav,#side-nav,#nav-path,' +
      '#MSearchSelectWindow,#MSearchResultsWindow,hr.footer,address.footer,div.header > div.summary,.headertitle .ingroups,' +
      'a[href$="#details"]:not([class]),.memberdecls a[href*="#"]:not([class]),.memberdecls a[href$="_source.html"]:not(.el),.memberdecls img,.fragment .lineno,.fragment .ttc,.memberdecls .separator,.directory > .levels,' +
      'table.directory :is(.arrow,.icona,.iconfopen,.iconfclosed,.icondoc,.iconclass,.iconexamples)',
    rename: {
      'div.headertitle > div.title': 'h1',
      '.memproto .mlabel': ' [$]',
      '.mlabel': 'put  ',
      'div.compoundTemplParams': 'declaration',
      'div.fragment:has(> .line)': 'pre',
      'div.memproto': 'declaration',
      'table.memberdecls tr[class^="memitem"]': 'declaration',
      'table.memberdecls': 'rows',
      ':is(.params,.retval,.tparams,.exception) .paramdir': '$ ',
      ':is(.params,.retval,.tparams,.exception) td:last-child': 'put : ',
      ':is(.params,.retval,.tparams,.exception) td:not(:last-child)': 'strong',
      'table.params,table.retval,table.tparams,table.exception': 'rows ul',
      'table.directory td.desc:not(:empty)': 'put : ',
      'table.directory:has([id^="row_"])': 'rows ul',
      'dl:is(.note,.remark).section': 'div.admonition.note',
      'dl.warning.section': 'div.admonition.warning',
      'dl.attention.section': 'div.admonition.attention',
      'dl.important.section': 'div.admonition.important',
      '.admonition > dt': 'p',
      '.admonition > dd': 'div',
    },
  },
  {
    id: 'rustdoc',
    name: 'rustdoc',
    signs: /\brust(?:doc|-example-rendered)\b/,
    says: 'Drops the controls and links to the source in pages of rustdoc, such as `a class="test-arrow"`, and breaks lines of code where only style does.',
    content: '.rustdoc #main-content',
    beside: '.out-of-band',
    drop:
      'a.test-arrow,.notable-traits,.example-wrap .tooltip,.information > .tooltip,a.tooltip,.code-header .tooltip,' +
      'pre summary,.item-decl summary,:is(.rightside,.out-of-band,.sub-heading) > :is(.srclink,.src)',
    rename: { 'pre .fmt-newline': 'div', '.code-header > .where': 'put  ' },
  },
  {
    id: 'mdbook',
    name: 'mdBook',
    signs: / id="(?:mdbook-)?menu-bar"|class="boring\b/,
    content: '#content main,#mdbook-content main',
    drop: 'code > .boring:not(:only-child)',
  },
  {
    id: 'qdoc',
    name: 'qdoc',
    signs: /class="(?:alignedsummary|propsummary|fn)\b/,
    says: 'Marks up declarations that qdoc sets as table rows or headings, such as `h3 class="fn"`.',
    rename: {
      'h2 ~ .table > .alignedsummary tr:has(> .memItemLeft)': 'li code',
      'h2 ~ .table > .alignedsummary': 'rows ul',
      'h3.fn': 'h3.code-header',
    },
  },
  {
    id: 'scaladoc',
    name: 'scaladoc',
    signs: /\bmodifier_kind\b/,
    says: 'Makes sections of the members that scaladoc lists, with a heading each (`def map`) and the description once.',
    drop: '.permalink,#mbrsel,#memberfilter,p.shortcomment:has(+ .fullcomment .comment)',
    rename: {
      'li > .modifier_kind': 'join .symbol',
      'li > .modifier_kind:has(.symbol)': 'h4.code-header',
      'h4.signature': 'h4.code-header',
      '.members > ol > li': 'div',
      '.members > ol': 'div',
    },
  },
  {
    id: 'docbook',
    name: 'DocBook',
    signs:
      /class="(?:cmdsynopsis|qandaset|calloutlist|colist|func_signature|column_definition|(?:parameter|function|property|signal)_name|titlepage|refnamediv)\b/,
    says: "Writes what DocBook's style sheets only draw: the synopsis of a command as code, questions and answers as paragraphs, the picture of a callout's number as “(1)”.",
    content: ['book', 'part', 'chapter', 'appendix', 'preface', 'glossary', 'refentry', 'section', 'sect1']
      .map((name) => `div.${name}`)
      .join(),
    beside: '.navheader,.navfooter',
    drop: '.colist > table td:first-child',
    rename: {
      'img[src*="/callouts/"]': '($)',
      'div.cmdsynopsis': 'lines',
      'div.qandaset > table tr.question': 'p strong',
      'div.qandaset > table': 'rows',
      '.colist > table': 'rows ol',
      'td > p.func_signature,td > p.column_definition': 'in strong',
      [`:is(${NAMES}) > p:not(:has(code))`]: 'in code',
      [`:is(${NAMES}):not(:has(code,p,table))`]: 'in code',
    },
  },
  {
    id: 'scribble',
    name: 'Scribble',
    signs: /class="(?:RktBlk|RktInBG|RktSym|SVInsetFlow|SCodeFlow|refpara|maincolumn)\b/,
    says: 'Writes what Scribble draws with tables, quotes and spans: code, declarations, grammars and margin notes of Racket\'s manuals, such as `table class="RktBlk"`.',
    content: '.maincolumn > .main',
    beside: '.navsettop,.navsetbottom',
    drop: '.refpara :is(.imageleft,.imageright)',
    rename: {
      'blockquote:is(.refcolumn,.refcontent)': 'unwrap',
      'blockquote.refpara': 'div.admonition.note',
      '.RBackgroundLabel,.Rfiletitle': `above ${SCRIBBLE_BLOCK},.Rfilebox`,
      [`:is(${SCRIBBLE_BLOCK}) img`]: `below ${SCRIBBLE_BLOCK}`,
      [SCRIBBLE_BLOCK]: 'lines racket',
      'blockquote:is(.SCodeFlow,.SVInsetFlow,.SInsetFlow,.SubFlow,.Rfilebox,.Rfilecontent)': 'div',
      'span:is([class^="Rkt"],.stt,.hspace)': 'code',
    },
  },
  {
    id: 'haddock',
    name: 'Haddock',
    signs: /\bid="package-header"/,
    says: 'Writes Haddock\'s declarations as code and its captions in bold, such as `p class="src"`.',
    drop: 'summary.hide-when-js-enabled,.src :is(a.link,a.selflink)',
    rename: {
      'p.src,dt.src,.subs table:has(td[colspan]) td.src': 'declaration',
      'td.src,li.src,dfn.src,li.src > ul.subs > li': 'in code',
      '.subs > p.caption,#description > p.caption': 'p strong',
      '.subs table:has(td[colspan])': 'rows',
    },
  },
  {
    id: 'latexml',
    name: 'LaTeXML',
    signs: /\bltx_(?:lstlisting|tag_item|role_thanks|font_(?:bold|italic|typewriter))\b/,
    says: 'Writes listings in papers by LaTeXML as code, items without their drawn bullets, and names of fonts as emphasis: `span class="ltx_font_italic"`.',
    drop: '.ltx_tag_listingline,.ltx_listing_data,ul.ltx_itemize > li > .ltx_tag_item,.ltx_role_thanks :is(.ltx_note_mark,.ltx_note_type)',
    rename: {
      '.ltx_lstlisting': 'pre',
      [`span.ltx_text.ltx_font_bold${LATEXML_OTHER}`]: 'b',
      [`span.ltx_text.ltx_font_italic${LATEXML_OTHER}`]: 'i',
      [`span.ltx_text.ltx_font_typewriter${LATEXML_OTHER}`]: 'code',
      '.ltx_title .ltx_role_thanks': 'below .ltx_title',
      '.ltx_title + .ltx_role_thanks': 'p',
    },
  },
  {
    id: 'specifications',
    name: 'Bikeshed, ReSpec and ecmarkup',
    signs: /class="(?:dfn-panel|mdn-anno|wpt-tests-block|ears|head with-buttons|support)\b|\bid="spec-container\b/,
    says: 'Drops what tools for specifications (Bikeshed, ReSpec, ecmarkup) set beside the text, such as `aside class="dfn-panel"`, and rewrites ecmarkup\'s own elements.',
    drop: '.dfn-panel,.mdn-anno,div.status:has(> .support),.wpt-tests-block,table.ears,#shortcuts-help,header.with-buttons > a.logo,emu-note > span.note:first-child',
    rename: {
      // Its clauses all have headings of level one, however deep they are nested.
      ...Object.fromEntries([5, 4, 3, 2, 1].map((depth) => [`${`${CLAUSE} `.repeat(depth)}h1`, `h${depth + 1}`])),
      'emu-note': 'aside.note',
      'emu-rhs': 'break',
      'emu-production': 'p',
    },
  },
  {
    id: 'typedoc',
    name: 'TypeDoc',
    signs: /\btsd-(?:signatures|sources|panel)\b/,
    says: 'Puts the declarations that are items of a list in TypeDoc into boxes of their own, `li class="tsd-signature"`, without the links to their sources.',
    content: '.col-content',
    beside: '.tsd-breadcrumb',
    drop: '.tsd-sources',
    rename: { 'li.tsd-signature': 'li div.tsd-signature' },
  },
  {
    id: 'jsdoc',
    name: 'JSDoc',
    signs: /\bsignature-attributes\b/,
    says: "Puts JSDoc's attributes of a parameter in brackets after its name: “options (opt)”, not “optionsopt”.",
    rename: { '.signature-attributes': ' ($)' },
  },
  {
    id: 'hugging-face',
    name: 'doc-builder',
    signs: /\bdocstring\b/,
    says: "Writes the parameters in Hugging Face's manuals as code, with the commas that only style draws: `(name: str, size: int)`.",
    rename: { '.docstring p > .comma + .comma': 'put , ', '.docstring p:has(> .comma)': 'p code' },
  },
  {
    id: 'swagger-ui',
    name: 'Swagger UI',
    signs: /\bopblock-summary\b|\bswagger-ui\b/,
    says: 'Writes the name of an operation in Swagger UI as a heading, though it is a button (`GET /mills`), and its responses one below the other.',
    content: '.swagger-ui',
    beside:
      '.topbar,.scheme-container,.try-out,.execute-wrapper,.btn-group,.auth-wrapper,.response-controls,.response-col_links,' +
      '.model-example > .tab,.filter-container,.response-control-media-type,.parameters-col_description > input',
    drop: 'table.responses-table thead,table.responses-table .response-col_links',
    rename: {
      '.opblock-summary :is(.opblock-summary-control,.opblock-summary-path-description-wrapper)': 'unwrap',
      '.opblock-summary-method': '$ ',
      '.opblock-summary-description': 'put  ',
      '.opblock-summary': 'h4 code',
      'tr.response > td:first-child': 'p strong',
      'table.responses-table': 'rows',
      '.info .title pre.version': ' $ ',
    },
  },
  {
    id: 'redoc',
    name: 'Redoc',
    signs: /\bhttp-verb\b|\bredoc-wrap\b/,
    says: 'Writes the name of an operation in Redoc as a line of code, though it is a button: `GET /mills`.',
    content: '.redoc-wrap .api-content',
    rename: { 'button:has(> .http-verb)': 'p.operation', '.operation > .http-verb': '$^ ', '.operation': 'p code' },
  },
  {
    id: 'paged-text',
    name: 'rfcmarkup',
    signs: /\bclass="(?:newpage|h[1-6])\b/,
    says: 'Joins the pages of a text written for a printer, without what each repeats at its top and bottom (“[Page 7]”), and makes headings of what it marks as such: RFCs.',
    drop: 'pre.newpage .grey,pre:has(+ hr + .newpage) .grey,hr:has(+ pre.newpage)',
    run: ({ body }) => joinPagedText(body),
  },
  {
    id: 'rdoc',
    name: 'RDoc',
    signs: /\bmethod-(?:click-advice|source-toggle)\b/,
    drop: '.method-click-advice,details.method-source-toggle > summary',
  },
  { id: 'dokka', name: 'Dokka', signs: /\bcopy-popup-wrapper\b/, drop: '.copy-popup-wrapper' },
  { id: 'gi-docgen', name: 'gi-docgen', signs: /\bsrclink\b/, drop: ':is(h1,h2,h3,h4,h5) > a.srclink' },
  {
    id: 'docfx',
    name: 'DocFX',
    signs: /\bmobile-hide\b| id="_content"/,
    content: 'article#_content',
    drop: 'span.pull-right.mobile-hide',
  },
  { id: 'pkgdown', name: 'pkgdown', signs: /\bdont-index\b/, drop: 'small.dont-index' },
  { id: 'expressive-code', name: 'Expressive Code', signs: /\bec-section\b/, drop: 'pre .ec-section > summary' },
  { id: 'quarto', name: 'Quarto', signs: /\bquarto-title-meta\b/, drop: '.quarto-title-meta,.quarto-categories' },
  {
    id: 'phpdocumentor',
    name: 'phpDocumentor',
    signs: /phpdocumentor-element-found-in/,
    drop: '.phpdocumentor-element-found-in',
  },
  // Sphinx, by its themes
  {
    id: 'pydata',
    name: "Sphinx's theme PyData",
    signs: /\bbd-article\b/,
    content: 'article.bd-article',
    beside: '.prev-next-area,.prev-next-bottom',
  },
  {
    id: 'pydata-old',
    name: "old versions of Sphinx's theme PyData",
    signs: /\bbd-content\b/,
    content: 'main.bd-content > div:first-child',
    beside: '.prev-next-area,.prev-next-bottom',
  },
  { id: 'furo', name: "Sphinx's theme Furo", signs: /\bfuro-main-content\b/, content: '#furo-main-content' },
  {
    id: 'read-the-docs',
    name: 'the theme of Read the Docs',
    signs: /\brst-content\b/,
    content: '.rst-content [itemprop="articleBody"]',
  },
  { id: 'django', name: "Django's documentation", signs: / id="docs-content"/, content: 'article#docs-content' },
  { id: 'sphinx', name: 'Sphinx', signs: /\bdocumentwrapper\b/, content: '.documentwrapper .body' },
  {
    id: 'javadoc',
    name: 'Javadoc',
    signs: / (?:id="navbar[.-]top[.-]firstrow|class="topNav")/,
    content: 'main[role="main"],.contentContainer',
    beside: '.sub-nav,footer',
  },
  { id: 'yard', name: 'YARD', signs: /\bsummary_signature\b/, content: '#main > #content' },
  { id: 'dartdoc', name: 'dartdoc', signs: / id="dartdoc-main-content"/, content: '#dartdoc-main-content' },
  { id: 'documenter', name: 'Documenter.jl', signs: / id="documenter-page"/, content: '#documenter-page' },
  {
    id: 'apache',
    name: "Apache's documentation",
    signs: / id="preamble"/,
    content: '#page-content',
    beside: '#quickview,.toplang,.bottomlang,#comments_section,.top',
  },
  { id: 'docusaurus', name: 'Docusaurus', signs: /\btheme-doc-markdown\b/, content: '.theme-doc-markdown' },
  { id: 'vitepress', name: 'VitePress', signs: /\bVPDoc\b/, content: '.VPDoc .vp-doc' },
  { id: 'starlight', name: 'Starlight', signs: /\bsl-markdown-content\b/, content: '.sl-markdown-content' },
  {
    id: 'mkdocs-material',
    name: 'Material for MkDocs',
    signs: /\bmd-content__inner\b/,
    content: 'article.md-content__inner',
    beside: '.md-content__button,.md-feedback,.md-source-file,form',
  },
  {
    id: 'antora',
    name: 'Antora',
    signs: /\bnav-panel-menu\b/,
    content: 'article.doc',
    beside: 'nav.pagination,aside.toc',
  },
  {
    id: 'just-the-docs',
    name: 'Just the Docs',
    signs: /\bmain-content-wrap\b/,
    content: '#main-content.main-content > main',
  },
];
