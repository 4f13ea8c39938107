import { classOf } from '../dom/class-of.js';
import { HEADING_NAME } from '../dom/headings.js';
import { textUpTo } from '../dom/text-up-to.js';
import { type Context, deeper, isDeep, type Write } from './context.js';
import { isOneEmoji } from './emoji.js';
import { type Block, blocksOf, type Piece, quoted } from './pieces.js';

type Alert = 'NOTE' | 'TIP' | 'IMPORTANT' | 'WARNING' | 'CAUTION';

/** What documentation tools call their boxes, as the five alerts of GFM. */
const ALERTS: Readonly<Record<string, Alert>> = {
  note: 'NOTE',
  info: 'NOTE',
  information: 'NOTE',
  seealso: 'NOTE',
  abstract: 'NOTE',
  summary: 'NOTE',
  question: 'NOTE',
  example: 'NOTE',
  quote: 'NOTE',
  tip: 'TIP',
  hint: 'TIP',
  success: 'TIP',
  okay: 'TIP',
  important: 'IMPORTANT',
  warning: 'WARNING',
  warn: 'WARNING',
  attention: 'WARNING',
  advisement: 'WARNING',
  caution: 'CAUTION',
  danger: 'CAUTION',
  error: 'CAUTION',
  bug: 'CAUTION',
  failure: 'CAUTION',
  fail: 'CAUTION',
  missing: 'CAUTION',
  tldr: 'NOTE',
  todo: 'NOTE',
  faq: 'NOTE',
  help: 'NOTE',
  cite: 'NOTE',
  check: 'TIP',
  done: 'TIP',
};

/**
 * Classes of DITA, Sphinx, MkDocs, Docusaurus, VitePress, VuePress, Starlight, Nextra, GitBook, GitHub, Asciidoctor, Obsidian, Confluence, MDN, AWS, Bootstrap, USWDS, Bulma, Chirpy, NexT, Geekdoc, mdBook:
 * only of a box, never of a part of one.
 */
const BOX =
  /(?:^|\s)(?:nextra-callout|kg-callout-card|admonition|theme-admonition|markdown-alert|custom-block|(?:hint|custom)-container|admonitionblock|blockquote-tag|(?:bd-|bs-)?callout|message(?=\s+is-(?:info|success|warning|danger))|(?:(?:gdoc|book)-)?hint|doc-note|(?:usa-)?alert|notecard|notices?|starlight-aside|confluence-information-macro|awsdocs-note|notice--\w+|prompt-(?:tip|info|warning|danger)|course-tip(?:-orange)?|callout--?(?:info|note|tip|success|important|warning|caution|danger|error)|(?<=^)note(?= (?:info|success|warning|danger)$| \w+ note_\w+))(?:\s|$)/;
/** These classes make a box a callout even where its kind is a name of the author's own. */
const ANY_BOX = /(?:^|\s)(?:theme-)?admonition(?:\s|$)/;
const KIND = /(?:^|[\s_-])([a-z]+)(?=\s|$)/g;
/** These boxes show their kind by the sign before their text, if at all. */
const SIGN_BOX = /(?:^|\s)(?:nextra-callout|kg-callout-card|callout)(?:\s|$)/;
const SIGNS: readonly [RegExp, Alert][] = [
  [/^(?:⚠|❗|‼|🔥)/u, 'WARNING'],
  [/^(?:🚫|❌|⛔|🛑|🚨)/u, 'CAUTION'],
  [/^(?:💡|✅|🎉|👍|✨)/u, 'TIP'],
  [/^\p{Extended_Pictographic}/u, 'NOTE'],
];
/** Callouts of wikis: two plugins of DokuWiki, XWiki, Wiki.js. */
const WIKI_BOX =
  /(?:^|\s)(?:plugin_note note|wrap_(?=\w+(?:\s\w+){0,4}\splugin_wrap)|box (?=\w+message))(classic|info|tip|help|todo|success|important|notice|alert|warning|caution|danger|error)(?:message)?(?:\s|$)|^is-(info|success|warning|danger)$/;
