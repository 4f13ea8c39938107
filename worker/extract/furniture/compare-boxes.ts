import { textUpTo } from '../../dom/text-up-to.js';

const COMPARE = /^(?:add to )?compare$/i;
const MOST_CHARS = 60;

/** Drops the boxes that shops let one tick beside a product, in place, to see it next to others: BigCommerce, Magento. */
export function dropCompareBoxes(content: Element): void {
  for (const label of content.querySelectorAll('label')) {
    if (!COMPARE.test(textUpTo(label, MOST_CHARS)?.trim() ?? '')) continue;
    const boxes = [label.querySelector('input'), label.previousElementSibling, label.nextElementSibling];
    const box = boxes.find((one) => one?.localName === 'input' && one.getAttribute('type') === 'checkbox');
    if (!box) continue;
    box.remove();
    label.remove();
  }
}
