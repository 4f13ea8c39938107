import { parseDocument } from './extract/parse/document.js';
import { isControl } from './extract/recognise/controls.js';
import { texOf } from './extract/recognise/math.js';
import { isApartFromText, labels, standApart } from './markdown/adjacent.js';
import { block, cite, heading, item, quote, summary, table, term } from './markdown/block-writers.js';
import { code, codeInline } from './markdown/code-writers.js';
import type { Context, Write, Writer } from './markdown/context.js';
import { definitionBlocks } from './markdown/definitions.js';
import { DOLLAR } from './markdown/escape.js';
import { button, checkbox, fieldLabel, variants } from './markdown/form-writers.js';
import { formula } from './markdown/formulas.js';
import { isGoneBetweenWords } from './markdown/gone-controls.js';
import { isNoEmptyMenu, RULE, withoutEdges, withoutLeftovers, withoutLooseEnd } from './markdown/leftovers.js';
import { image, link } from './markdown/link-writers.js';
import { listBlock } from './markdown/lists.js';
import { definedNotes } from './markdown/notes.js';
import { withOwnLines } from './markdown/own-lines.js';
import { withoutFoot } from './markdown/page-foot.js';
import { blocksOf, joinBlocks, type Piece } from './markdown/pieces.js';
import { reading, rubyPieces } from './markdown/ruby.js';
import { isStacked, lowered } from './markdown/scripts.js';
import { emphasis, span } from './markdown/span-writers.js';
import { superscript } from './markdown/superscript.js';
import { textPieces } from './markdown/text-pieces.js';

/**
 * Content as Markdown in one dialect (docs/markdown.md): CommonMark, GFM tables, task lists, strikethrough, footnotes and
 * alerts, `$…$` formulas; no raw HTML, no invisible characters. One walk over the DOM: the writer of each element, from
 * the table below, makes pieces of it, inline text or blocks, and its parent puts these together.
 */
export function toMarkdown(content: string | Element, base: URL): string {
  const root = typeof content === 'string' ? parseDocument(content).body : content;
  const context: Context = { base, marks: [], notes: definedNotes(root) };
  const blocks = blocksOf(write.inside(root, context)).filter(isNoEmptyMenu);
  return joinBlocks(withoutEdges(withoutLooseEnd(withoutFoot(withoutLeftovers(blocks))))).replaceAll(DOLLAR, '\\$');
}

const write: Write = {
  node(node, context) {
    if (node.nodeType === 3) return textPieces(node.nodeValue ?? '', context);
    if (node.nodeType !== 1) return [];
    const element = node as Element;
    const writer = WRITERS.get(element.localName);
    return writer ? writer(element, context, write) : write.inside(element, context);
  },
  inside(parent, around) {
    const context = withOwnLines(parent as Element, around);
    const { firstChild: only } = parent;
    if (only?.nodeType === 1 && !only.nextSibling) return write.node(only, context);
    const pieces: Piece[] = [];
    let text = '';
    const endText = () => {
      if (text) for (const piece of textPieces(text, context)) pieces.push(piece);
      text = '';
    };
    let before: Element | undefined;
    for (let node = parent.firstChild; node; node = node.nextSibling) {
      // The parser splits text at entities; what has to be escaped shows only in the whole of it.
      if (node.nodeType === 3) {
        if (before && !text && labels(before, node.nodeValue ?? '')) pieces.push({ text: ' ' });
        // Where line breaks of the text itself are shown, a `<br>` right before one would be a second break.
        const isBroken = context.ownLines && before?.localName === 'br';
        text += isBroken ? (node.nodeValue ?? '').replace(/^[ \t]*\n/, '') : (node.nodeValue ?? '');
        before = undefined;
      } else if (node.nodeType === 1) {
        const isMark = text !== '' && isApartFromText(text, node as Element);
        endText();
        if (isMark || (before && pieces.length > 0 && standApart(before, node as Element))) pieces.push({ text: ' ' });
        const written = write.node(node, context);
        for (const piece of written) pieces.push(piece);
        if (written.length > 0) before = node as Element;
        else if (isGoneBetweenWords(node as Element)) pieces.push({ text: ' ' });
      }
    }
    endText();
    return isLeftOver(parent, pieces) ? [] : pieces;
  },
};

/** Whether nothing is left of a row of controls but the dots between them. */
function isLeftOver(parent: Node, pieces: readonly Piece[]): boolean {
  if (pieces.length === 0 || pieces.length >= MOST_LEFT || !pieces.every(isSeparator)) return false;
  let isAnyGone = false;
  let nodes = 0;
  for (let node = parent.firstChild; node; node = node.nextSibling) {
    nodes += 1;
    if (nodes >= MOST_LEFT) return false;
    isAnyGone ||= (node as Element).localName === 'a' && isControl(node as Element);
  }
  return isAnyGone;
}

function isSeparator(piece: Piece): boolean {
  return 'text' in piece && SEPARATORS.test(piece.text);
}

const MOST_LEFT = 20;
const SEPARATORS = /^[\s·|•\\]{0,20}$/;

const math: Writer = (element, context) => {
  const tex = texOf(element);
  return tex ? formula(tex, element.getAttribute('display') === 'block', context) : [];
};

/** Writers by tag name. An element without one is inline and leaves only its content. */
const WRITERS: ReadonlyMap<string, Writer> = new Map<string, Writer>([
  ...each('h1 h2 h3 h4 h5 h6', heading),
  ...each(
    'p div section article main header footer figure figcaption address center form fieldset legend details dd ' +
      'dialog search hgroup nav aside noscript body html tbody thead tfoot tr td th caption',
    block,
  ),
  ...each('ul ol menu', listBlock),
  ...each('li', item),
  ...each('dl', definitionBlocks),
  ...each('summary', summary),
  ...each('dt', term),
  ...each('blockquote', quote),
  ...each('pre listing xmp', code),
  ...each('code kbd samp tt', codeInline),
  ...each('table', table),
  ...each('hr', () => [{ block: RULE, kind: 'other' }]),
  ...each('br', (element) => (isStacked(element) ? [] : [{ text: '\n' }])),
  ...each('b strong', emphasis('**')),
  ...each('i em', emphasis('*')),
  ...each('s del strike', emphasis('~~')),
  ...each('a', link),
  ...each('img amp-img', image),
  ...each('input', checkbox),
  ...each('button', button),
  ...each('math', math),
  ...each('span small', span),
  ...each('sup', superscript),
  ...each('sub', (element, context, write) => lowered(write.inside(element, context), element)),
  ...each('label', fieldLabel),
  ...each('select', variants),
  ...each('cite', cite),
  ...each('q', (element, context, write) => [{ text: '“' }, ...write.inside(element, context), { text: '”' }]),
  ...each('ruby', rubyPieces),
  ...each('rt', reading),
  ...each(
    'script style template svg iframe object embed canvas audio video textarea datalist progress meter rp ' +
      'title link meta base head frame map area clipboard-copy',
    () => [],
  ),
]);

function each(names: string, writer: Writer): [string, Writer][] {
  return names.split(' ').map((name) => [name, writer]);
}
