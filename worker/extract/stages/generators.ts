import { DOCBOOK_SIGNS, plainDocBook } from '../generators/docbook.js';
import { DOCSTRING_SIGNS, plainDocstrings } from '../generators/docstrings.js';
import { DOXYGEN_SIGNS, plainDoxygen } from '../generators/doxygen.js';
import { GOOGLE_DOCS_SIGNS, plainGoogleDocs } from '../generators/google-docs.js';
import { HADDOCK_SIGNS, plainHaddock } from '../generators/haddock.js';
import { HIGHLIGHTED_SIGNS, plainHighlighted } from '../generators/highlighted.js';
import { JSDOC_SIGNS, plainJsdoc } from '../generators/jsdoc.js';
import { LATEXML_SIGNS, plainLatexml } from '../generators/latexml.js';
import { NAVER_SIGNS, plainNaver } from '../generators/naver.js';
import { NOTION_SIGNS, plainNotion } from '../generators/notion.js';
import { OPERATION_SIGNS, plainOperations } from '../generators/operations.js';
import { PAGED_TEXT_SIGNS, plainPagedText } from '../generators/paged-text.js';
import { PRINTED_PAGES_SIGNS, plainPrintedPages } from '../generators/printed-pages.js';
import { plainQdoc, QDOC_SIGNS } from '../generators/qdoc.js';
import { dropRecipeControls, RECIPE_CARD_SIGNS } from '../generators/recipe-cards.js';
import { plainRustdoc, RUSTDOC_SIGNS } from '../generators/rustdoc.js';
import { plainScaladoc, SCALADOC_SIGNS } from '../generators/scaladoc.js';
import { plainScribble, SCRIBBLE_SIGNS } from '../generators/scribble.js';
import { dropSiteControls, SITE_CONTROLS_SIGNS } from '../generators/site-controls.js';
import { plainSpecification, SPECIFICATION_SIGNS } from '../generators/specifications.js';
import { plainSphinxDesign, SPHINX_DESIGN_SIGNS } from '../generators/sphinx-design.js';
import { plainThreadList, THREAD_LIST_SIGNS } from '../generators/thread-lists.js';
import { dropToolControls, TOOL_CONTROLS_SIGNS } from '../generators/tool-controls.js';
import { plainTypedoc, TYPEDOC_SIGNS } from '../generators/typedoc.js';
import type { Guard } from '../guard.js';
import type { Markup } from '../parse/markup.js';
import type { Reading } from '../reading.js';
import type { Rule } from '../rule.js';

/** A page that documentation tools, editors or programs of sites may have made. */
export interface Generated extends Pick<Reading, 'document' | 'markup' | 'isMatter'> {
  hasSigns: boolean;
}

interface Tool extends Pick<Rule<never>, 'id' | 'says'> {
  /** Cheap signs, in `Markup.names`; pages without any are left alone. */
  signs: RegExp;
  plain(document: Document, html: string, isMatter: Guard): void;
}

