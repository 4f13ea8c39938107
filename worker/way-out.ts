import type { Env } from '../src/shared/env.js';
import { type ProxyFor, proxiesOf } from '../src/shared/environment-proxy.js';
import type { WorkerSettings } from './config.js';

interface WayOut {
  allowPrivateNetworks: boolean;
  proxyFor: ProxyFor;
  /** What the operator has taken from the address guard, in words for the operator. */
  notices: string[];
}

/** How sockets of a worker leave. @throws SettingsError when the environment names a proxy that is none */
export function wayOut(
  {
    ALLOW_PRIVATE_NETWORKS,
    USE_ENVIRONMENT_PROXY,
  }: Pick<WorkerSettings, 'ALLOW_PRIVATE_NETWORKS' | 'USE_ENVIRONMENT_PROXY'>,
  processEnv: Env,
): WayOut {
  const notices: string[] = [];
  if (ALLOW_PRIVATE_NETWORKS) notices.push('private networks are allowed, the address guard is off');
  if (USE_ENVIRONMENT_PROXY)
    notices.push('the proxies of the environment are used, which resolve names that the guard cannot judge');
  return {
    allowPrivateNetworks: ALLOW_PRIVATE_NETWORKS,
    proxyFor: USE_ENVIRONMENT_PROXY ? proxiesOf(processEnv) : () => undefined,
    notices,
  };
}
