import { sizeUpTo } from '../../../html/text-sizes.js';
import { key } from '../../dom/key.js';
import type { Markup } from '../../dom/markup.js';
import { asksToWait, namesJavascript, trailsOff, wantsJavascript, weightOf } from './stand-ins.js';
import { type Line, type Survey, surveyOf } from './survey.js';

/**
 * What a page lacks that says next to nothing: `rendering`, where its scripts are to show the text; `time`, where they have
 * run and were not done; `text`, where nothing is to come.
 */
export type Lack = 'rendering' | 'time' | 'text';

export interface Judgement {
  lack: Lack | undefined;
  /** It has a text, and what is its matter is to come. */
  isUnfinished: boolean;
  /** What the page says itself, where it is next to nothing; undefined on every other page. */
  thin: { said: number; lines: readonly Line[]; frames: readonly Element[] } | undefined;
}

/** What a page shows, measured. */
type Signs = ReturnType<typeof signsOf>;

/** A page with more of its own says something, whatever else is on it. */
const THIN = 200;
/** Beside an empty mount: a notice, an error that is hidden later. */
const BESIDE_MOUNT = 100;
/** Beside a plea for scripts: how to switch them on. */
const BESIDE_PLEA = 150;
/** What a mount holds in words that nobody knows, where `noscript` asks for scripts. */
const BARE = 60;

/**
 * Whether a page is a page: what it lacks if it is none, by the signs above. It is asked once, after what nobody sees was
 * removed from `document`, of static and rendered pages alike.
 */
