import {
  constants,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** Replaces a file at once, with a copy of what it was beside it; resolves to that copy's path, if there was a file. */
export function putFile(path: string, text: string, now: Date): string | undefined {
  const target = behindLinks(path);
  const existed = existsSync(target);
  const backup = existed ? backUp(target, now) : undefined;
  mkdirSync(dirname(target), { recursive: true });
  const unfinished = join(dirname(target), `.${basename(target)}.${process.pid}`);
  // Such files hold keys; whoever could read it before can read it after, and a new one is the owner's.
  writeFileSync(unfinished, text, { mode: existed ? statSync(target).mode & 0o777 : 0o600 });
  renameSync(unfinished, target);
  return backup;
}

/** What a link leads to is changed, so that the link stays; it may lead to a file that is still to be made. */
function behindLinks(path: string): string {
  try {
    return realpathSync(path);
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== 'ENOENT') throw thrown;
    const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink();
    return isLink ? behindLinks(resolve(realpathSync(dirname(path)), readlinkSync(path))) : path;
  }
}

/** An earlier copy is never overwritten. */
function backUp(path: string, now: Date): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  for (let count = 1; ; count++) {
    const copy = `${path}.${stamp}${count > 1 ? `-${count}` : ''}.backup`;
    if (existsSync(copy)) continue;
    copyFileSync(path, copy, constants.COPYFILE_EXCL);
    return copy;
  }
}

/** The lines that differ, with their numbers; lines around them may hold other people's keys and are not shown. */
export function difference(path: string, before: string, after: string): string {
  const [old, fresh] = [linesOf(before), linesOf(after)];
  const parts = [`--- ${before === '' ? '(no file yet)' : path}`, `+++ ${path}`];
  const common = commonLines(old, fresh);
  let [i, j] = [0, 0];
  for (const [nextOld, nextFresh] of [...common, [old.length, fresh.length] as const]) {
    if (nextOld > i || nextFresh > j) {
      parts.push(`@@ -${i + 1},${nextOld - i} +${j + 1},${nextFresh - j} @@`);
      parts.push(
        ...old.slice(i, nextOld).map((line) => `-${line}`),
        ...fresh.slice(j, nextFresh).map((line) => `+${line}`),
      );
    }
    [i, j] = [nextOld + 1, nextFresh + 1];
  }
  return parts.join('\n');
}

function linesOf(text: string): string[] {
  const lines = text.split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/** Pairs of equal lines, in order: from both ends, and between them in the order in which they are found again. */
function commonLines(old: string[], fresh: string[]): [number, number][] {
  let start = 0;
  while (start < Math.min(old.length, fresh.length) && old[start] === fresh[start]) start++;
  let end = 0;
  const most = Math.min(old.length, fresh.length) - start;
  while (end < most && old[old.length - 1 - end] === fresh[fresh.length - 1 - end]) end++;
  const pairs: [number, number][] = Array.from({ length: start }, (_, at) => [at, at]);
  for (let i = start, j = start; i < old.length - end; i++) {
    const found = fresh.indexOf(old[i] ?? '', j);
    if (found < 0 || found >= fresh.length - end) continue;
    pairs.push([i, found]);
    j = found + 1;
  }
  for (let k = end; k > 0; k--) pairs.push([old.length - k, fresh.length - k]);
  return pairs;
}
