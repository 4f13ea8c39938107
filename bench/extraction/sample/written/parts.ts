import { parseBody } from '../../../../worker/extract/dom/document.js';
import { linesOf } from '../../manuals/lines.js';

/** A text in so many parts of whole blocks, for posts that follow each other. */
export function partsOf(html: string, most: number): string[] {
  const blocks = [...parseBody(html).children].map(({ outerHTML }) => outerHTML);
  const size = Math.ceil(blocks.length / most);
  const parts = Array.from({ length: most }, (_, n) => blocks.slice(n * size, (n + 1) * size).join('\n'));
  return parts.filter((part) => linesOf(parseBody(part)).length > 30);
}

export interface Frame {
  lang: string;
  title: string;
  site: string;
  head?: string;
  bodyClass?: string;
}

export const frame = ({ lang, title, site, head = '', bodyClass = '' }: Frame, body: string) =>
  `<!DOCTYPE html>
<html lang="${lang}"${/^(ar|he|fa)/.test(lang) ? ' dir="rtl"' : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | ${site}</title><meta property="og:site_name" content="${site}">${head}</head>
<body class="${bodyClass}">${body}</body></html>`;
