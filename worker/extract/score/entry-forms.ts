import { LOWER_HEADING_NAME } from '../../dom/headings.js';
import { textUpTo } from '../../dom/text-up-to.js';
import type { Block, Box } from './blocks.js';
import { type Guarded, isAnyKept, keptChars } from './kept.js';

/** Fields in which readers enter something about themselves; a search or a choice among products has none. */
const ENTRY =
  'input[type="email"],input[type="tel"],input[type="file"],input[name*="email" i],input[id*="email" i],' +
  'input[name*="first_name" i],input[name*="firstname" i],input[name*="last_name" i],input[name*="lastname" i],' +
  'input[autocomplete="name"],input[autocomplete="given-name"]';
const FIELDS = 'input:not([type="hidden"]):not([type="submit"]):not([type="button"]),textarea,select';
/** What only a form around the whole page holds; some sites have one. */
const MORE_THAN_FORM = 'h1,article,main,pre,table,[role="main"]';
const LEAST_FIELDS = 2;
/** White space not counted. */
const MOST_CHARS = 3_000;
/** A share of what is kept. A page may be there for its form; one that offers a job or goods is not. */
const MOST_SHARE = 0.4;
const MOST_SHARE_NAMED = 0.7;
const APPLICATION = /(?:^|[\s_-])(?:job-?)?appl(?:y|ication)(?:[\s_-]|$)/i;
/** Names of forms that narrow or sort a list. */
const FILTERS =
  /(?:^|[\s_-])(?:facets?|filters?|filterform|facetfiltersform|sorting|refine(?:ments?)?|ordering)(?:[\s_-]|$)/i;
const CHOICE = 'input[type="checkbox"],input[type="radio"],input[type="range"],input[type="number"],select';
/** A share of the form's text. A privacy clause is less than that. */
const MOST_PROSE = 0.5;
/** Fields to choose with, and their labels, in a box of such a name that is no form. */
const LEAST_CHOICES = 2;
/** Characters of the heading and hint beside a form in the box around it. */
const MOST_BESIDE = 160;

/**
 * Drops, in place, forms to apply, ask or comment with, and forms that narrow a list: their labels and hints mean
 * nothing without the fields. The heading right above goes with them.
 */
export function dropEntryForms({ blocks, boxes, isMatter }: Guarded, kept: boolean[]): void {
  for (const { classes, first, end } of boxes) if (SENT.test(classes)) kept.fill(false, first, end);
  for (const box of boxes) if (sortsList(box, blocks) || countsChoices(box)) kept.fill(false, box.first, box.end);
  const forms = boxes.filter((box) => (isEntryForm(box) || isFilterForm(box)) && !isMatter(box.element));
  if (forms.length === 0) return;
  const all = keptChars(blocks, kept);
  for (const form of forms) {
    if (!isAnyKept(kept, form.first, form.end)) continue;
    if (form.chars > (isNamed(form) ? MOST_SHARE_NAMED : MOST_SHARE) * all) continue;
    if (isFilterForm(form)) {
      kept.fill(false, form.first, form.end);
      continue;
    }
    const { first, end } = boxFor(form);
    kept.fill(false, first, end);
    const before = blocks[first - 1];
    if (before && LOWER_HEADING_NAME.test(before.box.name) && before.box.parent === form.parent)
      kept[first - 1] = false;
  }
}
/** What Webflow shows after a form was sent, or failed. */
const SENT = /(?:^|\s)w-form-(?:done|fail)(?:\s|$)/;

function isEntryForm(form: Box): boolean {
  const { name, chars, prose, element } = form;
  if (name !== 'form' || chars === 0 || chars > MOST_CHARS) return false;
  if (!element.querySelector(ENTRY) || element.querySelector(MORE_THAN_FORM)) return false;
  // A petition or contract has its text inside the form.
  if (!isNamed(form) && (prose > MOST_PROSE * chars || element.querySelector('h2,h3,h4'))) return false;
  return element.querySelectorAll(FIELDS).length >= LEAST_FIELDS;
}

