/** A cheap look whether any of the characters below may be there; U+E000 is ours, see `DOLLAR` of the Markdown. */
const SUSPECT = /[^\P{Cc}\t\n\r]|[\p{Default_Ignorable_Code_Point}\ue000\ufff9-\ufffb]|\p{Surrogate}/u;
/** Control characters, soft hyphens, zero-width marks, fillers, bidirectional overrides and isolates, tags. Source: Unicode UTR 36, 2.10. */
const INVISIBLE =
  /[^\P{Cc}\t\n\r]|(?![\u061c\u200c-\u200f]|\p{Variation_Selector})[\p{Default_Ignorable_Code_Point}\ue000\ufff9-\ufffb]/gu;
/** Marks of direction are part of text that is written from the right; in other text they are nothing or a trick. */
const DIRECTION = /\u061c|\u200e|\u200f/g;
const FROM_THE_RIGHT = /(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** Selectors of a variant after what has none: another one, a space, a Latin letter. */
const STRAY_SELECTOR = /(?<=^|[\s\p{Script=Latin}\p{Variation_Selector}])\p{Variation_Selector}+/gu;
/** Joiners where no script or emoji sequence needs them: not after a letter beyond Latin, a mark or a pictograph. */
const STRAY_JOINER =
  /(?<![\p{Extended_Pictographic}\p{M}\p{Emoji_Modifier}]|(?!\p{Script=Latin})\p{L})[\u200c\u200d]/gu;
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Text without the characters that hide or reorder it, and none that UTF-8 cannot carry. */
export function removeInvisibleCharacters(text: string): string {
  if (!SUSPECT.test(text)) return text;
  const visible = text
    .replace(INVISIBLE, '')
    .replace(STRAY_JOINER, '')
    .replace(STRAY_SELECTOR, '')
    .replace(LONE_SURROGATE, '\ufffd');
  return FROM_THE_RIGHT.test(visible) ? visible : visible.replace(DIRECTION, '');
}
