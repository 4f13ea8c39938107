import type { Markup } from '../../dom/markup.js';
import { looksLikeJson } from '../carried/parsed-json.js';
import { saidIn } from '../carried/said.js';
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
const OPINIONS = /comment|repl(?:y|ies)|message|feedback|review/i;

/**
 * The text of a page that says next to nothing, where a frame, fields or hidden values hold it: the `srcdoc` of a frame, what
 * an editor's viewer is to draw, what a paste is shown in. `said`: what the page says itself.
 */
export function heldText(body: Element, { named, attributes }: Markup, said: number): Held | undefined {
  const frames = attributes.has('srcdoc') ? Array.from(body.querySelectorAll('iframe[srcdoc]')) : [];
  const hidden = named('input').filter((input) => input.getAttribute('type')?.toLowerCase() === 'hidden');
  const framed = joined(
    said,
    frames.map((frame) => frame.getAttribute('srcdoc') ?? ''),
  );
  if (framed) return { text: framed, mediaType: 'text/html' };
  const values = hidden.map((input) => input.getAttribute('value') ?? '').filter(saidIn);
  const text = joined(said, named('textarea').filter(isToRead).map(textOf)) ?? joined(said, values);
  return text === undefined ? undefined : { text, mediaType: typeOf(text) };
}

/** All of them, if they are a text and more than the page has beside them. */
function joined(said: number, texts: readonly string[]): string | undefined {
  const all = texts.filter((text) => weightOf(text) >= LEAST && !looksLikeJson(text));
  const text = all.map((one) => one.replace(/^\n+/, '').trimEnd()).join('\n\n');
  return text && weightOf(text) >= TIMES * said ? text : undefined;
}

function textOf(area: Element): string {
  return area.textContent ?? '';
}

/** Whether a field shows a text, rather than takes one. */
function isToRead(area: Element): boolean {
  const isUnseen = /display\s*:\s*none|visibility\s*:\s*hidden/i.test(area.getAttribute('style') ?? '');
  if (isUnseen || ['readonly', 'disabled', 'hidden'].some((name) => area.hasAttribute(name))) return true;
  if (['name', 'id', 'class'].some((name) => OPINIONS.test(area.getAttribute(name) ?? ''))) return false;
  return !area.closest('form') || (weightOf(textOf(area)) >= LEAST_TO_EDIT && textOf(area).trim().includes('\n'));
}

function typeOf(text: string): Held['mediaType'] {
  const form = saidIn(text)?.form;
  if (form === 'html' || /^\s*<(?:!doctype html|html\b)/i.test(text)) return 'text/html';
  return form === 'markdown' ? 'text/markdown' : 'text/plain';
}
