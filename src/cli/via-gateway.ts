import { setTimeout as delay } from 'node:timers/promises';
import type { FetchLike } from '@modelcontextprotocol/client';
import { ERRORS, type ErrorCode, GatewayError } from '../shared/errors.js';
import type { BatchRow } from '../tools/batch.js';
import type { Tool } from '../tools/tool.js';

/** A running gateway that works through lists. */
export interface Via {
  /** Of the gateway, or of its MCP endpoint. */
  url: URL;
  headers: Record<string, string>;
  fetch: FetchLike;
  close(): void;
}

interface List {
  tool: Tool;
  /** What one call of the tool is given, for each line. */
  inputs: readonly Record<string, unknown>[];
  signal: AbortSignal;
}

/** The rows of a list, by place in it. */
type OnRow = (row: BatchRow) => Promise<void>;

/** As much as a job takes, and as an older gateway takes at once. */
const JOB_INPUTS = 10_000;
const BATCH_INPUTS = 50;
const PAGE = 500;
/** Of sending a long list. */
const START_MS = 60_000;
/** Of cancelling, which nobody wants to wait for. */
const CANCEL_MS = 5_000;
/** Answers in a row that tell of a gateway that is away for a moment. */
const MOST_FAILURES = 20;
const FAILURE_PAUSE_MS = 1_000;

/** Has a gateway work through a list: as jobs, or where it knows none, in batches. @throws GatewayError */
export async function runVia(via: Via, list: List, onRow: OnRow): Promise<void> {
  for (const part of partsOf(list.inputs, JOB_INPUTS)) {
    const shifted: OnRow = (row) => onRow({ ...row, index: row.index + part.from });
    const asked = { ...list, inputs: part.inputs };
    const id = await startJob(via, asked);
    if (id === undefined) await runBatches(via, asked, shifted);
    else await followJob(via, id, list.signal, shifted);
    if (list.signal.aborted) return;
  }
}

/** Undefined where the gateway has no jobs. */
async function startJob(via: Via, { tool, inputs }: List): Promise<string | undefined> {
  // Ctrl-C does not end this one: a job whose id nobody has could not be cancelled.
  const response = await post(via, `jobs${tool.rest}`, bodyOf(tool, inputs), AbortSignal.timeout(START_MS));
  if (response.status === 404 || response.status === 405) return void (await response.body?.cancel());
  await checkAnswer(response);
  return ((await response.json()) as { id: string }).id;
}

async function followJob(via: Via, id: string, signal: AbortSignal, onRow: OnRow): Promise<void> {
  let failures = 0;
  try {
    for (let cursor: string | null = '0'; cursor !== null; ) {
      const path: string = `jobs/${id}/results?cursor=${cursor}&limit=${PAGE}`;
      try {
        const response = await ask(via, path, { signal });
        await checkAnswer(response);
        const rows = rowsIn(await response.text());
        for (const row of rows) await onRow(row);
        cursor = response.headers.get('x-next-cursor');
        failures = 0;
        const pauseS = Number(response.headers.get('retry-after') ?? 0);
        if (cursor !== null && pauseS > 0) await delay(pauseS * 1000, undefined, { signal });
      } catch (thrown) {
        if (signal.aborted || !mayPass(thrown) || ++failures === MOST_FAILURES) throw thrown;
        await delay(FAILURE_PAUSE_MS, undefined, { signal });
      }
    }
  } catch (thrown) {
    await ask(via, `jobs/${id}`, { method: 'DELETE', signal: AbortSignal.timeout(CANCEL_MS) }).catch(() => {});
    if (!signal.aborted) throw thrown;
  }
}

async function runBatches(via: Via, { tool, inputs, signal }: List, onRow: OnRow): Promise<void> {
  for (const part of partsOf(inputs, BATCH_INPUTS)) {
    try {
      const response = await post(via, `${tool.rest.slice(1)}/batch`, bodyOf(tool, part.inputs), signal);
      await checkAnswer(response);
      for (const row of rowsIn(await response.text())) await onRow({ ...row, index: row.index + part.from });
    } catch (thrown) {
      if (!signal.aborted) throw thrown;
      return;
    }
  }
}

/** The fields that all calls share, with the list in the place of the one argument. */
function bodyOf({ argument, list = '' }: Tool, inputs: readonly Record<string, unknown>[]): Record<string, unknown> {
  const { [argument]: _, ...shared } = inputs[0] ?? {};
  return { ...shared, [list]: inputs.map(({ [argument]: input }) => input) };
}

function post(via: Via, path: string, body: unknown, signal: AbortSignal): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return ask(via, path, { method: 'POST', headers, body: JSON.stringify(body), signal });
}

async function ask({ url, headers, fetch }: Via, path: string, init: RequestInit): Promise<Response> {
  const base = new URL(url);
  base.pathname = base.pathname.replace(/\/(?:mcp\/?)?$/, '/').replace(/([^/])$/, '$1/');
  base.search = '';
  try {
    return await fetch(new URL(`api/v1/${path}`, base), { ...init, headers: { ...headers, ...init.headers } });
  } catch (cause) {
    throw new GatewayError('gateway_unreachable', { message: UNREACHABLE, cause });
  }
}

const UNREACHABLE = 'The gateway of --via cannot be reached. Start it, or correct the address, and try again.';

/** @throws GatewayError as the gateway said */
async function checkAnswer(response: Response): Promise<void> {
  if (response.ok) return;
  const said = (await response.json().catch(() => ({}))) as { error?: string; code?: string; message?: string };
  const code = [said.error, said.code].find((word): word is ErrorCode => word !== undefined && word in ERRORS);
  throw new GatewayError(code ?? 'gateway_failed', code && said.message ? { message: said.message } : {});
}

function mayPass(thrown: unknown): boolean {
  return !(thrown instanceof GatewayError) || thrown.retryable;
}

function rowsIn(text: string): BatchRow[] {
  return text.split('\n').flatMap((line) => (line ? [JSON.parse(line) as BatchRow] : []));
}

function* partsOf<Item>(items: readonly Item[], most: number): Generator<{ from: number; inputs: readonly Item[] }> {
  for (let from = 0; from < items.length; from += most) yield { from, inputs: items.slice(from, from + most) };
}
