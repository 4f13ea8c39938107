import { classOf } from '../../html/class-of.js';
import { textUpTo } from '../../html/text-up-to.js';
import type { AlertKind as Alert } from '../../tree.js';
import { isOneEmoji } from './emoji.js';

/** What documentation tools call their boxes, as the five alerts of GFM. */
export const ALERTS: Readonly<Record<string, Alert>> = {
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

/** What classes and attributes call the kinds of boxes, beside these names. */
const KINDS: Readonly<Record<string, Alert>> = {
  ...ALERTS,
  positive: 'TIP',
  negative: 'CAUTION',
  destructive: 'CAUTION',
  critical: 'CAUTION',
  deprecated: 'WARNING',
  // Colours that say nothing but that the box stands out.
  primary: 'NOTE',
  secondary: 'NOTE',
};

/** What themes of Hexo add to the class of a box: its kind or colour, and how it is drawn. */
const NOTE_WORDS =
  '(?:default|primary|secondary|light|info|success|warning|danger|tip|blue|pink|red|purple|orange|green|cyan|gr[ae]y|flat|modern|simple|disabled|no-icon|icon|icon-padding|iconfont)';
/**
 * Classes of DITA, Sphinx, MkDocs, Docusaurus, VitePress, VuePress, Starlight, Nextra, GitBook, GitHub, Asciidoctor,
 * Obsidian, Confluence, MDN, AWS, Bootstrap, USWDS, Bulma, Chirpy, NexT, Geekdoc, mdBook, Elastic, Rails Guides, MyST,
 * bookdown, HashiCorp, Vanilla, Carbon, UIkit, Semantic UI: only of a box, never of a part of one.
 */
const BOX = new RegExp(
  `(?:^|\\s)(?:${[
    'nextra-callout|kg-callout-card|admonition|theme-admonition|markdown-alert|custom-block',
    '(?:hint|custom)-container|admonitionblock|blockquote-tag|(?:[a-z]{1,20}-)?callout',
    String.raw`(?:message|notification)(?=\s+is-(?:info|success|warning|danger|primary))|(?:(?:gdoc|book)-)?hint|doc-note`,
    '(?:[a-z]{1,20}-)?alert|admon|interstitial|myst-admonition|rmd(?:note|tip|important|caution|warning)',
    String.raw`infobox(?=\s+(?:note|tip|important|caution|warning)(?:\s|$))|inlineAlert`,
    'p-notification--(?:positive|information|caution|negative)|(?:bx|cds)--(?:inline|actionable)-notification',
    String.raw`notecard|notices?|starlight-aside|confluence-information-macro|awsdocs-note|notice--\w+`,
    'prompt-(?:tip|info|warning|danger)|course-tip(?:-orange)?',
    'callout--?(?:info|note|tip|success|important|warning|caution|danger|error)',
    String.raw`(?<=^)note(?=(?: (?:note-)?${NOTE_WORDS})+$| \w+ note_\w+)`,
    'tag-plugin note|uk-alert-(?:primary|success|warning|danger)',
    String.raw`ui(?=\s(?:[a-z]{1,12}\s)?(?:info|success|positive|warning|negative|error)(?:\s[a-z]{1,12})?\smessage(?:\s|$))`,
  ].join('|')})(?:\\s|$)`,
);
/** These classes make a box a callout even where its kind is a name of the author's own. */
const ANY_BOX = /(?:^|\s)(?:theme-)?admonition(?:\s|$)/;
const KIND = /(?:^|[\s_-])(?:rmd)?([a-z]+)(?=\s|$)/g;
/** These boxes show their kind by the sign before their text, if at all. */
const SIGN_BOX = /(?:^|\s)(?:(?:[a-z]{1,20}-)?callout|kg-callout-card)(?:\s|$)/;
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
const BARE = /^(?:note|tip|important|warning|warn|caution|danger|advisement)$/i;
/** A quote whose first paragraph is the title: Just the Docs. */
const TITLED = /^(note|tip|important|warning|caution|danger)-title$/;
/** Names that make an `<aside>` a callout: Slate, Google's documentation, Zenn. */
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
  msg: 'NOTE',
  'msg message': 'NOTE',
  'msg alert': 'WARNING',
};
/** Boxes of any tool. They are callouts if their first words name a kind: `<b>Note:</b> …`. */
const ANY_CALLOUT = /(?:^|[\s_-])(?:callout|box-(?:note|tip|important|warning|caution))(?:\s|$)/;
/** The variable by which Fumadocs colours a box. */
const COLOURED = /--callout-color\s{0,9}:[^;]{0,40}\b(info|success|warning|error)\b/;
export const LABEL = /^\s*(note|tip|hint|important|warning|caution|attention|danger)\s*:?\s*$/i;

