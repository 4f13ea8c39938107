import { BOXES } from '../../../html/boxes.js';
import { classOf } from '../../../html/class-of.js';
import { sizeUpTo, textLength } from '../../../html/text-sizes.js';
import { BESIDE, BESIDE_NAME, BESIDE_ROLE, ENOUGH_CHARS } from './enough.js';
import { isBoxToFill, isEmpty, isListToFill, isMountNamed, isPlace } from './to-fill.js';

/** One paragraph, heading or other line of what a page shows outside its menus. */
export interface Line {
  text: string;
  /** The element that its script is to fill, where the line is in one. */
  mount: Element | undefined;
  /** In a splash screen, skeleton or busy region. */
  isVeil: boolean;
  isHeading: boolean;
  /** In what the markup calls the matter of the page, and not in a mount there. */
  isMatter: boolean;
  /** In such matter inside a mount: what stands in for a text is not marked as one. */
  isMountMatter: boolean;
  /** In a list, table, quotation, code or article: someone wrote this. */
  isRich: boolean;
  /** All of it is a link or button, and no headline or teaser. */
  isControl: boolean;
  /** A link in it leads to another page. */
  leads: boolean;
}

export interface Survey {
  lines: readonly Line[];
  /** Elements for the page's script to fill, by their name; also those that have something in them. */
  mounts: ReadonlySet<Element>;
  /** Places for the matter of a page with nothing in them. */
  gaps: readonly Element[];
  /** Boxes with nothing in them that its script may fill. */
  blanks: number;
  /** Whether there are fields, films or the like outside menus. */
  hasMore: boolean;
  /** Elements with more than words, with all around them: fields, tables, films. */
  filled: ReadonlySet<Element>;
  /** How many signs there are that something is under way: 2 for a busy region or a bar, 1 for a skeleton. */
  busy: number;
  /** Frames that are shown. */
  frames: readonly Element[];
}

/** Of a link in a menu. */
const MOST_LABEL_CHARS = 60;

const VEIL_NAME =
  /splash|pre-?load(?:er|ing)|(?:^|[\s_-])(?:page-?|app-?|site-?)?(?:loader|loading|spinner|throbber|skeleton|shimmer)|spinner|skeleton|load(?:er|ing)-?(?:screen|overlay|mask|text|wrapper|container|indicator|spinner)/i;
const SKELETON_NAME = /skeleton|shimmer|placeholder-(?:glow|wave)|animate-pulse|spinner-(?:border|grow)/i;
const RICH = /^(?:li|table|td|dl|dt|dd|blockquote|pre|code|article|figure|cite|time|ruby|address)$/;
const FILLS = /^(?:input|select|textarea|table|video|audio|iframe|frame|object|embed|math|figure)$/;
/** What is in them is no text of the page yet. */
const FIELD = /^(?:select|textarea)$/;
const CONTROL = /^(?:a|button|label|select|option|textarea|input|datalist)$/;

interface Around {
  mount: Element | undefined;
  isVeil: boolean;
  isBeside: boolean;
  isHead: boolean;
  isMain: boolean;
  isRich: boolean;
  isControl: boolean;
  isHeading: boolean;
}

/** Looks over what a page shows, in one walk; undefined once it is known to say enough. Depth is bounded by `parseDocument`. */
export function surveyOf(body: Element): Survey | undefined {
  const lines: Line[] = [];
  const mounts = new Set<Element>();
  const filled = new Set<Element>();
  const gaps: Element[] = [];
  const frames: Element[] = [];
  const said = new Set<string>();
  let chars = 0;
  let busy = 0;
  let blanks = 0;
  let hasMore = false;
  let line: { text: string; linked: number; leads: boolean; around: Around } | undefined;

  const endLine = () => {
    const text = line?.text.replace(/\s+/g, ' ').trim();
    if (line && text) {
      const { mount, isVeil, isHeading, isRich, isMain } = line.around;
      const isControl = line.linked >= textLength(text) && !isHeading && text.length <= MOST_LABEL_CHARS;
      const isMatter = isMain && !mount && !isHeading;
      const isMountMatter = isMain && mount !== undefined && !isVeil && !isMainOf(mount);
      lines.push({ text, mount, isVeil, isHeading, isMatter, isMountMatter, isRich, isControl, leads: line.leads });
      // A skeleton says the same many times.
      if (!isControl && !said.has(text)) {
        said.add(text);
        chars += text.length;
      }
    }
    line = undefined;
  };
  const add = (text: string, around: Around) => {
    if (around.isBeside) return;
    line ??= { text: '', linked: 0, leads: false, around };
    line.text += text;
    if (around.isControl) line.linked += textLength(text);
  };
  const visit = (parent: Element, around: Around): void => {
    for (let node = parent.firstChild; node && chars <= ENOUGH_CHARS; node = node.nextSibling) {
      if (node.nodeType === 3) add(node.nodeValue ?? '', around);
      if (node.nodeType !== 1) continue;
      const element = node as Element;
      const { localName } = element;
      const isBox = BOXES.has(localName) || localName.includes('-') || localName === 'br';
      if (isBox) endLine();
      const isList = !around.isBeside && isListToFill(element);
      const isToFill = isList && around.isMain;
      if (FILLS.test(localName) && !isList) {
        hasMore ||= !around.isBeside;
        for (let up: Element | null = element; up && !filled.has(up); up = up.parentElement) filled.add(up);
      }
      if (/^(?:iframe|object|embed)$/.test(localName)) frames.push(element);
      busy += busyness(element);
      const inside = insideOf(element, around);
      if (inside.mount === element) mounts.add(element);
      else if (!inside.isBeside && (isPlace(element) || isToFill)) gaps.push(element);
      if (!inside.isBeside && (isList || isBoxToFill(element))) blanks++;
      // The head of a table without rows says nothing yet.
      if (!FIELD.test(localName) && !isToFill) visit(element, inside);
      if (localName === 'a' && !around.isBeside && leadsOn(element) && line) line.leads = true;
      if (isBox) endLine();
    }
  };
  visit(body, {
    mount: undefined,
    isVeil: false,
    isBeside: false,
    isHead: false,
    isMain: false,
    isRich: false,
    isControl: false,
    isHeading: false,
  });
  endLine();
  if (chars > ENOUGH_CHARS) return undefined;
  return {
    lines,
    mounts,
    gaps: gaps.filter((gap) => gap.localName === 'table' || isEmpty(gap)),
    blanks,
    hasMore,
    filled,
    busy,
    frames,
  };
}

