/**
 * Takes the ids off headings and the sections they open, in place. Documentation makes them from the heading's words
 * ("share-plugins", "header-key-value"), which the choice of the main content would read as names of page furniture.
 */
export function plainHeadings(document: Document): void {
  for (const named of document.body.querySelectorAll('[id]')) {
    const first = named.localName === 'section' ? named.firstElementChild : named;
    if (first && /^h[1-6]$/.test(first.localName)) named.removeAttribute('id');
  }
}
