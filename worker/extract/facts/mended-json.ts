/** A quote that no comma, colon or bracket follows is part of the string. */
const STRING = String.raw`"[^"\\]*(?:(?:\\[\s\S]|"(?!\s*(?:[,:}\]]|$)))[^"\\]*)*"?`;
/**
 * A string, with or without its end; a comment; or what is between them. Each token starts where the one before ended.
 */
const TOKEN = new RegExp(String.raw`${STRING}|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|[{}[\],]|[^"/{}[\],]+|\/`, 'g');

/**
 * Repairs JSON that pages write by hand or template: strings with line breaks or needless escapes, comments, trailing
 * commas, quotes as entities, strings with quotes in them, and several values in a row, which become a list. Where the end is
 * missing, what cannot be read whole before it goes too.
 */
export function mendedJson(source: string): string {
  const json = source.includes('"') ? source : source.replaceAll('&quot;', '"');
  const parts: string[] = [];
  const open: string[] = [];
  let comma = '';
  // After the last value that is whole, brackets only open.
  let whole = { parts: 0, open: 0 };
  for (const [token] of json.matchAll(TOKEN)) {
    if (/^\/[/*]/.test(token) || !token.trim()) continue;
    if (token === ',') {
      comma = ',';
      whole = { parts: parts.length, open: open.length };
      continue;
    }
    const isEnd = token === '}' || token === ']';
    const isNext = open.length === 0 && parts.length > 0;
    if (isNext && !/^[{[]/.test(token)) continue;
    parts.push(isEnd ? '' : isNext ? ',' : comma, token.startsWith('"') ? plainString(token) : token);
    comma = '';
    if (token === '{' || token === '[') open.push(token === '{' ? '}' : ']');
    if (isEnd) {
      open.pop();
      whole = { parts: parts.length, open: open.length };
    }
  }
  if (open.length === 0) return `[${parts.join('')}]`;
  return `[${parts.slice(0, whole.parts).join('')}${open.slice(0, whole.open).reverse().join('')}]`;
}

/** A string token with valid escapes only. Source: RFC 8259, section 7. */
function plainString(token: string): string {
  const [, inner = '', end = ''] = /^"([\s\S]*?)("?)$/.exec(token) ?? [];
  const text = inner.replace(/\\(?!["\\/bfnrt]|u[\da-f]{4})([\s\S])/gi, '$1').replace(/\p{Cc}/gu, ' ');
  // With each escape as it is, only quotes of the text are left.
  return `"${text.replace(/\\[\s\S]|"/g, (one) => (one === '"' ? '\\"' : one))}${end}`;
}
