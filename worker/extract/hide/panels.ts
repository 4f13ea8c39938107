import { classOf } from '../../html/class-of.js';
import { once } from '../../html/once.js';
import { textLength } from '../../html/text-sizes.js';
import { answersTo } from './asked.js';
import { barTabs } from './bar-tabs.js';
import { linkTabsAmong } from './link-tabs.js';

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

/**
 * Tells which elements a click unfolds or switches to: closed panels of tabs and accordions. They are content that is a
 * click away, as other content is a scroll away. A panel either has a control that names it, or is named a panel and
 * has something clickable with text before it.
 */
export function panelsOf(root: Element): (element: Element) => boolean {
  let named: ReadonlySet<string> | undefined;
  const hasClosed = once(() => root.querySelector(CLOSED) !== null);
  const isAskedFor = answersTo();
  const ofBars = once(() => {
    const tabs = barTabs(root.getElementsByTagName('button')).flat();
    return new Set(tabs.map(({ panel }) => panel));
  });
  return (element) => {
    if (isControl(element)) return false;
    if (answersQuestion(element)) return true;
    if (isFurniture(element, root)) return false;
    if (isAskedFor(element) || ofBars().has(element)) return true;
    if (TABS_ELEMENT.test(element.parentElement?.localName ?? '')) return true;
    if (element.id) {
      named ??= namesOf(root);
      if (named.has(element.id)) return true;
    }
    return (
      ((saysSo(element) || followsControl(element)) && isAfterText(element)) || (hasClosed() && isUnfolded(element))
    );
  };
}

/** Whether an element is a control with a word or two; longer text may be the rest of a text. */
function isControl(element: Element): boolean {
  return INLINE.test(element.localName) && (element.textContent?.trim().length ?? 0) <= CONTROL_CHARS;
}

/** Whether an element comes right after a button that says that it is closed. */
function followsControl({ previousElementSibling: before }: Element): boolean {
  return before?.localName === 'button' && saysSo(before);
}

/** A control that says that it is closed. */
const CLOSED = '[aria-expanded="false"]:is(button,[role="button"])';
/** Elements around what is hidden that hold nothing else. */
const AROUND = 2;
const QUESTION_CHARS = 250;
/** Characters: an answer has more plain text than this, most of it outside links; menus have none. */
const ANSWER_CHARS = 40;
/** Characters of the answer to a question that is spelt out. */
const SHORT_ANSWER_CHARS = 1;

/**
 * Whether an element, or one that holds only it, comes after a button with words that says it is closed, and holds
 * prose.
 */
function isUnfolded(element: Element): boolean {
  let outer: Element | null = element;
  for (let level = 0; level < AROUND && outer && !outer.previousElementSibling; level++) outer = outer.parentElement;
  const before = outer?.previousElementSibling;
  if (!before || !(before.matches(CLOSED) || before.querySelector(CLOSED))) return false;
  const words = before.textContent?.trim() ?? '';
  if (!/\p{L}{2}/u.test(words) || words.length > QUESTION_CHARS || before.querySelector('[aria-haspopup]'))
    return false;
  if (before.hasAttribute('aria-haspopup')) return false;
  const sum = (sum: number, link: Element) => sum + textLength(link.textContent);
  const all = textLength(element.textContent);
  const linked = Array.from(element.querySelectorAll('a,button,label,option,[role="option"]')).reduce(sum, 0);
  const least = /[?？]$/.test(words) ? SHORT_ANSWER_CHARS : ANSWER_CHARS;
  return all - linked > least && linked < all / 2;
}

/** Whether an element is text after a button that asks something: page builders make answers of menus that drop down. */
function answersQuestion(element: Element): boolean {
  const before = element.previousElementSibling;
  if (!before?.matches(OPENER)) return false;
  const words = before.textContent?.trim() ?? '';
  if (words.length > QUESTION_CHARS || !/\p{L}{2}.*[?？؟]$/su.test(words)) return false;
  const linked = Array.from(element.querySelectorAll('a,button')).reduce(
    (sum, a) => sum + textLength(a.textContent),
    0,
  );
  return linked < textLength(element.textContent) / 2;
}
const OPENER = ':is(button,[role="button"])[aria-controls]';

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
