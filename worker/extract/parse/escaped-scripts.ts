/** Sign of a script whose code is in a comment, to hide it from browsers without scripts. */
export const HIDDEN_SCRIPT = /<script\b[^<>]{0,1000}>\s{0,99}<!--/i;
const SCRIPT = /<script\b[^<>]*>/gi;
/** `<!-->` is a complete comment. */
const MARK = /<!--(-*>)?|-->|<(\/?)script(?=[\s/>])/gi;

/**
 * Markup with `</script>` inside a comment inside a script written as code writes it, `<\/script`. There it ends
 * nothing, but this parser would end the outer script, and the rest of its code would be text. A script without an end
 * stays as it is. Source: HTML Standard, 13.2.5.17 to 13.2.5.31.
 */
export function withScriptsWhole(markup: string): string {
  if (!HIDDEN_SCRIPT.test(markup)) return markup;
  const kept: string[] = [];
  let at = 0;
  SCRIPT.lastIndex = 0;
  for (let script = SCRIPT.exec(markup); script; script = SCRIPT.exec(markup)) {
    const { end, inner } = endOf(markup, SCRIPT.lastIndex);
    if (end === undefined) break;
    for (const tag of inner) {
      kept.push(markup.slice(at, tag + 1), '\\');
      at = tag + 1;
    }
    SCRIPT.lastIndex = end;
  }
  kept.push(markup.slice(at));
  return kept.join('');
}

/** The end of a script whose code starts at `from`, and the end tags inside its comments. */
function endOf(markup: string, from: number): { end?: number; inner: number[] } {
  const inner: number[] = [];
  let state: 'code' | 'comment' | 'inner script' = 'code';
  MARK.lastIndex = from;
  for (let mark = MARK.exec(markup); mark; mark = MARK.exec(markup)) {
    const [text, closed, slash] = mark;
    if (text.startsWith('<!--')) state = closed || state !== 'code' ? state : 'comment';
    else if (text === '-->') state = 'code';
    else if (!slash) state = state === 'comment' ? 'inner script' : state;
    else if (state !== 'inner script') return { end: mark.index, inner };
    else {
      inner.push(mark.index);
      state = 'comment';
    }
  }
  return { inner };
}
