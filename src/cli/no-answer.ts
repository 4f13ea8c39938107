import { isIP } from 'node:net';
import { SendError } from '../shared/http.js';

/** Why a service did not answer: what was found, and what to do. Neither names the service nor its address. */
export interface NoAnswer {
  found: string;
  next: string;
  /** It may be there and slow: what is absent is known at once. */
  late: boolean;
}

const NO_ANSWER = {
  nameLate: {
    found: 'its host name was not looked up in time',
    next: 'The name service of this machine is slow or cannot be reached: look at its settings, then try again',
    late: true,
  },
  nameUnknown: {
    found: 'its host name is not known',
    next: 'Correct the name, or add it to the name service',
    late: false,
  },
  refused: {
    found: 'the connection was refused, so nothing listens there',
    next: 'Start it, or correct the port',
    late: false,
  },
  noWay: {
    found: 'no way leads to its address from here',
    next: 'Look at the network of this machine',
    late: false,
  },
  connectionLate: {
    found: 'the connection was not made in time',
    next: 'It is down, behind a firewall that says nothing, or the network is slow: look at these, then try again',
    late: true,
  },
  answerLate: {
    found: 'it took the connection and did not answer in time',
    next: 'It is there, but slow or busy: look at its load and its log, then try again',
    late: true,
  },
  busy: {
    found: 'it answered that it is busy',
    next: 'It is there: look at its load and its log, then try again',
    late: true,
  },
  certificate: {
    found: 'its certificate was not accepted',
    next: 'Correct the address or the certificate',
    late: false,
  },
  lost: {
    found: 'the connection was lost before the answer was whole',
    next: 'Something other than what is expected may listen there, or it ended meanwhile: look at its log',
    late: false,
  },
} as const satisfies Record<string, NoAnswer>;

/** Codes of Node and of its TLS for what is told at once; those of certificates are many and told by their form. */
const BY_CODE: Record<string, keyof typeof NO_ANSWER> = {
  EAI_AGAIN: 'nameLate',
  ENOTFOUND: 'nameUnknown',
  ECONNREFUSED: 'refused',
  EHOSTUNREACH: 'noWay',
  ENETUNREACH: 'noWay',
  EADDRNOTAVAIL: 'noWay',
};

/** What a proxy says for a service that is slow, or the service for itself. */
export function whyBusy(status: number): NoAnswer | undefined {
  return status === 503 || status === 504 ? NO_ANSWER.busy : undefined;
}

/** Reads what `createSend` threw: the client's error is its cause, with the times of what came about. */
export function whyNoAnswer(thrown: unknown, hostname: string): NoAnswer {
  const cause = (thrown instanceof SendError ? thrown.cause : undefined) as
    | { code?: string; timings?: { lookup?: number; connect?: number } }
    | undefined;
  if (thrown instanceof SendError && (thrown.reason === 'timeout' || thrown.reason === 'aborted')) {
    const { lookup, connect } = cause?.timings ?? {};
    // A literal is never looked up.
    if (lookup === undefined && isIP(hostname.replace(/^\[(.*)\]$/, '$1')) === 0) return NO_ANSWER.nameLate;
    return connect === undefined ? NO_ANSWER.connectionLate : NO_ANSWER.answerLate;
  }
  const code = cause?.code ?? '';
  if (/CERT|SELF_SIGNED|ALTNAME|UNABLE_TO_VERIFY/.test(code)) return NO_ANSWER.certificate;
  return NO_ANSWER[BY_CODE[code] ?? 'lost'];
}
