import { classOf } from '../../dom/class-of.js';
import { BREAK, type Mark, type Phrase, type Piece, text } from '../../tree.js';
import { keepsLines, whiteSpaceIn } from '../css/white-space.js';
import { withoutShortcodes } from '../metadata/shortcodes.js';
import { removeInvisibleCharacters, withoutIcon } from '../parse/visible.js';
import { isCaption, saysNothing } from './alt-text.js';
import { linked, linkedUpToLink, marked } from './blocks.js';
import { block } from './boxes.js';
import { codeInline, isCodeSpan } from './code-pieces.js';
import type { Context, Recognise } from './context.js';
import { isControl, isEditLink, isHelpMark } from './controls.js';
import { label } from './form-parts.js';
import { isAvatar, isEmoji, isForDark, isInitials, isItsPath, isOtherLook, isPlaced, leadsToItself } from './images.js';
import { resolveImage, resolveLink } from './links.js';
import { formula } from './math.js';
import { isHeadingMark } from './place-marks.js';

/** White space by a class of Tailwind. */
const WHITE_SPACE = /(?:^|\s)(?:[\w-]{1,40}[:-])?white-?space-(pre(?:-line|-wrap)?|normal|nowrap)(?:\s|$)/;

/** With whether line breaks of the text are shown: styles say so, and elements inherit it. */
export function withOwnLines(element: Element, context: Context): Context {
  const style = element.getAttribute('style');
  const classes = classOf(element);
  const said =
    (style === null ? undefined : whiteSpaceIn(style)) ??
    (classes.includes('space-') ? WHITE_SPACE.exec(classes)?.[1] : undefined);
  if (said === undefined) return context;
  const ownLines = keepsLines(said);
  return ownLines === Boolean(context.ownLines) ? context : { ...context, ownLines };
}

/** Text of the page: white space collapsed unless its line breaks are shown, nothing invisible. */
export function words(value: string, { ownLines = false }: Partial<Context> = {}): Phrase[] {
  if (ownLines && value.includes('\n'))
    return value.split('\n').flatMap((line, i) => [...(i > 0 ? [BREAK] : []), ...words(line)]);
  const visible = withoutIcon(
    removeInvisibleCharacters(withoutShortcodes(value.replace(/\ufeff/g, '').replace(/[\s\u0085]+/g, ' '))),
  );
  // Between two spaces there may have been something invisible.
  return visible ? [text(visible.replace(/ {2,}/g, ' '))] : [];
}

/**
 * Formulas and tasks as `extract/formulas` and `extract/structure/tasks.ts` mark them; heading marks; else what the
 * span's class or style makes of its text.
 */
export const span: Recognise = (element, context, walk) => {
  if (element.getAttribute('data-as') === 'p') return block(element, context, walk);
  const style = element.getAttribute('data-tex');
  if (style) return formula(element.textContent ?? '', style === 'display', context);
  const task = element.getAttribute('data-task');
  if (task) return [{ type: 'checkbox', isChecked: task === 'done' }];
  const classes = classOf(element);
  if (isInitials(element) || isEditLink(classes) || isHelpMark(element, classes)) return [];
  if (context.inHeading && isHeadingMark(element)) return [];
  if (isCodeSpan(element)) return codeInline(element, context, walk);
  if (classes.startsWith('classifier')) return classifier(element, context, walk);
  if (isLine(element, context)) return block(element, context, walk);
  if (standsApart(element)) return label(element, context, walk);
  const marks = marksIn(element, context);
  if (marks.length === 0) return walk.inside(element, context);
  return marks.reduce(marked, walk.inside(element, { ...context, marks: [...context.marks, ...marks] }));
};

/** Whether an element's own style displays it on lines of its own, as notes of recipes are. */
function isLine(element: Element, { inHeading, inLink, marks }: Context): boolean {
  if (inHeading || inLink || marks.length > 0) return false;
  return /(?:^|[;\s])display\s*:\s*block/i.test(element.getAttribute('style') ?? '');
}

/** The emphasis that an element's own style gives its text, as editors write it. */
function marksIn(element: Element, context: Context): Mark[] {
  const style = element.getAttribute('style');
  if (!style) return [];
  const marks: Mark[] = [];
  if (/(?:^|[;\s])font-style\s*:\s*italic/i.test(style)) marks.push('emphasis');
  if (/(?:^|[;\s])font-weight\s*:\s*(?:bold|[6-9]00)/i.test(style)) marks.push('strong');
  if (/(?:^|[;\s])text-decoration(?:-line)?\s*:[^;]{0,40}\bline-through/i.test(style)) marks.push('delete');
  return marks.filter((mark) => isMarked(element, mark, context));
}

/** Whether a mark is set: not inside the same one, no bold in a heading, which is bold already, and none on an icon. */
function isMarked(element: Element, mark: Mark, { marks, inHeading }: Context): boolean {
  if (marks.includes(mark) || (mark === 'strong' && inHeading)) return false;
  return mark !== 'emphasis' || !ICON.test(classOf(element));
}

/** The kind of a term, after the colon that docutils' style draws; older versions write the colon. */
const classifier: Recognise = (element, context, walk) => {
  const kind = walk.inside(element, context);
  return classOf(element) === 'classifier' ? [text(' : '), ...kind] : [];
};

