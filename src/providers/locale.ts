/** What DuckDuckGo's region codes call differently from ISO 3166 and ISO 639. */
const COUNTRIES: Readonly<Record<string, string>> = { uk: 'GB', xa: 'SA', ct: 'ES' };
const LANGUAGES: Readonly<Record<string, string>> = { tzh: 'zh', jp: 'ja', kr: 'ko', no: 'nb' };
const SLOVENIA = 'sl-sl';

/** ISO 3166-1. `Intl` also knows what is no country: the United Nations, the European Union, an unknown region. */
const ISO_COUNTRIES: ReadonlySet<string> = new Set(
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

/**
 * Both parts of a region (`us-en`, country first); none for `wt-wt`, the whole world, and none when either part does not
 * exist: of `en-us` or `de-at` nobody knows which half was meant.
 */
export function toLocale(region = ''): Locale {
  const code = region.trim().toLowerCase();
  if (code === SLOVENIA) return { country: 'SI', language: 'sl' };
  const [, place = '', speech = ''] = /^([a-z]{2})-([a-z]{2,3})$/.exec(code) ?? [];
  const country = COUNTRIES[place] ?? place.toUpperCase();
  const language = LANGUAGES[speech] ?? speech;
  return ISO_COUNTRIES.has(country) && isLanguage(language) ? { country, language } : {};
}

function isLanguage(code: string): boolean {
  if (code === '' || NO_LANGUAGES.has(code)) return false;
  return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code) !== undefined;
}
