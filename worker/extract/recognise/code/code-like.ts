/** What lines of code have and prose has not: ends, calls, assignments, operators, tags, comments, first words. */
const SIGNS = [
  /[;{}]\s*$|[({[]\s*$|^\s*[)}\]]+[;,]?\s*$/,
  /[\p{L}\d_]\((?!s\))[^()]*\)?/u,
  /^\s*[\w.$@"'[\]-]+\s*(?:[-+*/|&.:?]?=)(?!=)\s*\S/,
  /==|!=|&&|\|\||->|=>|::|<=|>=|\+\+|:=/,
  /^\s*<[/!?]?[a-z][^<>]*>|<\/[a-z][\w-]*>/i,
  /^\s*(?:\/\/|\/\*|\*\/|#!|#\s*(?:include|define|if|ifdef|ifndef|endif|pragma)\b|--\s)/,
  /^\s*(?:import|from|package|using|use|require|include|return|def|class|struct|enum|interface|func|fn|function|var|let|const|public|private|protected|static|void|int|char|bool|elif|else|try|module|end|SELECT|FROM|WHERE|INSERT|UPDATE|CREATE|echo|export|set|cd|sudo)\b[^.,!?]*$/,
  /^\s*(?:if|for|while|with|case|class|def|else|try|except|catch|finally|elif)\b.*[:{]\s*$/,
  /^\s*"[^"]{1,80}"\s*:\s*\S/,
];
/** Share of the lines that are not empty. Prose about code has one in four. */
const LEAST = 0.35;
/** A comment in many languages, a heading in one: counts only beside code. */
const COMMENT = /^\s*#\s/;
/** More lines tell no more. */
const MOST_LINES = 400;

/** Whether lines read like code. */
export function isCodeLike(lines: readonly string[]): boolean {
  let [code, comments, all] = [0, 0, 0];
  for (const line of lines.slice(0, MOST_LINES)) {
    const text = line.slice(0, MOST_CHARS).replaceAll('\u00a0', ' ');
    if (!text.trim()) continue;
    all += 1;
    if (SIGNS.some((sign) => sign.test(text))) code += 1;
    else if (COMMENT.test(text)) comments += 1;
  }
  return code > 0 && code + comments >= LEAST * all;
}
const MOST_CHARS = 300;
