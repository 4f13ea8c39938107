import { type Block, BREAK, type Piece, RULE, text } from '../../tree.js';
import { standApart } from './adjacent.js';
import { blocksOf } from './blocks.js';
import { block, cite, heading, quote, summary, term } from './boxes.js';
import { codeInline, codePiece } from './code/code-pieces.js';
import type { Recognise, Walk } from './context.js';
import { button, checkbox, label, variants } from './form-parts.js';
import { emphasis, image, link, reading, span, withOwnLines, words } from './inline-parts.js';
import { item, list } from './lists.js';
import { formula, texOf } from './math.js';
import { definedNotes } from './notes.js';
import { subscript, superscript } from './scripts.js';
import { table } from './tables.js';

/** The tree of a page's content. */
export function recognise(root: Element, base: URL): readonly Block[] {
  return withoutEdges(blocksOf(walk.inside(root, { base, marks: [], notes: definedNotes(root) })));
}

/** The blocks without rules at either end or beside each other: what they separated is gone. */
function withoutEdges(blocks: readonly Block[]): Block[] {
  const isText = ({ type }: Block) => type !== 'thematicBreak';
  const first = blocks.findIndex(isText);
  const inside = first < 0 ? [] : blocks.slice(first, blocks.findLastIndex(isText) + 1);
  return inside.filter((block, i) => isText(block) || isText(inside[i - 1] ?? block));
}

/** One walk over the content: what each element is, by its name, and its parent puts these together. */
const walk: Walk = {
  node(node, context) {
    if (node.nodeType === 3) return words(node.nodeValue ?? '', context);
    if (node.nodeType !== 1) return [];
    const element = node as Element;
    const recognise = ELEMENTS.get(element.localName);
    return recognise ? recognise(element, context, walk) : walk.inside(element, context);
  },
  inside(parent, around) {
    const context = withOwnLines(parent as Element, around);
    const { firstChild: only } = parent;
    if (only?.nodeType === 1 && !only.nextSibling) return walk.node(only, context);
    const pieces: Piece[] = [];
    let line = '';
    const endText = () => {
      if (line) for (const piece of words(line, context)) pieces.push(piece);
      line = '';
    };
    let before: Element | undefined;
    for (let node = parent.firstChild; node; node = node.nextSibling) {
      // The parser splits text at entities.
      if (node.nodeType === 3) {
        const value = node.nodeValue ?? '';
        // Where line breaks of the text itself are shown, a `<br>` right before one would be a second break.
        line += context.ownLines && before?.localName === 'br' ? value.replace(/^[ \t]*\n/, '') : value;
        before = undefined;
      } else if (node.nodeType === 1) {
        const element = node as Element;
        endText();
        if (before && pieces.length > 0 && standApart(before, element)) pieces.push(text(' '));
        const found = walk.node(element, context);
        for (const piece of found) pieces.push(piece);
        if (found.length > 0) before = element;
      }
    }
    endText();
    return pieces;
  },
};

const math: Recognise = (element, context) =>
  formula(texOf(element), element.getAttribute('display') === 'block', context);

/** An element without an entry is inline and leaves only its content. */
const ELEMENTS: ReadonlyMap<string, Recognise> = new Map<string, Recognise>([
  ...each('h1 h2 h3 h4 h5 h6', heading),
  ...each(
    'p div section article main header footer figure figcaption address center form fieldset legend details dd dl ' +
      'dialog search hgroup nav aside noscript body html tbody thead tfoot tr td th caption',
    block,
  ),
  ...each('ul ol menu', list),
  ...each('li', item),
  ...each('dt', term),
  ...each('summary', summary),
  ...each('blockquote', quote),
  ...each('pre listing xmp', codePiece),
  ...each('code kbd samp tt', codeInline),
  ...each('table', table),
  ...each('hr', () => [RULE]),
  ...each('br', () => [BREAK]),
  ...each('b strong', emphasis('strong')),
  ...each('i em', emphasis('emphasis')),
  ...each('s del strike', emphasis('delete')),
  ...each('a', link),
  ...each('img amp-img', image),
  ...each('input', checkbox),
  ...each('button', button),
  ...each('math', math),
  ...each('span small', span),
  ...each('sup', superscript),
  ...each('sub', subscript),
  ...each('label', label),
  ...each('select', variants),
  ...each('cite', cite),
  ...each('q', (element, context, walk) => [text('“'), ...walk.inside(element, context), text('”')]),
  ...each('rt', reading),
  ...each(
    'script style template svg iframe object embed canvas audio video textarea datalist progress meter rp ' +
      'title link meta base head frame map area clipboard-copy',
    () => [],
  ),
]);

function each(names: string, recognise: Recognise): [string, Recognise][] {
  return names.split(' ').map((name) => [name, recognise]);
}
