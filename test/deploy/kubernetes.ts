import { createRequire } from 'node:module';
import { parse, parseAllDocuments } from 'yaml';
import { stageNamed, stagesOf } from './dockerfile.js';
import { SERVICES, serviceOf, settingOf, settingsOf, text } from './services.js';

interface Probe {
  httpGet: { path: string; port: string };
}
interface Container {
  name: string;
  image: string;
  ports: { name: string; containerPort: number }[];
  env: { name: string; value: string }[];
  lifecycle?: { preStop?: { exec?: { command: string[] } } };
  securityContext?: {
    allowPrivilegeEscalation?: boolean;
    readOnlyRootFilesystem?: boolean;
    capabilities?: { drop?: string[] };
  };
  volumeMounts?: { name: string; mountPath: string }[];
  [probe: `${string}Probe`]: Probe | undefined;
}
interface Pod {
  automountServiceAccountToken?: boolean;
  terminationGracePeriodSeconds?: number;
  securityContext?: { runAsNonRoot?: boolean; runAsUser?: number; seccompProfile?: { type: string } };
  containers: Container[];
  volumes?: { name: string; secret?: { items: { path: string }[] } }[];
}
interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  // biome-ignore lint/suspicious/noExplicitAny: what a spec holds depends on the kind, which the schema has checked
  spec: any;
}

const FOLDER = 'examples/k8s/';
const stages = stagesOf(text('Dockerfile'));

export function manifestsOf(source: string): Manifest[] {
  return parseAllDocuments(source).map((document) => {
    if (document.errors[0]) throw document.errors[0];
    return document.toJS();
  });
}

export const k8sFile = (path: string) => text(`${FOLDER}${path}`);

