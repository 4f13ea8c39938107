import { isColourOfBackground, isOfOneColour, NO_COLOUR, withPlainColours } from './colours.js';
import { withoutMath } from './css-math.js';
import { withOwnVariables } from './css-variables.js';
import { lastDeclared } from './last-declared.js';
import { isCutAway } from './shapes.js';

/**
 * `never` shown; `folded`, which is the same unless the element is a panel that a click opens; for `narrow` screens only;
 * `yet` to be shown, perhaps: only the whole page tells.
 */
export type Hidden = 'never' | 'folded' | 'narrow' | 'yet';

/** One way in which declarations of CSS hide an element. */
export interface Way {
  how: Exclude<Hidden, 'narrow'>;
  hides: Pick<RegExp, 'test'>;
  /** What has to be declared as well. */
  with?: RegExp;
  /** What shows the element nevertheless. */
  unless?: RegExp;
  /** The property by which another rule shows the element again. */
  sets: RegExp;
  /** What an element inside can declare to be seen all the same. */
  shownInside?: RegExp;
  /** What, inside, makes an element be seen: a selector. */
  except?: string;
  /** What an element's own style declares besides while it fades in or moves into place. */
  entering?: RegExp;
}

/** So far away that it is no neighbouring slide. */
const FAR = '-(?:9{3,}|\\d{5,})(?:\\.\\d+)?(?:px|r?em|pt|%|v[wh])|(?:9{4,}|\\d{5,})px';
/** A strip of panels side by side, moved by the width of some of them … */
const STRIP =
  /display\s*:\s*(?:inline-)?(?:flex|grid)|white-space\s*:\s*nowrap|(?:^|[;\s])width\s*:\s*(?:\d{3,}(?:\.\d+)?(?:%|vw)|max-content)/i;
/** … shows another of them. */
const OTHER_PANEL = ':scope > :nth-child(2)';
const BY_WINDOWS =
  /(?:^|[;\s])(?:transform\s*:[^;]{0,200}translate(?:[xy]|3d)?\([^)]{0,80}?|translate\s*:[^;]{0,40}?)-\d{3,}v[wh]/i;
/** No further than a box of some width may stand beside its text, or overlap what is above it. */
const BESIDE =
  /^(?=[\s\S]*?-[1-4]\d{2}px)(?![\s\S]*?-(?:[5-9]\d{2}|\d{4}|\d{3}(?!px)))(?=[\s\S]*?(?:position\s*:\s*relative|[;\s]width\s*:\s*[1-9]\d{2}px))/i;
/** A gradient's colour stop at which nothing is seen. */
const CLEAR =
  '\\s*(?:transparent|#0{4}(?:0{4})?|rgba?\\((?:[^),]+,[^),]+,[^),]+,|[^),/]+/)\\s*0*(?:\\.0+)?%?\\s*\\))(?:\\s+[\\d.]+(?:%|px)?){0,2}\\s*';
/** A shadow right behind letters without a colour, in one of its own, and not so blurred that they cannot be read. */
const SHARP_SHADOW = `text-shadow\\s*:\\s*0(?:px)?\\s+-?(?:\\d{1,2}|\\d?\\.\\d+)(?:px|r?em)?\\s+(?:(?:[0-3](?:\\.\\d+)?(?:px)?|0?\\.[01]\\d*r?em)\\s+)?(?!${NO_COLOUR}|currentcolor|inherit|initial|unset|revert)[#a-z]`;
/** Turned so far that it is seen from the side. */
const ASIDE = '-?(?:(?:90|270)deg|0?\\.[27]5turn|[13]00grad)';
/** A factor, or a side of a box, of nearly nothing. */
const NOTHING = '(?:0+(?:\\.0\\d*)?|\\.0\\d*)%?\\s*';
const CLIPPED =
  /(?:^|[;\s])(?:overflow(?:-[xy])?\s*:\s*(?:hidden|clip)|contain\s*:[^;]{0,40}?\b(?:strict|content|paint)\b)/i;

