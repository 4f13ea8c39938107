import type { Engine } from '../engine.js';
import { createBing } from './bing.js';
import { createBrave } from './brave.js';
import { createDuckduckgo } from './duckduckgo.js';
import { createMojeek } from './mojeek.js';
import { createStartpage } from './startpage.js';
import { createWikipedia } from './wikipedia.js';
import { createYahoo } from './yahoo.js';

/**
 * Every engine the service has, by the name that `backend` calls it, and its public address. Google and Yandex answer
 * plain HTTP clients with a script or a captcha since 2025, whatever they send; there is nothing to parse.
 */
export const ENGINES = {
  duckduckgo: { create: createDuckduckgo, address: 'https://html.duckduckgo.com' },
  brave: { create: createBrave, address: 'https://search.brave.com' },
  mojeek: { create: createMojeek, address: 'https://www.mojeek.com' },
  startpage: { create: createStartpage, address: 'https://www.startpage.com' },
  yahoo: { create: createYahoo, address: 'https://search.yahoo.com' },
  bing: { create: createBing, address: 'https://www.bing.com' },
  wikipedia: { create: createWikipedia, address: 'https://en.wikipedia.org' },
} as const satisfies Record<string, { create: (options: { address: URL }) => Engine; address: string }>;

export type EngineName = keyof typeof ENGINES;
export const ENGINE_NAMES = Object.keys(ENGINES) as EngineName[];
