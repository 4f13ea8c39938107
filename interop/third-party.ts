import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { callBoth, ENV, type Reached, sseV1, stdioV1, stdioV2, streamableV1, streamableV2 } from './callers.js';
import { CLI, freePort } from './gateway.js';
import { inSetting, type Row, row } from './setting.js';
import type { ToolCommand } from './tools.js';

const run = promisify(execFile);

/** MCP Inspector's command line over each transport, in each era that the transport has. */
export function inspector(): Promise<boolean> {
  return inSetting(async ({ gateway, page, env, tool }) => {
    const { command, args } = tool('mcp-inspector');
    const given = Object.entries(env).flatMap(([name, value]) => ['-e', `${name}=${value}`]);
    const targets: [transport: string, eras: string[], target: string[]][] = [
      ['http', ['modern', 'auto', 'legacy'], [new URL('mcp', gateway).href]],
      ['sse', ['legacy'], [new URL('mcp/sse', gateway).href]],
      ['stdio', ['modern', 'auto', 'legacy'], [process.execPath, CLI, 'stdio', ...given]],
    ];
    const rows: Row[] = [];
    for (const [transport, eras, target] of targets) {
      for (const era of eras) {
        const inspect = async (...method: string[]) => {
          const asked = ['--cli', ...target, '--transport', transport, '--protocol-era', era, '--method', ...method];
          const { stdout } = await run(command, [...args, ...asked], { env: ENV, timeout: 60_000 });
          return JSON.parse(stdout);
        };
        const reached: Reached = {
          listTools: () => inspect('tools/list'),
          callTool: ({ name, arguments: given }) => {
            const pairs = Object.entries(given).map(([key, value]) => `${key}=${value}`);
            return inspect('tools/call', '--tool-name', name, '--tool-arg', ...pairs);
          },
          close: async () => {},
        };
        rows.push(await row(`inspector --transport ${transport}`, era, () => callBoth(reached, page)));
      }
    }
    return rows;
  });
}

/** mcp-remote, which gives stdio clients a gateway; beside it our own bridge, which does the same. */
export function mcpRemote(): Promise<boolean> {
  return inSetting(async ({ gateway, page, tool }) => {
    const { command, args } = tool('mcp-remote');
    const remote = (path: string, transport: string) => ({
      command,
      args: [...args, new URL(path, gateway).href, '--allow-http', '--transport', transport],
    });
    const bridge = (path: string) => ({
      command: process.execPath,
      args: [CLI, 'stdio', '--url', new URL(path, gateway).href],
    });
    return throughStdio(page, {
      'mcp-remote → /mcp': remote('mcp', 'http-only'),
      'mcp-remote → /mcp/sse': remote('mcp/sse', 'sse-only'),
      'our bridge → /mcp': bridge('mcp'),
      'our bridge → /mcp/sse': bridge('mcp/sse'),
    });
  });
}

/** supergateway in both directions: our stdio server over HTTP, our gateway over stdio. */
export function supergateway(): Promise<boolean> {
  return inSetting(async ({ gateway, page, env, tool }) => {
    const { command, args } = tool('supergateway');
    const ours = ['--stdio', `${process.execPath} ${CLI} stdio`];
    const rows: Row[] = [];
    for (const [how, flags, path] of [
      ['stdio → streamableHttp', ['--outputTransport', 'streamableHttp'], 'mcp'],
      ['stdio → streamableHttp, stateful', ['--outputTransport', 'streamableHttp', '--stateful'], 'mcp'],
      ['stdio → sse', ['--outputTransport', 'sse'], 'sse'],
    ] as const) {
      const port = await freePort();
      const served = { command, args: [...args, ...ours, ...flags, '--port', String(port)] };
      rows.push(
        ...(await whileServing(served, env, port, (base) =>
          overHttp(`supergateway ${how}`, new URL(path, base), page),
        )),
      );
    }
    const into = (flag: string, path: string) => ({ command, args: [...args, flag, new URL(path, gateway).href] });
    return [
      ...rows,
      ...(await throughStdio(page, {
        'supergateway /mcp → stdio': into('--streamableHttp', 'mcp'),
        'supergateway /mcp/sse → stdio': into('--sse', 'mcp/sse'),
      })),
    ];
  });
}

/** mcp-proxy, which serves our stdio server over HTTP in every revision. */
export function mcpProxy(): Promise<boolean> {
  return inSetting(async ({ page, env, tool }) => {
    const { command, args } = tool('mcp-proxy');
    const port = await freePort();
    const served = {
      command,
      args: [...args, '--host', '127.0.0.1', '--port', String(port), '--', process.execPath, CLI, 'stdio'],
    };
    return whileServing(served, env, port, async (base) => [
      ...(await overHttp('mcp-proxy stdio → stream', new URL('mcp', base), page, ['modern'])),
      ...(await overHttp('mcp-proxy stdio → sse', new URL('sse', base), page)),
    ]);
  });
}

/** The stdio programs, each used by clients of both majors. */
async function throughStdio(page: URL, programs: Record<string, ToolCommand>): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [how, program] of Object.entries(programs)) {
    rows.push(await row(how, 'SDK v1', async () => callBoth(await stdioV1(program), page)));
    for (const mode of ['auto', 'legacy'] as const)
      rows.push(await row(how, `SDK v2, ${mode}`, async () => callBoth(await stdioV2(program, mode), page)));
  }
  return rows;
}

async function overHttp(how: string, url: URL, page: URL, eras: ('modern' | 'legacy')[] = []): Promise<Row[]> {
  if (url.pathname.endsWith('sse')) return [await row(how, 'SDK v1', async () => callBoth(await sseV1(url), page))];
  const rows = [
    await row(how, 'SDK v1', async () => callBoth(await streamableV1(url), page)),
    await row(how, 'SDK v2, auto', async () => callBoth(await streamableV2(url, 'auto'), page)),
    await row(how, 'SDK v2, legacy', async () => callBoth(await streamableV2(url, 'legacy'), page)),
  ];
  if (eras.includes('modern'))
    rows.push(
      await row(how, 'SDK v2, 2026-07-28', async () => callBoth(await streamableV2(url, { pin: '2026-07-28' }), page)),
    );
  rows.push(
    await row(how, 'our bridge', async () => {
      const bridge = { command: process.execPath, args: [CLI, 'stdio', '--url', url.href] };
      await callBoth(await stdioV2(bridge, 'auto'), page);
    }),
  );
  return rows;
}

/** Runs a program that serves HTTP on `port` for as long as `use` takes. */
async function whileServing(
  { command, args }: ToolCommand,
  env: Record<string, string>,
  port: number,
  use: (base: URL) => Promise<Row[]>,
): Promise<Row[]> {
  const child = spawn(command, args, { env: { ...ENV, ...env }, stdio: 'ignore' });
  const ended = once(child, 'exit');
  const base = new URL(`http://127.0.0.1:${port}/`);
  try {
    const failed = ended.then(([code]) => Promise.reject(new Error(`${args[0]} ended with ${code}`)));
    failed.catch(() => {});
    await Promise.race([listening(base), failed]);
    return await use(base);
  } finally {
    child.kill();
    await ended;
  }
}

async function listening(base: URL): Promise<void> {
  for (;;) {
    try {
      await fetch(base, { signal: AbortSignal.timeout(2000) }).then((response) => response.body?.cancel());
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
