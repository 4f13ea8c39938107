import type { Markup } from '../../dom/markup.js';
import { decoded } from '../../dom/plain.js';
import { mendedJson } from '../mended-json.js';
import { flightRows } from './flight.js';
import { looksLikeJson, parsedJson } from './parsed-json.js';
import { valuesInScript } from './script-values.js';

const MiB = 1024 * 1024;
/** Characters of data and scripts read on one page. */
const MOST_CHARS = 6 * MiB;
/** Characters of code among them, which takes ten times as long to read. */
const MOST_CODE = 2 * MiB;
/** Characters: what is shorter holds no text. */
const SHORTEST = 60;
/** Characters of JSON that is mended where it does not parse. */
const MOST_MENDED = MiB / 2;

const DATA_TYPE = /(?:^|[/+.-])json5?\b/i;
const CODE_TYPE = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;
const NO_DATA = /importmap|speculationrules|template|shader/i;
/** Elements beside scripts in which pages keep data that nobody sees. */
const HOLDERS = ['code', 'template', 'textarea', 'noscript', 'pre', 'xmp'];

/** Every value that a page carries for its scripts, in the order of the page: nothing is run. */
export function carriedData(markup: Markup): unknown[] {
  const values: unknown[] = [];
  const pushed: string[] = [];
  let left = MOST_CHARS;
  let code = MOST_CODE;
  const take = (text: string): boolean => {
    if (text.length < SHORTEST || text.length > left) return false;
    left -= text.length;
    return true;
  };
  for (const script of markup.named('script')) {
    const source = script.textContent ?? '';
    const type = (script.getAttribute('type') ?? '').split(';')[0]?.trim() ?? '';
    if (script.hasAttribute('src') || NO_DATA.test(type) || !take(source)) continue;
    if (!CODE_TYPE.test(type)) values.push(dataIn(source, DATA_TYPE.test(type)));
    else if (source.length <= code) {
      code -= source.length;
      const found = valuesInScript(source);
      for (const value of found.values) values.push(value);
      for (const piece of found.pushed) pushed.push(piece);
    }
  }
  if (pushed.length > 0) values.push(...flightRows(pushed));
  for (const text of [...heldTexts(markup), ...attributeTexts(markup)])
    if (take(text)) values.push(dataIn(text, false));
  return values.filter((value) => value !== undefined && value !== null);
}

/** Data as pages wrap it: in a comment, in CDATA marks, with its quotes as entities or percent-encoded. */
function dataIn(source: string, isData: boolean): unknown {
  const text = /^\s*%[57]B/i.test(source) ? (uriDecoded(source) ?? '') : source;
  const start = text.search(/[{[]/);
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'));
  if (start < 0 || end < start) return undefined;
  if (!isData && !WRAPPED.test(text.slice(0, start))) return undefined;
  const json = text.slice(start, end + 1);
  const value = parsedJson(json) ?? (json.includes('&quot;') ? parsedJson(decoded(json) ?? '') : undefined);
  return value ?? (isData && json.length <= MOST_MENDED ? parsedJson(mendedJson(json)) : undefined);
}
const WRAPPED = /^[\s/*]*(?:<!--|<!\[CDATA\[|)[\s/*]*$/i;

function uriDecoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** What hidden elements hold, and comments, which the document has lost by now. */
function heldTexts({ html, named }: Markup): string[] {
  const held = HOLDERS.flatMap(named).map((element) => element.textContent ?? '');
  for (let at = html.indexOf(COMMENT); at >= 0; at = html.indexOf(COMMENT, at + 1)) {
    const end = html.indexOf('-->', at);
    if (end < 0) break;
    held.push(html.slice(at + COMMENT.length, end));
    at = end;
  }
  return held.filter(looksLikeJson);
}
const COMMENT = '<!--';

/** `data-page`, `data-props`, `props`, `value` and the like; their names say nothing, their beginning does. */
function attributeTexts({ elements }: Markup): string[] {
  const texts: string[] = [];
  const read = ({ value }: Attr) => {
    if (value.length >= SHORTEST && (looksLikeJson(value) || /^%[57]B/i.test(value))) texts.push(value);
  };
  for (const alike of elements.values()) for (const { attributes } of alike) for (const one of attributes) read(one);
  return texts;
}