/**
 * How a style is at the start of an animation. Pages by Framer, Webflow, Motion and GSAP start with invisible elements,
 * above all headlines, that fade in and move a little as soon as they are scrolled to.
 */
const MOVED =
  /(?:^|[;\s-])(?:transform\s*:[^;]{0,200}(?:translate(?:[xy]|3d)?\(|scale\((?:0?\.[5-9]|1\.[0-4])|matrix\(\s*(1(?:\.[0-4]\d*)?|0?\.[5-9]\d*)\s*,\s*0\s*,\s*0\s*,\s*\1\s*,)|translate\s*:)/i;

/** The first that fits counts. Some of them pages use for what a script then fades in or unfolds. */
export const WAYS: readonly Way[] = [
  {
    how: 'never',
    hides:
      /(?:^|[;\s])font(?:-size)?\s*:\s*0*(?:\.0*)?(?:px|r?em|pt|%|v[wh])?\s*(?:[!;/]|$)|(?:^|[;\s])font\s*:\s*(?:(?:[a-z-]{4,11}|[1-9]00)\s+){0,4}0(?:\.0+)?(?:px|r?em|pt|%)?[\s/]|(?:^|[;\s])font\s*:\s*(?:(?:[a-z-]{4,11}|[1-9]00)\s+){0,4}[12]px[\s/]|(?:^|[;\s])font-size\s*:\s*(?:[012]?(?:\.\d+)?px|[01]?(?:\.\d+)?pt|0*\.[01]\d*r?em|\d(?:\.\d+)?%)/i,
    sets: /font/i,
    // A percentage of no size is no size.
    shownInside:
      /(?:^|[;\s])font(?:-size)?\s*:[^;]{0,200}?(?:[1-9]\d*(?:\.\d+)?(?:px|pt|rem|v[wh]|[cm]m|in|pc)|small|medium|large)/i,
  },
  {
    how: 'never',
    hides: /(?:^|[;\s])letter-spacing\s*:\s*-(?:\d{2,}px|[1-9]\d*(?:\.\d+)?r?em)/i,
    sets: /letter-spacing/i,
  },
  { how: 'never', hides: /(?:^|[;\s])text-indent\s*:\s*-\d{3,}/i, sets: /text-indent/i },
  {
    how: 'never',
    hides: /(?:^|[;\s])text-indent\s*:\s*(?:[1-9]\d{2,}%|\d{4,}|\d{3,}v[wh])/i,
    with: CLIPPED,
    sets: /text-indent/i,
  },
  { how: 'never', hides: /(?:^|[;\s])clip\s*:\s*rect\(\s*(?:0(?:px)?|1px)[\s,]/i, sets: /clip\s*:/i },
  {
    how: 'never',
    hides:
      /(?:^|[;\s])clip-path\s*:\s*(?:inset\((?:\s*(?:50|100)%|[^)]{0,40}\s100%|\s*[5-9]\d(?:\.\d+)?%\s*\))|path\(\s*["']?\s*m\s*0[\s,]+0\s*z?\s*["']?\s*\)|(?:circle|ellipse)\(\s*0|(?:polygon|rect)\((?:[\s,]*0(?:px|%)?)+\s*\)|xywh\([^)]{1,40}?\s0(?:px|%)?\s*\))/i,
    sets: /clip-path/i,
  },
  { how: 'folded', hides: /(?:^|[;\s])display\s*:\s*none/i, sets: /(?:^|[;\s])display\s*:/i },
  {
    how: 'folded',
    hides: /(?:^|[;\s])(?:visibility\s*:\s*(?:hidden|collapse)|content-visibility\s*:\s*hidden)/i,
    sets: /visibility/i,
    shownInside: /(?:^|[;\s])visibility\s*:\s*visible/i,
  },
  {
    how: 'never',
    hides:
      /(?:^|[;\s])(?:(?:left|right|top|bottom)\s*:\s*|inset(?:-[a-z-]{1,20})?\s*:[^;]{0,40}?)(?:-\d{3,}|-[6-9]\d(?:\.\d+)?r?em|(?:9{4,}|\d{5,})px|[2-9]\d{2}v[wh])/i,
    with: /(?:^|[;\s])position\s*:\s*(?:absolute|fixed|relative)/i,
    unless: BESIDE,
    sets: /(?:^|[;\s])(?:position|left|right|top|bottom|inset[a-z-]*)\s*:/i,
  },
  {
    // Until a script pulls it in.
    how: 'yet',
    hides: /(?:^|[;\s])(?:left|right|top|bottom)\s*:\s*100(?:%|v[wh])/i,
    with: /(?:^|[;\s])position\s*:\s*fixed/i,
    unless: /(?:^|[;\s])(?:transform|translate|margin[a-z-]{0,20})\s*:[^;]{0,60}-\d/i,
    sets: /(?:^|[;\s])(?:position|left|right|top|bottom|transform|translate)\s*:/i,
  },
  {
    how: 'never',
    hides: new RegExp(
      `(?:^|[;\\s])margin(?:-(?:left|top|(?:inline|block)(?:-start)?))?\\s*:\\s*(?:(?:[\\w.%]{1,12}\\s+){3})?(?:${FAR}|-\\d{3,}v[wh])`,
      'i',
    ),
    // A full-width band, or columns of equal height.
    unless: /padding[a-z-]{0,20}\s*:[^;]{0,200}\d{4}/i,
    sets: /margin/i,
  },
  {
    how: 'never',
    hides: new RegExp(
      `(?:^|[;\\s])(?:transform\\s*:[^;]{0,200}translate(?:[xy]|3d)?\\([^)]{0,80}?|translate\\s*:[^;]{0,40}?)(?:${FAR})|(?:^|[;\\s])transform\\s*:[^;]{0,200}matrix\\((?:[^),]{1,20},){4,5}\\s*-\\d{4,}`,
      'i',
    ),
    sets: /transform|translate/i,
  },
  { how: 'never', hides: BY_WINDOWS, unless: STRIP, sets: /transform|translate/i },
  { how: 'never', hides: BY_WINDOWS, with: STRIP, except: OTHER_PANEL, sets: /transform|translate/i },
  {
    how: 'never',
    hides: new RegExp(
      `(?:^|[;\\s])(?:-webkit-)?mask(?:-image)?\\s*:[^;]{0,40}?gradient\\((?:\\s*(?:to\\s|from\\s|at\\s|circle|ellipse|[\\d.-]+(?:deg|turn|g?rad))[^,();]{0,40},)?${CLEAR}(?:,${CLEAR}){0,8}\\)|(?:^|[;\\s])(?:-webkit-)?mask(?:-size\\s*:|\\s*:[^;]{0,200}?/)\\s*0(?:px|%)?\\s*(?:0(?:px|%)?\\s*)?(?:[!;]|(?:no-)?repeat|$)`,
      'i',
    ),
    sets: /mask/i,
  },
  {
    how: 'yet',
    hides:
      /(?:^|[;\s])(?:opacity\s*:\s*(?:(?:0*(?:\.0\d*)?|[\d.]+e-\d+|-[\d.]+)\s*(?:%|!|;|$)|0*\d(?:\.\d*)?\s*%)|filter\s*:[^;]{0,60}?(?:(?<![\w-])opacity\(\s*(?:0*(?:\.0\d*)?\s*[%)]|0*\d(?:\.\d*)?\s*%)|blur\(\s*\d{2,}px))/i,
    sets: /opacity|filter/i,
    entering: MOVED,
  },
  {
    how: 'yet',
    hides: new RegExp(`(?:^|[;\\s])(?:-webkit-text-fill-)?color\\s*:\\s*${NO_COLOUR}`, 'i'),
    // Text that shows a picture through its letters, or is seen by its shadow.
    unless: new RegExp(
      `background-clip\\s*:\\s*text|text-(?:shadow|stroke)[a-z-]{0,6}\\s*:(?!\\s*(?:none|0))|${SHARP_SHADOW}|text-fill-color\\s*:\\s*(?:#(?:[\\da-f]{3}){1,2}|(?!transparent|inherit|currentcolor)[a-z]+)\\s*(?:[;!]|$)`,
      'i',
    ),
    sets: /color/i,
  },
  {
    how: 'yet',
    hides: { test: isColourOfBackground },
    sets: /color|background/i,
  },
  { how: 'yet', hides: { test: isOfOneColour }, sets: /filter|background/i },
  { how: 'yet', hides: { test: isCutAway }, sets: /clip-path/i },
  {
    how: 'never',
    hides: /(?:^|[;\s])zoom\s*:\s*(?!0*(?:\.0*)?%?\s*(?:[!;]|$))(?:0*(?:\.0\d*)?%?|0*\d(?:\.\d*)?%)\s*(?:[!;]|$)/i,
    sets: /zoom/i,
  },
  {
    how: 'yet',
    hides: /(?:^|[;\s])line-height\s*:\s*(?:0+(?:\.0\d*)?|\.0\d*)(?:px|r?em|%)?\s*(?:[!;]|$)/i,
    with: CLIPPED,
    // A box that is as high as it says; what is no text, and lines of their own.
    unless:
      /(?:^|[;\s])(?:(?:min-)?height\s*:\s*(?!0|auto)|padding|aspect-ratio|flex\s*:|display\s*:\s*(?:inline-)?(?:flex|grid))/i,
    except:
      'img,picture,video,canvas,svg,iframe,object,embed,input,button,p,div,section,article,ul,ol,table,h1,h2,h3,h4,figure',
    sets: /line-height|overflow/i,
  },
  {
    how: 'yet',
    hides: new RegExp(
      `(?:^|[;\\s])(?:transform\\s*:[^;]{0,200}(?:scale(?:[xyz]|3d)?\\((?:[^,)]{1,20},){0,2}\\s*${NOTHING}[,)]|matrix\\((?:[^,)]{1,20},[^,)]{1,20},)?\\s*0\\s*,\\s*0\\s*,|matrix3d\\((?:\\s*0\\s*,){4}|rotate(?:[xy]\\(|3d\\((?!(?:\\s*0\\s*,){2})[^,)]{1,20},[^,)]{1,20},\\s*0\\s*,)\\s*${ASIDE}|skew[xy]?\\(\\s*-?90deg)|scale\\s*:\\s*(?:[\\d.]{1,9}\\s+)?${NOTHING}(?:[!;\\s]|$)|rotate\\s*:\\s*(?:(?:[xy]|(?!0\\s+0\\s)[\\d.-]{1,9}\\s+[\\d.-]{1,9}\\s+0)\\s+${ASIDE}|${ASIDE}\\s+[xy]))`,
      'i',
    ),
    sets: /transform|scale|rotate/i,
  },
  {
    how: 'yet',
    hides: /(?:^|[;\s])(?:max-)?(?:height|block-size)\s*:\s*0(?:px|r?em|%)?\s*(?:!|;|$)/i,
    with: /(?:^|[;\s])overflow(?:-y)?\s*:\s*(?:auto|scroll)/i,
    // A flex item that grows, and a box with a minimum height, is not zero high.
    unless: /(?:^|[;\s])(?:flex(?:-grow)?\s*:\s*(?:[1-9]|auto)|min-height\s*:|position\s*:)/i,
    sets: /(?:^|[;\s])(?:max-)?(?:height|block-size)\s*:|overflow/i,
  },
  {
    how: 'yet',
    hides:
      /(?:^|[;\s])(?:max-)?(?:width|height|(?:block|inline)-size)\s*:\s*(?:0*(?:\.0*)?(?:px|r?em|pt|%|v[wh])?|(?:[1-4]|0?\.\d+)px|0?\.[0-2]\d*r?em|1)\s*(?:!|;|$)/i,
    with: CLIPPED,
    // What grows beside others, or is as high as its offsets make it.
    unless:
      /(?:^|[;\s])flex(?:-grow)?\s*:\s*(?:[1-9]|auto)|(?:^|[;\s])padding[a-z-]{0,20}\s*:[^;]{0,60}?[1-9]\d(?:\.\d+)?%/i,
    sets: /(?:^|[;\s])(?:max-)?(?:width|height|block-size|inline-size)\s*:|overflow/i,
  },
];

/** Declarations that could hide at all; most cannot. */
const MAY_HIDE = new RegExp(
  [
    // Comments, escapes and sums may become anything.
    '/\\*|\\\\|(?:calc|min|max|clamp)\\(',
    'display\\s*:\\s*none|visibility|opacity|blur|clip|mask|zoom|scale|matrix|rotate|skew|contrast|brightness',
    'font(?:-size)?\\s*:|letter-spacing|text-indent',
    'line-height\\s*:\\s*\\.?0|-\\d{3}|\\d{4}px|\\dv[wh]|-\\d{2}(?:\\.\\d+)?r?em',
    '(?:^|[;\\s])(?:max-)?(?:width|height|(?:block|inline)-size)\\s*:\\s*(?:[01.]|[2-4]px)',
    'color\\s*:\\s*(?:transparent|#(?:[\\da-f]{4}){1,2}(?![\\da-f])|(?!var)[a-z-]+\\()',
  ].join('|'),
  'i',
);

/** How declarations hide what they apply to. */
export function wayOf(declarations: string): Way | undefined {
  return firstOf(WAYS, declarations);
}

/** Whether declarations hide an element as the attribute `hidden` does, however else they hide it. */
export function isFoldedBy(declarations: string): boolean {
  return firstOf(FOLDING, declarations) !== undefined;
}
const FOLDING = WAYS.filter(({ how }) => how === 'folded');

function firstOf(ways: readonly Way[], declarations: string): Way | undefined {
  if (!MAY_HIDE.test(declarations) && !isColourOfBackground(declarations)) return undefined;
  const said = unescaped(declarations).replace(PREFIXED, '');
  const text = withPlainColours(withoutMath(withoutComments(said, ' ')));
  // Few declarations hide at all, and only for these it matters which of two counts.
  return firstFor(ways, text) && firstFor(ways, lastDeclared(text));
}

/** Names that browsers still read with a prefix. */
const PREFIXED = /-webkit-(?=(?:clip-path|transform|filter|opacity)\s*:)/gi;

function firstFor(ways: readonly Way[], text: string): Way | undefined {
  return ways.find((way) => way.hides.test(text) && (way.with?.test(text) ?? true) && !way.unless?.test(text));
}

/** Whether declarations set the property that a way hides by, so that the element is seen. */
export function isShowing({ hides, sets }: Way, declarations: string): boolean {
  if (!sets.test(declarations)) return false;
  const read = lastDeclared(declarations);
  return sets.test(read) && !hides.test(read);
}

/** How its own style hides an element. */
export function wayOfStyle(style: string): Way | undefined {
  return wayOf(withOwnVariables(style));
}

/**
 * Replaces each comment by `space`, and by a blank between two words, which it does not join; one without an end stays,
 * and ends the search.
 */
export function withoutComments(css: string, space: string): string {
  const end = css.lastIndexOf('*/') + 2;
  if (end < 2) return css;
  const isWord = (char: string | undefined) => char !== undefined && /[\w-]/.test(char);
  const instead = (comment: string, at: number) =>
    isWord(css[at - 1]) && isWord(css[at + comment.length]) ? ' ' : space;
  return css.slice(0, end).replace(/\/\*[\s\S]*?\*\//g, instead) + css.slice(end);
}

/**
 * Resolves escapes: up to six hexadecimal digits and a space, or any other character as it is. Source: CSS Syntax 3,
 * 4.3.7.
 */
export function unescaped(css: string): string {
  if (!css.includes('\\')) return css;
  return css.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gis, (_, digits?: string, char?: string) => {
    const code = digits ? Number.parseInt(digits, 16) : 0;
    return char ?? (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '');
  });
}
