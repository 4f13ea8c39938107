/**
 * Where the letters and digits of each style start, and the TeX command of the style. Source: Unicode, U+1D400 to
 * U+1D7FF.
 */
const STYLES: readonly (readonly [number, string])[] = [
  [0x1d400, 'mathbf'],
  [0x1d434, ''],
  [0x1d468, 'boldsymbol'],
  [0x1d49c, 'mathcal'],
  [0x1d504, 'mathfrak'],
  [0x1d538, 'mathbb'],
  [0x1d56c, 'mathfrak'],
  [0x1d5a0, 'mathsf'],
  [0x1d670, 'mathtt'],
  [0x1d6a4, ''],
  [0x1d6a8, 'boldsymbol'],
  [0x1d6e2, ''],
  [0x1d71c, 'boldsymbol'],
  [0x1d7ce, 'mathbf'],
  [0x1d7d8, 'mathbb'],
  [0x1d7e2, 'mathsf'],
  [0x1d7f6, 'mathtt'],
  [0x1d800, ''],
];

/** Letters of these styles that Unicode had before, elsewhere. */
const OLDER: Readonly<Record<string, string>> = {
  ...each('mathcal', 'ℬℰℱℋℐℒℳℛℯℊℴ'),
  ...each('mathfrak', 'ℭℌℨ'),
  ...each('mathbb', 'ℍ'),
};

/** The plain letter and TeX command of a styled one; undefined for all other characters. */
export function styledLetter(char: string): { letter: string; command: string } | undefined {
  const code = char.codePointAt(0) ?? 0;
  const command = OLDER[char] ?? (code < 0x1d400 ? undefined : styleAt(code));
  return command === undefined ? undefined : { letter: char.normalize('NFKC'), command };
}

function styleAt(code: number): string | undefined {
  const next = STYLES.findIndex(([start]) => start > code);
  return STYLES[next - 1]?.[1];
}

function each(command: string, letters: string): Record<string, string> {
  return Object.fromEntries([...letters].map((letter) => [letter, command]));
}
