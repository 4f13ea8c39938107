/** The encoding a label of the WHATWG Encoding Standard stands for; `undefined` for the rest, and for "replacement". */
export function encodingOfLabel(label: string | undefined): string | undefined {
  const known = label?.trim().toLowerCase();
  if (!known) return undefined;
  if (known === 'x-user-defined') return 'windows-1252'; // as the prescan has it; as text it would be private-use signs
  if (known === 'iso-8859-16') return known;
  try {
    return new TextDecoder(known).encoding;
  } catch {
    return undefined;
  }
}

/** Node 20 decodes windows-1252 as latin-1, without these, and its ICU has no iso-8859-16: both by table. */
const WINDOWS_1252_FROM_80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const ISO_8859_16_FROM_A0 =
  '\u00a0ĄąŁ€„Š§š©Ș«Ź\u00adźŻ°±ČłŽ”¶·žčș»ŒœŸżÀÁÂĂÄĆÆÇÈÉÊËÌÍÎÏĐŃÒÓÔŐÖŚŰÙÚÛÜĘȚßàáâăäćæçèéêëìíîïđńòóôőöśűùúûüęțÿ';

/** `bytes` in an encoding that `encodingOfLabel` named; what does not decode becomes U+FFFD. */
export function decodeAs(encoding: string, bytes: Buffer): string {
  if (encoding !== 'windows-1252' && encoding !== 'iso-8859-16') return new TextDecoder(encoding).decode(bytes);
  const latin1 = bytes.toString('latin1');
  return encoding === 'windows-1252'
    ? latin1.replace(/[\x80-\x9f]/g, (octet) => WINDOWS_1252_FROM_80.charAt(octet.charCodeAt(0) - 0x80))
    : latin1.replace(/[\xa0-\xff]/g, (octet) => ISO_8859_16_FROM_A0.charAt(octet.charCodeAt(0) - 0xa0));
}
