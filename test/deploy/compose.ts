import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import type { ContractName } from '../../src/drop-in/contracts.js';
import { prefixOf } from '../../src/drop-in/mounted.js';
import { stageNamed, stagesOf } from './dockerfile.js';
import { SERVICES, serviceOf, settingOf, settingsOf, text } from './services.js';

interface Service {
  image?: string;
  extends?: { file: string; service: string };
  build?: { target?: string };
  environment?: Record<string, string>;
  ports?: string[];
  networks?: string[];
  secrets?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
  stop_grace_period?: string;
  read_only?: boolean;
  mem_limit?: string;
  pids_limit?: number;
  cap_drop?: string[];
  security_opt?: string[];
}
interface Project {
  services: Record<string, Service>;
  networks?: Record<string, { internal?: boolean }>;
  secrets?: Record<string, { file: string }>;
}

const FOLDER = 'examples/compose/';
/** Ports of services that are not ours, as their documentation has them. */
const FOREIGN_PORTS: Record<string, string> = { ddgs: '8000', searxng: '8080', mongodb: '27017' };
/** What people open, beside the gateway. */
const APPLICATIONS = new Set(['open-webui', 'librechat']);
/** Its `$schema` has no scheme that Ajv knows the draft by; it is draft 7, which Ajv takes by itself. */
const SCHEMA = createRequire(import.meta.url)
  .resolve('dclint/package.json')
  .replace(/package\.json$/, 'schemas/compose.schema.json');
const { $schema: _draft, ...schema } = JSON.parse(readFileSync(SCHEMA, 'utf8'));
const isValid = new Ajv({ strict: false, logger: false }).compile(schema);
const stages = stagesOf(text('Dockerfile'));