/** Names that make a box a callout when they are its only class. */
const BARE = /^(?:note|tip|important|warning|caution|danger|advisement)$/i;
/** A quote whose first paragraph is the title: Just the Docs. */
const TITLED = /^(note|tip|important|warning|caution|danger)-title$/;
/** Names that make an `<aside>` a callout: Slate, Google's documentation. */
const ASIDES: Readonly<Record<string, Alert>> = {
  notice: 'NOTE',
  info: 'NOTE',
  success: 'TIP',
  error: 'CAUTION',
  'key-point': 'IMPORTANT',
  'key-term': 'NOTE',
  special: 'NOTE',
  beta: 'NOTE',
  deprecated: 'WARNING',
};
/** Boxes of any tool. They are callouts if their first words name a kind: `<b>Note:</b> …`. */
const ANY_CALLOUT = /(?:^|[\s_-])callout(?:\s|$)/;
/** The variable by which Fumadocs colours a box. */
const COLOURED = /--callout-color\s{0,9}:[^;]{0,40}\b(info|success|warning|error)\b/;
const LABEL = /^\s*(note|tip|hint|important|warning|caution|attention|danger)\s*:?\s*$/i;

/** Warnings of the design systems of governments and health services, which draw an exclamation mark as text. */
const WARNING_TEXT = /(?:^|\s)[a-z]+-warning-(?:text|callout)(?:\s|$)/;
const DRAWN_SIGN = /^[!ℹ⚠]\ufe0f?(?:\s+(?=\S)|(?=\*\*))|(?<=^#{1,6} )\p{Extended_Pictographic}\ufe0f?\s*(?=\S)/u;

/** Which alert an element is; undefined for what is no callout. Rules for single tools come before general ones. */
export function alertOf(element: Element): Alert | undefined {
  const classes = classOf(element);
  if (element.getAttribute('role') === 'note') {
    const named = element.getAttribute('aria-label')?.trim().toLowerCase() ?? '';
    const alert = Object.hasOwn(ALERTS, named) ? ALERTS[named] : labelled(element, 'callout');
    if (alert) return alert;
  }
  if (!classes) return undefined;
  if (WARNING_TEXT.test(classes)) return 'WARNING';
  const [, wiki, quote] = WIKI_BOX.exec(classes) ?? [];
  if (wiki) return ALERTS[wiki] ?? (wiki === 'alert' ? 'WARNING' : 'NOTE');
  if (quote && element.localName === 'blockquote') return ALERTS[quote];
  if (BARE.test(classes)) return ALERTS[classes.toLowerCase()];
  const [, titled = ''] = element.localName === 'blockquote' ? (TITLED.exec(classes) ?? []) : [];
  if (titled) return ALERTS[titled];
  if (element.localName === 'aside' && Object.hasOwn(ASIDES, classes)) return ASIDES[classes];
  const typed = classes === 'prompt' ? (element.getAttribute('data-type') ?? '') : '';
  if (Object.hasOwn(ALERTS, typed)) return ALERTS[typed];
  if (AD_BOX.test(classes) && !/admonitionblock \w/.test(classes)) return ofIcon(element);
  const isFolding = element.localName === 'details' && /^[a-z]+$/.test(classes);
  if (!isFolding && !BOX.test(classes)) return labelled(element, classes);
  const stated = element.getAttribute('data-callout') ?? element.getAttribute('data-callout-type');
  if (stated && ALERTS[stated]) return ALERTS[stated];
  const words = Array.from(classes.matchAll(KIND), ([, word = '']) => word).filter((word) =>
    Object.hasOwn(ALERTS, word),
  );
  // GitBook calls all its boxes hints and says the kind in another class.
  const isNamed = words.some((word) => word !== 'hint');
  const kinds = words.filter((word) => !(isNamed && word === 'hint')).map((word) => ALERTS[word]);
  // `note` may be a tool's name for all its boxes.
  const stronger = classes.includes('course-tip-orange') ? 'WARNING' : kinds.find((kind) => kind !== 'NOTE');
  if (stronger) return stronger;
  return kinds.length > 0 || ANY_BOX.test(classes) ? 'NOTE' : (signed(element, classes) ?? headed(element));
}

/** The kind named by a box's heading, where its colour says nothing: `<div class="alert alert-primary"><h4>Note</h4>`. */
function headed({ firstElementChild: first }: Element): Alert | undefined {
  if (!first || !HEADING_NAME.test(first.localName)) return undefined;
  const [, kind = ''] = LABEL.exec(textUpTo(first, MOST_LABEL_CHARS) ?? '') ?? [];
  return ALERTS[kind.toLowerCase()];
}
const MOST_LABEL_CHARS = 60;

function labelled(box: Element, classes: string): Alert | undefined {
  const [, coloured = ''] = COLOURED.exec(box.getAttribute('style') ?? '') ?? [];
  if (coloured) return ALERTS[coloured];
  if (!ANY_CALLOUT.test(classes)) return undefined;
  const label = box.querySelector('b,strong')?.textContent ?? '';
  const [, kind = ''] = LABEL.exec(label) ?? [];
  return kind && box.textContent?.trimStart().startsWith(label.trim()) ? ALERTS[kind.toLowerCase()] : undefined;
}

/** AsciiDoc 8 and 9 state the kind of a box only beside its text, in a cell of its own. */
const AD_BOX = /^admonitionblock(?:\s|$)/;

function ofIcon(box: Element): Alert | undefined {
  const cell = box.querySelector('td.icon');
  const named = (cell?.textContent?.trim() || cell?.querySelector('img')?.getAttribute('alt')) ?? '';
  const kind = named.toLowerCase();
  return Object.hasOwn(ALERTS, kind) ? ALERTS[kind] : undefined;
}

function signed(element: Element, classes: string): Alert | undefined {
  if (!SIGN_BOX.test(classes)) return undefined;
  const sign = signBefore(element)?.textContent?.trim() ?? '';
  return SIGNS.find(([pattern]) => pattern.test(sign))?.[1];
}

/** The first element of a box, if it holds nothing but a sign. */
function signBefore(box: Element): Element | undefined {
  const first = box.firstElementChild;
  return first && isOneEmoji(first.textContent?.trim() ?? '') ? first : undefined;
}

/** A sign, or the picture of one: `[Tip]`. */
function isSign(block: string): boolean {
  if (isOneEmoji(block.replace(/^#+ /, ''))) return true;
  const [, alt = ''] = /^!\[(?:\\\[)?(\w{1,20})(?:\\\])?\]\([^()\s]*\)$/.exec(block) ?? [];
  return Object.hasOwn(ALERTS, alt.toLowerCase());
}

/** `> [!NOTE]` and the quoted content; a title that only repeats the kind is left out. */
export function alertBlock(alert: Alert, element: Element, context: Context, write: Write): Block[] {
  const all = blocksOf(write.inside(element, deeper(context)) satisfies Piece[]);
  if (isDeep(context)) return all;
  const [first, ...rest] = all.length > 1 && isSign(all[0]?.block ?? '') ? all.slice(1) : all;
  if (!first) return [];
  const title = first.block
    .replace(/^#+ |[*:\\]/g, '')
    .trim()
    .toLowerCase();
  const opening = { ...first, block: withoutKind(first.block.replace(DRAWN_SIGN, ''), alert) };
  const isTitled = rest.length > 0 && Object.hasOwn(ALERTS, title);
  // What readers see counts more than the colour of the box.
  const shown = isTitled && LABEL.test(title) ? (ALERTS[title] ?? alert) : alert;
  const inside = isTitled ? rest : [opening, ...rest];
  const gap = mayFollowLine(inside[0]) ? '' : '>\n';
  return [{ block: `> [!${shown}]\n${gap}${quoted(inside)}`, kind: 'other' }];
}

/**
 * Whether a block is read as one of its own right below a line of text: not a list that starts at another number than
 * 1, nor a rule, nor a footnote.
 */
function mayFollowLine(first: Block | undefined): boolean {
  if (first?.kind === 'list') return first.tight === true;
  return first?.kind !== 'other' || !/^(?:---$|\[\^)/.test(first.block);
}

/** The text without a "Note:" that only repeats the alert. */
function withoutKind(text: string, alert: Alert): string {
  const [start = '', bold, plain] = /^(?:\*\*(\w{1,20}):?\*\*:?|(\w{1,20}):)\s+(?=\S)/.exec(text) ?? [];
  const named = (bold ?? plain ?? '').toLowerCase();
  const saysSo = start.includes(':') && Object.hasOwn(ALERTS, named) && ALERTS[named] === alert;
  return saysSo ? text.slice(start.length) : text;
}
