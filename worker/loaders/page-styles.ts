/**
 * Functions that run inside a page, beside those of `page-scripts.ts`: how its style sheets hide text and draw what
 * Markdown can say too, by computed style and place, as declarations that mean the same wherever they stand. What a click or a
 * script undoes is for the extraction to judge. They know each other, but no constants of this file.
 */

import type { ComputedWay } from '../hiding-table.js';
import { readColours } from './page-colours.js';
import { documentIn, holdsText, parentIn } from './page-composed.js';
import { readCovers } from './page-covers.js';
import { type Gaps, readGaps } from './page-gaps.js';
import { isAllOutside, isOutOfReach, isToMove } from './page-outside.js';
import { createPainter } from './page-paint.js';

/**
 * By what is inherited, and may be set again by an element inside. Each property that is asked for takes time, here and below:
 * what seldom says anything is asked for last, or not at all.
 */
function veiledBy(
  style: CSSStyleDeclaration,
  fill: string,
  alphaOf: (colour: string) => number,
  declaredBy: (style: CSSStyleDeclaration) => string,
): string {
  const said = declaredBy(style);
  if (said) return said;
  if (Number.parseFloat(style.letterSpacing) < -0.8 * Number.parseFloat(style.fontSize)) return 'letter-spacing:-9em';
  const isClear = alphaOf(fill) < 0.05;
  return isClear && style.textShadow === 'none' && style.backgroundClip !== 'text' ? 'color:transparent' : '';
}

/** How much of an element its own style lets be seen. What is still to move is on its way to be shown, unless no click is to reach it. */
function seenBy(element: Element, style: CSSStyleDeclaration, filter: string): number {
  const { opacity } = style;
  if (opacity === '1' && filter === 'none') return 1;
  const [, filtered = '1'] = /(?:^|\s)opacity\(([\d.e-]+)\)/.exec(filter) ?? [];
  const share = Number(opacity) * Number(filtered);
  const isToCome = share < 0.05 && isToMove(element, style) && style.pointerEvents !== 'none';
  return isToCome ? 1 : share;
}

function fadedBy({ transform, position, pointerEvents }: CSSStyleDeclaration): string {
  return `opacity:0;transform:${transform};position:${position};pointer-events:${pointerEvents}`;
}

function clippedBy(style: CSSStyleDeclaration, isTaken: boolean): string {
  const { clipPath, maskImage } = style;
  const said: string[] = [];
  if (clipPath !== 'none') said.push(`clip-path:${clipPath}`);
  if (maskImage !== 'none') {
    if (/^(?:0(?:px|%)(?: [^,]+)?|[^ ,]+ 0(?:px|%))$/.test(style.maskSize)) said.push('clip-path:inset(100%)');
    else if (maskImage.includes('gradient')) said.push(`mask-image:${maskImage}`);
  }
  if (!isTaken || !style.clip.startsWith('rect(')) return said.join(';');
  const [top = 0, right = 0, bottom = 0, left = 0] = (style.clip.match(/-?[\d.]+(?=px)/g) ?? []).map(Number);
  if (!style.clip.includes('auto') && Math.min(right - left, bottom - top) < 2) said.push('clip:rect(0 0 0 0)');
  return said.join(';');
}

/** In CSS pixels. Slides are beside the window, too, but not so far. */
function placedBy(element: Element, style: CSSStyleDeclaration, isTaken: boolean): string {
  if (documentIn(element) && Math.min(element.clientWidth, element.clientHeight) < 2) return 'height:0;overflow:hidden';
  if (/^(?:contents|inline)$/.test(style.display)) return '';
  const place = element.getBoundingClientRect();
  const { width, height } = place;
  if (width < 2 || height < 2) {
    const isCut = () => /strict|content|paint/.test(style.contain) || style.display === 'table-cell';
    const isClosed = (width < 2 && style.overflowX !== 'visible') || (height < 2 && style.overflowY !== 'visible');
    if (isClosed || isCut()) return 'height:0;overflow:hidden';
    const isTurned = [style.transform, style.scale, style.rotate].some((by) => by !== 'none');
    if (isTurned || Number(style.zoom) < 0.1) return 'transform:scale(0)';
  }
  if (width > 1e6) return 'transform:scale(0)'; // skewed by a right angle
  if (style.overflow !== 'visible' && isAllOutside(element, style)) return 'height:0;overflow:hidden';
  const px = Number.parseFloat;
  const isPut = isTaken && (px(style.left) < -999 || px(style.top) < -999 || /^9{4,}/.test(style.left));
  const isMoved = px(style.marginLeft) < -999 && px(style.paddingLeft) < 999;
  return isPut || isMoved || isOutOfReach(element, style, place) ? 'position:absolute;left:-9999px' : '';
}

