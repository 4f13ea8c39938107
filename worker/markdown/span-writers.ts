import { classOf } from '../dom/class-of.js';
import { isEditLink, isHelpMark } from '../extract/recognise/controls.js';
import { isHeadingMark } from '../extract/recognise/place-marks.js';
import { block } from './block-writers.js';
import { codeInline } from './code-writers.js';
import type { Context, Writer } from './context.js';
import { label } from './form-writers.js';
import { formula } from './formulas.js';
import { isInitials } from './images.js';
import { isCodeSpan, marked } from './inline.js';
import type { Mark } from './pieces.js';

/**
 * Formulas and tasks as `extract/formulas` and `extract/structure/tasks.ts` mark them; heading marks; else what the
 * span's class or style makes of its text.
 */
export const span: Writer = (element, context, write) => {
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
  if (/(?:^|[;\s])font-style\s*:\s*italic/i.test(style)) marks.push('*');
  if (/(?:^|[;\s])font-weight\s*:\s*(?:bold|[6-9]00)/i.test(style)) marks.push('**');
  if (/(?:^|[;\s])text-decoration(?:-line)?\s*:[^;]{0,40}\bline-through/i.test(style)) marks.push('~~');
  return marks.filter((mark) => isMarked(element, mark, context));
}

/** Whether a mark is set: not inside the same one, no bold in a heading, which is bold already, and none on an icon. */
function isMarked(element: Element, mark: Mark, { marks, inHeading }: Context): boolean {
  if (marks.includes(mark) || (mark === '**' && inHeading)) return false;
  return mark !== '*' || !ICON.test(classOf(element));
}

/** The kind of a term, after the colon that docutils' style draws; older versions write the colon. */
const classifier: Writer = (element, context, write) => {
  const kind = write.inside(element, context);
  return classOf(element) === 'classifier' ? [{ text: ' : ' }, ...kind] : [];
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
  '*': /(?:^|[;\s])font-style\s*:\s*normal/i,
  '**': /(?:^|[;\s])font-weight\s*:\s*(?:normal|[1-4]00)/i,
};

/** Emphasis by element: `b`, `i`, `del`. */
export function emphasis(mark: Mark): Writer {
  return (element, context, write) => {
    const isPlain = PLAIN[mark]?.test(element.getAttribute('style') ?? '') ?? false;
    if (isPlain || !isMarked(element, mark, context)) return write.inside(element, context);
    return marked(write.inside(element, { ...context, marks: [...context.marks, mark] }), mark);
  };
}
