import { BOXES } from '../../dom/boxes.js';
import { Tokenizer } from '../../dom/linkedom.js';
import { MARKS, withMarksInside } from './crossed-marks.js';
import { IGNORED } from './ignored.js';
import { CLOSES_P, setOf, VOID } from './tags.js';

/**
 * Elements that may be open at once. The parser keeps them in an array that it shifts and searches for each tag, so
 * that a megabyte of unclosed tags would take it minutes. Browsers stop at 512; no page of the corpus has more.
 */
const MOST_OPEN = 512;

const CONTROLS = 'select input output button datalist textarea';
/**
 * The elements that a start tag ends while they are innermost. Source: HTML Standard, 13.1.2.4, optional tags, as the
 * parser reads it.
 */
const ENDS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...each(CLOSES_P, 'p'),
  ...each(CONTROLS, 'input option optgroup select button datalist textarea'),
  ...each('dd dt', 'dd dt p'),
  ...each('rt rp', 'rt rp'),
  ...each('tbody tfoot', 'thead tbody tr th td p'),
  ...each('tr', 'tr th td p'),
  ...each('td', 'thead th td p'),
  ...each('th', 'th p'),
  ...each('li', 'li p'),
  ...each('option', 'option'),
  ...each('optgroup', 'optgroup option'),
  ...each('body', 'head link script'),
]);
/** Elements in which `<x/>` is complete, and elements inside these in which it is not. */
const FOREIGN = setOf('math svg');
const INTEGRATION = setOf('mi mo mn ms mtext annotation-xml foreignobject desc title');

/**
 * The markup with no more than `MOST_OPEN` elements nested: deeper ones are put beside each other. Headings that
 * nothing closes end where browsers end them, and marks in the block that they are in. All but hostile and broken pages
 * stay as they are.
 */
export function boundNesting(markup: string, isXml = false): string {
  const left = leftOpen(markup, isXml);
  if (!left) return closedInTime(isXml ? markup : withHeadingsClosed(markup), isXml);
  if (isXml) return markup;
  const isOpen = (name: string) => (left.open.get(nameNumber(name, 0, false)) ?? 0) > 0;
  const inside = left.areMarksCrossed ? withMarksInside(markup, isOpen) : markup;
  return HEADING_NUMBERS.some((name) => left.open.get(name)) ? withHeadingsClosed(inside) : inside;
}

interface LeftOpen {
  /** For each tag name, how many more start tags than end tags there are. */
  open: ReadonlyMap<number, number>;
  /** Whether a block begins or ends inside a mark, or a mark ends inside another that began in it. */
  areMarksCrossed: boolean;
}

/**
 * What tags leave open; undefined where too many elements may be open at once. Every page pays for this, hence characters
 * instead of a regular expression, and numbers instead of names.
 */
function leftOpen(markup: string, isXml: boolean): LeftOpen | undefined {
  const open = new Map<number, number>();
  let marks: number[] = [];
  let areMarksCrossed = false;
  let all = 0;
  for (let at = markup.indexOf('<'); at >= 0; at = markup.indexOf('<', at + 1)) {
    const isEnd = markup.charCodeAt(at + 1) === SLASH;
    const start = at + (isEnd ? 2 : 1);
    const name = nameNumber(markup, start, isXml);
    if (name === 0 || (!isXml && VOID_NUMBERS.has(name))) continue;
    if (MARK_NUMBERS.has(name)) {
      if (!isEnd) marks.push(name);
      else if (marks.at(-1) === name) marks.pop();
      else areMarksCrossed ||= marks.includes(name);
    } else if (marks.length > 0 && BOX_NUMBERS.has(name)) {
      areMarksCrossed = true;
      marks = [];
    }
    const count = open.get(name) ?? 0;
    if (isEnd && count === 0) continue;
    open.set(name, isEnd ? count - 1 : count + 1);
    all += isEnd ? -1 : 1;
    if (all > MOST_OPEN) return undefined;
  }
  return { open, areMarksCrossed };
}
const SLASH = 0x2f;

