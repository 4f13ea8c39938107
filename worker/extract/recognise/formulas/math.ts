import { classOf } from '../../../html/class-of.js';
import { parseBody } from '../../dom/document.js';
import type { Markup } from '../../dom/markup.js';
import { isNotDisplayed } from '../../hide/hidden.js';
import { safeTex, texOf } from '../math.js';
import { formulaSpan, markDelimited, OPENER } from './delimited-math.js';
import { numberEquations } from './equation-numbers.js';
import { formulaOfImage, isDrawnByService, statesTex } from './formula-images.js';
import { mathmlOfKatex } from './katex.js';
import { mathmlOfMathjax } from './mathjax.js';
import { texOfMathml } from './mathml.js';

/** Cheap signs of formulas: in names of elements, tags and attributes. */
const NAME_SIGNS = /math|mjx-|[kl]atex|\btex\b|\bformula inline/i;
const TAG_SIGNS = /math|mjx-/;
const SOURCES = ['data-math', 'data-tex', 'data-latex'];
const ATTRIBUTES = [...SOURCES, 'data-math-style', 'data-mathml'];
/** Names of programs that turn `$…$` in the text into formulas; without one, a dollar is money. */
const DOLLAR_READERS = /mathjax|katex|tex2jax|inlinemath/i;
/** The script of Documenter.jl, which loads KaTeX or MathJax. */
const DOCUMENTER = /\/documenter\.js$/;

/**
 * Rewrites every formula as `<span data-tex="inline|display">TeX</span>`, in place, before anything else looks at the
 * page: its TeX often stands in what the later stages drop as hidden or as a script. A span of text is what survives
 * the choice of the main content, which knows no elements of other names.
 */
export function markFormulas(document: Document, markup: Markup): void {
  const hasReader = markup.dollars.length > 0 && hasDollarReader(markup);
  const isDelimited = hasReader || markup.dollars.some((text) => OPENER.test(text));
  if (!isDelimited && !mayHoldFormulas(markup)) return;
  const { body } = document;
  const all = [...formulas(body)];
  for (const other of all.flatMap(({ instead }) => instead)) other.remove();
  for (const { element, tex, isDisplay } of all) {
    if (!element.parentNode) continue;
    if (isNotDisplayed(element) && (isDrawn(element) || !isBesideDrawing(element))) element.remove();
    else element.replaceWith(formulaSpan(document, tex, isDisplay));
  }
  if (isDelimited) markDelimited(body, { withDollar: hasReader, isEscaped: hasReader && readsEscapes(markup) });
  numberEquations(body);
}

/** Whether a renderer drew this. */
function isDrawn({ localName, className }: Element): boolean {
  return localName === 'mjx-container' || /(?:^|\s)katex(?:-display)?(?:\s|$)/.test(className);
}

/** Whether what is hidden may be the source of what is drawn beside it. */
function isBesideDrawing({ localName, previousElementSibling: before, nextElementSibling: behind }: Element): boolean {
  if (localName === 'script') return true;
  const isSeen = (beside: Element | null) => beside !== null && !isNotDisplayed(beside);
  return [before, behind].filter(isSeen).some((one) => one?.matches(DRAWING) || one?.querySelector(DRAWING));
}
const DRAWING = 'img,svg,canvas,math,[class*="katex" i],[class*="mathjax" i],[class*="mjx" i]';

function hasDollarReader({ names, named }: Markup): boolean {
  const reads = (script: Element) =>
    DOLLAR_READERS.test(script.getAttribute('src') ?? '') ||
    DOCUMENTER.test(script.getAttribute('data-main') ?? '') ||
    (!/json/i.test(script.getAttribute('type') ?? '') && DOLLAR_READERS.test(script.textContent ?? ''));
  return DOLLAR_READERS.test(names) || named('script').some(reads);
}

