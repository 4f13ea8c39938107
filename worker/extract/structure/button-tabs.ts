import { around } from '../../dom/around.js';
import { onceOfEach } from '../../dom/once.js';
import { sizeUpTo } from '../../dom/text-sizes.js';
import type { Tab } from './radio-tabs.js';

/** Attributes in which scripts of themes name the panel of a button: by its id, or by the same value. */
const NAMING = ['data-href', 'data-tab', 'data-tab-item', 'data-tab-id', 'data-tab-target', 'onclick'];
/** The id that a call in `onclick` names: `openTab(event, 'London')`. */
const CALLED = /^\s*\w{1,40}\([^()']{0,40}'#?([\w-]{1,60})'\)/;
/** Buttons that stand side by side, in items or alone; a page with more is an application. */
const MOST_TABS = 20;
const MOST_BUTTONS = 1_000;
const MAX_LABEL_CHARS = 60;

/**
 * Sets of tabs whose buttons name their panels in an attribute of the theme's own: Butterfly, Hugo's Relearn, what
 * follows the tutorials. The buttons of a set are all that its bar holds, and the panels follow it in the same box.
 */
export function buttonTabs(
  body: Element,
  attributes: ReadonlySet<string>,
  byId: (id: string) => Element | undefined,
): Tab[][] {
  return NAMING.filter((attribute) => attributes.has(attribute)).flatMap((attribute) => tabsBy(attribute, body, byId));
}

function tabsBy(attribute: string, body: Element, byId: (id: string) => Element | undefined): Tab[][] {
  const buttons = Array.from(body.querySelectorAll(`button[${attribute}]`));
  if (buttons.length < 2 || buttons.length > MOST_BUTTONS) return [];
  const bars = new Map<Element, Element[]>();
  for (const button of buttons) {
    const { parentElement: parent } = button;
    const bar = parent?.localName === 'li' ? parent.parentElement : parent;
    if (bar) bars.set(bar, [...(bars.get(bar) ?? []), button]);
  }
  const sets = [...bars].filter(([bar, { length }]) => length > 1 && length <= MOST_TABS && bar.parentElement);
  if (sets.length === 0) return [];
  const boxes = new Set<Element | null>(sets.map(([bar]) => bar.parentElement));
  const sharing = new Map<Element, Map<string, Element>>();
  const sharers = attribute === 'onclick' ? [] : [...body.querySelectorAll(`:is(div,section,pre)[${attribute}]`)];
  for (const panel of sharers) {
    const box = around(panel, (up) => boxes.has(up));
    if (!box) continue;
    const named = sharing.get(box) ?? new Map<string, Element>();
    sharing.set(box, named.set(panel.getAttribute(attribute) ?? '', panel));
  }
  const isFilled = onceOfEach((panel: Element) => sizeUpTo(panel, 0) > 0);
  return sets.flatMap(([bar, own]) => {
    const tabs = own.flatMap((button) => {
      const name = nameIn(button, attribute);
      const panel = sharing.get(bar.parentElement as Element)?.get(name) ?? byId(name);
      const words = button.textContent?.replace(/\s+/g, ' ').trim() ?? '';
      const isTab = panel && words && words.length <= MAX_LABEL_CHARS && !bar.contains(panel) && isFilled(panel);
      return isTab ? [{ words, panel, controls: [button] }] : [];
    });
    const isWhole = tabs.length === own.length && new Set(tabs.map(({ panel }) => panel)).size === own.length;
    return isWhole ? [tabs] : [];
  });
}

function nameIn(button: Element, attribute: string): string {
  const value = button.getAttribute(attribute) ?? '';
  return attribute === 'onclick' ? (CALLED.exec(value)?.[1] ?? '') : value.replace(/^#/, '');
}
