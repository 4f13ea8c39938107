/** Languages by country, for countries that write dates in one order and mostly in one language. */
const LANGUAGES: ReadonlyMap<string, string> = new Map(
  (
    'ar:es-AR at:de-AT au:en-AU be:nl-BE bg:bg br:pt-BR by:be ch:de-CH cl:es-CL cn:zh-CN cz:cs de:de dk:da ee:et es:es fi:fi fr:fr ' +
    'gov:en-US gr:el hk:zh-HK hr:hr hu:hu id:id ie:en-IE il:he in:en-IN ir:fa it:it jp:ja ke:en-KE kr:ko lk:en-LK lt:lt lv:lv mx:es-MX ' +
    'ng:en-NG nl:nl no:nb nz:en-NZ pe:es-PE pk:en-PK pl:pl pt:pt ro:ro rs:sr ru:ru se:sv sg:en-SG si:sl sk:sk th:th tr:tr tw:zh-TW ' +
    'ua:uk uk:en-GB us:en-US uy:es-UY vn:vi za:en-ZA'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
/** Countries whose English pages may put the year or the month first. */
const NOT_DAY_FIRST = /^(?:gov|us|cn|hk|hu|ir|jp|kr|lt|tw)$/;

/**
 * The language in which a page's dates are read: the one that it states, or else that of the country in its address.
 * English without a country is read as in Britain under the domain of a country that has the day first.
 */
export function dateLanguage(stated: string | undefined, hosts: readonly string[]): string | undefined {
  const country = hosts
    .map((host) => /\.([a-z]{2,3})$/i.exec(host)?.[1]?.toLowerCase() ?? '')
    .find((one) => LANGUAGES.has(one));
  if (!country || (stated && stated !== 'en')) return stated;
  const language = LANGUAGES.get(country);
  if (!stated || language?.startsWith('en-')) return language;
  return NOT_DAY_FIRST.test(country) ? stated : 'en-GB';
}
