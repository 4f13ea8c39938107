import { isThing, type Thing } from '../json-ld.js';
import { escaped } from './said.js';

/** One part of a text that is written as a tree, whichever editor or framework wrote it. */
interface Part {
  /** The tag of HTML that means the same; `''` for a box, `#text` for a run of text. */
  tag: string;
  text: string;
  children: readonly unknown[];
  /** All that is said of it: its own fields, and those of the objects in it that hold its attributes. */
  about: Thing;
}

const named = (names: string) => names.split(' ');
/** Fields that say what a part is; the first that is there does. */
const KINDS = named('nodeType _type blockType blockName __component slice_type tagName type name tag kind __typename');
const ATTRIBUTES = named('data attrs attributes properties props primary fields annotations dangerouslySetInnerHTML');
const TEXTS = named('text value plain_text content html code rawHtml innerHTML __html markdown quote children');
/** Of a part with nothing in it. */
const TEXTS_ELSE = named('heading title caption');
const CHILDREN = named(
  'children content nodes innerBlocks items blocks paragraphs body columns rows cells text value richText',
);

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
const TAGS = new Map(Object.entries(NAMES).flatMap(([tag, names]) => named(names).map((name) => [name, tag])));
const LEVELS = named('one two three four five six');
/** Names that end in a level, by digit or word: `h2`, `header-two`. */
const LEVELLED = new RegExp(`^(?:h|heading|header)(?:[1-6]|${LEVELS.join('|')})$`);
const LONGEST_NAME = 60;

/** A value as a part of a text; undefined for what is none. */
function partOf(value: unknown): Part | undefined {
  if (typeof value === 'string') return { tag: '#text', text: value, children: [], about: {} };
  if (isElement(value)) return partOf({ ...value[3], nodeType: value[1] });
  if (Array.isArray(value)) return { tag: '', text: '', children: value, about: {} };
  if (!isThing(value)) return undefined;
  const kind = kindOf(value);
  const about = withAttributes(value, kind);
  const inside = firstOf(about, CHILDREN, (one) => Array.isArray(one) && one.length > 0);
  // Notion has the words of a part beside the parts in it.
  const children = [about.rich_text, isElement(inside) ? [inside] : inside].flat().filter((one) => one !== undefined);
  const names = children.length > 0 ? TEXTS : [...TEXTS, ...TEXTS_ELSE];
  const text = String(firstOf(about, names, (one) => typeof one === 'string' && one !== kind) ?? '');
  const runs = runsOf(text, about);
  return {
    tag: tagOf(kind, about, text !== '' && children.length === 0),
    text: runs ? '' : text,
    children: runs ?? withDefinitions(children, about.markDefs),
    about,
  };
}

/** `["$", "p", null, {…}]` of React. */
function isElement(value: unknown): value is ['$', string, unknown, Thing] {
  return Array.isArray(value) && value[0] === '$' && typeof value[1] === 'string' && isThing(value[3]);
}

function kindOf(thing: Thing): string {
  return String(firstOf(thing, KINDS, (one) => typeof one === 'string' && one !== '') ?? '');
}

/** Some have their attributes, or all they hold, in an object of their own: `{"type": "code", "code": {…}}`. */
function withAttributes(thing: Thing, kind: string): Thing {
  const all: Thing = {};
  for (const holder of [thing, ...[kind, ...ATTRIBUTES].map((name) => thing[name]).filter(isThing)])
    for (const [name, value] of Object.entries(holder))
      if (all[name] === undefined || all[name] === null || isThing(all[name])) all[name] = value;
  return all;
}

function firstOf(thing: Thing, names: readonly string[], fits: (value: unknown) => boolean): unknown {
  const name = names.find((one) => Object.hasOwn(thing, one) && fits(thing[one]));
  return name && thing[name];
}

function tagOf(kind: string, about: Thing, isRun: boolean): string {
  if (!kind) return isRun ? '#text' : '';
  // Portable Text: every paragraph is a `block`, which has a style or belongs to a list.
  if (typeof about.listItem === 'string') return 'li';
  const name = kind === 'block' && typeof about.style === 'string' && meaningOf(about.style) ? about.style : kind;
  const tag = meaningOf(name) ?? '';
  if (tag === 'h') return `h${levelOf(name, about)}`;
  return tag === 'ul' && isOrdered(about) ? 'ol' : tag;
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
  const said = typeof tag === 'string' ? tag : name;
  const word = LEVELS.findIndex((one) => said.toLowerCase().endsWith(one)) + 1;
  const stated = Number(level ?? depth ?? /[1-6]$/.exec(said)?.[0] ?? word);
  return Math.min(6, Math.max(1, Math.trunc(stated) || (/sub/i.test(said) ? 3 : 2)));
}

/** Whether a list, or an item without a list around it, says that it is numbered. */
function isOrdered(about: Thing): boolean {
  const { listItem, style, listType, tag, ordered } = about;
  return (
    ordered === true || /number|(?<!un)ordered|\bo-?l/i.test([kindOf(about), listItem, style, listType, tag].join(' '))
  );
}

/** Ranges of one text that are looked at. */
const MOST_RANGES = 500;

