import { isNotDisplayed } from './hidden.js';

/**
 * Of some lists, those that a script makes tabs of (jQuery UI): each item is one link to a panel beside the list, and some
 * of the panels are not displayed. A table of contents leads to sections that are.
 */
export function linkTabsAmong(lists: Iterable<Element>): readonly Element[] {
  return Array.from(lists).filter((list) => {
    if (list.childElementCount > MOST_TABS) return false;
    const panels = Array.from(list.children, (item) => panelOf(item, list));
    return (
      panels.length > 1 && panels.every((panel) => panel) && panels.some((panel) => panel && isNotDisplayed(panel))
    );
  });
}

const MOST_TABS = 20;

/** The element beside a list that the only link of its item leads to. */
function panelOf({ firstElementChild: link, childElementCount }: Element, list: Element): Element | undefined {
  if (childElementCount !== 1 || link?.localName !== 'a') return undefined;
  const [, id] = /^#(.+)/.exec(link.getAttribute('href') ?? '') ?? [];
  if (!id || !link.textContent?.trim()) return undefined;
  for (let beside = list.nextElementSibling; beside; beside = beside.nextElementSibling)
    if (beside.id === id) return beside;
  return undefined;
}
