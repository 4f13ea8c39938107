import { DOCUMENTATION } from './documentation.js';
import { EDITORS } from './editors.js';
import { FORUMS } from './forums.js';
import { SITES } from './sites.js';
import type { Tool } from './tool.js';
import { TRACKERS } from './trackers.js';

/** All that is known of single products whose pages hold a text, in the order in which their rules run. */
export const TOOLS: readonly Tool[] = [...DOCUMENTATION, ...SITES, ...EDITORS, ...FORUMS, ...TRACKERS];
