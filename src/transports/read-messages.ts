import { type JSONRPCMessage, parseJSONRPCMessage } from '@modelcontextprotocol/server';
import { isRequest, methodOf } from './messages.js';
import { NO_MESSAGE } from './rpc-error.js';

/** More in one batch is no use to anybody. */
const MAX_BATCH = 100;

/** What came is no message of this connection; `message` says what to send instead, without repeating anything. */
export class BadMessage extends Error {
  override readonly name = 'BadMessage';
}

/**
 * The one message or the batch in what was sent; that the revision has batches is for the caller to know. `json` nests no
 * deeper than `nestsTooDeeply` lets through, since the library walks the whole of it. @throws BadMessage
 */
export function readMessages(json: unknown): JSONRPCMessage[] {
  if (!Array.isArray(json)) return [parse(json)];
  if (json.length > MAX_BATCH) throw new BadMessage(`A batch has at most ${MAX_BATCH} messages. Send them in several.`);
  const isOpening = json.some((one) => methodOf(one) === 'initialize');
  if (isOpening) throw new BadMessage('initialize stands alone, never in a batch.');
  const messages = json.map(parse);
  const ids = messages.filter(isRequest).map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw new BadMessage('Each request of a batch has an id of its own.');
  return messages;
}

function parse(json: unknown): JSONRPCMessage {
  try {
    return parseJSONRPCMessage(json);
  } catch {
    throw new BadMessage(NO_MESSAGE);
  }
}
