import { setMaxListeners } from 'node:events';

/** The error a promise is rejected with, for `t.match`; fails the test when it is not rejected. */
export async function failureOf(promise: Promise<unknown>): Promise<Error> {
  let value: unknown;
  try {
    value = await promise;
  } catch (thrown) {
    if (thrown instanceof Error) return thrown;
    throw new Error('rejected with something that is no Error', { cause: thrown });
  }
  throw new Error(`expected a rejection, got ${JSON.stringify(value)?.slice(0, 200)}`);
}

/** A signal that never fires, for calls nobody cancels. */
export const never = new AbortController().signal;
setMaxListeners(0, never);