const MATHJAX = /mathjax|tex2jax/i;
/** Addresses and settings of MathJax 3 and 4, which read `\$` unless told otherwise. */
const SINCE_3 = /mathjax[@/-]?v?[34]\b|\btex-(?:mml-)?(?:chtml|svg)/i;
const SETTINGS_SINCE_3 = /\btex["']?\s*:\s*\{/;
const ESCAPES = /\bprocessEscapes["']?\s*:\s*(true|1|!0)?/;

/** Whether MathJax shows a dollar where the text has `\$`. */
function readsEscapes({ named }: Markup): boolean {
  const settings = named('script')
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => MATHJAX.test(text));
  const stated = settings.map((text) => ESCAPES.exec(text)).find(Boolean);
  if (stated) return stated[1] !== undefined;
  const addresses = named('script').map((script) => script.getAttribute('src') ?? '');
  return settings.some((text) => SETTINGS_SINCE_3.test(text)) || addresses.some((address) => SINCE_3.test(address));
}

function mayHoldFormulas({ names, elements, named, attributes }: Markup): boolean {
  return (
    NAME_SIGNS.test(names) ||
    ATTRIBUTES.some((name) => attributes.has(name)) ||
    [...elements.keys()].some((name) => TAG_SIGNS.test(name)) ||
    named('img').some((image) => isDrawnByService(image) || statesTex(image))
  );
}

interface Found {
  element: Element;
  tex: string;
  isDisplay: boolean;
  /** Elements beside it that show the same formula. */
  instead: readonly Element[];
}

/** Nested elements that look like formulas and hold none: so many are read, since each costs all that is in it. */
const MOST_READ = 3;

/** The formulas in an element, outermost first, so that what a renderer nests in its own element is not found again. */
function* formulas(parent: Element, read = 0): Generator<Found> {
  for (let node = parent.firstElementChild; node; node = node.nextElementSibling) {
    const formulaIn = readerOf(node);
    const found = formulaIn && read < MOST_READ ? formulaIn(node) : undefined;
    if (found) yield found;
    else yield* formulas(node, read + (formulaIn ? 1 : 0));
  }
}

/**
 * Classes of formulas rendered by KaTeX, MathJax 3 and 4, MediaWiki; a wrapper may say that the formula is on lines of
 * its own.
 */
const RENDERED = /(?:^|\s)(?:katex|katex-display|mwe-math-element|mwe-math-element-\w+)(?:\s|$)/;
const DISPLAY = /(?:^|\s)(?:katex-display|mwe-math-element-block)(?:\s|$)/;
/** Classes of what MathJax 2 puts before the script that holds the TeX. */
const PREVIEW = /(?:^|\s)(?:MathJax|mjx-chtml|MJXp-)/;
const DRAWN_SET_OFF = /(?:^|\s)(?:MathJax(?:_SVG)?_Display|MJXc-display)(?:\s|$)/;

type FormulaIn = (element: Element) => Found | undefined;

/** The function that reads the formula of an element, if it looks like one. */
function readerOf(element: Element): FormulaIn | undefined {
  const classes = classOf(element);
  switch (element.localName) {
    case 'script':
      return scripted;
    case 'math':
      return (math) => found(math, texOf(math), math.getAttribute('display') === 'block');
    case 'mjx-container':
      return drawnByMathjax;
    case 'm:math':
    case 'mml:math':
      return (math) => found(math, texOfMarkup(unprefixed(math)), math.getAttribute('display') === 'block');
    case 'math-renderer':
      return betweenDollars;
    case 'tex-math':
      return fromJats;
    case 'd-math':
      return (math) => found(math, math.textContent ?? '', math.hasAttribute('block'));
    case 'img': {
      const drawn = formulaOfImage(element);
      return drawn && ((image) => found(image, drawn.tex, drawn.isDisplay));
    }
    case 'table':
      return EQUATIONS.test(classes) ? (table) => found(table, texOfEquations(table), true) : undefined;
    default:
      return stylesOf(element, classes);
  }
}

/** The markup with MathML's tag names without a prefix, as XHTML served as HTML has it. */
function unprefixed({ outerHTML }: Element): string {
  return outerHTML.replace(/(<\/?)(?:m|mml):/g, '$1');
}

function drawnByMathjax(element: Element): Found | undefined {
  const tex = texInside(element) || texDrawnBy(mathmlOfMathjax, element);
  return found(element, tex, element.getAttribute('display') === 'true');
}

function betweenDollars(element: Element): Found | undefined {
  const [, sign = '', tex = ''] = /^\s*(\${1,2})([\s\S]*?)\1\s*$/.exec(element.textContent ?? '') ?? [];
  return found(element, tex, sign === '$$');
}

/** A formula as JATS has it, in dollars, an environment or a whole document: papers by IEEE. */
function fromJats(math: Element): Found | undefined {
  const { parentElement: around, textContent } = math;
  const whole = (textContent ?? '').trim();
  const [from, to] = [whole.indexOf(BEGIN), whole.lastIndexOf(END)];
  const inside = from >= 0 && to > from ? whole.slice(from + BEGIN.length, to).trim() : whole;
  const [, tex] = FRAMES.map((frame) => frame.exec(inside)).find(Boolean) ?? ['', inside];
  // Other notations stand beside it, and a link to its source.
  const isFormula = around !== null && /^(?:alternatives|inline-formula|disp-formula)$/.test(around.localName);
  const others = isFormula ? Array.from(around.children).filter((other) => other !== math) : [];
  return found(math, tex ?? '', math.closest('disp-formula') !== null, others);
}
const BEGIN = '\\begin{document}';
const END = '\\end{document}';
const FRAMES = [/^\$\$(.*)\$\$$/s, /^\$(.*)\$$/s, /^\\begin\{equation\*?\}(.*)\\end\{equation\*?\}$/s];

/** Readers for elements that only a class or attribute makes a formula. */
function stylesOf(element: Element, classes: string): FormulaIn | undefined {
  const style = element.getAttribute('data-math-style');
  if (style) return (it) => found(it, it.textContent ?? '', style === 'display');
  if (!classes) return undefined;
  const source = FORMULA_CLASS.test(classes) ? statedSource(element) : undefined;
  if (source) return (it) => found(it, source, SET_OFF_CLASS.test(classes));
  if (SOURCE_CLASS.test(classes) && isSource(element))
    return (it) => found(it, it.textContent ?? '', it.localName === 'div' || SET_OFF_CLASS.test(classes));
  if (RENDERED.test(classes))
    return (it) => found(it, texInside(it) || texDrawnBy(mathmlOfKatex, it), isSetOff(it, classes));
  const mathml = /(?:^|\s)MathJax/.test(classes) ? element.getAttribute('data-mathml') : null;
  return mathml ? (it) => found(it, texOfMarkup(mathml), /display="block"/.test(mathml)) : undefined;
}

/** Classes of elements whose text is the source of a formula, for a script to render: Pandoc, Discourse. */
const SOURCE_CLASS = /^(?:math(?: (?:inline|display))?|katex-error)$/;

function isSource({ firstElementChild, textContent, className }: Element): boolean {
  if (firstElementChild || /^\s*(?:\\[([]|\$)/.test(textContent ?? '')) return false;
  return className !== 'math' || /[\\^_={]/.test(textContent ?? '');
}

/** LaTeXML makes a table of a numbered equation, or of several aligned ones. */
const EQUATIONS = /(?:^|\s)ltx_eqn_table(?:\s|$)/;

function texOfEquations(table: Element): string {
  const lines = Array.from(table.querySelectorAll('tr'), (row) => {
    const parts = Array.from(row.querySelectorAll('math'), (math) =>
      safeTex(texOf(math)).replace(/^\\displaystyle\s*/, ''),
    );
    const number = /\(([\w.]+)\)/.exec(row.querySelector('.ltx_tag_equation')?.textContent ?? '')?.[1];
    return parts.length > 0 ? parts.join(' & ') + (number ? ` \\tag{${number}}` : '') : '';
  }).filter(Boolean);
  const [first = ''] = lines;
  if (lines.length > 1) return `\\begin{align*} ${lines.join(' \\\\ ')} \\end{align*}`;
  return first.replaceAll(' & ', ' ');
}

/** Classes of wrappers that hold the source of what they render in an attribute. */
const FORMULA_CLASS = /(?:^|[\s_-])(?:math|tex|latex|formula|equation|katex)(?:[\s_-]|$)/i;
const SET_OFF_CLASS = /(?:^|[\s_-])(?:block|display|latex-rendered)(?:[\s_-]|$)/i;

function statedSource(element: Element): string | undefined {
  const stated = SOURCES.map((name) => element.getAttribute(name)).find(Boolean) ?? sourceInData(element);
  return stated && !/^(?:true|false|inline|block|display|\d+)$/.test(stated) ? stated : undefined;
}

/** The source among other data about the formula: Substack. */
function sourceInData(element: Element): string | undefined {
  const data = element.getAttribute('data-attrs');
  if (!data?.includes('persistentExpression')) return undefined;
  try {
    const { persistentExpression: tex } = JSON.parse(data) as { persistentExpression?: unknown };
    return typeof tex === 'string' ? tex : undefined;
  } catch {
    return undefined;
  }
}

function found(element: Element, tex: string, isDisplay: boolean, instead: readonly Element[] = []): Found | undefined {
  const text = safeTex(tex);
  return text ? { element, tex: text, isDisplay, instead } : undefined;
}

function isSetOff(element: Element, classes: string): boolean {
  return DISPLAY.test(classes) || element.querySelector('.katex-display,.mwe-math-fallback-image-display') !== null;
}

/** MathJax 2 leaves the source in a script, and before it a preview and the rendered formula. */
function scripted(script: Element): Found | undefined {
  const type = script.getAttribute('type') ?? '';
  const kind = /^math\/(tex|mml)\b/i.exec(type)?.[1]?.toLowerCase();
  if (!kind) return undefined;
  const instead: Element[] = [];
  let before = script.previousElementSibling;
  while (before && PREVIEW.test(classOf(before))) {
    instead.push(before);
    before = before.previousElementSibling;
  }
  const source = script.textContent ?? '';
  const tex = kind === 'tex' ? source : texOfMarkup(source);
  const isDisplay = /mode\s*=\s*display/i.test(type) || instead.some((drawn) => DRAWN_SET_OFF.test(classOf(drawn)));
  return found(script, tex, isDisplay, instead);
}

function texInside(element: Element): string {
  const math = element.querySelector('math');
  if (math) return texOf(math);
  const image = element.querySelector('img[alt]');
  const stated =
    element.querySelector('[data-latex]')?.getAttribute('data-latex') ?? element.getAttribute('data-latex');
  return stated ?? image?.getAttribute('alt') ?? '';
}

/** The TeX of what is drawn, where a formula has no source. */
function texDrawnBy(mathmlOf: (drawn: Element) => Element | undefined, element: Element): string {
  const math = mathmlOf(element);
  return math ? texOfMathml(math) : '';
}

function texOfMarkup(markup: string): string {
  const math = parseBody(markup).querySelector('math');
  return math ? texOf(math) : '';
}
