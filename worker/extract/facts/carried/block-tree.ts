import { isThing, type Thing } from '../json-ld.js';

/** One part of a text that is written as a tree, whichever editor or framework wrote it. */
interface Part {
  /** The tag of HTML that means the same; `''` for a box, `#text` for a run of text. */
  tag: string;
  text: string | undefined;
  children: readonly unknown[];
  /** All that is said of it: its own fields, and those of the objects in it that hold its attributes. */
  about: Thing;
}

/** Fields that say what a part is; the first that is there does. */
const KINDS = ['nodeType', '_type', 'blockType', 'blockName', '__component', 'slice_type', 'tagName', 'type', 'name'];
const KINDS_ELSE = ['tag', 'kind', '__typename'];
const ATTRIBUTES = ['data', 'attrs', 'attributes', 'properties', 'props', 'primary', 'fields', 'annotations'];
const TEXTS = ['text', 'value', 'plain_text', 'content', 'html', 'code', 'rawHtml', 'innerHTML', 'markdown', 'quote'];
const TEXTS_ELSE = ['heading', 'title', 'caption'];
const CHILDREN = ['children', 'content', 'nodes', 'innerBlocks', 'items', 'blocks', 'paragraphs', 'body', 'columns'];
const CHILDREN_ELSE = ['rows', 'cells', 'text', 'value', 'richText'];

/** What parts are called, without case, separators, namespace and a suffix such as `Block`. */
const NAMES: Record<string, string> = {
  p: 'p para paragraph unstyled normal richtext prose html raw freeform rawhtml block wysiwyg',
  h: 'h heading header title subtitle subhead subheading subheader subsubheader',
  li: 'li uli oli listitem unorderedlistitem orderedlistitem bulletedlistitem numberedlistitem olistitem todo checklistitem',
  ul: 'ul ol list bulletlist bulletedlist unorderedlist orderedlist numberedlist checklist tasklist',
  blockquote: 'blockquote quote bq pullquote pq',
  pre: 'pre code codeblock codesnippet fence',
  hr: 'hr divider delimiter horizontalrule thematicbreak separator',
  br: 'br hardbreak linebreak break',
  table: 'table',
  tr: 'tr tablerow row',
  td: 'td tablecell cell',
  th: 'th tableheader tableheadercell',
  img: 'img image picture figure simpleimage',
  a: 'a link hyperlink autolink inlinelink',
  strong: 'strong b bold',
  em: 'em i emphasis italic',
  code: 'inlinecode codespan kbd',
  del: 'del s delete strike strikethrough',
  '#text': 'text textnode textinline span leaf textrun',
};
const TAGS = new Map(Object.entries(NAMES).flatMap(([tag, names]) => names.split(' ').map((name) => [name, tag])));
const LEVELS = ['one', 'two', 'three', 'four', 'five', 'six'];
/** Names that end in a level, by digit or word: `h2`, `header-two`. */
const LEVELLED = new RegExp(`^(?:h|heading|header)(?:[1-6]|${LEVELS.join('|')})$`);
const LONGEST_NAME = 60;

/** A value as a part of a text; undefined for what is none. */
function partOf(value: unknown): Part | undefined {
  if (typeof value === 'string' || typeof value === 'number')
    return { tag: '#text', text: String(value), children: [], about: {} };
  if (Array.isArray(value)) return elementOf(value) ?? { tag: '', text: undefined, children: value, about: {} };
  if (!isThing(value)) return undefined;
  const kind = kindOf(value);
  const about = withAttributes(value, kind);
  const text = firstOf(about, [...TEXTS, ...TEXTS_ELSE], (one) => typeof one === 'string' && one !== kind);
  const inside = firstOf(about, [...CHILDREN, ...CHILDREN_ELSE], (one) => Array.isArray(one) && one.length > 0);
  const given = inside ?? (isThing(value.props) ? value.props.children : undefined);
  // Notion has the words of a part beside the parts in it.
  const children = [about.rich_text, given].flat().filter((one) => one !== undefined && one !== null);
  const runs = typeof text === 'string' ? runsOf(text, about) : undefined;
  return {
    tag: tagOf(kind, about, text !== undefined && children.length === 0),
    text: runs ? undefined : (text as string | undefined),
    children: runs ?? withDefinitions(children, about.markDefs),
    about,
  };
}

function kindOf(thing: Thing): string {
  const field = [...KINDS, ...KINDS_ELSE].find((name) => typeof thing[name] === 'string' && thing[name] !== '');
  return field ? String(thing[field]) : '';
}

