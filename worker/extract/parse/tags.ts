/** Elements without an end tag. Source: HTML Standard, 13.1.2, and what the parser adds. */
export const VOID = setOf(
  'area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr',
);
/** Elements whose start tag ends a paragraph. Source: HTML Standard, 13.1.2.4, optional tags, as the parser reads it. */
export const CLOSES_P = setOf(
  'p h1 h2 h3 h4 h5 h6 address article aside blockquote details div dl fieldset figcaption figure footer form header hr ' +
    'main nav ol pre section table ul',
);

export function setOf(names: string): ReadonlySet<string> {
  return new Set(names.split(' '));
}
