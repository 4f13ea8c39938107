/**
 * One way in which declarations of CSS hide an element. A row is read in style sheets, in an element's own style and, where
 * it says so, in the styles that a browser computes; the cheap test of declarations is made of all rows.
 */
export interface HidingRow {
  readonly id: string;
  readonly says: string;
  /** Folded is what the attribute `hidden` does: shown by a click, if the element is a panel. */
  readonly isFolded?: true;
  /** A script may undo it: fade it in, or unfold it. */
  readonly doubtful?: true;
  /** Names of properties, and their values, as parts of a regular expression; without them, the reader of style sheets has a test by the name of the row. */
  readonly property?: string;
  readonly value?: string;
  /** What has to be declared as well. */
  readonly with?: RegExp;
  /** What shows the element nevertheless. */
  readonly unless?: RegExp;
  /** Properties by which another rule shows the element again, where these are not `property` alone. */
  readonly sets?: RegExp;
  /** What an element inside can declare to be seen all the same. */
  readonly shownInside?: RegExp;
  /** What, inside, makes an element be seen: a selector. */
  readonly except?: string;
  /** What an element's own style declares besides while it fades in or moves into place. */
  readonly entering?: RegExp;
  /** Whether a browser's computed value of `property`, which is one name, tells it: of an element's text, or of all that is in it. */
  readonly computed?: 'text' | 'box';
}

/** An alpha value at which nothing is seen. */
const NO_ALPHA = '(?:0*(?:\\.0\\d*)?%?|0*[0-4](?:\\.\\d*)?%)\\s*\\)';
/** A colour in which nothing is seen. */
export const NO_COLOUR = `(?:transparent|(?:(?:rgb|hsl)a?|hwb|(?:ok)?l(?:ab|ch)|color)\\((?:(?:[^),]{1,20},){3}|[^),/]{1,60}\\/)\\s*${NO_ALPHA}|#(?:[\\da-f]{6}0[\\da-f]|[\\da-f]{3}0)(?![\\da-f]))`;
/** So far away that it is no neighbouring slide. */
const FAR = '-(?:9{3,}|\\d{5,})(?:\\.\\d+)?(?:px|r?em|pt|%|v[wh])|(?:9{4,}|\\d{5,})px';
/** A strip of panels side by side, moved by the width of some of them … */
const STRIP =
  /display\s*:\s*(?:inline-)?(?:flex|grid)|white-space\s*:\s*nowrap|(?:^|[;\s])width\s*:\s*(?:\d{3,}(?:\.\d+)?(?:%|vw)|max-content)/i;
/** … shows another of them. */
const OTHER_PANEL = ':scope > :nth-child(2)';
const BY_WINDOWS = { property: 'transform|translate', value: '[^;]{0,200}?(?<![\\w.])-\\d{3,}v[wh]' };
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

/** A number that is nothing, and the sides of a box that nobody sees. */
const ZERO = '0*(?:\\.0*)?(?:px|r?em|pt|%|v[wh])?\\s*(?:[!;/]|$)';
const SHOWN_LETTERS =
  /(?:^|[;\s])font(?:-size)?\s*:[^;]{0,200}?(?:[1-9]\d*(?:\.\d+)?(?:px|pt|rem|v[wh]|[cm]m|in|pc)|small|medium|large)/i;
const WEIGHTS = '(?:(?:[a-z-]{4,11}|[1-9]00)\\s+){0,4}';
const END = '\\s*(?:[!;]|$)';
const MOVES_IT = /transform|translate/i;

