import { classOf } from './class-of.js';
import { textLength } from './text-sizes.js';

/** A block: text that stands together, between the boundaries that block elements draw. */
export interface Block {
  /** The innermost block element around it. */
  box: Box;
  /** The text nodes, in order. */
  nodes: Text[];
  text: string;
  /** Characters, white space not counted: in all, inside links, inside bold or strong text, inside buttons. */
  chars: number;
  linked: number;
  bold: number;
  button: number;
  links: number;
  /** Links inside the page. */
  anchors: number;
  dated: boolean;
  /** Where its first link leads; empty when it has none. */
  href: string;
}

/** A block element with what lies under it, summed up once. */
export interface Box {
  element: Element;
  name: string;
  classes: string;
  /** Class names, id, role and itemprop as one string. */
  label: string;
  parent: Box | undefined;
  depth: number;
  chars: number;
  linked: number;
  /** Characters in paragraphs long enough to be prose. */
  prose: number;
  /** The blocks under it are those from `first` up to, not including, `end`. */
  first: number;
  end: number;
  images: number;
  /** Same name and classes as this one, among its siblings. */
  twins: number;
}

export interface Blocks {
  blocks: Block[];
  boxes: Box[];
  root: Box;
}

const BOXES = new Set(
  'address article aside blockquote body caption center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
/** Drawn by the browser, or with no text of the page's own. */
const SKIPPED = new Set('script style template svg iframe object embed canvas select textarea option math'.split(' '));
/** Prose in one block, characters; shorter is a label, a link or a list item. */
const PROSE_CHARS = 80;

/** Cuts the text under `body` into blocks and sums up every box, in one walk. Depth is bounded by `parseDocument`. */
export function cutBlocks(body: Element): Blocks {
  const blocks: Block[] = [];
  const boxes: Box[] = [];
  let open: Block | undefined;
  const inside = { links: 0, bold: 0, button: 0, dated: 0 };

  function addText(node: Text, box: Box): void {
    const data = node.data;
    const chars = textLength(data);
    if (chars === 0) {
      if (open) open.text += ' ';
      return;
    }
    if (!open) {
      open = {
        box,
        nodes: [],
        text: '',
        chars: 0,
        linked: 0,
        bold: 0,
        button: 0,
        links: 0,
        anchors: 0,
        dated: false,
        href: '',
      };
      blocks.push(open);
    }
    open.nodes.push(node);
    open.text += data;
    open.chars += chars;
    if (inside.links > 0) open.linked += chars;
    if (inside.bold > 0) open.bold += chars;
    if (inside.button > 0) open.button += chars;
    if (inside.dated > 0) open.dated = true;
  }

  function visitInline(element: Element, name: string, box: Box): void {
    if (name === 'br') {
      if (open) open.text += ' ';
      return;
    }
    if (name === 'img') box.images += 1;
    const kind =
      name === 'a'
        ? 'links'
        : name === 'button'
          ? 'button'
          : name === 'time'
            ? 'dated'
            : name === 'b' || name === 'strong'
              ? 'bold'
              : undefined;
    if (kind) inside[kind] += 1;
    const before = open?.chars ?? 0;
    visit(element, box);
    if (kind) inside[kind] -= 1;
    if (name === 'a' && open && open.chars > before) {
      open.links += 1;
      const href = element.getAttribute('href') ?? '';
      if (href.startsWith('#')) open.anchors += 1;
      open.href ||= href;
    }
  }

  function visit(parent: Element, box: Box): void {
    for (let node = parent.firstChild; node; node = node.nextSibling) {
      if (node.nodeType === 3) addText(node as Text, box);
      if (node.nodeType !== 1) continue;
      const element = node as Element;
      const name = element.localName;
      if (SKIPPED.has(name)) continue;
      if (BOXES.has(name)) visitBox(element, name, box);
      else visitInline(element, name, box);
    }
  }

  function visitBox(element: Element, name: string, parent: Box | undefined): Box {
    open = undefined;
    const classes = classOf(element);
    const box: Box = {
      element,
      name,
      classes,
      label: labelOf(element, classes),
      parent,
      depth: parent ? parent.depth + 1 : 0,
      chars: 0,
      linked: 0,
      prose: 0,
      first: blocks.length,
      end: 0,
      images: 0,
      twins: 1,
    };
    boxes.push(box);
    visit(element, box);
    open = undefined;
    box.end = blocks.length;
    return box;
  }

  const root = visitBox(body, 'body', undefined);
  for (const { box, chars, linked } of blocks) {
    box.chars += chars;
    box.linked += linked;
    if (chars - linked >= PROSE_CHARS) box.prose += chars - linked;
  }
  // Boxes are in document order, so every box comes after its parent.
  for (let i = boxes.length - 1; i > 0; i--) {
    const box = boxes[i] as Box;
    if (!box.parent) continue;
    box.parent.chars += box.chars;
    box.parent.linked += box.linked;
    box.parent.prose += box.prose;
    box.parent.images += box.images;
  }
  countTwins(boxes);
  return { blocks, boxes, root };
}

function labelOf(element: Element, classes: string): string {
  let label = classes;
  for (const name of ['id', 'role', 'itemprop']) {
    const value = element.getAttribute(name);
    if (value) label += ` ${value}`;
  }
  return label;
}

/** Items of one list, cards of one grid, posts of one thread: same name, same classes, same parent, some text each. */
function countTwins(boxes: readonly Box[]): void {
  const groups = new Map<Box, Map<string, Box[]>>();
  for (const box of boxes) {
    if (!box.parent || box.chars === 0) continue;
    const ofParent = groups.get(box.parent) ?? new Map<string, Box[]>();
    groups.set(box.parent, ofParent);
    const key = `${box.name} ${box.classes}`;
    const group = ofParent.get(key);
    if (group) group.push(box);
    else ofParent.set(key, [box]);
  }
  for (const ofParent of groups.values()) {
    for (const group of ofParent.values()) for (const box of group) box.twins = group.length;
  }
}
