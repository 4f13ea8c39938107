import { textLength } from '../../html/text-sizes.js';
import { parseBody } from '../dom/document.js';
import { key } from '../dom/key.js';
import { type Markup, markupOf } from '../dom/markup.js';
import { plainText } from '../dom/plain.js';
import { cleaningOf, dropHidden, dropNeverShown } from '../hide/clean.js';
import { resolveNoscript } from '../hide/noscript.js';
import { dropAroundShown } from '../hide/shown-inside.js';
import { parsedJson } from './carried/parsed-json.js';
import { tagsIn, unescapedHtml } from './carried/said.js';
import type { PageFacts } from './metadata.js';

/** The text stated is taken where the markup yields less than this share of it. */
const LITTLE = 0.5;

/**
 * The text that JSON-LD states, or the description of a film, where the text found is short beside it; else undefined.
 */
export function statedContent(found: Element, facts: PageFacts, { html }: Markup): Element | undefined {
  const film = () => (isFilm(facts) ? filmDescription(facts.metadata.snippet ?? '', html) : '');
  const stated = facts.articleBody || film();
  const isShort = (text: string) => textLength(found.textContent) < LITTLE * textLength(text);
  if (!stated || !isShort(stated)) return undefined;
  const content = facts.articleBody ? articleOf(stated) : inParagraphs(stated);
  return isShort(content.textContent ?? '') ? content : undefined;
}

/** Adds the ingredients of a recipe, in place, where its text has few of them. */
export function listIngredients(content: Element, ingredients: readonly string[]): void {
  const letters = key(content.textContent ?? '');
  if (ingredients.filter((one) => letters.includes(key(one))).length > LITTLE * ingredients.length) return;
  const { ownerDocument: document } = content;
  const [heading, list] = [document.createElement('h2'), document.createElement('ul')];
  heading.textContent = 'Ingredients';
  for (const ingredient of ingredients) {
    const item = document.createElement('li');
    item.textContent = ingredient;
    list.append(item);
  }
  content.append(heading, list);
}

/** Kinds of pages about a film: without words of its own, such a page describes it only beside its body. */
const FILM = /^video(?:\.|object$)/;

/** Whether a page is about a film and describes it. */
function isFilm({ kinds, metadata }: PageFacts): boolean {
  return metadata.snippet !== undefined && kinds.some((kind) => FILM.test(kind));
}

/** An article as JSON-LD states it: as text, as HTML, or as HTML escaped once more. */
function articleOf(stated: string): Element {
  const html = unescapedHtml(stated);
  if (tagsIn(html) === 0) return inParagraphs(html);
  const body = parseBody(html);
  const { ownerDocument: document } = body;
  const cleaning = cleaningOf(document, markupOf(html, document), []);
  dropNeverShown(cleaning);
  resolveNoscript(body, cleaning.markup.named('noscript'));
  dropAroundShown(cleaning.inherited);
  dropHidden(cleaning);
  return body;
}

function inParagraphs(text: string): Element {
  const body = parseBody('');
  for (const line of text.split('\n').map((one) => plainText(one) ?? '')) {
    const paragraph = body.ownerDocument.createElement('p');
    paragraph.textContent = line;
    if (line) body.append(paragraph);
  }
  return body;
}

/** YouTube has the whole description of a film only in the data of its player. */
const WHOLE = /"shortDescription":("(?:[^"\\]|\\.){0,20000}")/;
/** Characters that the short description, which is cut off or has its lines joined, shares with the whole. */
const SAME_CHARS = 20;

function filmDescription(short: string, html: string): string {
  const whole = String(parsedJson(WHOLE.exec(html)?.[1] ?? '') ?? '');
  const start = (text: string) => text.replace(/\s+/g, '').slice(0, SAME_CHARS);
  return whole.length > short.length && start(whole) === start(short) ? whole : short;
}
