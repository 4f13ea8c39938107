import type { Words } from './words.js';

/** How the names of the twelve months begin, without accents. */
export const MONTHS: Words = {
  en: ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'],
  de: ['jan', 'feb', 'mar', 'apr', 'mai', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dez'],
  es: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'set', 'oct', 'nov', 'dic'],
  fr: ['jan', 'fev', 'mar', 'avr', 'mai', 'juin', 'juil', 'aou', 'sep', 'oct', 'nov', 'dec'],
  it: ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic'],
  nl: ['jan', 'feb', 'maa', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'],
  pl: ['styc', 'lut', 'mar', 'kwi', 'maj', 'cze', 'lip', 'sie', 'wrz', 'paz', 'lis', 'gru'],
  pt: ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'],
  ru: ['янв', 'фев', 'мар', 'апр', 'ма', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек'],
  sv: ['jan', 'feb', 'mar', 'apr', 'maj', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'],
};

/** Before or behind the day of publication. */
export const PUBLISHED: Words = {
  en: ['published', 'posted', 'decided'],
  cs: ['publikováno', 'vydáno'],
  da: ['publiceret'],
  de: ['veröffentlicht'],
  el: ['δημοσιε', 'δημοσιέ'],
  es: ['publicado'],
  fa: ['انتشار'],
  fi: ['julkaistu'],
  fr: ['publié'],
  he: ['פורסם'],
  hi: ['प्रकाशित'],
  hu: ['megjelent', 'közzétéve'],
  id: ['diterbitkan'],
  it: ['pubblicato'],
  ja: ['掲載', '公開', '発表'],
  ko: ['게시', '입력', '등록'],
  nl: ['gepubliceerd'],
  no: ['publisert'],
  pl: ['opublikowano'],
  ro: ['publicat'],
  ru: ['опубликован'],
  sl: ['objavljeno'],
  sv: ['publicerad', 'publicerat'],
  th: ['เผยแพร่'],
  tr: ['yayın', 'yayınlanma', 'yayınlandı'],
  uk: ['опубліковано'],
  ar: ['نشر'],
  zh: ['发表', '发布', '发佈', '發布', '發佈', '刊登'],
};

/** For publication too, but no label of its day: a line with them speaks of nothing else. */
export const MADE: Words = {
  en: ['submitted', 'created', 'added', 'started by', 'uploaded', 'released'],
  de: ['erstellt', 'eingestellt'],
  es: ['creado'],
  fr: ['mis en ligne'],
  pt: ['criado'],
};

/** Between such a word and the day. */
export const ON: Words = {
  en: ['on', 'at'],
  da: ['den'],
  de: ['am'],
  es: ['el'],
  fr: ['le'],
  it: ['dal', 'il'],
  nl: ['op'],
  pl: ['dnia'],
  pt: ['em'],
};

/** Before or behind the day of a change. */
export const CHANGED: Words = {
  en: [
    ...['update', 'updated', 'modified', 'edited', 'reviewed', 'revised', 'topic revision'],
    ...['last update', 'last updated', 'last modified', 'last edited', 'last reviewed', 'last revised'],
  ],
  ar: ['آخر تحديث', 'تم التحديث'],
  ca: ['actualitzat'],
  cs: ['aktualizováno', 'upraveno', 'změněno', 'poslední změna', 'poslední úprava', 'poslední aktualizace'],
  da: ['opdateret', 'ændret'],
  de: [
    ...['aktualisiert', 'geändert', 'überarbeitet', 'zuletzt bearbeitet'],
    ...['letzte änderung', 'letzte aktualisierung', 'letzte bearbeitung'],
  ],
  el: ['ενημέρωση', 'ενημερωση', 'ενημερώθηκε'],
  es: ['actualizado', 'modificado', 'última modificación', 'última actualización', 'última edición'],
  fa: ['بروزرسانی', 'به روزرسانی', 'به روز رسانی', 'به\u200cروزرسانی', 'به\u200cروز رسانی', 'به\u200cروز\u200cرسانی'],
  fi: ['päivitetty', 'muokattu'],
  fr: ['mis à jour', 'mise à jour', 'modifié', 'actualisé', 'dernière modification', 'dernière mise à jour'],
  he: ['עודכן', 'עדכון אחרון'],
  hi: ['अपडेट', 'अद्यतन'],
  hu: ['frissítve', 'módosítva', 'utolsó frissítés', 'utolsó módosítás'],
  id: ['diperbarui'],
  it: ['aggiornato', 'aggiornata', 'aggiornamento', 'modificato', 'ultima modifica'],
  ja: ['更新', '更新日', '更新日時', '最終更新', '最終更新日', '最終更新日時', '修正'],
  ko: ['수정', '업데이트'],
  nl: ['bijgewerkt', 'gewijzigd', 'aangepast'],
  no: ['oppdatert', 'endret'],
  pl: [
    ...['zaktualizowano', 'aktualizacja', 'zmieniono', 'zmodyfikowano'],
    ...['ostatnia zmiana', 'ostatnia modyfikacja', 'ostatnia aktualizacja'],
  ],
  pt: ['atualizado', 'atualizada', 'última atualização', 'última modificação', 'última edição'],
  ro: ['actualizat'],
  ru: [
    ...['обновлено', 'обновлена', 'изменено', 'изменена', 'редакция от', 'отредактирован', 'отредактировано'],
    ...['последнее обновление', 'последнее изменение'],
  ],
  sk: ['aktualizované'],
  sv: ['uppdaterad', 'uppdaterat', 'ändrad'],
  th: ['แก้ไข', 'อัปเดต', 'ปรับปรุง'],
  tr: ['güncelleme', 'güncellendi'],
  uk: ['оновлено', 'змінено', 'відредаговано'],
  vi: ['cập nhật'],
  zh: ['更新于', '更新於', '更新时间', '更新時間', '更新日期', '最后更新', '最後更新', '最近更新', '编辑于', '編輯於'],
};

/** Before another day than that of publication: a deadline, a reading, an opening. */
export const DEADLINE: Words = {
  en: [
    ...['argued', 'amended', 'accessed', 'retrieved', 'closes', 'deadline', 'expires', 'closing date', 'apply by'],
    ...['first printed', 'first opened', 'first shown', 'first aired', 'first built'],
    ...['effective date', 'effective as of', 'effective from', 'valid from', 'valid until', 'valid through'],
  ],
};

/** Between the first and the last day of a span. */
export const UNTIL: Words = {
  en: ['to', 'until', 'till', 'through'],
  de: ['bis'],
  es: ['al'],
  fr: ['au'],
  nl: ['tot'],
  pl: ['do'],
  pt: ['até'],
  ru: ['по'],
};

/** What forums write before the day on which a member came. */
export const MEMBER_SINCE: Words = {
  en: ['registered', 'joined', 'member since'],
  ar: ['تاريخ التسجيل'],
  cs: ['registrován'],
  da: ['tilmeldt'],
  de: ['registriert', 'anmeldungsdatum', 'dabei seit', 'beigetreten', 'mitglied seit'],
  es: ['registrado'],
  fi: ['liittynyt', 'rekisteröitynyt'],
  fr: ['inscrit ', 'inscrite '],
  hu: ['csatlakozott'],
  it: ['iscritto', 'iscritta'],
  ja: ['登録日'],
  nl: ['geregistreerd', 'lid sinds'],
  no: ['registrert'],
  pl: ['dołączył'],
  pt: ['registado', 'cadastrado'],
  ru: ['зарегистрирован'],
  sv: ['registrerad', 'medlem sedan'],
  uk: ['зареєстрован'],
  zh: ['加入于', '加入时间', '加入日期'],
};
/** The same, where a colon follows: these may also be links to register. */
export const REGISTRATION: Words = {
  cs: ['založen', 'přihlášen'],
  de: ['reg.datum', 'reg datum', 'regdatum'],
  el: ['εγγραφή'],
  es: ['registro'],
  fr: ['inscription'],
  hu: ['regisztráció'],
  it: ['iscrizione', 'registrazione'],
  ko: ['가입', '가입일'],
  no: ['bli medlem'],
  pl: ['rejestracja'],
  pt: ['registo'],
  ru: ['дата регистрации', 'регистрация'],
  tr: ['kayıt', 'katılım', 'kayıt tarihi'],
  vi: ['tham gia'],
  zh: ['注册', '註冊', '注册时间', '注册日期'],
};

/** How blogs begin the sentence that ends a post. Source: the translations of WordPress's default themes. */
export const ENTRY: Words = {
  en: ['this entry was', 'this entry is', 'this post was', 'this post is', 'this article was', 'this item was'],
  da: ['dette indlæg blev'],
  de: ['dieser beitrag wurde', 'dieser eintrag wurde', 'dieser artikel wurde'],
  es: ['esta entrada fue', 'esta entrada se publicó'],
  fr: ['cette entrée a été', 'cet article a été', 'ce billet a été'],
  it: ['questo articolo è', 'questo post è', 'questa voce è'],
  nl: ['dit bericht', 'dit artikel', 'deze entry'],
  pl: ['ten wpis został'],
  pt: ['este artigo foi', 'esta entrada foi', 'este post foi'],
  ru: ['эта запись', 'запись была', 'запись опубликована'],
  sv: ['detta inlägg'],
};
