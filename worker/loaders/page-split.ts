/**
 * A function that runs inside a page, beside those of `page-scripts.ts`: boxes that scripts make of a text. It knows no
 * constants of this file.
 */

/**
 * Turns the lines, words and letters that a script made boxes of, to animate each, back into text: in Markdown, boxes
 * would end the paragraph around them, or be a paragraph each. Each box says in its own style how it is displayed. In
 * place.
 */
export function unboxSplitText(copy: Document): void {
  const holder = 'p,h1,h2,h3,h4,h5,h6';
  const holders = new Set<Element>();
  for (const box of copy.querySelectorAll('div[style*="inline-block"]')) {
    const around = box.closest(`${holder},[aria-label]`);
    if (around && around !== box) holders.add(around);
  }
  for (const text of holders) {
    const boxes = Array.from(text.querySelectorAll('div'));
    const isPiece = (box: HTMLElement) =>
      /^(?:block|inline|inline-block)$/.test(box.style.display) &&
      (text.matches(holder) || box.getAttribute('aria-hidden') === 'true');
    if (!boxes.every(isPiece)) continue;
    for (const box of boxes) {
      const piece = copy.createElement('span');
      for (const { name, value } of Array.from(box.attributes)) if (!/^on/i.test(name)) piece.setAttribute(name, value);
      for (let child = box.firstChild; child; child = box.firstChild) piece.append(child);
      if (box.style.display === 'block') box.before(' ');
      box.replaceWith(piece);
    }
  }
}

/** Sent along with each script that runs in a page. */
export const HELPERS = [unboxSplitText];
