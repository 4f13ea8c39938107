import { GatewayError } from '../../../src/shared/errors.js';
import type { PageMetadata } from '../../../src/shared/fetch-contract.js';
import { isAnyXml, languageOf } from '../../loaders/media-type.js';
import { fencedBlock, removeInvisibleCharacters } from '../../markdown/escape.js';
import type { Page } from '../../page.js';

const LOOKS_LIKE_HTML =
  /^\s*(<!--(?:[^-]|-(?!->))*-->\s*)*(<\?xml[^>]*>\s*)?(<!doctype html|<(html|head|body|meta|title|frameset)[\s>])/i;
const MARKDOWN = /^text\/(x-)?markdown$/;
const JSON_TYPE = /^(application|text)\/(json|[\w.-]+\+json)$/;

/** Whether a text is to be read as HTML: by its type, or, where the type does not help, by how it begins. */
export function isHtml({ mediaType, text }: Page): boolean {
  if (mediaType === 'text/html' || mediaType === 'application/xhtml+xml') return true;
  return (mediaType === '' || isAnyXml(mediaType) || !mediaType.includes('/')) && LOOKS_LIKE_HTML.test(text);
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
  if (MARKDOWN.test(page.mediaType)) return { ...firstHeading(text), markdown: text };
  if (page.mediaType === 'text/plain' || page.mediaType === '') return { markdown: text };
  if (JSON_TYPE.test(page.mediaType)) return { markdown: fencedBlock(prettyJson(text), 'json') };
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
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

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

function firstHeading(text: string): { title?: string } {
  const line = /^#\s+(\S.*)$/m.exec(text)?.[1] ?? '';
  // A loop and no regular expression, which would begin anew at every character.
  let end = line.trimEnd().length;
  while (line[end - 1] === '#') end -= 1;
  const title = line.slice(0, end).trimEnd();
  return title ? { title } : {};
}
