import { classOf } from '../../dom/class-of.js';
import { rename } from '../../dom/move.js';
import type { Markup } from '../parse/markup.js';

/** Cheap sign, in `Markup.names`. */
const SIGN = /\bs?ti-art\b|\bs?title-article-norm\b/;
/** EUR-Lex's classes of headings by level, in acts as published and as consolidated. */
const HEADINGS: readonly [RegExp, string][] = [
  [/(?:^|\s)(?:(?:oj-)?ti-section-\d|title-division-\d|title-annex-1)(?:\s|$)/, 'h2'],
  [/(?:^|\s)(?:(?:oj-)?ti-(?:art|grseq-1)|title-article-norm|title-annex-2)(?:\s|$)/, 'h3'],
  [/(?:^|\s)(?:(?:oj-)?sti-art|stitle-article-norm)(?:\s|$)/, 'h4'],
];

/** Makes headings of the paragraphs that are headings by class in acts of the European Union, in place. */
export function plainActs(document: Document, { names }: Markup): void {
  if (!SIGN.test(names)) return;
  for (const paragraph of document.body.querySelectorAll('p[class]')) {
    const name = headingOf(paragraph);
    if (name && paragraph.textContent?.trim()) rename(paragraph, name);
  }
}

function headingOf(paragraph: Element): string | undefined {
  const [, name] = HEADINGS.find(([called]) => called.test(classOf(paragraph))) ?? [];
  if (name || !TITLE.test(classOf(paragraph)) || !paragraph.closest(ANNEX)) return name;
  return /^h2$/.test(paragraph.previousElementSibling?.localName ?? '') ? 'h3' : 'h2';
}
/** The class of a title, of the act or of an annex, and an annex. */
const TITLE = /(?:^|\s)(?:oj-)?doc-ti(?:\s|$)/;
const ANNEX = '[id^="anx_"]';
