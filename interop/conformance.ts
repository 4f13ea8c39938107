import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEchoProvider, startGateway } from './gateway.js';
import { printTable } from './table.js';
import { installTools, type ToolCommand } from './tools.js';

const MODERN = '2026-07-28';
const LATER_2025 = ['2025-06-18', '2025-11-25'];

/** The suite's scenarios that a server of tools alone can take, with the revisions that the suite has them for. */
const APPLICABLE: Record<string, readonly string[]> = {
  'server-initialize': LATER_2025,
  'server-session-lifecycle': ['2025-03-26', ...LATER_2025],
  ping: LATER_2025,
  'tools-list': [...LATER_2025, MODERN],
  'server-sse-multiple-streams': ['2025-11-25', MODERN],
  'dns-rebinding-protection': ['2025-11-25', MODERN],
  'server-stateless': [MODERN],
  caching: [MODERN],
  'http-header-validation': [MODERN],
  'input-required-result-unsupported-methods': [MODERN],
};

const NO_DIAGNOSTIC = 'calls a diagnostic tool of the suite (`test_…`), which a product does not have';

/** All other scenarios, by the start of their name, and why they do not apply. */
const NOT_APPLICABLE: Record<string, string> = {
  'tools-call-': NO_DIAGNOSTIC,
  'json-schema-2020-12': NO_DIAGNOSTIC,
  'http-custom-header-server-validation': 'tests `x-mcp-header` parameters, which no tool of ours has',
  'server-sse-polling': `${NO_DIAGNOSTIC}; our streams cannot be resumed`,
  'input-required-result-': NO_DIAGNOSTIC,
  'elicitation-': 'the server never asks the client anything',
  'logging-': 'logging is not declared',
  'completion-': 'completion is not declared',
  'resources-': 'there are no resources',
  'sep-2164-resource-not-found': 'there are no resources',
  'prompts-': 'there are no prompts',
  'tasks-': 'an extension that is not declared',
  'sep-2640-skills-': 'an extension that is not declared',
};

/** Checks within applicable scenarios that need what NOT_APPLICABLE names; each must come out as not to be tested. */
const UNTESTABLE: Record<string, readonly RegExp[]> = {
  'server-stateless': [/^Not testable: .*'test_\w+'/],
  caching: [/^(prompts|resources\/?\w*)\/list returned JSON-RPC error -32601/],
};

interface Check {
  id: string;
  status: string;
  errorMessage?: string;
}

/** Runs the official suite's applicable scenarios against a gateway; true when nothing failed and nothing is unknown. */
export async function conformance(): Promise<boolean> {
  const tool = installTools()('conformance');
  const provider = await startEchoProvider();
  const gateway = await startGateway(provider.env);
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  try {
    const unknown = unclassified(await listScenarios(tool));
    if (unknown.length > 0) console.log(`neither applicable nor known not to be: ${unknown.join(', ')}`);
    const url = new URL('mcp/http', gateway.url);
    let failures = unknown.length;
    const rows: (string | number)[][] = [];
    for (const [scenario, versions] of Object.entries(APPLICABLE)) {
      for (const version of versions) {
        const output = join(folder, `${scenario}-${version}`);
        const args = ['server', '--url', url.href, '--scenario', scenario, '--spec-version', version, '-o', output];
        await text(tool, args);
        const { passed, failed, untestable } = judge(scenario, readChecks(output));
        for (const { id, errorMessage } of failed) console.log(`${scenario} ${version} ${id}: ${errorMessage}`);
        failures += failed.length + (passed.length === 0 ? 1 : 0);
        rows.push([scenario, version, passed.length, failed.length, untestable.length]);
      }
    }
    printTable(['scenario', 'revision', 'passed', 'failed', 'not testable'], rows);
    console.log();
    printTable(
      ['scenarios that do not apply', 'why'],
      Object.entries(NOT_APPLICABLE).map(([name, why]) => [name.endsWith('-') ? `${name}*` : name, why]),
    );
    return failures === 0;
  } finally {
    await gateway.kill();
    provider.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function listScenarios(tool: ToolCommand): Promise<string[]> {
  const listed = await text(tool, ['list', '--server']);
  return [...listed.matchAll(/^ {2}- (\S+) \[/gm)].map(([, name = '']) => name);
}

function unclassified(scenarios: readonly string[]): string[] {
  const isKnown = (name: string) =>
    name in APPLICABLE || Object.keys(NOT_APPLICABLE).some((start) => name.startsWith(start));
  return scenarios.filter((name) => !isKnown(name));
}

function judge(scenario: string, checks: readonly Check[]) {
  const isUntestable = ({ status, errorMessage = '' }: Check) =>
    status === 'SKIPPED' || (UNTESTABLE[scenario] ?? []).some((reason) => reason.test(errorMessage));
  const passed = checks.filter(({ status }) => status === 'SUCCESS');
  const rest = checks.filter(({ status }) => status !== 'SUCCESS' && status !== 'INFO');
  return { passed, failed: rest.filter((check) => !isUntestable(check)), untestable: rest.filter(isUntestable) };
}

function readChecks(folder: string): Check[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('checks.json'),
  );
  return files.flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Check[]);
}

/** What the tool prints; it ends with 1 when any check failed, which the caller sees by itself. */
async function text({ command, args }: ToolCommand, more: string[]): Promise<string> {
  const child = spawn(command, [...args, ...more], { stdio: ['ignore', 'pipe', 'ignore'] });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  await once(child, 'close');
  return said;
}
