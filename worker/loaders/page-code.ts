/**
 * A function that runs inside a page, beside those of `page-scripts.ts`: what becomes of the code in a copy of it. It knows
 * no constants of this file.
 */

/**
 * Leaves out styles, templates and scripts, but for what the extraction reads: data for machines (JSON-LD), TeX, where scripts
 * came from, and all that they say on a page with so little text that it may be a challenge. An empty template is the place of
 * what was streamed, and not yet moved there. Of what stands in for scripts pictures stay, and text where the page shows less
 * of its own. In place.
 */
export function leaveOutCode(copy: Document): void {
  const shortChars = 1_000;
  const mostCodeChars = 20_000;
  const size = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, '').length;

  for (const style of copy.querySelectorAll('style')) style.remove();
  for (const template of copy.querySelectorAll('template'))
    if (template.content.firstChild || !template.id) template.remove();
  const silent = Array.from(copy.querySelectorAll('script,noscript'), (element) => ({
    element,
    said: element.textContent ?? '',
  }));
  for (const { element } of silent) element.textContent = '';
  const shown = size(copy.body);
  for (const { element, said } of silent) {
    if (element.localName === 'noscript') {
      // Where scripts run, its content is text; in the copy it is markup again.
      element.innerHTML = said;
      const text = size(element);
      if (text > 0 && text <= shown) element.remove();
    } else if (element.matches('[type*="ld+json" i],[type^="math/" i]')) element.textContent = said;
    else if (shown < shortChars && said.length <= mostCodeChars) element.textContent = said;
    else if (!element.hasAttribute('src')) element.remove();
  }
}

/** Sent along with each script that runs in a page. */
export const HELPERS = [leaveOutCode];
