/** Shortcodes of WordPress page builders: WPBakery, Divi, Avada, Enfold, and captions of the editor itself. */
const TAG =
  '\\[/?(?:(?:vc|et_pb|fusion|av|mk|tatsu|qode|dt|us)_[a-z\\d_]+(?:\\s[^\\[\\]]*)?|caption(?: id=[^\\[\\]]*)?)/?\\]';
const AT_START = new RegExp(`^(\\s*)((?:${TAG}\\s*)+)`);
const AT_END = new RegExp(`((?:${TAG}\\s*){1,20})$`);
/** Characters at the end of a text that are looked at; shortcodes hardly fill them. */
const END_CHARS = 2_000;

/**
 * Text without the shortcodes that a disabled page builder left at its ends. A single one there stays, unless it
 * closes, has attributes, or has a partner at the other end: a text about shortcodes may begin with one.
 */
export function withoutShortcodes(text: string): string {
  if (!/\[\/?(?:[a-z]+_|caption)/.test(text)) return text;
  const [start = '', space = '', opened = ''] = AT_START.exec(text) ?? [];
  const rest = text.slice(start.length);
  const [closed = ''] = AT_END.exec(rest.slice(-END_CHARS)) ?? [];
  const isPair = opened !== '' && closed !== '' && nameOf(opened) === nameOf(closed);
  const before = opened && (isPair || isLeftOver(opened)) ? space : start;
  const inside = closed && (isPair || isLeftOver(closed)) ? rest.slice(0, rest.length - closed.length) : rest;
  return before + inside;
}

function isLeftOver(tags: string): boolean {
  return /^\[\/|=["'\u201c\u201d\u2033]|\]\s*\[/.test(tags);
}

function nameOf(tags: string): string {
  return /^\[\/?(\w+)/.exec(tags)?.[1] ?? '';
}
