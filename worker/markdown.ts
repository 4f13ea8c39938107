import { classOf } from './dom/class-of.js';
import { withoutShortcodes } from './extract/metadata/shortcodes.js';
import { parseDocument } from './extract/parse/document.js';
import { isMarkBehind, labels, standApart } from './markdown/adjacent.js';
import { isCaption, saysNothing } from './markdown/alt-text.js';
import { alertBlock, alertOf } from './markdown/callouts.js';
import { codeLanguage } from './markdown/code-language.js';
import { codeTableText, isCodeTable } from './markdown/code-tables.js';
import { code, codeBlock, codeInline } from './markdown/code-writers.js';
import { type Context, deeper, isDeep, type Write, type Writer } from './markdown/context.js';
import { isControl, isEditLink, isFoldControl, isHelpMark } from './markdown/controls.js';
import { definitionBlocks } from './markdown/definitions.js';
import { DOLLAR, escapeInline, onOneLine, removeInvisibleCharacters, withoutIcon } from './markdown/escape.js';
import { button, checkbox, fieldLabel, label, variants } from './markdown/form-writers.js';
import { headingBlocks } from './markdown/headings.js';
import {
  isAvatar,
  isEmoji,
  isForDark,
  isInitials,
  isItsPath,
  isPicture,
  isPictureFacts,
  leadsToItself,
} from './markdown/images.js';
import {
  imageMarkdown,
  isCodeSpan,
  isHeadingMark,
  linesOfLink,
  linked,
  linkedUpToLink,
  marked,
} from './markdown/inline.js';
import { isNoEmptyMenu, RULE, withoutEdges, withoutLeftovers, withoutLooseEnd } from './markdown/leftovers.js';
import { lineBlocks } from './markdown/lines.js';
import { hrefOf, resolveImage } from './markdown/links.js';
import { listBlock, listItem } from './markdown/lists.js';
import { formula, texOf } from './markdown/math.js';
import { definedNotes, noteBlock } from './markdown/notes.js';
import { linesOf, withOwnLines } from './markdown/own-lines.js';
import { withoutFoot } from './markdown/page-foot.js';
import { type Block, blocksOf, joinBlocks, type Mark, type Piece, quoted } from './markdown/pieces.js';
import { isClause, isRow } from './markdown/rows.js';
import { rubyPieces } from './markdown/ruby.js';
import { lowered } from './markdown/scripts.js';
import { declaredIn, signature } from './markdown/signatures.js';
import { superscript } from './markdown/superscript.js';
import { tableBlocks } from './markdown/tables.js';

/**
 * Content as Markdown in one dialect (docs/markdown.md): CommonMark, GFM tables, task lists, strikethrough, footnotes and
 * alerts, `$…$` formulas; no raw HTML, no invisible characters. One walk over the DOM: each element is looked up in the
 * table below and becomes pieces, inline text or blocks, which its parent puts together.
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
      if (text) pieces.push(...textPieces(text, context));
      text = '';
    };
    let before: Element | undefined;
    for (let node = parent.firstChild; node; node = node.nextSibling) {
      // The parser splits text at entities; what may be escaped shows only in the whole.
      if (node.nodeType === 3) {
        if (before && !text && labels(before, node.nodeValue ?? '')) pieces.push({ text: ' ' });
        // A text that shows its line breaks may have them as elements too.
        const isBroken = context.ownLines && before?.localName === 'br';
        text += isBroken ? (node.nodeValue ?? '').replace(/^[ \t]*\n/, '') : (node.nodeValue ?? '');
        before = undefined;
      } else if (node.nodeType === 1) {
        const isMark = text !== '' && isMarkBehind(text, node as Element);
        endText();
        if (isMark || (before && pieces.length > 0 && standApart(before, node as Element))) pieces.push({ text: ' ' });
        const written = write.node(node, context);
        for (const piece of written) pieces.push(piece);
        if (written.length > 0) before = node as Element;
      }
    }
    endText();
    return isLeftOver(parent, pieces) ? [] : pieces;
  },
};

/** Whether nothing but what parted them is left of controls. */
function isLeftOver({ childNodes }: Node, pieces: readonly Piece[]): boolean {
  if (pieces.length === 0 || pieces.length >= MOST_LEFT || childNodes.length >= MOST_LEFT) return false;
  const isSeparator = (piece: Piece) => 'text' in piece && SEPARATORS.test(piece.text);
  const isGone = (node: Node) => (node as Element).localName === 'a' && isControl(node as Element);
  return pieces.every(isSeparator) && Array.from(childNodes).some(isGone);
}
const MOST_LEFT = 20;
const SEPARATORS = /^[\s·|•\\]{0,20}$/;

