/** The bytes of one character in UTF-8, each read as a character of its own. */
const SEQUENCE = /[\u00c2-\u00df][\u0080-\u00bf]|[\u00e0-\u00ef][\u0080-\u00bf]{2}|[\u00f0-\u00f4][\u0080-\u00bf]{3}/g;
const CONTROL = /[\u0080-\u009f]/;

/**
 * Decodes again what was encoded twice: `â\u0080\u0099` is `’`. Only sequences with a control character of U+0080 to
 * U+009F show it, since no text has these; "Ã©" alone may be meant. If everything beyond ASCII looks so, all of it was.
 */
export function decodedOnce(text: string): string {
  if (!CONTROL.test(text)) return text;
  let [beyond, inSequences, doubled] = [0, 0, 0];
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 0x7f) beyond += 1;
  for (const [sequence] of text.matchAll(SEQUENCE)) {
    inSequences += sequence.length;
    if (CONTROL.test(sequence)) doubled += 1;
  }
  if (doubled === 0) return text;
  const isWhole = inSequences === beyond;
  return text.replace(SEQUENCE, (sequence) => (isWhole || CONTROL.test(sequence) ? characterOf(sequence) : sequence));
}

function characterOf(sequence: string): string {
  const character = Buffer.from(sequence, 'latin1').toString();
  return character.includes('\ufffd') ? sequence : character;
}

/** Whether a control character of U+0080 to U+009F is among them, as UTF-8: faster to see than in their text. */
export function hasControls(bytes: Buffer): boolean {
  for (let at = bytes.indexOf(0xc2); at >= 0; at = bytes.indexOf(0xc2, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next >= 0x80 && next < 0xa0) return true;
  }
  return false;
}
