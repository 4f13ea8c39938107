import type { Env } from '../../src/shared/env.js';
import type { Guard } from '../../src/shared/guard.js';
import type { Log } from '../../src/shared/log.js';
import type { Permit } from '../page.js';

/** What the loaders of every kind are made with. */
export interface LoaderOptions {
  guard: Guard;
  permit: Permit;
  userAgent: string;
  /** Chromium's own sandbox, which is never used as root. */
  sandbox: boolean;
  /** Where a browser is found, and what it inherits. */
  env: Env;
  /** Most time a document gets to become ready; then it is taken as it stands. */
  waitMs: number;
  /** What one page may transfer in all, in bytes; also the largest page, in characters. */
  maxBytes: number;
  /** For the whole page, the start of a browser included. */
  timeoutMs: number;
  log: Log;
}
