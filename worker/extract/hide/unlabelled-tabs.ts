import { classOf } from '../../html/class-of.js';
import { onceOfEach } from '../../html/once.js';
import { textUpTo } from '../../html/text-up-to.js';
import { isNotDisplayed, isNotShown } from './hidden.js';

/** The words of a tab, what they show, and what is dropped once they stand before that. */
export interface Tab {
  words: string;
  panel: Element;
  controls: readonly Element[];
}

const MOST_TABS = 20;
const MOST_LABEL_CHARS = 60;
const PANEL = /^(?:div|section|pre)$/;
/** What tabs are called, where something names them. */
const NAMED = /(?:^|[\s_-])tabs?(?:[\s_-]|$)/i;

/**
 * Sets of tabs without roles: a bar that holds buttons alone, and right after it, in one box or side by side with the bar, as
 * many panels. Where nothing calls them tabs all panels but one are not displayed.
 */
export function barTabs(buttons: Iterable<Element>): Tab[][] {
  const bars = new Set(Array.from(buttons, ({ parentElement: bar }) => bar).filter((bar) => bar !== null));
  return [...bars].map(tabsOf).filter(({ length }) => length > 0);
}

function tabsOf(bar: Element): Tab[] {
  const buttons = childrenOf(bar);
  if (buttons.length < 2 || !buttons.every(({ localName }) => localName === 'button')) return [];
  const words = buttons.map((button) => textUpTo(button, MOST_LABEL_CHARS)?.replace(/\s+/g, ' ').trim() ?? '');
  const panels = words.every(Boolean) ? panelsAfter(bar, buttons.length) : [];
  const isNamed = NAMED.test(`${classOf(bar)} ${classOf(bar.parentElement ?? bar)}`);
  if (!isNamed && panels.filter((panel) => !isNotShown(panel)).length !== 1) return [];
  return panels.map((panel, i) => ({ words: words[i] ?? '', panel, controls: [buttons[i] as Element] }));
}

function panelsAfter(bar: Element, count: number): Element[] {
  const { nextElementSibling: next, parentElement: around } = bar;
  const boxed = next && next.nextElementSibling === null ? childrenOf(next) : [];
  const beside = around?.firstElementChild === bar ? childrenOf(around).slice(1) : [];
  const arePanels = (panels: readonly Element[]) =>
    panels.length === count && panels.every(({ localName }) => PANEL.test(localName));
  return [boxed, beside].find(arePanels) ?? [];
}

/** The children of an element; none if they are more than tabs can be. */
function childrenOf({ children, childElementCount }: Element): Element[] {
  return childElementCount <= MOST_TABS ? Array.from(children) : [];
}

/**
 * Of some lists, those that a script makes tabs of (jQuery UI): each item is one link to a panel behind the list, and some
 * of the panels are not displayed. A table of contents leads to sections that are.
 */
export function linkTabsAmong(lists: Iterable<Element>): readonly Element[] {
  // Looked at once, however many lists ask.
  const besideIn = onceOfEach(({ children }: Element) => ({
    places: new Map(Array.from(children, (child, i) => [child, i])),
    // The first of a name counts.
    named: new Map(Array.from(children, (child) => [child.id, child] as const).reverse()),
  }));
  return Array.from(lists).filter((list) => {
    const { parentElement: around } = list;
    const ids = around ? childrenOf(list).map(linkedId) : [];
    if (!around || ids.length < 2 || !ids.every(Boolean)) return false;
    const { places, named } = besideIn(around);
    const placeOf = (panel: Element | undefined) => (panel && places.get(panel)) ?? -1;
    const panels = ids.map((id = '') => named.get(id));
    return (
      panels.every((panel) => placeOf(panel) > placeOf(list)) && panels.some((panel) => panel && isNotDisplayed(panel))
    );
  });
}

/** The id that the only link of an item leads to. */
function linkedId({ firstElementChild: link, childElementCount }: Element): string | undefined {
  if (childElementCount !== 1 || link?.localName !== 'a' || !link.textContent?.trim()) return undefined;
  return /^#(.+)/.exec(link.getAttribute('href') ?? '')?.[1];
}
