import type { Box } from './blocks.js';

/** Whether an element is a figure: by its tag name or class. */
export function isFigure({ name, classes }: Box): boolean {
  return name === 'figure' || FIGURE_CLASS.test(classes);
}
const FIGURE_CLASS = /(?:^|[\s_-])(?:fig(?:ure)?|wp-caption|image-gallery)(?:[\s_-]|$)/i;
