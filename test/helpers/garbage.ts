import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Teardown } from './listen.js';

/** Collects garbage over and over while the test runs: what lives on by luck only is gone. */
export function collectGarbage(t: Teardown): void {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const timer = setInterval(collect, 10);
  t.teardown(() => clearInterval(timer));
}
