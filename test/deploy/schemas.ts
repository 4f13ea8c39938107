import { createRequire } from 'node:module';
import type { Manifest } from './kubernetes.js';

/** Where the schemas of kinds are that Kubernetes itself does not bring. */
const OTHERS: Record<string, string> = {
  'keda.sh': '@kubernetes-models/keda',
  'monitoring.coreos.com': '@kubernetes-models/prometheus-operator',
  'gateway.networking.k8s.io': '@kubernetes-models/gateway-api',
};

/** The validator reads every property that it knows; what it never reads is none of Kubernetes'. */
export function schemaFaults(manifest: Manifest): string[] {
  const [group, version] = manifest.apiVersion.includes('/')
    ? manifest.apiVersion.split('/')
    : ['', manifest.apiVersion];
  const place = OTHERS[group ?? ''] ?? 'kubernetes-models';
  const module = `${place}/${[group, version].filter(Boolean).join('/')}`;
  const Kind = createRequire(import.meta.url)(module)[manifest.kind];
  if (!Kind) return [`${manifest.apiVersion} has no ${manifest.kind}`];
  const unread = new Set<string>();
  try {
    // On the manifest itself: its constructor would make, and so read, a copy of everything.
    Object.setPrototypeOf(watched(manifest, manifest.kind, unread), Kind.prototype).validate();
  } catch (thrown) {
    return [`${manifest.kind} ${manifest.metadata?.name}: ${(thrown as Error).message}`];
  }
  return [...unread].map((path) => `${path} is not in Kubernetes' schema`);
}

/** `value` with a note in `unread` of each property, until it is read. */
function watched(value: unknown, path: string, unread: Set<string>): unknown {
  if (Array.isArray(value)) return value.map((entry, i) => watched(entry, `${path}[${i}]`, unread));
  if (!isMap(value)) return value;
  const copy: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) {
    const at = `${path}.${name}`;
    const kept = watched(inner, at, unread);
    unread.add(at);
    Object.defineProperty(copy, name, {
      enumerable: true,
      get() {
        unread.delete(at);
        return kept;
      },
    });
  }
  return copy;
}

export function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
