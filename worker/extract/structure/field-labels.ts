import type { Markup } from '../parse/markup.js';

/** Cheap sign, in `Markup.names`, of a field of Drupal whose label stands beside the value. */
const SIGN = /\bfield--label-inline\b/;
const LABELS = '.field--label-inline > .field__label';

/** Writes the colon that Drupal's style draws after the label of a field, in place: `Duration: 3 years`. */
export function endFieldLabels(content: Element, { names }: Markup): void {
  if (!SIGN.test(names)) return;
  for (const label of content.querySelectorAll(LABELS))
    if (/[\p{L}\p{N})]\s*$/u.test(label.textContent ?? '')) label.textContent = `${label.textContent?.trim()}:`;
}