/** Some have their attributes, or all they hold, in an object of their own: `{"type": "code", "code": {…}}`. */
function withAttributes(thing: Thing, kind: string): Thing {
  const inside = [kind, ...ATTRIBUTES].map((name) => thing[name]).filter(isThing);
  const all: Thing = {};
  for (const holder of [thing, ...inside])
    for (const [name, value] of Object.entries(holder))
      if (all[name] === undefined || all[name] === null || isThing(all[name])) all[name] = value;
  return all;
}

function firstOf(thing: Thing, names: readonly string[], fits: (value: unknown) => boolean): unknown {
  const name = names.find((one) => Object.hasOwn(thing, one) && fits(thing[one]));
  return name && thing[name];
}

/** `["$", "p", null, {…}]` of React, `["p", {…}, …]` of JsonML. */
function elementOf([first, second, ...rest]: readonly unknown[]): Part | undefined {
  if (first === '$' && typeof second === 'string') {
    const { children, dangerouslySetInnerHTML: html, ...about } = isThing(rest[1]) ? rest[1] : {};
    const isOne = Array.isArray(children) && children[0] === '$';
    const inside = isOne ? [children] : [children].flat().filter((one) => one !== undefined && one !== null);
    const text = isThing(html) && typeof html.__html === 'string' ? html.__html : undefined;
    return { tag: tagOf(second, about, false), text, children: inside, about };
  }
  if (typeof first !== 'string' || !/^[a-z][\w-]{0,20}$/.test(first) || !isThing(second)) return undefined;
  return { tag: tagOf(first, second, false), text: undefined, children: rest, about: second };
}

function tagOf(kind: string, about: Thing, isRun: boolean): string {
  if (!kind) return isRun ? '#text' : '';
  // Portable Text: every paragraph is a `block`, which has a style or belongs to a list.
  if (typeof about.listItem === 'string') return 'li';
  const name = kind === 'block' && typeof about.style === 'string' && meaningOf(about.style) ? about.style : kind;
  const tag = meaningOf(name) ?? '';
  if (tag === 'h') return `h${levelOf(name, about)}`;
  return tag === 'ul' && isOrdered(about, kind) ? 'ol' : tag;
}

function meaningOf(kind: string): string | undefined {
  const name = kind
    .slice(0, LONGEST_NAME)
    .toLowerCase()
    .replace(/^.*[/.:]/, '')
    .replace(/[\s_-]/g, '')
    .replace(/(?<=.)(?:block|node|element|component|section)$/, '');
  return LEVELLED.test(name) ? 'h' : TAGS.get(name);
}

function levelOf(name: string, { level, depth, tag }: Thing): number {
  const named = /[1-6]$/.exec(typeof tag === 'string' ? tag : name) ?? [
    LEVELS.findIndex((word) => name.toLowerCase().endsWith(word)) + 1 || (/sub/i.test(name) ? 3 : 2),
  ];
  return Math.min(6, Math.max(1, Math.trunc(Number(level ?? depth ?? named[0])) || 2));
}

/** Whether a list, or an item without a list around it, says that it is numbered. */
function isOrdered({ listItem, style, listType, tag, ordered }: Thing, kind: string): boolean {
  return ordered === true || /number|(?<!un)ordered|\bo-?l/i.test([kind, listItem, style, listType, tag].join(' '));
}

/** Ranges of one text that are looked at. */
const MOST_RANGES = 500;

/** The runs of a text whose marks are noted as ranges of it (Draft.js, Medium, Prismic); undefined for other texts. */
function runsOf(text: string, about: Thing): Thing[] | undefined {
  const lists = [about.inlineStyleRanges, about.entityRanges, about.markups, about.spans].filter(Array.isArray);
  if (lists.length === 0) return undefined;
  const ranges = lists
    .flat()
    .slice(0, MOST_RANGES)
    .filter(isThing)
    .map((range) => {
      const start = Number(range.start ?? range.offset);
      const entity = (about.entityMap as Thing | undefined)?.[String(range.key)];
      const mark = isThing(entity) ? entity : { ...range, type: range.style ?? range.type };
      return { start, end: Number(range.end ?? start + Number(range.length)), mark };
    });
  const borders = new Set([0, text.length, ...ranges.flatMap(({ start, end }) => [start, end])]);
  const places = [...borders].filter((at) => at >= 0 && at <= text.length).sort((a, b) => a - b);
  return places.slice(1).map((end, i) => {
    const start = places[i] ?? 0;
    const marks = ranges.filter((one) => one.start <= start && one.end >= end).map(({ mark }) => mark);
    return { text: text.slice(start, end), marks };
  });
}

/** Portable Text: runs name the marks that are defined beside them. */
function withDefinitions(runs: readonly unknown[], definitions: unknown): readonly unknown[] {
  if (!Array.isArray(definitions)) return runs;
  const meant = (mark: unknown) => definitions.find((one) => isThing(one) && one._key === mark) ?? mark;
  return runs.map((run) => (isThing(run) && Array.isArray(run.marks) ? { ...run, marks: run.marks.map(meant) } : run));
}

