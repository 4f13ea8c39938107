import { createEgressProxy, type EgressProxy } from './egress-proxy.js';

/** The egress proxy, opened when it is first needed. */
export function createLazyEgress(options: Parameters<typeof createEgressProxy>[0]) {
  let opening: Promise<EgressProxy> | undefined;
  return {
    open(): Promise<EgressProxy> {
      opening ??= createEgressProxy(options).catch((thrown) => {
        opening = undefined; // no free port or descriptor: the next page tries again
        throw thrown;
      });
      return opening;
    },
    async close(): Promise<void> {
      await (await opening)?.close();
    },
  };
}
