import type { Markup } from '../parse/markup.js';
import { DOCBOOK_SIGNS, plainDocBook } from './docbook.js';
import { DOCSTRING_SIGNS, plainDocstrings } from './docstrings.js';
import { DOXYGEN_SIGNS, plainDoxygen } from './doxygen.js';
import { GOOGLE_DOCS_SIGNS, plainGoogleDocs } from './google-docs.js';
import { HADDOCK_SIGNS, plainHaddock } from './haddock.js';
import { HIGHLIGHTED_SIGNS, plainHighlighted } from './highlighted.js';
import { JSDOC_SIGNS, plainJsdoc } from './jsdoc.js';
import { LATEXML_SIGNS, plainLatexml } from './latexml.js';
import { NAVER_SIGNS, plainNaver } from './naver.js';
import { NOTION_SIGNS, plainNotion } from './notion.js';
import { OPERATION_SIGNS, plainOperations } from './operations.js';
import { PAGED_TEXT_SIGNS, plainPagedText } from './paged-text.js';
import { PRINTED_PAGES_SIGNS, plainPrintedPages } from './printed-pages.js';
import { plainQdoc, QDOC_SIGNS } from './qdoc.js';
import { dropRecipeControls, RECIPE_CARD_SIGNS } from './recipe-cards.js';
import { plainRustdoc, RUSTDOC_SIGNS } from './rustdoc.js';
import { plainScaladoc, SCALADOC_SIGNS } from './scaladoc.js';
import { plainScribble, SCRIBBLE_SIGNS } from './scribble.js';
import { dropSiteControls, SITE_CONTROLS_SIGNS } from './site-controls.js';
import { plainSpecification, SPECIFICATION_SIGNS } from './specifications.js';
import { plainSphinxDesign, SPHINX_DESIGN_SIGNS } from './sphinx-design.js';
import { plainThreadList, THREAD_LIST_SIGNS } from './thread-lists.js';
import { dropToolControls, TOOL_CONTROLS_SIGNS } from './tool-controls.js';
import { plainTypedoc, TYPEDOC_SIGNS } from './typedoc.js';

interface Tool {
  /** Cheap signs, in `Markup.names`; pages without any are left alone. */
  signs: RegExp;
  plain(document: Document, html: string): void;
}

/** In the order in which they rewrite a page that several tools have made. */
const TOOLS: readonly Tool[] = [
  { signs: DOXYGEN_SIGNS, plain: plainDoxygen },
  { signs: RUSTDOC_SIGNS, plain: plainRustdoc },
  { signs: QDOC_SIGNS, plain: plainQdoc },
  { signs: SCALADOC_SIGNS, plain: plainScaladoc },
  { signs: DOCBOOK_SIGNS, plain: plainDocBook },
  { signs: SCRIBBLE_SIGNS, plain: plainScribble },
  { signs: HADDOCK_SIGNS, plain: plainHaddock },
  { signs: HIGHLIGHTED_SIGNS, plain: plainHighlighted },
  { signs: GOOGLE_DOCS_SIGNS, plain: plainGoogleDocs },
  { signs: NAVER_SIGNS, plain: plainNaver },
  { signs: NOTION_SIGNS, plain: plainNotion },
  { signs: LATEXML_SIGNS, plain: plainLatexml },
  { signs: SPECIFICATION_SIGNS, plain: plainSpecification },
  { signs: SPHINX_DESIGN_SIGNS, plain: plainSphinxDesign },
  { signs: TYPEDOC_SIGNS, plain: plainTypedoc },
  { signs: TOOL_CONTROLS_SIGNS, plain: dropToolControls },
  { signs: SITE_CONTROLS_SIGNS, plain: dropSiteControls },
  { signs: THREAD_LIST_SIGNS, plain: plainThreadList },
  { signs: RECIPE_CARD_SIGNS, plain: dropRecipeControls },
  { signs: JSDOC_SIGNS, plain: plainJsdoc },
  { signs: DOCSTRING_SIGNS, plain: plainDocstrings },
  { signs: OPERATION_SIGNS, plain: plainOperations },
  { signs: PAGED_TEXT_SIGNS, plain: plainPagedText },
  { signs: PRINTED_PAGES_SIGNS, plain: plainPrintedPages },
];

/** One test for all: most pages have no sign, and one expression takes a third of the time. */
const ANY_SIGN = new RegExp(TOOLS.map(({ signs }) => signs.source).join('|'));

/** Rewrites, in place, what documentation tools and editors draw with elements that do not say what they are. */
export function plainGenerated(document: Document, { html, names }: Markup): void {
  if (!ANY_SIGN.test(names)) return;
  for (const { signs, plain } of TOOLS) if (signs.test(names)) plain(document, html);
}