export interface PageStyles {
  /** Declarations that hide an element and all that is inside; empty for none. */
  hidingOf(element: Element): string;
  /** Those that hide its own text alone, for something inside is seen again. */
  hidingOfText(element: Element): string;
  /** Declarations of what else Markdown can express (lines, stress), where they differ from the parent's; empty for none. */
  drawingOf(element: Element): string;
  /** Undefined for an element without gaps around it. */
  gapsOf(element: Element): Gaps | undefined;
  /** Where in the document, in CSS pixels, something below the window is hidden as is what fades in when it is scrolled to. */
  waitingAt: readonly number[];
}

/**
 * Reads the whole page once; colours where all that sets them is there. `ways`: rows of the hiding table that a computed
 * value tells.
 */
export function readStyles(isStyled: boolean, ways: readonly ComputedWay[]): PageStyles {
  const readerOf = (kind: string) => {
    const rows = ways.filter(({ of }) => of === kind);
    const tests = rows.map(({ property, value }) => ({ property, value: new RegExp(`^(?:${value})`, 'i') }));
    return (style: CSSStyleDeclaration): string => {
      const found = tests.find(({ property, value }) => value.test(style.getPropertyValue(property)));
      return found ? `${found.property}:${style.getPropertyValue(found.property)}` : '';
    };
  };
  const [declaredOfText, declaredOfBox] = [readerOf('text'), readerOf('box')];
  /** Not displayed by default, or without text of their own. */
  const unjudged =
    /^(?:html|head|title|base|link|meta|body|script|style|template|noscript|slot|br|hr|input|audio|source|track|area|param|rp|option|optgroup|datalist)$/;
  const picture = /^(?:img|video|canvas)$/;
  /** Elements whose lines Markdown keeps anyway, or writes as one. */
  const lined = /^(?:pre|code|kbd|samp|tt|textarea|select|button)$/;
  const html = 'http://www.w3.org/1999/xhtml';

  const known = new Map<Element, { veil: string; rest: string }>();
  /** Something is seen in them. */
  const holding = new Set<Element>();
  /** Elements that show the line breaks of their text: with or without their other white space. */
  const keepingLines = new Map<Element, 'pre-line' | 'pre-wrap'>();
  /** Those with spaces that are shown and letters of one width, on a page that is not written in these: it may be code. */
  const monospaced = new Set<Element>();
  const isMono = ({ fontFamily }: CSSStyleDeclaration) =>
    /\bmono(?:space|spaced)?\b|[a-z]mono\b|consolas|courier|menlo|monaco|inconsolata|lucida console/i.test(fontFamily);
  const isMonoPage = document.body !== null && isMono(getComputedStyle(document.body));
  const seeSpaces = (element: Element, style: CSSStyleDeclaration): void => {
    const { whiteSpaceCollapse: kept } = style;
    const isKept = /^(?:preserve|break-spaces)$/.test(kept);
    if (isKept || kept === 'preserve-breaks') keepingLines.set(element, isKept ? 'pre-wrap' : 'pre-line');
    const mayBeCode = !isMonoPage && (isKept || holdsHardSpaces(element));
    if (mayBeCode && isMono(style)) monospaced.add(element);
  };
  const holdsHardSpaces = (element: Element): boolean => {
    for (let node = element.firstChild; node; node = node.nextSibling)
      if (node.nodeType === Node.TEXT_NODE && node.nodeValue?.includes('\u00a0\u00a0')) return true;
    return false;
  };
  const gaps = readGaps();
  const stress = new Map<Element, string[]>();
  /** Bold or italic within a text that is not. */
  const seeStress = (element: Element, { fontWeight, fontStyle }: CSSStyleDeclaration): void => {
    if (Number(fontWeight) < 600 && fontStyle === 'normal') return;
    if (!element.closest('p,li,td,dd,blockquote')) return;
    const around = getComputedStyle(element.parentElement ?? element);
    const said: string[] = [];
    if (Number(fontWeight) >= 600 && Number(around.fontWeight) < 600) said.push('font-weight:bold');
    if (fontStyle !== 'normal' && around.fontStyle === 'normal') said.push('font-style:italic');
    if (said.length > 0) stress.set(element, said);
  };
  /** Hidden by what fades in; true while all around that is hidden so is in the flow of the page. */
  const fading = new Map<Element, boolean>();
  const waitingAt: number[] = [];
  const seeWhetherWaiting = (element: Element, style: CSSStyleDeclaration): void => {
    const parent = parentIn(element);
    const outer = parent ? fading.get(parent) : undefined;
    const isInFlow = outer !== false && !/absolute|fixed/.test(style.position);
    fading.set(element, isInFlow);
    if (!isInFlow || outer !== undefined || !element.textContent?.trim()) return;
    const { top, width, height } = element.getBoundingClientRect();
    if (top >= innerHeight && width > 0 && height > 0) waitingAt.push(top + scrollY);
  };
  const painter = createPainter();
  const alphaOf = (colour: string) => (colour.startsWith('rgb(') ? 1 : (painter.channelsOf(colour)?.[3] ?? 255) / 255);
  /** How much of an element is seen, with all that is around it. */
  const shares = new Map<Element, number>([[document.documentElement, 1]]);
  const shareOf = (element: Element | null, style?: CSSStyleDeclaration, filter?: string): number => {
    if (!element || element.localName === 'body') return 1;
    const known = shares.get(element);
    if (known !== undefined) return known;
    const own = style ?? getComputedStyle(element);
    const seen = shareOf(parentIn(element)) * seenBy(element, own, filter ?? own.filter);
    shares.set(element, seen);
    return seen;
  };
  const covers = readCovers(painter, shareOf);
  const isInGround = isStyled ? readColours(painter) : undefined;
  const hidingOf = (element: Element, style: CSSStyleDeclaration, position: string, share: number): string => {
    // Stands over the page until it is closed.
    if (element.localName === 'dialog' && element.matches(':modal')) return 'display:none';
    const said = declaredOfBox(style);
    if (said) return said;
    const isTaken = position === 'absolute' || position === 'fixed';
    const isFaded = share < 0.05 && shareOf(parentIn(element)) >= 0.05;
    const [clipped, placed] = [clippedBy(style, isTaken), placedBy(element, style, isTaken)];
    if (clipped.startsWith('clip-path:') && !placed) covers.seeCut(element, style);
    return [isFaded ? fadedBy(style) : '', clipped, placed].filter(Boolean).join(';');
  };
  /** `share`: how much of its own text is seen; 0 where it has none, so that most of this is for what is inside to say. */
  const veilOf = (element: Element, style: CSSStyleDeclaration, isMixed: boolean, share: number): string => {
    if (style.visibility !== 'visible') return 'visibility:hidden';
    const fill = style.webkitTextFillColor;
    const said = share > 0 ? veiledBy(style, fill, (colour) => alphaOf(colour) * share, declaredOfText) : '';
    return said || (isInGround?.(element, style, fill, isMixed) ? 'color:transparent' : '');
  };
  const bare: Element[] = [];
  const read = (root: ParentNode): void => {
    for (const element of root.querySelectorAll('*')) {
      const inner = element.shadowRoot ?? documentIn(element)?.body;
      if (inner) read(inner);
      const isPicture = picture.test(element.localName);
      if (element.namespaceURI !== html || unjudged.test(element.localName)) continue;
      const style = getComputedStyle(element);
      if (!element.firstChild && !inner && !isPicture) {
        covers.see(element, style, style.position, false);
        continue;
      }
      seeSpaces(element, style);
      if (element.localName === 'span') seeStress(element, style);
      const isShown = element.checkVisibility();
      // What is not displayed has no place, and nothing is mixed into it.
      if (isShown) gaps.see(element, style);
      const [position, filter] = isShown ? [style.position, style.filter] : ['static', 'none'];
      const isMixed = filter !== 'none' || (isShown && style.mixBlendMode !== 'normal');
      const share = isShown ? shareOf(element, style, filter) : 1;
      const hasText = holdsText(element);
      const isSeen = isPicture && style.visibility === 'visible';
      const veil = isSeen ? '' : veilOf(element, style, isMixed, hasText ? share : 0);
      const folded = !isShown && style.display === 'none' ? 'display:none' : '';
      const rest = isSeen ? '' : isShown ? hidingOf(element, style, position, share) : folded;
      if (veil || rest) known.set(element, { veil, rest });
      if (isShown && !veil && (!rest || rest.startsWith('clip-path:'))) covers.see(element, style, position, hasText);
      if (veil === 'visibility:hidden' || rest.startsWith('opacity:0;transform:none'))
        seeWhetherWaiting(element, style);
      if (!veil && (hasText || isPicture)) bare.push(element);
    }
  };
  read(document);
  const covered = covers.covered();
  for (const element of covered)
    known.set(element, { veil: 'color:transparent', rest: known.get(element)?.rest ?? '' });
  for (const element of bare)
    if (!covered.has(element))
      for (let up: Element | null = element; up && !holding.has(up); up = parentIn(up)) holding.add(up);

  return {
    hidingOf(element) {
      const { veil = '', rest = '' } = known.get(element) ?? {};
      const parent = parentIn(element);
      const isSaidAbove = parent !== null && !holding.has(parent) && known.get(parent)?.veil === veil;
      return [holding.has(element) || isSaidAbove ? '' : veil, rest].filter(Boolean).join(';');
    },
    hidingOfText: (element) => (holding.has(element) ? (known.get(element)?.veil ?? '') : ''),
    drawingOf(element) {
      const said = [...(stress.get(element) ?? [])];
      const parent = parentIn(element);
      const kept = keepingLines.get(element);
      if (!lined.test(element.localName)) {
        if (kept !== (parent ? keepingLines.get(parent) : undefined)) said.push(`white-space:${kept ?? 'normal'}`);
        if (monospaced.has(element) && !(parent && monospaced.has(parent))) said.push('font-family:monospace');
      }
      if (gaps.of(element)?.isLine) said.push('display:block');
      return said.join(';');
    },
    gapsOf: gaps.of,
    waitingAt,
  };
}

/** Sent along with each script that runs in a page. */
export const HELPERS = [veiledBy, seenBy, fadedBy, clippedBy, placedBy, readStyles];
