import { classOf } from '../../html/class-of.js';
import { textUpTo } from '../../html/text-up-to.js';
import { type Alert, type AlertKind, type Block, lineOf, type Phrase, textOf } from '../../tree.js';
import { blocksOf, isBlank, isPicture, withoutStart } from './blocks.js';
import { type Context, deeper, isDeep, type Walk } from './context.js';
import { isOneEmoji } from './images.js';

/** What titles of boxes say, as the five alerts of GFM. */
const TITLES = kindsOf({
  NOTE: 'note info information seealso abstract summary question example quote tldr todo faq help cite',
  TIP: 'tip hint success okay check done',
  IMPORTANT: 'important',
  WARNING: 'warning warn attention advisement',
  CAUTION: 'caution danger error bug failure fail missing',
});
/** What class names, attributes and pictures say besides. Colours say nothing but that the box stands out. */
const KINDS = new Map([
  ...TITLES,
  ...kindsOf({
    NOTE: 'primary secondary',
    TIP: 'positive lightbulb',
    IMPORTANT: 'key-point',
    WARNING: 'deprecated exclamation orange',
    CAUTION: 'negative destructive critical',
  }),
]);
const SIGNS: readonly [RegExp, AlertKind][] = [
  [/^(?:⚠|❗|‼|🔥)/u, 'WARNING'],
  [/^(?:🚫|❌|⛔|🛑|🚨)/u, 'CAUTION'],
  [/^(?:💡|✅|🎉|👍|✨)/u, 'TIP'],
  [/^\p{Extended_Pictographic}/u, 'NOTE'],
];

/** The words by which tools, themes, wikis and frameworks call a box: what a class name is, before a kind behind it. */
const BOX = new RegExp(
  `^(?:${[
    '(?:[a-z]+[_-]+){0,3}(?:admon|admonition|admonitionblock|alert|callout|hint|notices?|notification|message|prompt)(?:-(?:card|container))?',
    'notecard|infobox|inlinealert|interstitial|blockquote-tag|confluence-information-macro|custom-(?:block|container)|starlight-aside',
    '(?:doc-|awsdocs-)?note|note(?:classic|tip|important|warning)|wrap|course-tip|[a-z]+-warning-(?:text|callout)|[a-z]+message',
  ].join('|')})$`,
);
/** A box by these names is one of whatever kind. */
const ANY_BOX = /(?:^|\s)(?:theme-)?admonition(?:\s|$)/;
/** Boxes that may say their kind only by their first words, or by a sign. */
const SPEAKING =
  /(?:^|[\s_-])(?:callout|callout-card|admonitionblock|box-(?:note|tip|important|warning|caution))(?:\s|$)/;
/** Names that make a box a callout when they are its only class. */
const ALONE = /^(?:rmd)?(?:note|tip|important|warn|warning|caution|danger|advisement)$/i;
/** The word for a kind in the name of a class: `is-info`, `rmdnote`, `notewarning`, `infomessage`, `warning-title`. */
const LAST_WORD = /(?:^|[_-])(?:rmd|note(?=[a-z]))?([a-z]+?)(?:message|-title|-text|-callout)?$/;
/** Docusaurus dresses every `details` as one. */
const DRESSED = /(?:^|\s)alert--\w/;
const LABEL = /^\s*(note|tip|hint|important|warning|caution|attention|danger)\s*:?\s*$/i;

function kindsOf(words: Partial<Record<AlertKind, string>>): ReadonlyMap<string, AlertKind> {
  const kinds = Object.entries(words) as [AlertKind, string][];
  return new Map(kinds.flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind] as const)));
}

