interface Metric {
  kind: 'counter' | 'up_down_counter' | 'histogram';
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
} as const satisfies Record<string, Metric>;

export type MetricName = keyof typeof METRICS;

/** Upper bounds of the histograms' buckets, in seconds. */
export const BUCKETS_S = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60, 120, 300];
