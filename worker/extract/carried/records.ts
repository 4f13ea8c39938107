import { isThing, type Thing } from '../metadata/json-ld.js';

const MOST_BLOCKS = 20_000;

/**
 * The blocks of a document that is kept as records by their id, which name their parts by id (Notion), in order and each
 * with the parts in it; undefined for any other object.
 */
export function recordList(thing: Thing): Thing[] | undefined {
  const ids = Object.keys(thing);
  if (ids.length < 2 || !ids.slice(0, 3).every((id) => blockOf(thing[id]) !== undefined)) return undefined;
  const root = ids.find((id) => blockOf(thing[id])?.type === 'page') ?? ids[0];
  if (root === undefined) return undefined;
  const seen = new Set<string>();
  const partsOf = (id: string, depth: number): Thing[] => {
    const content = blockOf(thing[id])?.content;
    if (!Array.isArray(content) || depth > MOST_DEPTH) return [];
    return content.flatMap((part) => {
      const block =
        typeof part === 'string' && !seen.has(part) && seen.size < MOST_BLOCKS ? blockOf(thing[part]) : undefined;
      if (!block || block.type === 'page') return [];
      seen.add(String(part));
      return [asNode(block, partsOf(String(part), depth + 1))];
    });
  };
  const parts = partsOf(root, 0);
  return parts.length > 0 ? parts : undefined;
}
const MOST_DEPTH = 30;

function blockOf(record: unknown): Thing | undefined {
  const value = isThing(record)
    ? isThing(record.value) && isThing(record.value.value)
      ? record.value.value
      : record.value
    : undefined;
  return isThing(value) && typeof value.type === 'string' && typeof value.id === 'string' ? value : undefined;
}

/** Runs are `["text", [["b"], ["a", "address"]]]`. */
function asNode({ type, properties, format }: Thing, parts: Thing[]): Thing {
  const { title, language, source } = isThing(properties) ? properties : ({} as Thing);
  const runs = Array.isArray(title) ? title.filter(Array.isArray).map(([text, marks]) => runOf(text, marks)) : [];
  const kind = KINDS[String(type)] ?? String(type);
  const stated = Array.isArray(language) ? String(language[0]) : undefined;
  const address = Array.isArray(source) ? String(source[0]) : isThing(format) ? format.display_source : undefined;
  return {
    type: kind,
    rich_text: runs,
    ...(stated && { language: stated }),
    ...(address ? { src: address } : {}),
    data: { children: parts },
  };
}

const KINDS: Readonly<Record<string, string>> = {
  text: 'paragraph',
  header: 'h2',
  sub_header: 'h3',
  sub_sub_header: 'h4',
  bulleted_list: 'bulleted_list_item',
  numbered_list: 'numbered_list_item',
  callout: 'quote',
  toggle: 'paragraph',
};

function runOf(text: unknown, marks: unknown): Thing {
  const named = Array.isArray(marks) ? marks.filter(Array.isArray) : [];
  return {
    text: String(text ?? ''),
    marks: named.map(([type, href]) => (type === 'a' ? { type: 'link', href } : { type })),
  };
}
