import { byId, choice, copyButton, el } from './dom.js';
import type { Input, Operation } from './operations.js';

const WAYS = [
  ['rest', 'REST, curl'],
  ['mcp', 'MCP, JSON-RPC'],
  ['mcp-curl', 'MCP, curl'],
] as const;
type Way = (typeof WAYS)[number][0];

/** The section that shows the current call for other clients; returns what changes it. */
export function createCalls(): (operation: Operation, input: Input) => void {
  let way: Way = 'rest';
  let texts: Record<Way, string> = { rest: '', mcp: '', 'mcp-curl': '' };
  const code = el('code');
  const show = () => {
    code.textContent = texts[way];
  };
  const ways = choice('way', 'Which client', WAYS, (chosen) => {
    way = chosen;
    show();
  });
  ways.set(way);
  const copy = copyButton(
    'Copy call',
    () => texts[way],
    () => code,
  );
  const pre = el('pre', { tabindex: '0', role: 'group', 'aria-label': 'Call to copy' }, code);
  byId('calls').append(el('div', { class: 'tools' }, ways.node, copy), pre);
  return (operation, input) => {
    byId('calls').hidden = false;
    texts = callsOf(operation, input);
    show();
  };
}

function callsOf({ name, path }: Operation, input: Input): Record<Way, string> {
  const rpc = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } };
  return {
    rest: curl(path, [], input),
    mcp: JSON.stringify(rpc, null, 2),
    'mcp-curl': curl('mcp', ['accept: application/json, text/event-stream'], rpc),
  };
}

/** For a POSIX shell, where an apostrophe has to leave the quotes. */
function curl(path: string, headers: string[], body: unknown): string {
  const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  const address = new URL(path, document.baseURI).href.replace(/#.*/, '');
  const flags = ['content-type: application/json', ...headers].map((header) => `-H ${quote(header)}`);
  return [`curl -s ${quote(address)}`, ...flags, `-d ${quote(JSON.stringify(body))}`].join(' \\\n  ');
}
