/** Most texts are ASCII; asking Unicode's tables of each of their characters takes nearly twice the time. */
const BEYOND_ASCII = /[\u0080-\uffff]/;

/** The runs of letters and digits in a text in lower case. */
export function lettersIn(lower: string): string[] {
  return lower.match(BEYOND_ASCII.test(lower) ? /[\p{L}\p{N}]+/gu : /[a-z0-9]+/g) ?? [];
}

/** A text in lower case without everything but letters and digits. */
export function lettersOf(lower: string): string {
  return lower.replace(BEYOND_ASCII.test(lower) ? /[^\p{L}\p{N}]+/gu : /[^a-z0-9]+/g, '');
}
