import { z } from 'zod';
import { address, integer, list, port, text } from '../shared/env.js';
import { LOG_LEVELS } from '../shared/log.js';
import { ENGINE_ADDRESSES, ENGINE_NAMES, type EngineName } from './engines/names.js';

const engines = list.refine(
  (names) =>
    names.length > 0 && names.every((name) => name in ENGINE_ADDRESSES) && new Set(names).size === names.length,
  `expected a comma list of ${ENGINE_NAMES.join(', ')}, each once`,
);

/** Settings of the engines, wherever they run. */
export const ENGINE_SETTINGS = {
  METASEARCH_ENGINES: engines
    .default([...ENGINE_NAMES])
    .transform((names) => names as EngineName[])
    .describe('Engines that `auto` asks and `backend` may name, comma separated'),
  METASEARCH_CONCURRENCY: integer(1, 1000)
    .default(32)
    .describe('Searches at once; four times as many wait, up to eight seconds, and more are turned away'),
  METASEARCH_DUCKDUCKGO_MIN_INTERVAL_MS: integer(0, 60_000)
    .default(1000)
    .describe('Least time between two requests to `duckduckgo`, in milliseconds; the site blocks clients in a hurry'),
  METASEARCH_DUCKDUCKGO_ADDRESS: addressOf('duckduckgo', 'DuckDuckGo'),
  METASEARCH_BRAVE_ADDRESS: addressOf('brave', 'Brave Search'),
  METASEARCH_MOJEEK_ADDRESS: addressOf('mojeek', 'Mojeek'),
  METASEARCH_STARTPAGE_ADDRESS: addressOf('startpage', 'Startpage'),
  METASEARCH_YAHOO_ADDRESS: addressOf('yahoo', 'Yahoo'),
  METASEARCH_BING_ADDRESS: addressOf('bing', 'Bing'),
  METASEARCH_WIKIPEDIA_ADDRESS: addressOf('wikipedia', 'Wikipedia; in its own, the language follows the region'),
};
export type EngineSettings = z.output<z.ZodObject<typeof ENGINE_SETTINGS>>;

/** Settings of the metasearch service. The README's table is made from this. */
export const MetasearchEnv = z.object({
  METASEARCH_HOST: text.default('127.0.0.1').describe('Address to bind; images set `0.0.0.0`'),
  METASEARCH_PORT: port.default(8001).describe('TCP port; 0 picks a free one'),
  ...ENGINE_SETTINGS,
  METASEARCH_DRAIN_SECONDS: integer(0, 3600)
    .default(10)
    .describe('Seconds that searches in flight get to end after SIGTERM; one takes 8 at most'),
  METASEARCH_LOG_LEVEL: z
    .enum(LOG_LEVELS, `expected one of ${LOG_LEVELS.join(', ')}`)
    .default('error')
    .describe('Least level that is logged: debug, info, warn, error'),
});
export type MetasearchEnv = z.output<typeof MetasearchEnv>;

function addressOf(name: EngineName, engine: string) {
  return address
    .default(new URL(ENGINE_ADDRESSES[name]))
    .describe(`Base URL of \`${name}\` (${engine}), for proxies and tests`);
}
