import t, { type Test } from 'tap';
import { envOf, faultsOf, k8sFile, type Manifest, manifestsOf } from './kubernetes.js';
import { text } from './services.js';

const rendered = (name: string) => manifestsOf(text(`examples/helm/rendered/${name}.yaml`)).filter(Boolean);
const DEFAULTS = rendered('defaults');
const EVERYTHING = rendered('everything');
/** Hosts of ci/everything-values.yaml that are not the chart's. */
const OUTSIDE = ['search.example.org', 'login.example.org', 'searxng', 'collector.monitoring'];

const called = ({ kind, metadata }: Manifest) => `${kind} ${metadata.name}`;
const named = (all: readonly Manifest[], name: string) => {
  const found = all.find((it) => called(it) === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
};

t.test('what the chart renders keeps to the schemas, to our settings and to our rules', async (t) => {
  t.strictSame(faultsOf(DEFAULTS), []);
  t.strictSame(faultsOf(EVERYTHING, OUTSIDE), []);
  const drifted = text('examples/helm/rendered/everything.yaml')
    .replace('minReplicaCount', 'minReplicasCount')
    .replace('parentRefs', 'parentRef');
  const faults = faultsOf(manifestsOf(drifted).filter(Boolean), OUTSIDE).join('\n');
  for (const name of ['ScaledObject.spec.minReplicasCount', 'HTTPRoute.spec.parentRef']) t.match(faults, name);
});

t.test('the chart renders these objects', async (t) => {
  const both = ['ConfigMap', 'Deployment', 'Service'].flatMap((kind) => [`${kind} crawl-worker`, `${kind} gateway`]);
  t.strictSame(DEFAULTS.map(called).sort(), both.sort());
  t.strictSame(
    EVERYTHING.map(called).sort(),
    [
      ...both,
      'Deployment metasearch',
      'HTTPRoute gateway',
      'HorizontalPodAutoscaler gateway',
      'Ingress gateway',
      ...['crawl-worker', 'gateway', 'metasearch', 'store'].map((name) => `NetworkPolicy ${name}`),
      ...['crawl-worker', 'gateway'].flatMap((name) => [`PodDisruptionBudget ${name}`, `ServiceMonitor ${name}`]),
      'ScaledObject crawl-worker',
      'Service metasearch',
      'Service store',
      'StatefulSet store',
    ].sort(),
  );
});

t.test('with everything on, each setting is there, and the gateway may reach what it asks', async (t) => {
  const { containers } = named(EVERYTHING, 'Deployment gateway').spec.template.spec;
  const env = envOf(containers[0], EVERYTHING);
  t.match(env, {
    SERVICE_API_KEYS_FILE: '/run/secrets/keys/keys',
    SERVICE_STORE_URL: 'redis://store:6379',
    SERVICE_STORE_ENCRYPTION_KEY_FILE: '/run/secrets/store-key/key',
    SERVICE_RATE_LIMIT_PER_MINUTE: '600',
    SERVICE_METRICS_PORT: '9464',
    SERVICE_OAUTH_ISSUER: 'https://login.example.org/realms/web',
    SERVICE_METASEARCH_PY_PROVIDER_ADDRESS: 'http://metasearch:8001',
  });
  const { egress } = named(EVERYTHING, 'NetworkPolicy gateway').spec;
  const reached = egress.flatMap(({ to }: { to: { podSelector?: { matchLabels: Record<string, string> } }[] }) =>
    to.map(({ podSelector }) => podSelector?.matchLabels['app.kubernetes.io/name']),
  );
  for (const name of ['crawl-worker', 'metasearch', 'store', 'searxng', 'collector'])
    t.ok(reached.includes(name), name);
  for (const name of ['gateway', 'crawl-worker']) {
    const [endpoint] = named(EVERYTHING, `ServiceMonitor ${name}`).spec.endpoints;
    const { ports } = named(EVERYTHING, `Service ${name}`).spec;
    t.match(
      ports.find((it: { name: string }) => it.name === endpoint.port),
      { port: 9464 },
    );
  }
});

t.test('the plain manifests are what the chart renders', async (t) => {
  const plain = ['gateway', 'worker'].flatMap((name) => manifestsOf(k8sFile(`base/${name}.yaml`)));
  compare(t, plain, DEFAULTS);
  compare(t, manifestsOf(k8sFile('base/metasearch.yaml')), EVERYTHING);
  const policies = manifestsOf(k8sFile('production/network.yaml'));
  const [worker] = policies;
  const own = named(EVERYTHING, 'NetworkPolicy crawl-worker').spec;
  t.strictSame(own.ingress[0], worker?.spec.ingress[0]);
  t.strictSame(own.egress.slice(0, 2), worker?.spec.egress);
  const gateway = named(EVERYTHING, 'NetworkPolicy gateway').spec;
  const inPlain = named(policies, 'NetworkPolicy gateway').spec;
  for (const rule of inPlain.egress) t.ok(gateway.egress.some((it: unknown) => same(it, rule)));
});

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What a pod is, but for where it stands, and what the chart says more. */
function compare(t: Test, plain: readonly Manifest[], chart: readonly Manifest[]): void {
  for (const it of plain) {
    const other = named(chart, called(it));
    if (it.kind === 'Service') {
      t.strictSame(other.spec, it.spec, called(it));
      continue;
    }
    const [ours, theirs] = [it, other].map(({ spec }) => spec.template.spec);
    const [mine, its] = [ours.containers[0], theirs.containers[0]];
    for (const name of ['image', 'ports', 'lifecycle', 'startupProbe', 'livenessProbe', 'readinessProbe', 'resources'])
      t.strictSame(its[name], mine[name], `${called(it)} ${name}`);
    t.strictSame(its.securityContext, mine.securityContext);
    t.strictSame(theirs.securityContext, ours.securityContext);
    t.equal(theirs.terminationGracePeriodSeconds, ours.terminationGracePeriodSeconds);
    const [env, chartEnv] = [envOf(mine, plain), envOf(its, chart)];
    for (const [name, value] of Object.entries(env))
      t.equal(chartEnv[name], value.replace('.default.svc.cluster.local', ''), name);
  }
}
