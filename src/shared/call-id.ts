import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Send } from './http.js';
import { asCall, lineFields, withLineFields } from './line-fields.js';

/** Names a call to whoever is asked next, and the answer to whoever asked. */
export const CALL_ID_HEADER = 'x-request-id';

/** Bounded, and one word of printable ASCII: it is written to logs as it is. */
const CALL_ID = /^[\x21-\x7e]{1,128}$/;

/** What is left of an id when a number follows it. */
const STEM = 120;

/** The id that a request brings, or a new one in the place of none, or of one that is no id. */
export function callIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[CALL_ID_HEADER];
  return typeof given === 'string' && CALL_ID.test(given) ? given : randomUUID();
}

/** `handler`, which answers each request under its id: in a header of the answer and in all its log lines. */
export function named<Asked extends IncomingMessage, Answered extends ServerResponse>(
  handler: (req: Asked, res: Answered) => void,
) {
  return (req: Asked, res: Answered): void => {
    const call = callIdOf(req);
    res.setHeader(CALL_ID_HEADER, call);
    asCall(call, () => handler(req, res));
  };
}

/** The id of the call that is under way. */
export function currentCallId(): string {
  return lineFields().call ?? randomUUID();
}

/** `work` for each of what came in one request: where that asks for several things, under its id and a number. */
export function eachNamed<Item>(items: readonly Item[], areSeveral: boolean, work: (item: Item) => void): void {
  const { call } = lineFields();
  for (const [i, item] of items.entries()) {
    if (areSeveral && call) withLineFields({ call: `${call.slice(0, STEM)}.${i + 1}` }, () => work(item));
    else work(item);
  }
}

/** `send`, which tells the other side the id of the call. */
export function sendCallId(send: Send): Send {
  return (request, signal) => send({ ...request, headers: { ...request.headers, ...callIdHeader() } }, signal);
}

/** The header that names the call under way, if there is one. */
export function callIdHeader(): Record<string, string> {
  const { call } = lineFields();
  return call ? { [CALL_ID_HEADER]: call } : {};
}
