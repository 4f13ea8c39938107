import type { z } from 'zod';
import { BridgeEnv, GatewayEnv } from '../src/config.js';
import { MetasearchEnv } from '../src/metasearch/config.js';
import { PROVIDERS } from '../src/providers/all.js';
import type { AnyProvider } from '../src/providers/definition.js';
import { createOpenApi } from '../src/rest/openapi.js';
import { settingsTable } from '../src/shared/env.js';
import { ERRORS, type ErrorCode } from '../src/shared/errors.js';
import { METRICS } from '../src/shared/metrics.js';
import { tools } from '../src/tools/registry.js';
import { VERSION } from '../src/version.js';
import { BrowserWorkerEnv, CrawlWorkerEnv } from '../worker/config.js';
import { STAGES } from '../worker/extract/pipeline.js';
import { clientFileTable, clientTable, EXAMPLES } from './client-examples.js';
import { bundleManifest, registryEntry } from './packaging.js';

/** Every file that is derived from the code: its path, and its text made from what the file says now. */
export const GENERATED: [path: string, make: (before: string) => string][] = [
  ['docs/openapi.json', () => json(createOpenApi(VERSION))],
  ['server.json', () => json(registryEntry(root()))],
  ['mcpb/manifest.json', () => json(bundleManifest(root()))],
  [
    'README.md',
    sections({
      tools: toolTable,
      providers: choiceTable,
      errors: errorTables,
      'gateway settings': () => settingsTable(GatewayEnv),
      'bridge settings': () => settingsTable(BridgeEnv),
      'crawl worker settings': () => settingsTable(CrawlWorkerEnv),
      'browser worker settings': () => settingsTable(BrowserWorkerEnv),
      'metasearch settings': () => settingsTable(MetasearchEnv),
    }),
  ],
  ...EXAMPLES.map(([name, text]): [string, () => string] => [`examples/clients/${name}`, () => text]),
  ['examples/clients/README.md', sections({ clients: clientTable, 'client files': clientFileTable })],
  ['docs/extraction-rules.md', () => ruleInventory()],
  ['docs/observability.md', sections({ metrics: metricTable })],
  [
    'docs/providers.md',
    sections({ providers: providerTable, 'provider setup': setupTable, 'provider fields': fieldTable }),
  ],
];

/**
 * Replaces what stands between `<!-- generated: NAME -->` and `<!-- end -->`.
 * @throws Error naming the sections that have no place in the text, or a place that no section fills
 */
function fillSections(makers: Record<string, () => string>, text: string): string {
  const missing = new Set(Object.keys(makers));
  const filled = text.replace(
    /(<!-- generated: (.+?) -->\n)(?:(?!<!-- generated: )[\s\S])*?(<!-- end -->)/g,
    (_, open: string, name: string, end: string) => {
      const make = makers[name];
      if (!make) throw new Error(`asks for an unknown section: ${name}`);
      missing.delete(name);
      return `${open}${make()}\n${end}`;
    },
  );
  if (missing.size === 0) return filled;
  const markers = [...missing].map((name) => `<!-- generated: ${name} -->`).join(', ');
  throw new Error(`has no ${markers} with its <!-- end -->; put them back where the section belongs`);
}

function sections(makers: Record<string, () => string>): (before: string) => string {
  return (before) => fillSections(makers, before);
}

function metricTable(): string {
  const rows = Object.entries(METRICS).map(
    ([name, { kind, unit, description }]) =>
      `| \`${name}\` | ${kind.replaceAll('_', ' ')} | ${unit} | ${description} |`,
  );
  return ['| metric | kind | unit | what it measures |', '|---|---|---|---|', ...rows].join('\n');
}

/** Its brand, and the other name that the setting takes. */
function words({ name, brand }: AnyProvider): string {
  return brand ? `\`${brand}\`, \`${name}\`` : `\`${name}\``;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

function providerTable(): string {
  const rows = PROVIDERS.map((one) => [words(one), one.facts.service, needsOf(one), one.facts.limits]);
  return table(['name', 'service', 'needs', 'limits worth knowing'], rows);
}

function choiceTable(): string {
  const rows = PROVIDERS.map(({ name, brand, facts: { key, price, dataCentre, terms } }) => [
    `\`${brand ?? name}\``,
    key,
    price,
    dataCentre,
    terms.startsWith('#') ? `[of each engine](docs/providers.md${terms})` : `[terms](${terms})`,
  ]);
  return table(['provider', 'key', 'price', 'answers data centres', 'terms'], rows);
}

function setupTable(): string {
  return table(
    ['name', 'how'],
    PROVIDERS.map(({ name, brand, facts }) => [`\`${brand ?? name}\``, facts.how]),
  );
}

function fieldTable(): string {
  const fields = Object.keys(PROVIDERS[0]?.sends ?? {}) as (keyof AnyProvider['sends'])[];
  const head = ['provider', ...fields.map((field) => `\`${field}\``)];
  return table(
    head,
    PROVIDERS.map(({ name, brand, sends }) => [`\`${brand ?? name}\``, ...fields.map((field) => sends[field])]),
  );
}

function needsOf({ needs, settings }: AnyProvider): string {
  return needs.map((name) => needOf(name, settings[name] as z.ZodType)).join(' and ') || 'nothing';
}

function needOf(name: string, field: z.ZodType): string {
  if (field.meta()?.secret === true) return 'a key';
  return name.endsWith('_ADDRESS') ? 'its address' : 'an identifier';
}

function toolTable(): string {
  const rows = tools.map(
    ({ name, rest, command, description }) =>
      `| \`${name}\` | \`POST /api/v1${rest}\` | \`search-gateway ${command}\` | ${description} |`,
  );
  return ['| MCP tool | REST | command | what it does |', '|---|---|---|---|', ...rows].join('\n');
}

function ruleInventory(): string {
  const rows = STAGES.flatMap(({ name, rules }) => rules.map(({ id, says }) => [`\`${id}\``, `\`${name}\``, says]));
  return `# The rules of the extraction

Made by \`npm run docs\` of the rules in \`worker/extract/stages/\`, in the order in which they run.
[extraction.md](extraction.md) says how they work together, and how to measure what one is worth.

${table(['rule', 'stage', 'does'], rows)}
`;
}

function errorTables(): string {
  return tools.map((tool) => `\`${tool.name}\`\n\n${errorTable(tool.errors.codes)}`).join('\n\n');
}

function errorTable(codes: readonly ErrorCode[]): string {
  const rows = codes.map((code) => {
    const { status, retry, message } = ERRORS[code];
    return `| \`${code}\` | ${status} | ${retry ? 'yes' : 'no'} | ${message} |`;
  });
  return ['| code | status | worth retrying | meaning and next step |', '|---|---|---|---|', ...rows].join('\n');
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** `dist/scripts` when built, `scripts` in a test. */
function root(): URL {
  const up = import.meta.url.includes('/dist/scripts/') ? '../../' : '../';
  return new URL(up, import.meta.url);
}
