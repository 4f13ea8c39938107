import { GatewayError } from '../src/shared/errors.js';
import type { PageMetadata } from '../src/shared/fetch-contract.js';
import { bareText } from './extract/dom/bare-text.js';
import { carriedArticle } from './extract/facts/carried/carried-article.js';
import { dateLanguage } from './extract/facts/date-language.js';
import { runStages, STAGES, type Trace } from './extract/pipeline.js';
import { type Reading, startReading } from './extract/reading.js';
import { openerOf } from './extract/recognise/posts/posts.js';
import type { How, Stage } from './extract/rule.js';
import { escapeText } from './extract/write/escape.js';
import { readFeed } from './formats/feed.js';
import { isHtml, readText } from './formats/text.js';
import { textLength } from './html/text-sizes.js';
import type { Page } from './page.js';

/** What a page says: its metadata, and its main content either as DOM or, where it was no HTML, as Markdown. */
export type Article = PageMetadata & { unfinished?: boolean } & (
    | { content: Element; markdown?: undefined }
    | { markdown: string; content?: undefined }
  );

export interface Options extends How {
  /** For pairs of pages, which take the scores from elsewhere. */
  stages?: readonly Stage[] | undefined;
  trace?: Trace | undefined;
}

/**
 * Finds the main content of a page. Markup never makes it throw: what cannot be read cleverly is read simply.
 * @throws GatewayError extraction_failed when the page has no text at all, or is of a kind that has none; forbidden when
 *   it is only a bot challenge
 */
export function extract(page: Page, options: Options = {}): Article {
  const feed = readFeed(page);
  if (feed) return feed;
  if (!isHtml(page)) return readText(page);
  try {
    return readHtml(page, options);
  } catch (thrown) {
    if (thrown instanceof GatewayError) throw thrown;
    const text = bareText(page.text);
    options.trace?.(BARE_TEXT, textLength(text));
    return { markdown: escapedLines(text) };
  }
}

/** What a trace says, after the last stage that ran, when a stage threw. */
const BARE_TEXT = 'bare-text';

function readHtml(page: Page, options: Options): Article {
  const { off, watch } = options;
  const reading = startReading(page);
  try {
    const own = ownArticle(reading, page, options);
    return (own.content && carriedArticle(reading, page.url, own.content, { off, watch })) ?? own;
  } catch (thrown) {
    const isWithoutText = thrown instanceof GatewayError && thrown.code === 'extraction_failed';
    const carried = isWithoutText ? carriedArticle(reading, page.url, undefined, { off, watch }) : undefined;
    if (carried) return carried;
    throw thrown;
  }
}

/** What the page itself shows. */
function ownArticle(reading: Reading, page: Page, { stages = STAGES, trace, ...how }: Options): Article {
  runStages(reading, stages, { trace, ...how });
  const { facts, posts = [], content, held, isStated } = reading;
  const { metadata, statesAuthor, statesDate } = facts;
  if (held) {
    const { content, markdown, title } = extract({ ...page, ...held }, { ...how, stages });
    const about = { ...(title && { title }), ...metadata };
    if (markdown === undefined) return { ...about, content };
    // What a paste says is its text, also where it looks like a tag.
    return { ...about, markdown: held.mediaType === 'text/plain' ? markdown.replace(TAG, '\\$&') : markdown };
  }
  // A thread whose author is stated nowhere is by whoever opened it, and of that day.
  const { byline, published } = openerOf(posts, page.url, dateLanguage(metadata.lang, [page.url.hostname]));
  return {
    ...metadata,
    ...(byline && !statesAuthor && { byline }),
    ...(published && !statesDate && !metadata.published?.startsWith(published) && { published }),
    ...(isStated && { rendering: 'embedded' as const }),
    ...(reading.isUnfinished && { unfinished: true }),
    content,
  };
}

const TAG = /<(?=[a-z/!?])/gi;

function escapedLines(text: string): string {
  return text.split('\n').map(escapeText).join('\n\n');
}
