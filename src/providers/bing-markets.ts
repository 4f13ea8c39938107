import { toLocale } from './locale.js';

/** The markets that the API has, those of a country beginning with its main language. Source: its market codes of 2020. */
const MARKETS =
  `es-AR en-AU de-AT nl-BE fr-BE pt-BR en-CA fr-CA es-CL da-DK fi-FI fr-FR de-DE zh-HK en-IN en-ID it-IT ja-JP
  ko-KR en-MY es-MX nl-NL en-NZ no-NO zh-CN pl-PL en-PH ru-RU en-ZA es-ES sv-SE de-CH fr-CH zh-TW tr-TR en-GB en-US
  es-US`.split(/\s+/);

/** The market of a region: that of a country alone is its main one, and a language alone has none. */
export function bingMarket(region: string | undefined): string | undefined {
  const { country, language } = toLocale(region);
  if (!country) return undefined;
  const spoken = language === 'nb' || language === 'nn' ? 'no' : language;
  // What is not listed is taken for the market that fits best.
  return spoken ? `${spoken}-${country}` : MARKETS.find((market) => market.endsWith(`-${country}`));
}
