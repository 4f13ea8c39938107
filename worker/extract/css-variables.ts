const USED = /\b((?:display|visibility|opacity|font-size)\s{0,9}:\s{0,9})var\(\s{0,9}(--[\w-]{1,100})\s{0,9}\)/gi;
const SET = /(?<=[{;\s])(--[\w-]{1,100})\s{0,9}:\s{0,9}([^;{}]{1,40})/g;

/**
 * Style sheets with what their variables stand for, where these say whether something is seen and are set once: others
 * depend on where an element stands.
 */
export function withVariables(sheets: readonly string[]): readonly string[] {
  if (!sheets.some((css) => css.includes('var(') && css.search(USED) >= 0)) return sheets;
  const values = new Map<string, string | undefined>();
  for (const css of sheets) {
    for (const [, name = '', value = ''] of css.matchAll(SET)) {
      values.set(name, values.has(name) && values.get(name) !== value.trim() ? undefined : value.trim());
    }
  }
  return sheets.map((css) =>
    css.replace(USED, (used, before: string, name: string) => before + (values.get(name) ?? used.slice(before.length))),
  );
}
