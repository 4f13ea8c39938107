import { classOf } from '../../html/class-of.js';
import { outermost } from '../../html/outermost.js';
import { isShell, sizeUpTo, textLength } from '../../html/text-sizes.js';
import { HIDDEN_BY } from '../../page.js';
import type { Markup } from '../dom/markup.js';
import type { Guard } from '../guard.js';
import { isConsent, namesConsent } from './consent.js';
import type { CssRule } from './css/css-rules.js';
import { hidingRules } from './css/hiding-rules.js';
import { isOther, sheetsOf } from './css/sheets.js';
import { createStyles, type Styles } from './css/styles.js';
import { hiddennessBy } from './hidden.js';
import { isAloneOnNarrow } from './narrow.js';
import { MOST_OF_PAGE } from './noscript.js';
import { panelsOf } from './panels.js';
import { dropTextsAroundShown, mayHideByInheritance } from './shown-inside.js';
import { unreadableIn } from './unreadable.js';
import { veiledPage } from './veiled.js';
import type { Hidden } from './ways.js';
import { signInstead } from './yes-or-no.js';

/**
 * Elements that are never content. Forms are dropped later, since some sites wrap the whole page in one; objects too,
 * as embeds.
 */
const NEVER_CONTENT = new Set(
  (
    'script style template svg link meta base applet canvas noembed ' +
    'amp-ad amp-sticky-ad amp-sidebar amp-analytics amp-pixel amp-consent amp-social-share amp-user-notification'
  ).split(' '),
);
const NEVER_CONTENT_ROLE = /^(?:alert)?dialog$/;

/**
 * What is hidden in a way that scripts undo (faded in, unfolded) is dropped up to this share of all text; beyond it,
 * the page starts that way. Without it, two of 160 development pages lost all their text.
 */
const HIDDEN_ASIDE = 0.2;
/** Characters: a shorter piece that stands alone is no content of its own, even where the other hidden pieces are. */
const ASIDE_CHARS = 250;
/** Characters: of a notice; a page that starts hidden has more. */
const NOTICE_CHARS = 200;

/** A page to be cleaned of what no reader sees. */
export interface Cleaning {
  document: Document;
  markup: Markup;
  /** Those of its style sheets. */
  rules: readonly CssRule[];
  isMatter: Guard;
  styles: Styles;
  /** Whether the page has no style sheets besides these. */
  isAll: boolean;
  /** What may be hidden except for elements inside. */
  inherited: Element[];
}

export function cleaningOf(
  document: Document,
  markup: Markup,
  rules: readonly CssRule[],
  isMatter: Guard = () => false,
): Cleaning {
  // Has to be asked before links to style sheets are removed.
  const isAll = !sheetsOf(markup).some(isOther);
  return { document, markup, rules, isMatter, styles: createStyles(rules), isAll, inherited: [] };
}

/** Removes what is never content, in place. */
export function dropNeverShown({ document, inherited }: Cleaning): void {
  dropNeverContent(document.body, inherited);
}

/** Removes comments, and what is hidden or asks for consent, but not the page itself, in place. */
export function dropHidden({ document, markup, rules, isMatter, styles, isAll }: Cleaning): void {
  const { body } = document;
  const mayAsk = namesConsent(markup.names);
  const holders = new Map<Element, (one: Element) => boolean>();
  const { comments, hidden, unreadable } = collect(
    body,
    hiddennessBy(
      hidingRules(document, rules, (holder, isShown) => holders.set(holder, isShown)),
      isAll ? styles : createStyles([]),
      markup.attributes.has(HIDDEN_BY),
    ),
    unreadableIn(body, styles, isAll),
    (element) => mayAsk && isConsent(element) && !isMatter(element),
  );
  for (const comment of comments) comment.remove();
  for (const [holder, isShown] of holders) dropTextsAroundShown(holder, isShown);
  if (hidden.size === 0) return;
  const size = (element: Element) => textLength(element.textContent);
  const sum = (elements: readonly Element[]) => elements.reduce((sum, element) => sum + size(element), 0);
  // Not if it is so much of the page: then its background is painted in a way that is not known here.
  if (unreadable.length > 0 && sum(outermost(unreadable)) > HIDDEN_ASIDE * size(body))
    for (const element of unreadable) hidden.delete(element);
  const notYetShown = outermost([...hidden.keys()].filter((element) => hidden.get(element) === 'yet'));
  const most = sum(notYetShown) / HIDDEN_ASIDE;
  const isAside = sizeUpTo(body, most) >= most;
  const outer = new Set(notYetShown);
  const isUnseen = (element: Element) => {
    if (/never|narrow/.test(hidden.get(element) ?? '')) return true;
    // What is inside another such element is shown together with it.
    if (!outer.has(element)) return false;
    const chars = size(element);
    return chars > 0 && (isAside || (chars <= ASIDE_CHARS && !isOneOfMany(element)));
  };
  const isAlone = isAloneOnNarrow(new Set(hidden.keys()), body);
  for (const element of outermost(hidden.keys()))
    if (hidden.get(element) === 'narrow' && isAlone(element)) hidden.delete(element);
  const unseen = outermost([...hidden.keys()].filter(isUnseen));
  const mostOfPage = (total: number) => unseen.filter((element) => size(element) > MOST_OF_PAGE * total);
  // A browser has run the scripts and still hides it: what the page says where it fails.
  const isNotice = (elements: readonly Element[]) => markup.attributes.has(HIDDEN_BY) && sum(elements) < NOTICE_CHARS;
  const veiled = isShell(body, new Set(unseen)) ? mostOfPage(size(body)) : [];
  const shownLater = isNotice(veiled) ? [] : veiled;
  const page = new Set(shownLater.length > 0 ? shownLater : veiledPage(unseen, body));
  for (const element of unseen) if (!page.has(element)) removeApart(element);
}

