/** Octets looked at. */
const SAMPLE_BYTES = 4096;
/** Of the units of a text in any language, so many at least are spaces, line ends, digits, or letters of ASCII. */
const LEAST_PLAIN = 0.02;
const LEAST_PLAIN_UNITS = 3;
/** And of its octets so many at least are none of ASCII text: a stray zero does not make a page UTF-16. */
const LEAST_FOREIGN = 0.15;

/**
 * UTF-16 without a mark. It shows by the zero octets beside its spaces, digits and line ends, which no other encoding
 * has: in the right order of octets many units are ASCII, in the wrong one hardly any.
 */
export function utf16Of(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const head = bytes.subarray(0, Math.min(SAMPLE_BYTES, bytes.length & ~1));
  if (!head.includes(0) || foreignIn(head) < head.length * LEAST_FOREIGN) return undefined;
  const [little, big] = [unitsOf(head, 0), unitsOf(head, 1)];
  if (isText(little, big)) return 'utf-16le';
  return isText(big, little) ? 'utf-16be' : undefined;
}

function foreignIn(bytes: Buffer): number {
  let count = 0;
  for (const octet of bytes) if (octet < 0x09 || octet > 0x7e) count += 1;
  return count;
}

interface Units {
  count: number;
  /** ASCII that stands in texts. */
  plain: number;
  /** What stands in none: control characters, halves of pairs, private use. */
  odd: number;
}

function unitsOf(bytes: Buffer, low: 0 | 1): Units {
  const units = { count: bytes.length / 2, plain: 0, odd: 0 };
  for (let at = 0; at < bytes.length; at += 2) {
    const unit = ((bytes[at + 1 - low] as number) << 8) | (bytes[at + low] as number);
    if ((unit >= 0x20 && unit < 0x7f) || (unit >= 0x09 && unit <= 0x0d)) units.plain += 1;
    else if (unit < 0xa0 || (unit >= 0xd800 && unit < 0xf900) || unit >= 0xfffe) units.odd += 1;
  }
  return units;
}

function isText({ count, plain, odd }: Units, other: Units): boolean {
  return odd * 50 <= count && plain >= Math.max(LEAST_PLAIN_UNITS, count * LEAST_PLAIN, other.plain * 4);
}
