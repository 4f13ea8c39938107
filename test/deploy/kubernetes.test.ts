import { spawnSync } from 'node:child_process';
import t from 'tap';
import { parse } from 'yaml';
import { METRICS } from '../../src/shared/metrics.js';
import { pathInRoot } from '../helpers/root.js';
import { built, envOf, faultsOf, k8sFile, manifestsOf } from './kubernetes.js';
import { text } from './services.js';

const parts = (...names: string[]) => names.map((name) => k8sFile(`base/${name}.yaml`)).join('\n---\n');
const DEFAULT = parts('gateway', 'worker');

t.test('the manifests keep to the schemas, to our settings and to our rules', async (t) => {
  const together = {
    default: DEFAULT,
    browser: parts('gateway', 'browser-worker'),
    all: parts('gateway', 'worker', 'metasearch'),
  };
  for (const [name, source] of Object.entries(together)) t.strictSame(faultsOf(manifestsOf(source)), [], name);
  for (const folder of ['.', 'base']) t.strictSame(built(folder), manifestsOf(DEFAULT));
});

t.test('both kinds of worker have one name, and the alternative warns', async (t) => {
  const names = (file: string) => manifestsOf(parts(file)).map(({ kind, metadata }) => `${kind} ${metadata.name}`);
  t.strictSame(names('worker'), ['Deployment crawl-worker', 'Service crawl-worker']);
  t.strictSame(names('browser-worker'), names('worker'));
  for (const file of ['worker', 'browser-worker'])
    t.match(parts(file), /^# WARNING: .*alternative[\s\S]*Apply only one/m);
});

t.test('production: replicas, scaling, budgets, spread and policies for both', async (t) => {
  const all = built('production');
  t.strictSame(faultsOf(all), []);
  for (const name of ['gateway', 'crawl-worker']) {
    const of = (kind: string) => all.find((it) => it.kind === kind && it.metadata.name === name)?.spec;
    t.ok(of('Deployment').replicas >= 2);
    t.equal(of('Deployment').template.spec.topologySpreadConstraints.length, 2);
    t.ok(of('HorizontalPodAutoscaler').minReplicas >= 2);
    t.ok(of('PodDisruptionBudget').maxUnavailable);
    t.strictSame(of('NetworkPolicy').policyTypes, ['Ingress', 'Egress']);
  }
  const mounted = all.find(({ kind }) => kind === 'Deployment')?.spec.template.spec.volumes;
  t.match(mounted, [{ name: 'tmp' }, { secret: { secretName: 'gateway-session' } }]);
});

t.test('workers scale on what an adapter makes of our metrics, and Prometheus may read them', async (t) => {
  const all = built('production');
  const of = (kind: string, name: string) => all.find((it) => it.kind === kind && it.metadata.name === name)?.spec;
  const [metric] = of('HorizontalPodAutoscaler', 'crawl-worker').metrics;
  const [rule] = parse(k8sFile('production/prometheus-adapter.yaml')).rules.custom;
  t.equal(metric.pods.metric.name, rule.name.as);
  t.match(text('examples/helm/search-gateway/templates/scaling.yaml'), `{ name: ${rule.name.as} }`);
  const known = Object.keys(METRICS).map((name) => name.replaceAll('.', '_'));
  const asked = `${rule.seriesQuery} ${rule.metricsQuery}`.match(/search_gateway_\w+/g) ?? [];
  t.equal(asked.length, 3);
  for (const name of asked) t.ok(known.includes(name), name);
  const port = Number(
    envOf(of('Deployment', 'crawl-worker').template.spec.containers[0], all).CRAWL_WORKER_METRICS_PORT,
  );
  const ports = of('Deployment', 'crawl-worker').template.spec.containers[0].ports;
  t.match(ports, [{ name: 'http' }, { name: 'metrics', containerPort: port }]);
  const allowed = of('NetworkPolicy', 'crawl-worker').ingress.flatMap(({ ports }: { ports: object[] }) => ports);
  t.match(allowed, [{ port: 8000 }, { port }]);
});

t.test('drop-in: contracts and a chain of providers, with the key from a Secret', async (t) => {
  const all = built('drop-in');
  t.strictSame(faultsOf(all), []);
  const { containers, volumes } = all.find(({ metadata }) => metadata.name === 'gateway')?.spec.template.spec ?? {};
  const env = Object.fromEntries(containers[0].env.map(({ name, value }: Record<string, string>) => [name, value]));
  t.match(env, { SERVICE_DROP_IN: 'all', SERVICE_SEARCH_PROVIDER: 'brave', SERVICE_SEARCH_FALLBACK: 'metasearch' });
  t.match(volumes, [{ name: 'tmp' }, { secret: { secretName: 'brave' } }]);
});

t.test('kubectl makes the same of the overlay', async (t) => {
  const folder = pathInRoot('examples/k8s/production');
  const { status, stdout, error } = spawnSync('kubectl', ['kustomize', folder], { encoding: 'utf8' });
  if (error) return void t.comment('skipped: there is no kubectl on this machine');
  t.equal(status, 0);
  const order = (manifests: ReturnType<typeof manifestsOf>) =>
    Object.fromEntries(manifests.map((it) => [`${it.kind} ${it.metadata.name}`, it.spec]));
  const [theirs, ours] = [manifestsOf(stdout), built('production')];
  t.strictSame(faultsOf(theirs), []);
  t.strictSame(Object.keys(order(theirs)).sort(), Object.keys(order(ours)).sort());
  t.strictSame(sorted(order(theirs)), sorted(order(ours)));
});

/** Lists in one order: kustomize puts what a patch adds first. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted).sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([name, inner]) => [name, sorted(inner)]),
  );
}

t.test('what drifts is found', async (t) => {
  const cases: [from: string, to: string, fault: RegExp][] = [
    ['livenessProbe:', 'livenesProbe:', /livenesProbe is not in Kubernetes' schema/],
    ['replicas: 1', 'replicas: many', /replicas/],
    ['path: /readyz', 'path: /ready', /a probe that nothing answers/],
    ['containerPort: 8080', 'containerPort: 8081', /another port/],
    ['SERVICE_DRAIN_SECONDS', 'SERVICE_DRAIN_SECOND', /no setting SERVICE_DRAIN_SECOND/],
    ['value: "native"', 'value: "nativ"', /SERVICE_SEARCH_PROVIDER: expected/],
    ['terminationGracePeriodSeconds: 50', 'terminationGracePeriodSeconds: 30', /killed before it is drained/],
    ['//crawl-worker.default', '//worker.default', /leads to no Service/],
    [':8000"', ':8001"', /has another port/],
    ['readOnlyRootFilesystem: true', 'readOnlyRootFilesystem: false', /read-only root/],
    ['automountServiceAccountToken: false', 'automountServiceAccountToken: true', /no service account token/],
    ['type: RuntimeDefault', 'type: Unconfined', /seccomp/],
    ['type: ClusterIP', 'type: LoadBalancer', /not internal/],
    ['search-gateway-worker:', 'search-gateway-worke:', /no image of ours/],
  ];
  for (const [from, to, fault] of cases) {
    t.ok(DEFAULT.includes(from), from);
    t.match(faultsOf(manifestsOf(DEFAULT.replace(from, to))).join('\n'), fault, `${from} → ${to}`);
  }
});
