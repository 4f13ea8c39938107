import type { Words } from './words.js';

/** What the button says by which a reader consents. */
export const ACCEPT: Words = {
  en: ['(?:i )?(?:accept|agree|allow|consent)', 'ok, i agree'],
  de: ['akzeptieren', 'alle[ns]? (?:akzeptieren|zulassen|annehmen)', 'zustimmen', 'einwilligen'],
  es: ['aceptar', 'acepto'],
  fi: ['hyväksy'],
  fr: ['(?:tout )?accepter', "j['’]accepte"],
  it: ['accett'],
  nl: ['(?:alles )?accepteren'],
  pl: ['akceptuj', 'zgadzam'],
  pt: ['aceitar', 'aceito'],
  sv: ['godkänn', 'acceptera'],
};

/** Labels of a table of contents. */
export const CONTENTS: Words = {
  en: [
    'contents',
    'page contents',
    'table of contents',
    'in this article',
    'in this document',
    'in this guide',
    'in this page',
    'in this section',
    'on this article',
    'on this document',
    'on this guide',
    'on this page',
    'on this section',
    'jump to',
    'jump to section',
    'topics',
  ],
  de: ['inhalt', 'inhaltsverzeichnis'],
  es: ['índice', 'indice'],
  fr: ['sommaire'],
  ja: ['目次'],
  ko: ['목차'],
  nl: ['inhoud', 'inhoudsopgave'],
  pl: ['spis treści'],
  pt: ['sumário'],
  ru: ['содержание', 'оглавление'],
  uk: ['зміст'],
  zh: ['目录', '目錄', '文章目录', '文章目錄', '本文目录', '本文目錄'],
};

/** What a link back from a note to the text says. */
export const BACK: Words = {
  en: [
    '(?:(?:jump |go )?back|return)(?: to)?(?: (?:the )?(?:(?:main |body )?text|article|citation|source|content|(?:foot|end)?note|reference|page|post)(?: \\d{1,3})?(?: referrer)?)?',
  ],
  de: ['zurück(?: zum text)?'],
  es: ['(?:volver|regresar)(?: al texto)?'],
  fr: ['retour(?: au texte)?'],
  it: ['(?:torna|ritorna)(?: al testo)?'],
  nl: ['terug(?: naar (?:de )?tekst)?'],
  pt: ['voltar(?: ao texto)?'],
};

/** Words before a link to another page of the site. */
export const ALSO: Words = {
  en: ['also read', 'read (?:also|next|more)', 'see also', 'related', 'more on this'],
  ar: ['[اإ]قرأ (?:أيضا|المزيد)', 'قد يهمك أيضا', 'موضوعات متعلقة'],
  bn: ['আরও পড়ুন'],
  cs: ['(?:pře)?čtěte (?:si )?(?:také|více)', 'mohlo by vás zajímat'],
  da: ['læs også'],
  de: ['lesen sie auch', 'auch interessant', 'mehr zum thema'],
  el: ['διαβ[άα]στε (?:επ[ίι]σης|ακ[όο]μη)'],
  es: ['lea también', 'lee también', 'te puede interesar', 'te recomendamos', 'le[ée] también'],
  fa: ['(?:بیشتر|همچنین) بخوانید'],
  fi: ['lue myös'],
  fr: ['lire aussi', 'à lire aussi'],
  he: ['קראו (?:גם|עוד)', 'עוד בנושא'],
  hi: ['इसे भी पढ़ें', 'य(?:ह|े) भी पढ़ें'],
  id: ['(?:baca|simak|lihat) juga'],
  it: ['leggi anche'],
  ja: ['(?:関連|おすすめ|人気|新着)の?(?:記事|ニュース)', '[あ合]わせて読(?:みたい|む)'],
  ko: ['(?:관련|추천|인기) ?(?:기사|뉴스)', '많이 본 ?(?:기사|뉴스)'],
  nl: ['lees ook'],
  no: ['les også'],
  pl: ['czytaj (?:też|także|również)', 'zobacz (?:też|także)', 'przeczytaj (?:też|także)'],
  pt: ['leia (?:também|mais)', 'saiba mais', 'veja também'],
  ru: ['чита(?:йте|ть) также', 'материалы по теме'],
  sv: ['läs också'],
  ta: ['இதையும் படிக்க'],
  th: ['อ่านเพิ่มเติม', 'ข่าวที่เกี่ยวข้อง'],
  tr: ['ayrıca okuyun', '[iİ]lgili haber(?:ler)?'],
  uk: ['читайте також', 'дивіться також'],
  vi: ['xem thêm', 'đọc thêm', 'tin liên quan'],
  zh: ['(?:相关|推荐|延伸|往期|热门)(?:阅读|推荐|报道|文章|新闻)', '(?:相關|推薦|延伸|熱門)(?:閱讀|新聞|報導|文章)'],
};
