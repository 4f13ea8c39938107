/** A run of text in one font and direction, as pdf.js reports it. */
export interface PdfItem {
  str: string;
  hasEOL: boolean;
  /** Font size, in units of the page. */
  height: number;
  /** The last two numbers place the run on the page, from its lower left corner. */
  transform: number[];
}

interface Line {
  text: string;
  y: number;
  height: number;
}

/** A gap this many times wider than usual on its page separates paragraphs. */
const WIDE = 1.25;
/** So does a font size that differs this much, as of a heading. */
const OTHER_SIZE = 1.15;

/** The paragraphs of a page, each as its lines; words hyphenated at the end of a line are made whole. */
export function paragraphsOf(items: readonly PdfItem[]): string[][] {
  const lines = linesOf(items);
  const gaps = lines.map((line, i) => (lines[i - 1]?.y ?? line.y) - line.y).filter((gap) => gap > 0);
  const usual = gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  const paragraphs: Line[][] = [];
  for (const line of lines) {
    const paragraph = paragraphs.at(-1);
    const last = paragraph?.at(-1);
    if (!paragraph || !last || isApart(last, line, usual)) paragraphs.push([line]);
    else if (isParted(last.text, line.text)) {
      const whole = last.text.slice(0, -1) + line.text;
      paragraph[paragraph.length - 1] = { ...line, text: whole };
    } else paragraph.push(line);
  }
  return paragraphs.map((paragraph) => paragraph.map(({ text }) => text));
}

function linesOf(items: readonly PdfItem[]): Line[] {
  const lines: Line[] = [];
  let text = '';
  let runs: PdfItem[] = [];
  const end = () => {
    const [first] = runs;
    const height = Math.max(0, ...runs.map((run) => run.height));
    if (first) lines.push({ text: text.replace(/\s+/g, ' ').trim(), y: first.transform[5] ?? 0, height });
    text = '';
    runs = [];
  };
  for (const item of items) {
    text += item.str;
    if (item.str.trim()) runs.push(item);
    if (item.hasEOL) end();
  }
  end();
  return lines;
}

/** Whether a paragraph ends between two lines; a step upwards starts another column. */
function isApart(last: Line, line: Line, usual: number): boolean {
  const gap = last.y - line.y;
  const [small = 0, large = 0] = [last.height, line.height].sort((a, b) => a - b);
  return gap < 0 || gap > WIDE * usual || large > OTHER_SIZE * small;
}

/**
 * Whether a word is hyphenated across two lines: between lower-case letters the hyphen is mostly the typesetter's, not
 * the author's.
 */
function isParted(line: string, next: string): boolean {
  return /\p{Ll}[-\u00ad\u2010]$/u.test(line) && /^\p{Ll}/u.test(next);
}