/** How deep the parts of one text may be nested, and characters of it, where each part counts as some. */
const MOST_DEPTH = 60;
const MOST_CHARS = 4 * 1024 * 1024;
const CHARS_OF_PART = 80;

/** What is left of that, for all parts of a text. */
interface Left {
  chars: number;
}

/** A text that is written as a list of parts, as HTML. `owner` is the object that holds the list. */
export function htmlOfBlocks(list: readonly unknown[], { entityMap }: Thing = {}): string {
  // Draft.js has its links beside the blocks.
  const blocks = entityMap ? list.map((one) => (isThing(one) ? { ...one, entityMap } : one)) : list;
  return writtenAll(blocks, 'body', { chars: MOST_CHARS }, 0);
}

/** What a part without a name is inside another. */
const INSIDE: Record<string, string> = { body: 'p', ul: 'li', ol: 'li', table: 'tr', tr: 'td' };

function writtenAll(list: readonly unknown[], around: string, left: Left, depth: number): string {
  const pieces: Piece[] = [];
  for (const one of list) {
    const part = partOf(one);
    left.chars -= CHARS_OF_PART + (part?.text?.length ?? 0);
    if (!part || left.chars < 0 || depth > MOST_DEPTH) continue;
    const named = withTag(part, around);
    const item = named.tag === 'li' && around !== 'ul' && around !== 'ol' ? named : undefined;
    pieces.push({ html: written(named, left, depth), item });
  }
  return withLists(pieces.filter(({ html }) => html));
}

function withTag(part: Part, around: string): Part {
  const tag = INSIDE[around];
  if (!tag || (part.tag !== '#text' && (part.tag !== '' || around === 'body'))) return part;
  const isNested = tag === 'li' && part.text !== undefined && part.children.length > 0;
  return { ...part, tag, children: isNested ? [{ type: 'list', items: part.children }] : part.children };
}

function written(part: Part, left: Left, depth: number): string {
  const { tag, text = '', children, about } = part;
  if (tag === 'br' || tag === 'hr') return `<${tag}>`;
  if (tag === 'img') return pictureOf(about);
  if (tag === '#text') return marked(escaped(text), about);
  if (tag === 'pre') return codeOf(part, left, depth);
  // Some editors state the text of a paragraph both whole and in runs.
  const isInRuns = children.length > 0 && children.every((one) => partOf(one)?.tag === '#text');
  const inner = (tag && !isInRuns ? htmlOf(text) : '') + writtenAll(children, tag, left, depth + 1);
  // A text that is HTML itself brings its own blocks.
  if (!inner || (tag === 'p' && /<(?:p|h[1-6]|ul|ol|div|table|blockquote|pre|figure)\b/i.test(inner))) return inner;
  return tag === 'a' ? linked(inner, about) : tag ? `<${tag}>${inner}</${tag}>` : inner;
}

