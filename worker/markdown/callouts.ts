import { classOf } from '../extract/class-of.js';
import type { Context, Write } from './context.js';
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
  important: 'IMPORTANT',
  warning: 'WARNING',
  attention: 'WARNING',
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
 * Classes of Sphinx, MkDocs, Docusaurus, VitePress, Starlight, GitHub, Asciidoctor, Obsidian, Confluence, MDN, AWS, Bootstrap, Bulma:
 * only of a box, never of a part of one.
 */
const BOX =
  /(?:^|\s)(?:admonition|theme-admonition|markdown-alert|custom-block|admonitionblock|(?:bd-|bs-)?callout|message(?=\s+is-(?:info|success|warning|danger))|hint|doc-note|alert|notecard|notices?|starlight-aside|confluence-information-macro|awsdocs-note|notice--\w+)(?:\s|$)/;
/** A box of these tools is one of its kind even where its name is the author's own. */
const ANY_BOX = /(?:^|\s)(?:theme-)?admonition(?:\s|$)/;
const KIND = /(?:^|[\s_-])([a-z]+)(?=\s|$)/g;
/** What stands alone as the class of a box. */
const BARE = /^(?:note|tip|important|warning|caution|danger)$/i;

/** Which alert an element is, if it is a box. */
export function alertOf(element: Element): Alert | undefined {
  const classes = classOf(element);
  if (!classes) return undefined;
  if (BARE.test(classes)) return ALERTS[classes.toLowerCase()];
  const isFolding = element.localName === 'details' && /^[a-z]+$/.test(classes);
  if (!isFolding && !BOX.test(classes)) return undefined;
  const stated = element.getAttribute('data-callout') ?? element.getAttribute('data-callout-type');
  if (stated && ALERTS[stated]) return ALERTS[stated];
  // `note` may be what the tool calls all its boxes.
  const kinds = Array.from(classes.matchAll(KIND), ([, word = '']) =>
    Object.hasOwn(ALERTS, word) ? ALERTS[word] : undefined,
  );
  return (
    kinds.find((kind) => kind && kind !== 'NOTE') ??
    (kinds.includes('NOTE') || ANY_BOX.test(classes) ? 'NOTE' : undefined)
  );
}

/** `> [!NOTE]` and the quoted content; a title that only says the kind is left out. */
export function alertBlock(alert: Alert, element: Element, context: Context, write: Write): Block[] {
  const [first, ...rest] = blocksOf(write.inside(element, context) satisfies Piece[]);
  if (!first) return [];
  const title = first.block
    .replace(/^#+ |[*:\\]/g, '')
    .trim()
    .toLowerCase();
  const blocks = rest.length > 0 && Object.hasOwn(ALERTS, title) ? rest : [first, ...rest];
  return [{ block: `> [!${alert}]\n${quoted(blocks)}`, kind: 'other' }];
}
