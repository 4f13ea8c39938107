/** Characters of text under an element, white space not counted, and how many of them are inside links. */
export interface TextSize {
  text: number;
  linked: number;
}

const WIDE_SPACE = /\s/;

/** Sizes of `root` and every element below it, in one walk. Depth is bounded by `parseDocument`. */
export function textSizes(root: Element): Map<Element, TextSize> {
  const sizes = new Map<Element, TextSize>();
  const visit = (element: Element): TextSize => {
    const size = { text: 0, linked: 0 };
    for (let node = element.firstChild; node; node = node.nextSibling) {
      if (node.nodeType === 3) size.text += textLength(node.textContent);
      if (node.nodeType !== 1) continue;
      const child = visit(node as Element);
      size.text += child.text;
      size.linked += child.linked;
    }
    if (element.localName === 'a') size.linked = size.text;
    sizes.set(element, size);
    return size;
  };
  visit(root);
  return sizes;
}

/**
 * Characters of text under `root`, white space not counted, without what is under `besides`. Stops counting once there
 * are more than `most`: for most pages a few elements are enough. Depth is bounded by `parseDocument`.
 */
export function sizeUpTo(root: Element, most: number, besides?: ReadonlySet<Element>): number {
  let chars = 0;
  const visit = (parent: Element) => {
    for (let node = parent.firstChild; node && chars <= most; node = node.nextSibling) {
      if (node.nodeType === 3) chars += textLength(node.textContent);
      else if (node.nodeType === 1 && !besides?.has(node as Element)) visit(node as Element);
    }
  };
  visit(root);
  return chars;
}

/**
 * Characters of `text` that are not white space; those of Chinese, Japanese and Korean count twice, since a text has half as
 * many of them. It is how long a text is for all limits.
 */
export function textLength(text: string | null | undefined): number {
  if (!text) return 0;
  let length = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (!isSpace(code)) length += isWide(code) ? 2 : 1;
  }
  return length;
}

/** Whether a character is as wide as two. Source: Unicode, East Asian Width, its large blocks. */
function isWide(code: number): boolean {
  return code >= 0x2e80 && (code <= 0xa4cf || (code >= 0xac00 && code <= 0xd7a3) || (code >= 0xff00 && code <= 0xff60));
}

/** Whether `\s` matches a character. Counting is several times as fast as replacing. */
function isSpace(code: number): boolean {
  if (code <= 32) return code === 32 || (code >= 9 && code <= 13);
  if (code < 160) return false;
  return (
    code === 160 || code === 0xfeff || (code >= 0x1680 && code <= 0x3000 && WIDE_SPACE.test(String.fromCharCode(code)))
  );
}

/** With fewer visible characters, a page is an empty shell for a script to fill or unveil. */
const SHELL_CHARS = 100;

/** Whether a page has next to no text other than what is hidden. */
export function isShell(body: Element, unseen: ReadonlySet<Element>): boolean {
  return sizeUpTo(body, SHELL_CHARS, unseen) < SHELL_CHARS;
}