/** The runs of a text whose marks are noted as ranges of it (Draft.js, Medium, Prismic); undefined for other texts. */
function runsOf(text: string, about: Thing): Thing[] | undefined {
  const lists = [about.inlineStyleRanges, about.entityRanges, about.markups, about.spans].filter(Array.isArray);
  if (lists.length === 0) return undefined;
  const all = lists.flat().slice(0, MOST_RANGES).filter(isThing);
  const ranges = all.map((range) => {
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

function partsOf(list: readonly unknown[], left: Left, depth: number): Part[] {
  return list.flatMap((one) => {
    left.chars -= CHARS_OF_PART;
    const part = left.chars < 0 || depth > MOST_DEPTH ? undefined : partOf(one);
    left.chars -= part?.text.length ?? 0;
    return part ?? [];
  });
}

/** What a part without a name is inside another. */
const INSIDE: Record<string, string> = { body: 'p', ul: 'li', ol: 'li', table: 'tr', tr: 'td' };

/** Items without a list around them become lists, those of a higher level inside the list before. */
function writtenAll(list: readonly unknown[], around: string, left: Left, depth: number): string {
  const open: string[] = [];
  let html = '';
  let lowest = 0;
  const closeTo = (count: number) => {
    while (open.length > count) html += `</${open.pop()}>`;
  };
  for (const part of partsOf(list, left, depth).map((one) => withTag(one, around))) {
    const piece = written(part, left, depth);
    if (!piece) continue;
    const isItem = part.tag === 'li' && around !== 'ul' && around !== 'ol';
    const stated = Number(part.about.level ?? part.about.depth) || 0;
    if (isItem && open.length === 0) lowest = stated;
    const level = isItem ? Math.min(open.length, Math.max(0, stated - lowest)) + 1 : 0;
    const tag = isOrdered(part.about) ? 'ol' : 'ul';
    closeTo(open[level - 1] === tag ? level : Math.max(0, level - 1));
    if (open.length < level) html += `<${tag}>`;
    if (open.length < level) open.push(tag);
    html += piece;
  }
  closeTo(0);
  return html;
}

function withTag(part: Part, around: string): Part {
  const tag = INSIDE[around];
  if (!tag || (part.tag !== '#text' && (part.tag !== '' || around === 'body'))) return part;
  const isNested = tag === 'li' && part.text !== '' && part.children.length > 0;
  return { ...part, tag, children: isNested ? [{ type: 'list', items: part.children }] : part.children };
}

function written(part: Part, left: Left, depth: number): string {
  const { tag, text, children, about } = part;
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
  const marks = [...flags, ...(Array.isArray(about.marks) ? about.marks : []), ...bits];
  return linked(marks.reduce(inMark, html), about);
}

function inMark(html: string, mark: unknown): string {
  const { tag = '', about = {} } = partOf(typeof mark === 'string' ? { type: mark } : mark) ?? {};
  if (tag === 'a') return linked(html, about);
  const name = tag === 'pre' ? 'code' : tag;
  return /^(?:strong|em|del|code)$/.test(name) ? `<${name}>${html}</${name}>` : html;
}

function linked(html: string, { link, ...about }: Thing): string {
  const places = isThing(link) ? [about, link] : [about];
  const address = places.flatMap(({ href, url, uri }) => [href, url, uri]).find((one) => typeof one === 'string');
  return typeof address === 'string' ? `<a href="${escaped(address)}">${html}</a>` : html;
}

function codeOf(part: Part, left: Left, depth: number): string {
  const { language, lang, params, className } = part.about;
  const stated = [language, lang, params, className].find((one) => typeof one === 'string') ?? '';
  const name = String(stated).replace(/^language-|[^\w+#.-]/g, '');
  const code = escaped(plainOf(part, left, depth));
  return `<pre><code${name ? ` class="language-${name}"` : ''}>${code}</code></pre>`;
}

/** The text of a part without marks, line by line. */
function plainOf({ tag, text, children }: Part, left: Left, depth: number): string {
  if (tag === 'br') return '\n';
  if (children.length === 0) return text;
  const parts = partsOf(children, left, depth);
  const isOfLines = parts.every((one) => one.tag !== '#text' && one.tag !== 'br');
  return parts.map((one) => plainOf(one, left, depth + 1)).join(isOfLines ? '\n' : '');
}

function pictureOf(about: Thing): string {
  const places = [about, about.file, about.asset, about.external, about.image].filter(isThing);
  const address = places.flatMap(({ src, url, source }) => [src, url, source]).find((one) => typeof one === 'string');
  const alt = typeof about.alt === 'string' ? escaped(about.alt) : '';
  return address ? `<img src="${escaped(address)}" alt="${alt}">` : '';
}

/** Share of a list that has to be parts of a text. */
const MOST = 0.6;
/** Characters: a shorter run of text is no paragraph. */
const LONG_RUN = 40;
/** Members that are looked at. */
const SAMPLE = 200;
/** What comments and other pages have, and paragraphs have not. */
const OTHERS = named('author user username slug permalink createdAt created_at publishedAt price');
/** Parts of which a list may be a text. */
const BLOCK = /^(?:p|h\d|li|ol|ul|blockquote|pre|table)$/;

/** Whether a list is a text, part by part. */
export function isBlockList(list: readonly unknown[]): boolean {
  if (list[0] === '$') return false;
  const sample = list.slice(0, SAMPLE);
  const isBlock = (one: unknown) => {
    if (typeof one !== 'object' || (isThing(one) && OTHERS.some((name) => Object.hasOwn(one, name)))) return false;
    const part = partOf(one);
    if (part?.tag === '#text') return isThing(one) && kindOf(one) !== '' && part.text.length >= LONG_RUN;
    return part !== undefined && BLOCK.test(part.tag) && (part.text !== '' || part.children.length > 0);
  };
  return sample.length > 0 && sample.filter(isBlock).length >= MOST * sample.length;
}
