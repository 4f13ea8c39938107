import { type Block, lineOf } from '../../tree.js';
import { isShareLabel } from './controls.js';

/** Questions whether the page was of help, whose buttons are gone. */
const ASKS =
  /^(?:(?:was|is|did) (?:this|the) (?:page|article|information|document|section|content|answer|topic|guide|post)(?: page)? (?:help(?:ful|s)?|useful|answer your question)(?: (?:to )?you)?\??|did this answer your question\??|did you find (?:it|this(?: \w+)?|the \w+) (?:helpful|useful)\??(?: ?yes ?[|/]? ?no)?|how (?:helpful|useful) was this (?:page|article)\??|rate this (?:page|article))$/i;

/** Counts of helpful votes below a review, whose buttons are gone too. */
const VOTES = /^\d[\d.,]* (?:people|persons?|customers?|users?) found this (?:review )?helpful\.?$/i;

/** Words beside page numbers and sorting choices of a list, which are gone. */
const BARS =
  /^(?:(?:sort(?:ed)?|order|filter) ?by:?|filters?:|showing (?:all )?\d[\d,. ]{0,9}(?: ?[-–—] ?\d[\d,. ]{0,9})? ?(?:of \d[\d,. ]{0,9})?(?:results?|products?|items?|item\(s\))|there (?:are|is) \d{1,6} products?\.)$/i;

/** What Wix tells screen readers at either end of a page. */
const ENDS = /^(?:top|bottom) of page$/;

/** What newspapers write above an advertisement. */
const AD =
  /^(?:[-–—] ?)?(?:advertisement(?:[.:]? ?[-–—]? ?(?:scroll to continue(?: reading)?|continue reading below)\.?)?|anzeige|werbung|publicité|publicidad|pubblicità|publicidade|advertentie|annons|annonse|reklama?|реклама|広告|광고|广告|廣告|(?:story|article) continues (?:below|after) (?:this |the )?ad(?:vertisement)?)(?: ?[-–—])?$/i;

/** Placeholders for what a script was to draw. */
const PLEA = /^(?:please )?enable javascript to (?:view|see|use) [\w ]{1,60}\.?$/i;

/** Words beside the switches of a recipe, which are gone. */
const SWITCHES =
  /^(?:cook mode(?: prevent your screen from going dark)?|prevent your screen from going dark|units scale)$/i;

/** Reading time and page views, and words beside a counter that is gone. */
const COUNTS =
  /^(?:(?:reading time:? ?)?(?:about |approx\.? |~ ?)?\d{1,3} ?[- ]?min(?:ute)?s?\.?(?: of)? read(?:ing)?(?: time)?|post views: ?[\d,.]+|you are (?:the )?visitor(?: (?:number|no\.?|#))?:?(?: since [\w /.,]{1,20})?)$/i;

/** What only parted facts or controls that were on one line: `Ada`, `•`, `12 Jan`. */
const SEPARATOR = /^[•·∙‧|/\s]+$/;

/** The blocks without questions about the page and headings of sections that are gone. */
export function withoutLeftovers(blocks: readonly Block[]): Block[] {
  const left = blocks.filter((block) => {
    if (block.type !== 'paragraph' && block.type !== 'heading') return true;
    const line = lineOf(block, MOST_CHARS);
    if (line.length > MOST_CHARS) return true;
    if (BARS.test(line)) return false;
    if (block.type === 'heading') return true;
    return !(isShareLabel(line) || LEFTOVERS.some((words) => words.test(line)));
  });
  return left.filter((block, i) => !(isAside(block) && isNextSection(block, left[i + 1])));
}
const LEFTOVERS = [AD, ASKS, COUNTS, ENDS, PLEA, SEPARATOR, SWITCHES, VOTES];
/** None of these is longer. */
const MOST_CHARS = 200;

/** Drops headings at the end that lead on to something and have nothing below them. */
export function withoutLooseEnd(blocks: readonly Block[]): readonly Block[] {
  const last = blocks.findLastIndex(({ type }) => type !== 'heading');
  const behind = blocks.slice(last + 1);
  return last >= 0 && behind.every((heading) => ASIDE.test(lineOf(heading, MOST_CHARS)))
    ? blocks.slice(0, last + 1)
    : blocks;
}

function isAside(block: Block): boolean {
  const line = block.type === 'heading' ? lineOf(block, MOST_CHARS) : '';
  return RELATED.test(line) && ASIDE.test(line);
}
const RELATED =
  /^(?:[A-Z\d.]{1,6} )?(?:related|similar|recommended|you (?:might|may) also like|references|bibliography|supplementa(?:l|ry)|supporting information)\b/i;

/** Whether a section is empty: a heading of its level or above comes right after its own. */
function isNextSection(heading: Block, next: Block | undefined): boolean {
  return heading.type === 'heading' && next?.type === 'heading' && next.depth <= heading.depth;
}

/** Headings of sections that lead on from a text (references, related pages); without their links they are nothing. */
const ASIDE =
  /^(?:[A-Z\d.]{1,6} )?(?:(?:(?:non-)?normative |informative )?references|sources|bibliography|notes|see also|feedback|comments|share(?: this.{0,20})?|tags|downloads?|(?:related|similar|recommended|further|additional|more)(?: \w+){0,5}|supplementa(?:l|ry) (?:information|data|materials?|files?)|supporting information|author information|authors and affiliations|rights and permissions|next steps|what's next|you (?:might|may) also like|reviews|(?:get|join|subscribe to|sign up (?:for|to)) (?:\w+ ){0,5}(?:newsletter|letter|updates)|newsletter):?$/i;

/** False for the heading of a table of contents whose list is gone. */
export function isNoEmptyMenu(block: Block, i: number, all: readonly Block[]): boolean {
  const next = all[i + 1]?.type;
  const line = block.type === 'heading' ? lineOf(block, MOST_CHARS) : '';
  if (!MENU.test(line)) return true;
  return next !== undefined && next !== 'heading' && (next === 'list' || !OF_PAGE.test(line));
}
/** A heading that belongs to nothing else. */
const OF_PAGE = /^(?:table of contents|(?:on|in) this (?:page|article|section))$/i;
const MENU =
  /^(?:(?:table of )?contents|(?:on|in) this (?:page|article|section)|page contents|inhalt(?:sverzeichnis)?|sommaire|table des matières|contenidos?|índice|indice|sumário|содержание|оглавление|目次|目录|目錄)$/i;

/** The blocks without rules at either end or beside each other: what they separated is gone. */
export function withoutEdges(blocks: readonly Block[]): Block[] {
  const isText = ({ type }: Block) => type !== 'thematicBreak';
  const first = blocks.findIndex(isText);
  const inside = first < 0 ? [] : blocks.slice(first, blocks.findLastIndex(isText) + 1);
  return inside.filter((block, i) => isText(block) || isText(inside[i - 1] ?? block));
}
