/**
 * Runs the test files that the arguments name, as files, folders or a kind (`test`, `slow`, `online`), each in a process of its
 * own, two at a time. tap's runner has this file alone: before each file that it starts itself it puts loaders for
 * TypeScript, mocks and coverage, which cost seconds, and which every program inherits that a test starts.
 */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import t from 'tap';

const folder = fileURLToPath(new URL('.', import.meta.url));
const [first = 'test', ...others] = process.argv.slice(2);
const wanted = [first, ...others];
const sourceOf = (path: string) => `test/${path.replace(/js$/, 'ts')}`;
const kindOf = (path: string) => /\.(test|slow|online)\.js$/.exec(path)?.[1];
const isWanted = (path: string) => {
  const [kind, source] = [kindOf(path), sourceOf(path)];
  const isBelow = (name: string) => kind === 'test' && source.startsWith(`${name.replace(/\/$/, '')}/`);
  return kind !== undefined && wanted.some((name) => name === kind || name === source || isBelow(name));
};
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isWanted);
if (files.length === 0) throw new Error(`no test file is called ${wanted.join(', ')}`);

// Against what hangs; a busy machine is no failure.
const minutes = (path: string) => (kindOf(path) === 'test' ? 5 : 15);

t.setTimeout(0);
t.jobs = 2;
// From the end: whole products, which take longest, come late in the alphabet, and little files at the end fill both places.
const paths = files.sort().reverse();
const results = await Promise.all(
  paths.map((path) =>
    t.spawn('env', ['-u', 'NODE_OPTIONS', process.execPath, folder + path], {
      name: sourceOf(path),
      env: { ...process.env, TAP_TIMEOUT: String(minutes(path) * 60) },
      buffered: true,
    }),
  ),
);

// What failed stands amid thousands of lines, of which a log may keep the last.
for (const { fullname, diag } of t.lists.fail) t.comment(`failed: ${fullname}\n${whyOf(diag)}`);
// The last file that ended wrongly without an assertion that failed is not among them yet.
for (const [i, path] of paths.entries()) if (!results[i]?.ok) t.comment(`failed: ${sourceOf(path)}`);

function whyOf(diag: unknown): string {
  const { diff, stack } = { ...(diag as Record<string, unknown> | null) };
  return String(diff ?? stack ?? inspect(diag)).slice(0, 500);
}