/** Whether a form, or a box of nothing but choices, narrows or sorts a list. */
function isFilterForm({ name, label, chars, prose, linked, element }: Box): boolean {
  if (chars === 0 || chars > MOST_CHARS || !FILTERS.test(label.replace(CAMEL, '$1-$2'))) return false;
  if (name !== 'form' && (!FILTER_BOX.test(name) || prose > 0 || linked > 0)) return false;
  if (!element.querySelector(CHOICE) || element.querySelector(`${MORE_THAN_FORM},img`)) return false;
  return name === 'form' || element.querySelectorAll(`${CHOICE},label`).length >= LEAST_CHOICES;
}
/** `listSorting` is two words. */
const CAMEL = /([a-z])([A-Z])/g;
const FILTER_BOX = /^(?:aside|div|section)$/;

/** Whether a line above a list only says how much of it the page shows, and in which order. */
function sortsList({ first, end, chars }: Box, blocks: readonly Block[]): boolean {
  if (chars === 0 || chars > MOST_LINE_CHARS || end - first > MOST_LINE_BLOCKS) return false;
  const [only] = blocks.slice(first, end);
  if (end - first === 1) return only !== undefined && only.links >= LEAST_CHOICES && SORTS.test(only.text);
  const texts = blocks.slice(first, end).map(({ text }) => text);
  return texts.some((text) => SORT.test(text)) && texts.every((text) => SORT.test(text) || COUNT.test(text));
}
const MOST_LINE_CHARS = 100;
const MOST_LINE_BLOCKS = 3;
const SORT =
  /^\s*(?:sort(?:ed)?(?: by)?|order by|sortier(?:en|ung)(?: nach)?|trier par|ordenar por|ordina per)\s*(?::.{0,40})?$/i;
const COUNT =
  /^\s*(?:(?:showing|displaying|viewing|items|results)\s)?\d[\d,.]{0,9}(?:\s?[–—-]\s?\d[\d,.]{0,9})?\s(?:(?:of|out of|von|de|sur|di)\s\d[\d,.]{0,9}\+?)?(?:\s?(?:results|items|products|artikel|produkte|produits|resultados))?\s*$/i;

/** A line with the choices themselves. */
const SORTS = /^\s*(?:sort(?:ed)?|order|sortier(?:en|ung)|trier|ordenar|ordina)\s(?:by|nach|par|por|per)\b/i;

/** Whether a box holds nothing but choices, below a heading, and how many pages each would leave: `Red (12)`. */
function countsChoices({ chars, prose, linked, element }: Box): boolean {
  if (chars === 0 || chars > MOST_CHARS || prose > 0 || linked > 0 || !isCounted(element.lastElementChild))
    return false;
  const [first, ...others] = element.children;
  const choices = first && LOWER_HEADING_NAME.test(first.localName) ? others : [first, ...others];
  return choices.length >= LEAST_COUNTED && choices.every((choice) => choice && isCounted(choice));
}
const LEAST_COUNTED = 3;

function isCounted(choice: Element | null): boolean {
  const label = choice?.localName === 'label' ? choice : choice?.firstElementChild;
  if (label?.localName !== 'label' || !label.querySelector('input')) return false;
  return /\(\d{1,6}\)\s*$/.test(choice?.textContent ?? '');
}

function isNamed({ label, parent, element }: Box): boolean {
  const isCalled = [label, parent?.label ?? ''].some((words) => APPLICATION.test(words) || FILTERS.test(words));
  return isCalled || Array.from(element.querySelectorAll(SUBMIT)).some(sendsApplication);
}
const SUBMIT = 'button,input[type="submit"],input[type="button"]';

function sendsApplication(button: Element): boolean {
  return SENDS.test(button.getAttribute('value') || textUpTo(button, MOST_BUTTON_CHARS) || '');
}
const SENDS =
  /^\s*(?:(?:submit|send) (?:your |my |the )?application|apply now|apply for (?:this|the) (?:job|position|role))\s*$/i;
const MOST_BUTTON_CHARS = 100;

/** The widest box that holds only a form and its heading and hint. */
function boxFor(form: Box): Box {
  let box = form;
  const most = form.chars + Math.min(MOST_BESIDE, form.chars);
  while (
    box.parent &&
    PART.test(box.parent.name) &&
    box.parent.chars <= most &&
    !box.parent.element.querySelector('h1')
  )
    box = box.parent;
  return box;
}
const PART = /^(?:div|section|aside)$/;
