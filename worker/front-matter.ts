/** The front matter of a Markdown file, in YAML or TOML, and what follows. */
export function parted(text: string): { front: string; body: string } {
  const fence = /^(---|\+\+\+)[ \t]*\n/.exec(text);
  if (!fence) return { front: '', body: text };
  const end = new RegExp(`\\n(?:${fence[1] === '---' ? '---|\\.\\.\\.' : '\\+\\+\\+'})[ \\t]*(?:\\n|$)`).exec(text);
  const front = end ? text.slice(fence[0].length, Math.max(fence[0].length, end.index)) : '';
  // A text may begin with a rule, too.
  if (!end || !/^(?:\s|#.*\n)*(?:["']?[A-Za-z][\w-]*["']?[ \t]*[:=]|\[|$)/.test(front))
    return { front: '', body: text };
  return { front, body: text.slice(end.index + end[0].length) };
}

/** Whether a Markdown file says nothing but its front matter. */
export function isWithoutText(text: string): boolean {
  return parted(text.replace(/\r\n?/g, '\n').replace(/^\ufeff?\n*/, '')).body.trim() === '';
}
