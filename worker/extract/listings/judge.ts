import { isCodeLike } from './code-like.js';

/** What is known about lines beside their text. */
export interface Evidence {
  /** Style keeps their white space. */
  keeps: boolean;
  /** Style draws them in letters of one width. */
  mono: boolean;
  /** They are numbered one by one. */
  isCounted: boolean;
  /** Each has an address or states its number. */
  isAnchored: boolean;
  /** They are called lines, by the markup of an editor. */
  isNamed: boolean;
  isEditor: boolean;
  /** All that they say is in elements of a highlighter. */
  isMarked: boolean;
  /** Something stands beside them that is neither number nor sign. */
  isBeside: boolean;
}

/**
 * Whether lines, each of which is a row or box, are code: a style keeps their white space, or their spaces do not break,
 * or they are numbered, and what such a form keeps is there to be kept, be it indentation or what only code has. One of these
 * alone is verse, a ranking, a law, a chat.
 */
export function isCode(lines: readonly string[], evidence: Evidence): boolean {
  const { keeps, mono, isCounted, isNamed, isEditor, isMarked, isBeside } = evidence;
  const said = lines.filter((line) => line.trim());
  if (said.length === 0 || (!isCounted && isLog(said))) return false;
  const reads = isCodeLike(said);
  if (lines.length === 1) return ((keeps && mono) || reads) && evidence.isAnchored;
  const indented = isIndented(said);
  if (isBeside) return isCounted && (keeps && mono ? indented || reads : indented && reads);
  if (keeps && mono) return isCounted || indented || reads;
  if (isVerbatim(said)) return isCounted || (isNamed && (indented || reads)) || (indented && reads);
  if (keeps || mono) return isCounted ? indented || reads : indented && reads;
  if (isCounted) return (isNamed && indented) || (reads && (indented || evidence.isAnchored));
  return (isNamed && isEditor) || ((isNamed || isMarked) && indented && reads);
}

/** Whether some lines stand deeper than others. */
function isIndented(lines: readonly string[]): boolean {
  const depths = lines.map((line) => line.search(/[^ \t\u00a0]/));
  const least = depths.reduce((least, depth) => Math.min(least, depth), Infinity);
  return depths.some((depth, i) => depth >= least + 2 || (depth > least && lines[i]?.startsWith('\t')));
}

/** Whether no space may break: programs write text so that is to be shown as it is. */
function isVerbatim(lines: readonly string[]): boolean {
  let [hard, soft] = [0, 0];
  for (const line of lines) {
    for (const char of line.trim()) {
      if (char === '\u00a0') hard += 1;
      else if (char === ' ') soft += 1;
    }
    if (line.startsWith('\u00a0')) hard += 1;
  }
  return hard > 0 && soft <= hard * MOST_SOFT;
}
const MOST_SOFT = 0.1;

/** Whether most lines begin with a time of day: a chat, a log. */
function isLog(lines: readonly string[]): boolean {
  return lines.filter((line) => /^\W{0,3}\d{1,2}:\d{2}(?::\d{2})?\W/.test(line)).length > lines.length / 2;
}
