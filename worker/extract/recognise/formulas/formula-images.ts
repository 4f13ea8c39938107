import { classOf } from '../../../html/class-of.js';
import { percentDecoded } from '../../../html/percent-decoded.js';

/** Where the address of an image states the TeX that its service draws. */
type TexIn = (address: string) => string | undefined;

/** The value of a parameter, or all that is asked for. */
const inParameter = (name: string): TexIn => {
  const value = new RegExp(`[?&]${name}=([^&#]*)`);
  return (address) => value.exec(address)?.[1]?.replaceAll('+', ' ');
};
const asQuery: TexIn = (address) => /\?(.*)$/.exec(address)?.[1]?.replaceAll('&space;', ' ');
const asFile: TexIn = (address) => /\/(?:svg|png)\/([^?#]*)/.exec(address)?.[1];
const nowhere: TexIn = () => undefined;

/** Services that draw formulas, by their addresses. */
const SERVICES: readonly (readonly [address: RegExp, texIn: TexIn])[] = [
  [
    /(?:latex|private)\.codecogs\.com\/|latex\.csdn\.net\/|math(?:tex|url\.com\/render)\.cgi\?|mimetex(?:\.cgi)?\?/,
    asQuery,
  ],
  [/\/latex(?:\.php)?\?/, inParameter('latex')],
  [/\/equation\?tex=/, inParameter('tex')],
  [/chart\.googleapis\.com\/chart\?cht=tx/, inParameter('chl')],
  [/\/render\/math\?math=/, inParameter('math')],
  [/math\.jianshu\.com\/math\?formula=/, inParameter('formula')],
  [/math\.(?:now\.sh|vercel\.app)\/?\?/, inParameter('(?:from|inline)')],
  [/tex\.z-dn\.net\/\?f=/, inParameter('f')],
  [/(?:i\.upmath\.me|tex\.s2cms\.ru)\//, asFile],
  [/\/math\/render\/|_images\/math\/|\/filter\/tex\/pix\.php|\/quicklatex\.com-/, nowhere],
];
/** Any of these addresses. */
const SERVICE = new RegExp(SERVICES.map(([address]) => address.source).join('|'));
/** Classes of formulas that MediaWiki, WordPress, Moodle and QuickLaTeX draw. */
const CLASS = /(?:^|\s)(?:latex|tex|texrender|math|mwe-math-fallback-image-\w+|ql-img-\w+-formula)(?:\s|$)/;
const SET_OFF_CLASS = /(?:^|\s)(?:mwe-math-fallback-image-display|ql-img-displayed-formula)(?:\s|$)/;
/** An alternative text that is a formula in dollars or an environment (LaTeX2HTML), or between brackets (QuickLaTeX). */
const DELIMITED =
  /^\s*(?:\$([^$]+)\$|\\\[(.+)\\\]|\\\((.+)\\\)|\\begin\{(?:displaymath|math)\}(.+)\\end\{(?:displaymath|math)\}|(\\begin\{(?:equation|eqnarray|align|gather)\*?\}.+\\end\{\w{1,12}\*?\}))\s*$/s;
/** Of these, those that are set off from the text. */
const SET_OFF = /^\s*\\begin\{(?!math\})|^\s*\\\[/;
/** Alternative texts that only say that there is a formula, or who drew it. */
const NO_TEX = /^(?:\[?(?:公式|equation|formula|image|latex|math)\]?|Rendered by QuickLaTeX\.com)$/i;
/** Settings of a service before the formula: the size, the colour behind it. */
const SETTINGS = /^(?:\s*\\(?:inline|(?:dpi|fn|bg|fg)(?:_\w+|\s*\{[^{}]*\})))+\s*/;

export interface FormulaImage {
  tex: string;
  isDisplay: boolean;
}

/** Whether a service that draws formulas made the image. */
export function isDrawnByService(image: Element): boolean {
  return SERVICE.test(image.getAttribute('src') ?? '');
}

/** Whether its alternative text is a formula, between marks that say so. */
export function statesTex(image: Element): boolean {
  return DELIMITED.test(image.getAttribute('alt') ?? '');
}

/** The formula that an image shows, if it looks like one; its TeX may be empty. */
export function formulaOfImage(image: Element): FormulaImage | undefined {
  const classes = classOf(image);
  const source = classes.startsWith('formula') ? image.getAttribute('source') : null;
  if (source) return { tex: source, isDisplay: !classes.includes('inline') };
  const style = /^(?:inline|display)$/.exec(image.getAttribute('data-tex') ?? '')?.[0];
  const isFormula = style !== undefined || CLASS.test(classes) || isDrawnByService(image) || statesTex(image);
  if (!isFormula) return undefined;
  const isDisplay = style === 'display' || SET_OFF.test(image.getAttribute('alt') ?? '') || isSetOff(image, classes);
  return { tex: texOf(image), isDisplay };
}

/** What its texts say, or the address that drew it. */
function texOf(image: Element): string {
  const texts = ['alt', 'title', 'data-formula'].map((name) => image.getAttribute(name)?.trim());
  const words = texts.find((text) => text && !NO_TEX.test(text));
  const inside = DELIMITED.exec(words ?? '')
    ?.slice(1)
    .find(Boolean);
  if (inside) return inside.trim().replace(/^\\displaystyle\s*/, '');
  return words ?? texInAddress(image.getAttribute('src') ?? '');
}

function texInAddress(address: string): string {
  const stated = SERVICES.find(([service]) => service.test(address))?.[1](address) ?? '';
  return percentDecoded(stated).replace(SETTINGS, '');
}

function isSetOff({ parentElement: parent }: Element, classes: string): boolean {
  const holder = parent?.localName === 'p' ? parent.parentElement : parent;
  return SET_OFF_CLASS.test(classes) || (holder?.localName === 'div' && classOf(holder) === 'math');
}
