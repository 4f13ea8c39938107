/** What two titles or names are compared by: their letters and digits, in lower case. */
export function key(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
