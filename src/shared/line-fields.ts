import { AsyncLocalStorage } from 'node:async_hooks';

/** What every log line of one call, or of one other request, says of it. */
export interface LineFields {
  /** The id of the call, the same in gateway and worker. */
  call?: string;
  /** The name that goes with the key of who asks. */
  caller?: string;
  /** The other product's contract that it came by. */
  contract?: string;
  /** Of the span that is under way, when tracing is on. */
  trace_id?: string;
  span_id?: string;
}

/** Shared by all logs of a process, so that an embedded worker's lines carry the id of their gateway's call. */
const current = new AsyncLocalStorage<LineFields>();

/** `work` as a call or request of its own: a connection may still be in the one before. */
export function asCall<T>(call: string, work: () => T): T {
  return current.run({ call }, work);
}

/** `work`, whose log lines, and those of what it starts, have `fields` beside the ones around it. */
export function withLineFields<T>(fields: LineFields, work: () => T): T {
  return current.run({ ...current.getStore(), ...fields }, work);
}

/** As `withLineFields`, for a span: the request around it belongs to the trace of the first one, and has no other. */
export function withTraceFields<T>(fields: LineFields, work: () => T): T {
  const around = current.getStore();
  if (around) around.trace_id ??= fields.trace_id;
  return current.run({ ...around, ...fields }, work);
}

/** What lives longer than the call that happens to start it. */
export function outsideOfCalls<T>(work: () => T): T {
  return current.exit(work);
}

export function lineFields(): LineFields {
  return current.getStore() ?? {};
}
