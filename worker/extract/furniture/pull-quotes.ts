import { outermost } from '../../dom/outermost.js';
import { key } from '../parse/key.js';
import type { Markup } from '../parse/markup.js';

/** Cheap sign, in `Markup.names`, of pull quotes. */
const SIGN = /pull-?quote/i;
const QUOTES = '[class*="pullquote"],[class*="pull-quote"],[class*="pullQuote"],[class*="PullQuote"]';
const SOURCE = 'cite,footer,figcaption';
/** Pull quotes on a page: each costs a search of the whole text. */
const MOST = 20;
/** Characters: a shorter quote may be in the text by chance. */
const LEAST_CHARS = 20;

/** Drops, in place, pull quotes that the text has word for word. */
export function dropPullQuotes(content: Element, markup: Markup): void {
  const named = SIGN.test(markup.names) ? Array.from(content.querySelectorAll(QUOTES)) : [];
  const aside = markup.named('aside').filter((one) => content.contains(one) && isQuote(one));
  const quotes = outermost([...named, ...aside]).slice(0, MOST);
  let text = quotes.length > 0 ? key(content.textContent ?? '') : '';
  for (const quote of quotes) {
    const words = key(wordsOf(quote));
    const first = words.length < LEAST_CHARS ? -1 : text.indexOf(words);
    if (first < 0 || !text.includes(words, first + words.length)) continue;
    quote.remove();
    text = text.replace(key(quote.textContent ?? ''), '');
  }
}

/** Whether an `aside` holds nothing but a quote and who said it. */
function isQuote(aside: Element): boolean {
  const quote = aside.getElementsByTagName('blockquote')[0];
  return quote !== undefined && key(wordsOf(aside)) === key(wordsOf(quote));
}

/** The words of a quote without its source. */
function wordsOf(quote: Element): string {
  const source = quote.querySelector(SOURCE)?.textContent ?? '';
  return (quote.textContent ?? '').replace(source, '');
}
