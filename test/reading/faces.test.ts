import { Client as V2Client, StreamableHTTPClientTransport as V2Http } from '@modelcontextprotocol/client';
import { Client as V1Client } from '@modelcontextprotocol/sdk/client/index.js';
import { SSEClientTransport } from '@modelcontextprotocol/sdk/client/sse.js';
import t, { type Test } from 'tap';
import { GatewayEnv } from '../../src/config.js';
import { readEnv } from '../../src/shared/env.js';
import { SettingsError } from '../../src/shared/settings-error.js';
import { bridgeTo } from '../helpers/bridge.js';
import { gatewayFor, postJson } from '../helpers/gateway.js';

const words = (count: number) => `${'Words of a page that is long. '.repeat(count)}\n\n`;
const sections = ['Setting up', 'Réglages', 'Use', 'Use']
  .map((name, i) => `## ${name}\n\n${words(30 + i)}### Part of ${name}\n\n${words(20)}`)
  .join('');
const MARKDOWN = `The page begins [here](https://page.example/here).\n\n${sections}## Questions\n\nThe harbour opens at seven in the morning.\n`;
const START = MARKDOWN.indexOf('## Setting up');
const url = 'https://page.example/';

interface Answer {
  text: string;
  data: Record<string, unknown>;
  isError?: boolean | undefined;
}
type Ask = (args: Record<string, unknown>) => Promise<Answer>;
type Clients = { callTool(params: object): Promise<unknown> };

/** Every way to call the tool over MCP. */
async function openMcp(t: Test, gateway: URL): Promise<Record<string, Ask>> {
  const asking = (client: Clients): Ask => {
    return async (args) => toAnswer(await client.callTool({ name: 'fetch_url', arguments: { url, ...args } }));
  };
  const modern = new V2Client({ name: 't', version: '1' }, { versionNegotiation: { mode: { pin: '2026-07-28' } } });
  await modern.connect(new V2Http(new URL('mcp', gateway)));
  const streaming = new V1Client({ name: 't', version: '1' });
  await streaming.connect(new SSEClientTransport(new URL('mcp/sse', gateway)));
  t.teardown(() => Promise.all([modern.close(), streaming.close()]));
  // Who has the list holds each result against its schema.
  await Promise.all([modern.listTools(), streaming.listTools()]);
  const bridge = await bridgeTo(t, new URL('mcp', gateway), 'legacy');
  return {
    'Streamable HTTP': asking(modern),
    'HTTP+SSE': asking(streaming as unknown as Clients),
    bridge: async (args) => {
      const answer = await bridge.ask('tools/call', { name: 'fetch_url', arguments: { url, ...args } });
      return toAnswer((answer as { result: unknown }).result);
    },
  };
}

function toAnswer(result: unknown): Answer {
  const { content, structuredContent, isError } = result as {
    content: { text: string }[];
    structuredContent?: Record<string, unknown>;
    isError?: boolean;
  };
  return { text: content[0]?.text ?? '', data: structuredContent ?? {}, isError };
}

async function openGateway(t: Test, env: Record<string, string> = {}) {
  const fetchPage = async () => ({ title: 'A page', url, snippet: '', markdown: MARKDOWN });
  const gateway = await gatewayFor(t, { env, fetchPage });
  const rest = (args: object) => postJson(new URL('api/v1/fetch', gateway.url), { url, ...args });
  return { ...gateway, rest };
}

