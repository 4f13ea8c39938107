import { isThing, type Thing } from '../json-ld.js';

/** One part of a text that is written as a tree, whichever editor or framework wrote it. */
export interface BlockNode {
  /** The tag of HTML that means the same; `''` for a box, `#text` for a run of text. */
  tag: string;
  text: string | undefined;
  children: readonly unknown[];
  /** The part itself and the objects in it that hold its attributes. */
  facets: readonly Thing[];
}

/** Fields that say what a part is; the first that is there does. */
const KINDS = [
  'nodeType',
  '_type',
  'blockType',
  'blockName',
  '__component',
  'slice_type',
  'type',
  'name',
  'tagName',
  'tag',
  'kind',
  '__typename',
];
const FACETS = ['data', 'attrs', 'attributes', 'properties', 'props', 'primary', 'fields'];
const TEXTS = [
  'text',
  'value',
  'plain_text',
  'content',
  'html',
  'code',
  'rawHtml',
  'innerHTML',
  'markdown',
  'quote',
  'heading',
  'title',
  'caption',
];
const CHILDREN = [
  'rich_text',
  'children',
  'content',
  'nodes',
  'innerBlocks',
  'items',
  'blocks',
  'paragraphs',
  'body',
  'columns',
  'rows',
  'cells',
  'text',
  'value',
  'richText',
];

/** What kinds mean, by the name without case, separators, namespace and a suffix such as `Block`. */
const TAGS: readonly (readonly [RegExp, string])[] = [
  [/^(?:p|para|paragraph|unstyled|normal|richtext|prose|html|raw|freeform|rawhtml|block|wysiwyg)$/, 'p'],
  [
    /^(?:h|heading|header|title|subtitle|subhead|subheading|subheader|subsubheader|(?:header|heading)(?:one|two|three|four|five|six))$|^(?:h|heading|header)[1-6]$/,
    'h',
  ],
  [/^(?:li|uli|oli|listitem|(?:un)?orderedlistitem|(?:bulleted|numbered)listitem|olistitem|todo|checklistitem)$/, 'li'],
  [/^(?:ol|orderedlist|numberedlist)$/, 'ol'],
  [/^(?:ul|list|bulletlist|bulletedlist|unorderedlist|checklist|tasklist)$/, 'ul'],
  [/^(?:blockquote|quote|bq|pullquote|pq)$/, 'blockquote'],
  [/^(?:pre|code|codeblock|codesnippet|fence)$/, 'pre'],
  [/^(?:hr|divider|delimiter|horizontalrule|thematicbreak|separator)$/, 'hr'],
  [/^(?:br|hardbreak|linebreak|break)$/, 'br'],
  [/^table$/, 'table'],
  [/^(?:tr|tablerow|row)$/, 'tr'],
  [/^(?:td|tablecell|cell)$/, 'td'],
  [/^(?:th|tableheader|tableheadercell)$/, 'th'],
  [/^(?:img|image|picture|figure|simpleimage)$/, 'img'],
  [/^(?:a|link|hyperlink|autolink|inlinelink)$/, 'a'],
  [/^(?:strong|b|bold)$/, 'strong'],
  [/^(?:em|i|emphasis|italic)$/, 'em'],
  [/^(?:inlinecode|codespan|kbd)$/, 'code'],
  [/^(?:del|s|delete|strike|strikethrough)$/, 'del'],
  [/^(?:text|textnode|textinline|span|leaf|textrun)$/, '#text'],
];

/** Parts of which a list may be a text. */
const BLOCKS = new Set(['p', 'h', 'li', 'ol', 'ul', 'blockquote', 'pre', 'table']);

/** A value as a part of a text; undefined for what is none. */
export function nodeOf(value: unknown): BlockNode | undefined {
  if (Array.isArray(value)) return elementOf(value);
  if (!isThing(value)) return undefined;
  const kind = kindOf(value);
  const inside = isThing(value[kind]) ? [value[kind]] : [];
  const facets = [value, ...inside, ...FACETS.map((name) => value[name]).filter(isThing)];
  const text = firstOf(facets, TEXTS, (one) => typeof one === 'string' && one !== kind) as string | undefined;
  const children = firstOf(facets, CHILDREN, (one) => Array.isArray(one) && one.length > 0) as unknown[] | undefined;
  const given = typeof value.props === 'object' ? (value.props as Thing | null)?.children : undefined;
  return {
    tag: tagOf(value, kind, text, children),
    text,
    children: children ?? [given].flat().filter(Boolean),
    facets,
  };
}

function firstOf(facets: readonly Thing[], names: readonly string[], fits: (value: unknown) => boolean): unknown {
  for (const name of names) {
    const holder = facets.find((facet) => Object.hasOwn(facet, name) && fits(facet[name]));
    if (holder) return holder[name];
  }
  return undefined;
}

