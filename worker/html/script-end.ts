/** `<!-->` is a complete comment. */
const MARK = /<!--(-*>)?|-->|<(\/?)script(?=[\t\n\f />])/gi;

/**
 * Where the script ends whose code starts at `from`: `</script>` inside a comment inside a script, once `<script` stands
 * there, ends nothing. A script that would not end at all ends at the first one. Source: HTML Standard, 13.2.5.17 to 13.2.5.31.
 */
export function scriptEnd(markup: string, from: number): number {
  let state: 'code' | 'comment' | 'inner script' = 'code';
  let first: number | undefined;
  MARK.lastIndex = from;
  for (let mark = MARK.exec(markup); mark; mark = MARK.exec(markup)) {
    const [text, closed, slash] = mark;
    if (text.startsWith('<!--')) state = closed || state !== 'code' ? state : 'comment';
    else if (text === '-->') state = 'code';
    else if (!slash) state = state === 'comment' ? 'inner script' : state;
    else if (state !== 'inner script') return mark.index;
    else {
      first ??= mark.index;
      state = 'comment';
    }
  }
  return first ?? markup.length;
}