t.test('over MCP a long page comes in windows that lead through it, over REST whole', async (t) => {
  const { url: base, rest } = await openGateway(t, { SERVICE_MCP_MAX_LENGTH: '2000' });
  const { body } = await rest({});
  t.equal(body.markdown, MARKDOWN);
  t.match(body, { length: MARKDOWN.length, start_index: 0, next_index: undefined, part: undefined });
  for (const [face, ask] of Object.entries(await openMcp(t, base))) {
    let [start, joined]: [number | undefined, string] = [0, ''];
    while (start !== undefined) {
      const { text, data } = await ask({ start_index: start });
      const next = data.next_index as number | undefined;
      const window = MARKDOWN.slice(start, next);
      t.ok(window.length <= 2000 && text.includes(window.trimEnd()), `${face} from ${start}`);
      t.strictSame([data.length, data.start_index], [MARKDOWN.length, start]);
      const last = text.split('\n').at(-1) ?? '';
      const [, call] = /Next: fetch_url (\{.*\})\]$/.exec(last) ?? [];
      if (next === undefined) t.match(last, /^\[Characters .* This is the end of it\.\]$/);
      else t.strictSame(JSON.parse(call ?? '{}'), { url, start_index: next });
      if (next !== undefined) t.match(text, `- 1 Setting up (${START}, `, 'the outline is before a window that is cut');
      joined += window;
      start = next;
    }
    t.equal(joined, MARKDOWN, face);
    t.notOk('markdown' in (await ask({})).data);
    t.match((await ask({ max_length: 0 })).text, MARKDOWN.trim());
    t.match((await ask({ max_length: 500 })).data, { next_index: /^\d+$/ });
    t.notMatch((await ask({ max_length: 500 })).text, '- 1 Setting up', 'no outline where the caller set the bound');
  }
});

