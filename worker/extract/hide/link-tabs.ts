import { isNotDisplayed } from './hidden.js';

/**
 * Of some lists, those that a script makes tabs of (jQuery UI): each item is one link to a panel beside the list, and some
 * of the panels are not displayed. A table of contents leads to sections that are.
 */
export function linkTabsAmong(lists: Iterable<Element>): readonly Element[] {
  const besideIn = rememberSiblings();
  return Array.from(lists).filter((list) => {
    const { parentElement: around } = list;
    if (!around || list.childElementCount > MOST_TABS) return false;
    const ids = Array.from(list.children, linkedId);
    if (ids.length < 2 || !ids.every(Boolean)) return false;
    const { places, named } = besideIn(around);
    const place = places.get(list) ?? Infinity;
    const panels = ids.map((id = '') => named.get(id));
    if (!panels.every((panel) => panel && (places.get(panel) ?? -1) > place)) return false;
    return panels.some((panel) => panel && isNotDisplayed(panel));
  });
}

const MOST_TABS = 20;

/** The id that the only link of an item leads to. */
function linkedId({ firstElementChild: link, childElementCount }: Element): string | undefined {
  if (childElementCount !== 1 || link?.localName !== 'a' || !link.textContent?.trim()) return undefined;
  return /^#(.+)/.exec(link.getAttribute('href') ?? '')?.[1];
}

interface Siblings {
  places: ReadonlyMap<Element, number>;
  named: ReadonlyMap<string, Element>;
}

/** Tells the places and the ids of the children of an element, looking at them once, however many lists ask. */
function rememberSiblings(): (around: Element) => Siblings {
  const known = new Map<Element, Siblings>();
  return (around) => {
    const found = known.get(around) ?? siblingsIn(Array.from(around.children));
    known.set(around, found);
    return found;
  };
}

function siblingsIn(children: readonly Element[]): Siblings {
  const named = new Map<string, Element>();
  for (const child of children) if (child.id && !named.has(child.id)) named.set(child.id, child);
  return { places: new Map(children.map((child, i) => [child, i])), named };
}
