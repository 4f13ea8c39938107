import { sizeUpTo } from '../../../html/text-sizes.js';
import { key } from '../../dom/key.js';
import type { Markup } from '../../dom/markup.js';
import { saysEnough } from './enough.js';
import { type Scripts, scriptsOf } from './scripts.js';
import { besideWaiting, trailsOff, wantsJavascript, weightOf } from './stand-ins.js';
import { type Line, type Survey, surveyOf } from './survey.js';

/**
 * What a page lacks that says next to nothing: `rendering`, where its scripts are to show the text; `time`, where they have
 * run and were not done; `text`, where nothing is to come.
 */
export type Lack = 'rendering' | 'time' | 'text';

/** What a page shows, measured. Weights are characters without white space; those of East Asian scripts count more. */
export interface Signs extends Scripts {
  isRendered: boolean;
  /** What it says itself: without menus, footer and links, its title, and what stands in for a text. */
  said: number;
  /** The same without headings. */
  plain: number;
  /** Whether someone wrote it: a list, table, quotation or code is in it. */
  isRich: boolean;
  /** Lines that ask to wait, in words. */
  waiting: number;
  /** Lines that ask for JavaScript. */
  pleas: number;
  /** Lines that stand in for a text by where they are: in a splash screen or skeleton, or trailing off in what scripts fill. */
  veils: number;
  /** Links outside menus, and whether a line that asks to wait leads somewhere meanwhile. */
  links: number;
  leads: boolean;
  /** An element that a framework is to fill has nothing, or only such lines, in it. */
  hasEmptyMount: boolean;
  /** The place for the matter is empty. */
  hasGap: boolean;
  /** There are empty boxes for its scripts, and neither fields nor films. */
  hasBlanks: boolean;
  /** Something says that it is under way: a busy region, a skeleton. */
  isBusy: boolean;
  /** Words or links are in what the markup calls the matter, outside of mounts. */
  hasMatter: boolean;
  /** All lines there stand in for a text, and there is one. */
  waitsInMatter: boolean;
  /** There is not a word on it, menus included. */
  isMute: boolean;
}

/** A page with more of its own says something, whatever else is on it. */
export const THIN = 200;
/** Beside an empty mount: a notice, an error that is hidden later. */
const BESIDE_MOUNT = 100;
/** In one line with a wish to wait. */
const BESIDE_WAIT = 30;
/** Beside a plea for scripts: how to switch them on. */
const BESIDE_PLEA = 150;
/** What a mount holds in words that nobody knows, where `noscript` asks for scripts. */
const BARE = 60;

export interface Judgement {
  lack: Lack | undefined;
  /** It has a text, and what is its matter is to come. */
  isUnfinished: boolean;
  /** What the page says itself, where it is next to nothing; undefined on every other page. */
  thin: { said: number; lines: readonly Line[]; frames: readonly Element[] } | undefined;
}

/**
 * Whether a page is a page: what it lacks if it is none, by the signs above. It is asked once, after what nobody sees was
 * removed from `document`, of static and rendered pages alike.
 */
export function judge(
  document: Document,
  markup: Markup,
  { title, isRendered }: { title: string | undefined; isRendered: boolean },
): Judgement {
  const survey = saysEnough(document.body, markup.named('p')) ? undefined : surveyOf(document.body);
  if (!survey) return { lack: undefined, isUnfinished: false, thin: undefined };
  const { signs, own } = measure(survey, document.body, { ...scriptsOf(markup), isRendered }, title);
  const thin = signs.said <= THIN ? { said: signs.said, lines: own, frames: survey.frames } : undefined;
  const lack = lackOf(signs);
  return { lack, isUnfinished: !lack && isUnfinished(signs), thin };
}

/** What frames a page says more than a shell does, and where its matter belongs there is nothing, or a wish to wait. */
export function isUnfinished(signs: Signs): boolean {
  if (signs.isRendered || !signs.runs || signs.hasMatter) return false;
  // Headings over boxes with nothing in them.
  if (signs.hasBlanks && signs.plain === 0 && !signs.isRich && signs.links === 0 && !signs.leads) return true;
  return signs.waitsInMatter || (signs.isBundle && (signs.hasEmptyMount || signs.hasGap));
}

/** Whether scripts are to fill a page that shows no more than a question until they have. */
export function awaitsScripts({ body }: Document, markup: Markup): boolean {
  const mounts = surveyOf(body)?.mounts ?? [];
  return scriptsOf(markup).runs && [...mounts].some((mount) => sizeUpTo(mount, 0) === 0);
}

/**
 * Tuned on some 100 shells and 70 short pages that are all there, and on 1,840 pages of a corpus, of which it takes those for
 * shells that hold no text of their own: six are empty, one is a menu, one a footer.
 */
export function lackOf(signs: Signs): Lack | undefined {
  const { isRendered, said, plain, waiting, pleas, veils, links, leads, hasGap, isBusy } = signs;
  const runs = signs.runs || isRendered;
  const hasEmptyMount = signs.hasEmptyMount && !signs.hasMatter;
  const isShell = () => {
    const standsIn = waiting + pleas + veils > 0;
    // Nothing is said but that something is to come.
    if (said === 0 && waiting > 0 && !leads) return true;
    if (said === 0 && standsIn && !leads && (runs || hasEmptyMount)) return true;
    // Menus around nothing.
    if (said === 0 && (hasEmptyMount || (runs && hasGap && links === 0))) return true;
    if (hasEmptyMount && runs && said <= BESIDE_MOUNT && (!isRendered || standsIn)) return true;
    // Headings over what is to come.
    if (plain === 0 && runs && !signs.isRich && !leads && (waiting > 0 || isBusy)) return true;
    return pleas > 0 && runs && said <= BESIDE_PLEA && !signs.isRich;
  };
  if (said <= THIN && isShell()) return isRendered ? 'time' : runs || hasEmptyMount ? 'rendering' : 'text';
  if (signs.isMute) return runs && !isRendered ? 'rendering' : 'text';
  return undefined;
}

