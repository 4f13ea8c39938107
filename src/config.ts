import { z } from 'zod';
import { parseKeys } from './callers/keys.js';
import { CONTRACT_NAMES, contractNames } from './drop-in/contracts.js';
import { PROVIDER_SETTINGS, PROVIDER_WORDS, PROVIDERS } from './providers/all.js';
import type { AnyProvider } from './providers/definition.js';
import { toDomain } from './providers/filters.js';
import {
  address,
  addresses,
  flag,
  headers,
  hosts,
  integer,
  list,
  networks,
  origins,
  port,
  secret,
  text,
} from './shared/env.js';
import { isLoopback } from './shared/http-guard.js';
import { LOG_LEVELS } from './shared/log.js';
import { storeKey, storePrefix, storeUrl } from './shared/store/settings.js';
import {
  metricsPort,
  needsEndpoint,
  needsPortOfItsOwn,
  telemetryEnabled,
  telemetryEndpoint,
} from './shared/telemetry-settings.js';

const MiB = 1024 * 1024;

/** Rules across settings are judged even when single settings are wrong, so that every fault is listed at once. */
const always = () => true;

/** Default of an address, already parsed. */
const at = (url: string) => new URL(url);

const domains = list.transform((words, ctx) => {
  const known = words.flatMap((word) => toDomain(word) ?? []);
  if (known.length < words.length) ctx.addIssue('expected a comma list of domains such as example.org');
  return known;
});

/** Kept as it is written: issuers are compared to the letter. */
const issuer = text.refine(
  (value) => address.safeParse(value).success,
  'expected an http(s) URL without credentials, query or fragment',
);

/** RFC 6749, section 3.3; other software has blanks between them. */
const scopes = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .refine(
    (words) => words.length > 0 && words.every((word) => /^[\x21\x23-\x5b\x5d-\x7e]+$/.test(word)),
    'expected scopes, parted by commas or blanks, without quotes and backslashes inside',
  );

