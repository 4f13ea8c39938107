import { halvesOf, isWorld, toLocale } from './locale.js';

/** Any other value is refused with 422; `ALL` is the whole world. Source: the parameter tables of the Brave Search API, 2026. */
const COUNTRIES: ReadonlySet<string> = new Set(
  `ALL AR AU AT BE BR CA CL DK FI FR DE HK IN ID IT JP KR MY MX NL NZ NO CN PL PT PH RU SA ZA ES SE CH TW TR GB US`.split(
    ' ',
  ),
);
const LANGUAGES: ReadonlySet<string> = new Set(
  `ar eu bn bg ca zh-hans zh-hant hr cs da nl en en-gb et fi fr gl de gu he hi hu is it jp kn ko lv lt ms ml mr nb pl
  pt-br pt-pt pa ro ru sr sk sl es sv ta te th tr uk vi`.split(/\s+/),
);

/** A region as the API's country and language; a part that it does not know is left out, and the other one stays. */
export function braveRegion(region: string | undefined): { country?: string; search_lang?: string } {
  const country = isWorld(region) ? 'ALL' : (toLocale(region).country ?? '');
  const language = languageOf(region);
  return {
    ...(COUNTRIES.has(country) && { country }),
    ...(LANGUAGES.has(language) && { search_lang: language }),
  };
}

/** The API splits three languages by country and has a name of its own for Japanese. Its own names may be given, too. */
function languageOf(region: string | undefined): string {
  const { speech } = halvesOf(region);
  if (LANGUAGES.has(speech) && speech.includes('-')) return speech;
  const { country, language = '' } = toLocale(region);
  switch (language) {
    case 'zh':
      return speech === 'tzh' || country === 'TW' || country === 'HK' ? 'zh-hant' : 'zh-hans';
    case 'pt':
      return country === 'BR' ? 'pt-br' : 'pt-pt';
    case 'en':
      return country === 'GB' ? 'en-gb' : 'en';
    case 'ja':
      return 'jp';
    default:
      return language;
  }
}
