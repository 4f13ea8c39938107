import { classOf } from '../../../html/class-of.js';
import { sizeUpTo } from '../../../html/text-sizes.js';

/** What stands beside the matter of a page, by name, role, class or id. */
const BESIDE = /^(?:nav|footer|aside|dialog)$/;
const BESIDE_ROLE = /^(?:navigation|contentinfo|complementary|search|menu|menubar|toolbar|dialog)$/;
const BESIDE_NAME =
  /(?:^|[\s_-])(?:nav(?:bar|igation)?|menu|footer|side-?bar|top-?bar|breadcrumbs?|tool-?bar|skip|copyright|colophon|legal|social)(?:[\s_-]|$)/i;

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

/** Whether an element is a menu, a footer or the like, and has no matter of the page in it. */
export function isBesideMatter(element: Element): boolean {
  if (BESIDE.test(element.localName) || BESIDE_ROLE.test(element.getAttribute('role') ?? '')) return true;
  // A logo is, and the title of a page is not.
  if (isHead(element)) return element.querySelector('h1,h2,h3,p') === null;
  const isNamed = BESIDE_NAME.test(`${classOf(element)} ${element.id}`);
  return isNamed && element.querySelector('main,article,h1,[role="main"]') === null;
}

function isHead(element: Element): boolean {
  return element.localName === 'header' || element.getAttribute('role') === 'banner';
}

/** Whether an element is called as those are that a framework fills. */
export function isMountNamed(element: Element): boolean {
  const { localName, id } = element;
  if (localName.includes('-')) return !PART.test(localName) && isAllOfPage(element);
  if (!/^(?:div|main|section|body)$/.test(localName)) return localName === 'redoc';
  if (MOUNT_NAME.test(id)) return !NO_MOUNT_NAME.test(id);
  return ['ng-app', 'v-cloak', 'ng-view'].some((name) => element.hasAttribute(name));
}

/** Whether an element has nothing beside it but a header, menus and a footer; one among many has. */
function isAllOfPage(element: Element): boolean {
  for (let one = element; one.parentElement && one.parentElement.localName !== 'body'; one = one.parentElement) {
    let left = MOST_BESIDE;
    for (let other = one.parentElement.firstElementChild; other; other = other.nextElementSibling) {
      const isAround = other === one || isHead(other) || isBesideMatter(other);
      if (left-- === 0 || (!isAround && sizeUpTo(other, 0) > 0)) return false;
    }
  }
  return true;
}

/** Whether an element is what the markup calls the matter of a page. */
export function isMain(element: Element): boolean {
  return /^(?:main|article)$/.test(element.localName) || element.getAttribute('role') === 'main';
}

/** Whether an element is the place for the matter of a page, by its name, and nothing is there. */
export function isGap(element: Element): boolean {
  const isPlace = isMain(element) || (/^(?:div|section)$/.test(element.localName) && PLACE_NAME.test(element.id));
  return isPlace && isWordless(element) && !element.querySelector(MORE);
}
/** Pictures that hold no text of their own may be a logo or a drawing that turns. */
const MORE = 'input,select,textarea,table,video,audio,iframe,object,embed,img';

/** Whether nothing is under an element but dots and dashes, which stand for a text. */
function isWordless(element: Element): boolean {
  return sizeUpTo(element, MOST_MARKS) <= MOST_MARKS && !/[^\s.…⋯·–—-]/.test(element.textContent ?? '');
}
const MOST_MARKS = 20;

/** Whether an element is a list, or a table below its head, that has a name for scripts and nothing in it. */
export function isListToFill(element: Element): boolean {
  if (element.localName !== 'table')
    return /^(?:ul|ol|dl)$/.test(element.localName) && isBare(element) && isNamed(element);
  const bodies = Array.from(element.children).filter(({ localName }) => localName === 'tbody');
  return element.querySelector('thead') !== null && bodies.every(isBare) && [element, ...bodies].some(isNamed);
}

/** Whether an element is a box of a page with nothing in it, for its scripts to fill by its name. */
export function isBoxToFill(element: Element): boolean {
  const { localName } = element;
  return isBare(element) && (localName === 'section' || (localName === 'div' && isNamed(element)));
}

function isBare(element: Element): boolean {
  return element.firstElementChild === null && !element.textContent?.trim();
}

function isNamed({ id }: Element): boolean {
  return id !== '' && !NO_MOUNT_NAME.test(id);
}
