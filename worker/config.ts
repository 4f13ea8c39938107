import { z } from 'zod';
import { flag, integer, port, text } from '../src/shared/env.js';
import { LOG_LEVELS } from '../src/shared/log.js';
import { IDENTITY } from '../src/shared/package-facts.js';
import { prefixed } from '../src/shared/prefixed.js';
import { storeKey, storePrefix, storeUrl } from '../src/shared/store/settings.js';
import {
  metricsPort,
  needsEndpoint,
  needsPortOfItsOwn,
  needsSwitch,
  telemetryEnabled,
  telemetryEndpoint,
} from '../src/shared/telemetry-settings.js';

const MiB = 1024 * 1024;

/** A bot must say who it is: a header-safe text that starts with a product token and does not pose as a browser. */
const identity = z
  .string()
  .refine((value) => value.trim() !== '', 'expected an identity, not blanks')
  .refine(
    (value) => /^[\x20-\x7e]*$/.test(value),
    'expected an identity of printable ASCII, without control characters',
  )
  .refine((value) => Buffer.byteLength(value) <= 1024, 'expected an identity of at most 1024 bytes')
  .refine((value) => !/mozilla/i.test(value), 'expected an identity that does not contain "Mozilla"')
  .refine(
    (value) => /^\s*[A-Za-z_-]+/.test(value),
    'expected an identity that starts with a product token, for robots.txt',
  )
  .transform((value) => value.trim());

/** What both kinds of worker know, without the prefix that their variables carry. */
const COMMON = {
  HOST: text.default('127.0.0.1').describe('Address to bind; images set `0.0.0.0`'),
  PORT: port.default(8000).describe('TCP port; 0 picks a free one'),
  MAX_WAITING: integer(0, 100_000)
    .default(200)
    .describe('Fetches of each kind that may wait for their turn; more are answered 503 with Retry-After'),
  HOST_CONCURRENCY: integer(1, 1000).default(4).describe('Pages of one host fetched at once'),
  MAX_CRAWL_DELAY_SECONDS: integer(0, 600)
    .default(10)
    .describe('Longest Crawl-delay of a robots.txt that is honoured between two pages of a host'),
  TIMEOUT_SECONDS: integer(1, 600).default(30).describe('Bound of a whole fetch, waiting included'),
  WAIT_MS: integer(0, 60_000)
    .default(5000)
    .describe('Most time a rendered page gets to become quiet, in milliseconds; then it is taken as it stands'),
  USER_AGENT: identity.default(IDENTITY).describe('How the worker names itself to sites and robots.txt'),
  ALLOW_PRIVATE_NETWORKS: flag
    .default(false)
    .describe('Let pages be fetched from private and loopback addresses: true or false'),
  USE_ENVIRONMENT_PROXY: flag
    .default(false)
    .describe(
      'Reach sites through the proxies of `HTTP_PROXY`, `HTTPS_PROXY` and `NO_PROXY`, which resolve names in our place, so that addresses are not judged: true or false',
    ),
  MAX_PAGE_BYTES: integer(1024, 256 * MiB)
    .default(16 * MiB)
    .describe('Largest page, decompressed'),
  MAX_LOADED_BYTES: integer(MiB, 64 * 1024 * MiB)
    .default(128 * MiB)
    .describe('Bytes of all pages that are being received or wait to be read; one page at a time may exceed it'),
  MAX_MARKDOWN_BYTES: integer(1024, 64 * MiB)
    .default(8 * MiB)
    .describe('Largest Markdown handed out'),
  BROWSER_SANDBOX: flag
    .default(true)
    .describe(
      'Run Chromium in its own sandbox, which needs unprivileged user namespaces; root never has it: true or false',
    ),
  DRAIN_SECONDS: integer(0, 3600).default(10).describe('Seconds that fetches in flight get to end after SIGTERM'),
  OTEL_ENABLED: telemetryEnabled,
  OTEL_ENDPOINT: telemetryEndpoint,
  METRICS_PORT: metricsPort,
  STORE_URL: storeUrl,
  STORE_PREFIX: storePrefix,
  STORE_ENCRYPTION_KEY: storeKey,
  LOG_LEVEL: z
    .enum(LOG_LEVELS, `expected one of ${LOG_LEVELS.join(', ')}`)
    .default('error')
    .describe('Least level that is logged: debug, info, warn, error'),
};
export type WorkerSettings = z.output<z.ZodObject<typeof COMMON>>;

const RENDER = ['auto', 'request'] as const;

/** Settings of the default crawl worker. The README's table is made from this. */
export const CrawlWorkerEnv = z
  .object(
    prefixed('CRAWL_WORKER', {
      CONCURRENCY: integer(1, 1000)
        .optional()
        .describe('Pages loaded with plain HTTP at once; 256 for each core, at most 1,000, when unset'),
      RENDER: z
        .enum(RENDER, `expected one of ${RENDER.join(', ')}`)
        .default('auto')
        .describe(
          'Pages for which nobody says whether to render them: `auto` renders those that have no text otherwise, `request` none',
        ),
      BROWSER_CONCURRENCY: integer(1, 1000).optional().describe('Pages rendered at once; two for each core when unset'),
      BROWSER_PATH: text
        .optional()
        .describe('Absolute path of the Chromium to render with; found automatically when unset'),
      ...COMMON,
    }),
  )
  .refine(...needsEndpoint('CRAWL_WORKER_OTEL'))
  .refine(...needsSwitch('CRAWL_WORKER_OTEL'))
  .refine(...needsPortOfItsOwn('CRAWL_WORKER'));
export type CrawlWorkerEnv = z.output<typeof CrawlWorkerEnv>;

const BROWSERS = ['chromium', 'lightpanda'] as const;

/** Settings of the worker that starts a browser for each page. */
export const BrowserWorkerEnv = z
  .object(
    prefixed('BROWSER_WORKER', {
      BROWSER: z
        .enum(BROWSERS, `expected one of ${BROWSERS.join(', ')}`)
        .default('chromium')
        .describe(`Browser that is started for each page: ${BROWSERS.join(', ')}`),
      BROWSER_PATH: text.optional().describe('Absolute path of its program; found automatically when unset'),
      CONCURRENCY: integer(1, 1000).default(4).describe('Browsers, and so pages, at once'),
      ...COMMON,
    }),
  )
  .refine(...needsEndpoint('BROWSER_WORKER_OTEL'))
  .refine(...needsSwitch('BROWSER_WORKER_OTEL'))
  .refine(...needsPortOfItsOwn('BROWSER_WORKER'));
export type BrowserWorkerEnv = z.output<typeof BrowserWorkerEnv>;
