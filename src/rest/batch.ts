import { once } from 'node:events';
import type { RequestHandler, Response } from 'express';
import { type CallFacts, factHeaders } from '../shared/call-facts.js';
import { currentCallId } from '../shared/call-id.js';
import { JSON_LINES, lineOf } from '../shared/json-lines.js';
import type { Log } from '../shared/log.js';
import { tell } from '../shared/request-log.js';
import { BATCH_JOBS, batchInput, runBatch } from '../tools/batch.js';
import { checkedInput } from '../tools/registry.js';
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
    const asked = { tool, inputs: inputs as string[], inputOf, jobs: BATCH_JOBS, deps, log, signal: gone.signal };
    await runBatch({ ...asked, id: currentCallId() }, (row) => write(res, lineOf(row)));
    res.end();
  };
}

async function write(res: Response, line: string): Promise<void> {
  if (res.write(line) || res.destroyed) return;
  await Promise.race([once(res, 'drain'), once(res, 'close')]);
}
