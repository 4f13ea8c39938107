/**
 * Classes that libraries give to dialogs that a click opens: Bootstrap, UIkit, Foundation, Remodal, Micromodal,
 * Fancybox.
 */
export const MODAL =
  /(?:^|\s)(?:modal|uk-modal|reveal|reveal-modal|remodal|micromodal|fancybox-content|mfp-hide)(?:\s|$)/;
/** Classes and attributes any of which, beside such a class, shows that it is a dialog and no part of the page. */
const FADES = /(?:^|\s)(?:fade|micromodal-slide)(?:\s|$)/;
const SELF_NAMED = /(?:^|\s)(?:uk-modal|reveal-modal|remodal|mfp-hide)(?:\s|$)/;
const SIGNS = ['data-reveal', 'data-modal', 'data-bs-backdrop', 'data-backdrop', 'data-remodal-id', 'uk-modal'];
const OPEN = /(?:^|\s)(?:show|in|open|opened|active|is-active|is-open|uk-open|is-visible|visible)(?:\s|$)/;

/**
 * Whether an element is a dialog that has not been opened: libraries hide it by a style sheet, which is not loaded
 * here, until a click. `dialog` elements and roles are removed earlier, by name.
 */
export function isClosedModal(element: Element, classes: string): boolean {
  if (!MODAL.test(classes) || OPEN.test(classes)) return false;
  if (SELF_NAMED.test(classes) || FADES.test(classes) || SIGNS.some((name) => element.hasAttribute(name))) return true;
  return element.getAttribute('aria-hidden') === 'true' || element.getAttribute('tabindex') === '-1';
}

/** Whether a click on a caption opens a table here that stands nowhere else, as in the papers of MDPI. */
export function isTablePopup(element: Element, classes: string): boolean {
  return MODAL.test(classes) && element.querySelector('table th') !== null && !element.querySelector('form,input');
}
