/**
 * Functions that run inside a page, beside those of `page-scripts.ts`: how its style sheets hide text and draw what
 * Markdown can say too, by computed style and place, as declarations that mean the same wherever they stand. What a click or a
 * script undoes is for the extraction to judge. They know each other, but no constants of this file.
 */

import { readColours } from './page-colours.js';
import { documentIn, parentIn } from './page-composed.js';
import { readCovers } from './page-covers.js';
import { type Gaps, readGaps } from './page-gaps.js';
import { isAllOutside } from './page-outside.js';
import { createPainter } from './page-paint.js';

/**
 * By what is inherited, and may be set again by an element inside. Each property that is asked for takes time, here and below:
 * what seldom says anything is asked for last, or not at all.
 */
function veiledBy(style: CSSStyleDeclaration, isFillClear: () => boolean): string {
  if (style.visibility !== 'visible') return 'visibility:hidden';
  const fontSize = Number.parseFloat(style.fontSize);
  if (fontSize < 2) return 'font-size:0';
  if (Number.parseFloat(style.textIndent) < -999) return 'text-indent:-9999px';
  if (Number.parseFloat(style.letterSpacing) < -0.8 * fontSize) return 'letter-spacing:-9em';
  const isClear = !style.webkitTextFillColor.startsWith('rgb(') && isFillClear();
  return isClear && style.textShadow === 'none' && style.backgroundClip !== 'text' ? 'color:transparent' : '';
}

/** How much of an element its own style lets be seen, and whether that is still to change. */
function seenBy(style: CSSStyleDeclaration, filter = style.filter): { share: number; isMoving: boolean } {
  const { opacity } = style;
  if (opacity === '1' && filter === 'none') return { share: 1, isMoving: false };
  const { transitionDuration, animationName, pointerEvents } = style;
  const [, filtered = '1'] = /(?:^|\s)opacity\(([\d.e-]+)\)/.exec(filter) ?? [];
  const isMoving = (transitionDuration !== '0s' || animationName !== 'none') && pointerEvents !== 'none';
  return { share: Number(opacity) * Number(filtered), isMoving };
}

function fadedBy({ transform, position, pointerEvents }: CSSStyleDeclaration): string {
  return `opacity:0;transform:${transform};position:${position};pointer-events:${pointerEvents}`;
}

function clippedBy(style: CSSStyleDeclaration, isTaken: boolean): string {
  const { clipPath, maskImage } = style;
  const said: string[] = [];
  if (clipPath !== 'none') said.push(`clip-path:${clipPath}`);
  if (maskImage.includes('gradient')) said.push(`mask-image:${maskImage}`);
  if (!isTaken || !style.clip.startsWith('rect(')) return said.join(';');
  const [top = 0, right = 0, bottom = 0, left = 0] = (style.clip.match(/-?[\d.]+(?=px)/g) ?? []).map(Number);
  if (!style.clip.includes('auto') && Math.min(right - left, bottom - top) < 2) said.push('clip:rect(0 0 0 0)');
  return said.join(';');
}

