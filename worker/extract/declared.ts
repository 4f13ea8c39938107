import { textLength } from '../dom/text-sizes.js';
import { SHEETS } from './generators/google-sheets.js';
import type { PageFacts } from './metadata/metadata.js';
import type { Markup } from './parse/markup.js';

/** JSON-LD's text is taken where the markup yields less than this share of it. */
const LITTLE = 0.5;

/**
 * Selectors of the rendered document among file lists, menus and tools: files and wikis of GitHub, GitLab, Gitea and
 * Forgejo; DokuWiki, XWiki, Confluence, Foswiki, Tiki; a notebook exported as a page; published sheets; an abstract of arXiv; a
 * model's card; guides of GOV.UK and judgments of the National Archives.
 */
const DOCUMENTS =
  'article.markdown-body,#wiki-body .markdown-body,.markdown-body[data-test-selector="body-content"],' +
  '.file-content.md,.md[data-testid="wiki-page-content"],.file-view.markup,.wiki-content-main.markup,' +
  '.dokuwiki.mode_show .page,#xwikicontent,#main-content.wiki-content,.foswikiTopic,.twikiTopic,article.wikitext > #page-data,' +
  `#content-inner #abs,.model-card-content,.gem-c-govspeak,article.judgment,body.jp-Notebook > main,#notebook-container,body > .${SHEETS}`;
/** With comments, or files to download, the document is not all. */
const OTHERS = '.js-comment-body,.gem-c-attachment';
/** Cheap sign, in the names of a page's elements, of the documents. */
const SIGN =
  /markdown-body|file-content|file-view|wiki-content|mode_show|xwikicontent|foswikiTopic|twikiTopic|page-data|jp-Notebook|notebook-container|\bmodel-card-content\b|\bwaffle\b|gem-c-govspeak|\bjudgment-body\b| id="abs"|[\s"'=]md(?:[\s"']|$)/;

/** The rendered document of a code forge, a wiki or a notebook, where it is the only one. */
export function declaredContent(body: Element, { names }: Markup): Element | undefined {
  if (!SIGN.test(names)) return undefined;
  const [only, other] = body.querySelectorAll(DOCUMENTS);
  if (!only || other || textLength(only.textContent) === 0) return undefined;
  return Array.from(body.querySelectorAll(OTHERS)).every((one) => only.contains(one)) ? only : undefined;
}

/** Kinds of pages about a film: without words of its own, such a page describes it only beside its body. */
const FILM = /^video(?:\.|object$)/;

/** YouTube has the whole description of a film only in the data of its player. */
const WHOLE = /"shortDescription":("(?:[^"\\]|\\.){0,20000}")/;
/** Characters that the short description, which is cut off or has its lines joined, shares with the whole. */
const SAME_CHARS = 20;

/**
 * The text that JSON-LD states, or the description of a film, as paragraphs, where the text found is short beside it;
 * else undefined.
 */
export function statedContent(found: Element, facts: PageFacts, { html }: Markup): Element | undefined {
  const stated = facts.articleBody || (isFilm(facts) && filmDescription(facts.metadata.snippet ?? '', html)) || '';
  if (!stated || textLength(found.textContent) >= LITTLE * textLength(stated)) return undefined;
  const root = found.ownerDocument.createElement('div');
  for (const line of stated.split('\n').filter((line) => line.trim())) {
    const paragraph = found.ownerDocument.createElement('p');
    paragraph.textContent = line;
    root.appendChild(paragraph);
  }
  return root;
}

/** Whether a page is about a film and describes it. */
export function isFilm({ kinds, metadata }: PageFacts): boolean {
  return metadata.snippet !== undefined && kinds.some((kind) => FILM.test(kind));
}

function filmDescription(short: string, html: string): string {
  const [, literal] = WHOLE.exec(html) ?? [];
  const whole = literal ? stringIn(literal) : '';
  const start = (text: string) => text.replace(/\s+/g, '').slice(0, SAME_CHARS);
  return whole.length > short.length && start(whole) === start(short) ? whole : short;
}

function stringIn(literal: string): string {
  try {
    return String(JSON.parse(literal));
  } catch {
    return '';
  }
}
