/** What WordPress wrote for years between the names of site and post, in the languages of its translations. */
const ARCHIVE = [
  'blog[ -]?archi(?:ve|v|ef|wum)s?|archivos? (?:del? )?blog|archives? du blog|archivio (?:del )?blog|arquivos? do blog|blogg?ark?iv(?:et)?',
  'архив (?:блога|сайта)|blog arşivi|ブログアーカイブ',
].join('|');
/** What phpBB writes before the name of a topic, in the languages of most forums. */
const TOPIC = [
  'view (?:topic|single post|thread)|thema anzeigen|voir le sujet|ver tema|leggi argomento|bekijk onderwerp|zobacz (?:temat|wątek)',
  'просмотр темы|перегляд теми|(?:ver|exibir) tópico|visa (?:tråd|ämne)|vis (?:emne|tråd)|zobrazit téma|téma megtekintése|näytä (?:aihe|viesti)|başlık görüntüleniyor',
].join('|');
const LABELLED = new RegExp(`^(?:.{0,200}?\\s)?(?:(?:${ARCHIVE})\\s+»|(?:${TOPIC})\\s+[-–])\\s+(?<name>\\S.*)$`, 'iu');

/** What FluxBB and PunBB write after it: the page, and the boards around the topic. */
const PAGED =
  /^(.{1,300}\S) \((?:page|seite|página|pagina|strona|sida|sivu|страница|сторінка) \d{1,5}\) \/ \S.{0,300}$/iu;

/** What Discuz!, vBulletin and others write at its end. */
const BY_PROGRAM = /[\s_|·•:/–—-]{0,4}[_|·•:/–—-]\s{0,3}powered by \p{L}[\p{L}\p{N} .!]{1,29}$/iu;

/** A title without what its publishing system says of the kind of page, and the name of the site before that. */
export function withoutLabel(stated: string): string {
  const title = stated.replace(BY_PROGRAM, '') || stated;
  return LABELLED.exec(title)?.groups?.name ?? PAGED.exec(title)?.[1] ?? title;
}
