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
import { signsOfPage, titleOf } from './about-page.js';
import { escaped } from './block-tree.js';
import { type Candidate, candidatesIn } from './candidates.js';
import { carriedData } from './carried-data.js';
import { type Chosen, chooseText } from './choose.js';
import { isLacking, mayLackText } from './own-text.js';

/** A text from a page's data, and what is known about it. */
export type CarriedArticle = PageMetadata & { rendering: 'embedded' } & (
    | { content: Element; markdown?: undefined }
    | { markdown: string; content?: undefined }
  );

/**
 * The text that a page carries as data for its scripts (state of a framework, JSON-LD, attributes), where the page itself
 * shows none; `content` is what was found of its own text, if anything. Undefined where the page has a text, or its data
 * holds none that is surely the page's.
 */
export function carriedArticle(
  { facts, markup, isStated }: Reading,
  url: URL,
  content: Element | undefined,
  how: How,
): CarriedArticle | undefined {
  if (!mayLackText(content, markup.html, isStated)) return undefined;
  const candidates = candidatesIn(carriedData(markup));
  const chosen = chooseText(candidates, signsOfPage(facts, markup, url));
  if (!chosen || !isLacking(content, chosen)) return undefined;
  const metadata = completed(facts.metadata, chosen);
  return { ...metadata, rendering: 'embedded', ...written(chosen, metadata, url, how) };
}

/** Titles that say nothing. */
const NO_TITLE = /^(?:loading|please wait|untitled|home|index|app|react app|vite app|document)?[\s.…]*$/i;

/** What the page says of itself, and for the rest what the object around the text says. */
function completed(page: PageMetadata, { parts: [text] }: Chosen): PageMetadata {
  const around = text ? text.owners.filter((owner) => owner.lists === text.lists).map(({ thing }) => thing) : [];
  const title = firstIn(around, titleOf);
  const isNamed = page.title && !NO_TITLE.test(page.title) && key(page.title) !== key(page.site ?? '');
  const byline = page.byline ?? firstIn(around, bylineOf);
  const published = page.published ?? firstIn(around, publishedOf);
  return {
    ...page,
    ...(!isNamed && title && { title }),
    ...(byline && { byline }),
    ...(published && { published }),
  };
}

function firstIn<Value>(things: readonly Thing[], read: (thing: Thing) => Value | undefined): Value | undefined {
  for (const thing of things) {
    const value = read(thing);
    if (value !== undefined) return value;
  }
  return undefined;
}

const DATES = [
  'datePublished',
  'publishedAt',
  'published_at',
  'published',
  'publishDate',
  'firstPublishedAt',
  'first_published_at',
  'publicationDate',
  'date',
  'pubDate',
  'createdAt',
  'created_at',
];

function publishedOf(thing: Thing): string | undefined {
  const places = [thing, thing.frontmatter, thing.attributes, thing.fields] as (Thing | undefined)[];
  const stated = places.flatMap((place) => DATES.map((name) => place?.[name]));
  const texts = stated.filter((one) => typeof one === 'string' || typeof one === 'number').map(String);
  return texts.map((text) => toIsoDate(text)).find(Boolean);
}

function bylineOf(thing: Thing): string | undefined {
  const places = [thing, thing.frontmatter, thing.attributes, thing.fields] as (Thing | undefined)[];
  const stated = places.flatMap((place) => [authorOf(place), place?.authors, place?.byline, place?.writer]);
  const names = stated.map((one) => namesOf(one, []).filter(isName)).find((found) => found.length > 0);
  return names && together(names);
}

/** Who wrote a post of a thread, by whatever name. */
function speakerOf(thing: Thing): string | undefined {
  const { username, user } = thing;
  const account = isThing(user) ? (user.displayName ?? user.name ?? user.username ?? user.login) : user;
  return bylineOf(thing) ?? [username, account].find((one): one is string => typeof one === 'string' && isName(one));
}

function written(
  { parts }: Chosen,
  metadata: PageMetadata,
  url: URL,
  how: How,
): { content: Element } | { markdown: string } {
  const [text] = parts as readonly [Candidate];
  if (parts.length === 1 && text.form === 'code') return { content: codeOf(text.language ?? '', visible(text.body)) };
  if (parts.every(({ form }) => form === 'markdown')) {
    return {
      markdown: parts
        .map((part) => [...labels(part, parts).map((one) => `**${one}**`), visible(part.body)].join('\n\n'))
        .join('\n\n'),
    };
  }
  return {
    content: contentOf(
      parts
        .map(
          (part) =>
            labels(part, parts)
              .map((one) => `<p><b>${escaped(one)}</b></p>`)
              .join('') + htmlOf(part),
        )
        .join('\n'),
      metadata,
      url,
      how,
    ),
  };
}

/** A block of code, as HTML has it. */
function codeOf(language: string, code: string): Element {
  return parseDocument(`<pre data-lang="${escaped(language)}">\n${escaped(code)}</pre>`).body;
}

function visible(text: string): string {
  return removeInvisibleCharacters(text.replaceAll('\0', '').replace(/\r\n?/g, '\n')).replace(/^\n+/, '').trimEnd();
}

/** What stands above each of several parts: its heading, or who wrote it. */
function labels({ owners, lists }: Candidate, parts: readonly Candidate[]): string[] {
  if (parts.length === 1) return [];
  const around = owners.filter((owner) => owner.lists === lists).map(({ thing }) => thing);
  return [firstIn(around, titleOf), firstIn(around, speakerOf)].filter((one) => one !== undefined);
}

function htmlOf({ form, body }: Candidate): string {
  if (form === 'html') return body;
  if (form === 'code') return `<pre>${escaped(body)}</pre>`;
  return body
    .split(/\n+/)
    .filter((line) => line.trim())
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('');
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
