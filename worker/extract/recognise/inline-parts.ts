import { classOf } from '../../html/class-of.js';
import { BREAK, type Mark, type Phrase, text } from '../../tree.js';
import { removeInvisibleCharacters, withoutIcon } from '../dom/visible.js';
import { withoutShortcodes } from '../facts/shortcodes.js';
import { keepsLines, whiteSpaceIn } from '../hide/css/line-breaks.js';
import { linked, marked } from './blocks.js';
import { block } from './boxes.js';
import type { Context, Recognise } from './context.js';
import { isControl } from './controls.js';
import { isDecoration, isEmoji, saysNothing } from './images.js';
import { resolveImage, resolveLink } from './links.js';
import { formula } from './math.js';

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

/** Formulas and tasks as `formulas/` and `structure/tasks.ts` mark them; else what its style makes of it. */
export const span: Recognise = (element, context, walk) => {
  if (element.getAttribute('data-as') === 'p') return block(element, context, walk);
  const style = element.getAttribute('data-tex');
  if (style) return formula(element.textContent ?? '', style === 'display', context);
  const task = element.getAttribute('data-task');
  if (task) return [{ type: 'checkbox', isChecked: task === 'done' }];
  const classes = classOf(element);
  if (EDIT_LINK.test(classes)) return [];
  // docutils' style draws the colon; older versions write it.
  if (classes === 'classifier') return [text(' : '), ...walk.inside(element, context)];
  if (isLine(element, context)) return block(element, context, walk);
  const marks = marksIn(element, context);
  if (marks.length === 0) return walk.inside(element, context);
  return marks.reduce(marked, walk.inside(element, { ...context, marks: [...context.marks, ...marks] }));
};

/** MediaWiki's edit link of a heading, its reply and watch links on a talk page. */
const EDIT_LINK =
  /(?:^|\s)(?:(?:mw-)?editsection|ext-discussiontools-init-(?:replylink-buttons|section-metaitem))(?:\s|$)/;

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

/** A link, or only its words where it leads nowhere or is inside another; controls are left out. */
export const link: Recognise = (element, context, walk) => {
  if (isControl(element)) return [];
  const url = context.inLink ? undefined : resolveLink(element.getAttribute('href'), context.base);
  return url ? linked(walk.inside(element, { ...context, inLink: true }), url) : walk.inside(element, context);
};

/** An image, or the character that it stands for. */
export const image: Recognise = (element, { base }) => {
  const alt = element.getAttribute('data-emoji-fallback') || element.getAttribute('alt') || '';
  if (alt && isEmoji(element, alt)) return words(alt);
  const url = isDecoration(element) ? undefined : resolveImage(element, base);
  if (!url) return [];
  const said = saysNothing(alt, url) ? '' : removeInvisibleCharacters(alt).replace(/\s+/g, ' ').trim();
  return [{ type: 'image', url, alt: said }];
};

/** A reading of ruby, in brackets; a base may go without one. */
export const reading: Recognise = (element, context, walk) => {
  if (!/\S/.test(element.textContent ?? '')) return [];
  return [text('('), ...walk.inside(element, context), text(')')];
};