/** In the order in which they rewrite a page that several tools have made. */
const TOOLS: readonly Tool[] = [
  {
    id: 'plain-doxygen',
    says: 'Writes Doxygen\'s code with an element for each line, declarations set as tables (`table class="memberdecls"`) and boxes set as definition lists as what they are.',
    signs: DOXYGEN_SIGNS,
    plain: plainDoxygen,
  },
  {
    id: 'plain-rustdoc',
    says: 'Drops the controls and links to the source in pages of rustdoc and mdBook, such as `a class="test-arrow"`, and breaks lines of code where only style does.',
    signs: RUSTDOC_SIGNS,
    plain: plainRustdoc,
  },
  {
    id: 'plain-qdoc',
    says: 'Marks up declarations that qdoc sets as table rows or headings, such as `h3 class="fn"`.',
    signs: QDOC_SIGNS,
    plain: plainQdoc,
  },
  {
    id: 'plain-scaladoc',
    says: 'Makes sections of the members that scaladoc lists, with a heading each (`def map`) and the description once.',
    signs: SCALADOC_SIGNS,
    plain: plainScaladoc,
  },
  {
    id: 'plain-docbook',
    says: "Writes what DocBook's style sheets only draw: the synopsis of a command as code, questions and answers as paragraphs, the picture of a callout's number as “(1)”.",
    signs: DOCBOOK_SIGNS,
    plain: plainDocBook,
  },
  {
    id: 'plain-scribble',
    says: 'Writes what Scribble draws with tables, quotes and spans: code, declarations, grammars and margin notes of Racket\'s manuals, such as `table class="RktBlk"`.',
    signs: SCRIBBLE_SIGNS,
    plain: plainScribble,
  },
  {
    id: 'plain-haddock',
    says: 'Writes Haddock\'s declarations as code and its captions in bold, such as `p class="src"`.',
    signs: HADDOCK_SIGNS,
    plain: plainHaddock,
  },
  {
    id: 'plain-highlighted',
    says: 'Writes code that MediaWiki highlights in a line, and the examples of W3Schools, as code: `span class="mw-geshi"`.',
    signs: HIGHLIGHTED_SIGNS,
    plain: plainHighlighted,
  },
  {
    id: 'plain-google-docs',
    says: 'Marks up what only the style sheet of a document of Google Docs emphasises, and joins its lists: `ul class="lst-kix_a-0"`.',
    signs: GOOGLE_DOCS_SIGNS,
    plain: plainGoogleDocs,
  },
  {
    id: 'plain-naver',
    says: 'Writes the parts of a text in Naver\'s editor one after the other, pictures as figures and cards as links, such as `div class="se-section-image"`.',
    signs: NAVER_SIGNS,
    plain: plainNaver,
  },
  {
    id: 'plain-notion',
    says: 'Writes the blocks of a page of Notion as the elements they stand for: `div class="notion-to_do-block"` is an item of a task list.',
    signs: NOTION_SIGNS,
    plain: plainNotion,
  },
  {
    id: 'plain-latexml',
    says: 'Writes listings in papers by LaTeXML as code, items without their drawn bullets, and names of fonts as emphasis: `span class="ltx_font_italic"`.',
    signs: LATEXML_SIGNS,
    plain: plainLatexml,
  },
  {
    id: 'plain-specifications',
    says: 'Drops what tools for specifications (Bikeshed, ReSpec, ecmarkup) set beside the text, such as `aside class="dfn-panel"`, and rewrites ecmarkup\'s own elements.',
    signs: SPECIFICATION_SIGNS,
    plain: plainSpecification,
  },
  {
    id: 'plain-sphinx-design',
    says: 'Moves the link that covers a card of sphinx-design to the card\'s title: `a class="sd-hide-link-text"`.',
    signs: SPHINX_DESIGN_SIGNS,
    plain: plainSphinxDesign,
  },
  {
    id: 'plain-typedoc',
    says: 'Puts the declarations that are items of a list in TypeDoc into boxes of their own: `li class="tsd-signature"`.',
    signs: TYPEDOC_SIGNS,
    plain: plainTypedoc,
  },
  {
    id: 'drop-tool-controls',
    says: 'Drops what documentation tools set beside declarations to unfold, copy, edit or look up their source, such as `div class="tsd-sources"`.',
    signs: TOOL_CONTROLS_SIGNS,
    plain: dropToolControls,
  },
  {
    id: 'drop-site-controls',
    says: 'Drops what large sites of documentation, questions and articles set around their texts, such as `div class="t-navbar"` of cppreference.com.',
    signs: SITE_CONTROLS_SIGNS,
    plain: dropSiteControls,
  },
  {
    id: 'plain-thread-lists',
    says: 'Drops the controls in lists of threads of XenForo, vBulletin and phpBB, and writes the counts of a row in one line: “Replies: 12”.',
    signs: THREAD_LIST_SIGNS,
    plain: plainThreadList,
  },
  {
    id: 'drop-recipe-controls',
    says: 'Drops the controls of recipes that scale, convert, print or share them, such as `div class="wprm-recipe-rating"`.',
    signs: RECIPE_CARD_SIGNS,
    plain: dropRecipeControls,
  },
  {
    id: 'plain-jsdoc',
    says: "Puts JSDoc's attributes of a parameter in brackets after its name: “options (opt)”, not “optionsopt”.",
    signs: JSDOC_SIGNS,
    plain: plainJsdoc,
  },
  {
    id: 'plain-docstrings',
    says: "Writes the parameters in Hugging Face's manuals as code, with the commas that only style draws: `(name: str, size: int)`.",
    signs: DOCSTRING_SIGNS,
    plain: plainDocstrings,
  },
  {
    id: 'plain-operations',
    says: 'Writes the name of an operation in Swagger UI as a heading and in Redoc as a line of code, though both are buttons: `GET /mills`.',
    signs: OPERATION_SIGNS,
    plain: plainOperations,
  },
  {
    id: 'join-paged-text',
    says: 'Joins the pages of a text written for a printer, without what each repeats at its top and bottom (“[Page 7]”), and makes headings of what it marks as such: RFCs.',
    signs: PAGED_TEXT_SIGNS,
    plain: plainPagedText,
  },
  {
    id: 'join-printed-lines',
    says: 'Makes paragraphs of the lines of a PDF that pdftohtml or pdf2htmlEX placed one by one, without page numbers: `div id="page1-div"`.',
    signs: PRINTED_PAGES_SIGNS,
    plain: plainPrintedPages,
  },
];

/** One test for all: most pages have no sign, and one expression takes a third of the time. */
const ANY_SIGN = new RegExp(TOOLS.map(({ signs }) => signs.source).join('|'));

export function mayBeGenerated({ names }: Markup): boolean {
  return ANY_SIGN.test(names);
}

/** Each rewrites what one tool draws with elements that do not say what they are. */
export const GENERATORS: readonly Rule<Generated>[] = TOOLS.map(({ id, says, signs, plain }) => ({
  id,
  says,
  when: ({ hasSigns, markup }) => hasSigns && signs.test(markup.names),
  run: ({ document, markup, isMatter }) => plain(document, markup.html, isMatter),
}));
