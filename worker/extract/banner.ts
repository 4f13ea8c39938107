/** A banner, and an emblem beside it. */
const MOST = 3;

/**
 * Drops the pictures that a page begins with and that lead to the front page, in place: the logo of the site, which no
 * block of text tells from a picture of the article.
 */
export function dropLogo(content: Element, base: URL): void {
  for (let count = 0; count < MOST; count++) {
    const image = firstImage(content);
    const link = image?.closest('a[href]');
    if (!link || !content.contains(link) || link.textContent?.trim() || !leadsToFront(link, base)) return;
    link.remove();
  }
}

/** The picture that stands before all text. Depth is bounded by `parseDocument`. */
function firstImage(parent: Element): Element | undefined {
  let isBehindText = false;
  const visit = (around: Element): Element | undefined => {
    for (let node = around.firstChild; node && !isBehindText; node = node.nextSibling) {
      if (node.nodeType === 3 && node.nodeValue?.trim()) isBehindText = true;
      if (node.nodeType !== 1 || isBehindText) continue;
      const found = (node as Element).localName === 'img' ? (node as Element) : visit(node as Element);
      if (found) return found;
    }
    return undefined;
  };
  return visit(parent);
}

function leadsToFront(link: Element, base: URL): boolean {
  const href = link.getAttribute('href') ?? '';
  if (!URL.canParse(href, base)) return false;
  const { host, pathname, search, hash } = new URL(href, base);
  return host === base.host && pathname === '/' && !search && !hash;
}
