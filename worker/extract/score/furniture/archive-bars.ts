import { textUpTo } from '../../../html/text-up-to.js';

/** Cheap sign, at the start of the page's markup, of a mail archive by Mailman, MHonArc, Hypermail or public-inbox. */
const SIGN = /(?:previous message|messages sorted by|prev by date|date prev\b|>thread overview<)/i;
const BEGINNING_CHARS = 20_000;

/** Whether the start of a page's markup shows that it is a message in a mail archive. */
export function isArchive(html: string): boolean {
  return SIGN.test(html.slice(0, BEGINNING_CHARS));
}

/** What each item of a bar begins with there; they lead to other messages or lists of them. */
const ITEM =
  /^(?:(?:next|prev(?:ious)?) (?:message|(?:by|in) (?:date|thread|subject|author))|(?:contemporary )?messages sorted|(?:maybe )?(?:in )?reply(?: to)?|index(?:\(es\)|es)?)\s*(?:by\b|\(|:|$)/i;
/** An item in brackets, in a bar that is not a list. */
const BRACKETED = /^(?:(?:date|thread|author|subject) (?:prev(?:ious)?|next|index)|list home|notes)$/i;
const MOST_ITEM_CHARS = 600;
const MOST_ITEMS = 8;

/**
 * The parts of an archive's page that lead to other messages or say how to answer one. Links of bars that are not lists
 * are removed, in place.
 */
export function archiveBars(content: Element): Element[] {
  for (const link of content.querySelectorAll('a[href]'))
    if (BRACKETED.test(textUpTo(link, MOST_ITEM_CHARS)?.trim() ?? '')) dropBracketed(link);
  const set = Array.from(content.querySelectorAll('pre')).filter(isSetBar);
  const lists = Array.from(content.querySelectorAll('a[href*="/listinfo/"]')).filter(isListInfo);
  return [...Array.from(content.querySelectorAll('ul')).filter(isBar), ...set, ...lists];
}

/**
 * Whether a `pre` is furniture of public-inbox, which marks up its own text like mails: its search and reply
 * instructions, each all of a form, and its footer.
 */
function isSetBar(text: Element): boolean {
  const { parentElement: parent } = text;
  if (parent?.localName === 'form' && parent.childElementCount === 1) return true;
  return /^\s*This is (?:a public inbox|an external index of)/.test(text.textContent ?? '');
}

/** Whether a link at the end of a page leads to what Mailman says about the list. */
function isListInfo(link: Element): boolean {
  return /^More\s+information\s+about\s/i.test(textUpTo(link, MOST_ITEM_CHARS)?.trim() ?? '');
}

function isBar({ children }: Element): boolean {
  const items = Array.from(children);
  if (items.length === 0 || items.length > MOST_ITEMS) return false;
  return items.every((item) => ITEM.test(textUpTo(item, MOST_ITEM_CHARS)?.trim() ?? ''));
}

function dropBracketed(link: Element): void {
  const { previousSibling: before, nextSibling: after } = link;
  if (!/\[\s*$/.test(before?.nodeValue ?? '') || !/^\s*\]/.test(after?.nodeValue ?? '')) return;
  if (before) before.nodeValue = (before.nodeValue ?? '').replace(/\[\s*$/, '');
  if (after) after.nodeValue = (after.nodeValue ?? '').replace(/^\s*\]/, '');
  link.remove();
}
