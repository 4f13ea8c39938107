import type { Words } from './words.js';

/** Links to the front page that do not name the site. */
export const HOME: Words = {
  en: ['home', 'home page', 'homepage', 'main', 'main page', 'index', 'logo'],
  ar: ['الرئيسية'],
  cs: ['domů'],
  da: ['forside'],
  de: ['start', 'startseite'],
  el: ['αρχική'],
  es: ['inicio'],
  et: ['avaleht'],
  fa: ['صفحه اصلی', 'خانه'],
  fi: ['etusivu'],
  fr: ['accueil'],
  he: ['ראשי', 'דף הבית'],
  hi: ['होम'],
  hr: ['početna'],
  hu: ['kezdőlap'],
  id: ['beranda'],
  ja: ['ホーム', 'トップ', 'トップページ'],
  ko: ['홈', '메인'],
  nl: ['startpagina'],
  no: ['hjem'],
  pl: ['strona główna', 'początek'],
  pt: ['início'],
  ro: ['acasă'],
  ru: ['главная', 'главная страница', 'на главную', 'начало'],
  sk: ['domov', 'úvod'],
  sv: ['hem', 'startsida'],
  th: ['หน้าแรก'],
  tr: ['ana sayfa', 'anasayfa'],
  uk: ['головна'],
  vi: ['trang chủ'],
  zh: ['首页', '首頁', '主页', '主頁'],
};

/** What WordPress wrote for years between the names of site and post. */
export const ARCHIVE: Words = {
  en: ['blog archive', 'blog archives'],
  de: ['blog-archiv', 'blog archiv', 'blogarchiv'],
  es: ['archivo del blog', 'archivos del blog', 'archivo blog', 'archivos blog'],
  fr: ['archive du blog', 'archives du blog'],
  it: ['archivio blog', 'archivio del blog'],
  ja: ['ブログアーカイブ'],
  nl: ['blog archief', 'blogarchief'],
  no: ['bloggarkiv', 'bloggarkivet'],
  pl: ['blog archiwum'],
  pt: ['arquivo do blog', 'arquivos do blog', 'arquivo blog'],
  ru: ['архив блога', 'архив сайта'],
  sv: ['bloggarkiv'],
  tr: ['blog arşivi'],
};

/** What phpBB writes before the name of a topic. */
export const TOPIC: Words = {
  en: ['view topic', 'view single post', 'view thread'],
  cs: ['zobrazit téma'],
  da: ['vis emne', 'vis tråd'],
  de: ['thema anzeigen'],
  es: ['ver tema'],
  fi: ['näytä aihe', 'näytä viesti'],
  fr: ['voir le sujet'],
  hu: ['téma megtekintése'],
  it: ['leggi argomento'],
  nl: ['bekijk onderwerp'],
  pl: ['zobacz temat', 'zobacz wątek'],
  pt: ['ver tópico', 'exibir tópico'],
  ru: ['просмотр темы'],
  sv: ['visa tråd', 'visa ämne'],
  tr: ['başlık görüntüleniyor'],
  uk: ['перегляд теми'],
};

/** What FluxBB and PunBB number behind it. */
export const PAGE: Words = {
  en: ['page'],
  de: ['seite'],
  es: ['página'],
  fi: ['sivu'],
  it: ['pagina'],
  pl: ['strona'],
  ru: ['страница'],
  sv: ['sida'],
  uk: ['сторінка'],
};
