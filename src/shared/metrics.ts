interface Metric {
  /** A gauge is read when somebody asks for it, see `Telemetry.watch`. */
  kind: 'counter' | 'up_down_counter' | 'histogram' | 'gauge';
  /** In UCUM; what is counted stands in braces. */
  unit: string;
  description: string;
}

/**
 * Every metric that gateway and workers export. The durations are in seconds, with the buckets that OpenTelemetry's
 * conventions for MCP advise.
 */
export const METRICS = {
  'http.server.request.duration': {
    kind: 'histogram',
    unit: 's',
    description: 'Duration of HTTP requests that were answered, by method, route and status',
  },
  'http.server.active_requests': {
    kind: 'up_down_counter',
    unit: '{request}',
    description: 'HTTP requests being answered',
  },
  'http.client.request.duration': {
    kind: 'histogram',
    unit: 's',
    description: 'Duration of requests to the search provider and the crawl worker',
  },
  'mcp.server.operation.duration': {
    kind: 'histogram',
    unit: 's',
    description: 'Duration of tools/call and tools/list over MCP',
  },
  'search_gateway.tool.calls': {
    kind: 'counter',
    unit: '{call}',
    description: 'Calls over MCP and REST, by outcome and reason',
  },
  'search_gateway.tool.duration': { kind: 'histogram', unit: 's', description: 'Duration of calls over MCP and REST' },
  'search_gateway.cache.answers': {
    kind: 'counter',
    unit: '{call}',
    description: 'Calls that were answered, by whether from the cache: hit, revalidated, miss',
  },
  'search_gateway.provider.searches': {
    kind: 'counter',
    unit: '{search}',
    description: 'Searches through the provider, by outcome; identical ones at the same time are one',
  },
  'search_gateway.provider.skips': {
    kind: 'counter',
    unit: '{search}',
    description: 'Searches of a chain that a provider did not answer, by provider and reason',
  },
  'search_gateway.store.calls': {
    kind: 'counter',
    unit: '{call}',
    description: 'Questions to the store that replicas share, by outcome: ok, slow, away',
  },
  'search_gateway.mcp.streams': { kind: 'up_down_counter', unit: '{stream}', description: 'Open MCP event streams' },
  'search_gateway.mcp.sessions': {
    kind: 'up_down_counter',
    unit: '{session}',
    description: 'MCP sessions opened here that are neither ended nor older than a day',
  },
  'search_gateway.worker.requests': {
    kind: 'counter',
    unit: '{request}',
    description: 'Requests that a worker has completed, by outcome and reason',
  },
  'search_gateway.worker.browser.duration': {
    kind: 'histogram',
    unit: 's',
    description: 'Time a page spent in the browser',
  },
  'search_gateway.worker.fetches.running': {
    kind: 'gauge',
    unit: '{fetch}',
    description: 'Fetches that a worker has begun and that wait for nothing of its own, by kind: static, browser',
  },
  'search_gateway.worker.fetches.waiting': {
    kind: 'gauge',
    unit: '{fetch}',
    description: "Fetches that wait in a worker, for their host's turn, a place or a thread, by kind",
  },
  'search_gateway.worker.fetches.waiting_for_host': {
    kind: 'gauge',
    unit: '{fetch}',
    description: "Of those that wait, the ones that wait for their host's turn, which more workers do not shorten",
  },
  'search_gateway.worker.queue.age': {
    kind: 'gauge',
    unit: 's',
    description: 'For how long the fetch that has waited longest waits, by kind; 0 when none does',
  },
  'search_gateway.worker.places': {
    kind: 'gauge',
    unit: '{place}',
    description: 'Pages that a worker loads at once at most, by kind',
  },
  'search_gateway.worker.places.busy': {
    kind: 'gauge',
    unit: '{place}',
    description: 'Places in which a page is being loaded, by kind',
  },
  'search_gateway.worker.browser.pages': {
    kind: 'gauge',
    unit: '{page}',
    description: 'Pages that are open in browsers, those that are being closed included',
  },
  'search_gateway.worker.threads': {
    kind: 'gauge',
    unit: '{thread}',
    description: 'Pages that a worker makes Markdown of at once at most',
  },
  'search_gateway.worker.threads.busy': {
    kind: 'gauge',
    unit: '{thread}',
    description: 'Threads that make Markdown of a page',
  },
  'search_gateway.worker.threads.waiting': {
    kind: 'gauge',
    unit: '{page}',
    description: 'Loaded pages that wait for a thread',
  },
  'search_gateway.workers.known': {
    kind: 'gauge',
    unit: '{worker}',
    description: 'Crawl workers that the gateway knows of',
  },
  'search_gateway.workers.out': {
    kind: 'gauge',
    unit: '{worker}',
    description: 'Of those, the ones that it passes over as they do not answer',
  },
  'search_gateway.jobs.running': {
    kind: 'gauge',
    unit: '{job}',
    description: 'Jobs that the gateway works through',
  },
  'search_gateway.jobs.waiting': {
    kind: 'gauge',
    unit: '{address}',
    description: 'Addresses, or other arguments, of those jobs that have no result yet',
  },
  'search_gateway.cache.size': {
    kind: 'gauge',
    unit: 'By',
    description: 'Bytes of pages and searches that the gateway keeps',
  },
  'search_gateway.cache.limit': {
    kind: 'gauge',
    unit: 'By',
    description: 'Most bytes of pages and searches that it keeps',
  },
  'search_gateway.cache.entries': {
    kind: 'gauge',
    unit: '{entry}',
    description: 'Pages and searches that the gateway keeps',
  },
} as const satisfies Record<string, Metric>;

export type MetricName = keyof typeof METRICS;
/** Those that are read when somebody asks for them. */
export type GaugeName = {
  [Name in MetricName]: (typeof METRICS)[Name]['kind'] extends 'gauge' ? Name : never;
}[MetricName];

/** Upper bounds of the histograms' buckets, in seconds. */
export const BUCKETS_S = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60, 120, 300];