function insideOf(element: Element, around: Around): Around {
  const { localName } = element;
  const names = `${classOf(element)} ${element.getAttribute('id') ?? ''}`;
  const isNamed = names !== ' ';
  const isHeading = around.isHeading || /^h[1-6]$/.test(localName) || element.getAttribute('role') === 'heading';
  const isHead = around.isHead || localName === 'header' || element.getAttribute('role') === 'banner';
  const isMatter = () => element.querySelector('main,article,h1,[role="main"]') !== null;
  const isBeside =
    around.isBeside ||
    BESIDE.test(localName) ||
    BESIDE_ROLE.test(element.getAttribute('role') ?? '') ||
    // A logo is, and the title of a page is not.
    (isHead && !isHeading && !isMatterOf(element)) ||
    (isNamed && BESIDE_NAME.test(names) && !isMatter());
  const isVeil =
    around.isVeil ||
    element.getAttribute('aria-busy') === 'true' ||
    element.getAttribute('role') === 'progressbar' ||
    (isNamed &&
      VEIL_NAME.test(names) &&
      !/^(?:body|main|article)$/.test(localName) &&
      !element.querySelector('article')) ||
    (around.mount !== undefined && Array.from(element.children).slice(0, MOST_BESIDE).some(isSpinner));
  const isMount = !isBeside && isMountNamed(element);
  return {
    mount: isMount ? element : around.mount,
    isVeil,
    isBeside,
    isHead,
    isMain: around.isMain || /^(?:main|article)$/.test(localName) || element.getAttribute('role') === 'main',
    isRich: around.isRich || RICH.test(localName),
    isControl: around.isControl || CONTROL.test(localName) || element.getAttribute('role') === 'button',
    isHeading,
  };
}

/** Whether a mount is, or is in, what the markup calls the matter. */
function isMainOf(mount: Element): boolean {
  return mount.closest('main,article,[role="main"]') !== null;
}

/** Whether an element turns or grows while something is under way, and has no words. */
function isSpinner(element: Element): boolean {
  return SPINNER_NAME.test(classOf(element)) && sizeUpTo(element, 0) === 0;
}
const SPINNER_NAME = /spin|loader|loading|(?:^|\s)lds-|progress/i;
const MOST_BESIDE = 10;

/** Whether an element in a head has headings or paragraphs in it, or is one. */
function isMatterOf(element: Element): boolean {
  return element.localName === 'p' || element.querySelector('h1,h2,h3,p') !== null;
}

/** 2: surely busy; 1: one of several signs that it is. */
function busyness(element: Element): number {
  if (element.localName === 'progress' && !element.hasAttribute('value')) return 2;
  if (!element.hasAttributes()) return 0;
  if (element.getAttribute('aria-busy') === 'true' || element.getAttribute('role') === 'progressbar') return 2;
  return SKELETON_NAME.test(classOf(element)) || isFetched(element) ? 1 : 0;
}

/** Whether an element is told in its markup to fetch what it is to hold, as soon as it is there. */
function isFetched(element: Element): boolean {
  if (/^(?:include-fragment|turbo-frame)$/.test(element.localName)) return element.hasAttribute('src');
  const isAsked = element.hasAttribute('hx-get') || element.hasAttribute('data-hx-get');
  return (
    isAsked &&
    /\b(?:load|revealed|intersect)\b/.test(
      element.getAttribute('hx-trigger') ?? element.getAttribute('data-hx-trigger') ?? '',
    )
  );
}

function leadsOn(link: Element): boolean {
  const href = link.getAttribute('href')?.trim() ?? '';
  return href !== '' && !/^(?:#|javascript:|\?$|\.?\/?$)/i.test(href) && !/java-?script/i.test(href);
}
