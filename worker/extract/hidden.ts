import { classOf } from './class-of.js';
import type { HiddenByRule } from './hiding-rules.js';
import { type Hidden, wayOf } from './hiding-ways.js';

/** Class names with which sites hide text from the eye alone: labels for screen readers, skip links, and the names of icons. */
const HIDING_CLASS =
  /(?:^|\s)(?:sr-only|visually-?hidden|screen-reader-(?:text|only)|assistive-text|element-invisible|u-hidden-visually|a11y-hidden|material-(?:icons|symbols)(?:-\w+)?)(?:\s|$)/;

/** Whether an element, by its own attributes or a rule of the page's style sheet, shows nothing to the eye. */
export function hiddenness(element: Element, hiddenByRule: HiddenByRule | undefined): Hidden | undefined {
  const hidden = element.getAttribute('hidden');
  if (hidden !== null && hidden !== 'until-found') return 'folded';
  if (element.hasAttribute('popover')) return 'folded';
  const style = element.getAttribute('style');
  const byStyle = style ? wayOf(style)?.how : undefined;
  if (byStyle) return byStyle === 'folded' && isFoldedCallout(element) ? undefined : byStyle;
  const classes = classOf(element);
  if (classes && HIDING_CLASS.test(classes)) return 'never';
  return hiddenByRule?.(element, classes);
}

/** The text of a callout that starts folded, as `details` may; its title shows and opens it. */
function isFoldedCallout({ parentElement: parent }: Element): boolean {
  return parent?.hasAttribute('data-callout') === true && /(?:^|\s)is-collapsible(?:\s|$)/.test(parent.className);
}
