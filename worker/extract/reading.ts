import type { Page } from '../page.js';
import { parseDocument } from './dom/document.js';
import { type Markup, markupOf } from './dom/markup.js';
import { type PageFacts, readFacts } from './facts/metadata.js';
import type { Held } from './facts/shell/held-text.js';
import type { Lack } from './facts/shell/judge.js';
import { type Guard, guardOf } from './guard.js';
import type { Blocks } from './model/blocks.js';
import { signsOf } from './model/classify.js';
import type { Scene } from './model/scene.js';
import type { Post } from './recognise/posts/posts.js';

/** A page on its way through the stages. */
export interface Reading {
  readonly markup: Markup;
  readonly document: Document;
  readonly facts: PageFacts;
  readonly isRendered: boolean;
  /** What no name, class or doubtful style removes. */
  readonly isMatter: Guard;
  /** What keeps it from being a page, until a text is found. */
  lack?: Lack | undefined;
  /** It has a text, and signs that more is to come. */
  isUnfinished?: boolean;
  /** What a page holds instead of a text of its own; the stages behind are left out. */
  held?: Held | undefined;
  /** The element that is known to hold the text and nothing else, since the page was made of one. */
  whole?: Element;
  /** What is left of the page: its body at first, its main content in the end. */
  content: Element;
  /** Whether that is not what the page shows, but what its data says. */
  isStated?: boolean;
  cut?: Blocks;
  scene?: Scene;
  /** For each block the probability that it is main content. */
  scores?: Float32Array;
  posts?: readonly Post[];
}

/** Parses a page and reads its metadata, before any stage changes it. */
export function startReading({ text, url, mediaType, isRendered = false }: Page): Reading {
  const document = parseDocument(text, mediaType === 'application/xhtml+xml');
  const markup = markupOf(text, document);
  const facts = readFacts(document, markup, url);
  const isMatter = guardOf(document.body, signsOf(facts));
  return { markup, document, facts, isRendered, isMatter, content: document.body };
}
