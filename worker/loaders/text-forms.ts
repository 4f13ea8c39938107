/** How texts begin, or are written, by which one is told from another where nobody says what it is, or says it wrongly. */

/** Stylesheets, licences and greetings before the root seldom take more. */
const PROLOG_LENGTH = 8_192;
const ROOT =
  /^\s*(?:<\?[^>]*\?>\s*|<!--(?:[^-]|-(?!->))*-->\s*|<!DOCTYPE\s[^>[]*(?:\[[^\]]*\]\s*)?>\s*)*<([a-z_][\w:.-]*)(?=[\s/>])/i;
const HTML_DOCTYPE = /^\s*(?:<\?[^>]*>\s*|<!--(?:[^-]|-(?!->))*-->\s*)*<!doctype\s+html[\s>]/i;
const HTML_ROOTS = new Set(['html', 'head', 'body', 'meta', 'title', 'frameset']);
/** What a page begins with that leaves out the rest. After WHATWG MIME Sniffing, section 7.1, which has fewer. */
const HTML_PARTS = new Set(
  `a article aside b base blockquote br center details div dl em fieldset font footer form h1 h2 h3 h4 h5 h6 header hr i iframe img
  link main nav noscript ol p pre script section small span strong style svg table ul`.split(/\s+/),
);

/** The name of the root element, after whatever XML lets stand before it; '' when there is none. */
function rootOf(text: string): string {
  return ROOT.exec(text.slice(0, PROLOG_LENGTH))?.[1]?.toLowerCase() ?? '';
}

/** A page that says so, not only a part of one. */
export function isHtmlDocument(text: string): boolean {
  return HTML_DOCTYPE.test(text.slice(0, PROLOG_LENGTH)) || HTML_ROOTS.has(rootOf(text));
}

/** A page, or a part of one. */
export function isHtmlPart(text: string): boolean {
  return /^\s*<!--/.test(text) || HTML_PARTS.has(rootOf(text)) || isHtmlDocument(text);
}

/** What begins with an element and is closed with one, and has nothing of Markdown: a page under another name. */
export function isHtmlOnly(text: string): boolean {
  return (
    /^\s*</.test(text) &&
    isHtmlPart(text) &&
    /<\/[a-z][\w-]*\s*>\s*$/i.test(text.slice(-PROLOG_LENGTH)) &&
    !isMarkdown(text)
  );
}

/** RSS 0.9x and 2.0, RSS 1.0 and Atom are told by their root. */
export function isFeed(text: string): boolean {
  return FEED_ROOTS.has(rootOf(text));
}
const FEED_ROOTS = new Set(['rss', 'feed', 'atom:feed', 'rdf:rdf']);

/** XML that says so, or a feed; not a page. */
export function isXmlText(text: string): boolean {
  if (!text.trimStart().startsWith('<')) return false;
  const root = rootOf(text);
  return FEED_ROOTS.has(root) || (/^\s*<\?xml\s/.test(text) && !HTML_PARTS.has(root) && !isHtmlDocument(text));
}

/** XML that does not say so: its root is closed at the end. */
export function isMarkup(text: string): boolean {
  const root = rootOf(text);
  return (
    root !== '' && !HTML_PARTS.has(root) && text.slice(-PROLOG_LENGTH).trimEnd().toLowerCase().endsWith(`</${root}>`)
  );
}

/** A drawing, or what is to be printed: markup that says how something looks. */
export function isPicture(text: string): boolean {
  if (/^\s*(?:\{\\rtf\d|%!PS-Adobe)/.test(text)) return true;
  return /^(?:\w+:)?svg$/.test(rootOf(text)) && /(?:<\/(?:\w+:)?svg\s*|\/)>\s*$/i.test(text.slice(-PROLOG_LENGTH));
}

/** An object or a list, whole. */
export function isJsonText(text: string): boolean {
  return /^\s*[{[]/.test(text) && /[}\]]$/.test(text.trimEnd()) && isJsonValue(text);
}

function isJsonValue(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** As much of a text as shows how its lines are written. */
const SAMPLE_LENGTH = 16 * 1024;

function firstLines(text: string): string[] {
  return text.slice(0, SAMPLE_LENGTH).split(/\r\n?|\n/);
}

/** JSON in lines of its own. */
export function isJsonLines(text: string): boolean {
  const lines = firstLines(text)
    .filter((line) => line.trim() !== '')
    .slice(0, 2);
  return lines.length === 2 && lines.every((line) => /^\s*[{[]/.test(line) && isJsonValue(line));
}

/** YAML: at the margin there are keys, and nothing that a text would have there. */
export function isYaml(text: string): boolean {
  const lines = firstLines(text).filter((line) => !/^\s*(?:#.*)?$/.test(line));
  if (text.length > SAMPLE_LENGTH) lines.pop(); // it may be cut
  const atMargin = lines.filter((line) => !/^\s/.test(line) && !/^(?:---|\.\.\.|%YAML)/.test(line));
  const keys = atMargin.filter((line) => YAML_KEY.test(line));
  const others = atMargin.filter((line) => !YAML_KEY.test(line) && !/^(?:-(?:\s|$)|[}\]])/.test(line));
  return lines.length > 1 && keys.length > 0 && others.length === 0;
}
const YAML_KEY = /^(?:"[^"]{1,60}"|'[^']{1,60}'|[\w$./@*{}-]{1,60}(?: [\w-]+){0,2})\s*:(?:\s|$)/;

/** Signs of Markdown. One alone is in many a text. */
const MARKDOWN = [
  /(?:^|\n\n)#{1,6} \S.*\n(?!#)/,
  /^\S.*\n(?:={3,}|-{3,})[ \t]*$/m,
  /^(?:```|~~~)/m,
  /\[[^\]\n]{1,200}\]\([^)\s]{1,500}\)/,
  /^ {0,3}[-*+] \S.*\n(?:.*\n){0,2} {0,3}[-*+] \S/m,
  /`[^`\n]+`/,
  /\*\*[^*\n]+\*\*/,
];

export function isMarkdown(text: string): boolean {
  const lines = firstLines(text);
  if (lines[0]?.startsWith('#!')) return false;
  const sample = lines.join('\n');
  return MARKDOWN.filter((sign) => sign.test(sample)).length > 1;
}
