import type { Reason } from './reason.js';

interface ErrorRow {
  status: number;
  retry: boolean;
  retryAfterSeconds?: number;
  message: string;
}

/**
 * Every way a call can end badly: one row per code, one class. `status` is the HTTP status, `retry` whether the same
 * call may succeed later, `retryAfterSeconds` how long to wait before it, `message` what a person or a model should do
 * next. Nothing here ever quotes an input.
 */
export const ERRORS = {
  invalid_request: { status: 400, retry: false, message: 'The request is not valid. Correct it and call again.' },
  internal: {
    status: 500,
    retry: true,
    retryAfterSeconds: 5,
    message: 'The gateway failed unexpectedly. Try again; if it persists, tell the operator.',
  },

  unauthorized: {
    status: 401,
    retry: false,
    message: 'This gateway wants a key. Send one of its keys as Authorization: Bearer KEY, or as x-api-key: KEY.',
  },

  caller_rate_limited: {
    status: 429,
    retry: true,
    retryAfterSeconds: 60,
    message: 'You have asked as often as this gateway lets you for now. Try again in a minute.',
  },

  busy: {
    status: 503,
    retry: true,
    retryAfterSeconds: 5,
    message: 'The gateway is busy. Try again later.',
  },

  provider_blocked: {
    status: 502,
    retry: false,
    retryAfterSeconds: 3600,
    message:
      'The search provider takes the gateway for a bot, as public engines do with many servers. Wait an hour; the operator can end it with SERVICE_SEARCH_FALLBACK, or with a provider that has a key.',
  },
  provider_rate_limited: {
    status: 502,
    retry: true,
    retryAfterSeconds: 60,
    message: 'The search provider asks to slow down. Try again in a minute.',
  },
  provider_unauthorized: {
    status: 502,
    retry: false,
    message:
      "The search provider refused the gateway's credentials. The operator has to check the provider's token or access rules.",
  },
  provider_timeout: {
    status: 502,
    retry: true,
    retryAfterSeconds: 5,
    message: 'The search provider did not answer in time. Try again.',
  },
  provider_failed: {
    status: 502,
    retry: true,
    retryAfterSeconds: 30,
    message: 'The search provider failed or cannot be reached. Try again later.',
  },
  provider_invalid_response: {
    status: 502,
    retry: false,
    message:
      "The search provider answered something the gateway does not understand. The operator should check the provider's address or update the gateway.",
  },

  not_found: {
    status: 404,
    retry: false,
    message: 'The page does not exist (any more). Check the address or search for another one.',
  },
  forbidden: { status: 403, retry: false, message: 'The site refuses access to this page. Use another source.' },
  robots_denied: {
    status: 403,
    retry: false,
    message: "The site's robots.txt forbids fetching this page. Use another source.",
  },
  rate_limited: {
    status: 429,
    retry: true,
    retryAfterSeconds: 60,
    message: 'The site asks to slow down. Try again later.',
  },
  timeout: {
    status: 504,
    retry: true,
    retryAfterSeconds: 5,
    message: 'The page did not arrive in time. Try again later.',
  },
  unreachable: {
    status: 502,
    retry: true,
    retryAfterSeconds: 30,
    message: 'The site cannot be reached. Check the address; private and internal addresses are refused.',
  },
  upstream_error: {
    status: 502,
    retry: true,
    retryAfterSeconds: 30,
    message: 'The site answered with an error. Try again later.',
  },
  extraction_failed: {
    status: 500,
    retry: false,
    message:
      'No readable text could be made of this page. Use another source; only after js_render false may js_render true help.',
  },

  gateway_unreachable: {
    status: 502,
    retry: true,
    retryAfterSeconds: 5,
    message:
      'The gateway cannot be reached. Start it, or correct the address given to the bridge (--url), and call again.',
  },
  gateway_refused: {
    status: 403,
    retry: false,
    message: 'The gateway refuses the bridge. Give it the header that the gateway asks for (--header).',
  },
  gateway_timeout: {
    status: 504,
    retry: true,
    retryAfterSeconds: 5,
    message: 'The gateway did not answer in time. Try again.',
  },
  gateway_failed: { status: 502, retry: true, retryAfterSeconds: 30, message: 'The gateway failed. Try again later.' },
  gateway_invalid_response: {
    status: 502,
    retry: false,
    message:
      'What answers at the address given to the bridge (--url) does not speak MCP there; the path is mostly /mcp.',
  },
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof ERRORS;

/** What to do next, where the reason says more than the code. */
const ADVICE: { readonly [reason in Reason]?: string } = {
  needs_rendering: 'The page has no text until its scripts have run. Call again with js_render true.',
  still_loading:
    'The page was rendered, and still shows only that it is loading. Use another source, or the address of its data.',
  no_text_rendered: 'The page was rendered in a browser, and has no text there either. Use another source.',
  no_browser:
    'The page has to be rendered, and the page reader has no browser that starts. Use another source; to have one, the operator installs Chromium where the crawl worker runs, or sets CRAWL_WORKER_BROWSER_PATH to its absolute path.',
};

/** The codes of a fetch that went wrong; also what a crawl worker may answer in `error`. */
export const FETCH_CATEGORIES = [
  'invalid_request',
  'not_found',
  'forbidden',
  'robots_denied',
  'rate_limited',
  'timeout',
  'unreachable',
  'upstream_error',
  'extraction_failed',
] as const satisfies readonly ErrorCode[];
export type FetchCategory = (typeof FETCH_CATEGORIES)[number];

/** The codes with which any call of a tool may end, whatever it asks for. */
export const SHARED_CODES = ['caller_rate_limited', 'busy'] as const satisfies readonly ErrorCode[];

/** The same for any request. */
export const CALLER_CODES = ['unauthorized', ...SHARED_CODES] as const satisfies readonly ErrorCode[];

/** The codes of a search that went wrong. */
export const SEARCH_CODES = [
  'invalid_request',
  'provider_blocked',
  'provider_rate_limited',
  'provider_unauthorized',
  'provider_timeout',
  'provider_failed',
  'provider_invalid_response',
  'internal',
] as const satisfies readonly ErrorCode[];

interface GatewayErrorOptions {
  /** Why, where it is known: for logs, spans and metrics, not for who asked. */
  reason?: Reason | undefined;
  /** For a debugger only; never written to a log line or a response. */
  cause?: unknown;
  /** Replaces the table's message: our own words, never a quoted input or upstream text. */
  message?: string;
  /** Replaces the table's status. */
  status?: number;
  /** When another try may succeed, where that is known better than the table says; its message then says it too. */
  retryAfterSeconds?: number | undefined;
}

/** The one error class. `code` is for programs, `message` for people and models, both free of any input. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  /** How long to wait before another try; undefined where waiting does not help. */
  readonly retryAfterSeconds: number | undefined;
  readonly #status: number | undefined;

  readonly reason: Reason | undefined;

  constructor(
    readonly code: ErrorCode,
    { cause, message, reason, status, retryAfterSeconds }: GatewayErrorOptions = {},
  ) {
    super(timed(message ?? adviceOn(code, reason) ?? ERRORS[code].message, retryAfterSeconds), { cause });
    this.#status = status;
    this.retryAfterSeconds = retryAfterSeconds ?? (ERRORS[code] as ErrorRow).retryAfterSeconds;
    this.reason = reason;
  }

  get status(): number {
    return this.#status ?? ERRORS[this.code].status;
  }

  /** Whether the same call may succeed later. */
  get retryable(): boolean {
    return ERRORS[this.code].retry;
  }

  /** Whatever was thrown, as a GatewayError; what nobody named is `fallback`. */
  static from(thrown: unknown, fallback: ErrorCode = 'internal'): GatewayError {
    return thrown instanceof GatewayError ? thrown : new GatewayError(fallback, { cause: thrown });
  }
}

/** A worker that is not ours may give a reason with another code. */
function adviceOn(code: ErrorCode, reason: Reason | undefined): string | undefined {
  return code === 'extraction_failed' && reason ? ADVICE[reason] : undefined;
}

/** With a wait that is known in place of the usual one. */
function timed(message: string, seconds: number | undefined): string {
  if (seconds === undefined) return message;
  return message.replace(
    /Try again (?:later|in a minute)\b/,
    `Try again in ${seconds} second${seconds === 1 ? '' : 's'}`,
  );
}
