import { plainDocBook } from './docbook.js';
import { plainDoxygen } from './doxygen.js';
import { plainGoogleDocs } from './google-docs.js';
import { plainHaddock } from './haddock.js';
import { plainHighlighted } from './highlighted.js';
import { plainNotion } from './notion.js';
import { plainQdoc } from './qdoc.js';
import { plainRustdoc } from './rustdoc.js';
import { plainScaladoc } from './scaladoc.js';
import { plainScribble } from './scribble.js';

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

/** Rewrites what documentation tools and editors draw with elements of no meaning as such with one, in place. */
export function plainGenerated(document: Document, html: string): void {
  for (const plain of TOOLS) plain(document, html);
}