function textPieces(text: string, { ownLines = false }: Partial<Context> = {}): Piece[] {
  if (ownLines && text.includes('\n')) return linesOf(text, (line) => textPieces(line));
  const visible = withoutIcon(removeInvisibleCharacters(withoutShortcodes(text.replace(/[\s\u0085]+/g, ' '))));
  return visible ? [{ text: escapeInline(visible) }] : [];
}

const nothing: Writer = () => [];

const block: Writer = (element, context, write) => {
  if (isInitials(element) || isPictureFacts(element)) return [];
  const note = noteBlock(element, context, write);
  if (note) return note;
  const alert = alertOf(element);
  if (alert) return alertBlock(alert, element, context, write);
  if (isPullQuote(element)) return quote(element, context, write);
  const special = signature(element) ?? lineBlocks(element, context, write);
  if (special) return special;
  if (TITLE.test(classOf(element))) return term(element, context, write);
  const blocks = blocksOf(write.inside(element, context));
  if (isClause(blocks) || isRow(element, blocks))
    return [{ block: onOneLine(blocks.map(({ block }) => block)), kind: 'paragraph' }];
  const [only] = blocks;
  if (isQuestion(element, blocks)) return term(element, context, write);
  if (!only && isBetweenWords(element)) return [{ text: '\n\n' }];
  return only?.kind === 'paragraph' && blocks.length === 1 && classOf(element) === 'inline'
    ? [{ text: ` ${only.block}` }]
    : blocks;
};

/** What shows nothing parts the text around it all the same. */
function isBetweenWords({ previousSibling, nextSibling }: Element): boolean {
  return [previousSibling, nextSibling].every((node) => node?.nodeType === 3 && node.nodeValue?.trim());
}

/** The words of a question that only its microdata tells from the answer below. */
function isQuestion(element: Element, [only, ...others]: readonly Block[]): boolean {
  if (element.getAttribute('itemprop') !== 'name' || only?.kind !== 'paragraph' || others.length > 0) return false;
  return /\/Question$/.test(element.parentElement?.getAttribute('itemtype') ?? '');
}

/** What docutils sets as the heading of a part that has no place among the sections. */
const TITLE = /(?:^|\s)(?:rubric|topic-title|sidebar-title)(?:\s|$)/;

/** A sentence of the text that a page sets large, or vBulletin's quotes, by the class alone. */
function isPullQuote(element: Element): boolean {
  return (
    /(?:^|\s)(?:pull-?quote|bbcode_quote|quoted-text|remarkup-reply-block)(?:\s|$)/i.test(classOf(element)) &&
    element.querySelector('blockquote') === null
  );
}

/** An item outside any list. */
const item: Writer = (element, context, write) => {
  const blocks = blocksOf(write.inside(element, deeper(context)));
  if (isDeep(context)) return blocks;
  return blocks.length > 0 ? [{ block: listItem('- ', blocks), kind: 'list' }] : [];
};

const heading: Writer = (element, context, write) => {
  const declared = declaredIn(element);
  const pieces = declared ? [{ text: declared }] : write.inside(element, { ...context, inHeading: true });
  return headingBlocks(pieces, Number(element.localName[1]));
};

const table: Writer = (element, context, write) =>
  isCodeTable(element)
    ? codeBlock(codeTableText(element), codeLanguage(element))
    : tableBlocks(element, context, write);

const list: Writer = (element, context, write) => listBlock(element, context, write);

const term: Writer = (element, context, write) => {
  const declared = signature(element);
  if (declared) return declared;
  const pieces = write.inside(element, { ...context, marks: [...context.marks, '**'] });
  return blocksOf(marked(pieces, '**'));
};

const summary: Writer = (element, context, write) => (isFoldControl(element) ? [] : block(element, context, write));

