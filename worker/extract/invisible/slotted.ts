import { moveInside, putInstead } from '../../dom/move.js';
import { isShell } from '../../dom/text-sizes.js';

/** Attributes of templates that a script fills with data, and that hold no text yet. */
const FILLED = 'slot-scope,scope,v-for,v-if'.split(',');

/**
 * Shows the text that a page passes to its component in templates for its slots, if the page shows nothing else: the
 * script only adds a frame around it. `all`: the page's templates. In place. Source: Vue 2, slots in templates in the
 * DOM.
 */
export function showSlotted(body: Element, all: readonly Element[]): void {
  const templates = all.filter((one) => one.hasAttribute('slot') && body.contains(one));
  if (templates.length === 0) return;
  const unseen = new Set(body.querySelectorAll('template,script,style,noscript'));
  if (!isShell(body, unseen)) return;
  for (const template of templates)
    if (!FILLED.some((name) => template.hasAttribute(name))) putInstead(template, [...template.childNodes]);
  for (const tabs of body.querySelectorAll('tabset')) plainTabs(tabs);
}

/** Makes lists and panels of the slots of Wiki.js's tabs. */
function plainTabs(tabs: Element): void {
  for (const template of tabs.querySelectorAll('template')) {
    const slot = template.hasAttribute('v-slot:tabs') ? 'ul' : template.hasAttribute('v-slot:content') ? 'div' : '';
    if (!slot) continue;
    const box = template.ownerDocument.createElement(slot);
    if (slot === 'ul') {
      box.setAttribute('role', 'tablist');
      for (const item of template.querySelectorAll('li')) item.setAttribute('role', 'tab');
    } else for (const panel of template.querySelectorAll('.tabset-panel')) panel.setAttribute('role', 'tabpanel');
    moveInside(template, box);
    template.replaceWith(box);
  }
}
