const FAMILY = /(?:^|[;\s])font(?:-family)?\s*:\s*([^;]+)/gi;
const MONOSPACED = /\bmono(?:space|spaced)?\b|[a-z]mono\b|consolas|courier|menlo|monaco|inconsolata|lucida console/i;

/** The fonts that declarations name; undefined if none. */
export function fontIn(declarations: string): string | undefined {
  if (!declarations.includes('font')) return undefined;
  // The last one counts.
  const found = Array.from(declarations.matchAll(FAMILY), ([, value = '']) => value).findLast((value) => value.trim());
  return found?.replace(/!\s*important/i, '').trim();
}

/** Whether all letters of fonts have the same width. */
export function isMonospaced(fonts: string): boolean {
  return MONOSPACED.test(fonts);
}