/** Removes an element; a space stays where its words were for those who hear the page, or where it was a drawing. */
function removeApart(element: Element): void {
  const { previousSibling: before, nextSibling: behind, localName } = element;
  const isBetween = localName === 'svg' || (localName === 'span' && HEARD.test(classOf(element)));
  if (isBetween && /[\p{L}\p{N}]$/u.test(before?.textContent ?? '') && /^[\p{L}\p{N}]/u.test(behind?.textContent ?? ''))
    element.before(' ');
  element.remove();
}
const HEARD = /(?:^|[\s_-])(?:sr-only|visually-?hidden|screen-reader-text)(?:\s|$)/i;

/** Whether an element has the same markup as a sibling: a slide, a panel. */
function isOneOfMany(element: Element): boolean {
  const classes = classOf(element);
  const isLike = (other: Element | null) => other !== null && classOf(other) === classes;
  return classes !== '' && (isLike(element.previousElementSibling) || isLike(element.nextElementSibling));
}

/**
 * Removes what is never content, and adds to `inherited` what may be hidden except for elements inside. A walk by tag
 * name: a selector of so many parts takes several times as long. Depth is bounded by `parseDocument`.
 */
function dropNeverContent(parent: Element, inherited: Element[]): void {
  for (let node = parent.firstChild; node; ) {
    const next: ChildNode | null = node.nextSibling;
    if (node.nodeType === 1) {
      const element = node as Element;
      const sign = element.localName === 'svg' ? signInstead(element) : undefined;
      if (sign) element.replaceWith(sign);
      else if (isNeverContent(element)) removeApart(element);
      else {
        if (mayHideByInheritance(element)) inherited.push(element);
        dropNeverContent(element, inherited);
      }
    }
    node = next;
  }
}

const BACK = /^javascript:history\.back/;

function isNeverContent(element: Element): boolean {
  if (NEVER_CONTENT.has(element.localName)) return true;
  if (element.localName === 'dialog') return !element.hasAttribute('open') || isConsent(element);
  // A picture again, as large as the screen, until a click on it leads back.
  if (element.localName === 'a')
    return BACK.test(element.getAttribute('href') ?? '') && element.firstElementChild?.localName === 'img';
  if (element.localName === 'input') return element.getAttribute('type') === 'hidden';
  if (element.getAttribute('aria-modal') === 'true' || standsIn(element)) return true;
  const role = element.getAttribute('role');
  return role !== null && NEVER_CONTENT_ROLE.test(role);
}

/**
 * Whether an element is what AMP shows until another has its content, or if it gets none; the words of an embedded post
 * are no such placeholder.
 */
function standsIn(element: Element): boolean {
  const isMarked = element.hasAttribute('placeholder') || element.hasAttribute('fallback');
  return isMarked && element.localName !== 'blockquote' && element.parentElement?.localName.startsWith('amp-') === true;
}

type Unseen = Exclude<Hidden, 'folded'>;

/**
 * Collects all comments, and the elements that are hidden or ask for consent, in document order; not the closed panels
 * of tabs and accordions. Depth is bounded by `parseDocument`.
 */
function collect(
  root: Element,
  hiddenness: (element: Element) => Hidden | undefined,
  isUnreadable: (element: Element) => boolean,
  isAsked: (element: Element) => boolean,
): { comments: ChildNode[]; hidden: Map<Element, Unseen>; unreadable: Element[] } {
  const isPanel = panelsOf(root);
  const comments: ChildNode[] = [];
  const hidden = new Map<Element, Unseen>();
  const unreadable: Element[] = [];
  const visit = (parent: Element) => {
    for (let node = parent.firstChild; node; node = node.nextSibling) {
      if (node.nodeType === 8) comments.push(node);
      if (node.nodeType !== 1) continue;
      const element = node as Element;
      const unseen = isAsked(element) ? 'never' : hiddenness(element);
      const how = unseen ?? (isUnreadable(element) ? 'yet' : undefined);
      // An element's own style is meant for it alone.
      if (how && !unseen && !element.hasAttribute('style')) unreadable.push(element);
      const isKept = how === undefined || (how !== 'never' && isPanel(element));
      // A rendered page has slides, too, that are not displayed until it is their turn.
      const isYet = how === 'yet' || (how === 'folded' && element.hasAttribute(HIDDEN_BY) && isOneOfMany(element));
      if (!isKept) hidden.set(element, isYet ? 'yet' : how === 'narrow' ? how : 'never');
      visit(element);
    }
  };
  visit(root);
  return { comments, hidden, unreadable };
}
