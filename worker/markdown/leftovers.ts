import { isShareLabel } from '../extract/recognise/controls.js';
import type { Block } from './pieces.js';

/** Questions whether the page was of help, whose buttons are gone. */
const ASKS =
  /^(?:(?:\*\*)?(?:was|is|did) (?:this|the) (?:page|article|information|document|section|content|answer|topic|guide|post)(?: page)? (?:help(?:ful|s)?|useful|answer your question)(?: (?:to )?you)?\??(?:\*\*)?|did this answer your question\??|did you find (?:it|this(?: \w+)?|the \w+) (?:helpful|useful)\??(?: ?yes ?[|/]? ?no)?|how (?:helpful|useful) was this (?:page|article)\??|rate this (?:page|article))$/i;

/** Counts of helpful votes below a review, whose buttons are gone too. */
const VOTES = /^\d[\d.,]* (?:people|persons?|customers?|users?) found this (?:review )?helpful\.?$/i;

/** Words beside page numbers and sorting choices of a list, which are gone. */
const BARS =
  /^(?:#+ )?(?:\*\*)?(?:(?:sort(?:ed)?|order|filter) ?by:?|filters?:|showing (?:all )?\d[\d,. ]{0,9}(?: ?[-–—] ?\d[\d,. ]{0,9})? ?(?:of \d[\d,. ]{0,9})?(?:results?|products?|items?|item\\?\(s\\?\))|there (?:are|is) \d{1,6} products?\.)(?:\*\*)?$/i;

/** What Wix tells screen readers at either end of a page. */
const ENDS = /^(?:top|bottom) of page$/;

/** What newspapers write above an advertisement. */
const AD =
  /^(?:\*\*|\\?[-–—] ?)?(?:advertisement(?:[.:]? ?[-–—]? ?(?:scroll to continue(?: reading)?|continue reading below)\.?)?|anzeige|werbung|publicité|publicidad|pubblicità|publicidade|advertentie|annons|annonse|reklama?|реклама|広告|광고|广告|廣告|(?:story|article) continues (?:below|after) (?:this |the )?ad(?:vertisement)?)(?:\*\*| ?\\?[-–—])?$/i;

/** Placeholders for what a script was to draw. */
const PLEA = /^(?:please )?enable javascript to (?:view|see|use) [\w ]{1,60}\.?$/i;

/** Words beside the switches of a recipe, which are gone. */
const SWITCHES =
  /^(?:cook mode(?: prevent your screen from going dark)?|prevent your screen from going dark|units scale)$/i;

/** Reading time and page views, and words beside a counter that is gone. */
const COUNTS =
  /^(?:(?:reading time:? ?)?(?:about |approx\.? |~ ?)?\d{1,3} ?[- ]?min(?:ute)?s?\.?(?: of)? read(?:ing)?(?: time)?|post views: ?[\d,.]+|you are (?:the )?visitor(?: (?:number|no\.?|#))?:?(?: since [\w /.,]{1,20})?)$/i;

/** The blocks without questions about the page and headings of sections that are gone. */
export function withoutLeftovers(blocks: readonly Block[]): Block[] {
  const left = blocks.filter(
    ({ block, kind }, i) =>
      !(kind === 'paragraph' && isShareLabel(block)) &&
      !(kind === 'paragraph' && [AD, ASKS, COUNTS, ENDS, PLEA, SWITCHES, VOTES].some((words) => words.test(block))) &&
      !(/^(?:paragraph|heading)$/.test(kind) && BARS.test(block)) &&
      !isSeparator(blocks, i),
  );
  return left.filter((block, i) => !(isAside(block) && isNextSection(block, left[i + 1])));
}

/** Drops headings at the end that lead on to something and have nothing below them. */
export function withoutLooseEnd(blocks: readonly Block[]): readonly Block[] {
  const last = blocks.findLastIndex(({ kind }) => kind !== 'heading');
  const behind = blocks.slice(last + 1);
  return last >= 0 && behind.every(({ block }) => ASIDE.test(block)) ? blocks.slice(0, last + 1) : blocks;
}

/** Whether a block only separates two facts of what was one line: `Ada`, `•`, `12 Jan`. */
function isSeparator(blocks: readonly Block[], i: number): boolean {
  if (!SEPARATOR.test(blocks[i]?.block ?? '')) return false;
  return [blocks[i - 1], blocks[i + 1]].every((one) => one?.kind === 'paragraph' && FACT.test(one.block));
}
const SEPARATOR = /^(?:[•·∙‧|/]|\\?[–—-])$/u;
/** A short line that is not a sentence or the end of one. */
const FACT = /^[^\n]{0,60}[^\n.!?:…]$/u;

function isAside({ block, kind }: Block): boolean {
  return kind === 'heading' && RELATED.test(block) && ASIDE.test(block);
}
const RELATED =
  /^#+ \**(?:[A-Z\d.]{1,6} )?(?:related|similar|recommended|you (?:might|may) also like|references|bibliography|supplementa(?:l|ry)|supporting information)\b/i;

/** Whether a section is empty: a heading of its level or above comes right after its own. */
function isNextSection({ block }: Block, next: Block | undefined): boolean {
  return next?.kind === 'heading' && next.block.indexOf(' ') <= block.indexOf(' ');
}

/** Headings of sections that lead on from a text (references, related pages); without their links they are nothing. */
const ASIDE =
  /^#+ (?:\*{0,2})(?:[A-Z\d.]{1,6} )?(?:(?:(?:non-)?normative |informative )?references|sources|bibliography|notes|see also|feedback|comments|share(?: this.{0,20})?|tags|downloads?|(?:related|similar|recommended|further|additional|more)(?: \w+){0,5}|supplementa(?:l|ry) (?:information|data|materials?|files?)|supporting information|author information|authors and affiliations|rights and permissions|next steps|what's next|you (?:might|may) also like|reviews|(?:get|join|subscribe to|sign up (?:for|to)) (?:\w+ ){0,5}(?:newsletter|letter|updates)|newsletter)\**:?$/i;

/** False for the heading of a table of contents whose list is gone. */
export function isNoEmptyMenu({ block, kind }: Block, i: number, all: readonly Block[]): boolean {
  const next = all[i + 1]?.kind;
  if (kind !== 'heading' || !MENU.test(block)) return true;
  return next !== undefined && next !== 'heading' && (next === 'list' || !OF_PAGE.test(block));
}
/** A heading that belongs to nothing else. */
const OF_PAGE = /^#+ (?:table of contents|(?:on|in) this (?:page|article|section))$/i;
const MENU =
  /^#+ (?:(?:table of )?contents|(?:on|in) this (?:page|article|section)|page contents|inhalt(?:sverzeichnis)?|sommaire|table des matières|contenidos?|índice|indice|sumário|содержание|оглавление|目次|目录|目錄)$/i;

/** The blocks without rules at either end or beside each other: what they separated is gone. */
export function withoutEdges(blocks: readonly Block[]): Block[] {
  const isText = ({ block }: Block) => block !== RULE;
  const first = blocks.findIndex(isText);
  const inside = first < 0 ? [] : blocks.slice(first, blocks.findLastIndex(isText) + 1);
  return inside.filter((block, i) => isText(block) || isText(inside[i - 1] ?? block));
}
/** A thematic break. */
export const RULE = '---';
