import { DOCBOOK_SIGNS, plainDocBook } from './docbook.js';
import { DOXYGEN_SIGNS, plainDoxygen } from './doxygen.js';
import { GOOGLE_DOCS_SIGNS, plainGoogleDocs } from './google-docs.js';
import { HADDOCK_SIGNS, plainHaddock } from './haddock.js';
import { HIGHLIGHTED_SIGNS, plainHighlighted } from './highlighted.js';
import { NOTION_SIGNS, plainNotion } from './notion.js';
import { plainQdoc, QDOC_SIGNS } from './qdoc.js';
import { plainRustdoc, RUSTDOC_SIGNS } from './rustdoc.js';
import { plainScaladoc, SCALADOC_SIGNS } from './scaladoc.js';
import { plainScribble, SCRIBBLE_SIGNS } from './scribble.js';

/** Each looks for signs of its tool in the page's markup, and leaves other pages alone. */
const TOOLS: readonly ((document: Document, html: string) => void)[] = [
  plainDoxygen,
  plainRustdoc,
  plainQdoc,
  plainScaladoc,
  plainDocBook,
  plainScribble,
  plainHaddock,
  plainHighlighted,
  plainGoogleDocs,
  plainNotion,
];

/** Of any of them: looked for at once, which takes half the time. */
const SIGNS = new RegExp(
  [
    DOXYGEN_SIGNS,
    RUSTDOC_SIGNS,
    QDOC_SIGNS,
    SCALADOC_SIGNS,
    DOCBOOK_SIGNS,
    SCRIBBLE_SIGNS,
    HADDOCK_SIGNS,
    HIGHLIGHTED_SIGNS,
    GOOGLE_DOCS_SIGNS,
    NOTION_SIGNS,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** Rewrites what documentation tools and editors draw with elements of no meaning as such with one, in place. */
export function plainGenerated(document: Document, html: string): void {
  if (!SIGNS.test(html)) return;
  for (const plain of TOOLS) plain(document, html);
}
