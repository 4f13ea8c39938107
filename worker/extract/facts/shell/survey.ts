import { BOXES } from '../../../html/boxes.js';
import { classOf } from '../../../html/class-of.js';
import { textLength } from '../../../html/text-sizes.js';
import { saidBy } from '../carried/own-text.js';
import { isBesideMatter, isBoxToFill, isGap, isListToFill, isMain, isMountNamed } from './to-fill.js';

/** One paragraph, heading or other line of what a page shows outside its menus. */
export interface Line {
  text: string;
  /** The element that its script is to fill, where the line is in one. */
  mount: Element | undefined;
  /** In a splash screen, skeleton or busy region. */
  isVeil: boolean;
  isHeading: boolean;
  /** In what the markup calls the matter of the page, and in no splash screen. */
  isMain: boolean;
  /** In a list, table, quotation, code or article: someone wrote this. */
  isRich: boolean;
  /** All of it is a link or button, and no headline or teaser. */
  isControl: boolean;
}

/** What is known of an element, with all around it. */
type Around = Omit<Line, 'text'> & { isBeside: boolean };

export interface Survey {
  lines: Line[];
  /** Elements for the page's script to fill, by their name; also those that have something in them. */
  mounts: Set<Element>;
  /** The place for the matter of the page is empty. */
  hasGap: boolean;
  /** There are boxes with nothing in them that its script may fill, and no fields, films or the like. */
  hasBlanks: boolean;
  /** Something says that it is under way: a busy region, a bar, a skeleton. */
  isBusy: boolean;
  /** Frames that are shown. */
  frames: Element[];
}

/** A page with more characters of its own is no shell, whatever they are. */
const ENOUGH_CHARS = 1_500;
/** Most pages have more than this outside links, and need no closer look. */
const PLENTY = 5_000;
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

/** Looks over what a page shows, in one walk; undefined once it is known to say enough. Depth is bounded by `parseDocument`. */
export function surveyOf(body: Element): Survey | undefined {
  if (saidBy(body, PLENTY).length > PLENTY) return undefined;
  const survey: Survey = { lines: [], mounts: new Set(), hasGap: false, hasBlanks: false, isBusy: false, frames: [] };
  const said = new Set<string>();
  let chars = 0;
  let hasMore = false;
  let line: { text: string; linked: number; around: Around } | undefined;

  const endLine = () => {
    const text = line?.text.replace(/\s+/g, ' ').trim();
    if (line && text) {
      const { isBeside, ...around } = line.around;
      const isControl = line.linked >= textLength(text) && !around.isHeading && text.length <= MOST_LABEL_CHARS;
      survey.lines.push({ ...around, text, isControl });
      // A skeleton says the same many times.
      if (!isControl && !said.has(text)) chars += text.length;
      if (!isControl) said.add(text);
    }
    line = undefined;
  };
  const add = (text: string, around: Around) => {
    if (around.isBeside) return;
    line ??= { text: '', linked: 0, around };
    line.text += text;
    if (around.isControl) line.linked += textLength(text);
  };
  const look = (element: Element, { mount, isBeside }: Around, isToFill: boolean) => {
    if (/^(?:iframe|object|embed)$/.test(element.localName)) survey.frames.push(element);
    survey.isBusy ||= isBusy(element) || SKELETON_NAME.test(classOf(element)) || isFetched(element);
    if (isBeside) return;
    const isList = isListToFill(element);
    hasMore ||= FILLS.test(element.localName) && !isList;
    if (mount === element) survey.mounts.add(element);
    else survey.hasGap ||= isToFill || isGap(element);
    survey.hasBlanks ||= isList || isBoxToFill(element);
  };
  const visit = (parent: Element, around: Around): void => {
    for (let node = parent.firstChild; node && chars <= ENOUGH_CHARS; node = node.nextSibling) {
      if (node.nodeType === 3) add(node.nodeValue ?? '', around);
      if (node.nodeType !== 1) continue;
      const element = node as Element;
      const { localName } = element;
      const isBox = BOXES.has(localName) || localName.includes('-') || localName === 'br';
      if (isBox) endLine();
      const inside = insideOf(element, around);
      // The head of a table without rows says nothing yet.
      const isToFill = around.isMain && !around.isBeside && isListToFill(element);
      look(element, inside, isToFill);
      if (!FIELD.test(localName) && !isToFill) visit(element, inside);
      if (isBox) endLine();
    }
  };
  const flags = { isVeil: false, isBeside: false, isMain: false, isRich: false, isControl: false, isHeading: false };
  visit(body, { mount: undefined, ...flags });
  endLine();
  return chars > ENOUGH_CHARS ? undefined : { ...survey, hasBlanks: survey.hasBlanks && !hasMore };
}

function insideOf(element: Element, around: Around): Around {
  const { localName } = element;
  const role = element.getAttribute('role') ?? '';
  const isBeside = around.isBeside || isBesideMatter(element);
  return {
    mount: !isBeside && isMountNamed(element) ? element : around.mount,
    isVeil: around.isVeil || isBusy(element) || isVeilNamed(element),
    isBeside,
    isMain: around.isMain || isMain(element),
    isRich: around.isRich || RICH.test(localName),
    isControl: around.isControl || CONTROL.test(localName) || role === 'button',
    isHeading: around.isHeading || /^h[1-6]$/.test(localName) || role === 'heading',
  };
}

function isVeilNamed(element: Element): boolean {
  if (/^(?:body|main|article)$/.test(element.localName)) return false;
  return VEIL_NAME.test(`${classOf(element)} ${element.id}`) && !element.querySelector('article');
}

function isBusy(element: Element): boolean {
  return element.getAttribute('aria-busy') === 'true' || element.getAttribute('role') === 'progressbar';
}

/** Whether an element is told in its markup to fetch what it is to hold, as soon as it is there. */
function isFetched(element: Element): boolean {
  if (/^(?:include-fragment|turbo-frame)$/.test(element.localName)) return element.hasAttribute('src');
  const said = (name: string) => element.getAttribute(name) ?? element.getAttribute(`data-${name}`) ?? '';
  return said('hx-get') !== '' && /\b(?:load|revealed|intersect)\b/.test(said('hx-trigger'));
}
