/** Tabs of one set, and siblings that are looked at. */
const MOST_TABS = 20;
const MOST_PARTS = 3 * MOST_TABS;
const MAX_LABEL_CHARS = 60;

/** A tab: its words and its panel. */
export interface Tab {
  words: string;
  panel: Element;
  /** What switches to it: a button, or a radio button and its label. */
  controls: readonly Element[];
}

/**
 * Sets of tabs that work without a script: a radio button and a label for each, beside or between as many panels. A
 * form with fields to fill in has none.
 */
export function radioTabs(body: Element): Tab[][] {
  const sets = new Set<Element>();
  for (const { parentElement: set } of body.querySelectorAll('input[type="radio"]')) if (set) sets.add(set);
  return [...sets].map(tabsOf).filter((tabs) => tabs.length > 1 && tabs.length <= MOST_TABS);
}

function tabsOf(set: Element): Tab[] {
  const parts: Element[] = [];
  for (let part = set.firstElementChild; part; part = part.nextElementSibling) {
    parts.push(part);
    if (parts.length > MOST_PARTS) return [];
  }
  const inputs = parts.filter(({ localName }) => localName === 'input');
  const labels = parts.filter(({ localName }) => localName === 'label');
  const panels = parts.filter((part) => !inputs.includes(part) && !labels.includes(part));
  const isFull = panels.every((panel) => PANEL.test(panel.localName) && panel.textContent?.trim());
  const isPaired = labels.every((label, i) => label.getAttribute('for') === inputs[i]?.id && wordsOf(label) !== '');
  if (!isFull || !isPaired || labels.length !== inputs.length || labels.length !== panels.length) return [];
  return panels.map((panel, i) => {
    const controls = [inputs[i], labels[i]].filter((control) => control !== undefined);
    return { words: wordsOf(labels[i]), panel, controls };
  });
}
const PANEL = /^(?:div|section|pre)$/;

/** The words of a label, or its title where an icon font draws it. */
function wordsOf(label: Element | undefined): string {
  const said = [label?.textContent, label?.getAttribute('title'), label?.getAttribute('aria-label')];
  const words = said.map((text) => text?.replace(/\s+/g, ' ').trim() ?? '').find((text) => /[\p{L}\p{N}]/u.test(text));
  return words && words.length <= MAX_LABEL_CHARS ? words : '';
}
