import { classOf } from './class-of.js';

/** Class names with which sites hide text from the eye alone: labels for screen readers, skip links. */
const HIDING_CLASS =
  /(?:^|\s)(?:sr-only|visually-?hidden|screen-reader-(?:text|only)|assistive-text|element-invisible|u-hidden-visually|a11y-hidden)(?:\s|$)/;

/** A style that can hide at all; most cannot. */
const MAY_HIDE = /none|hidden|collapse|-\d{3,}|opacity|font-size|clip|scale/i;
const FOLDING_STYLE = /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse))/i;
const HIDING_STYLE: readonly RegExp[] = [
  /(?:^|[;\s])font-size\s*:\s*0(?:\.0+)?(?:px|em|rem|pt|%)?\s*(?:!|;|$)/i,
  /(?:^|[;\s])text-indent\s*:\s*-\d{3,}/i,
  /(?:^|[;\s])clip\s*:\s*rect\(\s*(?:0|1px)[\s,]/i,
  /(?:^|[;\s])clip-path\s*:\s*(?:inset\(\s*(?:50|100)%|circle\(\s*0)/i,
];
const POSITIONED = /(?:^|[;\s])position\s*:\s*(?:absolute|fixed)/i;
const FAR_AWAY = /(?:^|[;\s])(?:left|right|top|bottom|margin-left|margin-top)\s*:\s*-\d{3,}/i;

/** Styles that hide, but with which pages also start what a script then fades in or unfolds. */
const NOT_YET_SHOWN_STYLE: readonly RegExp[] = [
  /(?:^|[;\s])opacity\s*:\s*0*(?:\.0+)?\s*(?:%|!|;|$)/i,
  /(?:^|[;\s])transform\s*:[^;]*scale[xy]?\(\s*0(?:\.0+)?\s*[,)]/i,
];
const CLIPPED = /(?:^|[;\s])overflow(?:-[xy])?\s*:\s*(?:hidden|clip)/i;
const NO_SIZE = /(?:^|[;\s])(?:max-)?(?:width|height)\s*:\s*[01](?:px)?\s*(?:!|;|$)/i;

/**
 * `never` shown; `folded`, which is the same unless the element is a panel that a click opens; or `yet` to be shown,
 * perhaps, which only the whole page tells.
 */
export type Hidden = 'never' | 'folded' | 'yet';

/** Whether an element, by its own attributes or a rule of the page's style sheet, shows nothing to the eye. */
export function hiddenness(element: Element, rules: HidingRules): Hidden | undefined {
  const hidden = element.getAttribute('hidden');
  if (hidden !== null && hidden !== 'until-found') return 'folded';
  const style = element.getAttribute('style');
  const byStyle = style && MAY_HIDE.test(style) ? hiddenByStyle(style) : undefined;
  if (byStyle) return byStyle === 'folded' && isFoldedCallout(element) ? undefined : byStyle;
  const classes = classOf(element);
  if (classes && HIDING_CLASS.test(classes)) return 'never';
  if (rules.size === 0) return undefined;
  const isNamed = classes.split(/\s+/).some((name) => rules.has(`.${name}`));
  return isNamed || rules.has(`#${element.id}`) ? 'yet' : undefined;
}

/** The text of a callout that starts folded, as `details` may; its title shows and opens it. */
function isFoldedCallout({ parentElement: parent }: Element): boolean {
  return parent?.hasAttribute('data-callout') === true && /(?:^|\s)is-collapsible(?:\s|$)/.test(parent.className);
}

function hiddenByStyle(style: string): Hidden | undefined {
  if (HIDING_STYLE.some((pattern) => pattern.test(style))) return 'never';
  if (FOLDING_STYLE.test(style)) return 'folded';
  if (POSITIONED.test(style) && FAR_AWAY.test(style)) return 'never';
  if (NOT_YET_SHOWN_STYLE.some((pattern) => pattern.test(style))) return 'yet';
  return CLIPPED.test(style) && NO_SIZE.test(style) ? 'yet' : undefined;
}

/** Names (`.class`, `#id`) that the page's own style sheets hide, whatever else happens on it. */
export type HidingRules = ReadonlySet<string>;

/** More than this of style sheets is not read. */
const MOST_STYLE_CHARS = 200_000;
const SETS_VISIBILITY = /(?:^|[;\s])(?:display|visibility)\s*:\s*([a-z-]+)/gi;
const HIDES = /^(?:none|hidden|collapse)$/i;
const NAMES = /[.#][\w-]+/g;

/**
 * Names hidden by a plain rule (`.x{display:none}`), outside any media query, that no other rule shows again: those are
 * states (a slide, a menu), whose content is the page's.
 */
export function hidingRules(document: Document): HidingRules {
  const hidden = new Set<string>();
  const shown = new Set<string>();
  let left = MOST_STYLE_CHARS;
  for (const sheet of document.getElementsByTagName('style')) {
    const css = sheet.textContent ?? '';
    left -= css.length;
    if (left < 0 || !/:\s*(?:none|hidden|collapse)/i.test(css)) continue;
    for (const { selector, body, depth } of rulesOf(css)) {
      const values = Array.from(body.matchAll(SETS_VISIBILITY), ([, value = '']) => HIDES.test(value));
      if (values.length === 0) continue;
      const isHiding = values.at(-1) === true;
      for (const part of selector.split(',')) {
        const simple = /^\s*[a-z]*([.#][\w-]+)\s*$/i.exec(part)?.[1];
        if (isHiding && simple && depth === 1) hidden.add(simple);
        if (!isHiding) for (const [name] of part.matchAll(NAMES)) shown.add(name);
      }
    }
  }
  for (const name of shown) hidden.delete(name);
  return hidden;
}

/** Rules of a style sheet with how deep they are nested, 1 being outside any `@media`. One pass. */
function* rulesOf(css: string): Generator<{ selector: string; body: string; depth: number }> {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '');
  let depth = 0;
  let open = -1;
  let from = 0;
  let selector = '';
  for (const { 0: brace, index } of text.matchAll(/[{}]/g)) {
    if (brace === '{') {
      depth += 1;
      selector = text.slice(from, index);
      open = index;
    } else {
      if (open >= 0) yield { selector: selector.replace(/^[\s\S]*;/, ''), body: text.slice(open + 1, index), depth };
      open = -1;
      depth = Math.max(0, depth - 1);
    }
    from = index + 1;
  }
}
