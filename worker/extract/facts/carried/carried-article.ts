import type { PageMetadata } from '../../../../src/shared/fetch-contract.js';
import { parseDocument } from '../../dom/document.js';
import { key } from '../../dom/key.js';
import { removeInvisibleCharacters } from '../../dom/visible.js';
import { runStages, STAGES } from '../../pipeline.js';
import { type Reading, startReading } from '../../reading.js';
import type { How } from '../../rule.js';
import { toIsoDate } from '../iso-date.js';
import { authorOf, isThing, namesOf, type Thing } from '../json-ld.js';
import { isName, together } from '../names.js';
import { signsOfPage, textsOf, titleOf } from './about-page.js';
import { carriedData } from './carried-data.js';
import { type Chosen, chooseText } from './choose.js';
import { isLacking, mayLackText } from './own-text.js';
import { escaped } from './said.js';
import { type Candidate, textsIn } from './texts.js';

/** A text from a page's data, and what is known about it. */
export type CarriedArticle = PageMetadata & { rendering: 'embedded' } & Written;
type Written = { content: Element; markdown?: undefined } | { markdown: string; content?: undefined };

/**
 * The text that a page carries as data for its scripts (state of a framework, JSON-LD, attributes), where the page itself
 * shows none; `content` is what was found of its own text, if anything. Undefined where the page has a text, or its data
 * holds none that is surely the page's.
 */
export function carriedArticle(
  { facts, markup }: Reading,
  url: URL,
  content: Element | undefined,
  how: How,
): CarriedArticle | undefined {
  if (!mayLackText(content, markup.html)) return undefined;
  const chosen = chooseText(textsIn(carriedData(markup)), signsOfPage(facts, markup, url));
  if (!chosen || !isLacking(content, chosen)) return undefined;
  const metadata = completed(facts.metadata, chosen);
  return { ...metadata, rendering: 'embedded', ...written(chosen, metadata, url, how) };
}

/** Titles that say nothing. */
const NO_TITLE = /^(?:loading|please wait|untitled|home|index|app|react app|vite app|document)?[\s.…]*$/i;

/** What the page says of itself, and for the rest what the object around the text says. */
function completed(page: PageMetadata, { parts: [text] }: Chosen): PageMetadata {
  const isNamed = page.title && !NO_TITLE.test(page.title) && key(page.title) !== key(page.site ?? '');
  const title = isNamed ? page.title : (saidAround(text, titleOf) ?? page.title);
  const byline = page.byline ?? saidAround(text, bylineOf);
  const published = page.published ?? saidAround(text, publishedOf);
  return { ...page, ...(title && { title }), ...(byline && { byline }), ...(published && { published }) };
}

/** The first that the objects around a text say, those around its list aside. */
function saidAround({ owners, list }: Candidate, read: (thing: Thing) => string | undefined): string | undefined {
  const around = owners.filter((owner) => owner.list === list);
  return around.map(({ thing }) => read(thing)).find((one) => one !== undefined);
}

const DATES =
  'datePublished publishedAt published_at published publishDate firstPublishedAt first_published_at publicationDate date pubDate createdAt created_at'.split(
    ' ',
  );

function publishedOf(thing: Thing): string | undefined {
  return textsOf(thing, DATES)
    .map((text) => toIsoDate(text))
    .find(Boolean);
}

function bylineOf(thing: Thing): string | undefined {
  const stated = [authorOf(thing), thing.authors, thing.byline, thing.writer];
  const names = stated.map((one) => namesOf(one, []).filter(isName)).find((found) => found.length > 0);
  return names && together(names);
}

/** Who wrote a post of a thread, by whatever name. */
function speakerOf(thing: Thing): string | undefined {
  const { username, user } = thing;
  const account = isThing(user) ? (user.displayName ?? user.name ?? user.username ?? user.login) : user;
  return bylineOf(thing) ?? [username, account].find((one): one is string => typeof one === 'string' && isName(one));
}

function written({ parts }: Chosen, metadata: PageMetadata, url: URL, how: How): Written {
  const [text] = parts;
  if (parts.length === 1 && text.form === 'code') return { content: parseDocument(htmlOf(text)).body };
  // What stands above each of several parts: its heading, and who wrote it.
  const labelsOf = (part: Candidate) =>
    parts.length > 1 ? [saidAround(part, titleOf), saidAround(part, speakerOf)].filter((one) => one !== undefined) : [];
  if (parts.every(({ form }) => form === 'markdown')) {
    const texts = parts.flatMap((part) => [...labelsOf(part).map((one) => `**${one}**`), visible(part.body)]);
    return { markdown: texts.join('\n\n') };
  }
  const html = parts.flatMap((part) => [...labelsOf(part).map((one) => `<p><b>${escaped(one)}</b></p>`), htmlOf(part)]);
  return { content: contentOf(html.join('\n'), metadata, url, how) };
}

function visible(text: string): string {
  return removeInvisibleCharacters(text.replaceAll('\0', '').replace(/\r\n?/g, '\n')).replace(/^\n+/, '').trimEnd();
}

function htmlOf({ form, body, language = '' }: Candidate): string {
  if (form === 'html') return body;
  if (form === 'code') return `<pre data-lang="${escaped(language)}">\n${escaped(visible(body))}</pre>`;
  const lines = body.split('\n').filter((line) => line.trim());
  return lines.map((line) => `<p>${escaped(line)}</p>`).join('');
}

/** A page of nothing but this text, through every stage but those that look for the text of a page. */
function contentOf(html: string, { title = '', lang = '' }: PageMetadata, url: URL, how: How): Element {
  const head = `<meta charset="utf-8"><title>${escaped(title)}</title>`;
  const text = `<!doctype html><html lang="${escaped(lang)}"><head>${head}</head><body><article>${html}</article></body></html>`;
  const reading = startReading({ url, mediaType: 'text/html', text });
  reading.whole = reading.document.body.firstElementChild ?? reading.content;
  runStages(reading, STAGES, how);
  return reading.content;
}
