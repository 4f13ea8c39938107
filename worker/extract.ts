import { GatewayError } from '../src/shared/errors.js';
import type { PageMetadata } from '../src/shared/fetch-contract.js';
import { documentBase, makeAbsolute } from './extract/absolute.js';
import { bareText } from './extract/bare-text.js';
import { chooseContent } from './extract/choose.js';
import { removeInvisible } from './extract/clean.js';
import { parseDocument } from './extract/document.js';
import { linkEmbeds } from './extract/embeds.js';
import { readFeed } from './extract/feed.js';
import { markFootnotes } from './extract/footnotes.js';
import { markFormulas } from './extract/math.js';
import { readFacts } from './extract/metadata.js';
import { plainCode } from './extract/plain-code.js';
import { plainHeadings } from './extract/plain-headings.js';
import { markTasks } from './extract/tasks.js';
import { isHtml, readText } from './extract/text.js';
import { textLength } from './extract/text-sizes.js';
import { wallOf } from './extract/wall.js';
import { escapeText } from './markdown/escape.js';
import type { Page } from './page.js';

/** What a page says: its metadata, and its main content either as HTML or, where it was no HTML, as Markdown. */
export type Article = PageMetadata & ({ html: string; markdown?: undefined } | { markdown: string; html?: undefined });

/**
 * Finds the main content of a page. Markup never makes it throw: what cannot be read cleverly is read simply.
 * @throws GatewayError extraction_failed when the page has no text at all, or is of a kind that has none; forbidden when
 *   it is only a bot challenge
 */
export function extract(page: Page): Article {
  const feed = readFeed(page);
  if (feed) return feed;
  if (!isHtml(page)) return readText(page);
  try {
    return readHtml(page);
  } catch (thrown) {
    if (thrown instanceof GatewayError) throw thrown;
    return { markdown: escapedLines(bareText(page.text)) };
  }
}

/** The stages, in order. Each works on the one document in place; the choice at the end consumes it. */
function readHtml({ text, url }: Page): Article {
  const document = parseDocument(text);
  const facts = readFacts(document, url);
  const base = documentBase(document, url);
  markFormulas(document, text);
  removeInvisible(document);
  const wall = wallOf({ html: text, title: facts.metadata.title, document });
  if (wall) throw new GatewayError(wall);
  markTasks(document, text);
  markFootnotes(document, text);
  linkEmbeds(document, base, text);
  makeAbsolute(document, base);
  plainCode(document);
  plainHeadings(document);
  if (!textLength(document.body.textContent)) throw new GatewayError('extraction_failed');
  return { ...facts.metadata, html: chooseContent(document, facts) };
}

function escapedLines(text: string): string {
  return text.split('\n').map(escapeText).join('\n\n');
}
