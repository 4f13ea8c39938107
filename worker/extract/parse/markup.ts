import { eachAttribute } from '../../dom/linkedom.js';

/**
 * What a page is made of, in which stages look for cheap signs that there is something to do for them: its markup, searched
 * whole by each of them, took a tenth of the CPU of reading a page.
 */
export interface Markup {
  /** As it came. */
  html: string;
  /** How its elements are called: each value of `class`, `id`, `role` and a few others once, as ` class="…"`. A twentieth. */
  names: string;
  /** Its elements by their names, as they came, in document order. */
  elements: ReadonlyMap<string, readonly Element[]>;
  /** The names of all other attributes. */
  attributes: ReadonlySet<string>;
  /** Those of its texts that hold a dollar or a backslash. */
  dollars: readonly string[];
}

/** Attributes that say how an element is called. */
const NAMING = ['class', 'id', 'role', 'type', 'rel', 'accesskey', 'summary', 'itemtype'];
const CODE = /^(?:script|style)$/;
/** No name. */
const LONGEST_NAME = 1_000;

export function markupOf(html: string, document: Document): Markup {
  return { html, ...survey(document.documentElement) };
}

/** One walk for all that is asked of a page as it came. Depth is bounded by `parseDocument`. */
function survey(root: Element): Omit<Markup, 'html'> {
  const elements = new Map<string, Element[]>();
  const values = new Map(NAMING.map((name) => [name, new Set<string>()]));
  const attributes = new Set<string>();
  const read = ({ name, value }: Attr) => {
    const known = values.get(name);
    if (known) known.add(value);
    else attributes.add(name);
  };
  const dollars: string[] = [];
  const visit = (parent: Element) => {
    for (let node = parent.firstChild; node; node = node.nextSibling) {
      if (node.nodeType === 3 && !CODE.test(parent.localName)) {
        const text = node.nodeValue ?? '';
        if (text.includes('$') || text.includes('\\')) dollars.push(text);
      }
      if (node.nodeType !== 1) continue;
      const element = node as Element;
      const alike = elements.get(element.localName);
      if (alike) alike.push(element);
      else elements.set(element.localName, [element]);
      eachAttribute(element, read);
      visit(element);
    }
  };
  eachAttribute(root, read);
  visit(root);
  const names = [...values].flatMap(([name, all]) =>
    Array.from(all, (value) => (value.length > LONGEST_NAME ? '' : ` ${name}="${value}"`)),
  );
  return { names: names.join('\n'), elements, attributes, dollars };
}
