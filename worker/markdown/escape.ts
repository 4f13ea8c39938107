/**
 * Text as Markdown that reads back as the same text. Applied to each text node, so a mark is escaped where it could
 * open structure: anywhere for inline marks, at the start of the node for block marks. Source: CommonMark 0.31, 2.4.
 */
export function escapeText(text: string): string {
  return removeInvisibleCharacters(text)
    .replace(/\u00a0+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(/[\\`*[\]]/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/<(?=[a-z/!?])/gi, '\\<')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/~(?=~)/g, '\\~')
    .replace(/^(\s*)(#{1,6}(?=\s|$)|>|[-+](?=\s|$)|=+\s*$|-{2,}\s*$|~{3,}|\|)/, '$1\\$2')
    .replace(/^(\s*\d{1,9})([.)](?=\s|$))/, '$1\\$2');
}

/** Code between enough backticks, on one line. */
export function codeSpan(code: string): string {
  const text = code.replace(/\s+/g, ' ');
  if (!text.trim()) return '';
  const fence = '`'.repeat(longestRun(text) + 1);
  const pad = /^`|`$/.test(text) ? ' ' : '';
  return fence + pad + text + pad + fence;
}

/** A fenced block whose fence is longer than any run of backticks inside. */
export function fencedBlock(code: string, language = ''): string {
  const fence = '`'.repeat(Math.max(3, longestRun(code) + 1));
  return `${fence}${language}\n${code}\n${fence}`;
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}

/** Zero-width marks, soft hyphens, bidirectional overrides and isolates, tag characters. Source: Unicode UTR 36, 2.10. */
const INVISIBLE = /[\u200b\u2060-\u2064\ufeff\u202a-\u202e\u2066-\u2069\u00ad]|[\u{e0000}-\u{e007f}]/gu;
/** Joiners where no script or emoji sequence needs them: not after a letter beyond Latin, a mark or a pictograph. */
const STRAY_JOINER =
  /(?<![\p{Extended_Pictographic}\p{M}\p{Emoji_Modifier}]|(?!\p{Script=Latin})\p{L})[\u200c\u200d]/gu;

/** Text without the characters that hide or reorder it. */
export function removeInvisibleCharacters(text: string): string {
  return text.replace(INVISIBLE, '').replace(STRAY_JOINER, '');
}
