import { codeSpan, escapeText } from './escape.js';
import { destination } from './links.js';

const ANCHOR_TEXT =
  /^([¶#§🔗🔖⚓]|permalink|permanent link|link( to this (heading|section|headline|definition))?|anchor|direct link to .*|copy link)?$/iu;
const ANCHOR_CLASS =
  /(^|[\s_-])(anchor|anchorjs|headerlink|header-anchor|heading-anchor|heading-link|permalink|hash-?link|deep-?link|direct-link|anchor-link|mw-editsection|editsection)([\s_-]|$)/i;
const HEADING = 'h1,h2,h3,h4,h5,h6';

/** A mark that only links a heading to itself (¶, #, "Permalink", an edit link), with no words of the heading in it. */
export function isHeadingMark(element: Element): boolean {
  if (!/^(a|button|span|sup|small)$/.test(element.localName) || !element.closest(HEADING)) return false;
  if (/(^|\s)mw-editsection/.test(element.getAttribute('class') ?? '')) return true;
  const text = (element.textContent ?? '').trim();
  if (!ANCHOR_TEXT.test(text)) return false;
  return ANCHOR_CLASS.test(element.getAttribute('class') ?? '') || (element.getAttribute('href') ?? '').includes('#');
}

/** One line, whatever blocks the page put into the heading. */
export function headingMarkdown(content: string, level: number): string {
  const text = oneLine(content)
    .replace(/^#+\s+/, '')
    .replace(/(?<!\\)(#+)$/, '\\$1');
  return text && `\n\n${'#'.repeat(level)} ${text}\n\n`;
}

/** A link around text. Around blocks (a card), the heading or else the first line of text becomes the link. */
export function linkMarkdown(content: string, url: string): string {
  const text = content.trim();
  if (!text) return '';
  const blocks = text.split(/\n{2,}/);
  if (blocks.length === 1) return isLinkable(text) ? wrapped(oneLine(text), url) : text;
  const heading = blocks.findIndex((block) => /^#{1,6} /.test(block));
  const target = heading >= 0 ? heading : blocks.findIndex((block) => isLinkable(block) && !block.startsWith('!['));
  const block = blocks[target];
  if (block === undefined) return text;
  const [, mark = '', words = ''] = /^(#{1,6} )?([\s\S]*)$/.exec(block) ?? [];
  blocks[target] = mark + wrapped(oneLine(words), url);
  return `\n\n${blocks.join('\n\n')}\n\n`;
}

/** Emphasis marks hold no block and never stand inside their like. */
export function emphasized(content: string, mark: string, element: Element): string {
  const text = content.trim();
  const same = element.parentElement?.closest(mark === '**' ? `strong,b,${HEADING}` : 'em,i');
  if (!text || same || /\n\s*\n/.test(text) || text.startsWith('![')) return content;
  return mark + text + mark;
}

/** Inline code; code that is one link from end to end keeps the link. */
export function inlineCode(element: Element, urlOf: (link: Element) => string | undefined): string {
  const code = codeSpan(element.textContent ?? '');
  const [link, ...others] = Array.from(element.querySelectorAll('a[href]'));
  const url = link && others.length === 0 && link.textContent?.trim() === element.textContent?.trim() && urlOf(link);
  return url && !element.closest('a') ? wrapped(code, url) : code;
}

export function imageMarkdown(alt: string | null, url: string): string {
  return `![${escapeText(oneLine(alt ?? ''))}](${destination(url)})`;
}

function isLinkable(block: string): boolean {
  return !/^\s*(```|\||>|[-*] |\d+\. |-{3})/.test(block) && !/\n\s*([-*]|\d+\.) /.test(block);
}

function wrapped(text: string, url: string): string {
  return `[${text}](${destination(url)})`;
}

function oneLine(text: string): string {
  const lines = text.split('\n').map((line) => line.trim().replace(/(?<!\\)\\$/, ''));
  return lines.filter(Boolean).join(' ').replace(/ {2,}/g, ' ');
}
