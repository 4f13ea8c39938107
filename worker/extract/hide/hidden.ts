import { classOf } from '../../html/class-of.js';
import { onceOfEach } from '../../html/once.js';
import { textUpTo } from '../../html/text-up-to.js';
import { HIDDEN_BY } from '../../page.js';
import { isNoteTip } from '../recognise/structure/note-signs.js';
import type { HiddenByRule } from './css/hiding-rules.js';
import { type Styles, UNKNOWN } from './css/styles.js';
import { isClosedModal, isTablePopup, MODAL } from './modals.js';
import { hasPriceState, isOtherPrice } from './other-prices.js';
import { isForNarrowScreens } from './screen-classes.js';
import { isShownInside } from './shown-inside.js';
import { type Hidden, isFoldedBy, type Way, wayOf, wayOfStyle } from './ways.js';
import { isAnswer } from './yes-or-no.js';

/** Roles of the parts of a printed page: page numbers inside sentences, headers, footers. Source: DPUB-ARIA 1.1. */
const PAGE_PART = /^doc-page(?:break|header|footer)$/;
/**
 * Classes that hide text only visually: labels for screen readers, skip links, names of icons, page numbers of books.
 */
const HIDING_CLASS =
  /(?:^|\s)(?:(?:\w{1,12}--?(?:u-)?)?(?<!not-|nitro-)(?:sr[-_]only|visually-?hidden|off-?screen|assistive-text)(?:-focusable)?|show-for-sr|v-visible-sr|(?:pf-(?:v\d-)?u-)?screen-?reader(?:-(?:text|only))?|blind|sound_only|ui-helper-hidden-accessible|accessible-?[Tt]ext|accesshide|wb-inv(?:isible)?|element-invisible|u-hidden-?[vV]isually|a11y-hidden|rich-snippet-hidden|(?:google-)?material-(?:icons|symbols)(?:-\w+)?|pagenum|x-ebookmaker-pageno)(?:\s|$)/;
/** From some width on, it is seen. */
const HEARD_CLASS =
  /(?:^|\s)(?:tw:)?(?:sm|md|lg|xl|tablet|laptop|desktop|min-\[[^\]\s]{1,20}\]):!?(?:tw-)?not-sr-only(?:\s|$)/;
/** Classes by which frameworks hide what a script may show, or what is for print … */
const NOT_SHOWN_CLASS =
  /(?:^|\s)(?:(?:tw-|gl-)?hidden|d-none|no-display|is-hidden|is-hide|uk?-hidden|hide|invisible|opacity-0|mfp-hide|print-?only|show-for-print|visible-print(?:-[a-z-]{5,12})?)(?:\s|$)/;
/** … and those by which the same element is shown on wider screens, or in another way. */
const SHOWN_CLASS =
  /(?:^|\s)(?:(?!dark:|print:)[\w-]{1,12}:(?:tw-|gl-)?|d-(?:sm|md|lg|xl|xxl)-|(?:show|visible)-)(?:block|flex|inline|grid|table|contents|visible|opacity|for|sm|md|lg|xl|xs)/;

/** A class that elements may also have while they fade in. */
const FADED_CLASS = /(?<=^|\s)opacity-0(?=\s|$)/;

/**
 * Tells whether an element shows nothing, by its own attributes or a rule of the page's style sheets. Classes are
 * judged once for all elements that share them. `styles`: what is known of how its author displays an element in spite of
 * its attribute `hidden`. `isRendered`: whether a browser has said what the page's style sheets hide, all of them.
 */
export function hiddennessBy(
  hiddenByRule: HiddenByRule | undefined,
  styles?: Styles,
  isRendered = false,
): (element: Element) => Hidden | undefined {
  const mayHide = onceOfEach(mayHideByClass);
  return (element) => {
    if (!element.hasAttributes()) return hiddenByRule?.(element);
    if (isSaidHidden(element) && !(element.hasAttribute('hidden') && isDisplayed(element, styles))) return 'folded';
    if (isTablePopup(element, classOf(element))) return undefined;
    const style = element.getAttribute('style');
    const way = style ? wayOfStyle(style) : undefined;
    const enters = way !== undefined && isEntering(element, way, style ?? '');
    const isShown = way?.except !== undefined && element.querySelector(way.except) !== null;
    if (way && !enters && !isShown && !isYetLoaded(element) && !isShownInside(element, way))
      return way.how === 'folded' && (isFoldedCallout(element) || isTreeRow(element)) ? undefined : way.how;
    const role = element.getAttribute('role');
    if (role === 'tooltip' && !isNoteTip(element)) return 'yet';
    if (role && PAGE_PART.test(role)) return 'never';
    const classes = classOf(element);
    if (!classes || !mayHide(classes)) return hiddenBySheet(element, hiddenByRule);
    if (isTableHead(element)) return undefined;
    if (HIDING_CLASS.test(classes) && !HEARD_CLASS.test(classes))
      return isAnswer(element) || joinsNumber(element) ? undefined : 'never';
    if (isClosedModal(element, classes) || isOtherPrice(element, classes)) return 'never';
    const shown = enters ? classes.replace(FADED_CLASS, '') : classes;
    if (NOT_SHOWN_CLASS.test(shown) && !SHOWN_CLASS.test(classes)) return 'yet';
    if (!isRendered && isForNarrowScreens(classes)) return 'narrow';
    return hiddenBySheet(element, hiddenByRule);
  };
}

