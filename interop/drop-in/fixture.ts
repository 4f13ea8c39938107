import { ERRORS } from '../../src/shared/errors.js';
import type { Exchange } from './recorder.js';
import type { ClientTrial } from './try-clients.js';
import { SITE } from './world.js';

/** What one client asks and reads, without what differs from one machine, run or version of ours to the next. */
export interface Fixture {
  client: string;
  exchanges: FixtureExchange[];
}

export interface FixtureExchange {
  operation: string;
  method: string;
  /** `{id}` stands for the id of the last job that was made. */
  path: string;
  headers: Record<string, string>;
  body?: unknown;
  /** What the answer has to contain. */
  answer: { status: number; type: string; body: unknown };
}

/** The gateway's address in fixtures. */
export const GATEWAY = 'https://gateway.example';

const MESSAGES = Object.values(ERRORS).map(({ message }) => message);
/** Of connections and machines, or of one session. */
const LEFT_OUT =
  /^(?:host|connection|content-length|accept-encoding|accept-language|user-agent|x-session-id|mcp-session-id)$/;
/** Of an answer: these differ from one time to the next. */
const OF_ITS_TIME = new Set(['request_id', 'response_time', 'expiresAt', '_meta']);
/** Stands for the words of a failure, which may be told better one day. */
export const WORDS = '…';

/** Undefined of a client that ended early. */
export function toFixture({ client, operations, gateway, site }: ClientTrial): Fixture | undefined {
  if (client === undefined) return undefined;
  let job: string | undefined;
  const stripped = (text: string) => {
    const named = text.replaceAll(gateway, GATEWAY).replaceAll(site, SITE);
    return job === undefined ? named : named.replaceAll(job, '{id}');
  };
  const toExchange = (operation: string, { method, path, headers, body, answer }: Exchange): FixtureExchange => {
    if (!answer) throw new Error(`${client} left before the answer to ${operation}`);
    job = jobOf(path, parsed(answer.body)) ?? job;
    return {
      operation,
      method,
      path: stripped(path),
      headers: Object.fromEntries(
        Object.entries(headers).flatMap(([name, value]) =>
          LEFT_OUT.test(name) ? [] : [[name, withoutKey(name, String(value))]],
        ),
      ),
      ...(body && { body: parsed(stripped(body)) }),
      answer: {
        status: answer.status,
        type: answer.type.replace(/;.*/, ''),
        body: lasting(bodyOf({ ...answer, body: stripped(answer.body) })),
      },
    };
  };
  return {
    client,
    exchanges: operations.flatMap(({ operation, exchanges }) =>
      exchanges.map((exchange) => toExchange(operation, exchange)),
    ),
  };
}

/** The id of the job that a request made. */
function jobOf(path: string, body: unknown): string | undefined {
  const { id } = Object(body) as { id?: unknown };
  return path.endsWith('/batch/scrape') && typeof id === 'string' ? id : undefined;
}

/** JSON as its value; of an event stream the last message, which is the result. */
export function bodyOf({ type, body }: { type: string; body: string }): unknown {
  if (!type.startsWith('text/event-stream')) return parsed(body);
  return parsed(/^.*^data: ?(\{[^\n]*)$/ms.exec(body)?.[1] ?? '');
}

function withoutKey(name: string, value: string): string {
  if (name === 'authorization')
    return value.replace(/^(?:(\w+) )?.+/, (_, scheme) => (scheme ? `${scheme} key` : 'key'));
  return name === 'x-api-key' ? 'key' : value;
}

function lasting(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lasting);
  if (typeof value === 'string') return MESSAGES.reduce((text, words) => text.replace(words, WORDS), value);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => !OF_ITS_TIME.has(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, lasting(inner)]));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
