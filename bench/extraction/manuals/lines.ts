const INLINE =
  /^(a|b|i|em|strong|code|span|tt|u|sub|sup|small|var|font|kbd|cite|abbr|samp|q|wbr|mark|label|time|del|ins|bdi|picture)$/;
const UNSEEN = /^(script|style|template|noscript|svg|button|math)$/;

/** Joiners and soft hyphens, which the scorer does not count. */
const UNPRINTED = /\u200b|\u200c|\u200d|\u2060|\ufeff|\u00ad/g;

/** As text, a line for each block. */
export function linesOf(root: Element): string {
  let text = '';
  const read = (element: Element) => {
    for (const node of element.childNodes) {
      if (node.nodeType === 3) text += (node as Text).data.replace(/\s+/g, ' ');
      if (node.nodeType !== 1 || UNSEEN.test((node as Element).localName)) continue;
      const edge = INLINE.test((node as Element).localName) ? '' : '\n';
      text += edge;
      read(node as Element);
      text += edge;
    }
  };
  read(root);
  return text
    .replace(UNPRINTED, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}