/** Whether a style or rule displays an element, which goes before what browsers do by default. */
function isDisplayed(element: Element, styles: Styles | undefined): boolean {
  const value = styles?.of(element, 'display') ?? UNKNOWN;
  return value !== UNKNOWN && !/^(?:none|inherit|revert)/.test(value);
}

/** MediaWiki's classes of a fraction in a line, of one whose parts are stacked, and of the stack. */
const FRACTION = /(?:^|\s)(?:s?frac|tion)(?:\s|$)/;

/**
 * Whether a hidden sign stands between two parts of a number, which only their size or place tells apart for those who
 * see them: without it, three and a half would read as thirty-one halves.
 */
function joinsNumber(element: Element): boolean {
  const { parentElement: box, previousSibling: before, nextSibling: after } = element;
  if (!box || !before || !after || !/^[+/⁄]$/.test(textUpTo(element, MOST_SIGN)?.trim() ?? '')) return false;
  return FRACTION.test(classOf(box)) || (/\d\s*$/.test(partIn(before)) && /^\s*\d/.test(partIn(after)));
}
const partIn = (node: Node) => (node.nodeType === 1 ? textUpTo(node as Element, MOST_SIGN) : node.nodeValue) ?? '';
/** Characters and nodes of a part of a number. */
const MOST_SIGN = 40;

/** Whether an element is a picture that a script loads and then shows. */
function isYetLoaded(element: Element): boolean {
  if (element.localName !== 'img' || element.getAttribute('src') || !element.getAttribute('data-src')) return false;
  return /(?:^|[\s_-])lazy/i.test(classOf(element));
}

function mayHideByClass(classes: string): boolean {
  return (
    HIDING_CLASS.test(classes) ||
    NOT_SHOWN_CLASS.test(classes) ||
    MODAL.test(classes) ||
    hasPriceState(classes) ||
    isForNarrowScreens(classes)
  );
}

/** Whether an element is the head of a table, or its only row; it is there for screen readers. */
function isTableHead(element: Element): boolean {
  const head = element.localName === 'tr' ? element.parentElement : element;
  return head?.localName === 'thead' && head.childElementCount === 1;
}

function isSaidHidden(element: Element): boolean {
  const hidden = element.getAttribute('hidden');
  const isShownLater = element.hasAttribute('popover') || element.getAttribute('layout') === 'nodisplay';
  return isShownLater || hidden !== null;
}

/**
 * Whether an element is not displayed, by its own attributes or, on a rendered page, by what the browser says. Cheaper
 * than `hiddennessBy`: text that is hidden only visually, or moves into place, counts as displayed.
 */
export function isNotDisplayed(element: Element): boolean {
  if (!element.hasAttributes()) return false;
  const [style, said] = [element.getAttribute('style'), element.getAttribute(HIDDEN_BY)];
  return isSaidHidden(element) || (style !== null && isFoldedBy(style)) || (said !== null && isFoldedBy(said));
}

/** The same, or by a class of a common framework. */
export function isNotShown(element: Element): boolean {
  const classes = classOf(element);
  return isNotDisplayed(element) || (NOT_SHOWN_CLASS.test(classes) && !SHOWN_CLASS.test(classes));
}

/** How style sheets hide an element: as the browser says that rendered the page, or else by the page's own sheets. */
function hiddenBySheet(element: Element, hiddenByRule: HiddenByRule | undefined): Hidden | undefined {
  const said = element.getAttribute(HIDDEN_BY);
  const way = said ? wayOf(said) : undefined;
  return way && !isEntering(element, way, said ?? '') ? way.how : hiddenByRule?.(element);
}

/**
 * Whether an element is on its way to be shown. Headlines that move in by words have their whole text beside these,
 * hidden from screen readers.
 */
function isEntering(element: Element, { entering }: Way, style: string): boolean {
  if (!entering || STAYS.test(style) || element.parentElement?.getAttribute('aria-hidden') === 'true') return false;
  return entering.test(style) || isAnimated(element);
}
/** Menus and tooltips that fade in are hidden in another way too, or ignore the pointer. */
const STAYS = /pointer-events\s*:\s*none|position\s*:\s*(?:absolute|fixed)/i;

/** Whether an element is of a page builder that writes the first frame of its animations into the page. */
function isAnimated(element: Element): boolean {
  const root = element.ownerDocument.documentElement;
  return root.hasAttribute('data-wf-page') || /(?:^|\s)framer-\w/.test(classOf(element));
}

/** Whether an element is the text of a folded callout, whose title shows and opens it, as in `details`. */
function isFoldedCallout({ parentElement: parent }: Element): boolean {
  return parent?.hasAttribute('data-callout') === true && /(?:^|\s)is-collapsible(?:\s|$)/.test(parent.className);
}

/** A row in a tree of files or classes by Doxygen, folded until a click. */
function isTreeRow({ id, localName }: Element): boolean {
  return localName === 'tr' && /^row_\d/.test(id);
}
