import { type AddressKind, SPECIAL_KINDS } from './address.js';

type Underscored<S extends string> = S extends `${infer Head}-${infer Tail}` ? `${Head}_${Underscored<Tail>}` : S;
type AddressReason = `address_${Underscored<Exclude<AddressKind, 'public'>>}`;

/**
 * Why a page could not be had, beside its category, as logs, spans and metrics say it: a closed list of words, never a
 * name or an address.
 */
export const REASONS = [
  // The guard's own: the name leads to an address of this kind, or means this machine or network by its spelling.
  ...SPECIAL_KINDS.map((kind) => `address_${kind.replaceAll('-', '_')}` as AddressReason),
  'internal_name',
  'browser_service',
  // The name servers'.
  'name_not_found',
  'name_server_failed',
  // The network's.
  'connection_refused',
  'connection_reset',
  'network_unreachable',
  'connection_timeout',
  'tls',
  'proxy_refused',
  // The site's: it forbids the page, or does not answer in time, or not in HTTP.
  'robots_disallowed',
  'robots_unavailable',
  'slow',
  'malformed_answer',
  'too_many_redirects',
  // The page's: it has no text until its scripts have run, or they had and it was still loading, or had no text.
  'needs_rendering',
  'still_loading',
  'no_text_rendered',
  // The page reader's: it has no browser that starts.
  'no_browser',
  // The page reader's, not the page's: it is not there, or what answers does not speak its contract.
  'reader_unreachable',
  'reader_contract',
] as const;
export type Reason = (typeof REASONS)[number];

/** Why an address of this kind is refused. */
export function addressReason(kind: Exclude<AddressKind, 'public'>): Reason {
  return `address_${kind.replaceAll('-', '_')}` as AddressReason;
}

/** Node's and c-ares's codes. */
const NETWORK: Record<string, Reason> = {
  ECONNREFUSED: 'connection_refused',
  ECONNRESET: 'connection_reset',
  ECONNABORTED: 'connection_reset',
  EPIPE: 'connection_reset',
  ENETUNREACH: 'network_unreachable',
  EHOSTUNREACH: 'network_unreachable',
  ENETDOWN: 'network_unreachable',
  EADDRNOTAVAIL: 'network_unreachable',
  ETIMEDOUT: 'connection_timeout',
  ERR_SOCKET_CONNECTION_TIMEOUT: 'connection_timeout',
};
const NO_NAME = new Set(['ENOTFOUND', 'ENODATA', 'ENONAME', 'EAI_NONAME', 'EAI_NODATA', 'EBADNAME']);
/** OpenSSL's verdicts on certificates, as Node names them, and its alerts. */
const TLS = /^(ERR_TLS|ERR_SSL|CERT_|CRL_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|EPROTO$|HOSTNAME_MISMATCH|INVALID_)/;

/** Why, by the codes of an error and its causes; undefined when they say nothing that is known. */
export function reasonOf(thrown: unknown): Reason | undefined {
  let error = thrown;
  for (let depth = 0; depth < 6 && error instanceof Error; depth++) {
    const { reason, code, syscall = '' } = error as { reason?: unknown; code?: unknown; syscall?: string };
    if (isReason(reason)) return reason;
    const known = typeof code === 'string' ? byCode(code, syscall) : undefined;
    if (known) return known;
    error = error.cause;
  }
  return undefined;
}

export function isReason(value: unknown): value is Reason {
  return (REASONS as readonly unknown[]).includes(value);
}

function byCode(code: string, syscall: string): Reason | undefined {
  if (NO_NAME.has(code)) return 'name_not_found';
  if (/^(query|getaddrinfo)/.test(syscall)) return 'name_server_failed';
  if (/^(?:HPE|ERR_HTTP2)_/.test(code)) return 'malformed_answer';
  return NETWORK[code] ?? (TLS.test(code) ? 'tls' : undefined);
}

/** Chromium's `net::ERR_…`, which a page that it loads over TLS fails with. */
export function reasonOfBrowser(errorText: string): Reason | undefined {
  if (/ERR_(CERT|SSL|BAD_SSL|QUIC_PROTOCOL)/.test(errorText)) return 'tls';
  if (/ERR_CONNECTION_(RESET|CLOSED|ABORTED)|ERR_EMPTY_RESPONSE/.test(errorText)) return 'connection_reset';
  return /ERR_TOO_MANY_REDIRECTS/.test(errorText) ? 'too_many_redirects' : undefined;
}
