import { BOXES } from '../dom/boxes.js';
import { classOf } from '../dom/class-of.js';
import { HEADINGS } from '../dom/headings.js';
import { textUpTo } from '../dom/text-up-to.js';

/** What a reader may do with a comment or a page; only where it stands alone, for a text may say the same words. */
const ACTION =
  /^(?:(?:log ?in to )?reply|permalink|click to expand(?:\.{3}|…)|share(?: this(?: page| post| article)?)?|copy link|edit (?:this )?page(?: on \w+)?|edit on git\w+|suggest edits|jump to (?:recipe|video|comments)|(?:print|pin|save|rate)(?: this)? recipe|print(?: this)? page|try it(?: yourself| out| live)?(?: ?[»›])?|(?:download: ?){0,2}download (?:high-res|full-size) image(?: \(\d+\w{2}\))?|open in (?:a )?new tab|full[- ]size image|view larger(?: version| image)?|add to (?:cart|basket|bag|wish ?list|compare|favou?rites)|quick (?:view|shop|buy|add)|(?:select|choose) options|view full details|compare selected(?: products)?|(?:view|see|browse|back to) all (?:open )?(?:jobs|positions)|(?:write a|add your|add a) review|add a note|view (?:this (?:e-?mail|newsletter) )?in (?:your|a|the) (?:web )?browser|back to top|antworten|répondre|responder|rispondi|ответить|teilen|partager|compartir|condividi|поделиться)$/i;
/** Arrows to what is answered, or back to where a note is referred to. */
const TO_PLACE = /^[↑⇧⬆↩⤴↖]\ufe0f?$/u;
/** A longer link has words of its own. With white space. */
export const LONGEST_CONTROL_CHARS = 60;
/** As deep as pages wrap a link without adding a word. */
const WRAPPERS = 4;
const INLINE = /^(?:a|b|em|font|i|small|span|strong|sub|sup|u)$/;

/** Leads to the code that a documentation tool read: Sphinx, rustdoc, YARD, ExDoc, pkgsite. */
const SOURCE_CLASS = /(?:^|\s)(?:src|viewcode-link|(?:view-?|show|\w{1,20}-)?source(?:-?link)?)(?:\s|$)/i;
/** In brackets, it can be nothing else. */
const SOURCE_MARK = /^(?:\[\s*source\s*\]|<\s*source\s*>)$/i;
const SOURCE_TEXT = /^\[?(?:view |show )?(?:source|src)(?: code)?\]?$/i;

/**
 * Whether a link is a control beside the text: its words only say what to do (reply, share), or lead to the source
 * code of what is described. Looks at its neighbours only.
 */
