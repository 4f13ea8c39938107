import { z } from 'zod';
import { type Contract, defineRoute, type Route } from './contract.js';
import type { ContractSettings } from './contracts.js';
import { batchAt } from './firecrawl/batch.js';
import { failed } from './firecrawl/failure.js';
import { createJobIds } from './firecrawl/job-ids.js';
import { createJobResults } from './firecrawl/job-results.js';
import { mapAt } from './firecrawl/map.js';
import { scrapeAt } from './firecrawl/scrape.js';
import { SHARED_PATH, searchAt, type Version } from './firecrawl/search.js';

/**
 * Firecrawl's API, in both versions. Its clients take nothing but 200 for a success. Source: its reference, and what its
 * clients send and read, 2026-11.
 */
export function createFirecrawl({ secret }: ContractSettings): Contract {
  const ids = createJobIds(secret);
  const results = createJobResults();
  const versions: readonly Version[] = ['v2', 'v1'];
  return {
    title: 'Firecrawl',
    routes: [
      ...versions.flatMap((version) => [
        scrapeAt(`/${version}/scrape`),
        searchAt(`/${version}/search`, version),
        ...batchAt(version, ids, results),
        mapAt(version),
        creditsAt(version),
      ]),
      // LiteLLM's, where its address lacks the version.
      scrapeAt('/scrape'),
      searchAt(SHARED_PATH, 'v2'),
    ],
    unserved: versions.map((version) => `/${version}/*`),
    failed,
  };
}

const CREDITS = 1_000_000;

/** Some test their key with it. There is nothing to count here. */
function creditsAt(version: Version): Route {
  const [remaining, planned] =
    version === 'v1' ? ['remaining_credits', 'plan_credits'] : ['remainingCredits', 'planCredits'];
  const [start, end] =
    version === 'v1' ? ['billing_period_start', 'billing_period_end'] : ['billingPeriodStart', 'billingPeriodEnd'];
  const data = {
    [remaining]: CREDITS,
    [planned]: CREDITS,
    [start]: '2000-01-01T00:00:00.000Z',
    [end]: '2100-01-01T00:00:00.000Z',
  };
  return defineRoute({
    method: 'GET',
    path: `/${version}/team/credit-usage`,
    summary: 'A constant: the gateway counts no credits',
    input: z.object({}),
    output: z.object({ success: z.literal(true), data: z.record(z.string(), z.union([z.number(), z.string()])) }),
    answer: () => ({ body: { success: true, data } }),
  });
}