/** In CSS pixels. Slides are beside the window, too, but not so far. */
function placedBy(element: Element, style: CSSStyleDeclaration, isTaken: boolean): string {
  if (documentIn(element) && Math.min(element.clientWidth, element.clientHeight) < 2) return 'height:0;overflow:hidden';
  if (/^(?:contents|inline)$/.test(style.display)) return '';
  const { width, height, right, bottom } = element.getBoundingClientRect();
  const isClosed = (width < 2 && style.overflowX !== 'visible') || (height < 2 && style.overflowY !== 'visible');
  if (isClosed) return 'height:0;overflow:hidden';
  const isNothing = Math.min(width, height) < 2;
  const isTurned = () => [style.transform, style.scale, style.rotate].some((by) => by !== 'none');
  if (isNothing && (isTurned() || Number(style.zoom) < 0.1)) return 'transform:scale(0)';
  if (/hidden|clip/.test(style.overflow) && isAllOutside(element, style)) return 'height:0;overflow:hidden';
  const px = Number.parseFloat;
  const isPut = isTaken && (px(style.left) < -999 || px(style.top) < -999 || /^9{4,}/.test(style.left));
  const isMoved = px(style.marginLeft) < -999 && px(style.paddingLeft) < 999;
  const isFar = width > 0 && (right + scrollX < -4000 || bottom + scrollY < -4000);
  return isPut || isMoved || isFar ? 'position:absolute;left:-9999px' : '';
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

/** Reads the whole page once; colours where all that sets them is there. */
export function readStyles(isStyled: boolean): PageStyles {
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
  /** Elements that show the line breaks of their text. */
  const keepingLines = new Set<Element>();
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
  const alphaOf = (colour: string) => (painter.channelsOf(colour)?.[3] ?? 255) / 255;
  /** How much of an element is seen, with all that is around it. */
  const shares = new Map<Element, number>([[document.documentElement, 1]]);
  const shareOf = (element: Element | null, style?: CSSStyleDeclaration, filter?: string): number => {
    if (!element || element.localName === 'body') return 1;
    const known = shares.get(element);
    if (known !== undefined) return known;
    const { share, isMoving } = seenBy(style ?? getComputedStyle(element), filter);
    // What is still to move is on its way to be shown, unless no click is to reach it.
    const seen = shareOf(parentIn(element)) * (share < 0.05 && isMoving ? 1 : share);
    shares.set(element, seen);
    return seen;
  };
  const covers = readCovers(painter, shareOf);
  const isInGround = isStyled ? readColours(painter) : undefined;
  const hidingOf = (element: Element, style: CSSStyleDeclaration, position: string, isShown: boolean): string => {
    if (!isShown) return style.display === 'none' ? 'display:none' : '';
    // Stands over the page until it is closed.
    if (element.matches('dialog:modal')) return 'display:none';
    if (style.contentVisibility === 'hidden') return 'content-visibility:hidden';
    const isTaken = position === 'absolute' || position === 'fixed';
    const isFaded = shareOf(element) < 0.05 && shareOf(parentIn(element)) >= 0.05;
    return [isFaded ? fadedBy(style) : '', clippedBy(style, isTaken), placedBy(element, style, isTaken)]
      .filter(Boolean)
      .join(';');
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
        const { position } = style;
        if (position !== 'static') covers.see(element, style, position);
        continue;
      }
      if (/^(?:preserve(?:-breaks)?|break-spaces)$/.test(style.whiteSpaceCollapse)) keepingLines.add(element);
      if (element.localName === 'span') seeStress(element, style);
      gaps.see(element, style);
      const { position, filter } = style;
      const isSeen = isPicture && style.visibility === 'visible';
      const isShown = element.checkVisibility();
      const share = shareOf(element, style, filter);
      const isClear = () => alphaOf(style.webkitTextFillColor) * share < 0.05;
      const veil = isSeen
        ? ''
        : veiledBy(style, isClear) || (isInGround?.(element, style, filter) ? 'color:transparent' : '');
      const rest = isSeen ? '' : hidingOf(element, style, position, isShown);
      if (veil || rest) known.set(element, { veil, rest });
      else if (isShown) covers.see(element, style, position);
      if (veil === 'visibility:hidden' || rest.startsWith('opacity:0;transform:none'))
        seeWhetherWaiting(element, style);
      if (!veil) bare.push(element);
    }
  };
  read(document);
  const covered = covers.covered();
  for (const element of covered) known.set(element, { veil: 'color:transparent', rest: '' });
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
      const isKept = keepingLines.has(element);
      if (!lined.test(element.localName) && isKept !== (parent !== null && keepingLines.has(parent)))
        said.push(`white-space:${isKept ? 'pre-line' : 'normal'}`);
      if (gaps.of(element)?.isLine) said.push('display:block');
      return said.join(';');
    },
    gapsOf: gaps.of,
    waitingAt,
  };
}

/** Sent along with each script that runs in a page. */
export const HELPERS = [veiledBy, seenBy, fadedBy, clippedBy, placedBy, readStyles];
