import { once } from 'node:events';
import type { RequestHandler, Response } from 'express';
import { type CallFacts, factHeaders } from '../shared/call-facts.js';
import { currentCallId } from '../shared/call-id.js';
import { JSON_LINES, lineOf } from '../shared/json-lines.js';
import type { Log } from '../shared/log.js';
import { tell } from '../shared/request-log.js';
import { BATCH_JOBS, type BatchRow, batchInput, runBatch } from '../tools/batch.js';
import { checkedInput, checkRoom } from '../tools/registry.js';
import type { Tool, ToolDeps } from '../tools/tool.js';

/**
 * A tool for many arguments at once. The status says that the list could be read; how each call ended is said in its row.
 * Rows come in the order in which they are done, and no faster than the client reads them.
 */
export function batchOver(tool: Tool, list: string, deps: ToolDeps, log: Log): RequestHandler {
  const Input = batchInput(tool, list);
  return async (req, res) => {
    const facts: CallFacts = {};
    const asWanted = { input: Input, aliases: tool.aliases };
    const { [list]: inputs, ...shared } = checkedInput(asWanted, req.body, (said) => void Object.assign(facts, said));
    const gone = new AbortController();
    res.on('close', () => gone.abort());
    tell(res);
    res.set(factHeaders(facts)).type(JSON_LINES);
    res.flushHeaders();
    const inputOf = (argument: string) => ({ ...shared, [tool.argument]: argument });
    const pack = (row: BatchRow) => {
      const line = Buffer.from(lineOf(row));
      if (row.outcome === 'success') checkRoom(deps, line.length);
      return line;
    };
    const asked = { tool, pack, inputs: inputs as string[], inputOf, jobs: BATCH_JOBS, deps, log, signal: gone.signal };
    await runBatch({ ...asked, id: currentCallId() }, writerOf(res, gone.signal));
    res.end();
  };
}

/** Writes, and resolves when the client has read on, or is `gone`. All who wait for that wait for the same. */
function writerOf(res: Response, gone: AbortSignal): (line: Buffer) => Promise<void> {
  let drained: Promise<unknown> | undefined;
  return async (line) => {
    if (res.write(line)) return;
    drained ??= once(res, 'drain', { signal: gone })
      .catch(() => {})
      .finally(() => {
        drained = undefined;
      });
    await drained;
  };
}
