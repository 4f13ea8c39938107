import { textLength } from '../../../html/text-sizes.js';
import { bareText } from '../../dom/bare-text.js';
import { decoded } from '../../dom/plain.js';
import { looksLikeJson } from './parsed-json.js';

/** A text that people are to read. */
export interface Said {
  form: 'html' | 'markdown' | 'text' | 'code';
  body: string;
  /** What it says, without markup. */
  words: string;
  /** Characters of that, white space not counted. */
  size: number;
  /** Of code, where it is known. */
  language?: string;
}

export function saidAs(form: Said['form'], body: string, words = body): Said {
  return { form, body, words, size: textLength(words) };
}

/** Characters: what is shorter is a label. */
const SHORTEST = 40;
/** Characters of a text by which it is judged. */
const SAMPLE = 20_000;
const TAG =
  /<\/?(?:a|b|article|blockquote|br|code|div|em|figure|h[1-6]|i|img|li|ol|p|pre|section|span|strong|table|ul)(?:\s[^<>]{0,2000})?\/?>/gi;
const BLOCK = /<(?:article|blockquote|br|div|figure|h[1-6]|li|ol|p|pre|section|table|ul)\b/i;
const ESCAPED = /&lt;\/?(?:blockquote|br|div|h[1-6]|ol|p|section|table|ul)(?:&gt;|[\s/])/i;
/** Addresses, data, SVG, and what is one run of letters and digits. */
const NO_TEXT = /^\s*(?:data:|https?:\/\/\S*$|blob:|<svg\b|<\?xml|<!doctype html|<html[\s>]|[\w+/=.-]{200})/i;
const NO_TEXT_CHARS = 400;
const SIGNS_OF_MARKDOWN = /^#{1,6} \S|^(?:```|~~~)|\]\((?:https?:|\/|#|\.)|^\|.{1,500}\|$|^[*-] +\S.{10}|\*\*\S/gm;
/** A menu has many links and few words besides. */
const MOST_LINKS = 5;
const CHARS_FOR_LINK = 40;

/** A text as HTML, Markdown or plain prose; undefined for labels, code, style sheets, keys and encoded data. */
export function saidIn(source: string): Said | undefined {
  if (source.length < SHORTEST || NO_TEXT.test(source.slice(0, NO_TEXT_CHARS))) return undefined;
  const text = unescapedHtml(source);
  const signs = text.slice(0, SAMPLE).match(SIGNS_OF_MARKDOWN)?.length ?? 0;
  // Markdown may hold tags.
  if (tagsIn(text) > 0 && (signs < 2 || /^\s*</.test(text))) {
    const said = saidAs('html', text, wordsOf(text));
    const links = text.match(/<a\b/gi)?.length ?? 0;
    if (links > MOST_LINKS && said.size < CHARS_FOR_LINK * links) return undefined;
    return (BLOCK.test(text) ? hasWords(said.words) : isProse(said.words)) ? said : undefined;
  }
  if (signs > 0 && hasWords(text)) return saidAs('markdown', text);
  return !looksLikeJson(text) && isProse(text) ? saidAs('text', text) : undefined;
}

/** HTML that was escaped once more, as it was; any other text as it is. */
export function unescapedHtml(text: string): string {
  return ESCAPED.test(text) && !BLOCK.test(text) ? (decoded(text) ?? text) : text;
}

/** How many tags of a text, or of its beginning, there are. */
export function tagsIn(text: string): number {
  return text.slice(0, SAMPLE).match(TAG)?.length ?? 0;
}

/** What a piece of HTML says, without its tags. */
export function wordsOf(html: string): string {
  return decoded(bareText(html)) ?? '';
}

/** Text as HTML. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Whether a text is made of words rather than of code, keys or numbers. */
function hasWords(text: string): boolean {
  const sample = text.slice(0, SAMPLE);
  const size = textLength(sample);
  const letters = sample.match(/[\p{L}\p{M}]/gu)?.length ?? 0;
  const signs = sample.match(/[{};=<>\\]/g)?.length ?? 0;
  return size >= SHORTEST && letters > LETTERS * size && signs < CODE_SIGNS * size;
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
