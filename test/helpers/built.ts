/**
 * A built module, for what starts threads: a thread compiles its sources anew each time, which takes seconds.
 * `T` is the type of the source's module.
 */
export function built<T>(path: string): Promise<T> {
  return import(new URL(`../../dist/${path}`, import.meta.url).href);
}
