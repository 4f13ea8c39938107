/**
 * A string, with or without its end; a comment; or what is between them. Each token starts where the one before ended.
 */
const TOKEN = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"?|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|[{}[\],]|[^"/{}[\],]+|\//g;

/**
 * Repairs JSON that pages write by hand or template: strings with line breaks or needless escapes, comments, trailing
 * commas, quotes as entities, and several values in a row, which become a list.
 */
export function mendedJson(source: string): string {
  const json = source.includes('"') ? source : source.replaceAll('&quot;', '"');
  const parts: string[] = [];
  let depth = 0;
  let comma = '';
  for (const [token] of json.matchAll(TOKEN)) {
    if (/^\/[/*]/.test(token) || !token.trim()) continue;
    if (token === ',') {
      comma = ',';
      continue;
    }
    const isEnd = token === '}' || token === ']';
    const isNext = depth === 0 && parts.length > 0;
    if (isNext && !/^[{[]/.test(token)) continue;
    parts.push(isEnd ? '' : isNext ? ',' : comma, token.startsWith('"') ? plainString(token) : token);
    comma = '';
    if (token === '{' || token === '[') depth += 1;
    if (isEnd) depth -= 1;
  }
  return `[${parts.join('')}]`;
}

/** A string token with valid escapes only. Source: RFC 8259, section 7. */
function plainString(token: string): string {
  return token.replace(/\\(?!["\\/bfnrt]|u[\da-f]{4})([\s\S])/gi, '$1').replace(/\p{Cc}/gu, ' ');
}
