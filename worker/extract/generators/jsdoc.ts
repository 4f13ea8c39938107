export const JSDOC_SIGNS = /\bsignature-attributes\b/;

/**
 * Sets what JSDoc says of a parameter in brackets behind its name, in place: "options (opt)", not "optionsopt", for it does
 * so in small letters alone. Source: the default template of JSDoc 3 and 4, and those made from it.
 */
export function plainJsdoc({ body }: Document): void {
  for (const said of body.querySelectorAll('.signature-attributes')) {
    const words = said.textContent?.trim();
    if (words) said.replaceWith(` (${words})`);
  }
}
