/** Whether a text is one sign that is drawn as a picture, with what may be added to it. */
export function isOneEmoji(text: string): boolean {
  return EMOJI.test(text);
}
const EMOJI = /^\p{Extended_Pictographic}[\p{Extended_Pictographic}\p{M}\p{Emoji_Modifier}\u200d]{0,8}$/u;
