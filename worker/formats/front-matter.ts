import type { PageMetadata } from '../../src/shared/fetch-contract.js';
import { toIsoDate } from '../extract/facts/iso-date.js';

/** More is no front matter, and is not looked through. Characters. */
const MOST_CHARS = 64 * 1024;

/** What front matter says of its file, by the names that generators of sites know. What does not hold is left out. */
export function frontFacts(front: string, url: URL): PageMetadata {
  const fields = fieldsOf(front.slice(0, MOST_CHARS));
  const first = (...names: string[]) => names.map((name) => fields.get(name)?.[0]).find(Boolean);
  const lang = first('lang', 'language', 'locale')?.replace('_', '-');
  const address = first('canonical', 'canonical_url', 'canonicalurl', 'url', 'permalink', 'source') ?? '';
  const canonical =
    /^(?:https?:\/\/|\/)/.test(address) && URL.canParse(address, url) ? new URL(address, url).href : undefined;
  const facts = {
    title: first('title'),
    snippet: first('description', 'summary', 'excerpt', 'abstract'),
    byline: (fields.get('author') ?? fields.get('authors') ?? fields.get('by'))?.join(', '),
    published: toIsoDate(first('date', 'published', 'publishdate', 'date_published', 'pubdate', 'created') ?? ''),
    modified: toIsoDate(
      first('modified', 'lastmod', 'updated', 'last_modified', 'updated_at', 'date_modified', 'last_updated') ?? '',
    ),
    lang: lang && /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(lang) ? lang : undefined,
    site: first('site', 'site_name', 'sitename'),
    canonical: canonical && /^https?:/.test(canonical) ? canonical : undefined,
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value));
}

/** `name: value` or `name = value` at the margin, in lower case, with the lines that go on further in; the first of each. */
function fieldsOf(front: string): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  let lines: string[] | undefined;
  for (const line of front.split('\n')) {
    const [, name = '', value = ''] = /^["']?([A-Za-z][\w-]*)["']?[ \t]*[:=][ \t]*(.*)$/.exec(line) ?? [];
    if (name) {
      lines = [value];
      const key = name.toLowerCase();
      if (!fields.has(key)) fields.set(key, lines);
    } else if (/^(?:[ \t]|-[ \t])/.test(line) || line.trim() === '') lines?.push(line);
    else lines = undefined;
  }
  return new Map([...fields].map(([name, all]) => [name, valuesOf(all)]));
}

/** The values of a field: one, or those of a list, each the `name` of what it is where it is more than a word. */
function valuesOf([first = '', ...more]: string[]): string[] {
  const rest = more.filter((line) => line.trim() !== '');
  const inner = first.trim().replace(/^\[([\s\S]*)\][ \t]*$/, '$1');
  if (inner !== first.trim())
    return (inner.match(/"(?:[^"\\]|\\.)*"|'[^']*'|[^,]+/g) ?? []).map(scalar).filter(Boolean);
  const isBlock = /^[>|][+-]?\d?[ \t]*$/.test(first.trim());
  if (!isBlock && first.trim() === '' && rest.some((line) => /^[ \t]*(?:-[ \t]|name:)/.test(line))) {
    const items = rest.flatMap((line) => /^[ \t]*(?:-[ \t]+)?(?:name:[ \t]*)?(\S.*)$/.exec(line)?.slice(1) ?? []);
    const named = rest.filter((line) => /^[ \t]*(?:-[ \t]+)?name:/.test(line));
    const chosen = named.length > 0 ? named.map((line) => line.replace(/^[ \t]*(?:-[ \t]+)?name:/, '')) : items;
    return chosen.map(scalar).filter(Boolean);
  }
  const value = [isBlock ? '' : first, ...rest]
    .map((line) => line.trim())
    .join(' ')
    .trim();
  return [scalar(value)].filter(Boolean);
}

/** Without quotes, the mark before it, or the remark behind it; of a map, its `name`. */
function scalar(value: string): string {
  const text = value.trim().replace(/^[&!]\S*\s+/, '');
  if (/^\{.*\}$/.test(text)) return scalar(/[{,]\s*["']?name["']?\s*[:=]\s*([^,}]*)/.exec(text)?.[1] ?? '');
  if (/^\*\S+$/.test(text)) return '';
  const [, double, single] = /^(?:"((?:[^"\\]|\\.)*)"|'((?:[^']|'')*)')[ \t]*(?:#.*)?$/.exec(text) ?? [];
  if (double !== undefined) return double.replace(/\\(["\\])/g, '$1').trim();
  const bare = single?.replaceAll("''", "'") ?? text.replace(/(?:^|\s)#.*$/, '');
  return /^(?:null|~|true|false)$/.test(bare.trim()) ? '' : bare.trim();
}