const Settings = z
  .object({
    SERVICE_HOST: text.default('127.0.0.1').describe('Address to bind; images set `0.0.0.0`'),
    SERVICE_PORT: port.default(8080).describe('TCP port of MCP and REST; 0 picks a free one'),
    SERVICE_CRAWL_WORKER_ADDRESS: addresses
      .default([at('http://localhost:8000')])
      .describe(
        'Base URL of the crawl worker; of several, comma separated, or of one whose name has an address for each of them',
      ),
    SERVICE_SEARCH_PROVIDER: z
      .enum(PROVIDER_WORDS, `expected one of ${PROVIDER_WORDS.join(', ')}`)
      .default('native')
      .describe(`Search provider: ${PROVIDERS.map(toldWords).join(', ')}`),
    SERVICE_SEARCH_FALLBACK: list
      .refine(
        (words) => words.every((word) => PROVIDER_WORDS.includes(word)),
        `expected a comma list of ${PROVIDER_WORDS.join(', ')}`,
      )
      .default([])
      .describe(
        'Providers that are asked in this order when the one before is blocked, limited, down or late; none when unset',
      ),
    SERVICE_SEARCH_FALLBACK_ON_EMPTY: flag
      .default(false)
      .describe('Whether the next provider of a chain is also asked when one finds nothing: true or false'),
    SERVICE_SEARCH_HEDGE: flag
      .default(false)
      .describe(
        'Whether the next provider of a chain is also asked, at the cost of a call, when one is later than 95 of 100 of its answers: true or false',
      ),
    SERVICE_SEARCH_ALLOW_DOMAINS: domains
      .default([])
      .describe('Domains that every row of a search has to be within, comma separated; any when unset'),
    SERVICE_SEARCH_DENY_DOMAINS: domains
      .default([])
      .describe('Domains, with all below them, that no row of a search may be of, comma separated'),
    ...PROVIDER_SETTINGS,
    SERVICE_ADDRESS: address
      .optional()
      .describe(
        'Absolute base URL told to SSE clients, e.g. `https://example.org/gateway`; pages of its origin may call',
      ),
    SERVICE_UI_ENABLED: flag
      .default(true)
      .describe('Serve the web page at `/` and Swagger UI at `/docs`: true or false; `/openapi.json` is always there'),
    SERVICE_ALLOWED_ORIGINS: origins
      .optional()
      .describe('Browser origins that may call MCP and REST, comma separated, e.g. `https://app.example.org`'),
    SERVICE_ALLOWED_HOSTS: hosts
      .optional()
      .describe(
        'Host names accepted in the `Host` header; when unset, loopback names where bound to loopback, else any. Pages under these names may call',
      ),
    SERVICE_TRUSTED_PROXIES: networks
      .default(['loopback'])
      .describe(
        'Addresses or networks of reverse proxies whose `X-Forwarded-*` headers count; `loopback` for this machine',
      ),
    SERVICE_DROP_IN: list
      .transform(toContractNames)
      .default([])
      .describe(
        `Contracts of other products that are served too, comma separated: ${CONTRACT_NAMES.join(', ')}, or all (but jina_root); none when unset`,
      ),
    SERVICE_API_KEYS: z.string().transform(toKeys).optional().meta({
      secret: true,
      description:
        'Keys of who may call, `name:key` or `name:sha256:<hex>`, one a line or comma separated; anybody may when unset. The file is read anew when it changes',
    }),
    SERVICE_OAUTH_ISSUER: issuer
      .optional()
      .describe(
        'Authorization server whose access tokens (JWT) let callers in, by its issuer URL, e.g. `https://login.example.org/realms/web`; none when unset',
      ),
    SERVICE_OAUTH_AUDIENCE: text
      .optional()
      .describe(
        'What `aud` of an access token has to be; when unset `SERVICE_ADDRESS` or one of its MCP addresses, such as `/mcp` below it',
      ),
    SERVICE_OAUTH_SCOPES: scopes
      .default([])
      .describe(
        'Scopes that an access token has to have, parted by commas or blanks; clients are told to ask for them',
      ),
    SERVICE_RATE_LIMIT_PER_MINUTE: integer(0, 1_000_000)
      .default(0)
      .describe(
        'Points a minute of each caller, by key or address: 1 for a search or a page that is visited, 5 for one that is rendered, none for what is kept; 0 for no bound',
      ),
    SERVICE_DOCS_OPEN: flag
      .default(true)
      .describe('Whether `/docs` and `/openapi.json` are shown without a key: true or false'),
    SERVICE_SESSION_SECRET: secret.optional().meta({
      secret: true,
      description:
        'Signs ids of MCP sessions and of jobs; give every replica the same one. Random for each process when unset',
    }),
    SERVICE_MAX_MARKDOWN_BYTES: integer(1024, 64 * MiB)
      .default(8 * MiB)
      .describe(
        "Most Markdown taken from the crawl worker, in bytes; as much as the worker's own bound, which `start` sees to",
      ),
    SERVICE_MAX_ANSWER_BYTES_IN_FLIGHT: integer(MiB, 64 * 1024 * MiB)
      .default(128 * MiB)
      .describe(
        'Most bytes of answers that are held at once, those that clients have yet to read included; above it a call is refused with 503 and `Retry-After`',
      ),
    SERVICE_CACHE_TTL_SECONDS: integer(0, 86_400)
      .default(300)
      .describe(
        'Seconds for which a page is handed out again without a visit, at most; 0 keeps none. What its site says about keeping it counts',
      ),
    SERVICE_SEARCH_CACHE_TTL_SECONDS: integer(0, 86_400)
      .default(60)
      .describe('Seconds for which the rows of a search are handed out again; 0 keeps none'),
    SERVICE_CACHE_MAX_BYTES: integer(MiB, 64 * 1024 * MiB)
      .default(128 * MiB)
      .describe('Most bytes of pages and searches that are kept; what was used least recently goes first'),
    SERVICE_STORE_URL: storeUrl,
    SERVICE_STORE_PREFIX: storePrefix,
    SERVICE_STORE_ENCRYPTION_KEY: storeKey,
    SERVICE_MCP_MAX_LENGTH: integer(0, 64 * MiB)
      .default(40_000)
      .describe(
        'Most characters of a page that `fetch_url` returns over MCP where the call has no `max_length`, about four to a token; 0 for no bound',
      ),
    SERVICE_JOB_TTL_SECONDS: integer(0, 604_800)
      .default(3600)
      .describe('Seconds for which a job is kept after its last result; 0 takes no jobs'),
    SERVICE_JOB_MAX_BYTES: integer(MiB, 64 * 1024 * MiB)
      .default(128 * MiB)
      .describe('Most bytes that jobs hold, compressed results included; each caller may have half of them'),
    SERVICE_DRAIN_SECONDS: integer(0, 3600)
      .default(10)
      .describe('Seconds that calls in flight get to end after SIGTERM; a fetch takes 30 at most'),
    SERVICE_LOG_LEVEL: z
      .enum(LOG_LEVELS, `expected one of ${LOG_LEVELS.join(', ')}`)
      .default('error')
      .describe('Least level that is logged: debug, info, warn, error'),
    SERVICE_LOG_FORMAT: z
      .never('is not supported: logs are always JSON; unset it')
      .optional()
      .describe('Unsupported: setting it fails start-up, logs are always JSON'),
    SERVICE_TRACING_ENABLED: telemetryEnabled,
    SERVICE_TRACING_ENDPOINT: telemetryEndpoint,
    SERVICE_METRICS_PORT: metricsPort,
    SERVICE_MCP_HEARTBEAT_ENABLED: flag
      .default(false)
      .describe('Send comment lines on idle MCP streams: true or false'),
    SERVICE_MCP_HEARTBEAT_INTERVAL: z
      .string()
      .default('60')
      .describe('Seconds between heartbeats, at least 15; checked only when they are enabled'),
  })
  .refine((env) => !env.SERVICE_MCP_HEARTBEAT_ENABLED || isHeartbeatInterval(env.SERVICE_MCP_HEARTBEAT_INTERVAL), {
    path: ['SERVICE_MCP_HEARTBEAT_INTERVAL'],
    error: 'expected 15–86400 seconds, as decimal digits',
    when: always,
  })
  .refine(...needsEndpoint('SERVICE_TRACING'))
  .refine((env) => env.SERVICE_OAUTH_ISSUER === undefined || env.SERVICE_ADDRESS || isLoopback(env.SERVICE_HOST), {
    path: ['SERVICE_ADDRESS'],
    error: 'expected a value, since access tokens are made out to it and the gateway is bound beyond loopback',
    when: always,
  })
  .refine(
    (env) =>
      env.SERVICE_OAUTH_ISSUER !== undefined || !(env.SERVICE_OAUTH_AUDIENCE || env.SERVICE_OAUTH_SCOPES?.length),
    {
      path: ['SERVICE_OAUTH_ISSUER'],
      error: 'expected a value, since there is an audience or a scope for its tokens',
      when: always,
    },
  )
  .refine(...needsPortOfItsOwn('SERVICE'))
  .refine(isWithoutTwice, {
    path: ['SERVICE_SEARCH_FALLBACK'],
    error: 'expected each provider once, and not the one of SERVICE_SEARCH_PROVIDER, under either of its names',
    when: always,
  });

