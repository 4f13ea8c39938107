import type { SearchRow } from './operations.js';

/** It loads nothing and runs nothing; its one form asks again. */
export const PAGE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** The page of results as programs read it that know no JSON: `article.result` with `h3 > a[rel=noreferrer]` and `p.content`. */
export function resultPage(query: string, rows: readonly SearchRow[]): string {
  const words = escaped(query);
  const articles = rows.map(
    ({ title, url, snippet }) =>
      `<article class="result result-default category-general">` +
      `<h3><a href="${escaped(url)}" rel="noreferrer">${escaped(title)}</a></h3>` +
      `<p class="content">${escaped(snippet)}</p></article>`,
  );
  return [
    '<!doctype html>',
    '<html><head><meta charset="utf-8"><meta name="referrer" content="no-referrer">',
    `<meta name="viewport" content="width=device-width"><title>${words}</title></head><body>`,
    `<form role="search"><input type="search" name="q" value="${words}" aria-label="Search"></form>`,
    `<main id="urls">${articles.join('\n') || '<p>No results were found.</p>'}</main>`,
    '</body></html>',
  ].join('\n');
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
