import type { Words } from './words.js';

/** What was done to a text, before "by"; or what it is. */
export const DONE: Words = {
  en: [
    ...['written', 'posted', 'published', 'submitted', 'created', 'reviewed', 'researched', 'added', 'reported'],
    ...['opened', 'asked', 'uploaded', 'words', 'story', 'text', 'recipe', 'analysis', 'opinion', 'commentary'],
    ...['interview', 'essay', 'column'],
  ],
  de: [
    ...['artikel', 'beitrag', 'bericht', 'gastbeitrag', 'kommentar', 'ein artikel', 'ein beitrag', 'ein gastbeitrag'],
    ...['verfasst', 'veröffentlicht', 'eingestellt', 'erstellt', 'gespeichert', 'geschrieben'],
  ],
  es: ['texto', 'escrito', 'publicado'],
  fr: ['texte', 'publié', 'rédigé', 'propos recueillis'],
  it: ['scritto', 'pubblicato', 'inserito', 'postato'],
  nl: ['geplaatst', 'gepost'],
  pl: ['opublikowane'],
  pt: ['postado', 'criado'],
};

/** Before the name of an author. */
export const BY: Words = {
  en: ['by'],
  ar: ['بقلم'],
  da: ['af'],
  de: ['von', 'vom'],
  el: ['γράφει ο', 'γράφει η'],
  es: ['por'],
  fr: ['par'],
  he: ['מאת'],
  id: ['oleh'],
  it: ['di'],
  nl: ['door'],
  pl: ['przez'],
  sv: ['av'],
  th: ['โดย'],
  vi: ['bởi'],
};
/** "From" in Italian, which leads to a name only behind such a word. */
export const BY_AFTER: Words = {
  it: [
    ...['scritto da', 'pubblicato da', 'inserito da', 'postato da', 'articolo da', 'testo da', 'intervista da'],
    'a cura di',
  ],
};

/** Links to everything that somebody wrote. */
export const ALL_BY: Words = {
  en: ['posts by', 'articles by', 'all posts by', 'all articles by', 'view all posts by', 'see all posts by'],
  de: ['beiträge von', 'artikel von', 'alle beiträge von', 'alle artikel von', 'zeige alle beiträge von'],
  es: ['entradas de', 'entradas por', 'ver todas las entradas de'],
  fr: ['articles par', 'articles de', 'voir tous les articles par'],
};

/** Labels of an author. */
export const AUTHOR: Words = {
  en: ['author', 'authors', 'text'],
  ar: ['الكاتب', 'الكاتبة', 'كتب', 'كتبت', 'إعداد', 'اعداد', 'المؤلف', 'بواسطة'],
  bn: ['লেখক', 'লেখা', 'প্রতিবেদক'],
  cs: ['autoři'],
  de: ['autor', 'autorin', 'autoren', 'verfasser', 'verfasserin'],
  el: ['συντάκτης', 'συντάκτρια', 'επιμέλεια', 'κείμενο'],
  es: ['autores', 'texto'],
  fa: ['نویسنده', 'خبرنگار', 'نوشته', 'به قلم'],
  fi: ['kirjoittaja', 'teksti'],
  fr: ['auteur', 'auteurs', 'auteure', 'texte'],
  hi: ['लेखक', 'लेखिका', 'रिपोर्टर', 'संवाददाता', 'द्वारा'],
  hu: ['szerző', 'írta'],
  id: ['penulis', 'jurnalis'],
  it: ['autore', 'autori', 'autrice'],
  ja: [
    ...['この記事を書いた人', 'この記事の著者', '書いた人', '著者', '筆者', '執筆', '執筆者', 'ライター', '投稿者'],
    '取材',
  ],
  ko: ['글쓴이', '작성자', '저자', '기자', '취재'],
  nl: ['tekst'],
  ru: [
    ...['автор', 'авторы', 'текст', 'корреспондент', 'журналист', 'беседовал', 'беседовала', 'беседовали'],
    ...['подготовил', 'подготовила', 'подготовили', 'записал', 'записала', 'записали'],
  ],
  sr: ['аутор', 'аутори'],
  ta: ['எழுதியவர்', 'ஆசிரியர்'],
  th: ['ผู้เขียน'],
  tr: ['yazar', 'yazan', 'muhabir'],
  uk: ['авторка', 'автори', 'авторки', 'кореспондент', 'підготував', 'підготувала', 'записав', 'записала'],
  vi: ['tác giả', 'người viết'],
  zh: ['作者', '记者', '記者', '撰文'],
};
/** Words that mean more beside: these count with a mark behind them. */
export const AUTHOR_MARKED: Words = {
  en: ['reporter'],
  es: ['redacción'],
  he: ['כתב', 'כתבה'],
  hr: ['piše'],
  ja: ['文', '取材・文', '構成・文', '文・写真', '文・撮影', '文・構成', '文・取材', '取材・文・写真'],
  ko: ['글', '글·사진', '글ㆍ사진', '글・사진', '글/사진', '글·그림', '글/그림'],
  th: ['เรื่อง'],
  tr: ['haber'],
  vi: ['bài'],
  zh: ['本报记者', '本報記者', '见习记者', '見習記者', '实习记者', '實習記者'],
};
/** In what the markup calls an author these may stand before the name, too. */
export const BEFORE_MARKED: Words = {
  el: ['του', 'της', 'από', 'από τον', 'από την'],
  ko: ['글', '글·사진', '글ㆍ사진', '글・사진'],
};
/** What an author may be said to be the author of. */
export const OF_TEXT: Words = {
  en: ['of the article', 'of this article', 'of the post', 'of this post'],
  cs: ['článku'],
  de: ['des artikels', 'des beitrags', 'des textes'],
  es: ['del artículo', 'de artículo', 'del texto'],
  fr: ["de l'article", 'de l’article', 'du texte'],
  it: ["dell'articolo", 'dell’articolo', 'del testo'],
  pl: ['tekstu', 'artykułu'],
  pt: ['do texto', 'do artigo', 'da matéria', 'do post'],
  ru: ['статьи', 'материала', 'текста', 'публикации'],
};