/** Settings of the gateway process. The README's table is made from this. */
export const GatewayEnv = PROVIDERS.flatMap((provider) =>
  provider.needs.map((name) => requiredBy(provider, name)),
).reduce((settings, rule) => settings.refine(...rule), Settings);
export type GatewayEnv = z.output<typeof GatewayEnv>;

/** Settings of `search-gateway stdio` as a bridge. Options of the command have the same effect. */
export const BridgeEnv = z
  .object({
    BRIDGE_URL: address
      .optional()
      .describe('MCP address of a running gateway, e.g. `http://127.0.0.1:8080/mcp`; the same as `--url`'),
    BRIDGE_HEADERS: headers.optional().meta({
      secret: true,
      description: 'HTTP headers for that gateway, `Name: value`, one in each line; the same as `--header`',
    }),
  })
  .refine((env) => env.BRIDGE_URL !== undefined || env.BRIDGE_HEADERS === undefined, {
    path: ['BRIDGE_URL'],
    error: 'expected a value, since there are headers for it',
    when: always,
  });

/** The one setting of the gateway that a bridge shares. */
export const LogEnv = z.object({ SERVICE_LOG_LEVEL: GatewayEnv.shape.SERVICE_LOG_LEVEL });

function toKeys(text: string, ctx: z.RefinementCtx) {
  const keys = parseKeys(text);
  if (keys) return keys;
  ctx.addIssue('expected lines `name:key` with a key of 16 characters or more, or `name:sha256:<hex>`');
  return z.NEVER;
}

function toContractNames(words: readonly string[], ctx: z.RefinementCtx) {
  const names = contractNames(words);
  if (names) return names;
  ctx.addIssue(`expected a comma list of ${CONTRACT_NAMES.join(', ')}, or all`);
  return z.NEVER;
}

/** Sent more often, heartbeats cost more than they save; beyond a day a timer would overflow. */
function isHeartbeatInterval(seconds: string): boolean {
  return /^\d{1,5}$/.test(seconds.trim()) && Number(seconds) >= 15 && Number(seconds) <= 86_400;
}

/** The rule that a provider cannot be chosen, or be in the chain, without the setting `name`. */
function requiredBy({ name: provider, brand }: AnyProvider, name: string) {
  const isAsked = (env: Record<string, unknown>) => chainOf(env).some((word) => word === provider || word === brand);
  const holds = (env: Record<string, unknown>) => !isAsked(env) || env[name] !== undefined;
  const error = `expected a value, since ${brand ?? provider} is a search provider that is asked`;
  return [holds, { path: [name] as PropertyKey[], error, when: always }] as const;
}

function isWithoutTwice(env: Record<string, unknown>): boolean {
  const names = chainOf(env).map((word) => PROVIDERS.find(({ name, brand }) => word === name || word === brand)?.name);
  const known = names.filter((name) => name !== undefined);
  return new Set(known).size === known.length;
}

/** The words of a chain; of wrong settings those that are there. */
function chainOf({
  SERVICE_SEARCH_PROVIDER: first,
  SERVICE_SEARCH_FALLBACK: others,
}: Record<string, unknown>): unknown[] {
  return [first, ...(Array.isArray(others) ? others : [])];
}

/** The brand, and the name behind it. */
function toldWords({ name, brand }: AnyProvider): string {
  return brand ? `${brand} (or ${name})` : name;
}
