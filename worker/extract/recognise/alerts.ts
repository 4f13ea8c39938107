import { type Alert, type AlertKind, type Block, lineOf, type Phrase, textOf } from '../../tree.js';
import { blocksOf, isBlank, isPicture, withoutStart } from './blocks.js';
import { ALERTS, LABEL, PICTURE } from './callouts.js';
import { type Context, deeper, isDeep, type Walk } from './context.js';
import { isOneEmoji } from './emoji.js';

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
  const isTitled = rest.length > 0 && Object.hasOwn(ALERTS, title);
  // What readers see counts more than the colour of the box.
  const shown = isTitled && LABEL.test(title) ? (ALERTS[title] ?? kind) : kind;
  const alert: Alert = { type: 'alert', kind: shown, children: isTitled ? rest : [opening(first, kind), ...rest] };
  return [alert];
}
const MOST_TITLE_CHARS = 100;

/** A sign, or the picture of one: `[Tip]`. */
function isSign(block: Block | undefined): boolean {
  if (!block) return false;
  const line = lineOf(block, MOST_TITLE_CHARS);
  if (!isPicture(block)) return line === '!' || isOneEmoji(line);
  const [image] = block.type === 'paragraph' ? block.children.filter((one) => !isBlank(one)) : [];
  const named = Object.hasOwn(ALERTS, line.replace(/[[\]]/g, '').toLowerCase());
  return named || (image?.type === 'image' && PICTURE.test(image.url));
}

/** The first block without a sign, and without a "Note:", or a "**Note**" before a sentence, that only repeats the kind. */
function opening(first: Block, kind: AlertKind): Block {
  if (first.type !== 'paragraph' && first.type !== 'heading') return first;
  const [start] = first.children;
  const drawn = first.type === 'heading' ? SIGN : DRAWN_SIGN;
  const sign = start?.type === 'text' ? (drawn.exec(start.value)?.[0] ?? '') : '';
  const children = sign && textOf(first.children) !== sign ? withoutStart(first.children, sign.length) : first.children;
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
  const isBold = bold === word;
  if (isBold && behind.includes('\n') && LABEL.test(named)) return label.length;
  const isLabel = /[:!]/.test(behind) || (isBold && /^\P{Ll}/u.test(line.slice(label.length)));
  return isLabel && Object.hasOwn(ALERTS, named) && ALERTS[named] === kind ? label.length : 0;
}
