import { once } from '../../dom/once.js';
import { backgroundIn, colourIn, isSameColour } from '../css/colours.js';
import type { CssRule } from '../css/css-rules.js';
import { type PaintOf, paintsIn, suspectsIn } from '../css/paints.js';
import { UNKNOWN } from '../css/set-values.js';

/** What a page looks like that no style touches. */
const PAPER = 'white';

/** Inside an element, what is asked whether it is painted otherwise. */
const MOST_INSIDE = 50;
/** Have a colour of their own by themselves. */
const COLOURED = /^(?:a|button|fieldset|input|mark|select|svg|textarea)$/;

/**
 * Tells which elements have text in the colour that the element around them has as its background. An element with a class
 * or an id may have another background by a style sheet, where the page has one that sets any; those that are in the page
 * itself, `rules`, tell that where they are all it has. `sheets`: its style elements, and its links, of which some lead to more.
 */
export function unreadableIn(
  document: Document,
  sheets: readonly Element[],
  rules: readonly CssRule[],
): (element: Element) => boolean {
  const isPlain = once(() => !hasBackgrounds(document, sheets));
  const isAll = !sheets.some(isOther) && rules.some(({ body }) => /color|background/i.test(body));
  const isSuspect = isAll ? suspectsIn(rules, PAPER) : undefined;
  const paintOf = once(() => paintsIn(rules));
  return (element) => {
    if (isSuspect && (isSuspect(element) || fontColour(element)) && isPaintedOver(element, paintOf())) return true;
    const style = element.getAttribute('style');
    const colour = (style && colourIn(style)) || fontColour(element);
    if (!colour || (style && /background/i.test(style))) return false;
    const ground = backgroundAround(element, isPlain);
    return ground !== undefined && isSameColour(colour, ground);
  };
}

/** Whether text, as the style sheets have it, is in the colour behind it, and nothing in it has one of its own. */
function isPaintedOver(element: Element, paintOf: PaintOf): boolean {
  const colour = paintOf(element, 'colour') ?? fontColour(element);
  if (!colour || colour === UNKNOWN) return false;
  const ground = groundOf(element, paintOf);
  if (ground === undefined || !isSameColour(colour, ground)) return false;
  const inside = element.getElementsByTagName('*');
  return inside.length <= MOST_INSIDE && !Array.from(inside).some((one) => isPainted(one, paintOf));
}

function isPainted(element: Element, paintOf: PaintOf): boolean {
  if (COLOURED.test(element.localName) || element.hasAttribute('color') || element.hasAttribute('bgcolor')) return true;
  return (['colour', 'ground', 'placed'] as const).some((property) => paintOf(element, property) !== undefined);
}

/** Undefined where something may stand between the element and it. Depth is bounded by `parseDocument`. */
function groundOf(element: Element, paintOf: PaintOf): string | undefined {
  for (let one: Element | null = element; one; one = one.parentElement) {
    if (paintOf(one, 'placed') || one.hasAttribute('background')) return undefined;
    const ground = paintOf(one, 'ground') ?? attributeOf(one, 'bgcolor');
    if (ground && !CLEAR.test(ground)) return ground;
  }
  return PAPER;
}
const CLEAR = /^(?:none|transparent|inherit|initial|unset)$/;

const LONGEST_COLOUR_CHARS = 60;

function fontColour(element: Element): string | undefined {
  return element.localName === 'font' ? attributeOf(element, 'color') : undefined;
}

/** A colour as HTML's own attributes have it. */
function attributeOf(element: Element, name: string): string | undefined {
  return element.getAttribute(name)?.slice(0, LONGEST_COLOUR_CHARS).trim().toLowerCase();
}

/** Depth is bounded by `parseDocument`. */
function backgroundAround(element: Element, isPlain: () => boolean): string | undefined {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const style = one.getAttribute('style') ?? '';
    const stated = backgroundIn(style) ?? attributeOf(one, 'bgcolor');
    if (stated) return stated;
    const mayHave = /background/i.test(style) || one.hasAttribute('background');
    if (mayHave || ((one.hasAttribute('class') || one.hasAttribute('id')) && !isPlain())) return undefined;
  }
  return isPlain() ? PAPER : undefined;
}

/** Whether a sheet is not read here, or says that the paper is dark. */
function isOther(sheet: Element): boolean {
  if (sheet.localName === 'link') return isLinked(sheet);
  const css = sheet.textContent ?? '';
  // Of few sheets, for looking back takes several times as long.
  return /@import|color-scheme/i.test(css) && /@import|(?<!prefers-)color-scheme/i.test(css);
}

function isLinked(link: Element): boolean {
  return (
    /stylesheet/i.test(link.getAttribute('rel') ?? '') && !/^\s*data:text\/css/i.test(link.getAttribute('href') ?? '')
  );
}

/** The commonest signs first, each of which is enough. */
function hasBackgrounds(document: Document, sheets: readonly Element[]): boolean {
  const isPainting = (sheet: Element) =>
    sheet.localName === 'link' ? isLinked(sheet) : /background|@import/i.test(sheet.textContent ?? '');
  return sheets.some(isPainting) || document.querySelector('[style*="background"],[bgcolor],[background]') !== null;
}