const TAGGED =
  /<\/?(?:a|b|br|code|del|em|h[1-6]|i|li|mark|ol|p|s|span|strong|sub|sup|table|td|tr|u|ul|div|blockquote|pre|figure|img)(?:\s[^<>]*)?\/?>|&(?:[a-z]{2,8}|#\d{1,6});/i;

/** The text of a part, which may be HTML. */
function htmlOf(text: string): string {
  return TAGGED.test(text) ? text : escaped(text.trim()).replaceAll('\n', '<br>');
}

/** Text as HTML. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** The bits of Lexical's `format`. */
const BITS = [
  [1, 'strong'],
  [2, 'em'],
  [4, 'del'],
  [16, 'code'],
] as const;

/** A run of text in the tags of its marks, which are noted as flags, as a list, as bits, or as an address. */
function marked(html: string, about: Thing): string {
  if (!html.trim()) return html;
  const flags = Object.keys(about).filter((name) => about[name] === true);
  const bits = BITS.filter(([bit]) => Number(about.format) & bit).map(([, tag]) => tag);
  const listed = Array.isArray(about.marks) ? about.marks : [];
  const marks = [...flags, ...listed, ...bits].map((mark) => partOf(typeof mark === 'string' ? { type: mark } : mark));
  return linked(marks.reduce(inMark, html), about);
}

function inMark(html: string, mark: Part | undefined): string {
  if (mark?.tag === 'a') return linked(html, mark.about);
  const tag = mark?.tag === 'pre' ? 'code' : (mark?.tag ?? '');
  return /^(?:strong|em|del|code)$/.test(tag) ? `<${tag}>${html}</${tag}>` : html;
}

function linked(html: string, { link, ...about }: Thing): string {
  const places = isThing(link) ? [about, link] : [about];
  const address = places.flatMap(({ href, url, uri }) => [href, url, uri]).find((one) => typeof one === 'string');
  return typeof address === 'string' ? `<a href="${escaped(address)}">${html}</a>` : html;
}

function codeOf(part: Part, left: Left, depth: number): string {
  const { language, lang, params, className } = part.about;
  const stated = [language, lang, params, className].find((one) => typeof one === 'string') ?? '';
  const name = String(stated)
    .replace(/^language-/, '')
    .replace(/[^\w+#.-]/g, '');
  const code = escaped(plainOf(part, left, depth));
  return `<pre><code${name ? ` class="language-${name}"` : ''}>${code}</code></pre>`;
}

/** The text of a part without marks, line by line. */
function plainOf({ tag, text = '', children }: Part, left: Left, depth: number): string {
  if (tag === 'br') return '\n';
  if (children.length === 0) return text;
  left.chars -= CHARS_OF_PART * children.length;
  if (left.chars < 0 || depth > MOST_DEPTH) return '';
  const parts = children.map(partOf).filter((one) => one !== undefined);
  const isOfLines = parts.every((one) => one.tag !== '#text' && one.tag !== 'br');
  return parts.map((one) => plainOf(one, left, depth + 1)).join(isOfLines ? '\n' : '');
}

function pictureOf(about: Thing): string {
  const places = [about, about.file, about.asset, about.external, about.image].filter(isThing);
  const said = (names: readonly string[]) =>
    places.flatMap((place) => names.map((name) => place[name])).find((one) => typeof one === 'string' && one !== '');
  const address = String(said(['src', 'url', 'source']) ?? '');
  const alt = escaped(String(said(['alt', 'altText', 'alternativeText']) ?? ''));
  const caption = said(['caption']);
  const picture = /^(?:https?:)?\/\/?/.test(address) ? `<img src="${escaped(address)}" alt="${alt}">` : '';
  const below = caption ? `<figcaption>${caption}</figcaption>` : '';
  return picture || below ? `<figure>${picture}${below}</figure>` : '';
}

/** A part as HTML; `item` if it is one of a list that is not there. */
interface Piece {
  html: string;
  item: Part | undefined;
}

/** Items in a row become lists, those of a higher level inside the item before. */
function withLists(pieces: readonly Piece[]): string {
  const open: { tag: string; level: number }[] = [];
  let html = '';
  const closeAbove = (level: number, tag?: string) => {
    for (let last = open.at(-1); last && isAbove(last, level, tag); last = open.at(-1)) {
      html += `</li></${last.tag}>`;
      open.pop();
    }
  };
  for (const { html: piece, item } of pieces) {
    if (!item) closeAbove(-1);
    const level = Math.min(MOST_LEVELS, Number(item?.about.level ?? item?.about.depth ?? 0) || 0);
    const tag = isOrdered(item?.about ?? {}, kindOf(item?.about ?? {})) ? 'ol' : 'ul';
    if (item) closeAbove(level, tag);
    if (item && open.at(-1)?.level === level) html += '</li>';
    else if (item) {
      html += `<${tag}>`;
      open.push({ tag, level });
    }
    html += item ? piece.replace(/<\/li>$/, '') : piece;
  }
  closeAbove(-1);
  return html;
}
const MOST_LEVELS = 10;

function isAbove(last: { tag: string; level: number }, level: number, tag: string | undefined): boolean {
  return last.level > level || (last.level === level && last.tag !== tag);
}

/** Share of a list that has to be parts of a text. */
const MOST = 0.6;
/** Characters: a shorter run of text is no paragraph. */
const LONG_RUN = 40;
/** Members that are looked at. */
const SAMPLE = 200;
/** What comments and other pages have, and paragraphs have not. */
const OTHERS = ['author', 'user', 'username', 'slug', 'permalink', 'createdAt', 'created_at', 'publishedAt', 'price'];
/** Parts of which a list may be a text. */
const BLOCK = /^(?:p|h\d|li|ol|ul|blockquote|pre|table)$/;

/** Whether a list is a text, part by part. */
export function isBlockList(list: readonly unknown[]): boolean {
  if (list[0] === '$') return false;
  const sample = list.slice(0, SAMPLE);
  const isBlock = (one: unknown) => {
    if (typeof one !== 'object' || (isThing(one) && OTHERS.some((name) => Object.hasOwn(one, name)))) return false;
    const part = partOf(one);
    if (part?.tag === '#text' && isThing(one) && kindOf(one)) return (part.text?.length ?? 0) >= LONG_RUN;
    return part !== undefined && BLOCK.test(part.tag) && (part.text !== undefined || part.children.length > 0);
  };
  return sample.length > 0 && sample.filter(isBlock).length >= MOST * sample.length;
}
