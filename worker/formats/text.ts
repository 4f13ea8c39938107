import { GatewayError } from '../../src/shared/errors.js';
import type { PageMetadata } from '../../src/shared/fetch-contract.js';
import { removeInvisibleCharacters } from '../extract/dom/visible.js';
import { fencedBlock } from '../extract/write/escape.js';
import { parted } from '../front-matter.js';
import { isAnyXml, isJson, languageOf } from '../loaders/media-type.js';
import { isHtmlDocument } from '../loaders/text-forms.js';
import type { Page } from '../page.js';
import { frontFacts } from './front-matter.js';

const MARKDOWN = /^text\/(x-)?markdown$/;

/** Whether a text is to be read as HTML: by its type, or, where the type does not help, by how it begins. */
export function isHtml({ mediaType, text }: Page): boolean {
  if (mediaType === 'text/html' || mediaType === 'application/xhtml+xml') return true;
  return (mediaType === '' || isAnyXml(mediaType) || !mediaType.includes('/')) && isHtmlDocument(text);
}

/**
 * Text other than HTML, as Markdown: Markdown and plain text as they are, JSON, XML and other text as a fenced block.
 * Binary data that is called text was refused when it was loaded; a stray NUL is left out here.
 * @throws GatewayError extraction_failed when it is empty, or of another type
 */
export function readText(page: Page): PageMetadata & { markdown: string } {
  const lines = page.text.replaceAll('\0', '').replace(/\r\n?/g, '\n');
  const text = removeInvisibleCharacters(lines).replace(/^\n+/, '').trimEnd();
  if (!text) throw new GatewayError('extraction_failed');
  if (MARKDOWN.test(page.mediaType)) return { ...aboutMarkdown(text, page.url), markdown: text };
  if (page.mediaType === 'text/plain' || page.mediaType === '') return { markdown: text };
  if (isJson(page.mediaType)) return { markdown: fencedBlock(prettyJson(text), 'json') };
  if (isAnyXml(page.mediaType)) return { markdown: fencedBlock(text, 'xml') };
  const language = languageOf(page.mediaType);
  if (language !== undefined) return { markdown: fencedBlock(text, language) };
  throw new GatewayError('extraction_failed');
}

/** How many times its own length of white space JSON may gain by indentation; what is nested deeper is not indented. */
const MOST_WHITE_SPACE = 10;

function prettyJson(text: string): string {
  if (whiteSpaceOf(text) > MOST_WHITE_SPACE * text.length) return text;
  try {
    JSON.parse(text);
  } catch {
    return text;
  }
  return indented(text);
}

/** JSON with other white space between its signs, and else as it was sent: an id of 64 bits, `1.10`, the order of keys. */
function indented(json: string): string {
  const pieces: string[] = [];
  let depth = 0;
  const line = () => `\n${'  '.repeat(depth)}`;
  for (let at = 0; at < json.length; ) {
    const end = tokenEnd(json, at);
    const token = json.slice(at, end);
    at = end;
    const opens = token === '[' || token === '{';
    const closes = token === ']' || token === '}';
    const isEmpty = /^[[{]\s*$/.test(pieces.at(-1) ?? '');
    if (/^\s/.test(token)) continue;
    if (closes) depth -= 1;
    if (closes && isEmpty) pieces.push(`${pieces.pop()?.trimEnd()}${token}`);
    else if (closes) pieces.push(line(), token);
    else if (opens) {
      depth += 1;
      pieces.push(`${token}${line()}`);
    } else if (token === ',') pieces.push(`,${line()}`);
    else pieces.push(token === ':' ? ': ' : token);
  }
  return pieces.join('');
}

/** Where the token of valid JSON ends that begins at `start`: a sign, a string, a run of white space, or a bare word. */
function tokenEnd(json: string, start: number): number {
  if (SIGNS.has(json[start] ?? '')) return start + 1;
  const isString = json[start] === '"';
  const isSpace = JSON_SPACE.has(json[start] ?? '');
  for (let at = start + 1; at < json.length; at++) {
    const char = json[at] ?? '';
    if (isString && char === '\\') at += 1;
    else if (isString && char === '"') return at + 1;
    else if (!isString && (char === '"' || SIGNS.has(char) || JSON_SPACE.has(char) !== isSpace)) return at;
  }
  return json.length;
}
const SIGNS = new Set('[]{},:');
const JSON_SPACE = new Set(' \t\n\r');

/** An upper bound of what indentation adds to JSON; an empty list, which stays on one line, counts too. */
function whiteSpaceOf(json: string): number {
  let depth = 0;
  let all = 0;
  let isString = false;
  for (let at = 0; at < json.length; at++) {
    const char = json[at];
    if (char === '\\') at += 1;
    else if (char === '"') isString = !isString;
    else if (isString) continue;
    else if (char === '[' || char === '{') all += 1 + 2 * ++depth;
    else if (char === ']' || char === '}') all += 1 + 2 * --depth;
    else if (char === ',') all += 1 + 2 * depth;
  }
  return all;
}

/** What a Markdown file says of itself: in its front matter, and for a title in its first heading of the highest level. */
function aboutMarkdown(text: string, url: URL): PageMetadata {
  const { front, body } = parted(text);
  const facts = frontFacts(front, url);
  const title = facts.title || headingOf(body);
  return { ...facts, ...(title && { title }) };
}

/** The first heading of level one, or of any level where there is none; `#` in code begins a comment. */
function headingOf(body: string): string {
  let fence = '';
  let inComment = false;
  let last = '';
  let lower = '';
  for (const line of body.split('\n')) {
    const [, indent = '', mark = '', rest = ''] = /^( {0,3})(`{3,}|~{3,})?(.*)$/.exec(line) ?? [];
    if (fence) {
      if (mark.startsWith(fence) && rest.trim() === '') fence = '';
      continue;
    }
    if (inComment || line.trimStart().startsWith('<!--')) {
      inComment = !line.includes('-->');
      last = '';
      continue;
    }
    if (mark && !(mark[0] === '`' && rest.includes('`'))) {
      fence = mark;
      last = '';
      continue;
    }
    const [, level = '', words = ''] = /^(#{1,6})(?:[ \t]+(.*))?$/.exec(line.slice(indent.length)) ?? [];
    const heading = level ? withoutClosing(words) : '';
    if (heading && level === '#') return heading;
    lower ||= heading;
    const underline = last && /^ {0,3}(=+|-+)[ \t]*$/.exec(line)?.[1];
    if (underline?.startsWith('=')) return last;
    if (underline) lower ||= last;
    last = level || underline || !isProse(line) ? '' : line.trim();
  }
  return lower;
}

/** Whether a line may be the words of a heading that the next line underlines. */
function isProse(line: string): boolean {
  return line.trim() !== '' && !/^(?: {4}|\t| {0,3}(?:[-*+>|]|\d+[.)])(?:\s|$))/.test(line);
}

/** A loop and no regular expression, which would begin anew at every character. */
function withoutClosing(words: string): string {
  let end = words.trimEnd().length;
  while (words[end - 1] === '#') end -= 1;
  if (end > 0 && !/\s/.test(words[end - 1] ?? '')) end = words.trimEnd().length;
  return words.slice(0, end).trim();
}
