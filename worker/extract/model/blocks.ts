import { BOXES } from '../../html/boxes.js';
import { classOf } from '../../html/class-of.js';
import { textLength } from '../../html/text-sizes.js';
import { textWords } from './lexicon.js';

/** A block: text between two boundaries that block elements draw. */
export type Block = ReturnType<typeof emptyBlock>;

/** A block element, with sums over everything in it. */
export interface Box {
  element: Element;
  name: string;
  classes: string;
  /**
   * What its markup calls it, as one string (`labelOf`), with the labels of inline elements between it and the box
   * around.
   */
  label: string;
  parent: Box | undefined;
  depth: number;
  chars: number;
  linked: number;
  /** Characters in paragraphs long enough to be prose. */
  prose: number;
  /** The blocks in it are those from `first` up to, not including, `end`. */
  first: number;
  end: number;
  images: number;
  /** How many siblings have the same tag name and classes. */
  twins: number;
}

export interface Blocks {
  blocks: Block[];
  boxes: Box[];
  root: Box;
}

/** Elements that the browser draws, or that hold no text of the page. */
const SKIPPED = new Set('script style template svg iframe object embed canvas select textarea option math'.split(' '));
/** Characters: a shorter block is a label, a link or a list item and no prose. */
const PROSE_CHARS = 80;
/** Characters. A longer attribute is data and no name. */
const MARK_CHARS = 80;
/** How many inline elements around a text or box add to its label, and how many characters that may have. */
const INLINE_LEVELS = 3;
const INNER_CHARS = 200;
const INSIDE: ReadonlyMap<string, 'links' | 'button' | 'dated' | 'bold'> = new Map([
  ['a', 'links'],
  ['button', 'button'],
  ['time', 'dated'],
  ['b', 'bold'],
  ['strong', 'bold'],
]);

/** Cuts the text under `body` into blocks and sums up every box, in one walk. Depth is bounded by `parseDocument`. */
export function cutBlocks(body: Element): Blocks {
  const blocks: Block[] = [];
  const boxes: Box[] = [];
  let open: Block | undefined;
  const inside = { links: 0, bold: 0, button: 0, dated: 0 };
  /** Labels of the innermost inline elements that are open inside the current box. */
  let inline: readonly string[] = [];

  function addText(node: Text, box: Box): void {
    const data = node.data;
    const chars = textLength(data);
    if (chars === 0) {
      if (open) open.text += ' ';
      return;
    }
    if (!open) {
      open = emptyBlock(box);
      blocks.push(open);
    }
    for (const label of inline) {
      if (open.inner.length < INNER_CHARS && !open.inner.includes(label)) open.inner += ` ${label}`;
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
    const kind = INSIDE.get(name);
    if (kind) inside[kind] += 1;
    const before = open?.chars ?? 0;
    const around = inline;
    const label = labelOf(element, name, classOf(element)).slice(0, MARK_CHARS);
    if (label) inline = [...around.slice(1 - INLINE_LEVELS), label];
    visit(element, box);
    inline = around;
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
      label: [...inline, labelOf(element, name, classes)].filter(Boolean).join(' '),
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
    const around = inline;
    inline = [];
    visit(element, box);
    inline = around;
    open = undefined;
    box.end = blocks.length;
    return box;
  }

  const root = visitBox(body, 'body', undefined);
  sumUp(blocks, boxes);
  countTwins(boxes);
  return { blocks, boxes, root };
}

function emptyBlock(box: Box) {
  return {
    /** The innermost block element around it. */
    box,
    /** The text nodes, in order. */
    nodes: [] as Text[],
    text: '',
    /** In lower case. */
    words: [] as string[],
    /** Characters, white space not counted: in all, inside links, in bold, inside buttons. */
    chars: 0,
    linked: 0,
    bold: 0,
    button: 0,
    links: 0,
    /** Links to places on the same page. */
    anchors: 0,
    dated: false,
    /** Where its first link leads; empty when it has none. */
    href: '',
    /** The labels (`labelOf`) of the inline elements around its text. */
    inner: '',
  };
}

/** Counts each block for its box, and each box for the one around it, in place. */
function sumUp(blocks: readonly Block[], boxes: readonly Box[]): void {
  for (const block of blocks) {
    const { box, chars, linked } = block;
    block.words = textWords(block.text);
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
}

/** Attributes that name what an element is for; the `data-` ones are names for scripts, tests and analytics. */
const NAMING =
  /^(?:id|role|item(?:prop|type)|aria-label|data-(?:test|testid|test-id|qa|cy|hook|automation|(?:component|module|block|section)(?:-name)?|section-type|widget(?:_type)?|element_type|name|type|region|area|slot|label|track|tracking|ga|analytics))$/;

/** What the markup calls an element: its class, id, role, microdata and, for a custom element, its tag name. */
function labelOf(element: Element, name: string, classes: string): string {
  const named = Array.from(element.attributes).filter(
    ({ name, value }) => NAMING.test(name) && value.length <= MARK_CHARS,
  );
  const marks = [name.includes('-') ? name : '', classes, ...named.map(({ value }) => value)];
  return marks.filter(Boolean).join(' ');
}

/** By what boxes are told to be alike: tag name and classes. */
export function kindOf({ name, classes }: Box): string {
  return `${name} ${classes}`;
}

/**
 * Counts siblings of the same tag name and classes that have some text: items of a list, cards of a grid, posts of a
 * thread.
 */
function countTwins(boxes: readonly Box[]): void {
  const groups = new Map<Box, Map<string, Box[]>>();
  for (const box of boxes) {
    if (!box.parent || box.chars === 0) continue;
    const ofParent = groups.get(box.parent) ?? new Map<string, Box[]>();
    groups.set(box.parent, ofParent);
    const group = ofParent.get(kindOf(box)) ?? [];
    group.push(box);
    ofParent.set(kindOf(box), group);
  }
  for (const ofParent of groups.values()) {
    for (const group of ofParent.values()) for (const box of group) box.twins = group.length;
  }
}
