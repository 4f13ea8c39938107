import { halvesOf, toLocale } from './locale.js';

const TRADITIONAL: ReadonlySet<string> = new Set(['TW', 'HK', 'MO']);
/** Google keeps older codes, and one for both kinds of Norwegian. */
const CODES: ReadonlyMap<string, string> = new Map([
  ['he', 'iw'],
  ['nb', 'no'],
  ['nn', 'no'],
]);

/** The language of a region in Google's code for it: `en`, `iw`, `zh-TW`. */
export function googleLanguage(region: string | undefined): string | undefined {
  const { country = '', language } = toLocale(region);
  if (language !== 'zh') return language && (CODES.get(language) ?? language);
  const { speech } = halvesOf(region);
  const isTraditional = TRADITIONAL.has(country) || speech === 'tzh' || speech.startsWith('zh-hant');
  return isTraditional ? 'zh-TW' : 'zh-CN';
}
