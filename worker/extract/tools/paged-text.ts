import { classOf } from '../../html/class-of.js';

const HEADINGS = [1, 2, 3, 4, 5, 6].map((level) => `pre span.h${level}`).join();
/** A heading between marks; it goes on in the line below if that is marked too, or has had no room in its own. */
const MARKED =
  /\0(\d)([^\0]*)\0[ \t]*(?:\n\0\d([^\0]*)\0(?=\s*\n)|(?<=[^\0]{50}\0)\n[ \t]*(\S[^\n\0]*)(?=\n[ \t]*\n))?/g;
const FOOT = /\n[^\n]*\[Page [\divxlc]{1,9}\]$/;
const SENTENCE_END = /[.:;!?]["')\]]?$/;

/** Joins pages that follow each other into one text, and makes headings of what it marks as such, in place: RFCs. */
export function joinPagedText(body: Element): void {
  for (const heading of body.querySelectorAll(HEADINGS))
    heading.textContent = `\0${classOf(heading).slice(1, 2)}${heading.textContent}\0`;
  let pages: Element[] = [];
  for (const page of body.querySelectorAll('pre')) {
    if (/(?:^|\s)newpage(?:\s|$)/.test(classOf(page)) && page.previousElementSibling === pages.at(-1)) pages.push(page);
    else {
      writePages(pages);
      pages = [page];
    }
  }
  writePages(pages);
}

function writePages(pages: readonly Element[]): void {
  const [first] = pages;
  const texts = pages.map((page) =>
    withoutEdges((page.textContent ?? '').replace(/\r\n?|\f/g, '\n')).replace(FOOT, ''),
  );
  if (!first || (pages.length < 2 && !texts[0]?.includes('\0'))) return;
  const text = texts.map(withoutEdges).reduce((above, below) => above + breakBetween(above, below) + below);
  const add = (name: string, words: string) => {
    const part = first.ownerDocument.createElement(name);
    part.textContent = words;
    if (words) first.before(part);
  };
  let end = 0;
  for (const { 0: all, index, 1: level, 2: words, 3: marked = '', 4: rest = marked } of text.matchAll(MARKED)) {
    add('pre', withoutEdges(text.slice(end, index)));
    add(`h${level}`, `${words} ${rest}`.replace(/\s+/g, ' ').trim());
    end = index + all.length;
  }
  add('pre', withoutEdges(text.slice(end)));
  for (const page of pages) page.remove();
}

/** A paragraph that the end of a page divides continues without a gap. */
function breakBetween(above: string, below: string): string {
  const last = above.slice(above.lastIndexOf('\n') + 1);
  const isBroken = last.search(/\S/) === below.search(/\S/) && !SENTENCE_END.test(last);
  return isBroken ? '\n' : '\n\n';
}

/** Without the empty lines at both ends. */
function withoutEdges(text: string): string {
  return text.replace(/^(?:[ \t]*\n)+/, '').trimEnd();
}
