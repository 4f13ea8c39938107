import { classOf } from '../../html/class-of.js';
import { textUpTo } from '../../html/text-up-to.js';
import { isNotShown } from './hidden.js';

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
  const bars = new Set<Element>();
  for (const { parentElement: bar } of buttons) if (bar) bars.add(bar);
  return [...bars].map(tabsOf).filter(({ length }) => length > 0);
}

function tabsOf(bar: Element): Tab[] {
  const buttons = childrenOf(bar);
  const isNamed = NAMED.test(`${classOf(bar)} ${classOf(bar.parentElement ?? bar)}`);
  if (buttons.length < 2 || !buttons.every(({ localName }) => localName === 'button')) return [];
  const words = buttons.map(wordsOf);
  const panels = words.every(Boolean) ? panelsAfter(bar, buttons.length) : [];
  if (!isNamed && panels.filter((panel) => !isNotShown(panel)).length !== 1) return [];
  return panels.map((panel, i) => ({ words: words[i] ?? '', panel, controls: [buttons[i] as Element] }));
}

function panelsAfter(bar: Element, count: number): Element[] {
  const next = bar.nextElementSibling;
  const around = bar.parentElement;
  const arePanels = (panels: readonly Element[]) =>
    panels.length === count && panels.every(({ localName }) => PANEL.test(localName));
  const boxed = next && next.nextElementSibling === null ? childrenOf(next) : [];
  if (arePanels(boxed)) return boxed;
  const beside = around?.firstElementChild === bar ? childrenOf(around).slice(1) : [];
  return arePanels(beside) ? beside : [];
}

/** The children of an element; none if they are more than tabs can be. */
function childrenOf({ children, childElementCount }: Element): Element[] {
  return childElementCount <= MOST_TABS ? Array.from(children) : [];
}

/** What a button says, as one line; empty when it is too long for a label. */
function wordsOf(button: Element): string {
  return textUpTo(button, MOST_LABEL_CHARS)?.replace(/\s+/g, ' ').trim() ?? '';
}
