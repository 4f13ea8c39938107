import { isThing, type Thing } from '../json-ld.js';
import { type BlockNode, nodeOf } from './block-nodes.js';
import { escaped, marked, ranged } from './inline-marks.js';

/** Bounds of one text: parts, how deep they are nested, and characters of HTML. */
const MOST_PARTS = 50_000;
const MOST_DEPTH = 60;
const MOST_CHARS = 4 * 1024 * 1024;

/** What the parts of a text share. */
interface Around {
  /** Marks that runs of text name by their key. */
  definitions: readonly unknown[];
  /** Links by number, as Draft.js has them beside the blocks. */
  entities: unknown;
  left: { parts: number; chars: number };
}

/** An item of a list that its editor notes on the item alone. */
interface Item {
  ordered: boolean;
  level: number;
}

/** A text that is written as a list of parts, as HTML. `owner` is the object that holds the list. */
export function htmlOfBlocks(list: readonly unknown[], owner: Thing = {}): string {
  const left = { parts: MOST_PARTS, chars: MOST_CHARS };
  return writtenAll(list, { definitions: [], entities: owner.entityMap, left }, 0);
}

function writtenAll(list: readonly unknown[], around: Around, depth: number, isInList = false): string {
  const parts: { html: string; item: Item | undefined }[] = [];
  for (const one of list) {
    const node = nodeOf(one);
    const isParagraph = depth === 0 && node?.tag === '#text';
    const part = isParagraph ? { ...node, tag: 'p' } : node;
    const html = Array.isArray(one) && !node ? writtenAll(one, around, depth + 1) : written(one, part, around, depth);
    if (html) parts.push({ html, item: node?.tag === 'li' && !isInList ? itemOf(node) : undefined });
  }
  return withLists(parts);
}

function written(value: unknown, node: BlockNode | undefined, around: Around, depth: number): string {
  around.left.parts -= 1;
  if (around.left.parts < 0 || around.left.chars < 0 || depth > MOST_DEPTH) return '';
  if (typeof value === 'string' || typeof value === 'number') return spent(escaped(String(value)), around);
  return node ? spent(elementOf(node, around, depth), around) : '';
}

function spent(html: string, { left }: Around): string {
  left.chars -= html.length;
  return html;
}

function elementOf(node: BlockNode, around: Around, depth: number): string {
  const { tag, facets } = node;
  if (tag === 'br' || tag === 'hr') return `<${tag}>`;
  if (tag === 'img') return pictureOf(node);
  if (tag === '#text') return marked(escaped(node.text ?? ''), facets, around.definitions);
  if (tag === 'pre') return codeOf(node, around, depth);
  const inner = innerOf(node, around, depth);
  if (!tag || !inner) return inner;
  if (tag === 'a') return linked(inner, facets);
  // A text that is HTML itself brings its own blocks.
  if (tag === 'p' && /<(?:p|h[1-6]|ul|ol|div|table|blockquote|pre|figure)\b/i.test(inner)) return inner;
  return `<${tag}>${inner}</${tag}>`;
}

/** The words of a part, and then the parts in it. */
function innerOf({ tag, text, children, facets }: BlockNode, around: Around, depth: number): string {
  const definitions = facets.find(({ markDefs }) => Array.isArray(markDefs))?.markDefs;
  const inside = Array.isArray(definitions) ? { ...around, definitions } : around;
  const isBox = tag === '' && children.length > 0;
  const words = text === undefined || isBox || tag === '' ? '' : ranged(text, facets, around.entities);
  const nested = facets
    .map(({ children }) => children)
    .find((one) => Array.isArray(one) && one !== children) as unknown[];
  const rows = tag === 'table' ? rowsOf(facets) : undefined;
  const all = rows ?? writtenAll(asItems(tag, children), inside, depth + 1, tag === 'ul' || tag === 'ol');
  const isSame = words !== '' && (all === words || isRuns(children));
  return (isSame ? all : words + all) + (nested ? writtenAll(nested, inside, depth + 1) : '');
}

/** Some editors state the text of a paragraph both whole and in runs. */
function isRuns(children: readonly unknown[]): boolean {
  return children.length > 0 && children.every((one) => typeof one === 'string' || nodeOf(one)?.tag === '#text');
}

