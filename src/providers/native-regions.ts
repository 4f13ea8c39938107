import { halvesOf, isWorld, toLocale } from './locale.js';

/** The codes of the region select on DuckDuckGo's HTML page, and `wt-wt` for the whole world. Read in pages of 2026. */
export const NATIVE_REGIONS: ReadonlySet<string> = new Set(
  `wt-wt ar-es at-de au-en be-fr be-nl bg-bg br-pt ca-en ca-fr ch-de ch-fr cl-es cn-zh co-es ct-ca cz-cs de-de dk-da
  ee-et es-ca es-es fi-fi fr-fr gr-el hk-tzh hr-hr hu-hu id-en ie-en il-en in-en is-is it-it jp-jp kr-kr lt-lt lv-lv
  mx-es my-en nl-nl no-no nz-en pe-es ph-en pk-en pl-pl pt-pt ro-ro ru-ru se-sv sg-en sk-sk sl-sl th-en tr-tr tw-tzh
  ua-uk uk-en us-en us-es vn-en xa-ar za-en`.split(/\s+/),
);

/**
 * The code of the select for a region; '' for none. Codes name country and language at once: a country without a language
 * has the one of its main language, a language without a country has none.
 */
export function nativeRegion(region: string | undefined): string {
  const { place, speech } = halvesOf(region);
  const code = isWorld(region) ? 'wt-wt' : `${place}-${speech}`;
  if (NATIVE_REGIONS.has(code)) return code;
  const { country, language } = toLocale(region);
  if (!country) return '';
  const codes = [...NATIVE_REGIONS].filter((known) => toLocale(known).country === country);
  if (!language && codes.length === 1) return codes[0] ?? '';
  const spoken = language ?? new Intl.Locale('und', { region: country }).maximize().language;
  return codes.find((known) => toLocale(known).language === spoken) ?? '';
}
