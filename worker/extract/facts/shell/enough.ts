import { classOf } from '../../../html/class-of.js';
import { textLength } from '../../../html/text-sizes.js';

/** A page with more characters of its own is no shell, whatever they are. */
export const ENOUGH_CHARS = 1_500;

/** What stands beside the matter of a page, by name, role, class or id. */
export const BESIDE = /^(?:nav|footer|aside|dialog)$/;
export const BESIDE_ROLE = /^(?:navigation|contentinfo|complementary|search|menu|menubar|toolbar|dialog)$/;
export const BESIDE_NAME =
  /(?:^|[\s_-])(?:nav(?:bar|igation)?|menu|footer|side-?bar|top-?bar|breadcrumbs?|tool-?bar|skip|copyright|colophon|legal|social)(?:[\s_-]|$)/i;
/** These are, unless they hold the title of the page. */
const HEAD = /^(?:header|select)$/;

/** Of a paragraph that is looked at here. */
const LEAST_CHARS = 20;

/**
 * Whether a page surely says enough: by how those of its paragraphs begin that stand in nothing but boxes. It spares most
 * pages a survey, which comes to the same.
 */
export function saysEnough(body: Element, paragraphs: readonly Element[]): boolean {
  const known = new Map<Element, boolean>([[body, true]]);
  /** Each element is asked once. Depth is bounded by `parseDocument`. */
  const isOwn = (element: Element | null): boolean => {
    if (!element) return false;
    const found = known.get(element) ?? (mayBeOwn(element) && isOwn(element.parentElement));
    known.set(element, found);
    return found;
  };
  const said = new Set<string>();
  let chars = 0;
  for (const paragraph of paragraphs) {
    const { firstChild: start } = paragraph;
    const text = start?.nodeType === 3 ? (start.nodeValue ?? '') : '';
    if (text.length < LEAST_CHARS || said.has(text) || !isOwn(paragraph)) continue;
    said.add(text);
    chars += textLength(text);
    if (chars > ENOUGH_CHARS) return true;
  }
  return false;
}

function mayBeOwn(element: Element): boolean {
  const { localName } = element;
  if (BESIDE.test(localName) || HEAD.test(localName)) return false;
  if (!element.hasAttributes()) return true;
  const role = element.getAttribute('role');
  if (role !== null && (role === 'banner' || BESIDE_ROLE.test(role))) return false;
  return !BESIDE_NAME.test(`${classOf(element)} ${element.getAttribute('id') ?? ''}`);
}