/** Editor.js has the items of a list as strings, or as objects of text and further items. */
function asItems(tag: string, children: readonly unknown[]): readonly unknown[] {
  if (tag !== 'ul' && tag !== 'ol') return children;
  return children.map((one) => {
    if (typeof one === 'string') return { type: 'li', data: { html: one } };
    const isBare = isThing(one) && /^(?:#text)?$/.test(nodeOf(one)?.tag ?? '');
    if (!isBare) return one;
    const inner = Array.isArray(one.items) && one.items.length > 0 ? [{ type: 'list', items: one.items }] : [];
    return { type: 'li', html: one.content ?? one.text, children: inner };
  });
}

/** Editor.js and others have a table as rows of strings. */
function rowsOf(facets: readonly Thing[]): string | undefined {
  const rows = facets.flatMap(({ content, rows, data }) => [content, rows, data]).find(isGrid);
  const row = (cells: readonly unknown[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  return rows?.map(row).join('');
}

function isGrid(value: unknown): value is string[][] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((row) => Array.isArray(row) && row.every((cell) => typeof cell === 'string'))
  );
}

function codeOf({ text, children, facets }: BlockNode, around: Around, depth: number): string {
  const stated = facets
    .map(({ language, lang, params, className }) => language ?? lang ?? params ?? className)
    .find((one) => typeof one === 'string');
  const lines = children.map((one) => written(one, nodeOf(one), around, depth + 1).replace(/<br>$/, '\n'));
  const isOfLines =
    children.length > 1 && children.every((one) => nodeOf(one)?.tag !== '#text' && nodeOf(one)?.tag !== 'br');
  const code = lines.length > 0 ? lines.join(isOfLines ? '\n' : '') : escaped(text ?? '');
  const name = typeof stated === 'string' ? stated.replace(/^language-/, '').replace(/[^\w+#.-]/g, '') : '';
  return `<pre><code${name ? ` class="language-${name}"` : ''}>${code.replaceAll('<br>', '\n')}</code></pre>`;
}

function pictureOf({ facets }: BlockNode): string {
  const places = facets.flatMap((facet) =>
    [facet, facet.file, facet.asset, facet.external, facet.image].filter(isThing),
  );
  const said = (names: readonly string[]) =>
    places
      .flatMap((place) => names.map((name) => place[name]))
      .find((one): one is string => typeof one === 'string' && one !== '');
  const address = said(['src', 'url', 'source']);
  const alt = escaped(said(['alt', 'altText', 'alternativeText']) ?? '');
  const caption = said(['caption']) ?? '';
  const picture = address && /^(?:https?:)?\/\/?/.test(address) ? `<img src="${escaped(address)}" alt="${alt}">` : '';
  const below = caption ? `<figcaption>${caption}</figcaption>` : '';
  return picture || below ? `<figure>${picture}${below}</figure>` : '';
}

function linked(inner: string, facets: readonly Thing[]): string {
  const places = facets.flatMap((facet) => [facet, facet.link].filter(isThing));
  const address = places.flatMap(({ href, url, uri }) => [href, url, uri]).find((one) => typeof one === 'string');
  return typeof address === 'string' ? `<a href="${escaped(address)}">${inner}</a>` : inner;
}

function itemOf({ facets: [thing = {}, ...rest] }: BlockNode): Item {
  const kind = [thing.listItem, thing.type, thing.name, thing._type].filter((one) => typeof one === 'string').join(' ');
  const level = [thing, ...rest].map((facet) => facet.level ?? facet.depth).find((one) => typeof one === 'number');
  return {
    ordered: /number|(?<!un)ordered|^o|\boli\b/i.test(kind),
    level: Math.min(10, Math.max(0, Number(level ?? 0))),
  };
}

/** Items in a row become lists, those of a higher level inside the item before. */
function withLists(parts: readonly { html: string; item: Item | undefined }[]): string {
  const open: Item[] = [];
  let html = '';
  const close = () => {
    html += `</li></${open.pop()?.ordered ? 'ol' : 'ul'}>`;
  };
  for (const { html: part, item } of parts) {
    while (open.length > 0 && (!item || (open.at(-1)?.level ?? 0) > item.level)) close();
    if (!item) {
      html += part;
      continue;
    }
    const last = open.at(-1);
    if (last && last.level === item.level && last.ordered !== item.ordered) close();
    const isFurther = open.at(-1)?.level === item.level;
    if (isFurther) html += '</li>';
    else {
      html += item.ordered ? '<ol>' : '<ul>';
      open.push(item);
    }
    html += part.replace(/<\/li>$/, '');
  }
  while (open.length > 0) close();
  return html;
}