/** Before or behind what is quoted, who said it has a line of its own, which only the page's style draws. */
const cite: Writer = (element, context, write) => {
  const { parentElement: parent } = element;
  const isOfQuote = [parent, parent?.parentElement].some((around) => around?.localName === 'blockquote');
  const isFirst = isOfQuote && !element.previousElementSibling && !element.previousSibling?.textContent?.trim();
  const isLine = isFirst && /^(?:blockquote|div)$/.test(parent?.localName ?? '');
  return isLine ? blocksOf(write.inside(element, context)) : write.inside(element, context);
};

/** One around code, and a picture of what that makes, only sets it in: Texinfo, comments of Java. */
const quote: Writer = (element, context, write) => {
  const alert = alertOf(element);
  if (alert) return alertBlock(alert, element, context, write);
  const blocks = blocksOf(write.inside(element, deeper(context)));
  if (isDeep(context) || isOnlySetIn(blocks)) return blocks;
  const text = quoted(blocks);
  return text === '>' ? [] : [{ block: text, kind: 'other' }];
};

function isOnlySetIn(blocks: readonly Block[]): boolean {
  return (
    blocks.some(({ kind }) => kind === 'code') && blocks.every(({ kind, block }) => kind === 'code' || isPicture(block))
  );
}

const link: Writer = (element, context, write) => {
  if ((context.inHeading || isSelfLink(element)) && isHeadingMark(element)) return [];
  if (isControl(element)) return [];
  const url = context.inLink ? undefined : hrefOf(element, context);
  if (!url || (context.inTable && sortsTable(element, url, context))) return write.inside(element, context);
  // A link that was never closed: those inside it are links of their own, and end it.
  if (element.querySelector('a[href]')) return linkedUpToLink(write.inside(element, context), url);
  const inside = write.inside(element, { ...context, inLink: true });
  return linked(inside, url, isSetInLines(element, context) ? linesOfLink : undefined);
};

/** Whether the head of a column leads to the same page, sorted by that column. */
function sortsTable(link: Element, url: string, { base }: Context): boolean {
  if (!link.closest('th')) return false;
  const { origin, pathname, search } = new URL(url);
  return search !== '' && origin === base.origin && pathname === base.pathname;
}

/** Whether a link holds some of the lines of a text, as notes to poems and lyrics do. */
function isSetInLines(link: Element, { inHeading, inTable }: Context): boolean {
  if (inHeading || inTable || !link.querySelector('br') || link.querySelector('img')) return false;
  return [link.previousElementSibling, link.nextElementSibling].some((beside) => beside?.localName === 'br');
}

/** What documentation tools put behind anything that has a name: terms, captions, equations. */
function isSelfLink(element: Element): boolean {
  return /(?:^|\s)headerlink(?:\s|$)/.test(classOf(element));
}

/** `alt=""` says that an image is decoration; a figure is not, nor what a click enlarges, whatever its alt says. */
const image: Writer = (element, { base }) => {
  const alt = element.getAttribute('data-emoji-fallback') || element.getAttribute('alt');
  if (alt && isEmoji(element, alt)) return textPieces(alt);
  const isDecoration = alt === '' && !leadsToItself(element) && !element.closest('figure,[role="figure"]');
  const url = isDecoration || isAvatar(element) || isForDark(element) ? undefined : resolveImage(element, base);
  const isSaid = alt && !saysNothing(alt, url ?? '') && !isItsPath(alt, url ?? '') && !isCaption(alt, element);
  return url ? [{ text: imageMarkdown(isSaid ? alt : '', url) }] : [];
};

const math: Writer = (element, context) => {
  const tex = texOf(element);
  return tex ? formula(tex, element.getAttribute('display') === 'block', context) : [];
};

/** Formulas and tasks as `extract/formulas` and `extract/structure/tasks.ts` mark them, and otherwise a heading mark or plain text. */
const span: Writer = (element, context, write) => {
  if (element.getAttribute('data-as') === 'p') return block(element, context, write);
  const style = element.getAttribute('data-tex');
  if (style) return formula(element.textContent ?? '', style === 'display', context);
  const task = element.getAttribute('data-task');
  if (task) return [{ text: task === 'done' ? '[x] ' : '[ ] ' }];
  const classes = classOf(element);
  if (isInitials(element) || isEditLink(classes) || isHelpMark(element, classes)) return [];
  if (context.inHeading && isHeadingMark(element)) return [];
  if (isCodeSpan(element)) return codeInline(element, context, write);
  if (classes.startsWith('classifier')) return classifier(element, context, write);
  if (isLine(element, context)) return block(element, context, write);
  if (standsApart(element)) return label(element, context, write);
  const marks = marksIn(element, context);
  if (marks.length === 0) return write.inside(element, context);
  const inside = write.inside(element, { ...context, marks: [...context.marks, ...marks] });
  return marks.reduce(marked, inside);
};