/** `["$", "p", null, {…}]` of React, `["p", {…}, …]` of JsonML. */
function elementOf([first, second, ...rest]: readonly unknown[]): BlockNode | undefined {
  if (first === '$' && typeof second === 'string') {
    const props = isThing(rest[1]) ? rest[1] : {};
    const html = isThing(props.dangerouslySetInnerHTML) ? props.dangerouslySetInnerHTML.__html : undefined;
    const text = typeof html === 'string' ? html : undefined;
    const isOne = Array.isArray(props.children) && props.children[0] === '$';
    const children = isOne ? [props.children] : [props.children].flat().filter((one) => one != null);
    return { tag: htmlTag(second), text, children, facets: [{ ...props, children: undefined }] };
  }
  if (typeof first !== 'string' || !/^[a-z][\w-]{0,20}$/.test(first) || !isThing(second)) return undefined;
  return { tag: htmlTag(first), text: undefined, children: rest, facets: [second] };
}

function htmlTag(name: string): string {
  if (/^h[1-6]$/.test(name)) return name;
  return meaningOf(name) ?? '';
}

function kindOf(thing: Thing): string {
  const field = KINDS.find((name) => typeof thing[name] === 'string' && thing[name] !== '');
  return field ? String(thing[field]) : '';
}

function meaningOf(kind: string): string | undefined {
  const name = kind
    .slice(0, LONGEST_KIND)
    .toLowerCase()
    .replace(/^.*[/.:]/, '')
    .replace(/[\s_-]/g, '')
    .replace(/(?<=.)(?:block|node|element|component|section)$/, '');
  return TAGS.find(([pattern]) => pattern.test(name))?.[1];
}
const LONGEST_KIND = 60;

function tagOf(thing: Thing, kind: string, text: string | undefined, children: unknown[] | undefined): string {
  if (kind === 'element' && typeof thing.tagName === 'string') return htmlTag(thing.tagName);
  if (!kind) return text !== undefined && !children ? '#text' : '';
  // Portable Text: every paragraph is a `block`, which has a style or belongs to a list.
  if (typeof thing.listItem === 'string') return 'li';
  const style = typeof thing.style === 'string' ? meaningOf(thing.style) : undefined;
  if (kind === 'block' && style) return style === 'h' ? `h${levelIn(String(thing.style)) ?? 2}` : style;
  const tag = meaningOf(kind) ?? '';
  if (tag === 'h') return `h${levelOf(thing, kind)}`;
  if (tag === 'ul' && isOrdered(thing)) return 'ol';
  if ((tag === 'ul' || tag === 'ol') && children?.every((one) => !Array.isArray(one) && nodeOf(one)?.tag === '#text'))
    return children.length > 0 || text ? 'li' : tag;
  return tag;
}

/** Whether a list that is called so says elsewhere that its items are numbered. */
function isOrdered(thing: Thing): boolean {
  const places = [thing, ...FACETS.map((name) => thing[name]).filter(isThing)];
  return places.some(
    ({ style, ordered, listType, tag }) =>
      style === 'ordered' || ordered === true || listType === 'number' || tag === 'ol',
  );
}

function levelOf(thing: Thing, kind: string): number {
  const places = [thing, ...FACETS.map((name) => thing[name]).filter(isThing)];
  const stated = places.map(
    ({ level, depth, tag }) => level ?? depth ?? (typeof tag === 'string' ? levelIn(tag) : undefined),
  );
  const level = Number(stated.find((one) => one !== undefined) ?? levelIn(kind) ?? 2);
  return Math.min(6, Math.max(1, Math.trunc(level) || 2));
}

function levelIn(name: string): number | undefined {
  const [, digit] = /([1-6])$/.exec(name) ?? [];
  if (digit) return Number(digit);
  const word = ['one', 'two', 'three', 'four', 'five', 'six'].findIndex((one) => name.toLowerCase().endsWith(one));
  if (word >= 0) return word + 1;
  return /sub.?sub/i.test(name) ? 4 : /sub/i.test(name) ? 3 : undefined;
}

/** Share of a list that has to be parts of a text. */
const MOST = 0.6;
/** Characters: a shorter run of text is no paragraph. */
const LONG_RUN = 40;
/** Members that are looked at. */
const SAMPLE = 200;
/** What comments and other pages have, and paragraphs have not. */
const OTHERS = ['author', 'user', 'username', 'slug', 'permalink', 'createdAt', 'created_at', 'publishedAt', 'price'];

/** Whether a list is a text, part by part. */
export function isBlockList(list: readonly unknown[]): boolean {
  if (list[0] === '$') return false;
  const sample = list.slice(0, SAMPLE);
  const isBlock = (one: unknown) => {
    if (isThing(one) && OTHERS.some((name) => Object.hasOwn(one, name))) return false;
    const node = nodeOf(one);
    if (node?.tag === '#text' && isThing(one) && kindOf(one)) return (node.text?.length ?? 0) >= LONG_RUN;
    if (!node || !BLOCKS.has(/^h\d$/.test(node.tag) ? 'h' : node.tag)) return false;
    return node.text !== undefined || node.children.length > 0;
  };
  return sample.length > 0 && sample.filter(isBlock).length >= MOST * sample.length;
}
