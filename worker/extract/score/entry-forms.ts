import { LOWER_HEADING_NAME } from '../../dom/headings.js';
import { textUpTo } from '../../dom/text-up-to.js';
import type { Blocks, Box } from './blocks.js';
import { isAnyKept, keptChars } from './kept.js';

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
/** Characters of the heading and hint beside a form in the box around it. */
const MOST_BESIDE = 160;

/**
 * Drops, in place, forms to apply, ask or comment with, and forms that narrow a list: their labels and hints mean
 * nothing without the fields. The heading right above goes with them.
 */
export function dropEntryForms({ blocks, boxes }: Blocks, kept: boolean[]): void {
  for (const { classes, first, end } of boxes) if (SENT.test(classes)) kept.fill(false, first, end);
  const forms = boxes.filter((box) => isEntryForm(box) || isFilterForm(box));
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

function isFilterForm({ name, label, chars, element }: Box): boolean {
  if (name !== 'form' || chars === 0 || chars > MOST_CHARS || !FILTERS.test(label)) return false;
  return element.querySelector(CHOICE) !== null && element.querySelector(`${MORE_THAN_FORM},img`) === null;
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
