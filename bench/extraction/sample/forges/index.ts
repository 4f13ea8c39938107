import type { Text } from '../texts.js';
import { libraries, npmPage, packageIndex, unpkg } from './registries.js';
import { codeberg, github, gitlab } from './repositories.js';

/** Markup written after today's pages of each, 2025. */
export const FORGES: Record<string, (text: Text) => string> = {
  github,
  gitlab,
  codeberg,
  npm: npmPage,
  'package-index': packageIndex,
  libraries,
  'file-browser': unpkg,
};
