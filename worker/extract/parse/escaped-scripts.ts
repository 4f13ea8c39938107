/** Sign of a script that stands in a comment, as it was to be hidden from browsers that knew none. */
export const HIDDEN_SCRIPT = /<script\b[^<>]{0,1000}>\s{0,99}<!--/i;
const SCRIPT = /<script\b[^<>]*>/gi;
/** `<!-->` is a comment with its end. */
const MARK = /<!--(-*>)?|-->|<(\/?)script(?=[\s/>])/gi;

/**
 * Within a comment in a script, the end tag of a script that is written there ends nothing. This parser takes it for the
 * end of the outer script, so that the rest of its code would be text: such tags are written as code writes them, `<\/script`.
 * A script without an end stays as it is. Source: HTML Standard, 13.2.5.17 to 13.2.5.31.
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

/** Where a script ends whose code starts at `from`, and the end tags within its comments. */
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
