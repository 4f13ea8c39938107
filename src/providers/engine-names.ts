/** The engines of a comma list; `auto` is ours and written in any case, the others are spelt as their service does. */
export function engineNames(engine: string): string[] {
  return engine.split(',').flatMap((name) => name.trim().replace(/^auto$/i, 'auto') || []);
}
