import type { Env } from '../src/shared/env.js';
import { type ProxyFor, proxiesOf } from '../src/shared/environment-proxy.js';
import type { CrawlWorkerEnv } from './config.js';

interface WayOut {
  allowPrivateNetworks: boolean;
  proxyFor: ProxyFor;
  /** What the operator has taken from the address guard, in words for the operator. */
  notices: string[];
}

/** How sockets of a worker leave. @throws SettingsError when the environment names a proxy that is none */
export function wayOut(settings: CrawlWorkerEnv, processEnv: Env): WayOut {
  const { CRAWL_WORKER_ALLOW_PRIVATE_NETWORKS: allowPrivateNetworks, CRAWL_WORKER_USE_ENVIRONMENT_PROXY: viaProxies } =
    settings;
  const notices: string[] = [];
  if (allowPrivateNetworks) notices.push('private networks are allowed, the address guard is off');
  if (viaProxies)
    notices.push('the proxies of the environment are used, which resolve names that the guard cannot judge');
  return { allowPrivateNetworks, proxyFor: viaProxies ? proxiesOf(processEnv) : () => undefined, notices };
}
