/** Cheap sign of JSDoc. */
export const JSDOC_SIGNS = /\bsignature-attributes\b/;

/**
 * Puts JSDoc's attributes of a parameter, which are set apart only by small letters, in brackets after its name:
 * "options (opt)", not "optionsopt". In place. Source: the default template of JSDoc 3 and 4, and those made from it.
 */
export function plainJsdoc({ body }: Document): void {
  for (const said of body.querySelectorAll('.signature-attributes')) {
    const words = said.textContent?.trim();
    if (words) said.replaceWith(` (${words})`);
  }
}
