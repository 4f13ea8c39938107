import type { Truth } from './corpus.js';

/** Text of a page, three ways: as the truth has it, as it came out, and all that its HTML holds. */
interface Texts {
  truth: Truth;
  markdown: string;
  html: string;
}

/** With less of the truth's words than this in the HTML, no extractor could have found it there. */
const IN_HTML = 0.6;
const SAMPLE_CHARS = 70;

/** Why a page scored as it did, in a few words: what of the truth is missing, or what there is beside it. */
export function whyOf({ truth, markdown, html }: Texts): string {
  if (!truth.text?.trim()) return 'the truth has no text';
  const wanted = wordsOf(truth.text);
  const got = wordsOf(markdown);
  if (got.length === 0) return 'nothing came out';
  const inHtml = shareOf(
    wanted,
    wordsOf(html.replace(/<(script|style)[\s\S]*?<\/\1>/gi, ' ').replace(/<[^>]*>/g, ' ')),
  );
  if (inHtml < IN_HTML) return `only ${Math.round(100 * inHtml)} % of the truth is in the HTML`;
  const [recall, precision] = [shareOf(wanted, got), shareOf(got, wanted)];
  return recall < precision
    ? `missing: ${longest(truth.text, markdown)}`
    : `too much: ${longest(markdown.replace(/\]\([^)]*\)/g, ''), truth.text)}`;
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Of the words of one text, the share that another has as well, as often. */
function shareOf(words: readonly string[], others: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  let found = 0;
  for (const word of words) {
    const count = left.get(word) ?? 0;
    if (count > 0) found += 1;
    left.set(word, count - 1);
  }
  return words.length > 0 ? found / words.length : 0;
}

/** The longest line of one text that is not in another. */
function longest(text: string, other: string): string {
  const known = ` ${wordsOf(other).join(' ')} `;
  const line = text
    .split('\n')
    .filter((line) => !known.includes(` ${wordsOf(line).join(' ')} `))
    .reduce((most, line) => (line.length > most.length ? line : most), '');
  return line.trim().slice(0, SAMPLE_CHARS);
}
