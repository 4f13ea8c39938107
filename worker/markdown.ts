import { strikethrough, taskListItems } from '@joplin/turndown-plugin-gfm';
import TurndownService from 'turndown';
import { codeLanguage, codeTableText, codeText, isCodeTable } from './markdown/code.js';
import { escapeText, fencedBlock, removeInvisibleCharacters } from './markdown/escape.js';
import {
  emphasized,
  headingMarkdown,
  imageMarkdown,
  inlineCode,
  isHeadingMark,
  linkMarkdown,
} from './markdown/inline.js';
import { resolveImage, resolveLink } from './markdown/links.js';
import { list, listItem } from './markdown/lists.js';
import { type CellTexts, tableMarkdown } from './markdown/tables.js';
import { tidy } from './markdown/tidy.js';

/**
 * HTML as Markdown in one dialect: CommonMark plus GFM tables, task lists and strikethrough; ATX headings, `-` lists,
 * fenced code, `*emphasis*`, hard breaks as a backslash, absolute links; no raw HTML, no invisible characters.
 * Takes a string, not a DOM: the converter's own parser builds the spec-conforming tree that its rules rely on.
 */
export function toMarkdown(html: string, base: URL): string {
  try {
    return removeInvisibleCharacters(tidy(createConverter(base).turndown(withoutLongGaps(html))));
  } catch {
    return tidy(escapeText(textOnly(html)));
  }
}

/** The converter's own patterns take quadratic time on white space; no page needs this much of it in one place. */
function withoutLongGaps(html: string): string {
  return html.replace(/(?:\s|&nbsp;|&#160;){300,}/g, (gap) => (gap.includes('\n') ? '\n' : ' '));
}

/** Dropped with their text: controls, graphics, and what only a browser can show. */
const WITHOUT_TEXT =
  /^(script|style|noscript|template|svg|iframe|object|embed|canvas|audio|video|button|select|textarea|rp|title|link|meta)$/;

const BLOCKS_UNKNOWN_TO_TURNDOWN = /^(details|summary|legend|dd|search|dialog)$/;

type Convert = (content: string, element: HTMLElement) => string;
type Matches = (element: HTMLElement) => boolean;

/** The rules, in the order in which the first that matches an element is taken. */
function createConverter(base: URL): TurndownService {
  const cells: CellTexts = new Map();
  const link = (element: Element) => resolveLink(element.getAttribute('href'), base);
  const rules: readonly (readonly [Matches, Convert])[] = [
    [named(WITHOUT_TEXT), () => ''],
    [isHeadingMark, () => ''],
    [named(/^h[1-6]$/), (content, heading) => headingMarkdown(content, Number(heading.localName[1]))],
    [named(/^pre$/), (_, pre) => codeBlock(codeText(pre), codeLanguage(pre))],
    [isMultilineCode, (_, code) => codeBlock(codeText(code), codeLanguage(code))],
    [named(/^(code|kbd|samp|tt)$/), (_, code) => inlineCode(code, link)],
    [
      (e) => e.localName === 'table' && isCodeTable(e),
      (_, table) => codeBlock(codeTableText(table), codeLanguage(table)),
    ],
    [named(/^t[dh]$/), (content, cell) => keep(cells, cell, content)],
    [named(/^(caption|colgroup|col)$/), () => ''],
    [named(/^table$/), (_, table) => tableMarkdown(table, cells)],
    [named(/^li$/), listItem],
    [named(/^(ul|ol|menu)$/), list],
    [named(/^dt$/), (content) => block(content.includes('\n\n') ? content : `**${content.trim()}**`)],
    [named(/^(p|div|section|article|main|figure|figcaption|header|footer|center|address)$/), block],
    [named(BLOCKS_UNKNOWN_TO_TURNDOWN), block],
    [named(/^br$/), () => '\\\n'],
    [named(/^(em|i)$/), (content, element) => emphasized(content, '*', element)],
    [named(/^(strong|b)$/), (content, element) => emphasized(content, '**', element)],
    [named(/^img$/), (_, image) => imageOf(image, base)],
    [named(/^a$/), (content, anchor) => linkOf(content, link(anchor))],
    [named(/^q$/), (content) => `“${content}”`],
    [named(/^rt$/), (content) => `(${content})`],
  ];
  const service = new TurndownService({ headingStyle: 'atx', hr: '---', codeBlockStyle: 'fenced', emDelimiter: '*' });
  service.escape = escapeText;
  service.use([strikethrough, taskListItems]);
  for (const [index, [filter, replacement]] of [...rules.entries()].reverse()) {
    service.addRule(`rule-${index}`, { filter, replacement });
  }
  return service;
}

function named(pattern: RegExp): Matches {
  return (element) => pattern.test(element.localName);
}

function block(content: string): string {
  return `\n\n${content.trim()}\n\n`;
}

function codeBlock(code: string, language: string): string {
  return code ? block(fencedBlock(code, language)) : '';
}

/** Code that is no `pre` but breaks its lines itself. */
function isMultilineCode(element: HTMLElement): boolean {
  return (
    element.localName === 'code' &&
    !element.closest('pre,p,li,td,th,a') &&
    element.getElementsByTagName('br').length > 0
  );
}

/** A cell is written by its table, which needs all of them. */
function keep(cells: CellTexts, cell: HTMLElement, content: string): string {
  cells.set(cell, content);
  return '';
}

function linkOf(content: string, url: string | undefined): string {
  return url ? linkMarkdown(content, url) : content;
}

/** `alt=""` says that an image is decoration; a figure is not, whatever its alt says. */
function imageOf(image: HTMLElement, base: URL): string {
  const alt = image.getAttribute('alt');
  const url = alt === '' && !image.closest('figure') ? undefined : resolveImage(image, base);
  return url ? imageMarkdown(alt, url) : '';
}

function textOnly(html: string): string {
  return html.replace(/<[^<>]*>/g, ' ');
}
