import { removeInvisibleCharacters } from '../dom/visible.js';

/**
 * Stands for a dollar of the page's text until its paragraph is complete; see `settleDollars`. A private-use character:
 * those of the page itself are removed.
 */
export const DOLLAR = '\ue000';

const ESCAPABLE = /[\\`*_~<&[\]$]/;
/** What GFM takes for an address in text: everything up to white space or `<`, escapes and marks too. */
const ADDRESS = /(?:(?:https?|ftp):\/\/|www\.)[^\s<]*/gi;
const MAY_BE_ADDRESS = /:\/\/|www\./i;

/**
 * Text of one node as Markdown that reads back as the same text. Marks that work anywhere in a line are escaped here,
 * if they could work; those that work at the start of a line in `escapeLineStart`; what two neighbours could form
 * together in `joinInline`. What follows the node is unknown here and taken to be the worst. Source: CommonMark 0.31
 * and GFM 0.29.
 */
export function escapeInline(text: string, isFollowed = false): string {
  if (!MAY_BE_ADDRESS.test(text)) return ESCAPABLE.test(text) ? escapeMarks(text) : text;
  let escaped = '';
  let at = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const end = match.index + match[0].length;
    const isBeforeMark = end < text.length ? TAG.test(text.slice(end, end + 2)) : isFollowed;
    escaped += escapeMarks(text.slice(at, match.index)) + escapeAddress(match[0], isBeforeMark);
    at = end;
  }
  return escaped + escapeMarks(text.slice(at));
}
const TAG = /^<(?:[a-z/!?]|$)/i;

function escapeMarks(text: string): string {
  return text
    .replace(/[\\`[\]]/g, '\\$&')
    .replace(/(?<!\S )\*|\*(?! \S)/g, '\\*')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/(?<!\s)~|~(?=~|$)/g, '\\~')
    .replace(/<(?=[a-z/!?]|$)/gi, '\\<')
    .replace(ENTITY, '\\&')
    .replaceAll('$', DOLLAR);
}

/**
 * An address in the text and what stands behind it without a space. Programs that look for addresses take a backslash,
 * mark or quotation mark there for a part of it, and so undo escapes; where any is needed, the address is closed before
 * it. What only begins one is kept from it, since what follows the node is unknown.
 */
function escapeAddress(run: string, isBeforeMark: boolean): string {
  const behind = run.search(BEHIND);
  const address = behind < 0 ? run : run.slice(0, behind);
  const tail = run.slice(address.length);
  const own = address.replace(address.includes('(') ? /[?!.,:;']+$/ : /[?!.,:;')]+$/, '');
  const isPlain = WHOLE.test(own) && !isBeforeMark && !MARK_IN_ADDRESS.test(address) && escapeMarks(tail) === tail;
  if (isPlain && QUOTED.test(tail)) return run;
  return isClosable(own) ? `<${own}>${escapeMarks(run.slice(own.length))}` : unlinked(run);
}
/** Where an address ends that has something else right behind it; `&quot;` at its end is text. */
const BEHIND = /["<>[\]`\\“”„‘’‚«»‹›「」『』（）【】《》〈〉、。，；：！？…]|(?:&#?\w{1,30};){1,9}[?!.,:;')]*$/;
/** Programs leave a quotation mark at the end out. */
const QUOTED = /^(?:"[^>]*)?$/;
const WHOLE = /^(?:\w+:\/\/|www\.)./i;
/** What could open emphasis or a formula in an address, or close the page's own, or be a character reference. */
const MARK_IN_ADDRESS = /[*$]|(?<![\p{L}\p{N}])_|(?<=[\p{L}\p{N}~])~|&(?=#?\w+;)/u;

function isClosable(address: string): boolean {
  return /^\w+:\/\/./.test(address) && address.search(ENTITY) < 0;
}

/** Text so that no program takes it for an address. */
function unlinked(text: string): string {
  return escapeMarks(text).replace(/:(?=\/\/)|(?<=www)\./gi, '\\$&');
}

/** Markdown without addresses in angle brackets, which no link can hold. */
export function withoutAutolinks(text: string): string {
  if (!text.includes('<')) return text;
  return text.replace(AUTOLINK, (found, code: string | undefined, address: string) =>
    code === undefined ? escapeMarks(address) : found,
  );
}
const AUTOLINK = /(?<!\\)(`+)(?!`).*?(?<!`)\1(?!`)|(?<!\\)<((?:https?|ftp):\/\/[^\s<>]+)>/gis;

const ENTITY = /&(?=#?\w+;)/g;

/** A line of plain text as Markdown that reads back as the same text. */
export function escapeText(text: string): string {
  const visible = removeInvisibleCharacters(text).replace(/[ \u00a0]+/g, ' ');
  return settleDollars(escapeLineStart(escapeInline(visible)));
}

/** Escapes what would turn a line of text into a block: heading, quote, list, rule, fence, table or definition. */
export function escapeLineStart(line: string): string {
  if (!/^[#>\-+=~|:\d*[]/.test(line)) return line;
  if (/^(?:#{1,6}(?:\s|$)|>|[-+*](?:\s|$)|=+$|~{3,}|\||[|:\s-]*-[|:\s-]*$)/.test(line)) return `\\${line}`;
  if (/^\[(?:[^\]\\[]|\\.)*\]:/.test(line)) return line.replace(']:', ']\\:');
  return line.replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');
}

/**
 * Escapes dollars of text where a reader of `$…$` could take two of them for a formula: the first before a character
 * that is no space, the second after one and not before a digit ("$5 and $10" is no formula).
 */
export function settleDollars(paragraph: string): string {
  if (!paragraph.includes(DOLLAR)) return paragraph;
  return paragraph.replaceAll(DOLLAR, hasPair(paragraph) || paragraph.includes('$') ? '\\$' : '$');
}

function hasPair(text: string): boolean {
  if (text.includes(DOLLAR + DOLLAR)) return true;
  const opened = text.search(/\ue000(?=\S)/);
  return opened >= 0 && /\S\ue000(?!\d)/.test(text.slice(opened + 1));
}

/** Code between enough backticks, on one line; `isLine` for a line of a block, whose spaces stay. */
export function codeSpan(code: string, isLine = false): string {
  const text = isLine ? code : code.replace(/\s+/g, ' ');
  if (!text.trim()) return '';
  const fence = '`'.repeat(longestRun(text) + 1);
  const pad = /^`|`$/.test(text) ? ' ' : '';
  return fence + pad + text + pad + fence;
}

/** Whether a line ends with an address of the text. */
export function endsWithAddress(line: string): boolean {
  const word = line.slice(Math.max(line.lastIndexOf(' '), line.lastIndexOf('\n')) + 1);
  return /https?:\/\/|www\./i.test(word) && !word.includes('](');
}

/** A fenced block whose fence is longer than any run of backticks inside. */
export function fencedBlock(code: string, language = ''): string {
  const fence = '`'.repeat(Math.max(3, longestRun(code) + 1));
  return `${fence}${language}\n${code}\n${fence}`;
}

function longestRun(text: string): number {
  let longest = 0;
  for (const run of text.match(/`+/g) ?? []) longest = Math.max(longest, run.length);
  return longest;
}