export function judge(
  { body }: Document,
  markup: Markup,
  { title, isRendered }: { title: string | undefined; isRendered: boolean },
): Judgement {
  const survey = surveyOf(body);
  if (!survey) return { lack: undefined, isUnfinished: false, thin: undefined };
  const signs = signsOf(survey, scriptsOf(markup), key(title ?? ''));
  const runs = signs.runs || isRendered;
  const { said, told } = signs;
  const thin = said <= THIN ? { said, lines: told, frames: survey.frames } : undefined;
  const isMute = sizeUpTo(body, 0) === 0;
  let lack: Lack | undefined;
  if (thin && isShell(signs, runs, isRendered)) lack = isRendered ? 'time' : 'rendering';
  else if (isMute) lack = runs && !isRendered ? 'rendering' : 'text';
  if (lack === 'rendering' && !runs && !signs.hasEmptyMount) lack = 'text';
  return { lack, isUnfinished: !lack && !isRendered && isUnfinished(signs), thin };
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
function isShell(signs: Signs, runs: boolean, isRendered: boolean): boolean {
  const { said, plain, waits, pleas, veils, links, hasGap, isBusy, isRich } = signs;
  const hasEmptyMount = signs.hasEmptyMount && !signs.hasMatter;
  const standsIn = waits + pleas + veils > 0;
  // Nothing is said but that something is to come.
  if (said === 0 && (waits > 0 || (standsIn && runs))) return true;
  // Menus around nothing.
  if (said === 0 && (hasEmptyMount || (runs && hasGap && links === 0))) return true;
  if (hasEmptyMount && runs && said <= BESIDE_MOUNT && (!isRendered || standsIn)) return true;
  // Headings over what is to come.
  if (plain === 0 && runs && !isRich && (waits > 0 || isBusy)) return true;
  return pleas > 0 && runs && said <= BESIDE_PLEA && !isRich;
}

/** What frames a page says more than a shell does, and where its matter belongs there is nothing, or a wish to wait. */
function isUnfinished(signs: Signs): boolean {
  if (!signs.runs || signs.hasMatter) return false;
  // Headings over boxes with nothing in them.
  if (signs.hasBlanks && signs.plain === 0 && !signs.isRich && signs.links === 0) return true;
  return signs.waitsInMatter || (signs.isBundle && (signs.hasEmptyMount || signs.hasGap));
}

/**
 * `name`: the title of the page, as a key. Weights are characters without white space; those of East Asian scripts count
 * more.
 */
function signsOf(survey: Survey, scripts: Scripts, name: string) {
  const { lines, mounts } = survey;
  const kinds = new Map(lines.map((line) => [line, standsIn(line, survey, scripts)]));
  const count = (kind: StandIn) => lines.filter((line) => kinds.get(line) === kind).length;
  const waits = count('waits');
  const own = lines.filter((line) => !kinds.get(line));
  const saysTitle = ({ text }: Line) => name !== '' && key(text) !== '' && name.includes(key(text));
  /**
   * Whether a mount holds no text yet: nothing beside lines that ask to wait, or the name of the page and little else; in
   * Angular's, anything short; in others a few bare words, where the page asks for scripts.
   */
  const isUnfilled = (mount: Element) => {
    const inside = own.filter((line) => line.mount === mount);
    const isInMatter = mount.closest('main,article,[role="main"]') !== null;
    if (inside.length === 0) return true;
    if (!scripts.runs || inside.some((one) => one.isRich || (one.isMain && !one.isVeil && !isInMatter))) return false;
    if (mount.localName === 'app-root') return weigh(inside) <= BESIDE_MOUNT;
    if (inside.some((line) => line.isHeading && !(waits > 0 && saysTitle(line)))) return false;
    return weigh(inside) <= (waits > 0 ? BESIDE_MOUNT : scripts.pleads ? BARE : 0);
  };
  const unfilled = new Set<Element | undefined>([...mounts].filter(isUnfilled));
  const told = own.filter(({ mount, isControl, text }) => !unfilled.has(mount) && !isControl && !isImprint(text));
  const said = told.filter((line) => !saysTitle(line));
  const isMatter = ({ isMain, mount, isHeading }: Line) => isMain && !mount && !isHeading;
  return {
    ...scripts,
    ...survey,
    /** The lines that are its own: without menus and links, its imprint, and what stands in for a text. */
    told,
    /** What these say beside its title; and the same without headings. */
    said: weigh(said),
    plain: weigh(said.filter(({ isHeading }) => !isHeading)),
    /** Whether someone wrote it: a list, table, quotation or code is in it. */
    isRich: said.some(({ isRich }) => isRich),
    /** Lines that ask to wait, that ask for JavaScript, and that stand in for a text by where they are. */
    waits,
    pleas: count('pleas'),
    veils: count('veils'),
    /** Links outside menus. */
    links: own.filter(({ isControl }) => isControl).length,
    /** An element that a framework is to fill has nothing, or only such lines, in it. */
    hasEmptyMount: unfilled.size > 0,
    /** Words are in what the markup calls the matter, outside of mounts; or all that is there stands in for a text. */
    hasMatter: told.some(isMatter),
    waitsInMatter: lines.some((line) => kinds.get(line) && isMatter(line)),
  };
}

function weigh(lines: readonly Line[]): number {
  return lines.reduce((sum, { text }) => sum + weightOf(text), 0);
}

type StandIn = 'waits' | 'pleas' | 'veils';

/** How a line stands in for a text that is to come, if it does. */
function standsIn(line: Line, { mounts, isBusy }: Survey, { runs, pleads }: Scripts): StandIn | undefined {
  if (line.isControl && !line.isVeil) return undefined;
  if (!line.isRich && wantsJavascript(line.text)) return 'pleas';
  if (asksToWait(line.text)) return 'waits';
  if (line.isRich) return undefined;
  if (line.isVeil && (mounts.size > 0 || pleads || isBusy)) return 'veils';
  return trailsOff(line.text) && (line.mount || line.isVeil || isBusy) && runs ? 'veils' : undefined;
}

/** Whose a page is, or by what it is made. */
function isImprint(text: string): boolean {
  if (/^(?:©|\(c\)|copyright\b)/i.test(text)) return text.length <= 200;
  return /^(?:powered|made|built) (?:by|with) \S+(?: \S+){0,2}$/i.test(text);
}

/** What the code of a page is, as far as its markup tells. */
interface Scripts {
  /** Scripts of its own, which may show something; not those that only count readers. */
  runs: boolean;
  /** They are an application as a build tool puts it together. */
  isBundle: boolean;
  /** A `noscript` asks for scripts. */
  pleads: boolean;
}

const RUNS = /^(?:|module|(?:text|application)\/(?:javascript|ecmascript|x-javascript|babel|jsx|typescript))$/i;
/** What a script is to draw. */
const DATA = /^application\/json$/i;
const COUNTS =
  /googletagmanager|google-analytics|googlesyndication|doubleclick|gtag|analytics|plausible|matomo|piwik|hotjar|clarity\.ms|fbevents|connect\.facebook|cloudflareinsights|rocket-loader|email-decode|recaptcha|fontawesome|typekit|\bads?[./-]/i;
const COUNTS_INLINE = /gtag\(|dataLayer|_paq|fbq\(|\bga\(|_gaq|hj\(|clarity\(|plausible/;
const BUNDLE =
  /(?:^|[/._-])(?:main|app|bundle|index|runtime|chunk|vendors?|polyfills|entry|client|start|boot(?:strap)?|flutter_bootstrap|_framework|_next|_nuxt|_app|assets)(?:[/._-]|$)|[._-][0-9a-f]{6,20}\.m?js/i;

function scriptsOf({ named, attributes }: Markup): Scripts {
  const own = named('script').filter(isOwn);
  const hasData = named('script').some((script) => DATA.test(script.getAttribute('type') ?? ''));
  const preloads = named('link').some((link) => link.getAttribute('rel') === 'modulepreload');
  return {
    runs: own.length > 0 || preloads || hasData || attributes.has('onload'),
    isBundle: preloads || own.some(isBundled),
    pleads: named('noscript').some((one) => namesJavascript(one.textContent ?? '')),
  };
}

function isOwn(script: Element): boolean {
  if (!RUNS.test(script.getAttribute('type')?.trim() ?? '')) return false;
  const src = script.getAttribute('src');
  return src ? !COUNTS.test(src) : Boolean(script.textContent?.trim()) && !COUNTS_INLINE.test(script.textContent ?? '');
}

function isBundled(script: Element): boolean {
  return script.getAttribute('type') === 'module' || BUNDLE.test(script.getAttribute('src') ?? '');
}
