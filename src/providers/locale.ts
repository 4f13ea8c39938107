/** What DuckDuckGo's region codes call differently from ISO 3166 and ISO 639. */
const COUNTRIES: Readonly<Record<string, string>> = { uk: 'GB', xa: 'SA', ct: 'ES' };
const LANGUAGES: Readonly<Record<string, string>> = { tzh: 'zh', jp: 'ja', kr: 'ko', no: 'nb' };
const SLOVENIA = 'sl-sl';

export interface Locale {
  /** ISO 3166, upper case. */
  country?: string;
  /** ISO 639, lower case. */
  language?: string;
}

/** The parts of a region (`us-en`, country first) that exist; none for `wt-wt`, the whole world, and for nonsense. */
export function toLocale(region = ''): Locale {
  const code = region.trim().toLowerCase();
  if (code === SLOVENIA) return { country: 'SI', language: 'sl' };
  const [, place = '', speech = ''] = /^([a-z]{2})-([a-z]{2,3})$/.exec(code) ?? [];
  const country = COUNTRIES[place] ?? place.toUpperCase();
  const language = LANGUAGES[speech] ?? speech;
  return { ...(exists('region', country) && { country }), ...(exists('language', language) && { language }) };
}

function exists(type: 'region' | 'language', code: string): boolean {
  return code !== '' && new Intl.DisplayNames('en', { type, fallback: 'none' }).of(code) !== undefined;
}
