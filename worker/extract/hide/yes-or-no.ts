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

/** `✓` or `✗` in place of an icon that is all a cell shows; undefined for any other icon. */
export function signInstead(svg: Element): Element | undefined {
  if (!isAllOfCell(svg)) return undefined;
  const words = [svg.getAttribute('aria-label'), svg.querySelector('title')?.textContent].map((said) => said?.trim());
  const names = [classOf(svg), svg.getAttribute('data-icon'), hrefOf(svg), classOf(svg.parentElement ?? svg)].join(' ');
  const said = words.find(Boolean) ?? '';
  const isYes = YES.test(said) || (!NO.test(said) && YES_NAME.test(names));
  if (!isYes && !NO.test(said) && !NO_NAME.test(names)) return undefined;
  const sign = svg.ownerDocument.createElement('i');
  sign.setAttribute('class', isYes ? 'icon-check' : 'icon-times');
  return sign;
}

function hrefOf(svg: Element): string {
  const use = svg.querySelector('use');
  return use?.getAttribute('href') ?? use?.getAttribute('xlink:href') ?? '';
}

/** Whether hidden words for screen readers are a yes or no, and all that a cell says. */
export function isAnswer(element: Element): boolean {
  const words = textUpTo(element, MOST_WORDS)?.trim() ?? '';
  return (YES.test(words) || NO.test(words) || ligatureIn(element) !== undefined) && isAllOfCell(element);
}

/** Whether an element is all that the cell around it says: by tag name or, in tables made of boxes, by role. */
function isAllOfCell(element: Element): boolean {
  let cell: Element | null = element;
  for (let level = 0; cell && !isCell(cell) && level < MOST_AROUND; level++) cell = cell.parentElement;
  return cell !== null && isCell(cell) && textUpTo(cell, MOST_WORDS)?.trim() === element.textContent?.trim();
}

const isCell = (element: Element) =>
  element.localName === 'td' || /^(?:grid)?cell$/.test(element.getAttribute('role') ?? '');