/** Labels by which publishing systems state the author beside a Twitter card. */
export const WRITTEN_BY: Words = {
  en: ['written by'],
  ar: ['كتب بواسطة', 'كُتب بواسطة'],
  cs: ['napsal', 'napsala'],
  de: ['verfasst von', 'geschrieben von'],
  el: ['συντάχθηκε από', 'γράφτηκε από'],
  es: ['escrito por'],
  fa: ['نوشته شده توسط'],
  fi: ['kirjoittanut'],
  fr: ['écrit par', 'rédigé par'],
  he: ['נכתב על ידי'],
  id: ['ditulis oleh'],
  it: ['scritto da'],
  ja: ['投稿者', '投稿者名'],
  nl: ['geschreven door'],
  no: ['skrevet av', 'skrevet af'],
  pl: ['napisane przez', 'napisał'],
  ro: ['scris de'],
  ru: ['написано', 'написано автором', 'автор записи'],
  sk: ['napísal', 'napísala'],
  sv: ['skriven av'],
  tr: ['yazan'],
  vi: ['được viết bởi'],
};

/** Between the names of two authors, in scripts and languages where such a word is in no name. */
export const AND: Words = {
  en: ['and'],
  bn: ['ও', 'এবং'],
  de: ['und'],
  fa: ['و'],
  fr: ['et'],
  es: ['y'],
  hi: ['और', 'एवं'],
  ja: ['と'],
  ko: ['및'],
  el: ['και'],
  ro: ['și', 'şi'],
  ta: ['மற்றும்'],
  th: ['และ'],
  vi: ['và'],
  zh: ['和', '及', '与', '與'],
};
/** The same where one may be the initial of a name, or begin one. */
export const AND_LOOSE: Words = {
  cs: ['a', 'i'],
  es: ['e'],
  fi: ['ja'],
  hu: ['és'],
  id: ['dan'],
  nl: ['en'],
  ru: ['и', 'та', 'і', 'й'],
  sv: ['och', 'og'],
  tr: ['ve'],
};
export const WITH: Words = {
  en: ['with'],
  da: ['med'],
  de: ['mit'],
  es: ['con'],
  fr: ['avec'],
  nl: ['met'],
  pt: ['com'],
};

/** Behind a name: what leads to a day or to what was written. */
export const ON_OR_AT: Words = {
  en: ['on', 'at', 'in', 'for', 'about', 'over', 'almost'],
  de: ['am', 'vom', 'vor'],
  es: ['el', 'hace'],
  fr: ['le'],
  it: ['il'],
  nl: ['op'],
  pt: ['em'],
};
/** Behind a name: a button, or a sentence about the person. */
export const FOLLOW: Words = {
  en: ['follow', 'following', 'subscribe'],
  de: ['folgen'],
  es: ['seguir'],
  fr: ['suivre'],
  it: ['segui'],
  nl: ['volgen'],
  pl: ['obserwuj'],
  ru: ['подписаться'],
};
export const IS_A: Words = {
  en: ['is a', 'is an', 'is the', 'was a', 'was an', 'was the', 'has been a', 'has been an', 'has been the'],
  de: ['ist ein', 'ist eine'],
  es: ['es un', 'es una'],
  fr: ['est un', 'est une'],
  it: ['è un', 'è una'],
  pt: ['é um', 'é uma'],
};
/** Agencies that a person writes with. */
export const AGENCY: Words = {
  en: ['afp', 'ap', 'bloomberg', 'reuters', 'xinhua', 'agencies'],
  cs: ['čtk'],
  de: ['apa', 'dpa', 'sda', 'agenturen'],
  es: ['efe', 'agencias'],
  fr: ['belga', 'agences'],
  it: ['ansa', 'agenzie'],
  pl: ['pap'],
  pt: ['lusa', 'agências'],
  ru: ['tass'],
};

/** Work on a page that is not writing it. */
export const PICTURES: Words = {
  en: [
    ...['photo', 'photos', 'photography', 'photograph', 'photographs', 'photographed', 'image', 'images', 'picture'],
    ...['pictures', 'illustration', 'illustrations', 'illustrated', 'graphic', 'graphics', 'video'],
  ],
  de: ['foto', 'fotos', 'bild', 'bilder', 'fotografie'],
  ja: ['写真', '撮影'],
  ko: ['사진'],
  ru: ['фото'],
  zh: ['摄影', '攝影', '图', '圖'],
};
export const EDITED: Words = {
  en: ['edited', 'compiled', 'curated', 'translated', 'narrated', 'reviewed', 'checked'],
  de: ['übersetzt'],
  fr: ['traduit'],
};
export const EDITOR: Words = {
  ar: ['تحرير'],
  ja: ['編集'],
  ru: ['редактор'],
  zh: ['责任编辑', '責任編輯', '责编', '責編', '编辑', '編輯', '校对', '审核'],
};
