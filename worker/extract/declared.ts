import { classOf } from './class-of.js';
import type { PageFacts } from './metadata.js';
import { textLength } from './text-sizes.js';

/** The text as JSON-LD has it is taken when the markup yields less than this share of it. */
const LITTLE = 0.5;

/** Code forges mark the rendered document among file lists and commit messages. */
export function declaredContent(body: Element): Element | undefined {
  const marked = Array.from(body.getElementsByTagName('article')).filter((article) =>
    classOf(article).split(' ').includes('markdown-body'),
  );
  const [only] = marked;
  return marked.length === 1 && only && textLength(only.textContent) > 0 ? only : undefined;
}

/** A page with a film and no words of its own says what it shows beside its body only. */
const FILM = /^video(?:\.|object$)/;

/**
 * The text that JSON-LD states, or the description of a film, as paragraphs, where what was found is little beside it.
 */
export function statedContent(found: Element, { articleBody, kinds, metadata }: PageFacts): Element | undefined {
  const stated = articleBody || (kinds.some((kind) => FILM.test(kind)) && metadata.snippet) || '';
  if (!stated || textLength(found.textContent) >= LITTLE * textLength(stated)) return undefined;
  const root = found.ownerDocument.createElement('div');
  for (const line of stated.split('\n').filter((line) => line.trim())) {
    const paragraph = found.ownerDocument.createElement('p');
    paragraph.textContent = line;
    root.appendChild(paragraph);
  }
  return root;
}
