import { classOf } from '../../../html/class-of.js';
import { onceOfEach } from '../../../html/once.js';
import type { Markup } from '../../dom/markup.js';
import { firstText } from '../code/numbers.js';

/** Cheap signs, in `Markup.names`. */
const SIGNS =
  /(?:type|role)\s*=\s*["']?checkbox|checkbox-(?:on|off)|chcklst-box|inline-task-list|fa-(?:check-)?square-o/i;
/** Classes of drawn boxes: Notion, Discourse, Asciidoctor. */
const DRAWN = /(?:^|\s)(?:checkbox-(?:on|off)|chcklst-box|fa-(?:check-)?square-o)(?:\s|$)/;
const DRAWN_DONE = /(?:^|\s)(?:checkbox-on|checked|fa-check-square-o)(?:\s|$)/;

/** Marks the boxes of task lists as text, in place: controls are dropped like everything in a form. */
export function markTasks(document: Document, { names }: Markup): void {
  if (!SIGNS.test(names)) return;
  const labels = labelsById(document);
  const isSent = onceOfEach((form: Element) => form.querySelector(SENT) !== null);
  for (const item of document.body.getElementsByTagName('li')) {
    if (item.hasAttribute('data-inline-task-id')) item.prepend(markOf(document, classOf(item) === 'checked'));
    const box = boxOf(item);
    if (!box || isChoice(box, isSent)) continue;
    const mark = markOf(document, isDone(box));
    box.before(mark);
    const isFirst = firstText(item)?.parentNode === mark;
    const signs = isFirst ? foldLabels(box, labels) : [];
    if (isFirst) for (const control of [box, ...signs]) control.remove();
    if (!isFirst || signs.length > 0) mark.remove();
    else beginText(item, mark);
  }
}

/** Moves a mark to where the text of an item begins, which may be in a block of its own. */
function beginText(item: Element, mark: Element): void {
  const place = mark.nextSibling;
  const { parentNode: around } = mark;
  mark.remove();
  let first = firstText(item) ?? place;
  while (first?.parentNode && first.parentNode !== item && !/^(?:p|div)$/i.test(first.parentNode.nodeName))
    first = first.parentNode;
  if (first) first.parentNode?.insertBefore(mark, first);
  else around?.appendChild(mark);
}

/** Whether a box is one of the choices of a form that is sent: what narrows a list. */
function isChoice(box: Element, isSent: (form: Element) => boolean): boolean {
  const form = box.hasAttribute('name') ? box.closest('form') : null;
  return form !== null && isSent(form);
}
const SENT =
  'select,input[type="search"],input[type="text"],input[type="submit"],button[type="submit"],input[type="range"]';

/** Labels that stand apart from their control, by its id. */
function labelsById(document: Document): ReadonlyMap<string, Element[]> {
  const labels = new Map<string, Element[]>();
  for (const label of document.body.getElementsByTagName('label')) {
    const name = label.getAttribute('for');
    if (name) labels.set(name, [...(labels.get(name) ?? []), label].slice(0, MOST_LABELS));
  }
  return labels;
}
const MOST_LABELS = 4;

/**
 * The labels of a box that the reader may tick, and that hold only signs: the box folds what follows without a script,
 * or crosses it out while one cooks.
 */
function foldLabels(box: Element, labels: ReadonlyMap<string, Element[]>): Element[] {
  if (box.localName !== 'input' || box.hasAttribute('disabled')) return [];
  const { nextElementSibling: next } = box;
  const isBeside = next?.localName === 'label' && !next.hasAttribute('for');
  const own = labels.get(box.id) ?? (isBeside ? [next] : []);
  return own.some(({ textContent }) => /[\p{L}\p{N}]/u.test(textContent ?? '')) ? [] : own;
}

function boxOf(item: Element): Element | undefined {
  for (const element of item.querySelectorAll('input,[role="checkbox"],div,span,i')) {
    const isInput = element.localName === 'input' && element.getAttribute('type')?.toLowerCase() === 'checkbox';
    if (isInput || element.getAttribute('role') === 'checkbox' || DRAWN.test(classOf(element))) return element;
  }
  return undefined;
}

function isDone(box: Element): boolean {
  return box.hasAttribute('checked') || box.getAttribute('aria-checked') === 'true' || DRAWN_DONE.test(classOf(box));
}

/** The mark of a task's box; its text is a sign for the scorer, which sees nothing else. */
export function markOf(document: Document, done: boolean): Element {
  const mark = document.createElement('span');
  mark.setAttribute('data-task', done ? 'done' : 'open');
  mark.textContent = done ? '☑' : '☐';
  return mark;
}
