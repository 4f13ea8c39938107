import { ISO_COUNTRIES } from '../providers/locale.js';

/** English names in use beside the one that `Intl` has, or in its place where its data is older or newer. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'bosnia and herzegovina': 'ba',
  brunei: 'bn',
  burma: 'mm',
  'cape verde': 'cv',
  congo: 'cg',
  'cote divoire': 'ci',
  'czech republic': 'cz',
  czechia: 'cz',
  'democratic republic of the congo': 'cd',
  eswatini: 'sz',
  'great britain': 'gb',
  holland: 'nl',
  'ivory coast': 'ci',
  'korea republic of': 'kr',
  macedonia: 'mk',
  micronesia: 'fm',
  palestine: 'ps',
  'republic of the congo': 'cg',
  swaziland: 'sz',
  'the netherlands': 'nl',
  turkey: 'tr',
  uk: 'gb',
  'united states of america': 'us',
  usa: 'us',
};

/** A country's English name or its code, as a region of ours: `germany` and `DE` are `de`. Undefined for any other word. */
export function regionOf(country: string): string | undefined {
  const name = folded(country);
  const code = name.toUpperCase();
  return OTHER_NAMES[name] ?? (ISO_COUNTRIES.has(code) ? name : byName().get(name));
}

let names: ReadonlyMap<string, string> | undefined;

function byName(): ReadonlyMap<string, string> {
  if (names) return names;
  const inEnglish = new Intl.DisplayNames('en', { type: 'region' });
  names = new Map([...ISO_COUNTRIES].map((code) => [folded(inEnglish.of(code) ?? ''), code.toLowerCase()]));
  return names;
}

/** Without case, accents, marks and what `Intl` adds in brackets or for China's regions. */
function folded(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\(.*\)| sar china$|[^a-z &-]/g, '')
    .replace(/&/g, 'and')
    .replace(/[\s-]+/g, ' ')
    .replace(/^st /, 'saint ')
    .trim();
}
