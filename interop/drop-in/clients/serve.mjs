// Runs the operations of a client as the parent asks for them, and tells what became of each.
import { readFileSync } from 'node:fs';

const [, , base, at] = process.argv;

/** Addresses of the contracts, and of the site whose pages are read. */
export const contract = (name) => `${base}/compat/${name}`;
export const chatgpt = `${base}/mcp/chatgpt`;
export const site = at;
/** A name that there never is (RFC 6761). */
export const nowhere = 'http://nowhere.invalid/';

/** A package by its name and the version that is installed. */
export function versionOf(name) {
  const { version } = JSON.parse(readFileSync(new URL(`node_modules/${name}/package.json`, import.meta.url), 'utf8'));
  return `${name}@${version}`;
}

/**
 * Each operation is `[run, tells, requests = 1]`: what is called, a text that its outcome has to contain, whether it is a
 * value or an error, and how many requests of ours it takes.
 */
export function serve(client, operations) {
  process.on('message', async (name) => {
    const [run, tells] = operations[name];
    const said = await run().then((value) => JSON.stringify(value) ?? 'undefined', inWords);
    process.send({ said, isExpected: said.includes(tells) });
  });
  process.on('disconnect', () => process.exit());
  const requests = Object.entries(operations).map(([name, [, , requests = 1]]) => [name, requests]);
  process.send({ client, operations: Object.fromEntries(requests) });
}

function inWords(thrown) {
  return `${thrown.constructor.name}: ${thrown.message}`;
}

/** A client of an MCP server, whose tools answer with their text; `[isError]` stands before that of a failure. */
export async function mcpClient(transport) {
  const { Client } = await import('@modelcontextprotocol/sdk/client/index.js');
  const client = new Client({ name: 'interop', version: '1' });
  await client.connect(transport);
  return async (name, args) => {
    const { isError, content } = await client.callTool({ name, arguments: args });
    return (isError ? '[isError] ' : '') + content.map(({ text }) => text).join('');
  };
}

/** The same of a program of a package, which speaks MCP on its standard input and output. */
export async function mcpProgram(name, env) {
  const { StdioClientTransport } = await import('@modelcontextprotocol/sdk/client/stdio.js');
  const { bin } = JSON.parse(readFileSync(new URL(`node_modules/${name}/package.json`, import.meta.url), 'utf8'));
  const file = typeof bin === 'string' ? bin : (bin[name] ?? Object.values(bin)[0]);
  const program = new URL(`node_modules/${name}/${file}`, import.meta.url).pathname;
  const started = { command: process.execPath, args: [program], env: { PATH: process.env.PATH, ...env } };
  return mcpClient(new StdioClientTransport({ ...started, stderr: 'ignore' }));
}
