/** `!word` would send the search to another site; in quotes it is an ordinary word. What is quoted already stays. */
export function quoteBangs(query: string): string {
  return query.replace(/"[^"]*"|(?<!\S)!\S*/g, (part) =>
    part.startsWith('!') ? `"${part.replaceAll('"', '')}"` : part,
  );
}

/** At most `max` characters. Cut inside a word only where that saves half of the text, as in texts without spaces. */
export function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const space = text.slice(0, max + 1).search(/\s\S*$/);
  // Half of a surrogate pair at the cut would be sent as a replacement character.
  return space > max / 2 ? text.slice(0, space).trimEnd() : text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
}
