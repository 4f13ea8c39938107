import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { callBoth, stdioV1, stdioV2 } from './callers.js';
import { inSetting, row } from './setting.js';
import type { ToolCommand } from './tools.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

interface Manifest {
  server: { mcp_config: { command: string; args: string[]; env: Record<string, string> } };
  user_config: Record<string, { default: string }>;
}

/** What is published, installed in a clean folder as a user would and started by clients of both majors. */
export function packages(): Promise<boolean> {
  return inSetting(async ({ page, env }) => {
    const place = mkdtempSync(join(tmpdir(), 'packages-'));
    try {
      const programs = { 'npm pack → npx': installTarball(place), '.mcpb as its manifest says': unpackBundle(place) };
      const rows = [];
      for (const [how, program] of Object.entries(programs)) {
        const started = { ...program, env: { ...program.env, ...env } };
        rows.push(await row(how, 'SDK v1', async () => callBoth(await stdioV1(started), page)));
        rows.push(await row(how, 'SDK v2, auto', async () => callBoth(await stdioV2(started, 'auto'), page)));
      }
      return rows;
    } finally {
      rmSync(place, { recursive: true });
    }
  });
}

function installTarball(place: string): ToolCommand {
  const cwd = join(place, 'tarball');
  mkdirSync(cwd);
  writeFileSync(join(cwd, 'package.json'), '{}');
  const packed = run('npm', ['pack', '--silent', '--pack-destination', cwd], ROOT).trim();
  run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', `./${packed}`], cwd);
  return { command: 'npx', args: ['-y', 'search-gateway', 'stdio'], cwd };
}

function unpackBundle(place: string): ToolCommand {
  const bundle = run(process.execPath, [join(ROOT, 'scripts/mcpb.mjs'), place], ROOT).trim();
  const folder = join(place, 'bundle');
  // The format is a zip archive; the format's own tool opens it on every platform.
  run('npm', ['exec', '--yes', '--', '@anthropic-ai/mcpb@2.1.2', 'unpack', bundle, folder], place);
  const { server, user_config } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  const fill = (text: string) =>
    text
      .replaceAll('$' + '{__dirname}', folder)
      .replace(/\$\{user_config\.(\w+)\}/g, (whole, key: string) => user_config[key]?.default ?? whole);
  const { command, args, env } = server.mcp_config;
  return {
    command,
    args: args.map(fill),
    env: Object.fromEntries(Object.entries(env).map(([name, value]) => [name, fill(value)])),
  };
}

/** Its output, which is its last word on what it made. */
function run(command: string, args: string[], cwd: string): string {
  const { status, stdout, error } = spawnSync(command, args, { cwd, stdio: ['ignore', 'pipe', 2], encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`, { cause: error });
  return stdout;
}
