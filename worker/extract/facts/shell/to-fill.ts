import { classOf } from '../../../html/class-of.js';
import { sizeUpTo } from '../../../html/text-sizes.js';
import { BESIDE, BESIDE_NAME } from './enough.js';

const MOUNT_NAME =
  /^_*(?:(?:app|page|main|site|web|react|preact|vue|ng|angular|ember|solid|svelte|storybook|q|js|my|ui|client|admin|single-spa)[-_])?(?:root|app|application|mount|next|nuxt|gatsby|svelte|sapper|remix|spa|swagger-ui|elm|unity-container)(?:[-_](?:root|app|container|mount|shell|main|body))?$/i;
/** Containers for what comes later beside the matter. */
const NO_MOUNT_NAME =
  /modal|portal|toast|dialog|overlay|drawer|popup|notif|banner|alert|tooltip|fb-|google|widget|chat|search|comment|whats|store|player|map|\bads?\b/i;
/** Names of the place for the matter. */
const PLACE_NAME =
  /^(?:main|content|contents|page|view|container|wrapper|body|site|viewer|output|container-main|main-content|page-content|inhalte?|contenu|contenido|conteudo|contenuto|inhoud|inneh[aå]ll|indhold|tre[sś][cć]|obsah)$/i;
/** Custom elements that are parts of a page and no page. */
const PART =
  /^(?:amp|ion|s|md|mwc|fa|sl|wa|google|cookie|social)-(?!app)|-(?:icon|button|banner|widget|badge|logo|link|search|menu|nav|footer|header|toggle|dialog|modal|consent|cookie|chat|ad|video|player|bar|input|select|image|img)s?$/;
/** Neighbours that are looked at. */
const MOST_BESIDE = 10;

/** Whether an element is called as those are that a framework fills. */
export function isMountNamed(element: Element): boolean {
  const { localName } = element;
  if (localName.includes('-')) return !PART.test(localName) && isAllOfPage(element);
  if (localName === 'redoc') return true;
  if (!/^(?:div|main|section|body)$/.test(localName)) return false;
  const id = element.getAttribute('id') ?? '';
  if (MOUNT_NAME.test(id)) return !NO_MOUNT_NAME.test(id);
  return element.hasAttribute('ng-app') || element.hasAttribute('v-cloak') || element.hasAttribute('ng-view');
}

/** Whether an element has nothing beside it but a header, menus and a footer; one among many has. */
function isAllOfPage(element: Element): boolean {
  for (let one = element; one.parentElement && one.parentElement.localName !== 'body'; one = one.parentElement) {
    let left = MOST_BESIDE;
    for (let other = one.parentElement.firstElementChild; other; other = other.nextElementSibling)
      if (left-- === 0 || (other !== one && !isAround(other) && sizeUpTo(other, 0) > 0)) return false;
  }
  return true;
}

function isAround(element: Element): boolean {
  return element.localName === 'header' || BESIDE.test(element.localName) || BESIDE_NAME.test(classOf(element));
}

/** Whether an element is the place for the matter of a page. */
export function isPlace(element: Element): boolean {
  const { localName, id } = element;
  if (localName === 'main' || localName === 'article' || element.getAttribute('role') === 'main') return true;
  return /^(?:div|section|article)$/.test(localName) && PLACE_NAME.test(id ?? '');
}

/** Pictures that hold no text of their own may be a logo or a drawing that turns. */
export function isEmpty(element: Element): boolean {
  return (
    isWordless(element) && !element.querySelector('input,select,textarea,table,video,audio,iframe,object,embed,img')
  );
}

/** Whether nothing is under an element but dots and dashes, which stand for a text. */
function isWordless(element: Element): boolean {
  return sizeUpTo(element, MOST_MARKS) <= MOST_MARKS && !/[^\s.…⋯·–—-]/.test(element.textContent ?? '');
}
const MOST_MARKS = 20;

/** Whether an element is a list, or a table below its head, that has a name for scripts and nothing in it. */
export function isListToFill(element: Element): boolean {
  if (element.localName === 'table') {
    const bodies = Array.from(element.children).filter(({ localName }) => localName === 'tbody');
    return element.querySelector('thead') !== null && bodies.every(isBare) && [element, ...bodies].some(isNamed);
  }
  return /^(?:ul|ol|dl)$/.test(element.localName) && isBare(element) && isNamed(element);
}

/** Whether an element is a box of a page with nothing in it, for its scripts to fill by its name. */
export function isBoxToFill(element: Element): boolean {
  const { localName } = element;
  return isBare(element) && (localName === 'section' || (localName === 'div' && isNamed(element)));
}

function isBare(element: Element): boolean {
  return element.firstElementChild === null && !element.textContent?.trim();
}

function isNamed(element: Element): boolean {
  const id = element.getAttribute('id');
  return Boolean(id) && !NO_MOUNT_NAME.test(id ?? '');
}
