import { sizeUpTo } from '../../html/text-sizes.js';
import type { Piece } from '../../tree.js';
import { removeInvisibleCharacters } from '../dom/visible.js';
import type { Context } from './context.js';
import { texOfMathml } from './formulas/mathml.js';

/** A formula as `$…$`, or as a block between lines of `$$`; always inline where a block cannot stand. */
export function formula(tex: string, isDisplay: boolean, { inTable, inHeading, inLink }: Context): Piece[] {
  const body = safeTex(tex, inTable === true);
  if (!body) return [];
  if (!isDisplay || inTable || inHeading || inLink) return [{ type: 'inlineMath', value: withinLine(body) }];
  return [{ type: 'math', value: body }];
}

/** Replaces TeX that works only in display formulas by what works inside a line. */
function withinLine(tex: string): string {
  return tex
    .replace(/\s*\\tag\*?\{([^{}]*)\}/g, ' \\quad (\\text{$1})')
    .replace(/\\(begin|end)\{align\*?\}/g, '\\$1{aligned}');
}

/** Types of annotations that hold TeX: `application/x-tex`, `TeX`, `text/x-latex`, but not `text/plain`. */
const OF_TEX = /(?:^|[^a-z])(?:la)?tex(?:$|[^a-z])/i;

/**
 * The TeX of a `math` element: what its author wrote, if the page still has it, else a translation. Where nothing but
 * the source is left, no reader sees it.
 */
export function texOf(math: Element): string {
  const notes = new Set(math.querySelectorAll('annotation,annotation-xml'));
  if (notes.size > 0 && sizeUpTo(math, 0, notes) === 0) return '';
  for (const name of ['annotation', 'annotation-xml']) {
    for (const note of math.getElementsByTagName(name)) {
      if (OF_TEX.test(note.getAttribute('encoding') ?? '')) return note.textContent ?? '';
    }
  }
  return math.getAttribute('alttext') || texOfMathml(math);
}

/** A link in a formula that does not lead to a page (a script, say), with its address if that is simple. */
const OTHER_LINK = /\\(?:href|url)(?![a-z])\s*(?=\{)(?!\{\s*(?:https?:|mailto:|[#/?]))(?:\{[^{}]*\})?/gi;

/**
 * TeX on one line, without comments, that neither ends its formula early nor means anything to a Markdown parser
 * without formulas. The added spaces change no formula.
 */
export function safeTex(tex: string, inTable = false): string {
  const oneLine = removeInvisibleCharacters(tex)
    .replace(/(?<!\\)((?:\\\\)*)%.*$/gm, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  const unwrapped = /^\{\\(?:display|text)style (.*)\}$/.exec(oneLine)?.[1]?.trim() ?? oneLine;
  const text = unwrapped
    .replace(OTHER_LINK, '')
    .replace(/\\.|\$/g, (found) => (found === '$' ? '' : found))
    .replaceAll('`', '\\lq ')
    .replace(/ ?<(?=[a-z/!?])/gi, ' < ')
    .replaceAll('](', '] (');
  const piped = inTable ? text.replace(/\\\|/g, '\\Vert ').replaceAll('|', '\\vert ') : text;
  return piped.replace(/(?<!\\)((?:\\\\)*)\\?$/, '$1').trim();
}
