import { GatewayError } from '../../src/shared/errors.js';
import type { PageMetadata } from '../../src/shared/fetch-contract.js';
import { inlineText, oneLine } from '../extract/dom/inline-text.js';
import { toIsoDate } from '../extract/facts/iso-date.js';
import { resolveLink } from '../extract/recognise/links.js';
import { statedBase } from '../extract/recognise/structure/absolute.js';
import { escapeText } from '../extract/write/escape.js';
import { linkMarkdown } from '../extract/write/line.js';
import { parseXml } from '../html/parse-xml.js';
import { isAnyXml } from '../loaders/media-type.js';
import { isFeed } from '../loaders/text-forms.js';
import type { Page } from '../page.js';

/** Long enough to choose an entry by; the entry itself is a fetch away. */
const SUMMARY_CHARS = 500;

/**
 * An RSS or Atom feed as a list: each entry's title as a link, its date, and the start of its text without markup.
 * Undefined when the page is not a feed.
 * @throws GatewayError extraction_failed for a feed that says nothing
 */
export function readFeed({ mediaType, text, url }: Page): (PageMetadata & { markdown: string }) | undefined {
  // XML of any type, no type at all, or HTML, which servers call feeds by mistake.
  const mayBeFeed = mediaType === '' || mediaType === 'text/html' || isAnyXml(mediaType);
  if (!mayBeFeed || !isFeed(text)) return undefined;
  const root = parseXml(text).documentElement as Element | null;
  const channel = root && (child(root, 'channel') ?? (nameOf(root) === 'feed' ? root : undefined));
  if (!channel) return undefined;
  const entries = [...children(channel, 'item', 'entry'), ...(channel === root ? [] : children(root, 'item'))];
  const base = statedBase(xmlBase(channel), statedBase(xmlBase(root), url));
  const title = textOf(channel, 'title');
  const snippet = textOf(channel, 'description', 'subtitle', 'tagline');
  const lines = entries.map((entry) => lineOf(entry, base)).filter(Boolean);
  const markdown = lines.join('\n') || escapeText(snippet);
  if (!markdown) throw new GatewayError('extraction_failed');
  const lang = root.getAttribute('xml:lang') ?? textOf(channel, 'language', 'dc:language');
  return { ...(title && { title }), ...(snippet && { snippet }), ...(lang && { lang }), markdown };
}

const SUMMARIES = [
  'description',
  'summary',
  'content:encoded',
  'content',
  'itunes:summary',
  'media:description',
  'media:text',
];

/** What feeds of videos say of an entry: in a group of its files, or with the first file that says anything. */
function groupText(entry: Element): string {
  const groups = children(entry, 'media:group', 'media:content');
  const files = groups.flatMap((group) => [group, ...children(group, 'media:content')]);
  return files.map((file) => textOf(file, 'media:description', 'media:text')).find(Boolean) ?? '';
}

function groupTitle(entry: Element): string {
  const group = child(entry, 'media:group') ?? child(entry, 'media:content');
  return group ? textOf(group, 'media:title') : '';
}

/** An entry as a tight list item; '' when it says nothing. */
function lineOf(entry: Element, feedBase: URL): string {
  const url = linkOf(entry, statedBase(xmlBase(entry), feedBase));
  const summary = shortened(textOf(entry, ...SUMMARIES) || groupText(entry));
  const title = textOf(entry, 'title', 'media:title') || groupTitle(entry) || url || '';
  const date = toIsoDate(textOf(entry, 'pubdate', 'published', 'issued', 'dc:date', 'updated', 'modified'));
  const head = url ? linkMarkdown(title, url) : escapeText(title);
  const first = [head, date && `(${date})`].filter(Boolean).join(' ');
  const lines = [first, summary !== title && escapeText(summary)].filter(Boolean);
  return lines.length > 0 ? `- ${lines.join('\n  ')}` : '';
}

/**
 * The address of an entry. Atom links by attribute and says what for; RSS by text, by a permanent id, or only to an
 * enclosed file.
 */
function linkOf(entry: Element, base: URL): string | undefined {
  const links = children(entry, 'link', 'atom:link');
  const alternate = links.find((link) => (link.getAttribute('rel') ?? 'alternate') === 'alternate' && addressOf(link));
  const guid = child(entry, 'guid');
  const permanent = guid?.getAttribute('ispermalink') !== 'false' && /^https?:/i.test(guid?.textContent?.trim() ?? '');
  const stated = [
    alternate && addressOf(alternate),
    permanent && guid?.textContent,
    child(entry, 'enclosure')?.getAttribute('url'),
    entry.getAttribute('rdf:about'),
  ];
  for (const address of stated) {
    const url = address && resolveLink(address, base);
    if (url) return url;
  }
  return undefined;
}

function addressOf(link: Element): string {
  return (link.getAttribute('href') ?? link.textContent ?? '').trim();
}

function xmlBase(element: Element): string | undefined {
  return element.getAttribute('xml:base')?.trim();
}

/** The text, on one line, of the first of these children that has any. */
function textOf(parent: Element, ...names: string[]): string {
  for (const name of names) {
    const element = child(parent, name);
    const text = element && (isPlain(element) ? oneLine(element.textContent ?? '') : inlineText(markupOf(element)));
    if (text) return text;
  }
  return '';
}

/** Whether a text is plain and not HTML. Atom says which (RFC 4287, section 3.1); RSS does not, and mostly has HTML. */
function isPlain(element: Element): boolean {
  const type = element.getAttribute('type');
  return (
    type === 'text' || type === 'text/plain' || (type === null && /^(entry|feed)$/.test(nameOf(element.parentElement)))
  );
}

function markupOf(element: Element): string {
  return /xhtml/.test(element.getAttribute('type') ?? '') ? element.innerHTML : (element.textContent ?? '');
}

/** Cut between words. */
function shortened(text: string): string {
  if (text.length <= SUMMARY_CHARS) return text;
  const cut = text.slice(0, SUMMARY_CHARS);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), SUMMARY_CHARS / 2)).replace(/[\s,;:.]+$/, '')}…`;
}

function child(parent: Element, name: string): Element | undefined {
  return children(parent, name)[0];
}

function children(parent: Element, ...names: string[]): Element[] {
  return Array.from(parent.children).filter((element) => names.includes(nameOf(element)));
}

/** The tag name in lower case, as some feeds do not care; with its prefix, except Atom's. */
function nameOf(element: Element | null): string {
  return element?.nodeName.toLowerCase().replace(/^atom:(?!link)/, '') ?? '';
}
