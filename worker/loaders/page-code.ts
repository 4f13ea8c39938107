/**
 * A function that runs inside a page, beside those of `page-scripts.ts`: what becomes of the code in a copy of it. It knows
 * no constants of this file.
 */

/**
 * Removes styles, templates and scripts, except what the extraction reads: machine-readable data (JSON-LD), TeX, the
 * addresses of scripts, and all script text on a page with so little text that it may be a challenge. An empty template
 * stays, as the place for streamed content that has not been moved there. Of `noscript`, pictures stay, and text if the
 * page shows less of its own. The text of a field is written into it. In place.
 */
export function leaveOutCode(copy: Document): void {
  const shortChars = 1_000;
  const mostCodeChars = 20_000;
  const size = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, '').length;

  for (const style of copy.querySelectorAll('style')) style.remove();
  // What a script has put into a field is not in the markup.
  for (const area of copy.querySelectorAll('textarea'))
    if (area.value) area.replaceChildren(copy.createTextNode(area.value));
  for (const template of copy.querySelectorAll('template'))
    if (template.content.firstChild || !template.id) template.remove();
  const silent = Array.from(copy.querySelectorAll('script,noscript'), (element) => ({
    element,
    said: element.textContent ?? '',
  }));
  // A page may forbid to write markup or script text as a string (Trusted Types); that holds for copies of it, too.
  const say = (element: Element, said: string) => void element.appendChild(copy.createTextNode(said));
  const sayMarkup = (element: Element, said: string) => {
    if ('setHTML' in element)
      return (element.setHTML as (html: string, options: object) => void)(said, { sanitizer: {} });
    try {
      element.innerHTML = said;
    } catch {
      say(element, said.replace(/<[^>]*>/g, ' '));
    }
  };
  for (const { element } of silent) element.replaceChildren();
  const shown = size(copy.body);
  for (const { element, said } of silent) {
    if (element.localName === 'noscript') {
      // With scripts on, the content of `noscript` is text; in the copy it is markup again.
      sayMarkup(element, said);
      const text = size(element);
      if (text > 0 && text <= shown) element.remove();
    } else if (element.matches('[type*="ld+json" i],[type^="math/" i]')) say(element, said);
    else if (shown < shortChars && said.length <= mostCodeChars) say(element, said);
    else if (!element.hasAttribute('src')) element.remove();
  }
}

/** Sent along with each script that runs in a page. */
export const HELPERS = [leaveOutCode];
