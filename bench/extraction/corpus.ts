import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { decode } from '../../worker/decode.js';

/** One page of the corpus, as its manifest lists it. */
export interface Entry {
  id: string;
  source: string;
  /** Its page type, where the source tells one. */
  kind: string;
  url: string;
  base: string | null;
  charset: string | null;
  html: string;
  truth: string;
}

export interface Truth {
  text?: string;
  with?: string[];
  without?: string[];
  title?: string;
  author?: string | string[];
  /** As ISO 8601, with or without a time. */
  date?: string | string[];
}

/** How one output compares with the truth: rows for the scorer's own report. */
export interface Row {
  id: string;
  source: string;
  kind: string;
  empty: boolean;
  word?: [precision: number, recall: number, f1: number];
}

/** Means over some rows. Shares, not per cent. */
export interface Means {
  pages: number;
  empty: number;
  sh?: { f1: number };
  word?: { p: number; r: number; f1: number };
  snip?: { f1: number };
  fidelity?: { f1: number };
  fid?: Record<string, { f1: number }>;
}

export interface Scorer {
  /** `plain`: the text is no Markdown, and has no structure to compare. */
  scorePage(entry: Entry, truth: Truth, markdown: string, options?: { plain: boolean }): Row;
  aggregate(rows: Row[]): Means;
  tokenize(text: string): string[];
}

const DEFAULT = '../shared/corpus/extraction';
const SCORER = '../../tools/score-extraction.mjs';

/** Where the corpus is: as told, as `EXTRACTION_CORPUS` says, or beside the repository; undefined when it, or its scorer, is not there. */
export function findCorpus(told = process.env.EXTRACTION_CORPUS): string | undefined {
  const dir = resolve(told ?? DEFAULT);
  return existsSync(join(dir, 'MANIFEST.json')) && scorerOf(dir) ? dir : undefined;
}

/** The scorer lives beside the corpus, so that every system is measured by the same one. */
export async function loadScorer(corpus: string): Promise<Scorer> {
  return (await import(pathToFileURL(scorerOf(corpus) ?? '').href)) as Scorer;
}

/** Corpora made here have none of their own, and are scored as the first one is. */
function scorerOf(corpus: string): string | undefined {
  const first = resolve(process.env.EXTRACTION_CORPUS ?? DEFAULT);
  return [corpus, first].map((dir) => join(dir, SCORER)).find((path) => existsSync(path));
}

export function readManifest(corpus: string): Entry[] {
  return (JSON.parse(readFileSync(join(corpus, 'MANIFEST.json'), 'utf8')) as { pages: Entry[] }).pages;
}

export function readTruth(corpus: string, { truth }: Entry): Truth {
  return JSON.parse(gunzipSync(readFileSync(join(corpus, truth))).toString('utf8')) as Truth;
}

/** The bytes as a server would send them, with a `<base>` where the corpus wants links resolved against the original site. */
export function readHtml(corpus: string, { html, base }: Entry): Buffer {
  const bytes = gunzipSync(readFileSync(join(corpus, html)));
  const head = bytes.subarray(0, 20_000).toString('latin1');
  if (!base || /<base\s[^>]*href/i.test(head)) return bytes;
  const open = /<head(\s[^>]*)?>/i.exec(head) ?? /^\s*(<!doctype[^>]*>)?/i.exec(head);
  const at = (open?.index ?? 0) + (open?.[0].length ?? 0);
  const tag = Buffer.from(`<base href="${base.replace(/"/g, '&quot;')}">`);
  return Buffer.concat([bytes.subarray(0, at), tag, bytes.subarray(at)]);
}

/** The text of a page's HTML. */
export function readPageText(corpus: string, entry: Entry): string {
  const contentType = entry.charset ? `text/html; charset=${entry.charset}` : 'text/html';
  return decode(readHtml(corpus, entry), { contentType, html: true });
}

/** The address each page is taken to come from; links of the truth start there. */
export function urlOf({ id }: Entry): URL {
  return new URL(`http://site.test/p/${encodeURIComponent(id)}`);
}

/** The site a page is from. Pages of one site share their templates, so they go to the same side of every split. */
export function siteOf({ url, id }: Entry): string {
  const host = URL.canParse(url) ? new URL(url).hostname : id;
  return host
    .split('.')
    .slice(-3)
    .join('.')
    .replace(/^www\./, '');
}