/** Which alert an element is; undefined for what is no callout. */
export function alertOf(element: Element): AlertKind | undefined {
  const { localName } = element;
  const stated = statedIn(element) ?? (localName === 'blockquote' ? markedIn(element) : undefined);
  if (stated) return stated;
  const classes = classOf(element);
  if (classes) {
    const names = classes.toLowerCase().split(' ');
    const kind = kindNamed([...names, element.getAttribute('data-type') ?? '']);
    const isNamed = isBox(localName, names);
    if (kind && isNamed) return kind;
    if (ANY_BOX.test(classes) || (isNamed && localName === 'aside')) return 'NOTE';
  }
  const mayTell = SPEAKING.test(classes) || element.getAttribute('role') === 'note';
  return mayTell ? (signOf(element) ?? labelOf(element)) : undefined;
}

function isBox(localName: string, names: readonly string[]): boolean {
  const [only = '', ...others] = names;
  const isAlone = ALONE.test(only) || (isSetApart(localName, only) && KINDS.has(only.replace(/^is-|-title$/, '')));
  if (isAlone && others.length === 0) return true;
  if (localName === 'details' && names.some((name) => DRESSED.test(name))) return false;
  return names.some((name) => BOX.test(name) || BOX.test(withoutKind(name)));
}
/** Whether an element needs no more than one name for it; a quote, one that no other quote has. */
function isSetApart(localName: string, name: string): boolean {
  return /^(?:aside|details)$/.test(localName) || (localName === 'blockquote' && /^is-|-title$/.test(name));
}

function withoutKind(name: string): string {
  const [, word = ''] = /[_-]([a-z]+)$/.exec(name) ?? [];
  return KINDS.has(word) ? name.slice(0, -word.length).replace(/[_-]+$/, '') : name;
}

/** The strongest kind that class names say; `note` and `hint` may be a tool's words for all its boxes. */
function kindNamed(names: readonly string[]): AlertKind | undefined {
  const words = names.map((name) => (KINDS.has(name) ? name : (LAST_WORD.exec(name)?.[1] ?? '')));
  const known = words.filter((word) => KINDS.has(word));
  const own = known.filter((word) => word !== 'hint');
  // A part of something else may be its hint.
  const kinds = new Set((own.length > 0 || !names.includes('hint') ? own : known).map((word) => KINDS.get(word)));
  return STRONGEST.find((kind) => kinds.has(kind));
}

const STRONGEST: readonly AlertKind[] = ['CAUTION', 'WARNING', 'IMPORTANT', 'TIP', 'NOTE'];

/** The kind that an attribute says: Confluence, Obsidian, Fumadocs, and what readers' software says. */
function statedIn(element: Element): AlertKind | undefined {
  const label = element.getAttribute('role') === 'note' ? element.getAttribute('aria-label') : undefined;
  const [, colour] = /--callout-color:[^;]{0,40}\b(\w+)\)/.exec(element.getAttribute('style') ?? '') ?? [];
  const names = ['data-panel-type', 'data-callout', 'data-callout-type'].map((name) => element.getAttribute(name));
  return [label, colour, ...names].map((word) => KINDS.get(word?.trim().toLowerCase() ?? '')).find(Boolean);
}

/** The kind that a quote names on a line of its own: the source of an alert of GitHub, now or before 2023. */
function markedIn(quote: Element): AlertKind | undefined {
  const { firstElementChild: first } = quote;
  const { firstChild: start } = first?.localName === 'p' ? first : quote;
  const isBold =
    (start as Element | null)?.localName === 'strong' && /^(?:BR)?$/.test(start?.nextSibling?.nodeName ?? '');
  const [, kind = ''] = (isBold ? LABEL : MARK).exec(start?.textContent ?? '') ?? [];
  return TITLES.get(kind.toLowerCase());
}
const MARK = /^\s*\[!(note|tip|important|warning|caution)\][ \t]*(?:\r?\n|$)/i;
const MOST_LABEL_CHARS = 60;

