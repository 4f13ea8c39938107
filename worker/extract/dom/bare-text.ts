/** Elements whose content is not text. */
const SKIPPED = ['script', 'style', 'template', 'svg', 'noscript'];

/**
 * The text between the tags, one line per tag: what is left when the parser itself fails on a page. One pass, no
 * regular expression over the whole, so that hostile input costs no more than its length.
 */
export function bareText(html: string): string {
  const lower = html.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()); // ASCII only: offsets must not move
  const lines: string[] = [];
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    lines.push(html.slice(at, open < 0 ? undefined : open).trim());
    if (open < 0) break;
    const name = /^[a-z]+/.exec(lower.slice(open + 1, open + 12))?.[0] ?? '';
    const end = SKIPPED.includes(name) ? `</${name}` : lower.startsWith('<!--', open) ? '-->' : '>';
    const close = lower.indexOf(end, open + 1);
    if (close < 0) break;
    at = end.startsWith('</') ? close : close + end.length;
  }
  return lines.filter(Boolean).join('\n');
}
