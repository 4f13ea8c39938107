import { classOf } from '../../../html/class-of.js';
import { HEADINGS } from '../../../html/headings.js';
import { leadsToPage } from '../../../html/leads-to-page.js';
import { onceOfEach } from '../../../html/once.js';
import { sizeUpTo } from '../../../html/text-sizes.js';
import { textUpTo } from '../../../html/text-up-to.js';
import type { Markup } from '../../dom/markup.js';
import { barTabs, linkTabsAmong } from '../../hide/unlabelled-tabs.js';
import { languageNamed } from '../code/languages.js';

/** Cheap signs, in `Markup.names`, that there are tabs. */
const SIGNS =
  /role\s*=\s*["']?tab|\btablist\b|tabbed-labels|code-group|w-tab-menu|wds-tabs|nav-tabs|tabs[_-](?:controls|list)|["'\s]tabs["'\s]/i;
const LISTS =
  '[role="tablist"],.tabs .tablist,.tabbed-labels,.vp-code-group > .tabs,.code-group__nav,.code-group-nav,.w-tab-menu,.wds-tabs,.nav-tabs,ul[class*="tabs_controls"],ul[class*="tabs-list"],ul.tabs,.tabs > ul:first-child';
const MAX_LABEL_CHARS = 60;
const MOST_TABS = 20;

/**
 * Puts the label of each tab before its panel, in place: side by side the labels of three variants say nothing, and
 * controls are dropped like everything in a form. A label that only names the language of a block of code becomes its
 * language.
 */
export function labelTabs(document: Document, { names, elements, named: elementsNamed }: Markup): void {
  const named: Named = onceOfEach((attribute: string) => byAttribute(document.body, attribute));
  const labelled = new Set<Element>();
  for (const { words, panel, controls } of barTabs(elements.get('button') ?? []).flat()) {
    for (const control of controls) control.remove();
    label(panel, words);
    labelled.add(panel);
  }
  const ofLinks = new Set(linkTabsAmong(elementsNamed('ul')));
  if (!SIGNS.test(names) && ofLinks.size === 0) return;
  for (const list of new Set([...document.body.querySelectorAll(LISTS), ...ofLinks])) {
    // An inner list would be read again with each one around it.
    if (list.parentElement?.closest(LISTS)) continue;
    const labels = labelsOf(list, ofLinks.has(list));
    if (labels.length === 0 && !isOnlyLabels(list)) continue;
    const panels = labels.length > 1 && labels.length <= MOST_TABS ? panelsOf(list, labels, named) : [];
    if (new Set(panels).size !== labels.length) continue;
    for (const [i, panel] of panels.entries()) {
      if (!labelled.has(panel)) label(panel, wordsOf(labels[i]));
      labelled.add(panel);
    }
    list.remove();
  }
}

function labelsOf(list: Element, isOfLinks: boolean): Element[] {
  for (const selector of [
    ...(isOfLinks ? ['a'] : []),
    '[role="tab"]',
    'li.tab[id]',
    'label',
    '.w-tab-link,.wds-tabs__tab',
    'button',
    'a[href^="#"]',
  ]) {
    const labels = Array.from(list.querySelectorAll(selector));
    if (labels.length > 0) return labels.every(isLabel) ? labels : [];
  }
  return [];
}

/** Whether a list without a tab that could be a label has no panels either: it is questions and answers. */
function isOnlyLabels(list: Element): boolean {
  const tabs = new Set(list.querySelectorAll('[role="tab"]'));
  return !list.querySelector(PANELS) && sizeUpTo(list, MOST_LIST_CHARS, tabs) <= MOST_LIST_CHARS;
}
const MOST_LIST_CHARS = 200;
/** Panels say so, or are named after the title that opens them: Avada. */
const PANELS = '[role="tabpanel"],[aria-labelledby]:not([role="tab"])';

function isLabel(element: Element): boolean {
  const words = wordsOf(element);
  return words !== '' && words.length <= MAX_LABEL_CHARS;
}

function wordsOf(element: Element | undefined): string {
  return element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}

/**
 * The panel of each tab: by the ids that tabs and panels have for each other, or else as many panels as tabs after the
 * list, in their order.
 */
function panelsOf(list: Element, labels: readonly Element[], named: Named): Element[] {
  const given = labels.flatMap((tab) => {
    const name = tab.getAttribute('aria-controls') || /^#(.+)/.exec(tab.getAttribute('href') ?? '')?.[1];
    const panel = (name && named('id').get(name)) || (tab.id && named('aria-labelledby').get(tab.id));
    return panel && !list.contains(panel) ? [panel] : [];
  });
  if (given.length > 0) return given;
  if (labels.some(leadsAway)) return [];
  const next = behind(list);
  const beside: Element[] = [];
  for (let panel = next; panel && isPanel(panel); panel = panel.nextElementSibling) beside.push(panel);
  if (beside.length > 0 || !next || next.childElementCount > labels.length) return beside;
  const inside = Array.from(next.children);
  return next === list.nextElementSibling || inside.every(isPanel) ? inside : [];
}

/** The element after a list of tabs, or after the one that ends with it. */
function behind(list: Element): Element | null {
  let around = list;
  for (let level = 0; level < WRAPPERS && !around.nextElementSibling && around.parentElement; level++)
    around = around.parentElement;
  return around.nextElementSibling;
}
const WRAPPERS = 3;

/** Whether a tab leads to a page of its own, such as a job's and the one to apply for it. */
function leadsAway(label: Element): boolean {
  return label.localName === 'a' && leadsToPage(label);
}

function isPanel(element: Element): boolean {
  return (
    element.getAttribute('role') === 'tabpanel' ||
    /(?:^|\s)(?:wds-tab__content|code-group-item)(?:\s|$)/.test(classOf(element))
  );
}

/** Elements by the value of an attribute, found when first asked for. */
type Named = (attribute: 'id' | 'aria-labelledby') => ReadonlyMap<string, Element>;

function byAttribute(body: Element, attribute: string): ReadonlyMap<string, Element> {
  const elements = Array.from(body.querySelectorAll(`[${attribute}]`));
  return new Map(elements.map((element) => [element.getAttribute(attribute) ?? '', element]));
}

function label(panel: Element, words: string): void {
  const text = panel.textContent?.trim() ?? '';
  const first = panel.querySelector(`${HEADINGS},p,strong`);
  const said = first ? textUpTo(first, MOST_LIST_CHARS)?.replace(/\s+/g, ' ').trim() : undefined;
  if (!text || said?.toLowerCase() === words.toLowerCase()) return;
  const blocks = panel.querySelectorAll('pre > code');
  const [code] = blocks;
  const language = languageNamed(words);
  if (language && code && blocks.length === 1 && code.textContent?.trim() === text) {
    const stated = classOf(code).replace('language-', '');
    if (!stated) code.setAttribute('class', `language-${language}`);
    // "Docker" before what a shell runs says where, not in which language.
    if (!stated || stated === language) return;
  }
  const paragraph = boldParagraph(panel.ownerDocument, words);
  if (panel.localName === 'pre') panel.before(paragraph);
  else panel.prepend(paragraph);
}

/** The words of a control, to stand before what it shows. */
export function boldParagraph(document: Document, words: string): Element {
  const paragraph = document.createElement('p');
  const strong = document.createElement('strong');
  strong.textContent = words;
  paragraph.append(strong);
  return paragraph;
}
