/** The longest wait that is passed on, in seconds: a day. */
const MOST_SECONDS = 86_400;

/** What a `Retry-After` asks for, seconds or an HTTP date, in milliseconds. Source: RFC 9110, section 10.2.3. */
export function retryAfterMs(header: unknown): number | undefined {
  const value = String(header ?? '').trim();
  if (value === '') return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

/** The same in whole seconds, as it is told to others: at least one, a day at most. */
export function retryAfterSeconds(header: unknown): number | undefined {
  const ms = retryAfterMs(header);
  return ms === undefined ? undefined : Math.min(Math.max(1, Math.ceil(ms / 1_000)), MOST_SECONDS);
}
