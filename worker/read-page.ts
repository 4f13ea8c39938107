import type { FetchCategory } from '../src/shared/errors.js';
import { GatewayError } from '../src/shared/errors.js';
import type { PageMetadata } from '../src/shared/fetch-contract.js';
import type { Reason } from '../src/shared/reason.js';
import { extract, type Options } from './extract.js';
import { readPdf } from './formats/pdf.js';
import { toMarkdown } from './markdown.js';
import type { Page } from './page.js';

/** A page as it crosses to a thread: plain values only. */
export interface PageMessage {
  url: string;
  mediaType: string;
  text: string;
  bytes?: Uint8Array | undefined;
  isRendered?: boolean | undefined;
  /** Whether to answer with what each stage left of the page, and which rules changed it. */
  traced?: boolean;
}

export type ReadPage = PageMetadata & {
  markdown: string;
  /** There are signs that more is to come. */
  unfinished?: boolean;
};

export interface Traced {
  /** Characters of text, white space not counted, after each stage of the extraction. */
  stages: Record<string, number>;
  /** The rules that changed the page, in the order in which they first did. */
  rules: string[];
}

/** Class and cause of an error do not survive the way back, so its code and reason go as values. */
export type ReadAnswer =
  | ({ page: ReadPage } & Partial<Traced>)
  | { failed: FetchCategory; reason?: Reason | undefined };

/** Main content and metadata of a loaded page. Takes CPU: from milliseconds to seconds, so it runs in a thread. */
export async function readPage({ url, bytes, traced, ...rest }: PageMessage): Promise<ReadAnswer> {
  try {
    const told: Traced = { stages: {}, rules: [] };
    const page = bytes
      ? await readPdf(bytes, { url: new URL(url) })
      : read({ url: new URL(url), ...rest }, traced ? told : undefined);
    return { page: withoutControls(bounded(page)), ...(traced && told) };
  } catch (thrown) {
    if (thrown instanceof GatewayError) return { failed: thrown.code as FetchCategory, reason: thrown.reason };
    throw thrown;
  }
}

/** @throws GatewayError extraction_failed */
function read(page: Page, told: Traced | undefined): ReadPage {
  const { content, markdown, ...metadata } = extract(page, told && tracing(page, told));
  return { ...metadata, markdown: markdown ?? toMarkdown(content, page.url) };
}

/** Rules of a larger page are not told: each costs a walk through it. */
const MOST_WATCHED_CHARS = 1_000_000;

function tracing({ text }: Page, { stages, rules }: Traced): Options {
  return {
    trace(stage, chars) {
      stages[stage] = chars;
    },
    ...(text.length <= MOST_WATCHED_CHARS && {
      watch(rule, isChange) {
        if (isChange && !rules.includes(rule)) rules.push(rule);
      },
    }),
  };
}

/** Characters of a field beside the text: the longest descriptions have 4,000, and a packed one may have a hundred million. */
const MOST_FIELD_CHARS = 10_000;

/** Longer fields are cut; a longer address leads nowhere then, and goes. */
function bounded(page: ReadPage): ReadPage {
  const isWhole = (value: unknown) => typeof value !== 'string' || value.length <= MOST_FIELD_CHARS;
  const cut = (value: unknown) =>
    `${String(value)
      .slice(0, MOST_FIELD_CHARS)
      .replace(/\p{Surrogate}$/u, '')}…`;
  const fields = Object.entries(page)
    .filter(([name, value]) => name !== 'canonical' || isWhole(value))
    .map(([name, value]) => [name, name === 'markdown' || isWhole(value) ? value : cut(value)]);
  return Object.fromEntries(fields) as ReadPage;
}

/**
 * No text of a page holds a control character but line feed and tab, whoever wrote it: terminals obey them, and JSON
 * triples their size. Those that are white space stay a space. Nor half a character, which no UTF-8 carries.
 */
function withoutControls(page: ReadPage): ReadPage {
  const clean = (value: unknown) =>
    typeof value === 'string'
      ? value
          .replace(/\r\n/g, '\n')
          .replace(/[\v\f\r\u0085]/g, ' ')
          .replace(/[^\P{Cc}\n\t]/gu, '')
          .replace(/\p{Surrogate}/gu, '\ufffd')
      : value;
  return Object.fromEntries(Object.entries(page).map(([name, value]) => [name, clean(value)])) as unknown as ReadPage;
}
