import type { Engine } from '../engine.js';
import { createBing } from './bing.js';
import { createBrave } from './brave.js';
import { createDuckduckgo } from './duckduckgo.js';
import { createMojeek } from './mojeek.js';
import type { EngineName } from './names.js';
import { createStartpage } from './startpage.js';
import { createWikipedia } from './wikipedia.js';
import { createYahoo } from './yahoo.js';

/** How each engine is made. */
export const ENGINES = {
  duckduckgo: createDuckduckgo,
  brave: createBrave,
  mojeek: createMojeek,
  startpage: createStartpage,
  yahoo: createYahoo,
  bing: createBing,
  wikipedia: createWikipedia,
} as const satisfies Record<EngineName, (options: { address: URL }) => Engine>;
