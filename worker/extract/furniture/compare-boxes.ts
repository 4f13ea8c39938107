import { textUpTo } from '../../dom/text-up-to.js';
import type { Markup } from '../parse/markup.js';

/** Cheap sign, in `Markup.names`, of a checkbox. */
const SIGN = /type\s*=\s*["']?checkbox/i;
const COMPARE = /^(?:add to )?compare$/i;
const MOST_CHARS = 60;

/** Drops the checkboxes beside products that shops have for comparing them, in place: BigCommerce, Magento. */
export function dropCompareBoxes(content: Element, { names }: Markup): void {
  if (!SIGN.test(names)) return;
  for (const label of content.querySelectorAll('label')) {
    if (!COMPARE.test(textUpTo(label, MOST_CHARS)?.trim() ?? '')) continue;
    const boxes = [label.querySelector('input'), label.previousElementSibling, label.nextElementSibling];
    const box = boxes.find((one) => one?.localName === 'input' && one.getAttribute('type') === 'checkbox');
    if (!box) continue;
    box.remove();
    label.remove();
  }
}