/** What a style of its own sets on lines of its own: notes of recipes. */
function isLine(element: Element, { inHeading, inLink, marks }: Context): boolean {
  if (inHeading || inLink || marks.length > 0) return false;
  return /(?:^|[;\s])display\s*:\s*block/i.test(element.getAttribute('style') ?? '');
}

/** What a style of its own stresses: text that an editor writes so. */
function marksIn(element: Element, context: Context): Mark[] {
  const style = element.getAttribute('style');
  if (!style) return [];
  const marks: Mark[] = [];
  if (/(?:^|[;\s])font-style\s*:\s*italic/i.test(style)) marks.push('*');
  if (/(?:^|[;\s])font-weight\s*:\s*(?:bold|[6-9]00)/i.test(style)) marks.push('**');
  return marks.filter((mark) => isMarked(element, mark, context));
}

/** No mark inside its like, no bold in a heading, which is bold already, and no stress that draws an icon. */
function isMarked(element: Element, mark: Mark, { marks, inHeading }: Context): boolean {
  if (marks.includes(mark) || (mark === '**' && inHeading)) return false;
  return mark !== '*' || !ICON.test(classOf(element));
}

/** What kind of thing a term is, behind a colon that only the style of docutils draws; older ones write it. */
const classifier: Writer = (element, context, write) => {
  const kind = write.inside(element, context);
  return classOf(element) === 'classifier' ? [{ text: ' : ' }, ...kind] : [];
};

/** What no space in the markup sets off, but its style: tags of LaTeXML and PlDoc, parts of a reference, or a style of its own. */
function standsApart(element: Element): boolean {
  const style = element.getAttribute('style');
  if (style && /(?:^|[;\s])display\s*:\s*(?:block|flex|grid)/i.test(style)) return true;
  return APART.test(classOf(element));
}
const APART = /(?:^|\s)ltx_(?:tag_bibitem|tag_listingline|bibblock|author_notes)(?:\s|$)|^pred-tag$/;

/** The table. What is not in it is inline and only leaves its content. */
const WRITERS: ReadonlyMap<string, Writer> = new Map<string, Writer>([
  ...each('h1 h2 h3 h4 h5 h6', heading),
  ...each(
    'p div section article main header footer figure figcaption address center form fieldset legend details dd ' +
      'dialog search hgroup nav aside noscript body html tbody thead tfoot tr td th caption',
    block,
  ),
  ...each('ul ol menu', list),
  ...each('li', item),
  ...each('dl', definitionBlocks),
  ...each('summary', summary),
  ...each('dt', term),
  ...each('blockquote', quote),
  ...each('pre listing xmp', code),
  ...each('code kbd samp tt', codeInline),
  ...each('table', table),
  ...each('hr', () => [{ block: RULE, kind: 'other' }]),
  ...each('br', () => [{ text: '\n' }]),
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
  ...each('rt', (element, context, write) => [{ text: '(' }, ...write.inside(element, context), { text: ')' }]),
  ...each(
    'script style template svg iframe object embed canvas audio video textarea datalist progress meter rp ' +
      'title link meta base head frame map area clipboard-copy',
    nothing,
  ),
]);

function each(names: string, writer: Writer): [string, Writer][] {
  return names.split(' ').map((name) => [name, writer]);
}

/** `<i>` draws icons, which may hold words for those who do not see them. */
const ICON = /(?:^|[\s_-])icon(?:[\s_-]|$)/;

/** What a style of its own takes the mark from is plain. */
const PLAIN: Partial<Record<Mark, RegExp>> = {
  '*': /(?:^|[;\s])font-style\s*:\s*normal/i,
  '**': /(?:^|[;\s])font-weight\s*:\s*(?:normal|[1-4]00)/i,
};

function emphasis(mark: Mark): Writer {
  return (element, context, write) => {
    const isPlain = PLAIN[mark]?.test(element.getAttribute('style') ?? '') ?? false;
    if (isPlain || !isMarked(element, mark, context)) return write.inside(element, context);
    return marked(write.inside(element, { ...context, marks: [...context.marks, mark] }), mark);
  };
}