/**
 * Whether only style separates an element from the text around it: tags of LaTeXML and PlDoc, parts of a reference, or
 * a style of its own.
 */
function standsApart(element: Element): boolean {
  const style = element.getAttribute('style');
  if (style && /(?:^|[;\s])display\s*:\s*(?:block|flex|grid)/i.test(style)) return true;
  return APART.test(classOf(element));
}
const APART = /(?:^|\s)ltx_(?:tag_bibitem|tag_listingline|bibblock|author_notes)(?:\s|$)|^pred-tag$/;

/** Icon fonts draw on `<i>`, which may hold words for screen readers. */
const ICON = /(?:^|[\s_-])icon(?:[\s_-]|$)/;

/** Declarations by which an element's own style takes the emphasis away. */
const PLAIN: Partial<Record<Mark, RegExp>> = {
  emphasis: /(?:^|[;\s])font-style\s*:\s*normal/i,
  strong: /(?:^|[;\s])font-weight\s*:\s*(?:normal|[1-4]00)/i,
};

/** Emphasis by element: `b`, `i`, `del`. */
export function emphasis(mark: Mark): Recognise {
  return (element, context, walk) => {
    const isPlain = PLAIN[mark]?.test(element.getAttribute('style') ?? '') ?? false;
    if (isPlain || !isMarked(element, mark, context)) return walk.inside(element, context);
    return marked(walk.inside(element, { ...context, marks: [...context.marks, mark] }), mark);
  };
}

/** A link, or only its words where it leads nowhere or is inside another; marks and controls are left out. */
export const link: Recognise = (element, context, walk) => {
  if ((context.inHeading || isSelfLink(element)) && isHeadingMark(element)) return [];
  if (isControl(element)) return [];
  const url = context.inLink ? undefined : resolveLink(element.getAttribute('href'), context.base);
  if (!url || (context.inTable && sortsTable(element, url, context))) return walk.inside(element, context);
  // A link that was never closed: those inside it are links of their own, and end it.
  if (element.querySelector('a[href]')) return linkedUpToLink(walk.inside(element, context), url);
  return linked(walk.inside(element, { ...context, inLink: true }), url, isSetInLines(element, context));
};

/** Whether a link in a column's head leads to the same page, sorted by that column. */
function sortsTable(link: Element, url: string, { base }: Context): boolean {
  if (!link.closest('th')) return false;
  const { origin, pathname, search } = new URL(url);
  return search !== '' && origin === base.origin && pathname === base.pathname;
}

/** Whether a link is around whole lines of a text, as notes to poems and lyrics are. */
function isSetInLines(link: Element, { inHeading, inTable }: Context): boolean {
  if (inHeading || inTable || !link.querySelector('br') || link.querySelector('img')) return false;
  return [link.previousElementSibling, link.nextElementSibling].some((beside) => beside?.localName === 'br');
}

/** What documentation tools put after anything that can be linked to: terms, captions, equations. */
function isSelfLink(element: Element): boolean {
  return /(?:^|\s)headerlink(?:\s|$)/.test(classOf(element));
}

/** `alt=""` says that an image is decoration. A figure is not, nor what a click enlarges, whatever the alt says. */
export const image: Recognise = (element, { base }) => {
  const alt = element.getAttribute('data-emoji-fallback') || element.getAttribute('alt');
  if (alt && isEmoji(element, alt)) return words(alt);
  const isDecoration =
    alt === '' &&
    !leadsToItself(element) &&
    !isPlaced(element) &&
    !element.closest('figure,[role="figure"],.wp-caption');
  const isTwin = isForDark(element) || isOtherLook(element);
  const url = isDecoration || isAvatar(element) || isTwin ? undefined : resolveImage(element, base);
  if (!url) return [];
  const isSaid = alt && !saysNothing(alt, url) && !isItsPath(alt, url) && !isCaption(alt, element);
  return [{ type: 'image', url, alt: isSaid ? removeInvisibleCharacters(alt).replace(/\s+/g, ' ').trim() : '' }];
};

/** Each reading after its base, where both have elements of their own and are equally many; else as the markup has it. */
export const rubyPieces: Recognise = (element, context, walk) => {
  const [bases, readings] = [partsOf(element, 'rb'), partsOf(element, 'rt')];
  if (bases.length < 2 || bases.length !== readings.length) return walk.inside(element, context);
  const pairs = bases.flatMap((base, i): Piece[] => [
    ...walk.inside(base, context),
    ...walk.node(readings[i] as Node, context),
  ]);
  const others = Array.from(element.children).filter(({ localName }) => localName === 'rtc');
  return [...pairs, ...others.slice(1).flatMap((other) => walk.inside(other, context))];
};

/** A reading in brackets; a base may go without one. */
export const reading: Recognise = (element, context, walk) => {
  if (!/\S/.test(element.textContent ?? '')) return [];
  return [text('('), ...walk.inside(element, context), text(')')];
};

/** The bases, or readings, of a ruby itself or of its first group. */
function partsOf({ children }: Element, name: string): Element[] {
  const own = Array.from(children).filter(({ localName }) => localName === name);
  const group = Array.from(children).find(({ localName }) => localName === (name === 'rb' ? 'rbc' : 'rtc'));
  return own.length > 0 || !group ? own : partsOf(group, name);
}
