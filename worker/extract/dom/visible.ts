/** A cheap test whether any of the characters below may be there. */
const SUSPECT = /[^\P{Cc}\t\n\r]|[\p{Default_Ignorable_Code_Point}\ue000\ufff9-\ufffb]|\p{Surrogate}/u;
/** Control characters, soft hyphens, zero-width marks, fillers, bidirectional overrides and isolates, tags. Source: Unicode UTR 36, 2.10. */
const INVISIBLE =
  /[^\P{Cc}\t\n\r]|(?![\u061c\u200c-\u200f]|\p{Variation_Selector})[\p{Default_Ignorable_Code_Point}\ue000\ufff9-\ufffb]/gu;
/** Marks of direction belong to text written from right to left; in other text they do nothing, or deceive. */
const DIRECTION = /\u061c|\u200e|\u200f/g;
const FROM_THE_RIGHT = /(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** Variation selectors after a character that has no variants: another selector, a space, a Latin letter. */
const STRAY_SELECTOR = /(?<=^|[\s\p{Script=Latin}\p{Variation_Selector}])\p{Variation_Selector}+/gu;
/**
 * Joiners that no script and no emoji sequence needs: anywhere but after a letter beyond Latin, a mark or a pictograph.
 */
const STRAY_JOINER =
  /(?<![\p{Extended_Pictographic}\p{M}\p{Emoji_Modifier}]|(?!\p{Script=Latin})\p{L})[\u200c\u200d]/gu;
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Text without characters that hide or reorder it, or that UTF-8 cannot carry. */
export function removeInvisibleCharacters(text: string): string {
  if (!SUSPECT.test(text)) return text;
  const visible = text
    .replace(INVISIBLE, '')
    .replace(STRAY_JOINER, '')
    .replace(STRAY_SELECTOR, '')
    .replace(LONE_SURROGATE, '\ufffd');
  return FROM_THE_RIGHT.test(visible) ? visible : visible.replace(DIRECTION, '');
}

/**
 * A character of private use that stands alone: only an icon font draws it. A script of private use has several in a
 * row.
 */
const ICON = /(?<![\p{L}\p{N}])[\ue001-\uf8ff](?![\p{L}\p{N}])/u;
const PRIVATE = /[\ue001-\uf8ff]/;

/** The text of a node without such an icon. */
export function withoutIcon(text: string): string {
  const first = text.search(PRIVATE);
  return first < 0 || PRIVATE.test(text.slice(first + 1)) ? text : text.replace(ICON, '');
}
