/**
 * Takes the ids off headings and the sections they open, in place. Documentation makes them from the heading's words
 * ("share-plugins", "header-key-value"), which the choice of the main content would read as names of page furniture.
 */
export function plainHeadings(document: Document): void {
  for (const heading of document.body.querySelectorAll('h1[id],h2[id],h3[id],h4[id],h5[id],h6[id],section[id]')) {
    const first = heading.localName === 'section' ? heading.firstElementChild : heading;
    if (first && /^h[1-6]$/.test(first.localName)) heading.removeAttribute('id');
  }
}
