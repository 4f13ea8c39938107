/** The longest wait that is passed on, in seconds: a day. */
const MOST_SECONDS = 86_400;

/** What a `Retry-After` asks for, seconds or an HTTP date, in milliseconds. Source: RFC 9110, section 10.2.3. */
export function retryAfterMs(header: unknown): number | undefined {
  const value = String(header ?? '').trim();
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1_000;
  // To the parser, much that is none is a date of 2001: `-5`, `10 seconds`.
  const at = /\d:\d\d:\d\d/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now());
}

/** The same in whole seconds, as it is told to others: at least one, a day at most. */
export function retryAfterSeconds(header: unknown): number | undefined {
  const ms = retryAfterMs(header);
  return ms === undefined ? undefined : Math.min(Math.max(1, Math.ceil(ms / 1_000)), MOST_SECONDS);
}
