import { classOf } from '../../html/class-of.js';
import { once } from '../../html/once.js';
import { textLength } from '../../html/text-sizes.js';
import { textUpTo } from '../../html/text-up-to.js';
import { barTabs, linkTabsAmong } from './unlabelled-tabs.js';

/** Classes of the panels of tabs, accordions and FAQs. */
const PANEL_CLASS =
  /(?:^|[\s_-])(?:tab-?(?:pane|panel|content)|tabs-?(?:pane|panel|content)|accordion|collapse|collapsible|faq|spoiler|spoil-?content|toggle|expander|expandable|expand-content|disclosure|hide-button|acc[_-](?:body|content|panel))(?=$|[\s_-]|[A-Z])/i;
const PANEL_ROLE = /^(?:tabpanel|region)$/;
/** Custom elements of tabs, whose content is hidden until their script has run. */
const TABS_ELEMENT = /^[a-z]\w*-(?:\w+-)*(?:tabs|accordion)$/;
/** Elements whose class says that something folds, and that are the control, not the panel. */
const INLINE = /^(?:a|b|button|i|label|small|span|svg)$/;
const CONTROL_CHARS = 40;
/** Elements inside which everything that unfolds is furniture: menus, search forms, cart sizes. */
const FURNITURE = /^(?:nav|header|footer|form|aside|dialog)$/;
const FURNITURE_ROLE = /^(?:navigation|menu|menubar|dialog|alertdialog|banner|contentinfo|search|listbox|tooltip)$/;
const FURNITURE_CLASS =
  /modal|dialog|lightbox|drawer|menu|navbar|dropdown|popup|popover|tooltip|banner|login|search|cart|comments|filter/i;
/** Siblings before a panel that are searched for what opens it. */
const NEAR = 3;
const CONTROLS =
  '[aria-controls],[data-target],[data-bs-target],[role="tab"],[data-toggle="tab"],' +
  '.nav-tabs a[href^="#"],ul.tabs a[href^="#"],.tabs > ul a[href^="#"]';
