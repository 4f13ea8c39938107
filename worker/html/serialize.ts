import type { PageElement } from './element.js';
import type { PageNode } from './node.js';

/** Elements without an end tag. Source: HTML Standard, 13.1.2. */
const VOID: ReadonlySet<string> = new Set(
  'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr'.split(' '),
);
/** Elements whose text is not escaped. Source: HTML Standard, 13.3. */
const RAW = /^(?:iframe|noembed|noframes|plaintext|script|style|xmp)$/;

/** Markup of what is inside. Depth is bounded by `parseDocument`. */
export function innerMarkup(parent: PageNode): string {
  let markup = '';
  for (let node = parent.firstChild; node !== null; node = node.nextSibling) {
    if (node.nodeType === 1) markup += outerMarkup(node as PageElement);
    else if (node.nodeType === 8) markup += `<!--${node.data}-->`;
    else markup += RAW.test(parent.localName) ? node.data : escaped(node.data).replace(/[<>]/g, (c) => TAGS[c] ?? '');
  }
  return markup;
}
const TAGS: Record<string, string> = { '<': '&lt;', '>': '&gt;' };

export function outerMarkup(element: PageElement): string {
  const { localName: name, attributes } = element;
  const written = attributes.map((one) => ` ${one.name}="${escaped(one.value).replaceAll('"', '&quot;')}"`).join('');
  return `<${name}${written}>${VOID.has(name) ? '' : `${innerMarkup(element)}</${name}>`}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('\u00a0', '&nbsp;');
}
