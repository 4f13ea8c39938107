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

/** The code unit of each octet, where the encoding differs from latin-1 only from `from` on. */
function tableOf(from: number, signs: string): Uint16Array {
  const table = Uint16Array.from({ length: 256 }, (_, octet) => octet);
  for (let i = 0; i < signs.length; i++) table[from + i] = signs.charCodeAt(i);
  return table;
}

const TABLES: Record<string, Uint16Array> = {
  'windows-1252': tableOf(0x80, WINDOWS_1252_FROM_80),
  'iso-8859-16': tableOf(0xa0, ISO_8859_16_FROM_A0),
};

/** `bytes` in an encoding that `encodingOfLabel` named; what does not decode becomes U+FFFD. */
export function decodeAs(encoding: string, bytes: Buffer): string {
  const table = TABLES[encoding];
  if (!table) return new TextDecoder(encoding).decode(bytes);
  // Through code units, not a regular expression: a large page of such octets would stop the process for seconds.
  const octets = Buffer.allocUnsafe(bytes.length * 2);
  for (let i = 0; i < bytes.length; i++) {
    const unit = table[bytes[i] as number] as number;
    octets[i * 2] = unit & 0xff;
    octets[i * 2 + 1] = unit >> 8;
  }
  return octets.toString('utf16le');
}
