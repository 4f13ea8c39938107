/** Words for the date of a change, in the languages of most pages. */
const CHANGED = [
  '(?:last )?(?:updated?|modified|edited|reviewed|revised)|topic revision|aktualisiert|geändert|mis(?:e)? à jour|modifié|actualizado|modificado',
  'atualizad[oa]|aggiornat[oa]|aggiornamento|modificato|bijgewerkt|gewijzigd|uppdatera[dt]|ändrad|oppdatert|endret|opdateret|ændret',
  'päivitetty|muokattu|zaktualizowano|aktualizacja|aktualizováno|aktualizované|upraveno|frissítve|módosítva|actualizat|ενημ[εέ]ρωση',
  'güncelle(?:me|ndi)|обновлен[оа]|изменен[оа]|оновлено|редакция от|(?:最終|最后|最後|最近)?更新(?:日時?|于|於|时间|時間|日期)?|修正|수정|diperbarui|cập nhật|แก้ไข|อัปเดต|עודכן|آخر تحديث|بروزرسانی',
  'zuletzt bearbeitet|letzte (?:änderung|aktualisierung|bearbeitung)|überarbeitet|actualisé|dernière (?:modification|mise à jour)',
  'última (?:modificación|actualización|edición|atualização|modificação|edição)|ultima modifica|aangepast|zmieniono|zmodyfikowano',
  'ostatnia (?:zmiana|modyfikacja|aktualizacja)|změněno|poslední (?:změna|úprava|aktualizace)|utolsó (?:frissítés|módosítás)',
  'последнее (?:обновление|изменение)|отредактирован[оа]?|змінено|відредаговано|ενημερώθηκε|تم التحديث|به[\\u200c ]?روز ?رسانی',
  'अपडेट|अद्यतन|עדכון אחרון|编辑于|編輯於|업데이트|ปรับปรุง',
].join('|');
/** What forums write before the day on which a member came, in the languages of most of them. */
const MEMBER_SINCE = [
  'registered|joined|member since|registriert|anmeldungsdatum|dabei seit|beigetreten|mitglied seit|inscrite?\\s|registrado|registado|cadastrado|iscritt[oa]|geregistreerd',
  'lid sinds|registrerad|registrert|medlem sedan|tilmeldt|liittynyt|rekisteröitynyt|dołączył[a]?|registrován|csatlakozott',
  'зарегистрирован|зареєстрован|تاريخ التسجيل|登録日|加入于|加入(?:时间|日期)',
  // These may also be links to register.
  '(?:inscription|iscrizione|registro|registo|registrazione|reg\\.?datum|regisztráció|založen|přihlášen|bli medlem|дата регистрации|rejestracja|kayıt|katılım|kayıt tarihi|регистрация|εγγραφή|注册|註冊|注册时间|注册日期|가입|가입일|tham gia)\\s?[:：]',
].join('|');
/** Words for a later date: a change, or a deadline; or for that of a member. */
export const LATER = new RegExp(
  `${CHANGED}|argued|amended|accessed|retrieved|first (?:printed|opened|shown|aired|built)|next \\w+:|closing date|closes|deadline|apply by|expires|effective (?:date|as of|from)|valid (?:from|until|through)|${MEMBER_SINCE}`,
  'i',
);
/** A blog may show no other date than that of its last update. */
export const LATER_LABEL = new RegExp(
  `\\b(?:modified|revised|reviewed|edited|closing date|deadline|expires)[^.,;:]{0,20}:\\s*$|^(?:${MEMBER_SINCE})(?: (?:il|dal|el|em|am|op|den))?\\s?[:：]?$`,
  'i',
);
export const CHANGED_BEFORE = new RegExp(
  `(?:^|[^\\p{L}])(?:${CHANGED}|${MEMBER_SINCE})(?: (?:on|at|dal|em|am|le|el|il|op|den|dnia))?\\s?[:：]?\\s*$`,
  'iu',
);
/** Such a word and nothing else; such a word at the end, right behind a date. */
export const CHANGED_ALONE = new RegExp(`^\\s*(?:${CHANGED})\\s*$`, 'i');
export const CHANGED_BEHIND = new RegExp(`\\d\\s*(?:${CHANGED})\\s*$`, 'i');
/** Words for the date of publication, in the same languages. */
export const PUBLISHED = new RegExp(
  [
    'published|posted|decided|veröffentlicht|publié|publicado|pubblicato|gepubliceerd|publicera[dt]|publisert|publiceret',
    'megjelent|objavljeno|δημοσι[εέ]|เผยแพร่|प्रकाशित|انتشار|发表|發佈|刊登|게시',
    'julkaistu|opublikowano|publikováno|vydáno|közzétéve|publicat|yayın(?:lanma|landı)?|опубликован[оа]|опубліковано',
    '掲載|公開|発表|发布|發布|입력|등록|diterbitkan|פורסם|نشر',
  ].join('|'),
  'i',
);