/** A control that says that it is closed. */
const CLOSED = '[aria-expanded="false"]:is(button,[role="button"])';
/** Elements around what is hidden that hold nothing else. */
const AROUND = 2;
/** Characters: an answer to words that ask nothing has more plain text than this. */
const ANSWER_CHARS = 40;
/** Characters of the words to click on; longer ones are a text. */
const QUESTION_CHARS = 250;
/** Characters, white space of the markup included, and nodes. */
const MOST_READ = 1_000;
const CLICK = /^(?:onclick|@click\b.*|x-on:click\b.*|v-on:click\b.*|ng-click|\(click\)|data-action)$/;
const NOWHERE = /^(?:#.*|javascript:.*|)$/i;

/**
 * Tells which elements a click unfolds or switches to: closed panels of tabs and accordions. They are content that is a
 * click away, as other content is a scroll away. A panel either has a control that names it, or is named a panel and
 * has something clickable with text before it, or answers what stands right before it.
 */
export function panelsOf(root: Element): (element: Element) => boolean {
  const named = once(() => namesOf(root));
  const ofBars = once(() => {
    const tabs = barTabs(root.getElementsByTagName('button')).flat();
    return new Set(tabs.map(({ panel }) => panel));
  });
  return (element) => {
    if (INLINE.test(element.localName) && (element.textContent?.trim().length ?? 0) <= CONTROL_CHARS) return false;
    const { previousElementSibling: before, parentElement: around, id } = element;
    if (isFurniture(element, root)) return false;
    if (ofBars().has(element) || TABS_ELEMENT.test(around?.localName ?? '') || (id && named().has(id))) return true;
    const isNamed = saysSo(element) || (before?.localName === 'button' && saysSo(before));
    return (isNamed && isAfterText(element)) || isUnfolded(element);
  };
}

/** The words of something to click on; empty where there are none, or so many that they are a text. */
function wordsOf(opener: Element): string {
  const words = textUpTo(opener, MOST_READ)?.replace(/\s+/g, ' ').trim() ?? '';
  return words.length <= QUESTION_CHARS && /\p{L}{2}/u.test(words) ? words : '';
}

/** Whether most of an element's text is outside links and controls; of what a menu unfolds it is not. */
export function holdsText(element: Element): boolean {
  const controls = Array.from(element.querySelectorAll('a,button,label,option,[role="option"]'));
  const linked = controls.reduce((sum, { textContent }) => sum + textLength(textContent), 0);
  return linked < textLength(element.textContent) / 2;
}

/** Whether an element, or one that holds only it, comes after words that take clicks, and holds prose. */
function isUnfolded(element: Element): boolean {
  let outer: Element | null = element;
  for (let level = 0; level < AROUND && outer && !outer.previousElementSibling; level++) outer = outer.parentElement;
  const before = outer?.previousElementSibling;
  if (!before || before.hasAttribute('aria-haspopup') || before.querySelector('[aria-haspopup]')) return false;
  if (!before.matches(CLOSED) && !before.querySelector(CLOSED) && !(isOneOfList(before) && takesClicks(before)))
    return false;
  const words = wordsOf(before);
  const isAnswer = /[?？؟]\W*$/.test(words) || textLength(element.textContent) > ANSWER_CHARS;
  return words !== '' && isAnswer && holdsText(element);
}

/** Whether words to click on are one of several of a kind, each with what it unfolds behind it, alone or in a box. */
function isOneOfList(opener: Element): boolean {
  const { parentElement: box, nextElementSibling: next, previousElementSibling: before } = opener;
  const isAlike = (one: Element | null, other: Element | null | undefined) =>
    one && other && one.localName === other.localName && classOf(one) === classOf(other);
  const inList = [next?.nextElementSibling, before?.previousElementSibling].some((other) => isAlike(opener, other));
  return inList || [box?.nextElementSibling, box?.previousElementSibling].some((other) => isAlike(box, other));
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

/** Whether an element is named a panel: by role, class or, where classes are generated, data attributes. */
export function saysSo(element: Element): boolean {
  if (PANEL_ROLE.test(element.getAttribute('role') ?? '') || PANEL_CLASS.test(classOf(element))) return true;
  return Array.from(element.attributes).some(({ name, value }) => name.startsWith('data-') && PANEL_CLASS.test(value));
}

/** The ids of what buttons, tabs and links with text say they open. */
function namesOf(root: Element): ReadonlySet<string> {
  const names = new Set<string>();
  const links = linkTabsAmong(root.getElementsByTagName('ul')).flatMap((list) => [...list.querySelectorAll('a')]);
  for (const control of [...root.querySelectorAll(CONTROLS), ...links]) {
    if (!control.textContent?.trim()) continue;
    for (const attribute of ['aria-controls', 'data-target', 'data-bs-target', 'href']) {
      const value = control.getAttribute(attribute);
      if (value && (attribute === 'aria-controls' || value.startsWith('#'))) names.add(value.replace(/^#/, ''));
    }
  }
  return names;
}

function isAfterText(element: Element): boolean {
  let before = element.previousElementSibling ?? element.parentElement?.previousElementSibling;
  for (let steps = 0; before && steps < NEAR; steps++, before = before.previousElementSibling) {
    if (before.textContent?.trim()) return true;
  }
  return false;
}

/** Whether an element is in furniture, by tag name, role or class. */
export function isFurniture(element: Element, root: Element): boolean {
  for (let up: Element | null = element; up && up !== root; up = up.parentElement) {
    if (FURNITURE.test(up.localName) || FURNITURE_ROLE.test(up.getAttribute('role') ?? '')) return true;
  }
  return FURNITURE_CLASS.test(`${element.id} ${classOf(element)}`);
}
