import type { Markup } from '../../dom/markup.js';
import { weightOf } from './stand-ins.js';

/** A document inside another: its text, and the type to read it as. */
export interface Held {
  text: string;
  mediaType: 'text/html' | 'text/markdown' | 'text/plain';
}

/** A shorter text in a field is a value. */
const LEAST = 80;
/** In a field that readers are to fill in, which may hold an example: a text is longer, and of several lines. */
const LEAST_TO_EDIT = 400;
/** Times what the page says itself. */
const TIMES = 3;
/** Share of white space in a text of words; less is a key or a state. */
const SPACES = 0.07;
const OPINIONS = /comment|repl(?:y|ies)|message|feedback|review/i;

/**
 * The text of a page that says next to nothing, where a frame, fields or hidden values hold it: the `srcdoc` of a frame, what
 * an editor's viewer is to draw, what a paste is shown in. `said`: what the page says itself.
 */
export function heldText(body: Element, { named, attributes }: Markup, said: number): Held | undefined {
  const documents = attributes.has('srcdoc') ? Array.from(body.querySelectorAll('iframe[srcdoc]')) : [];
  const framed = joined(
    documents.map((frame) => frame.getAttribute('srcdoc') ?? ''),
    said,
  );
  if (framed) return { text: framed, mediaType: 'text/html' };
  const areas = named('textarea').filter(isToRead).map(textOf);
  const values = named('input')
    .filter(isHidden)
    .map((input) => input.getAttribute('value') ?? '');
  const written = joined(areas, said) ?? joined(values.filter(isProse), said);
  return written === undefined ? undefined : { text: written, mediaType: typeOf(written) };
}

/** All of them, if they are a text and more than the page has beside them. */
function joined(texts: readonly string[], said: number): string | undefined {
  const all = texts.filter((text) => weightOf(text) >= LEAST).map((text) => text.replace(/^\n+/, '').trimEnd());
  const text = all.join('\n\n');
  return all.length > 0 && weightOf(text) >= TIMES * said ? text : undefined;
}

function textOf(area: Element): string {
  return area.textContent ?? '';
}

function isToRead(area: Element): boolean {
  const text = textOf(area);
  if (weightOf(text) < LEAST || isData(text)) return false;
  const names = ['name', 'id', 'class'].map((name) => area.getAttribute(name)).join(' ');
  const isShownOnly = area.hasAttribute('readonly') || area.hasAttribute('disabled') || isUnseen(area);
  if (isShownOnly || !area.closest('form')) return !OPINIONS.test(names) || isShownOnly;
  return !OPINIONS.test(names) && weightOf(text) >= LEAST_TO_EDIT && text.trim().includes('\n');
}

function isUnseen(area: Element): boolean {
  return (
    area.hasAttribute('hidden') || /display\s*:\s*none|visibility\s*:\s*hidden/i.test(area.getAttribute('style') ?? '')
  );
}

function isHidden(input: Element): boolean {
  return input.getAttribute('type')?.toLowerCase() === 'hidden';
}

/** Whether a value is words. */
function isProse(value: string): boolean {
  if (isData(value)) return false;
  const spaces = value.match(/\s/g)?.length ?? 0;
  return spaces >= SPACES * value.length || weightOf(value) > 1.5 * value.length;
}

/** JSON is for a program. */
function isData(text: string): boolean {
  return /^\s*(?:\{\s*["}]|\[\s*["[{\]\d])/.test(text);
}

function typeOf(text: string): Held['mediaType'] {
  if (/^\s*<(?:!doctype|[a-z][\w-]*)[^<>]*>/i.test(text) && /<\/[a-z][\w-]*\s*>|<br\b/i.test(text)) return 'text/html';
  if (
    (text.match(/<\/(?:p|div|h[1-6]|li|ul|ol|table|article|section|blockquote|pre)>/gi)?.length ?? 0) >= 2 &&
    !/^#|^```/m.test(text)
  )
    return 'text/html';
  return MARKDOWN.test(text) ? 'text/markdown' : 'text/plain';
}
const MARKDOWN =
  /^ {0,3}(?:#{1,6} |[-*+] |\d{1,3}[.)] |> |```|~~~|\|.+\||={3,}$|-{3,}$)|\[[^\]\n]+\]\([^)\s]+\)|\*\*[^*\n]+\*\*|`[^`\n]+`/m;
