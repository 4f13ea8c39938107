/** The value of a JSON text; undefined for any other text. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a text may be a JSON object or list. */
export function looksLikeJson(text: string): boolean {
  return /^\s*[{[]/.test(text.slice(0, EDGE)) && /[}\]]\s*$/.test(text.slice(-EDGE));
}
const EDGE = 100;