/** What is wrong with a Compose file of the examples: by the specification, by our settings, by our rules. */
export function faultsOf(source: string): string[] {
  const raw: Project = parse(source, { merge: true });
  if (!isValid(raw)) return (isValid.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  const project = { ...raw, services: mapValues(raw.services, extended) };
  const names = Object.keys(project.services);
  return names.flatMap((name) => [
    ...ruleFaults(name, project),
    ...networkFaults(name, project),
    ...settingFaults(name, project),
  ]);
}

export const composeFile = (name: string) => text(`${FOLDER}${name}`);

/** `extends` as Compose reads it: maps are merged, lists joined, anything else replaced. */
function extended({ extends: base, ...own }: Service): Service {
  if (!base) return own;
  const { services } = parse(composeFile(base.file), { merge: true }) as Project;
  return merged(services[base.service] ?? {}, own) as Service;
}

function merged(base: unknown, own: unknown): unknown {
  if (Array.isArray(base) && Array.isArray(own)) return [...new Set([...base, ...own])];
  if (!isMap(base) || !isMap(own)) return own;
  const names = [...new Set([...Object.keys(base), ...Object.keys(own)])];
  return Object.fromEntries(
    names.map((name) => [name, name in own ? (name in base ? merged(base[name], own[name]) : own[name]) : base[name]]),
  );
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Which of our services one is, by its build target; none for others. */
const kindOf = ({ build }: Service) => (build?.target && build.target in SERVICES ? build.target : undefined);

function ruleFaults(name: string, { services }: Project): string[] {
  const service = services[name] ?? {};
  const kind = kindOf(service);
  const isOpen = kind === 'gateway' || APPLICATIONS.has(name);
  const rules: [boolean, string][] = [
    [(service.ports ?? []).length === (isOpen ? 1 : 0), 'only what people open publishes a port'],
    [(service.ports ?? []).every((port) => /^127\.0\.0\.1:\d+:\d+$/.test(port)), 'ports are published on loopback'],
    [service.cap_drop?.includes('ALL') === true, 'all capabilities are dropped'],
    [service.security_opt?.includes('no-new-privileges:true') === true, 'no new privileges'],
    [Boolean(service.mem_limit && service.pids_limit), 'memory and processes are limited'],
    [kind === undefined || service.read_only === true, 'the root file system is read-only'],
    [kind !== undefined || service.healthcheck !== undefined, 'health is asked'],
    [
      kind !== undefined || service.build !== undefined || isPinned(service),
      'its image is pinned by version and digest',
    ],
  ];
  return rules.flatMap(([kept, rule]) => (kept ? [] : `${name}: ${rule}`));
}

function isPinned({ image = '' }: Service): boolean {
  return /^[\w.-]+\.\w+\/[\w./-]+:v?\d[\w.-]*@sha256:[0-9a-f]{64}$/.test(image);
}

/** One network that leads nowhere, and one to the web that nobody else is on, which what is not ours can do without. */
function networkFaults(name: string, { services, networks = {} }: Project): string[] {
  const own = services[name]?.networks ?? [];
  const [inside, out] = [own.filter((it) => networks[it]?.internal), own.filter((it) => !networks[it]?.internal)];
  const shared = out.some((it) =>
    Object.entries(services).some(([other, { networks: its }]) => other !== name && its?.includes(it)),
  );
  const leads = out.length === 1 || (out.length === 0 && kindOf(services[name] ?? {}) === undefined);
  const rules: [boolean, string][] = [
    [own.every((it) => it in networks), 'its networks are defined'],
    [inside.length === 1 && leads, 'it is on one internal network and one way out'],
    [!shared, 'nobody else is on its way out'],
  ];
  return rules.flatMap(([kept, rule]) => (kept ? [] : `${name}: ${rule}`));
}

function settingFaults(name: string, project: Project): string[] {
  const service = project.services[name] ?? {};
  const kind = kindOf(service);
  if (!kind) return clientFaults(name, project);
  try {
    const settings = settingsOf(
      kind,
      { ...stageNamed(kind, stages).env, ...service.environment },
      secretsOf(service, project),
    );
    const drain = Number(settingOf(kind, settings, 'DRAIN_SECONDS'));
    const stop = Number(/^(\d+)s$/.exec(service.stop_grace_period ?? '')?.[1]);
    const faults =
      drain > serviceOf(kind).longestSeconds && stop > drain ? [] : [`${name}: it is stopped before it is drained`];
    if (kind === 'gateway' && service.ports?.[0]?.split(':')[2] !== String(settings.SERVICE_PORT))
      faults.push(`${name}: no such port`);
    return [...faults, ...addressFaults(name, project, settings)];
  } catch (thrown) {
    return [`${name}: ${(thrown as Error).message}`];
  }
}

/** Files that a container has its secrets in, with something in them. */
function secretsOf({ secrets = [] }: Service, { secrets: defined = {} }: Project): Record<string, string> {
  const known = secrets.filter((name) => defined[name]?.file.startsWith('./secrets/'));
  return Object.fromEntries(known.map((name) => [`/run/secrets/${name}`, 'canary']));
}

/** Every address that is set names a service of the project, its port, and waits for its health. */
function addressFaults(name: string, { services }: Project, settings: Record<string, unknown>): string[] {
  const { environment = {}, depends_on = {} } = services[name] ?? {};
  const set = Object.keys(environment).flatMap((setting) =>
    [settings[setting]].flat().map((url) => ({ setting, url })),
  );
  return set.flatMap(({ setting, url }) => {
    if (!(url instanceof URL)) return [];
    const other = services[url.hostname];
    if (!other) return [`${name}: ${setting} leads to no service`];
    const kind = kindOf(other);
    const port = kind
      ? String(settingOf(kind, settingsOf(kind, other.environment ?? {}), 'PORT'))
      : FOREIGN_PORTS[url.hostname];
    const waits = depends_on[url.hostname]?.condition === 'service_healthy';
    return [
      ...(url.port === port ? [] : [`${name}: ${setting} has another port`]),
      ...(waits ? [] : [`${name}: it does not wait for ${url.hostname}`]),
    ];
  });
}

/** Where a foreign service asks ours, it is at a contract that the gateway serves, and waits for its health. */
function clientFaults(name: string, { services }: Project): string[] {
  const { environment = {}, depends_on = {} } = services[name] ?? {};
  return Object.entries(environment).flatMap(([setting, value]) => {
    const url = /^\w+:\/\//.test(value) ? new URL(value) : undefined;
    const other = services[url?.hostname ?? ''];
    if (!url || !other) return [];
    const kind = kindOf(other);
    const settings = kind ? settingsOf(kind, other.environment ?? {}) : {};
    const port = kind ? String(settingOf(kind, settings, 'PORT')) : FOREIGN_PORTS[url.hostname];
    const served = (settings.SERVICE_DROP_IN ?? []) as ContractName[];
    const isServed = served.some((contract) => url.pathname.startsWith(prefixOf(contract)));
    return [
      ...(url.port === port ? [] : [`${name}: ${setting} has another port`]),
      ...(kind !== 'gateway' || isServed ? [] : [`${name}: ${setting} is no contract that is served`]),
      ...(depends_on[url.hostname]?.condition === 'service_healthy'
        ? []
        : [`${name}: it does not wait for ${url.hostname}`]),
    ];
  });
}

function mapValues<A, B>(record: Record<string, A>, change: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}
