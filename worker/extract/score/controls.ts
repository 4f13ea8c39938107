import type { Block } from '../model/blocks.js';

/** Characters of a link that only does something on the page, white space not counted. */
const MOST_CONTROL_CHARS = 40;
/** What shops call the links in a card that only do something. */
const CONTROL =
  /(?:^|[\s_-])(?:add-?_?to-?_?(?:cart|wish-?list|compare|basket)|to(?:cart|wish-?list|compare)|wish-?list|compare|quick-?_?view)(?:[\s_-]|$)/i;

/** Characters of a block that are no words of buttons, and of links that only do something. */
export function textChars({ chars, links, linked, anchors, button, inner }: Block): number {
  const isControl = links > 0 && linked === chars && chars <= MOST_CONTROL_CHARS * links;
  return isControl && (anchors === links || CONTROL.test(inner)) ? 0 : chars - button;
}
