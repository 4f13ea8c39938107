import { type ErrorCode, GatewayError } from '../shared/errors.js';
import type { Option } from './engine.js';

/** Why an engine gave nothing: also what the service says, as `detail`, when all of them did. */
const FAULTS = ['blocked', 'rate_limited', 'timeout', 'failed'] as const;
export type Fault = (typeof FAULTS)[number];

/**
 * What became of one engine in one search. `suspect`: its rows are likely about something else and come last. `decoy`:
 * they are left out. `empty`: it found nothing. `late`: the others were not kept waiting for it. `not_asked`: it cannot
 * have such a page. `cooling_down`: not asked, after a fault of an earlier search.
 */
export type Status = 'ok' | 'suspect' | 'decoy' | 'empty' | 'late' | 'not_asked' | 'cooling_down' | Fault;

export interface Outcome {
  name: string;
  status: Status;
  /** Rows it contributed, before they were merged. */
  count: number;
  ms: number;
  /** Options of the search that this engine does not have. */
  ignored?: Option[];
}

const BY_CODE: Partial<Record<ErrorCode, Fault>> = {
  provider_blocked: 'blocked',
  provider_rate_limited: 'rate_limited',
  provider_timeout: 'timeout',
};

export function faultOf(thrown: unknown): Fault {
  return BY_CODE[GatewayError.from(thrown).code] ?? 'failed';
}

/** Thrown by an engine's search that says nothing about the engine: it has no such page, or we had no turn in time. */
export class NotAsked extends Error {
  override readonly name = 'NotAsked';
  constructor(readonly status: 'not_asked' | 'rate_limited') {
    super(status);
  }
}

/** Thrown by a search that came to nothing. */
export class MetasearchError extends Error {
  override readonly name = 'MetasearchError';
  constructor(
    readonly fault: Fault,
    readonly engines: readonly Outcome[] = [],
  ) {
    super(fault);
  }
}

/** One class for the faults of several engines: the most frequent, the first of the table where equally so. */
export function commonFault(faults: readonly Fault[]): Fault {
  const count = (fault: Fault) => faults.filter((other) => other === fault).length;
  return FAULTS.toSorted((a, b) => count(b) - count(a))[0] ?? 'failed';
}
