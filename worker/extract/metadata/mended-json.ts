/** A string, with or without its end; a comment; or what stands between them. Each starts where the one before ended. */
const TOKEN = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"?|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|[{}[\],]|[^"/{}[\],]+|\//g;

/**
 * JSON as pages write it by hand or by template: strings that break over lines or escape what needs none, comments, a comma
 * too many, quotes as entities, and several values one after the other, which become a list.
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

/** Source: RFC 8259, section 7. */
function plainString(token: string): string {
  return token.replace(/\\(?!["\\/bfnrt]|u[\da-f]{4})([\s\S])/gi, '$1').replace(/\p{Cc}/gu, ' ');
}