export function isControl(link: Element): boolean {
  const text = link.textContent ?? '';
  if (text.length > LONGEST_CONTROL_CHARS) return false;
  const words = text.trim();
  if (!words) return isArrow(link);
  if (RESET.test(words) || (FOLD.test(words) && standsAlone(link)))
    return /^(?:#|javascript:.*)?$/i.test(link.getAttribute('href') ?? '');
  if (TO_PLACE.test(words)) return (link.getAttribute('href') ?? '').includes('#');
  if (SOURCE_MARK.test(words)) return true;
  if (SOURCE_TEXT.test(words)) return [link, link.firstElementChild, link.parentElement].some(namesSource);
  return ACTION.test(words) && standsAlone(link) && !link.closest(HEADINGS);
}

/** What takes back a choice, and leads nowhere, as what only unfolds does. */
const RESET = /^(?:clear|reset)(?: all| selection)?$/i;

/** A picture that leads to a neighbour of the page, in the manuals of DocBook and others, or to the post that is quoted. */
function isArrow({ firstElementChild: image, lastElementChild: last }: Element): boolean {
  return image?.localName === 'img' && image === last && ARROW.test(image.getAttribute('alt') ?? '');
}
const ARROW = /^(?:view post|next|prev(?:ious)?|up|home|contents|index|top)$/i;

/** What a summary says that only tells what a click does. */
const FOLD =
  /^(?:(?:click|tap)(?: here| me)? to (?:expand|open|show|view|see)(?: (?:more|details))?|(?:expand|show|hide|toggle)(?: (?:all|description|attributes|fields|details|more))?|(?:read|see|view) more|expand all)[!.…]*$/i;

/** Whether the summary of what folds has no word of its text. */
export function isFoldControl(summary: Element): boolean {
  const text = summary.textContent ?? '';
  return text.length <= MOST_FOLD_CHARS && FOLD.test(text.replace(/\s+/g, ' ').trim());
}
const MOST_FOLD_CHARS = 200;

/** What MediaWiki puts behind a heading, or within it, and behind what someone wrote on a talk page. */
export function isEditLink(classes: string): boolean {
  return /(?:^|\s)(?:(?:mw-)?editsection|ext-discussiontools-init-(?:replylink-buttons|section-metaitem))(?:\s|$)/.test(
    classes,
  );
}

/** Whether an element is only the mark that shows what its tooltip says. */
export function isHelpMark(element: Element, classes: string): boolean {
  return HELP.test(classes) && /^\s*[?ⓘℹ]\ufe0f?\s*$/u.test(textUpTo(element, MOST_IN_CONTROL) ?? '');
}
const HELP = /(?:^|[\s_-])(?:tooltip|help|hint|info)(?:[\s_-]|$)/i;

function namesSource(element: Element | null): boolean {
  return element !== null && SOURCE_CLASS.test(classOf(element));
}

/** Whether nothing but white space, dots and other controls stand beside an element on its line. */
export function standsAlone(element: Element): boolean {
  let around = element;
  for (let level = 0; level <= WRAPPERS; level++) {
    if (isText(beyond(around, 'previousSibling')) || isText(beyond(around, 'nextSibling'))) return false;
    const parent = around.parentElement;
    if (!parent || !INLINE.test(parent.localName)) return true;
    around = parent;
  }
  return false;
}

/** The neighbour on one side, past a dot or stroke between the two. */
function beyond(element: Element, side: 'previousSibling' | 'nextSibling'): Node | null {
  let node: Node | null = element[side];
  let isParted = false;
  for (let i = 0; node && i < MOST_BETWEEN; i++, node = node[side]) {
    const isSeparator = SEPARATOR.test(shortText(node));
    if (!isSeparator && !(isParted && node.nodeType === 3 && !hasText(node))) return node;
    isParted ||= isSeparator;
  }
  return node;
}
const SEPARATOR = /^\s*[·|•]\s*$/;
const MOST_BETWEEN = 4;

function shortText(node: Node): string {
  if (node.nodeType === 3) return node.nodeValue?.slice(0, MOST_IN_CONTROL) ?? '';
  return node.nodeType === 1 ? (textUpTo(node as Element, MOST_IN_CONTROL) ?? '') : '';
}

/** Whether a neighbour is text of the same line; another control is none. */
function isText(node: Node | null): boolean {
  if (node?.nodeType !== 1) return hasText(node);
  const element = node as Element;
  if (BOXES.has(element.localName) || element.localName === 'button') return false;
  // A card: what stands behind it is on a line of its own.
  if (element.localName === 'a' && element.querySelector(CARD)) return false;
  const words = element.localName === 'a' ? textUpTo(element, MOST_IN_CONTROL) : undefined;
  return !ACTION.test(words?.trim() ?? '');
}
const CARD = `${HEADINGS},p,div`;
/** Characters and nodes. */
const MOST_IN_CONTROL = 100;

/** Whether a node is an element, or text other than white space. */
export function hasText(node: Node | null): boolean {
  return node !== null && node.nodeType !== 8 && (node.nodeType !== 3 || Boolean(node.nodeValue?.trim()));
}
