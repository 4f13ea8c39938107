import { around } from '../../html/around.js';
import type { Box } from '../model/blocks.js';

/** Tells the box of an element: its own, or the innermost around it. */
export function boxOf(boxes: readonly Box[]): (element: Element) => Box | undefined {
  const byElement = new Map(boxes.map((box) => [box.element, box]));
  return (element) => {
    const own = around(element, (up) => byElement.has(up));
    return own && byElement.get(own);
  };
}
