/**
 * A page's markup, in which stages look for cheap signs that there is something to do for them: searched whole by each of
 * them, it took a tenth of the CPU of reading a page.
 */
export interface Markup {
  /** As it came. */
  html: string;
  /** Without what scripts and style sheets say: three fifths of an average page. */
  shown: string;
  /** How its elements are called: each `class`, `id`, `role`, `type`, `rel`, `accesskey` and `summary`, once, as it is written. A twentieth. */
  names: string;
}

const CODE = /<(?:script|style)\b/gi;
const NAMES =
  /\s(?:class|id|role|type|rel|accesskey|summary)\s{0,9}=\s{0,9}(?:"[^"]{0,1000}"|'[^']{0,1000}'|[^\s"'>]{1,1000})/gi;

export function markupOf(html: string): Markup {
  const shown = withoutCode(html);
  return { html, shown, names: [...new Set(shown.match(NAMES))].join('\n') };
}

/** Its tags stay; from code without an end on, all does, for no reader of the page sees where it ends. */
function withoutCode(html: string): string {
  const kept: string[] = [];
  let at = 0;
  for (const { 0: tag, index } of html.matchAll(CODE)) {
    if (index < at) continue;
    const from = index + tag.length;
    const end = endOf(tag, html, from);
    if (end < 0) break;
    kept.push(html.slice(at, from));
    at = end;
  }
  return kept.join('') + html.slice(at);
}

function endOf(tag: string, html: string, from: number): number {
  const end = tag.length > '<style'.length ? SCRIPT_END : STYLE_END;
  end.lastIndex = from;
  return end.exec(html)?.index ?? -1;
}
const SCRIPT_END = /<\/script/gi;
const STYLE_END = /<\/style/gi;
