import { once } from '../../../html/once.js';
import type { Markup } from '../../dom/markup.js';
import { withEnds } from './animations.js';
import { createLayers } from './cascade.js';
import { addRules, type CssRule, type Screens, screensOf } from './css-rules.js';
import { withVariables } from './css-variables.js';
import { sheetIn, withImports } from './imports.js';

/** A page, or what a shadow root holds. */
export type Tree = Document | Element;

/** Style sheets of a page with more characters in all are read up to here. */
const MOST_STYLE_CHARS = 2_000_000;

/** The elements of a page that hold style sheets or lead to them. */
export function sheetsOf({ named }: Pick<Markup, 'named'>): readonly Element[] {
  return [...named('link'), ...named('style')];
}

/** The rules of the page's own style sheets that may apply to a screen, in their order. */
export function rulesIn(
  document: Tree,
  sheets: Iterable<Element> = document.getElementsByTagName('style'),
): readonly CssRule[] {
  const rules: CssRule[] = [];
  const layers = createLayers();
  let left = MOST_STYLE_CHARS;
  for (const sheet of sheets) {
    const css = sheet.localName === 'link' ? statedSheet(sheet) : withImports(sheet.textContent ?? '');
    left -= css.length;
    if (left < 0) break;
    const type = sheet.getAttribute('type')?.trim().toLowerCase() || 'text/css';
    // A browser with scripts reads no others.
    if (type !== 'text/css' || /^(?:noscript|template)$/.test(sheet.parentElement?.localName ?? '')) continue;
    const media = sheet.getAttribute('media')?.trim();
    addRules(css, media ? screensOf(`@media ${media}`) : EVERY_SCREEN, layers, rules);
  }
  const own = once(() => variablesOf(document));
  return withEnds(withVariables(rules, (name) => own().has(name)));
}

const EVERY_SCREEN: Screens = { applies: true, isForWidth: false };

/** The sheet that is written into the address of a link (`data:text/css,…`); other linked sheets are not read. */
function statedSheet(link: Element): string {
  if (!/(?:^|\s)stylesheet(?:\s|$)/i.test(link.getAttribute('rel') ?? '')) return '';
  return sheetIn(link.getAttribute('href')?.trim() ?? '') ?? '';
}

/** Names of the variables that elements set in a style of their own. */
function variablesOf(document: Tree): ReadonlySet<string> {
  const styles = Array.from(
    document.querySelectorAll('[style*="--"]'),
    (element) => element.getAttribute('style') ?? '',
  );
  return new Set(styles.flatMap((style) => style.match(/--[\w-]{1,100}(?=\s*:)/g) ?? []));
}

/** Whether an element leads to a style sheet that is not read here, or is one that makes the page dark. */
export function isOther(sheet: Element): boolean {
  if (sheet.localName === 'link')
    return (
      /stylesheet/i.test(sheet.getAttribute('rel') ?? '') &&
      !/^\s*data:text\/css/i.test(sheet.getAttribute('href') ?? '')
    );
  const css = sheet.textContent ?? '';
  // The lookbehind only for few sheets, since it takes several times as long.
  return (
    /@import|color-scheme/i.test(css) &&
    /@import|(?<!prefers-)color-scheme\s*:\s*(?:only\s+)?dark(?!\s+light)/i.test(css)
  );
}
