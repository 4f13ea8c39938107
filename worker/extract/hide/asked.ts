import { classOf } from '../../html/class-of.js';
import { onceOfEach } from '../../html/once.js';
import { textLength } from '../../html/text-sizes.js';
import { textUpTo } from '../../html/text-up-to.js';

/** So many of a kind, side by side, are a list of what a click unfolds. */
const LEAST_ALIKE = 3;
/** Characters of the words to click on; longer ones are a text. */
const QUESTION_CHARS = 250;
/** Characters, white space of the markup included, and nodes. */
const MOST_READ = 1_000;
const MAY_ASK = /^(?:a|button|summary|h[1-6]|p|div|dt|span|strong|b|li|label)$/;
const CLICK = /^(?:onclick|@click\b.*|x-on:click\b.*|v-on:click\b.*|ng-click|\(click\)|data-action)$/;
const NOWHERE = /^(?:#.*|javascript:.*|)$/i;
/** Shares: an answer has most of its text outside links; what a menu unfolds has not. */
const MOSTLY_LINKS = 0.5;

/**
 * Tells which hidden elements answer what stands right before them: where several of a kind stand side by side, alone or
 * in boxes of their own, each after a question or after words that take clicks. No class or attribute need say so.
 */
export function answersTo(): (element: Element) => boolean {
  const answersOf = onceOfEach(answersIn);
  return (element) => {
    const { parentElement: parent } = element;
    const around = parent?.parentElement;
    const isOne = (parent && answersOf(parent).has(element)) || (around && answersOf(around).has(element));
    return (isOne === true || isToggled(element)) && holdsText(element);
  };
}

/** Whether Alpine.js shows an element on a click on what stands right before it, or instead of a panel beside it. */
function isToggled(element: Element): boolean {
  const { previousElementSibling: before, nextElementSibling: next } = element;
  const condition = element.getAttribute(SHOWN);
  if (!condition || !before) return false;
  if (isQuestion(before) && takesClicks(before)) return true;
  const [tab] = condition.split('=', 1);
  return [before, next].some((beside) => beside?.getAttribute(SHOWN)?.startsWith(`${tab}=`));
}
const SHOWN = 'x-show';

/** The elements after questions among the children of `list`, or among the children of its children. */
function answersIn(list: Element): ReadonlySet<Element> {
  const groups = new Map<string, Element[]>();
  const note = (kind: string, answer: Element) => {
    const group = groups.get(kind);
    if (group) group.push(answer);
    else groups.set(kind, [answer]);
  };
  for (const child of list.children) {
    const { nextElementSibling: next, firstElementChild: first } = child;
    if (next && isQuestion(child)) note(`${kindOf(child)} ${next.localName}`, next);
    else if (first?.nextElementSibling && isQuestion(first))
      note(`${kindOf(child)} > ${kindOf(first)}`, first.nextElementSibling);
  }
  return new Set([...groups.values()].filter(({ length }) => length >= LEAST_ALIKE).flat());
}

const kindOf = (element: Element) => `${element.localName}.${classOf(element)}`;

function isQuestion(element: Element): boolean {
  if (!MAY_ASK.test(element.localName)) return false;
  const words = textUpTo(element, MOST_READ)?.replace(/\s+/g, ' ').trim() ?? '';
  if (!/\p{L}{2}/u.test(words) || words.length > QUESTION_CHARS) return false;
  return /[?？؟]$/.test(words) || takesClicks(element);
}

/** Whether an element, or the only one in it, does something on a click other than to lead elsewhere. */
function takesClicks(element: Element): boolean {
  for (let inner: Element | null = element; inner; inner = onlyIn(inner)) {
    if (inner.localName === 'button' || inner.localName === 'summary') return true;
    if (inner.localName === 'a' && NOWHERE.test(inner.getAttribute('href') ?? '')) return true;
    if (Array.from(inner.attributes).some(({ name }) => CLICK.test(name))) return true;
  }
  return false;
}

const onlyIn = ({ firstElementChild: first }: Element) => (first?.nextElementSibling ? null : first);

/** Whether most of an element's text is outside links and controls. */
export function holdsText(element: Element): boolean {
  const linked = Array.from(element.querySelectorAll('a,button,label,option')).reduce(
    (sum, link) => sum + textLength(link.textContent),
    0,
  );
  const all = textLength(element.textContent);
  return all > 0 && linked < MOSTLY_LINKS * all;
}
