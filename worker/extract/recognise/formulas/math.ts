import { classOf } from '../../../html/class-of.js';
import { parseBody } from '../../dom/document.js';
import type { Markup } from '../../dom/markup.js';
import { parsedJson } from '../../facts/carried/parsed-json.js';
import { isNotDisplayed } from '../../hide/hidden.js';
import { safeTex, texOf } from '../math.js';
import { formulaSpan, markDelimited, OPENER } from './delimited-math.js';
import { texOfDrawing } from './drawn.js';
import { numberEquations } from './equation-numbers.js';
import { formulaOfImage, isFormulaImage } from './formula-images.js';

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
  for (const other of all.flatMap(({ instead = [] }) => instead)) other.remove();
  for (const { element, tex, isDisplay } of all) {
    if (!element.parentNode) continue;
    if (element.localName !== 'script' && isNotDisplayed(element)) element.remove();
    else element.replaceWith(formulaSpan(document, tex, isDisplay));
  }
  if (isDelimited) markDelimited(body, { withDollar: hasReader, isEscaped: hasReader && readsEscapes(markup) });
  numberEquations(body);
}

function hasDollarReader({ names, named }: Markup): boolean {
  const reads = (script: Element) =>
    DOLLAR_READERS.test(script.getAttribute('src') ?? '') ||
    DOCUMENTER.test(script.getAttribute('data-main') ?? '') ||
    (!/json/i.test(script.getAttribute('type') ?? '') && DOLLAR_READERS.test(script.textContent ?? ''));
  return DOLLAR_READERS.test(names) || named('script').some(reads);
}

