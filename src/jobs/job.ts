import { GatewayError } from '../shared/errors.js';
import type { BatchRow } from '../tools/batch.js';
import type { Tool } from '../tools/tool.js';

export const JOB_STATES = ['running', 'completed', 'cancelled'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** What a job is to do. */
export interface JobOrder {
  tool: Tool;
  inputs: readonly string[];
  /** What the tool is called with beside one of them. */
  fields: Record<string, unknown>;
  /** Of the request that made it. */
  callId: string;
}

/** How far a job is. Times are milliseconds since the epoch. */
export interface JobStatus {
  id: string;
  state: JobState;
  total: number;
  /** Results that there are. */
  done: number;
  outcomes: Partial<Record<BatchRow['outcome'], number>>;
  createdAt: number;
  /** Moves on with each result. */
  expiresAt: number;
}

/** Results from a place in their order on, and the place after them. */
export interface JobPart {
  rows: Pick<BatchRow, 'index' | 'input'>[];
  next: number;
  /** Taken after the results: what came meanwhile is found at `next`. */
  status: JobStatus;
}

/** Long lists that are worked through while nobody waits. A job is found by the caller who made it, and by nobody else. */
export interface Jobs {
  /** The id of the job. @throws GatewayError busy | caller_rate_limited */
  start(order: JobOrder): Promise<string>;
  /** @throws GatewayError not_found | busy */
  status(id: string): Promise<JobStatus>;
  /** `limit` at most; undefined where there is no such place yet. @throws GatewayError not_found | busy */
  part(id: string, from: number, limit: number): Promise<JobPart | undefined>;
  /** Results that there are stay. @throws GatewayError not_found | busy */
  cancel(id: string): Promise<JobStatus>;
  close(): Promise<void>;
}

/** Of a caller who is told apart, those that are over included. */
export const MOST_JOBS = 10;
export const MOST_JOBS_IN_ALL = 100;

const MAX_PART_BYTES = 8 * 1024 * 1024;

/** The first of these results, whose `length` is in bytes, that make one answer; a single larger one goes out alone. */
export function partOf<Result extends { length: number }>(results: readonly Result[]): Result[] {
  let bytes = 0;
  const beyond = results.findIndex(({ length }, at) => {
    bytes += length;
    return at > 0 && bytes > MAX_PART_BYTES;
  });
  return results.slice(0, beyond < 0 ? results.length : beyond);
}

/** Of a result of few words, as those of failures are. */
const LEAST_ROW_BYTES = 256;

/** What a job takes whatever comes of it. */
export function reserved({ inputs }: Pick<JobOrder, 'inputs'>): number {
  return inputs.reduce((bytes, input) => bytes + 2 * input.length + LEAST_ROW_BYTES, 0);
}

const NO_JOB = 'There is no such job (any more). Make a new one.';
const TOO_MANY = `You have ${MOST_JOBS} jobs here, which is the most. Try again later, when the first expires.`;

export function noJob(): GatewayError {
  return new GatewayError('not_found', { message: NO_JOB });
}

/** `leftMs`: until the caller's first one expires. */
export function tooMany(leftMs: number): GatewayError {
  const retryAfterSeconds = Math.max(1, Math.ceil(leftMs / 1000));
  return new GatewayError('caller_rate_limited', { message: TOO_MANY, retryAfterSeconds });
}