/** The first that fits counts. */
export const HIDING: HidingRow[] = [
  {
    id: 'font-size',
    says: 'Letters of no size: `font-size: 0`.',
    property: 'font-size',
    value: `${ZERO}|[012]?(?:\\.\\d+)?px|[01]?(?:\\.\\d+)?pt|0*\\.[01]\\d*r?em|\\d(?:\\.\\d+)?%`,
    sets: /font/i,
    // A percentage of no size is no size.
    shownInside: SHOWN_LETTERS,
    computed: 'text',
  },
  {
    id: 'font',
    says: 'The same by the shorthand: `font: 0/0 a`.',
    property: 'font',
    value: `${ZERO}|${WEIGHTS}(?:0(?:\\.0+)?(?:px|r?em|pt|%)?|[12]px)[\\s/]`,
    sets: /font/i,
    shownInside: SHOWN_LETTERS,
  },
  {
    id: 'letter-spacing',
    says: 'Letters on top of each other: `letter-spacing: -1em`.',
    property: 'letter-spacing',
    value: '-(?:\\d{2,}px|[1-9]\\d*(?:\\.\\d+)?r?em)',
  },
  {
    id: 'indent-before',
    says: 'Text before its box: `text-indent: -9999px`.',
    property: 'text-indent',
    value: '-\\d{3,}',
    computed: 'text',
  },
  {
    id: 'indent-behind',
    says: 'Text behind the box that cuts it off: `text-indent: 100%; overflow: hidden`.',
    property: 'text-indent',
    value: '[1-9]\\d{2,}%|\\d{4,}|\\d{3,}v[wh]',
    with: CLIPPED,
  },
  {
    id: 'clip',
    says: 'Clipped to nothing: `clip: rect(0 0 0 0)`.',
    property: 'clip',
    value: 'rect\\(\\s*(?:0(?:px)?|1px)[\\s,]',
  },
  {
    id: 'clip-path',
    says: 'The same by a path: `clip-path: inset(50%)`.',
    property: 'clip-path',
    value:
      'inset\\((?:\\s*(?:50|100)%|[^)]{0,40}\\s100%|\\s*[5-9]\\d(?:\\.\\d+)?%\\s*\\))|path\\(\\s*["\']?\\s*m\\s*0[\\s,]+0\\s*z?\\s*["\']?\\s*\\)|(?:circle|ellipse)\\(\\s*0|(?:polygon|rect)\\((?:[\\s,]*0(?:px|%)?)+\\s*\\)|xywh\\([^)]{1,40}?\\s0(?:px|%)?\\s*\\)',
  },
  { id: 'display', says: 'Not displayed: `display: none`.', isFolded: true, property: 'display', value: 'none' },
  {
    id: 'visibility',
    says: 'Invisible: `visibility: hidden`.',
    isFolded: true,
    property: 'visibility',
    value: 'hidden|collapse',
    sets: /visibility/i,
    shownInside: /(?:^|[;\s])visibility\s*:\s*visible/i,
  },
  {
    id: 'content-visibility',
    says: 'Its content left out: `content-visibility: hidden`.',
    isFolded: true,
    property: 'content-visibility',
    value: 'hidden',
    sets: /visibility/i,
    computed: 'box',
  },
  {
    id: 'offset',
    says: 'Placed far outside the window: `position: absolute; left: -9999px`.',
    property: 'left|right|top|bottom|inset(?:-[a-z-]{1,20})?',
    value: '[^;]{0,40}?(?<![\\w.-])(?:-\\d{3,}|-[6-9]\\d(?:\\.\\d+)?r?em|(?:9{4,}|\\d{5,})px|[2-9]\\d{2}v[wh])',
    with: /(?:^|[;\s])position\s*:\s*(?:absolute|fixed|relative)/i,
    unless: BESIDE,
    sets: /(?:^|[;\s])(?:position|left|right|top|bottom|inset[a-z-]*)\s*:/i,
  },
  {
    id: 'edge',
    says: 'Fixed at the edge of the window until a script pulls it in: `position: fixed; top: 100%`.',
    doubtful: true,
    property: 'left|right|top|bottom',
    value: '100(?:%|v[wh])',
    with: /(?:^|[;\s])position\s*:\s*fixed/i,
    unless: /(?:^|[;\s])(?:transform|translate|margin[a-z-]{0,20})\s*:[^;]{0,60}-\d/i,
    sets: /(?:^|[;\s])(?:position|left|right|top|bottom|transform|translate)\s*:/i,
  },
  {
    id: 'margin',
    says: 'Pushed far outside the window: `margin-left: -9999px`.',
    property: 'margin(?:-(?:left|top|(?:inline|block)(?:-start)?))?',
    value: `(?:(?:[\\w.%]{1,12}\\s+){3})?(?:${FAR}|-\\d{3,}v[wh])`,
    // A full-width band, or columns of equal height.
    unless: /padding[a-z-]{0,20}\s*:[^;]{0,200}\d{4}/i,
    sets: /margin/i,
  },
  {
    id: 'move',
    says: 'Moved far outside the window: `transform: translateX(-9999px)`.',
    property: 'transform|translate',
    value: `[^;]{0,200}?(?<![\\w.])(?:${FAR})|[^;]{0,200}matrix\\((?:[^),]{1,20},){4,5}\\s*-\\d{4,}`,
    sets: MOVES_IT,
  },
  {
    id: 'move-by-windows',
    says: 'Moved by whole windows: `translate: -100vw`.',
    ...BY_WINDOWS,
    unless: STRIP,
    sets: MOVES_IT,
  },
  {
    id: 'move-of-strip',
    says: 'The same of a strip that has no panel to show instead.',
    ...BY_WINDOWS,
    with: STRIP,
    except: OTHER_PANEL,
    sets: MOVES_IT,
  },
  {
    id: 'mask',
    says: 'Behind a mask of nothing: `mask-image: linear-gradient(transparent, transparent)`.',
    property: 'mask(?:-image|-size)?',
    value: `[^;]{0,40}?gradient\\((?:\\s*(?:to\\s|from\\s|at\\s|circle|ellipse|[\\d.-]+(?:deg|turn|g?rad))[^,();]{0,40},)?${CLEAR}(?:,${CLEAR}){0,8}\\)|(?:[^;]{0,200}?/\\s*)?0(?:px|%)?\\s*(?:0(?:px|%)?\\s*)?(?:[!;]|(?:no-)?repeat|$)`,
    sets: /mask/i,
  },
  {
    id: 'opacity',
    says: 'Seen through: `opacity: 0`.',
    doubtful: true,
    property: 'opacity',
    value: '(?:0*(?:\\.0\\d*)?|[\\d.]+e-\\d+|-[\\d.]+)\\s*(?:%|!|;|$)|0*\\d(?:\\.\\d*)?\\s*%',
    sets: /opacity|filter/i,
    entering: MOVED,
  },
  {
    id: 'filter',
    says: 'Filtered away: `filter: opacity(0)`.',
    doubtful: true,
    property: 'filter',
    value:
      '[^;]{0,60}?(?:(?<![\\w-])opacity\\(\\s*(?:0*(?:\\.0\\d*)?\\s*[%)]|0*\\d(?:\\.\\d*)?\\s*%)|blur\\(\\s*\\d{2,}px)',
    sets: /opacity|filter/i,
    entering: MOVED,
  },
  {
    id: 'clear-letters',
    says: 'Letters without a colour: `color: transparent`.',
    doubtful: true,
    property: '(?:-webkit-text-fill-)?color',
    value: NO_COLOUR,
    // Text that shows a picture through its letters, or is seen by its shadow.
    unless: new RegExp(
      `background-clip\\s*:\\s*text|text-(?:shadow|stroke)[a-z-]{0,6}\\s*:(?!\\s*(?:none|0))|${SHARP_SHADOW}|text-fill-color\\s*:\\s*(?:#(?:[\\da-f]{3}){1,2}|(?!transparent|inherit|currentcolor)[a-z]+)\\s*(?:[;!]|$)`,
      'i',
    ),
    sets: /color/i,
  },
  {
    id: 'colour-of-ground',
    says: 'Letters in the colour of their background: `color: #fff; background: white`.',
    doubtful: true,
    sets: /color|background/i,
  },
  {
    id: 'one-colour',
    says: 'A box that a filter makes all of one colour: `filter: contrast(0)`.',
    doubtful: true,
    sets: /filter|background/i,
  },
  {
    id: 'cut-away',
    says: 'Clipped to a shape without an area: `clip-path: polygon(0 0, 9% 0)`.',
    doubtful: true,
    sets: /clip-path/i,
  },
  {
    id: 'zoom',
    says: 'Zoomed to next to nothing, which `zoom: 0` does not do: `zoom: 1%`.',
    property: 'zoom',
    value: `(?!0*(?:\\.0*)?%?${END})(?:0*(?:\\.0\\d*)?%?|0*\\d(?:\\.\\d*)?%)${END}`,
  },
  {
    id: 'line-height',
    says: 'Lines without height in a box that cuts them off: `line-height: 0; overflow: hidden`.',
    doubtful: true,
    property: 'line-height',
    value: `(?:0+(?:\\.0\\d*)?|\\.0\\d*)(?:px|r?em|%)?${END}`,
    with: CLIPPED,
    // A box that is as high as it says; what is no text, and lines of their own.
    unless:
      /(?:^|[;\s])(?:(?:min-)?height\s*:\s*(?!0|auto)|padding|aspect-ratio|flex\s*:|display\s*:\s*(?:inline-)?(?:flex|grid))/i,
    except:
      'img,picture,video,canvas,svg,iframe,object,embed,input,button,p,div,section,article,ul,ol,table,h1,h2,h3,h4,figure',
    sets: /line-height|overflow/i,
  },
  {
    id: 'shrunk',
    says: 'Shrunk to nothing, or turned to its edge: `transform: scale(0)`.',
    doubtful: true,
    property: 'transform',
    value: `[^;]{0,200}(?:scale(?:[xyz]|3d)?\\((?:[^,)]{1,20},){0,2}\\s*${NOTHING}[,)]|matrix\\((?:[^,)]{1,20},[^,)]{1,20},)?\\s*0\\s*,\\s*0\\s*,|matrix3d\\((?:\\s*0\\s*,){4}|rotate(?:[xy]\\(|3d\\((?!(?:\\s*0\\s*,){2})[^,)]{1,20},[^,)]{1,20},\\s*0\\s*,)\\s*${ASIDE}|skew[xy]?\\(\\s*-?90deg)`,
    sets: /transform|scale|rotate/i,
  },
  {
    id: 'scale',
    says: 'The same by a property of its own: `scale: 0`.',
    doubtful: true,
    property: 'scale',
    value: `(?:[\\d.]{1,9}\\s+)?${NOTHING}(?:[!;\\s]|$)`,
    sets: /transform|scale|rotate/i,
  },
  {
    id: 'rotate',
    says: 'The same by `rotate: y 90deg`.',
    doubtful: true,
    property: 'rotate',
    value: `(?:[xy]|(?!0\\s+0\\s)[\\d.-]{1,9}\\s+[\\d.-]{1,9}\\s+0)\\s+${ASIDE}|${ASIDE}\\s+[xy]`,
    sets: /transform|scale|rotate/i,
  },
  {
    id: 'no-height',
    says: 'A box of no height that scrolls: `height: 0; overflow: auto`.',
    doubtful: true,
    property: '(?:max-)?(?:height|block-size)',
    value: `0(?:px|r?em|%)?${END}`,
    with: /(?:^|[;\s])overflow(?:-y)?\s*:\s*(?:auto|scroll)/i,
    // A flex item that grows, and a box with a minimum height, is not zero high.
    unless: /(?:^|[;\s])(?:flex(?:-grow)?\s*:\s*(?:[1-9]|auto)|min-height\s*:|position\s*:)/i,
    sets: /(?:^|[;\s])(?:max-)?(?:height|block-size)\s*:|overflow/i,
  },
  {
    id: 'no-size',
    says: 'A box of next to no size that cuts off what is in it: `height: 1px; overflow: hidden`.',
    doubtful: true,
    property: '(?:max-)?(?:width|height|(?:block|inline)-size)',
    value: `(?:0*(?:\\.0*)?(?:px|r?em|pt|%|v[wh])?|(?:[1-4]|0?\\.\\d+)px|0?\\.[0-2]\\d*r?em|1)${END}`,
    with: CLIPPED,
    // What grows beside others, or is as high as its offsets make it.
    unless:
      /(?:^|[;\s])flex(?:-grow)?\s*:\s*(?:[1-9]|auto)|(?:^|[;\s])padding[a-z-]{0,20}\s*:[^;]{0,60}?[1-9]\d(?:\.\d+)?%/i,
    sets: /(?:^|[;\s])(?:max-)?(?:width|height|block-size|inline-size)\s*:|overflow/i,
  },
];

/** A row as it is read inside a page, in the styles that the browser computes. */
export type ComputedWay = Record<'property' | 'value' | 'of', string>;

export function computedWays(): ComputedWay[] {
  return HIDING.flatMap(({ property = '', value = '', computed: of }) => (of ? [{ property, value, of }] : []));
}
