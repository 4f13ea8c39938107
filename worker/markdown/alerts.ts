import { ALERTS, type Alert, LABEL, PICTURE } from '../extract/recognise/callouts.js';
import { isOneEmoji } from '../extract/recognise/emoji.js';
import { type Context, deeper, isDeep, type Write } from './context.js';
import { type Block, blocksOf, type Piece, quoted } from './pieces.js';

const DRAWN_SIGN = /^[!ℹ⚠]\ufe0f?(?:\s+(?=\S)|(?=\*\*))|(?<=^#{1,6} )\p{Extended_Pictographic}\ufe0f?\s*(?=\S)/u;

/** A sign, or the picture of one: `[Tip]`. */
function isSign(block: string): boolean {
  if (block === '!' || isOneEmoji(block.replace(/^#+ /, ''))) return true;
  const [, alt = '', address = ''] = /^!\[(?:\\\[)?(\w{0,20})(?:\\\])?\]\(([^()\s]*)\)$/.exec(block) ?? [];
  return Object.hasOwn(ALERTS, alt.toLowerCase()) || PICTURE.test(address);
}

/** `> [!NOTE]` and the quoted content; a title that only repeats the kind is left out. */
export function alertBlock(alert: Alert, element: Element, context: Context, write: Write): Block[] {
  const all = blocksOf(write.inside(element, deeper(context)) satisfies Piece[]);
  if (isDeep(context)) return all;
  const [first, ...rest] = all.length > 1 && isSign(all[0]?.block ?? '') ? all.slice(1) : all;
  if (!first) return [];
  const title = first.block
    .replace(/^#+ |[*:\\[\]!]/g, '')
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

/** What `marked` has read, in a line of its own. */
const SOURCE =
  /^(?:\\\[!\w{1,20}\\?\](?:\s|(?=\\))|\*\*(?:note|tip|important|warning|caution):?\*\*(?=\\))(?:\\\n)?(?=\S)/i;

/** The text without a "Note:", or a "**Note**" before a sentence, that only repeats the alert. */
function withoutKind(text: string, alert: Alert): string {
  const [source = ''] = SOURCE.exec(text) ?? [];
  if (source) return text.slice(source.length);
  const [start = '', bold, plain] = /^(?:\*\*(\w{1,20})[:!]?\*\*:?|(\w{1,20})[:!])\s+(?=\S)/.exec(text) ?? [];
  const named = (bold ?? plain ?? '').toLowerCase();
  const isLabel = start.includes(':') || /^\P{Ll}/u.test(text.slice(start.length));
  const saysSo = isLabel && Object.hasOwn(ALERTS, named) && ALERTS[named] === alert;
  return saysSo ? text.slice(start.length) : text;
}