/** A number for the (start of the) name of the tag at `start`; 0 where no name starts. */
function nameNumber(markup: string, start: number, isXml: boolean): number {
  let number = 0;
  for (let i = start; i < start + LONGEST_NAME; i++) {
    const char = markup.charCodeAt(i);
    // An ASCII letter, in lower case. White space, `/` and `>` are below all letters.
    const isLetter = (char | 0x20) >= 0x61 && (char | 0x20) <= 0x7a;
    if (!isLetter && (i === start || !(char > 0x20) || char === SLASH || char === 0x3e)) return number;
    number = (Math.imul(number, 31) + (isXml || !isLetter ? char : char | 0x20)) | 0;
  }
  return number;
}
const LONGEST_NAME = 30;
const VOID_NUMBERS = new Set([...VOID].map((name) => nameNumber(name, 0, false)));
const HEADING_NUMBERS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => nameNumber(name, 0, false));
const MARK_NUMBERS = new Set([...MARKS].map((name) => nameNumber(name, 0, false)));
const BOX_NUMBERS = new Set([...BOXES].map((name) => nameNumber(name, 0, false)));

/**
 * Markup in which each heading has its own end tag. In browsers any heading's end tag, and the next heading, ends the
 * open one; this parser waits for the same name, so that the rest of the page would be in the heading. Source: HTML
 * Standard, 13.2.6.4.7.
 */
function withHeadingsClosed(markup: string): string {
  const written: string[] = [];
  let from = 0;
  let open = '';
  const write = (end: number, instead: string, next: number) => {
    written.push(markup.slice(from, end), instead);
    from = next;
  };
  const nameAt = (start: number, end: number) => (end - start === 2 ? markup.slice(start, end).toLowerCase() : '');
  const tokens = new Tokenizer(
    { xmlMode: false, decodeEntities: false },
    {
      ...IGNORED,
      onopentagname(start, end) {
        const name = nameAt(start, end);
        if (!HEADING.test(name)) return;
        if (open) write(start - 1, `</${open}>`, start - 1);
        open = name;
      },
      onclosetag(start, end) {
        const name = nameAt(start, end);
        if (!open || !HEADING.test(name)) return;
        if (name !== open) write(start, open, end);
        open = '';
      },
    },
  );
  tokens.write(markup);
  tokens.end();
  written.push(markup.slice(from));
  return written.join('');
}
const HEADING = /^h[1-6]$/;

/**
 * The markup with end tags for the innermost element wherever one too many would be opened, following the parser's own
 * tokens.
 */
function closedInTime(markup: string, isXml: boolean): string {
  const open: string[] = [];
  const counts = new Map<string, number>();
  const isForeign = [isXml];
  const written: string[] = [];
  let from = 0;
  let last = '';
  const mayBeForeign = (name: string) => !isXml && (FOREIGN.has(name) || INTEGRATION.has(name));
  const nameAt = (start: number, end: number) => {
    const name = markup.slice(start, end);
    return isXml ? name : name.toLowerCase();
  };
  const pop = () => {
    const name = open.pop() ?? '';
    counts.set(name, (counts.get(name) ?? 1) - 1);
  };
  /** Ends the innermost element before a tag that starts at `at`. */
  const writeEnd = (at: number) => {
    const name = open.at(-1) ?? '';
    written.push(markup.slice(from, at), `</${name}>`);
    from = at;
    pop();
    if (mayBeForeign(name)) isForeign.pop();
  };
  const push = (name: string) => {
    open.push(name);
    counts.set(name, (counts.get(name) ?? 0) + 1);
    if (mayBeForeign(name)) isForeign.push(FOREIGN.has(name));
  };
  const tokens = new Tokenizer(
    { xmlMode: isXml, decodeEntities: false },
    {
      ...IGNORED,
      onopentagname(start, end) {
        last = nameAt(start, end);
        const ends = isXml ? undefined : ENDS.get(last);
        while (ends?.has(open.at(-1) ?? '')) pop();
        if (!isXml && VOID.has(last)) return;
        if (open.length >= MOST_OPEN) writeEnd(start - 1);
        push(last);
      },
      onselfclosingtag() {
        if (isForeign.at(-1) && open.at(-1) === last) pop();
      },
      onclosetag(start, end) {
        const name = nameAt(start, end);
        if (counts.get(name)) {
          // The parser keeps a stack of these elements, and forgets one only at an end tag of its own.
          while (open.at(-1) !== name) isForeign.length > MOST_OPEN ? writeEnd(start - 2) : pop();
          pop();
        }
        if (mayBeForeign(name)) isForeign.pop();
      },
    },
  );
  tokens.write(markup);
  tokens.end();
  written.push(markup.slice(from));
  return written.join('');
}

function each(names: string | ReadonlySet<string>, ended: string): [string, ReadonlySet<string>][] {
  const set = setOf(ended);
  return Array.from(typeof names === 'string' ? setOf(names) : names, (name) => [name, set]);
}
