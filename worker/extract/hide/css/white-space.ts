const STYLE = /(?:^|[;\s])white-space(?:-collapse)?\s*:\s*([\w-]{1,16})/i;
const KEPT = /^(?:pre|pre-line|pre-wrap|break-spaces|preserve|preserve-breaks)$/i;

/** The value that declarations give `white-space`; undefined if none. */
export function whiteSpaceIn(declarations: string): string | undefined {
  return declarations.includes('white-space') ? STYLE.exec(declarations)?.[1] : undefined;
}

/** Whether a value of `white-space` shows line breaks. */
export function keepsLines(whiteSpace: string): boolean {
  return KEPT.test(whiteSpace);
}
