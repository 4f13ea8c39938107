import { percentDecoded } from '../../../html/percent-decoded.js';
import type { Markup } from '../../dom/markup.js';
import { decoded } from '../../dom/plain.js';
import { looksLikeJson, parsedJson } from './parsed-json.js';
import { flightRows } from './references.js';
import { valuesInScript } from './script-values.js';

const MiB = 1024 * 1024;
/** Characters of data and scripts read on one page. */
const MOST_CHARS = 6 * MiB;
/** Characters of code among them, which takes ten times as long to read. */
const MOST_CODE = 2 * MiB;
/** Characters: what is shorter holds no text. */
const SHORTEST = 60;

const DATA_TYPE = /(?:^|[/+.-])json5?\b/i;
const CODE_TYPE = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;
const NO_DATA = /importmap|speculationrules|template|shader/i;
/** Elements beside scripts in which pages keep data that nobody sees. */
const HOLDERS = ['code', 'template', 'textarea', 'noscript', 'pre', 'xmp'];

/** Every value that a page carries for its scripts, in the order of the page: nothing is run. */
export function carriedData(markup: Markup): unknown[] {
  const values: unknown[] = [];
  const pieces: string[] = [];
  let [left, leftOfCode] = [MOST_CHARS, MOST_CODE];
  const isRead = (text: string) => text.length >= SHORTEST && text.length <= left;
  for (const script of markup.named('script')) {
    const source = script.textContent ?? '';
    const type = (script.getAttribute('type') ?? '').replace(/;.*/s, '').trim();
    if (script.hasAttribute('src') || NO_DATA.test(type) || !isRead(source)) continue;
    left -= source.length;
    if (!CODE_TYPE.test(type)) values.push(dataIn(source, DATA_TYPE.test(type)));
    else if (source.length <= leftOfCode) {
      leftOfCode -= source.length;
      for (const value of valuesInScript(source)) {
        if (isPiece(value)) pieces.push(value[1]);
        else values.push(value);
      }
    }
  }
  for (const row of flightRows(pieces)) values.push(row);
  for (const text of [...heldTexts(markup), ...attributeTexts(markup)].filter(isRead)) {
    left -= text.length;
    if (left >= 0) values.push(dataIn(text, false));
  }
  return values;
}

/** Frameworks stream their data as `push([1, "…"])`, for a later script to join. */
function isPiece(value: unknown): value is [number, string] {
  return Array.isArray(value) && value.length === 2 && typeof value[0] === 'number' && typeof value[1] === 'string';
}

/** Data as pages wrap it: in a comment, in CDATA marks, with its quotes as entities or percent-encoded. */
function dataIn(source: string, isData: boolean): unknown {
  const text = PERCENT_ENCODED.test(source) ? percentDecoded(source) : source;
  const start = text.search(/[{[]/);
  if (start < 0 || (!isData && !WRAPPING.test(text.slice(0, start)))) return undefined;
  const json = text.slice(start, Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')) + 1);
  return parsedJson(json) ?? (json.includes('&quot;') ? parsedJson(decoded(json) ?? '') : undefined);
}
const PERCENT_ENCODED = /^\s*%[57]B/i;
const WRAPPING = /^[\s/*]*(?:<!--|<!\[CDATA\[|)[\s/*]*$/i;

/** What hidden elements hold, and comments, which the document has lost by now. */
function heldTexts({ html, named }: Markup): string[] {
  const held = HOLDERS.flatMap(named).map((element) => element.textContent ?? '');
  const comments = html.split('<!--').slice(1);
  return [...held, ...comments.map((one) => one.slice(0, one.indexOf('-->')))].filter(looksLikeJson);
}

/** `data-page`, `data-props`, `props`, `value` and the like; their names say nothing, their beginning does. */
function attributeTexts({ elements }: Markup): string[] {
  const texts: string[] = [];
  for (const alike of elements.values())
    for (const { attributes } of alike)
      for (const { value } of attributes)
        if (value.length >= SHORTEST && (looksLikeJson(value) || PERCENT_ENCODED.test(value))) texts.push(value);
  return texts;
}
