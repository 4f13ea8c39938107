import { textLength } from '../dom/text-sizes.js';
import { SHEETS } from './generators/google-sheets.js';
import type { Markup } from './parse/markup.js';

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
