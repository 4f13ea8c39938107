import { once } from '../../html/once.js';
import { textLength } from '../../html/text-sizes.js';
import { hiddennessBy } from './hidden.js';
import { isFurniture } from './panels.js';

/** The hidden page has at least so many characters, and so many times those that are visible. */
const VEILED_CHARS = 1000;
const VEILED_TIMES = 5;
/** Characters: a visible page has more text outside its links and menus. */
const SHELL_CHARS = 100;
/** Elements whose text does not make a page. */
const SHELL = new Set(['a', 'button', 'footer', 'header', 'nav', 'select']);

/**
 * The page itself, if it is not displayed until a script has run and only menus and the like are seen until then: the
 * largest element hidden that way, and its siblings. Empty on any other page.
 */
export function veiledPage(unseen: readonly Element[], body: Element): Element[] {
  const within = once(() => {
    const [only, other] = body.getElementsByTagName('main');
    return only && !other ? only : body;
  });
  const hiddenness = hiddennessBy(undefined);
  const isFolded = (element: Element) => /folded|narrow/.test(hiddenness(element) ?? '');
  let page: Element | undefined;
  let most = VEILED_CHARS - 1;
  for (const element of unseen) {
    const chars = textLength(element.textContent);
    if (chars <= most || !isFolded(element) || isFurniture(element, body) || !touches(element, within())) continue;
    page = element;
    most = chars;
  }
  if (!page) return [];
  const visible = visibleIn(page.contains(within()) ? body : within(), new Set(unseen));
  if (visible.plain >= SHELL_CHARS || most < VEILED_TIMES * visible.chars) return [];
  return unseen.filter((element) => element.parentElement === page.parentElement && isFolded(element));
}

const touches = (element: Element, other: Element) => other.contains(element) || element.contains(other);

/** Visible characters: in all, and outside links and menus. Depth is bounded by `parseDocument`. */
function visibleIn(parent: Element, unseen: ReadonlySet<Element>): { chars: number; plain: number } {
  const sum = { chars: 0, plain: 0 };
  if (unseen.has(parent)) return sum;
  const isShell = SHELL.has(parent.localName);
  for (let node = parent.firstChild; node; node = node.nextSibling) {
    const chars = node.nodeType === 3 ? textLength(node.textContent) : 0;
    const below = node.nodeType === 1 ? visibleIn(node as Element, unseen) : { chars, plain: chars };
    sum.chars += below.chars;
    if (!isShell) sum.plain += below.plain;
  }
  return sum;
}