/** The resources that a kustomization of ours makes: those it names, with its patches. @throws what it names in vain */
export function built(folder: string): Manifest[] {
  const { resources = [], patches = [] } = parse(k8sFile(`${folder}/kustomization.yaml`));
  const found: Manifest[] = resources.flatMap((path: string) =>
    path.endsWith('.yaml') ? manifestsOf(k8sFile(`${folder}/${path}`)) : built(path.replace(/^\.\.\//, '')),
  );
  for (const { path } of patches) {
    for (const patch of manifestsOf(k8sFile(`${folder}/${path}`))) {
      const index = found.findIndex((it) => it.kind === patch.kind && it.metadata.name === patch.metadata.name);
      if (index < 0) throw new Error(`${path} patches what is not there: ${patch.metadata.name}`);
      found[index] = merged(found[index], patch) as Manifest;
    }
  }
  return found;
}

/** A strategic merge, as far as our patches go: lists of named things are merged by name. */
function merged(base: unknown, own: unknown): unknown {
  if (Array.isArray(base) && Array.isArray(own)) {
    const rest = own.filter((entry) => !base.some((other) => other.name && other.name === entry.name));
    return [
      ...base.map((entry) => merged(entry, own.find((other) => entry.name && other.name === entry.name) ?? entry)),
      ...rest,
    ];
  }
  if (!isMap(base) || !isMap(own)) return own;
  const names = [...new Set([...Object.keys(base), ...Object.keys(own)])];
  return Object.fromEntries(
    names.map((name) => [
      name,
      name in own && name in base ? merged(base[name], own[name]) : (own[name] ?? base[name]),
    ]),
  );
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What is wrong with manifests that are applied together: by Kubernetes' schemas, by our settings, by our rules. */
export function faultsOf(manifests: readonly Manifest[]): string[] {
  const faults = manifests.flatMap(schemaFaults);
  return faults.length > 0
    ? faults
    : manifests.flatMap((it) => (it.kind === 'Deployment' ? podFaults(it, manifests) : referenceFaults(it, manifests)));
}

/** The validator reads every property that it knows; what it never reads is none of Kubernetes'. */
function schemaFaults(manifest: Manifest): string[] {
  const [group, version] = manifest.apiVersion.includes('/')
    ? manifest.apiVersion.split('/')
    : ['', manifest.apiVersion];
  const module = `kubernetes-models/${[group, version].filter(Boolean).join('/')}`;
  const Kind = createRequire(import.meta.url)(module)[manifest.kind];
  if (!Kind) return [`${manifest.apiVersion} has no ${manifest.kind}`];
  const unread = new Set<string>();
  try {
    // On the manifest itself: its constructor would make, and so read, a copy of everything.
    Kind.prototype.validate.call(watched(manifest, manifest.kind, unread));
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

function podFaults({ metadata, spec }: Manifest, all: readonly Manifest[]): string[] {
  const pod: Pod = spec.template.spec;
  const [container] = pod.containers;
  if (!container) return [`${metadata.name} has no container`];
  const kind = /\/search-gateway-?([a-z-]*):/.exec(container.image)?.[1] || 'gateway';
  if (!(kind in SERVICES)) return [`${metadata.name}: no image of ours is called ${container.image}`];
  const { securityContext: own } = container;
  const rules: [boolean | undefined, string][] = [
    [pod.automountServiceAccountToken === false, 'no service account token'],
    [pod.securityContext?.runAsNonRoot && Number(pod.securityContext.runAsUser) > 0, 'no root'],
    [pod.securityContext?.seccompProfile?.type === 'RuntimeDefault', 'seccomp'],
    [own?.readOnlyRootFilesystem, 'a read-only root file system'],
    [own?.allowPrivilegeEscalation === false && own.capabilities?.drop?.includes('ALL'), 'no privileges'],
    [
      spec.selector.matchLabels['app.kubernetes.io/name'] === spec.template.metadata.labels['app.kubernetes.io/name'],
      'its own pods',
    ],
    [serviceFor(metadata.name, all) !== undefined, 'a Service'],
  ];
  const broken = rules.flatMap(([kept, rule]) => (kept ? [] : rule));
  return [...broken, ...settingFaults(kind, pod, container, all)].map((fault) => `${metadata.name}: ${fault}`);
}

function settingFaults(kind: string, pod: Pod, container: Container, all: readonly Manifest[]): string[] {
  const { env } = stageNamed(kind, stages);
  let settings: Record<string, unknown>;
  try {
    settings = settingsOf(
      kind,
      { ...env, ...Object.fromEntries(container.env.map(({ name, value }) => [name, value])) },
      secretsOf(pod, container),
    );
  } catch (thrown) {
    return [(thrown as Error).message];
  }
  const { probes, longestSeconds } = serviceOf(kind);
  const drain = Number(settingOf(kind, settings, 'DRAIN_SECONDS'));
  const wait = Number(container.lifecycle?.preStop?.exec?.command[1] ?? 0);
  const [port] = container.ports;
  const asked = (['startupProbe', 'livenessProbe', 'readinessProbe'] as const).map((name) => container[name]?.httpGet);
  const rules: [boolean, string][] = [
    [
      drain > longestSeconds && Number(pod.terminationGracePeriodSeconds) >= wait + drain,
      'it is killed before it is drained',
    ],
    [port?.containerPort === settingOf(kind, settings, 'PORT'), 'another port'],
    [
      asked.every((probe) => probe && probes.includes(probe.path) && probe.port === port?.name),
      'a probe that nothing answers',
    ],
    [asked[2]?.path === probes.at(-1), 'readiness is asked elsewhere'],
  ];
  return [...rules.flatMap(([kept, rule]) => (kept ? [] : rule)), ...addressFaults(container, settings, all)];
}

/** Files that a container has from Secrets, with something in them. */
function secretsOf({ volumes = [] }: Pod, { volumeMounts = [] }: Container): Record<string, string> {
  const paths = volumeMounts.flatMap(({ name, mountPath }) =>
    (volumes.find((volume) => volume.name === name)?.secret?.items ?? []).map(({ path }) => `${mountPath}/${path}`),
  );
  return Object.fromEntries(paths.map((path) => [path, 'canary']));
}

/** Every address that is set is that of a Service here, with its port. */
function addressFaults({ env }: Container, settings: Record<string, unknown>, all: readonly Manifest[]): string[] {
  const set = env.flatMap(({ name }) => [settings[name]].flat().map((url) => ({ name, url })));
  return set.flatMap(({ name, url }) => {
    if (!(url instanceof URL)) return [];
    const service = serviceFor(url.hostname.replace(/\.default\.svc\.cluster\.local$/, ''), all);
    if (!service) return [`${name} leads to no Service`];
    return service.spec.ports.some(({ port }: { port: number }) => String(port) === url.port)
      ? []
      : [`${name} has another port`];
  });
}

function serviceFor(name: string, all: readonly Manifest[]): Manifest | undefined {
  return all.find(({ kind, metadata }) => kind === 'Service' && metadata.name === name);
}

/** Services, budgets, scalers and policies name pods, Deployments and ports that are there. */
function referenceFaults({ kind, metadata, spec }: Manifest, all: readonly Manifest[]): string[] {
  const deployments = all.filter((it) => it.kind === 'Deployment');
  const selected = kind === 'Service' ? spec.selector : (spec.selector ?? spec.podSelector)?.matchLabels;
  const target = spec.scaleTargetRef?.name ?? selected?.['app.kubernetes.io/name'];
  const deployment = deployments.find((it) => it.metadata.name === target);
  if (!deployment) return [`${kind} ${metadata.name} selects nothing`];
  const ports = deployment.spec.template.spec.containers[0].ports.map(
    ({ containerPort }: { containerPort: number }) => containerPort,
  );
  const named: number[] =
    kind === 'Service'
      ? spec.ports.map(({ port }: { port: number }) => port)
      : (spec.ingress ?? []).flatMap(({ ports: open = [] }) => open.map(({ port }) => port));
  const faults = named.every((port) => ports.includes(port)) ? [] : [`${kind} ${metadata.name} opens another port`];
  if (kind === 'Service' && spec.type !== 'ClusterIP') faults.push(`${kind} ${metadata.name} is not internal`);
  return faults;
}
