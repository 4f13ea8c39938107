import { classOf } from '../../html/class-of.js';
import { textUpTo } from '../../html/text-up-to.js';
import { ligatureIn } from '../recognise/signs.js';

const YES = /^(?:yes|(?:included|available|supported)(?: (?:in|with|on) .{1,30})?|check(?:ed|mark)?|tick|true)$/i;
const NO =
  /^(?:no|none|not (?:included|available|supported)(?: (?:in|with|on) .{1,30})?|unavailable|unsupported|cross|false)$/i;
/** Names for yes and no in icon libraries: Font Awesome, Bootstrap, Lucide, Feather, Material. */
const YES_NAME =
  /(?:^|[\s_#-])(?<!circle-)(?:check(?:mark)?|tick|done|yes)(?:[\s_-](?:2|circle|lg|solid|icon))?(?:\s|$)/i;
const NO_NAME =
  /(?:^|[\s_#-])(?<!circle-)(?:times|cross|x-?mark|x|close|clear|cancel|no)(?:[\s_-](?:circle|lg|solid|icon))?(?:\s|$)/i;
const MOST_AROUND = 3;
const MOST_WORDS = 40;

/** `✓` or `✗` in place of an icon that is all a cell shows, or stands before an item; undefined for any other icon. */
export function signInstead(svg: Element): Element | undefined {
  const holder = holderOf(svg);
  if (!holder) return undefined;
  const words = [svg.getAttribute('aria-label'), svg.querySelector('title')?.textContent].map((said) => said?.trim());
  const names = [classOf(svg), svg.getAttribute('data-icon'), hrefOf(svg), classOf(svg.parentElement ?? svg)].join(' ');
  const said = words.find(Boolean);
  const isYes = said && (YES.test(said) || NO.test(said)) ? YES.test(said) : YES_NAME.test(names);
  if (!isYes && !(said && NO.test(said)) && !NO_NAME.test(names)) return undefined;
  return signFor(svg, Boolean(isYes));
}

/** An icon that is written as `✓` or `✗`, for the document of `element`. */
function signFor({ ownerDocument }: Element, isYes: boolean): Element {
  const sign = ownerDocument.createElement('i');
  sign.setAttribute('class', isYes ? 'icon-check' : 'icon-times');
  return sign;
}

/** The cell that holds nothing else, or the item that begins with it. */
function holderOf(svg: Element): Element | undefined {
  let around: Element = svg;
  for (let level = 0; level < MOST_AROUND; level++) {
    const { parentElement: parent } = around;
    if (!parent || around.previousSibling?.textContent?.trim()) return undefined;
    if (parent.localName === 'li') return parent;
    if (around.nextSibling?.textContent?.trim()) return undefined;
    if (isCell(parent)) return parent;
    around = parent;
  }
  return undefined;
}

/** Whether an element is a cell: by tag name or, in tables made of boxes, by role. */
function isCell(element: Element): boolean {
  return element.localName === 'td' || CELL.test(element.getAttribute('role') ?? '');
}
const CELL = /^(?:grid)?cell$/;

function hrefOf(svg: Element): string {
  const use = svg.querySelector('use');
  return use?.getAttribute('href') ?? use?.getAttribute('xlink:href') ?? '';
}

/** Whether hidden words for screen readers are a yes or no, and all that a cell says. */
export function isAnswer(element: Element): boolean {
  const words = textUpTo(element, MOST_WORDS)?.trim() ?? '';
  if (!YES.test(words) && !NO.test(words) && !ligatureIn(element)) return false;
  let cell: Element | null = element;
  for (let level = 0; cell && !isCell(cell) && level < MOST_AROUND; level++) cell = cell.parentElement;
  return cell !== null && isCell(cell) && textUpTo(cell, words.length + MOST_WORDS)?.trim() === words;
}