/** The kind that the first words of a box name, or the picture beside them. */
function labelOf(box: Element): AlertKind | undefined {
  const pictured = box.querySelector('td.icon img')?.getAttribute('alt');
  const label = pictured ?? box.querySelector('b,strong,td.icon .title')?.textContent ?? '';
  const [, kind = ''] = LABEL.exec(label) ?? [];
  const isFirst = pictured != null || box.textContent?.trimStart().startsWith(label.trim());
  return isFirst ? TITLES.get(kind.toLowerCase()) : undefined;
}

/** The kind of the sign that stands alone before the text. */
function signOf({ firstElementChild: first }: Element): AlertKind | undefined {
  const sign = first ? (textUpTo(first, MOST_LABEL_CHARS)?.trim() ?? '') : '';
  return isOneEmoji(sign) ? SIGNS.find(([pattern]) => pattern.test(sign))?.[1] : undefined;
}

/** The signs that design systems draw before the text of a warning. */
const DRAWN_SIGN = /^\s*[!ℹ⚠]\ufe0f?(?:\s+|$)/;
/** In a heading any sign is one. */
const SIGN = /^\s*\p{Extended_Pictographic}\ufe0f?\s*/u;

/** A callout and its content; a title that only repeats the kind is left out. */
export function alertBlock(kind: AlertKind, element: Element, context: Context, walk: Walk): Block[] {
  const all = blocksOf(walk.inside(element, deeper(context)));
  if (isDeep(context)) return all;
  const [first, ...rest] = all.length > 1 && isSign(all[0]) ? all.slice(1) : all;
  if (!first) return [];
  const title = lineOf(first, MOST_TITLE_CHARS)
    .replace(/[*:\\[\]!]/g, '')
    .trim()
    .toLowerCase();
  const isTitled = rest.length > 0 && TITLES.has(title);
  // What readers see counts more than the colour of the box.
  const shown = isTitled && LABEL.test(title) ? (TITLES.get(title) ?? kind) : kind;
  const alert: Alert = { type: 'alert', kind: shown, children: isTitled ? rest : [opening(first, kind), ...rest] };
  return [alert];
}
const MOST_TITLE_CHARS = 100;

/** A sign, or the picture of one: `[Tip]`. */
function isSign(block: Block | undefined): boolean {
  if (!block) return false;
  const line = lineOf(block, MOST_TITLE_CHARS);
  if (!isPicture(block)) return line === '!' || isOneEmoji(line);
  return TITLES.has(line.replace(/[[\]]/g, '').toLowerCase());
}

/** The first block without a sign, and without a "Note:", or a "**Note**" before a sentence, that only repeats the kind. */
function opening(first: Block, kind: AlertKind): Block {
  if (first.type !== 'paragraph' && first.type !== 'heading') return first;
  const [start] = first.children;
  const drawn = first.type === 'heading' ? SIGN : DRAWN_SIGN;
  const sign = start?.type === 'text' ? (drawn.exec(start.value)?.[0] ?? '') : '';
  const children = textOf(first.children) === sign ? first.children : withoutStart(first.children, sign.length);
  return { ...first, children: withoutStart(children, kindLength(children, kind)) };
}

/** The length of such a label, with the space or line break behind it; 0 where there is none. */
function kindLength(phrases: readonly Phrase[], kind: AlertKind): number {
  const line = textOf(phrases, MOST_TITLE_CHARS);
  const first = phrases.find((one) => !isBlank(one));
  const bold = first?.type === 'strong' ? textOf(first.children, MOST_TITLE_CHARS).trim().replace(/[:!]$/, '') : '';
  const [source = ''] = /^\s*\[!\w{1,20}\]\s+(?=\S)/.exec(line) ?? [];
  if (source) return source.length;
  const [label = '', word = '', behind = ''] = /^\s*(\w{1,20})([:!]{0,2}\s+)(?=\S)/.exec(line) ?? [];
  const named = word.toLowerCase();
  const isLabel = /[:!\n]/.test(behind) || (bold === word && /^\P{Ll}/u.test(line.slice(label.length)));
  return isLabel && TITLES.get(named) === kind ? label.length : 0;
}
