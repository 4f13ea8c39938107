import { outermost } from '../../dom/outermost.js';
import { key } from '../parse/key.js';
import type { Markup } from '../parse/markup.js';

/** Cheap sign, in the names of a page's elements, of sentences of the text that are set large beside it. */
const SIGN = /pull-?quote/i;
const QUOTES = '[class*="pullquote"],[class*="pull-quote"],[class*="pullQuote"],[class*="PullQuote"]';
const SOURCE = 'cite,footer,figcaption';
/** Each costs a search of all the text. */
const MOST = 20;
/** A shorter one may be in it by chance. */
const LEAST_CHARS = 20;

/** Drops, in place, what is set large of the text where the text has it to the letter. */
export function dropPullQuotes(content: Element, { names }: Markup): void {
  if (!SIGN.test(names)) return;
  const quotes = outermost(content.querySelectorAll(QUOTES)).slice(0, MOST);
  let text = quotes.length > 0 ? key(content.textContent ?? '') : '';
  for (const quote of quotes) {
    const words = key(wordsOf(quote));
    const first = words.length < LEAST_CHARS ? -1 : text.indexOf(words);
    if (first < 0 || !text.includes(words, first + words.length)) continue;
    quote.remove();
    text = text.replace(key(quote.textContent ?? ''), '');
  }
}

/** Without who said it. */
function wordsOf(quote: Element): string {
  const source = quote.querySelector(SOURCE)?.textContent ?? '';
  return (quote.textContent ?? '').replace(source, '');
}