/** The signs, and the lines that are the page's own. */
function measure(
  { lines, mounts, gaps, blanks, hasMore, filled, busy }: Survey,
  body: Element,
  scripts: Scripts & { isRendered: boolean },
  title: string | undefined,
): { signs: Signs; own: Line[] } {
  const name = key(title ?? '');
  const saysTitle = (text: string) => name !== '' && key(text) !== '' && name.includes(key(text));
  const inMount = new Map<Element, Line[]>([...mounts].map((mount) => [mount, []]));
  const standing = { waiting: 0, pleas: 0, veils: 0 };
  let leads = false;
  const own: Line[] = [];
  let waitsInMatter = false;
  const asks = (line: Line): keyof typeof standing | undefined => {
    if (wantsJavascript(line.text) && !line.isRich) return 'pleas';
    const rest = besideWaiting(line.text);
    if (rest === '' || (rest && !line.isRich && weightOf(rest) <= BESIDE_WAIT)) return 'waiting';
    const isApplication = line.mount !== undefined || mounts.size > 0 || scripts.pleads || busy >= 2;
    if (line.isVeil && isApplication && !line.isRich) return 'veils';
    return trailsOff(line.text) && (line.mount || line.isVeil || busy > 0) && scripts.runs && !line.isRich
      ? 'veils'
      : undefined;
  };
  for (const line of lines) {
    const how = line.isControl && !line.isVeil ? undefined : asks(line);
    if (how) standing[how]++;
    if (how && line.leads && !line.mount) leads = true;
    if (how && line.isMatter) waitsInMatter = true;
    if (!how) own.push(line);
    if (!how && line.mount) inMount.get(line.mount)?.push(line);
  }
  const isUnfilled = (mount: Element) =>
    !filled.has(mount) &&
    isStandIn(mount, inMount.get(mount) ?? [], { saysTitle, scripts, holdsWait: standing.waiting > 0 });
  const unfilled = new Set([...mounts].filter(isUnfilled));
  const told = own.filter(
    ({ mount, isControl, text }) => !(mount && unfilled.has(mount)) && !isControl && !isImprint(text),
  );
  const weigh = (some: readonly Line[]) => some.reduce((sum, { text }) => sum + weightOf(text), 0);
  const said = told.filter(({ text }) => !saysTitle(text));
  return {
    own: told,
    signs: {
      ...scripts,
      ...standing,
      said: weigh(said),
      plain: weigh(said.filter(({ isHeading }) => !isHeading)),
      isRich: said.some(({ isRich }) => isRich),
      links: own.filter(({ isControl, leads }) => isControl && leads).length,
      leads,
      hasEmptyMount: unfilled.size > 0,
      hasGap: gaps.length > 0,
      hasBlanks: blanks > 0 && !hasMore,
      isBusy: busy > 0,
      hasMatter: told.some(({ isMatter }) => isMatter) || own.some((line) => line.isMatter && line.leads),
      waitsInMatter,
      isMute: sizeUpTo(body, 0) === 0,
    },
  };
}

interface Known {
  saysTitle(text: string): boolean;
  scripts: Scripts;
  holdsWait: boolean;
}

/**
 * Whether what a mount holds, lines that ask to wait aside, is not its text yet: nothing; the name of the page and no heading;
 * in Angular's, anything without the marks of a server; in others a few bare words, where the page asks for scripts.
 */
function isStandIn(mount: Element, lines: readonly Line[], { saysTitle, scripts, holdsWait }: Known): boolean {
  if (lines.length === 0) return true;
  if (!scripts.runs || isFromServer(mount)) return false;
  if (lines.some(({ isRich, isMountMatter, leads }) => isRich || isMountMatter || leads)) return false;
  const weight = lines.reduce((sum, { text }) => sum + weightOf(text), 0);
  if (mount.localName === 'app-root') return weight <= BESIDE_MOUNT;
  if (holdsWait) return weight <= BESIDE_MOUNT && lines.every(({ isHeading, text }) => !isHeading || saysTitle(text));
  if (lines.some(({ isHeading }) => isHeading)) return false;
  return scripts.pleads && scripts.isBundle && weight <= BARE && lines.length <= 2;
}

/** Marks of frameworks on what a server has drawn. */
function isFromServer(mount: Element): boolean {
  return MARKS.some((mark) => mount.hasAttribute(mark));
}
const MARKS = ['data-server-rendered', 'data-reactroot', 'ng-version', 'ng-server-context', 'data-ssr', 'q:container'];

/** Whose a page is, or by what it is made. */
function isImprint(text: string): boolean {
  return /^(?:©|\(c\)|copyright\b)/i.test(text)
    ? text.length <= 200
    : /^(?:powered|made|built) (?:by|with) \S+(?: \S+){0,2}$/i.test(text);
}
