import { BOXES } from '../../dom/boxes.js';
import { Tokenizer } from '../../dom/linkedom.js';
import { IGNORED } from './ignored.js';
import { CLOSES_P, setOf, VOID } from './tags.js';

/** Elements that mark text. Browsers end them where they cross others, and go on with them behind. */
export const MARKS = setOf('b strong i em del s strike');
/** Marks that go on at once; more are hostile. */
const MOST_MARKS = 4;
/** A share of the markup: what may be added. */
const MOST_ADDED = 0.5;
const LEAST_ADDED = 10_000;
/** Elements whose text is no text of the page. */
const SILENT = /^(?:iframe|math|noscript|script|select|style|svg|template|textarea|title)$/;
const CELL = /^(?:caption|td|th|tr)$/;
const SHOWN = /^(?:br|img|input)$/;

/**
 * Markup in which no mark holds a block or crosses another mark: each ends before a block begins or ends, and goes on at
 * the next text. This parser ends with a mark all that began inside it, so that the words behind it would lose their own
 * mark, or be a paragraph of their own. A mark that the page never ends (`isLeftOpen`) ends with its paragraph. Source:
 * HTML Standard, 13.2.4.3 and 13.2.6.4.7, what browsers show of it.
 */
export function withMarksInside(markup: string, isLeftOpen: (mark: string) => boolean): string {
  const written: string[] = [];
  const open: string[] = [];
  const counts = new Map<string, number>();
  let carried: readonly string[] = [];
  /** What goes on from outside, for each table that is open: a mark that begins in a cell ends with it. */
  const tables: (readonly string[])[] = [];
  let from = 0;
  let left = Math.max(LEAST_ADDED, MOST_ADDED * markup.length);

  const push = (name: string) => {
    open.push(name);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  const pop = () => {
    const name = open.pop() ?? '';
    counts.set(name, (counts.get(name) ?? 1) - 1);
    return name;
  };
  const write = (at: number, instead: string, next = at) => {
    written.push(markup.slice(from, at), instead);
    from = next;
    left -= instead.length;
  };
  /** Ends the innermost marks at `at`; they go on later. */
  const endMarks = (at: number) => {
    const ended: string[] = [];
    while (MARKS.has(open.at(-1) ?? '')) ended.unshift(pop());
    if (ended.length === 0) return;
    write(
      at,
      ended
        .toReversed()
        .map((mark) => `</${mark}>`)
        .join(''),
    );
    const goingOn = [...carried, ...ended].filter((mark) => !isLeftOpen(mark));
    carried = left > 0 ? [...new Set(goingOn)].slice(0, MOST_MARKS) : [];
  };
  const goOn = (at: number) => {
    if (carried.length === 0) return;
    write(at, carried.map((mark) => `<${mark}>`).join(''));
    for (const mark of carried) push(mark);
    carried = [];
  };
  const start = (name: string, at: number) => {
    if (BOXES.has(name)) endMarks(at);
    else if (SHOWN.test(name) || !(VOID.has(name) || SILENT.test(name))) goOn(at);
    if (CLOSES_P.has(name) && open.at(-1) === 'p') pop();
    if (!VOID.has(name)) push(name);
    if (name === 'table') tables.push(carried);
    else if (CELL.test(name)) carried = tables.at(-1) ?? [];
  };
  const end = (name: string, at: number, next: number) => {
    if (!MARKS.has(name)) {
      if (!counts.get(name)) return;
      endMarks(at);
      while (pop() !== name);
      if (name === 'table') carried = tables.pop() ?? [];
      else if (CELL.test(name)) carried = tables.at(-1) ?? [];
    } else if (counts.get(name)) endMark(name, at, next);
    else if (carried.includes(name)) {
      carried = carried.filter((mark) => mark !== name);
      write(at, '', next);
    }
  };
  /** Ends one mark that is open; those that began inside it go on behind it. */
  const endMark = (name: string, at: number, next: number) => {
    const above: string[] = [];
    while (open.at(-1) !== name) above.unshift(pop());
    pop();
    if (above.length === 0 || !above.every((one) => MARKS.has(one))) return;
    write(at, [...above.toReversed(), name].map((mark) => `</${mark}>`).join(''), next);
    carried = [...new Set([...carried, ...above])].slice(0, MOST_MARKS);
  };
  const tokens = new Tokenizer(
    { xmlMode: false, decodeEntities: false },
    {
      ...IGNORED,
      onopentagname(at, next) {
        start(markup.slice(at, next).toLowerCase(), at - 1);
      },
      onclosetag(at, next) {
        const close = markup.indexOf('>', next);
        end(markup.slice(at, next).toLowerCase(), at - 2, close < 0 ? markup.length : close + 1);
      },
      ontext(at, next) {
        if (carried.length > 0 && !SILENT.test(open.at(-1) ?? '') && /\S/.test(markup.slice(at, next))) goOn(at);
      },
    },
  );
  tokens.write(markup);
  tokens.end();
  written.push(markup.slice(from));
  return written.join('');
}
