import { classOf } from '../../../html/class-of.js';
import { percentDecoded } from '../../../html/percent-decoded.js';

/** Services that draw formulas, by their addresses, and where in these the TeX is: in a parameter, for one, as forms encode it. */
const IN_PARAMETER = /[?&](?:latex|tex|math|formula|from|inline|f|chl)=([^&#]*)/;
const NOWHERE = /(?!)/;
const SERVICES: readonly (readonly [address: RegExp, tex: RegExp])[] = [
  [
    /\/(?:latex(?:\.php)?|equation|render\/math)\?|math\.jianshu\.com\/math\?|math\.(?:now\.sh|vercel\.app)\/?\?|tex\.z-dn\.net\/\?|chart\.googleapis\.com\/chart\?cht=tx/,
    IN_PARAMETER,
  ],
  [
    /(?:latex|private)\.codecogs\.com\/|latex\.csdn\.net\/|math(?:tex|url\.com\/render)\.cgi\?|mimetex(?:\.cgi)?\?/,
    /\?(.*)$/,
  ],
  [/(?:i\.upmath\.me|tex\.s2cms\.ru)\//, /\/(?:svg|png)\/([^?#]*)/],
  [/\/math\/render\/|_images\/math\/|\/filter\/tex\/pix\.php|\/quicklatex\.com-/, NOWHERE],
];
/** Any of these addresses. */
const SERVICE = new RegExp(SERVICES.map(([address]) => address.source).join('|'));
/** Settings in front of the TeX: of size, of colour. */
const SETTINGS = /^(?:\s*\\(?:inline|(?:dpi|fn|bg|fg)(?:_\w+|\s*\{[^{}]*\})))+\s*/;
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

/** Whether an image is a formula, by the address of a service that draws them or by its alternative text. */
export function isFormulaImage(image: Element): boolean {
  return SERVICE.test(image.getAttribute('src') ?? '') || DELIMITED.test(image.getAttribute('alt') ?? '');
}

/** The formula that an image shows, if it looks like one; its TeX may be empty. */
export function formulaOfImage(image: Element): { tex: string; isDisplay: boolean } | undefined {
  const classes = classOf(image);
  const style = /^(?:inline|display)$/.exec(image.getAttribute('data-tex') ?? '')?.[0];
  if (!style && !CLASS.test(classes) && !isFormulaImage(image)) return undefined;
  const isSetOff = SET_OFF_CLASS.test(classes) || image.parentElement?.closest('div,section')?.matches('div.math');
  const isDisplay = style === 'display' || isSetOff === true || SET_OFF.test(image.getAttribute('alt') ?? '');
  return { tex: texOf(image), isDisplay };
}

/** What its texts say, or the address that drew it. */
function texOf(image: Element): string {
  const texts = ['alt', 'title', 'data-formula'].map((name) => image.getAttribute(name)?.trim());
  const words = texts.find((text) => text && !NO_TEX.test(text));
  const [, ...inside] = DELIMITED.exec(words ?? '') ?? [];
  const tex =
    inside
      .find(Boolean)
      ?.trim()
      .replace(/^\\displaystyle\s*/, '') ?? words;
  if (tex !== undefined) return tex;
  const address = image.getAttribute('src') ?? '';
  const [, where] = SERVICES.find(([service]) => service.test(address)) ?? [];
  const stated = where?.exec(address)?.[1]?.replaceAll(where === IN_PARAMETER ? '+' : '&space;', ' ') ?? '';
  return percentDecoded(stated).replace(SETTINGS, '');
}
