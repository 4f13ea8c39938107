import { classOf } from '../../html/class-of.js';
import { textLength } from '../../html/text-sizes.js';
import { textUpTo } from '../../html/text-up-to.js';
import { namesAuthor } from './author-marks.js';
import { LATER } from './date-words.js';
import { dateIn, toIsoDate } from './iso-date.js';
import { isOfOthers } from './others.js';

/** The date of the first short line that its name or words call the date, among the first elements of the page. */
export function labelledDate(
  { body }: Document,
  lang: string | undefined,
  teasers: ReadonlySet<Element>,
): string | undefined {
  let seen = 0;
  const visit = (parent: Element): string | undefined => {
    for (let node = parent.firstChild; node && seen < DATE_ELEMENTS; node = node.nextSibling) {
      if (node.nodeType !== 1) continue;
      seen += 1;
      const element = node as Element;
      if (isOfOthers(element) || teasers.has(element)) continue;
      const date = (isDateLine(element) && dateOf(element, lang)) || dateOfEntry(element, lang) || visit(element);
      if (date) return date;
    }
    return undefined;
  };
  return visit(body);
}

/** The date of an element; microformats have the exact one in its `title`. */
function dateOf(element: Element, lang: string | undefined): string | undefined {
  const time = element.querySelector('time[datetime]')?.getAttribute('datetime') || element.getAttribute('content');
  return (
    (time && toIsoDate(time)) ||
    dateIn(element.textContent ?? '', lang) ||
    toIsoDate(element.getAttribute('title') ?? '', lang)
  );
}

/** The date of a sentence with which blogs end a post: it goes on about categories and comments. */
function dateOfEntry(element: Element, lang: string | undefined): string | undefined {
  const { firstChild: text } = element;
  if (text?.nodeType !== 3 || !OF_ENTRY.test(text.nodeValue ?? '')) return undefined;
  return dateIn((textUpTo(element, MOST_LOOKED_AT) ?? '').trim().slice(0, DATE_LINE_CHARS), lang);
}

function isDateLine(element: Element): boolean {
  const names = element.hasAttributes() ? namesOf(element) : '';
  const isNamed = names !== '' && (DATE_NAME.test(names) || namesAuthor(element));
  const { firstChild } = element;
  const saysSo = () => firstChild?.nodeType === 3 && SAYS_SO.test(firstChild.nodeValue ?? '');
  if (!(isNamed || saysSo()) || /revision|comment|event|dtstart|date-(?:upcoming|past|future)/i.test(names))
    return false;
  if (STATES_DATE.test(names) && element.hasAttribute('content')) return true;
  const text = textUpTo(element, MOST_LOOKED_AT);
  if (text === undefined || textLength(text) > DATE_LINE_CHARS) return false;
  return !LATER.test(text) && !element.querySelector('[class*="updated"],[class*="modified"]');
}

function namesOf(element: Element): string {
  const property = element.getAttribute('itemprop') ?? element.getAttribute('property')?.replaceAll(':', ' ');
  return property ? `${classOf(element)} ${property}` : classOf(element);
}

/** Class names of the line under a headline; `update` and `upcoming` do not count. */
const DATE_NAME =
  /(^|[\s_-])(date|dateline|published|pubdate|posted|postdate|byline|timestamp|datepublished|(?:post|entry|article)-meta)([\s_-]|$)/i;
/** Properties of the date, of whatever element. */
const STATES_DATE = /(?:^|\s)(?:datePublished|dc created|dcterms issued)(?:\s|$)/;
/** A line that says so in its words, without a class. */
const SAYS_SO = /^\s*(?:(?:posted|published|submitted) (?:by|on)|published:|written by)(?:\s|$)/i;
/** How such a sentence begins. Source: the translations of WordPress's default themes. */
const OF_ENTRY = new RegExp(
  `^\\s*(?:${[
    'this (?:entry|post|article|item) (?:was|is) (?:posted|published|written|filed)(?: by .{2,40})? on|dieser (?:beitrag|eintrag|artikel) wurde am',
    '(?:cette entrée|cet article|ce billet) a été (?:publiée?|postée?|écrite?) le|esta entrada (?:fue (?:publicada|escrita|posteada)|se publicó) el',
    'quest[oa] (?:articolo|post|voce) è stat[oa] (?:pubblicat|inserit|scritt|postat)[oa]|(?:dit|deze) (?:bericht|artikel|entry) (?:is|werd|was) (?:geplaatst|gepost|gepubliceerd) op',
    '(?:este artigo|esta entrada|este post) foi (?:publicad|escrit|postad)[oa] em|ten wpis został (?:opublikowany|utworzony|dodany)',
    '(?:эта )?запись (?:была )?(?:опубликована|создана|добавлена)|detta inlägg (?:postades|publicerades|skrevs)|dette indlæg blev (?:udgivet|skrevet)',
  ].join('|')})\\s`,
  'iu',
);
/** Characters: such a line is short, and among the first elements of the page. */
export const DATE_LINE_CHARS = 120;
const DATE_ELEMENTS = 3_000;
/** Characters and nodes that are looked at for such a line. */
const MOST_LOOKED_AT = 5_000;
