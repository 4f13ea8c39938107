import { toLocale } from '../providers/locale.js';

/** Languages of one country whose code is another word. */
const COUNTRIES: Readonly<Record<string, string>> = {
  cs: 'cz',
  da: 'dk',
  el: 'gr',
  et: 'ee',
  ja: 'jp',
  ko: 'kr',
  nb: 'no',
  sl: 'si',
  sv: 'se',
  uk: 'ua',
};

/**
 * SearXNG's `language` as our region: `en-US` is `us-en`. A language alone gets a country only where that is named after it
 * (`de-de`) or is its only one; elsewhere the region is the language in the whole world (`wt-en`). Undefined for `all`,
 * `auto` and what is no language.
 */
export function regionOf(language = ''): string | undefined {
  const tag = language.trim().replaceAll('_', '-');
  const locale = /^(?:all|auto)?$/i.test(tag) ? undefined : parsed(tag);
  if (!locale) return undefined;
  const { language: spoken, region: place = '' } = locale;
  const known = toLocale(`${place || 'wt'}-${spoken}`);
  if (!known.language) return undefined;
  if (known.country) return `${place}-${spoken}`.toLowerCase();
  const country = place ? undefined : countryOf(known.language);
  return `${country ?? 'wt'}-${known.language}`;
}

function countryOf(language: string): string | undefined {
  const { region } = new Intl.Locale(language).maximize();
  return region?.toLowerCase() === language ? language : COUNTRIES[language];
}

function parsed(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}
