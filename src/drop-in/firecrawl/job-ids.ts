import { randomBytes } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { z } from 'zod';
import { lineFields } from '../../shared/line-fields.js';
import { createSigner } from '../../shared/signed.js';
import { Plan } from './scrape-options.js';

/** As long as the original keeps a job. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;
/** Far above the list of addresses that an id of a request's line can hold. */
const MAX_BYTES = 1024 * 1024;

const Job = z.object({
  urls: z.array(z.string()).min(1),
  plan: Plan,
  /** Most pages at once. */
  jobs: z.int().min(1),
  /** Milliseconds since the epoch. */
  expires: z.number(),
  /** Tells jobs with the same addresses apart. */
  nonce: z.string(),
  /** Whose job it is, where callers have names. */
  caller: z.string().optional(),
});
export type Job = z.infer<typeof Job>;

export interface JobIds {
  idOf(job: Pick<Job, 'urls' | 'plan' | 'jobs'>): string;
  /** Undefined for an id that is not ours, too old, or another caller's. */
  read(id: string): Job | undefined;
}

/** Jobs as their own ids, `<deflated job>.<signature>`: nothing is stored, and every replica that has the secret reads them. */
export function createJobIds(secret: string | undefined, now: () => number = Date.now): JobIds {
  const signer = createSigner(secret, 'firecrawl-job');
  return {
    idOf(job) {
      const { caller } = lineFields();
      const nonce = randomBytes(6).toString('base64url');
      const whole: Job = { ...job, expires: now() + LIFETIME_MS, nonce, ...(caller && { caller }) };
      return signer.sign(deflateRawSync(JSON.stringify(whole)).toString('base64url'));
    },
    read(id) {
      const text = signer.read(id);
      if (text === undefined) return undefined;
      // Another version may have signed it.
      const { data } = Job.safeParse(parsed(text));
      return data && data.expires > now() && data.caller === lineFields().caller ? data : undefined;
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(inflateRawSync(Buffer.from(text, 'base64url'), { maxOutputLength: MAX_BYTES }).toString());
  } catch {
    return undefined;
  }
}
