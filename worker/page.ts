import type { Caching, ExtractRequest, PageMetadata, Phase } from '../src/shared/fetch-contract.js';
import type { Hold } from './page-memory.js';

/** What a loader hands on: one document, decoded to text, and where it was finally found. */
export interface Page {
  /** The address after all redirects. Links are resolved against it (or the document's own `<base>`). */
  url: URL;
  /** Lower case, without parameters: `text/html`, `application/json`, … */
  mediaType: string;
  text: string;
  /** Of a document that is no text, a PDF; `text` is empty then. */
  bytes?: Uint8Array;
  /** Its scripts have run. */
  isRendered?: boolean;
  /** What the site says about keeping it. */
  caching?: Caching;
  /** Whether the site says that it is still the page that was asked about; `text` is empty then. */
  unchanged?: boolean;
}

/** A page that the caller has, and what its site can tell it by. */
export type Revalidation = NonNullable<ExtractRequest['revalidate']>;

/**
 * Attribute in the text of a rendered page: the declarations by which its style sheets hide an element, which are not part
 * of that text. On any other page it hides what it says, as a style would.
 */
export const HIDDEN_BY = 'data-hidden-by-style';

/**
 * Loads the page at `target`. `permit` is asked before every page request after the first: each redirect hop, each
 * main-frame navigation of a browser. What is received is charged to `hold` as it comes. A page by plain HTTP may turn out
 * to be the one that `revalidate` names.
 * @throws GatewayError with a fetch category
 */
export type Loader = (target: URL, signal: AbortSignal, hold?: Hold, revalidate?: Revalidation) => Promise<Page>;

/** Resolves when robots.txt allows `target`. @throws GatewayError robots_denied | unreachable | timeout */
export type Permit = (target: URL, signal: AbortSignal) => Promise<void>;

/** With plain HTTP, or rendered. */
export type LoaderKind = 'static' | 'browser';

export interface FetchedPage extends PageMetadata {
  markdown: string;
  caching?: Caching | undefined;
  not_modified?: boolean;
}

/** Told of each phase as it begins. */
export type OnPhase = (phase: Phase) => void;

/** From an address to its Markdown. @throws GatewayError with a fetch category */
export type FetchPage = (request: ExtractRequest, signal: AbortSignal, onPhase?: OnPhase) => Promise<FetchedPage>;