t.test('an outline, a section and a focus are the same over MCP and REST', async (t) => {
  const { url: base, rest } = await openGateway(t);
  const { 'Streamable HTTP': ask } = await openMcp(t, base);
  const outline = (await rest({ outline: true })).body;
  t.equal(outline.markdown, '');
  t.match(outline.outline, [
    { number: '1', level: 2, text: 'Setting up', start_index: START },
    { number: '1.1', level: 3, text: 'Part of Setting up' },
    { number: '2', level: 2, text: 'Réglages' },
  ]);
  const listed = await ask?.({ outline: true });
  t.match(listed?.text, /^- 1 Setting up \(\d+, \d+\)\n {2}- 1\.1 Part of Setting up \(/m);

  const [, , second] = outline.outline;
  const whole = MARKDOWN.slice(second.start_index, second.start_index + second.length);
  for (const section of ['2', 'Réglages', 'reglages', ' RÉGLAGES ', '## Réglages', 'regl', '2 Réglages', '2.']) {
    const { body } = await rest({ section });
    t.equal(body.markdown, whole, section);
    t.match(body, { section: '2 Réglages', start_index: second.start_index });
  }
  const first = (await rest({ section: '2', max_length: 700 })).body;
  t.ok(first.next_index > second.start_index && first.next_index < second.start_index + second.length);
  const [, call] = /Next: fetch_url (\{.*\})\]$/.exec(first.part) ?? [];
  t.strictSame(JSON.parse(call ?? '{}'), { url, section: '2', max_length: 700, start_index: first.next_index });
  t.match((await rest({ section: 'use' })).body.part, /section 3 .* 4 have the same heading/);

  const { body } = await rest({ focus: 'When does the harbour open?', max_length: 300 });
  t.ok(body.markdown.length <= 300);
  t.match(body.markdown, /^\[… \d+(: .*)?\]\n\n## Questions\n\nThe harbour opens at seven/m);
  const missed = (await rest({ focus: 'zebra quantum', max_length: 300 })).body;
  const [, end = ''] = /this is the beginning, characters 0–([\d,]+) of/.exec(missed.part) ?? [];
  t.ok(missed.markdown.length > 0 && Number(end.replace(',', '')) <= 300, missed.part);
  const within = (await rest({ focus: 'harbour', section: '1', max_length: 300 })).body;
  t.notMatch(within.markdown, 'harbour');
});

t.test('links stand below the text over MCP, and as a field over REST', async (t) => {
  const { url: base, rest } = await openGateway(t);
  const { body } = await rest({ links: true });
  t.strictSame(body.links, [{ text: 'here', url: 'https://page.example/here' }]);
  for (const [face, ask] of Object.entries(await openMcp(t, base))) {
    const { text, data } = await ask({ links: true });
    t.match(text, 'Links:\n- here: https://page.example/here', face);
    t.strictSame(Object.keys(data).sort(), ['length', 'snippet', 'start_index', 'title', 'url'], 'no second copy');
  }
});

t.test('links are listed beside the part that they are in, and clients that know the schema take it', async (t) => {
  const markdown = 'One [a](/a).\n\n```\ncode\n```\n\nTwo [b](https://b.example/).\n\nThree.\n';
  const gateway = await gatewayFor(t, { fetchPage: async () => ({ title: '', url, snippet: '', markdown }) });
  const rest = async (args: object) => (await postJson(new URL('api/v1/fetch', gateway.url), { url, ...args })).body;
  const [a, b] = [
    { text: 'a', url: 'https://page.example/a' },
    { text: 'b', url: 'https://b.example/' },
  ];
  t.strictSame((await rest({ links: true })).links, [a, b]);
  t.strictSame((await rest({ links: true, start_index: markdown.indexOf('code') })).links, [b]);
  t.strictSame((await rest({ links: true, focus: 'three', max_length: 20 })).links, []);
  const client = new V2Client({ name: 't', version: '1' });
  await client.connect(new V2Http(new URL('mcp', gateway.url)));
  t.teardown(() => client.close());
  await client.listTools();
  const { text, data } = toAnswer(await client.callTool({ name: 'fetch_url', arguments: { url, links: true } }));
  t.match(text, '\n\nLinks:\n- a: https://page.example/a\n- b: https://b.example/\n[end of');
  t.notOk('links' in data, 'no second copy');
  const bare = { url, links: true, start_index: markdown.indexOf('Three') };
  t.match(toAnswer(await client.callTool({ name: 'fetch_url', arguments: bare })).text, '\n\nLinks: none\n[end of');
});

t.test('what no page can answer is invalid_request in words that lead on', async (t) => {
  const { url: base, rest, lines } = await openGateway(t);
  const { 'Streamable HTTP': ask } = await openMcp(t, base);
  const cases: [args: object, message: RegExp][] = [
    [{ section: 'Setings' }, /section: .*nearest are "1 Setting up"/],
    [{ section: '9.9' }, /section: .*nearest are/],
    [{ section: 'part of' }, /section: .*"1\.1 Part of Setting up", "2\.1 Part of Réglages"/],
    [{ start_index: MARKDOWN.length + 1 }, new RegExp(`start_index: the page has ${MARKDOWN.length} characters`)],
    [{ section: '1', start_index: MARKDOWN.length }, new RegExp(`start_index: the section is at ${START} to`)],
    [{ outline: true, section: '1' }, /outline: goes with neither section nor focus/],
    [{ outline: true, focus: 'x' }, /outline: goes with neither section nor focus/],
    [{ start_index: -1 }, /start_index: expected 0 or more/],
    [{ start_index: 'NaN' }, /start_index: expected a whole number/],
    [{ max_length: 1.5 }, /max_length: expected a whole number/],
  ];
  for (const [args, message] of cases) {
    const { status, body } = await rest(args);
    t.match({ status, ...body }, { status: 400, error: 'invalid_request', retryable: false, message });
    const told = await ask?.(args as Record<string, unknown>);
    t.ok(told?.isError && told.text === `invalid_request: ${body.message}`);
  }
  t.notMatch(lines.join(''), /Setting up|Réglages/, 'no heading is logged');
  const end = (await rest({ start_index: MARKDOWN.length })).body;
  t.match(end, { markdown: '', next_index: undefined });
  const lenient = (await rest({ start_index: '20', max_length: '100', outline: 'false', section: '', focus: null }))
    .body;
  t.match(lenient, { start_index: 20, section: undefined });
  const named = (await rest({ offset: 20, maxLength: 100 })).body;
  t.strictSame(named.markdown, lenient.markdown, 'names that peers use are understood');
  t.ok(lenient.markdown.length <= 100);
});

t.test('the bound is a setting, whose wrong values fail start-up', async (t) => {
  for (const value of ['-1', 'much', '1.5', '40k']) {
    t.throws(() => readEnv(GatewayEnv, { SERVICE_MCP_MAX_LENGTH: value }), SettingsError);
  }
  t.equal(readEnv(GatewayEnv, {}).SERVICE_MCP_MAX_LENGTH, 40_000);
  const { url: base } = await openGateway(t, { SERVICE_MCP_MAX_LENGTH: '0' });
  const { 'Streamable HTTP': ask } = await openMcp(t, base);
  t.match((await ask?.({}))?.text, MARKDOWN.trim());
});
