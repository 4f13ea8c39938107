import { GatewayEnv } from '../config.js';
import { providerOf } from '../providers/all.js';
import type { Renew } from '../providers/index.js';
import { type Env, readEnv } from '../shared/env.js';
import { fileMark } from '../shared/file-mark.js';

/** Settings read anew once the file with a provider's credentials is another one than at the last look. */
export function createRenew(env: Env, words: readonly string[]): Renew {
  const look = (word: string) =>
    Object.keys(providerOf(word).settings)
      .flatMap((name) => env[`${name}_FILE`] || [])
      .map(fileMark)
      .join(' ');
  const seen = new Map(words.map((word) => [word, look(word)]));
  return (word) => {
    const mark = look(word);
    if (mark === seen.get(word)) return undefined;
    seen.set(word, mark);
    try {
      return readEnv(GatewayEnv, env);
    } catch {
      // Half written, or gone; the next change is looked at again.
      return undefined;
    }
  };
}
