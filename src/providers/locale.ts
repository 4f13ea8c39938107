/** What DuckDuckGo's region codes call differently from ISO 3166 and ISO 639. */
const COUNTRIES: ReadonlyMap<string, string> = new Map([
  ['uk', 'GB'],
  ['xa', 'SA'],
  ['ct', 'ES'],
]);
const LANGUAGES: ReadonlyMap<string, string> = new Map([
  ['tzh', 'zh'],
  ['jp', 'ja'],
  ['kr', 'ko'],
  ['no', 'nb'],
]);
const SLOVENIA = 'sl-sl';
/** DuckDuckGo's word and Brave's. */
const WORLD: ReadonlySet<string> = new Set(['wt', 'all']);

/** ISO 3166-1. `Intl` also knows what is no country: the United Nations, the European Union, an unknown region. */
export const ISO_COUNTRIES: ReadonlySet<string> = new Set(
  `AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC
  CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE
  GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM
  KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ
  NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH
  SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG
  VI VN VU WF WS YE YT ZA ZM ZW`.split(/\s+/),
);
/** ISO 639 codes for no language, several or an unknown one. */
const NO_LANGUAGES: ReadonlySet<string> = new Set(['mis', 'mul', 'und', 'zxx']);

export interface Locale {
  /** ISO 3166, upper case. */
  country?: string;
  /** ISO 639, lower case. */
  language?: string;
}

/** The halves of a region (`us-en`, country first) as they were spelled, in lower case; '' for one that is not there. */
export function halvesOf(region = ''): { place: string; speech: string } {
  const [place = '', ...speech] = region.trim().toLowerCase().split(/[-_]/);
  return { place, speech: speech.join('-') };
}

/** Whether a region has the whole world where others have a country: `wt-wt`, `all`, `all-en`. */
export function isWorld(region: string | undefined): boolean {
  return WORLD.has(halvesOf(region).place);
}

/**
 * The parts of a region that exist. One that does not is left out and the other one stays: `us-xx` is the United States,
 * `xx-en` English. A word alone is a country. `de-at` is Germany, not German: the place tells which part is meant.
 */
export function toLocale(region: string | undefined): Locale {
  const { place, speech: tag } = halvesOf(region);
  // What else a tag says of a language, such as `zh-hant`, is for those who know it.
  const [speech = ''] = tag.split('-');
  if (`${place}-${speech}` === SLOVENIA) return { country: 'SI', language: 'sl' };
  const country = COUNTRIES.get(place) ?? place.toUpperCase();
  const language = languageOf(LANGUAGES.get(speech) ?? speech);
  return { ...(ISO_COUNTRIES.has(country) && { country }), ...(language && { language }) };
}

/** Three-letter codes of languages that also have one of two letters become the shorter one. */
function languageOf(code: string): string | undefined {
  if (!/^[a-z]{2,3}$/.test(code) || NO_LANGUAGES.has(code)) return undefined;
  const isKnown = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code) !== undefined;
  if (!isKnown) return undefined;
  return code.length === 3 ? new Intl.Locale(code).language : code;
}