/** Warnings of the design systems of governments and health services, which draw an exclamation mark as text; Foundation. */
const WARNING_TEXT = /(?:^|\s)(?:[a-z]+-warning-(?:text|callout)|callout alert)(?:\s|$)/;

/** Which alert an element is; undefined for what is no callout. Rules for single tools come before general ones. */
export function alertOf(element: Element): Alert | undefined {
  const classes = classOf(element);
  if (element.getAttribute('role') === 'note') {
    const named = element.getAttribute('aria-label')?.trim().toLowerCase() ?? '';
    const alert = Object.hasOwn(ALERTS, named) ? ALERTS[named] : labelled(element, 'callout');
    if (alert) return alert;
  }
  const stated = statedIn(element) ?? (element.localName === 'blockquote' ? marked(element) : undefined);
  if (stated) return stated;
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
  // Docusaurus dresses every `details` as one.
  if (element.localName === 'details' && DRESSED.test(classes)) return undefined;
  const isFolding = element.localName === 'details' && /^[a-z]+$/.test(classes);
  if (!isFolding && !BOX.test(classes)) return labelled(element, classes);
  const named = element.getAttribute('data-callout') ?? element.getAttribute('data-callout-type');
  if (named && ALERTS[named]) return ALERTS[named];
  const words = Array.from(classes.matchAll(KIND), ([, word = '']) => word).filter((word) =>
    Object.hasOwn(KINDS, word),
  );
  // GitBook calls all its boxes hints and says the kind in another class.
  const isNamed = words.some((word) => word !== 'hint');
  const kinds = words.filter((word) => !(isNamed && word === 'hint')).map((word) => KINDS[word]);
  // `note` may be a tool's name for all its boxes.
  const stronger = classes.includes('course-tip-orange') ? 'WARNING' : kinds.find((kind) => kind !== 'NOTE');
  if (stronger) return stronger;
  return kinds.length > 0 || ANY_BOX.test(classes) ? 'NOTE' : (signed(element, classes) ?? labelled(element, classes));
}

const DRESSED = /(?:^|\s)alert alert--\w/;

/** Boxes that an attribute calls one: Confluence, Hashnode. */
function statedIn(element: Element): Alert | undefined {
  const panel = element.getAttribute('data-panel-type');
  if (panel !== null) return Object.hasOwn(KINDS, panel) ? KINDS[panel] : undefined;
  return element.getAttribute('data-node-type') === 'callout' ? signed(element, 'callout') : undefined;
}

/**
 * The kind that a quote names on a line of its own: the source of an alert of GitHub, now or before 2023, as other tools
 * show it.
 */
function marked(quote: Element): Alert | undefined {
  const { firstElementChild: first } = quote;
  const { firstChild: start } = first?.localName === 'p' ? first : quote;
  if (start?.nodeType === 3) return ALERTS[MARK.exec(start.nodeValue ?? '')?.[1]?.toLowerCase() ?? ''];
  const isAlone = (start as Element | null)?.localName === 'strong' && isLineEnd(start?.nextSibling);
  const [, kind = ''] = (isAlone && LABEL.exec(textUpTo(start as Element, MOST_LABEL_CHARS) ?? '')) || [];
  return ALERTS[kind.toLowerCase()];
}
const MARK = /^\s*\[!(note|tip|important|warning|caution)\][ \t]*(?:\r?\n|$)/i;

function isLineEnd(node: Node | null | undefined): boolean {
  return node === null || (node as Element).localName === 'br';
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
  return SIGNS.find(([pattern]) => pattern.test(sign))?.[1] ?? pictured(element);
}

/** The kind that the file of a picture names, alone before the text: Laravel. */
function pictured({ firstElementChild: first }: Element): Alert | undefined {
  const picture = first?.localName === 'div' && first.childElementCount === 1 ? first.firstElementChild : undefined;
  if (picture?.localName !== 'img' || first?.textContent?.trim()) return undefined;
  const [, name = ''] = PICTURE.exec(picture.getAttribute('src') ?? '') ?? [];
  return name === 'lightbulb' ? 'TIP' : name === 'exclamation' ? 'WARNING' : ALERTS[name];
}
export const PICTURE = /\/(exclamation|lightbulb|note|info|tip|warning)(?:\.min)?\.(?:svg|png)$/;

/** The first element of a box, if it holds nothing but a sign. */
function signBefore(box: Element): Element | undefined {
  const first = box.firstElementChild;
  return first && isOneEmoji(first.textContent?.trim() ?? '') ? first : undefined;
}