const MATHJAX = /mathjax|tex2jax/i;
/** Addresses and settings of MathJax 3 and 4, which read `\$` unless told otherwise. */
const SINCE_3 = /mathjax[@/-]?v?[34]\b|\btex-(?:mml-)?(?:chtml|svg)|\btex["']?\s*:\s*\{/i;
const ESCAPES = /\bprocessEscapes["']?\s*:\s*(true|1|!0)?/;

/** Whether MathJax shows a dollar where the text has `\$`. */
function readsEscapes({ named }: Markup): boolean {
  const texts = named('script').map(({ textContent }) => textContent ?? '');
  const settings = texts.filter((text) => MATHJAX.test(text));
  const stated = settings.map((text) => ESCAPES.exec(text)).find(Boolean);
  if (stated) return stated[1] !== undefined;
  const addresses = named('script').map((script) => script.getAttribute('src') ?? '');
  return [...settings, ...addresses].some((text) => SINCE_3.test(text));
}

function mayHoldFormulas({ names, elements, named, attributes }: Markup): boolean {
  return (
    NAME_SIGNS.test(names) ||
    ATTRIBUTES.some((name) => attributes.has(name)) ||
    [...elements.keys()].some((name) => TAG_SIGNS.test(name)) ||
    named('img').some(isFormulaImage)
  );
}

interface Formula {
  /** Empty where an element only looks like a formula. */
  tex: string;
  isDisplay: boolean;
  /** Elements beside it that show the same formula. */
  instead?: readonly Element[];
}

/** Nested elements that look like formulas and hold none: so many are read, since each costs all that is in it. */
const MOST_READ = 3;

/** The formulas in an element, outermost first, so that what a renderer nests in its own element is not found again. */
function* formulas(parent: Element, read = 0): Generator<Formula & { element: Element }> {
  for (let element = parent.firstElementChild; element; element = element.nextElementSibling) {
    const formula = read < MOST_READ ? formulaIn(element, classOf(element)) : undefined;
    const tex = formula && safeTex(formula.tex);
    if (tex) yield { ...formula, element, tex };
    else yield* formulas(element, read + (formula ? 1 : 0));
  }
}

function formulaIn(element: Element, classes: string): Formula | undefined {
  switch (element.localName) {
    case 'script':
      return scripted(element);
    case 'math':
      return { tex: texOf(element), isDisplay: element.getAttribute('display') === 'block' };
    // As XHTML served as HTML names it.
    case 'm:math':
    case 'mml:math':
      return inMarkup(element.outerHTML.replace(/(<\/?)(?:m|mml):/g, '$1'));
    case 'mjx-container':
      return { tex: texInside(element), isDisplay: element.getAttribute('display') === 'true' };
    case 'math-renderer': {
      const [, sign, tex = ''] = /^\s*(\${1,2})([\s\S]*?)\1\s*$/.exec(element.textContent ?? '') ?? [];
      return { tex, isDisplay: sign === '$$' };
    }
    case 'tex-math':
      return fromJats(element);
    case 'd-math':
      return { tex: element.textContent ?? '', isDisplay: element.hasAttribute('block') };
    case 'img':
      return formulaOfImage(element);
    default:
      return formulaByStyle(element, classes);
  }
}

/**
 * Classes of formulas rendered by KaTeX, MathJax 3 and 4, MediaWiki; a wrapper may say that the formula is on lines of
 * its own.
 */
const RENDERED = /(?:^|\s)(?:katex|katex-display|mwe-math-element|mwe-math-element-\w+)(?:\s|$)/;
const DISPLAY = '.katex-display,.mwe-math-element-block';
/** Classes of wrappers that hold the source of what they render in an attribute. */
const FORMULA_CLASS = /(?:^|[\s_-])(?:math|tex|latex|formula|equation|katex)(?:[\s_-]|$)/i;
const SET_OFF_CLASS = /(?:^|[\s_-])(?:block|display|latex-rendered)(?:[\s_-]|$)/i;
/** Classes of elements whose text is the source of a formula, for a script to render: Pandoc, Discourse. */
const SOURCE_CLASS = /^(?:math(?: (?:inline|display))?|katex-error)$/;
/** LaTeXML makes a table of a numbered equation, or of several aligned ones. */
const EQUATIONS = /(?:^|\s)ltx_eqn_table(?:\s|$)/;

/** The formula of an element that only a class or attribute makes one. */
function formulaByStyle(element: Element, classes: string): Formula | undefined {
  const style = element.getAttribute('data-math-style');
  if (style) return { tex: element.textContent ?? '', isDisplay: style === 'display' };
  if (!classes) return undefined;
  if (EQUATIONS.test(classes) && element.localName === 'table')
    return { tex: texOfEquations(element), isDisplay: true };
  const source = FORMULA_CLASS.test(classes) ? statedSource(element) : undefined;
  const isSetOff = SET_OFF_CLASS.test(classes);
  if (source) return { tex: source, isDisplay: isSetOff };
  if (SOURCE_CLASS.test(classes) && isSource(element))
    return { tex: element.textContent ?? '', isDisplay: isSetOff || element.localName === 'div' };
  if (RENDERED.test(classes)) {
    const isDisplay = element.matches(DISPLAY) || element.querySelector(`${DISPLAY},${DISPLAYED_IMAGE}`) !== null;
    return { tex: texInside(element), isDisplay };
  }
  const mathml = /(?:^|\s)MathJax/.test(classes) ? element.getAttribute('data-mathml') : null;
  return mathml ? inMarkup(mathml) : undefined;
}
const DISPLAYED_IMAGE = '.mwe-math-fallback-image-display';

function statedSource(element: Element): string | undefined {
  const stated = SOURCES.map((name) => element.getAttribute(name)).find(Boolean) ?? sourceInData(element);
  return stated && !/^(?:true|false|inline|block|display|\d+)$/.test(stated) ? stated : undefined;
}

/** The source among other data about the formula: Substack. */
function sourceInData(element: Element): string | undefined {
  const data = element.getAttribute('data-attrs');
  if (!data?.includes('persistentExpression')) return undefined;
  const { persistentExpression: tex } = Object(parsedJson(data));
  return typeof tex === 'string' ? tex : undefined;
}

function isSource({ firstElementChild, textContent, className }: Element): boolean {
  if (firstElementChild || /^\s*(?:\\[([]|\$)/.test(textContent ?? '')) return false;
  return className !== 'math' || /[\\^_={]/.test(textContent ?? '');
}

/** What an element that a program rendered states as its source, or else what it drew. */
function texInside(element: Element): string {
  const math = element.querySelector('math');
  const stated = element.querySelector('[data-latex]') ?? element;
  const tex = math
    ? texOf(math)
    : (stated.getAttribute('data-latex') ?? element.querySelector('img[alt]')?.getAttribute('alt'));
  return tex || texOfDrawing(element);
}

function texOfEquations(table: Element): string {
  const lines = Array.from(table.querySelectorAll('tr'), (row) => {
    const parts = Array.from(row.querySelectorAll('math'), (math) =>
      safeTex(texOf(math)).replace(/^\\displaystyle\s*/, ''),
    );
    const number = /\(([\w.]+)\)/.exec(row.querySelector('.ltx_tag_equation')?.textContent ?? '')?.[1];
    return parts.length > 0 ? parts.join(' & ') + (number ? ` \\tag{${number}}` : '') : '';
  }).filter(Boolean);
  if (lines.length > 1) return `\\begin{align*} ${lines.join(' \\\\ ')} \\end{align*}`;
  return lines.join('').replaceAll(' & ', ' ');
}

/** A formula as JATS has it, in dollars, an environment or a whole document: papers by IEEE. */
function fromJats(math: Element): Formula {
  const { parentElement: around, textContent } = math;
  const whole = textContent ?? '';
  const [from, to] = [whole.indexOf(BEGIN), whole.lastIndexOf(END)];
  const inside = (from >= 0 && to > from ? whole.slice(from + BEGIN.length, to) : whole).trim();
  const tex = FRAMES.map((frame) => frame.exec(inside)?.[1]).find(Boolean) ?? inside;
  // Other notations stand beside it, and a link to its source.
  const isFormula = around !== null && /^(?:alternatives|inline-formula|disp-formula)$/.test(around.localName);
  const instead = isFormula ? Array.from(around.children).filter((other) => other !== math) : [];
  return { tex, isDisplay: math.closest('disp-formula') !== null, instead };
}
const BEGIN = '\\begin{document}';
const END = '\\end{document}';
const FRAMES = [/^\$\$(.*)\$\$$/s, /^\$(.*)\$$/s, /^\\begin\{equation\*?\}(.*)\\end\{equation\*?\}$/s];

/** Classes of what MathJax 2 puts before the script that holds the source: a preview and the rendered formula. */
const PREVIEW = /(?:^|\s)(?:MathJax|mjx-chtml|MJXp-)/;
const DRAWN_SET_OFF = /(?:^|\s)(?:MathJax(?:_SVG)?_Display|MJXc-display)(?:\s|$)/;

function scripted(script: Element): Formula | undefined {
  const type = script.getAttribute('type') ?? '';
  const kind = /^math\/(tex|mml)\b/i.exec(type)?.[1]?.toLowerCase();
  if (!kind) return undefined;
  const instead: Element[] = [];
  for (let before = script.previousElementSibling; before; before = before.previousElementSibling) {
    if (!PREVIEW.test(classOf(before))) break;
    instead.push(before);
  }
  const source = script.textContent ?? '';
  const isDisplay = /mode\s*=\s*display/i.test(type) || instead.some((drawn) => DRAWN_SET_OFF.test(classOf(drawn)));
  return { tex: kind === 'tex' ? source : inMarkup(source).tex, isDisplay, instead };
}

function inMarkup(markup: string): Formula {
  const math = parseBody(markup).querySelector('math');
  return { tex: math ? texOf(math) : '', isDisplay: math?.getAttribute('display') === 'block' };
}
