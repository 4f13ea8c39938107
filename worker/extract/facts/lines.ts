import { READINGS } from '../../html/base-text.js';
import { BOXES } from '../../html/boxes.js';
import { classOf } from '../../html/class-of.js';
import { textUpTo } from '../../html/text-up-to.js';
import { plain } from '../dom/plain.js';
import { AND, AND_LOOSE, WITH } from '../words/author.js';
import { anyOf, patternOf } from '../words/words.js';
import { namesAuthor } from './author-marks.js';
import { nameParts, nameText } from './name-parts.js';
import { isPerson, markedPeople } from './names.js';
import { isHiddenText, isOfOthers, readAlso } from './others.js';

/** One line of a page as shown: the text between two boundaries of block elements. */
export interface Line {
  text: string;
  /** The author's name, if the markup says that it is one; else ''. */
  author: string;
  /** How the markup says so; lines with the same mark name authors of the same kind. */
  mark: string;
  /** What the image before it shows, in words; else ''. */
  pictured: string;
  /** Elements with a machine-readable date. */
  times: Element[];
}

/** A line with its place in the page. */
export interface Open extends Line {
  heading: Element | undefined;
  /** The element in which it begins. */
  within: Element;
  /** Where in the text the last author ends. */
  authorEnd: number;
  /** Whether its authors are complete. */
  isNamed: boolean;
}

/** Lines after the headline that are looked at. */
export const LINES_AFTER = 16;

/** The lines around the headline of a page, if it has one, else all its lines. */
export function visibleLines(body: Element, isHeadline: (line: Open) => boolean): Open[] {
  const lines: Open[] = [];
  let headline: Open | undefined;
  let after = 0;
  const add = (line: Open) => {
    lines.push(line);
    if (headline && line.heading !== headline.heading) after += 1;
    headline ??= isHeadline(line) ? line : undefined;
  };
  let open: Open | undefined;
  let pictured = '';
  let [author, heading, named, part]: (Element | undefined)[] = [];
  let parts: readonly Element[] = [];
  const line = (within: Element) => {
    open ??= { text: '', author: '', mark: '', pictured: '', times: [], heading, within, authorEnd: 0, isNamed: false };
    return open;
  };
  const close = () => {
    const text = plain(open?.text) ?? '';
    if (open && !readAlso().test(text) && (text || open.times.length > 0))
      add({ ...open, text, author: plain(open.author) ?? '', pictured });
    if (text) pictured = '';
    // Below the name come the author's affiliation and address.
    if (open?.author && author && parts.length < 2 && markedPeople(plain(open.author) ?? '')) named = author;
    open = undefined;
  };
  /** Sets apart the name that comes next; what follows other words than `and` did something else. */
  const endName = () => {
    // A line may name very many, whose text is not to be copied for each.
    if (!open?.author || open.isNamed || open.author.length > MARKED_CHARS) return;
    const said = open.author.trim();
    if (!markedPeople(plain(said) ?? '')) return;
    const between = open.text.slice(open.authorEnd);
    if (BETWEEN_AUTHORS().test(between) || goesOn(between)) open.author = `${said}, `;
    else open.isNamed = true;
  };
  const visit = (parent: Element): void => {
    for (
      let node = parent.firstChild;
      node && after < LINES_AFTER && lines.length < MOST_LINES;
      node = node.nextSibling
    ) {
      if (node.nodeType === 3) {
        const text = node.nodeValue ?? '';
        if (!open && !text.trim()) continue;
        const current = line(parent);
        current.text += text;
        if (author && author !== named && (part || parts.length === 0) && !current.isNamed) {
          current.author += `${text} `;
          current.authorEnd = current.text.length;
          current.mark ||= `${author.localName} ${classOf(author)}`;
        }
      }
      if (node.nodeType === 1) enter(node as Element);
    }
  };
  const enter = (element: Element): void => {
    const name = element.localName;
    if (
      SKIPPED.has(name) ||
      (author && name === 'button' && !isPerson(nameText(element))) ||
      isOfOthers(element) ||
      isOfChange(element) ||
      isHiddenText(element)
    )
      return;
    const isBox = BOXES.has(name) || name === 'br';
    if (isBox) close();
    else if (open) open.text += ' ';
    const [authorBefore, headingBefore, partBefore] = [author, heading, part];
    if (HEADING.test(name)) heading = element;
    if (name === 'img') pictured = plain(element.getAttribute('alt')) ?? '';
    if (!author && namesAuthor(element) && textUpTo(element, MARKED_CHARS) !== undefined) {
      author = element;
      parts = nameParts(element);
      endName();
    }
    if (author && !part && parts.includes(element)) {
      part = element;
      endName();
    }
    if (TIMES.includes(name) || element.hasAttribute('datetime')) line(element).times.push(element);
    visit(element);
    [author, heading, part] = [authorBefore, headingBefore, partBefore];
    if (isBox) close();
    else if (open) open.text += ' ';
  };
  visit(body);
  close();
  return lines;
}
const and = () => `(?:${anyOf(AND, AND_LOOSE, WITH)}|&)`;
/** What stands between two authors. */
const BETWEEN_AUTHORS = patternOf(() => `^[\\s,;/|·•&+、]{0,9}(?:${and()}\\s+)?[\\s,;/|·•&+、]{0,9}$`);

/** Whether the words behind a name, for its role or place, lead to another author: ", Political Editor, and". */
function goesOn(between: string): boolean {
  return between.length <= ROLE_CHARS && ENDS_WITH_AND().test(between) && !DID_ELSE.test(between);
}
const ROLE_CHARS = 80;
const ENDS_WITH_AND = patternOf(() => `[\\s,)]${and()}\\s+$`);
/** Words for other work than writing, and the end of a sentence. */
const DID_ELSE = /[.!?]\s|\p{L}ed\s|(?<!\p{L})(?:by|von|par|por|di|foto|photo|image|illustration|video)/iu;
/** Elements with a machine-readable date; those other than `time` are code forges', with the same attribute. */
export const TIMES: readonly string[] = ['time', 'relative-time', 'time-ago', 'local-time'];

/** Whether an element dates a change; some give one date for publication and change. */
function isOfChange(element: Element): boolean {
  const classes = classOf(element);
  if (!/updated|modified|revision/i.test(classes) || /publish|entry-date|created/i.test(classes)) return false;
  return textUpTo(element, MARKED_CHARS) !== undefined;
}

/**
 * Characters and nodes: an element named after the author or a change that has more holds a whole post; names, roles
 * and dates fit.
 */
const MARKED_CHARS = 400;
/** Lines that are searched for the headline; pages that have it later say nothing reliable. */
const MOST_LINES = 1_500;
const SKIPPED = new Set([
  ...'script style noscript template svg select option textarea iframe object nav footer'.split(' '),
  ...READINGS,
]);
const HEADING = /^h[1-4]$/;
