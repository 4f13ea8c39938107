import { textLength } from '../../../html/text-sizes.js';
import { bareText } from '../../dom/bare-text.js';
import { decoded } from '../../dom/plain.js';
import { looksLikeJson } from './parsed-json.js';

/** How a text in data is written. */
export type Form = 'html' | 'markdown' | 'text' | 'code';

/** A text that people are to read. */
export interface Said {
  form: Form;
  body: string;
  /** What it says, without markup. */
  words: string;
  /** Characters of that, white space not counted. */
  size: number;
  /** Of code, where it is known. */
  language?: string;
}

/** Characters: what is shorter is a label. */
const SHORTEST = 40;
/** Characters of a text by which it is judged. */
const SAMPLE = 20_000;
const TAG =
  /<\/?(?:a|b|article|blockquote|br|code|div|em|figure|h[1-6]|i|img|li|ol|p|pre|section|span|strong|table|ul)(?:\s[^<>]{0,2000})?\/?>/gi;
const BLOCK = /<(?:article|blockquote|br|div|figure|h[1-6]|li|ol|p|pre|section|table|ul)\b/i;
const ESCAPED = /&lt;\/?(?:blockquote|br|div|h[1-6]|ol|p|section|table|ul)(?:&gt;|[\s/])/i;

/** A text as HTML, Markdown or plain prose; undefined for labels, code, style sheets, keys and encoded data. */
export function saidIn(source: string): Said | undefined {
  if (source.length < SHORTEST || NO_TEXT.test(source.slice(0, NO_TEXT_CHARS))) return undefined;
  const text = unescapedHtml(source);
  return htmlIn(text) ?? markdownIn(text) ?? plainIn(text);
}

/** HTML that was escaped once more, as it was; any other text as it is. */
export function unescapedHtml(text: string): string {
  return ESCAPED.test(text) && !BLOCK.test(text) ? (decoded(text) ?? text) : text;
}

/** How many tags of a text, or of its beginning, there are. */
export function tagsIn(text: string): number {
  return text.slice(0, SAMPLE).match(TAG)?.length ?? 0;
}

/** Addresses, data, SVG, and what is one run of letters and digits. */
const NO_TEXT = /^\s*(?:data:|https?:\/\/\S*$|blob:|<svg\b|<\?xml|<!doctype html|<html[\s>]|[\w+/=.-]{200})/i;
const NO_TEXT_CHARS = 400;

function htmlIn(text: string): Said | undefined {
  const tags = tagsIn(text);
  if (tags === 0 || isMarkdownWithTags(text)) return undefined;
  const words = wordsOf(text);
  const links = text.match(/<a\b/gi)?.length ?? 0;
  const size = textLength(words);
  if (links > MOST_LINKS && size < CHARS_FOR_LINK * links) return undefined;
  const isText = BLOCK.test(text) ? hasWords(words) : isProse(words);
  return isText ? { form: 'html', body: text, words, size } : undefined;
}
/** A menu has many links and few words besides. */
const MOST_LINKS = 5;
const CHARS_FOR_LINK = 40;

/** What a piece of HTML says, without its tags. */
export function wordsOf(html: string): string {
  return decoded(bareText(html)) ?? '';
}

/** Markdown may hold tags; then most of its paragraphs begin with none. */
function isMarkdownWithTags(text: string): boolean {
  if (signsOfMarkdown(text) < 2) return false;
  const paragraphs = text.slice(0, SAMPLE).split(/\n\s*\n/);
  return paragraphs.filter((one) => one.trimStart().startsWith('<')).length < paragraphs.length / 2;
}

function markdownIn(text: string): Said | undefined {
  if (signsOfMarkdown(text) === 0 || !hasWords(text)) return undefined;
  return { form: 'markdown', body: text, words: text, size: textLength(text) };
}

function signsOfMarkdown(text: string): number {
  const sample = text.slice(0, SAMPLE);
  return SIGNS.reduce((count, sign) => count + (sample.match(sign)?.length ?? 0), 0);
}
const SIGNS = [
  /^#{1,6} \S/gm,
  /^(?:```|~~~)/gm,
  /\]\((?:https?:|\/|#|\.)/g,
  /^\|.{1,500}\|$/gm,
  /^[*-] +\S.{10}/gm,
  /\*\*\S/g,
];

function plainIn(text: string): Said | undefined {
  const isMarkup = tagsIn(text) > 2 || looksLikeJson(text);
  return !isMarkup && isProse(text) ? { form: 'text', body: text, words: text, size: textLength(text) } : undefined;
}

/** Whether a text is made of words rather than of code, keys or numbers. */
function hasWords(text: string): boolean {
  const sample = text.slice(0, SAMPLE);
  const size = textLength(sample);
  if (size < SHORTEST) return false;
  const letters = sample.match(/[\p{L}\p{M}]/gu)?.length ?? 0;
  const signs = sample.match(/[{};=<>\\]/g)?.length ?? 0;
  return letters > LETTERS * size && signs < CODE_SIGNS * size;
}
const LETTERS = 0.5;
const CODE_SIGNS = 0.04;

/** Whether a text is made of sentences, in any script. */
export function isProse(text: string): boolean {
  const sample = text.slice(0, SAMPLE);
  // What most strings lack, and is found out soonest, first.
  if (!SENTENCE_END.test(sample)) return false;
  return (/\p{L}[ \n]+\p{L}+[ \n,]+\p{L}/u.test(sample) || UNSPACED.test(sample)) && hasWords(text);
}
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]{10}/u;
const SENTENCE_END =
  /\p{L}[.!?…:;]["'»”’)\]]?(?:\s|$)|[。！？।؟۔։]|[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]{20}/u;
