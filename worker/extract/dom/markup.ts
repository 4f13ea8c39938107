/**
 * What one walk over the freshly parsed page found out, in which stages look for cheap signs that there is something for
 * them to do. When each of them searched the whole markup instead, that took a tenth of the CPU of reading a page.
 */
export interface Markup {
  /** As it came. */
  html: string;
  /**
   * What its elements are called: each value of `class`, `id`, `role` and a few others once, one a line, as ` class="…"`. A
   * twentieth of the length of the markup.
   */
  names: string;
  /** Its elements by tag name, as they came, in document order: also those that a stage has removed since. */
  elements: ReadonlyMap<string, readonly Element[]>;
  /** Those of one tag name; empty where there are none. */
  named(name: string): readonly Element[];
  /** The names of all attributes whose values are not in `names`. */
  attributes: ReadonlySet<string>;
  /** The text nodes that hold a dollar or a backslash, scripts and styles aside: they may be TeX. */
  dollars: readonly string[];
}

/** Attributes that name an element or say what kind it is. */
const NAMING = ['class', 'id', 'role', 'type', 'rel', 'accesskey', 'summary', 'itemtype'];
const CODE = /^(?:script|style)$/;
/** A longer value is data. Characters. */
const LONGEST_NAME = 1_000;

/** Surveys `document`, which has to be as it was parsed from `html`. */
export function markupOf(html: string, document: Document): Markup {
  return { html, ...survey(document.documentElement) };
}

/** Depth is bounded by `parseDocument`. */
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
      for (const attribute of element.attributes) read(attribute);
      visit(element);
    }
  };
  for (const attribute of root.attributes) read(attribute);
  visit(root);
  const names = [...values].flatMap(([name, all]) =>
    Array.from(all, (value) => (value.length > LONGEST_NAME ? '' : ` ${name}="${value}"`)),
  );
  return { names: names.join('\n'), elements, named: (name) => elements.get(name) ?? [], attributes, dollars };
}
