import { parse, parseAllDocuments } from 'yaml';
import { stageNamed, stagesOf } from './dockerfile.js';
import { isMap, schemaFaults } from './schemas.js';
import { SERVICES, serviceOf, settingOf, settingsOf, text } from './services.js';

interface Probe {
  httpGet: { path: string; port: string };
}
interface Variable {
  name: string;
  value: string;
}
interface Container {
  name: string;
  image: string;
  ports: { name: string; containerPort: number }[];
  env?: Variable[];
  envFrom?: { configMapRef: { name: string } }[];
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
interface Backend {
  service: { name: string; port: { name?: string; number?: number } };
}
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
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

/**
 * What is wrong with manifests that are applied together: by Kubernetes' schemas, by our settings, by our rules. `outside`
 * are hosts that settings may name though no Service here has that name.
 */
export function faultsOf(manifests: readonly Manifest[], outside: readonly string[] = []): string[] {
  const faults = manifests.flatMap(schemaFaults);
  return faults.length > 0
    ? faults
    : manifests.flatMap((it) =>
        it.kind === 'Deployment' ? podFaults(it, manifests, outside) : referenceFaults(it, manifests),
      );
}

function podFaults({ metadata, spec }: Manifest, all: readonly Manifest[], outside: readonly string[]): string[] {
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
  return [...broken, ...settingFaults(kind, pod, container, all, outside)].map((fault) => `${metadata.name}: ${fault}`);
}

function settingFaults(
  kind: string,
  pod: Pod,
  container: Container,
  all: readonly Manifest[],
  outside: readonly string[],
): string[] {
  const { env } = stageNamed(kind, stages);
  let settings: Record<string, unknown>;
  try {
    settings = settingsOf(kind, { ...env, ...envOf(container, all) }, secretsOf(pod, container));
  } catch (thrown) {
    return [(thrown as Error).message];
  }
  const { probes, longestSeconds } = serviceOf(kind);
  const drain = Number(settingOf(kind, settings, 'DRAIN_SECONDS'));
  const wait = Number(container.lifecycle?.preStop?.exec?.command[1] ?? 0);
  // kustomize puts what a patch adds first.
  const port = container.ports.find(({ name }) => name === 'http');
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
  return [...rules.flatMap(([kept, rule]) => (kept ? [] : rule)), ...addressFaults(container, settings, all, outside)];
}

/** The variables of a container, those of its ConfigMaps among them. */
export function envOf({ env = [], envFrom = [] }: Container, all: readonly Manifest[]): Record<string, string> {
  const maps = envFrom.map(({ configMapRef }) => {
    const found = all.find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === configMapRef.name);
    if (!found) throw new Error(`there is no ConfigMap ${configMapRef.name}`);
    return found.data ?? {};
  });
  return Object.assign({}, ...maps, Object.fromEntries(env.map(({ name, value }) => [name, value])));
}

/** What stands in files of the chart's Secrets, where any text does not do. */
const CONTENTS: Record<string, string> = {
  '/run/secrets/keys/keys': `canary:sha256:${'0'.repeat(64)}`,
  '/run/secrets/store/url': 'redis://canary:6379',
  '/run/secrets/store-key/key': '0'.repeat(64),
};

/** Files that a container has from Secrets, with something in them. */
function secretsOf({ volumes = [] }: Pod, { volumeMounts = [] }: Container): Record<string, string> {
  const paths = volumeMounts.flatMap(({ name, mountPath }) =>
    (volumes.find((volume) => volume.name === name)?.secret?.items ?? []).map(({ path }) => `${mountPath}/${path}`),
  );
  return Object.fromEntries(paths.map((path) => [path, CONTENTS[path] ?? 'canary']));
}

/** Every address that is set is that of a Service here, with its port. */
function addressFaults(
  container: Container,
  settings: Record<string, unknown>,
  all: readonly Manifest[],
  outside: readonly string[],
): string[] {
  const set = Object.keys(envOf(container, all)).flatMap((name) =>
    [settings[name]].flat().map((url) => ({ name, url })),
  );
  return set.flatMap(({ name, url }) => {
    if (!(url instanceof URL) || outside.includes(url.hostname)) return [];
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
  if (kind === 'ConfigMap') return [];
  if (kind === 'Ingress' || kind === 'HTTPRoute') return entryFaults(kind, spec, all);
  const deployments = all.filter((it) => it.kind === 'Deployment' || it.kind === 'StatefulSet');
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

/** What leads callers in names a Service that is there, by a port that it has. */
function entryFaults(kind: string, spec: Manifest['spec'], all: readonly Manifest[]): string[] {
  const backends: { name: string; port: unknown }[] =
    kind === 'HTTPRoute'
      ? spec.rules.flatMap((rule: { backendRefs: unknown[] }) => rule.backendRefs)
      : spec.rules.flatMap(({ http }: { http: { paths: { backend: Backend }[] } }) =>
          http.paths.map(({ backend: { service } }) => ({
            name: service.name,
            port: service.port.name ?? service.port.number,
          })),
        );
  return backends.flatMap(({ name, port }) =>
    serviceFor(name, all)?.spec.ports.some((it: { name: string; port: number }) =>
      [it.name, it.port].includes(port as never),
    )
      ? []
      : [`${kind} leads to no port of a Service`],
  );
}
