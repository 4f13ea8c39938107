import { key } from '../dom/key.js';
import { plain } from '../dom/plain.js';
import { PUBLISHED } from '../words/date.js';
import { anyOf as anyOfWords } from '../words/words.js';
import { inPlainDigits } from './calendars.js';
import { dateless } from './iso-date.js';

/** The words before an author's name ("written by", "text"), in two dozen languages. */
const DONE = [
  'written posted published submitted created reviewed researched words story text recipe added reported opened asked uploaded',
  'analysis opinion commentary interview essay column',
  'artikel beitrag bericht gastbeitrag kommentar verfasst veröffentlicht eingestellt erstellt gespeichert geschrieben',
  'texte publié rédigé propos\\srecueillis texto escrito publicado postado criado scritto pubblicato inserito postato geplaatst opublikowane',
];
const BY = 'by von vom por par di door av af przez oleh bởi โดย γράφει\\s[οη] بقلم מאת';
const LABELS = [
  'author authors autor autorin autoren autores auteur auteurs auteure autore autori autrice text texte texto teksti tekst verfasser verfasserin yazar yazan muhabir írta автор текст',
  'авторка аутор autoři szerző kirjoittaja penulis jurnalis tác\\sgiả người\\sviết συντάκτης συντάκτρια επιμέλεια κείμενο',
  'авторы автори авторки аутори корреспондент журналист кореспондент (?:беседовал|подготовил|записал)[аи]? (?:підготува|записа)(?:в|ла)',
  'الكاتب الكاتبة كتب كتبت إعداد اعداد المؤلف بواسطة نویسنده خبرنگار نوشته به\\sقلم تحریر',
  'लेखक लेखिका रिपोर्टर संवाददाता द्वारा লেখক লেখা প্রতিবেদক எழுதியவர் ஆசிரியர் ผู้เขียน',
  'この記事を書いた人 この記事の著者 書いた人 作者 記者 记者 撰文 著者 筆者 執筆 執筆者 ライター 投稿者 글쓴이 작성자 저자 기자 취재',
];
/** Words that mean more beside: these count with a mark behind them. */
const MARKED_LABELS =
  '(?:(?:取材|構成)[・·])?文(?:[・·](?:写真|撮影|構成|取材))? 글(?:[·ㆍ・/]\\s?(?:사진|그림))? bài haber reporter redacción piše เรื่อง כתבה? (?:本[报報]|[见見実實实][习習])[记記]者';
const anyOf = (...words: string[]) => `(?:${words.join(' ').replaceAll(' ', '|')})`;
/** "From" in Italian, which leads to a name only behind such a word. */
const BY_AFTER = `(?:scritto|pubblicato|inserito|postato|articolo|testo|intervista) da|a cura di`;
const DONE_BY = `(?:(?:(?:ein )?${anyOf(...DONE)} )?${anyOf(BY)}\\s?(?::|\\s)|${BY_AFTER}\\s)`;
/** Words of links to everything that somebody wrote. */
const ALL_BY = `(?:(?:view|see|show|zeige|voir|ver) )?(?:all(?:e)? )?(?:posts|articles|beiträge|artikel|entradas) ${anyOf('by von par por de')}\\s`;
/** What an author may be said to be the author of. */
const OF_TEXT =
  "(?: статьи| материала| текста| публикации| of (?:the|this) (?:article|post)| del? (?:artículo|texto|testo)| d[oae] (?:texto|artigo|matéria|post)| de l['’]article| du texte| dell['’]articolo| des (?:artikels|beitrags|textes)| tekstu| artykułu| článku)?";
const LABEL = `${anyOf(...LABELS, MARKED_LABELS)}${OF_TEXT} ?[:：/／｜・＝]`;
/** In what the markup calls an author, such a word may stand before the name without a mark, or with a comma. */
const LABEL_ALONE = `${anyOf(...LABELS, '글(?:[·ㆍ・/]\\s?사진)?', 'του της από(?:\\sτον|\\sτην)?')}${OF_TEXT}(?:\\s+(?:[-–—]\\s+)?|[,،]\\s+(?=\\S+\\s\\S))`;

/** "By Ada Lovelace", "Text: Ada Lovelace", at the start of a line or after a date or mark. */
const SAYS_NAME = new RegExp(
  `(?:^|[|•·,/／・–—-] ?|\\d |\\s(?=[作文記记執著筆撰]))(?:${DONE_BY}|${LABEL})\\s*(?<name>\\S.*)$`,
  'iu',
);
/** What the markup calls an author may have edited a page. */
const DID_ELSE_BY = `${anyOf('edited compiled curated translated narrated')} by\\s`;
const BEFORE_NAME = new RegExp(
  `^(?:post author |this (?:article|blog|post|story) was )?(?:${ALL_BY}|${DONE_BY}|${DID_ELSE_BY}|${LABEL}|${LABEL_ALONE}|(?:post|posted)?by[:\\s]|via\\s)\\s*`,
  'iu',
);
/** What authors' elements hold behind the name: an account elsewhere, a button, a sentence about them. */
const BEHIND_NAME = `\\s(?:@\\w|${anyOf('follow following subscribe folgen suivre seguir segui volgen obserwuj подписаться')}(?!\\p{L})|${anyOf(
  '(?:is|was|has\\sbeen)\\s(?:an?|the)',
  'ist\\seine?',
  'est\\sune?',
  'es\\suna?',
  'è\\suna?',
  'é\\suma?',
)}\\s)`;
/** Where a name ends: a mark, a bracket, a date or what leads to one. */
const AFTER_NAMES = new RegExp(
  [
    '\\s*[|｜•·»›(/／–—\\n]',
    '\\s-\\s',
    `,?\\s${anyOf('on at am le el il op in vom for about over almost vor hace')}\\s`,
    `\\s${anyOfWords(PUBLISHED)}`,
    '\\supdated(?!\\p{L})',
    ',?\\s\\d',
    '\\s{3,}',
    `\\s${anyOf('with avec con com mit met')} ${anyOf(
      'afp ap apa ansa belga bloomberg čtk dpa efe lusa pap reuters sda tass xinhua agencies agences agencias agências agenzie agenturen',
    )}(?!\\p{L})`,
    // Who did something else, or another label.
    `[.,]?\\s(?:${anyOf('photos photo photographs photography pictures images image fotos foto bilder illustration illustrations illustrated')}|${anyOf('edited reviewed checked translated übersetzt traduit video text words')})\\s?(?::|${anyOf('by von par por di')}\\s)`,
    '\\s[\\p{L}\\p{M}]{1,14}[:：]|\\s\\p{scx=Han}{1,6}[/／]',
    BEHIND_NAME,
  ].join('|'),
  'iu',
);
/** Separators of names; those that a name may contain count where two words follow. */
const BETWEEN_NAMES = new RegExp(
  [
    '[,;]\\s+(?:and\\s+|und\\s+)?|[、，]\\s?|(?<=\\p{scx=Han}{2})と(?=\\p{scx=Han}{2})',
    '\\s+(?:and|und|et|y|&|\\+|και|và|și|şi|و|और|एवं|ও|এবং|மற்றும்|และ|和|及|与|與|と|및)\\s+',
    '\\s+(?:e|en|och|og|ja|i|a|ve|és|и|та|і|й|dan)\\s+(?=\\p{Lu}\\S*\\s+\\p{L})',
  ].join('|'),
  'iu',
);
/** East Asian newsrooms write the reporter before a slash, or beside the word for one. */
const REPORTER = new RegExp(
  [
    '記者\\s?(?<zh>\\p{scx=Han}{2,4})\\s?[／/]',
    '^(?:\\p{scx=Han}{0,6}[报報社网網台刊]|[見见][习習]|[實实][习習]|[特约約]|首席)?[记記]者[ :：](?<cn>\\p{scx=Han}{2,4}(?:、\\p{scx=Han}{2,4})*)(?: |$)',
    '^كتبت? (?<ar>(?!ال)\\p{L}+(?: \\p{L}+){1,3})$',
    '(?<!\\p{L})(?<ko>\\p{scx=Hang}{2,4}(?:[·ㆍ・]\\p{scx=Hang}{2,4})*) (?:선임|수습|인턴|객원|전문)?기자(?!\\p{L})',
  ].join('|'),
  'gu',
);

/** The reporters that a line names in one of these ways. */
function reportersIn(line: string): string {
  if (!/[记記]者|기자|^كتب/.test(line)) return '';
  const groups = Array.from(line.matchAll(REPORTER), ({ groups }) => Object.values(groups ?? {}).find(Boolean) ?? '');
  return together(groups.flatMap((names) => names.split(/[、·ㆍ・]/)));
}

const WORD = "[\\p{Lu}\\p{Lo}][\\p{L}\\p{M}'’.-]*";
const PARTICLE = anyOf('v\\. von van de der den del della di da dos du la le el al bin ten zu y e');
/**
 * A person's name: one to five words, the first and most others capitalised; scripts without capitals have names too.
 */
const PERSON = new RegExp(`^(?:${anyOf('dr prof sir mag ing')}\\.? )*${WORD}(?: (?:${PARTICLE} )*${WORD}){0,4}$`, 'u');
/** What the markup calls an author may be an account. */
const ACCOUNT = /^(?:[\p{L}\p{N}@][^\s,;:：!?]+|[\p{Lu}\p{Lo}][^\s,;:：!?]*(?: [^\s,;:：!?]+){1,5})$/u;
const NAME_CHARS = 60;

/** Academic degrees and titles: PhD, M.D., MPH. */
const DEGREES = /^(?:\p{Lu}\p{Ll}?\.?){2,6}(?: (?:\p{Lu}\p{Ll}?\.?){2,6}){0,3}$/u;
/** Words for a role, after a person's name. */
const ROLE = new RegExp(
  `(?:^|\\s)${anyOf(
    'analyst analytics ceo collective correspondent cto director editor engineer founder head lead manager news',
    'officer ph\\.?d president professor redaktion reporter team writer',
  )}(?=\\W|$)`,
  'iu',
);
/** "Ada Lovelace | Staff Writer": a person with a role below a headline wrote what follows. */
const WITH_ROLE = new RegExp(
  `^(?<name>[^|•·,–—]{3,60}?)(?:,| ?[|•·–—]) ?(?:${anyOf('senior staff contributing chief deputy associate managing freelance')} ){0,2}${anyOf(
    'writer editor reporter correspondent contributor columnist journalist redakteur redakteurin autor autorin',
  )}(?=\\s*(?:[|•·,–—\\d]|$))`,
  'iu',
);
/** Ranks: what forums write beside an account, and magazines after a person's name. */
const RANK = new RegExp(
  `(?<=\\S\\s+)${anyOf('admin administrator contributor editor founder member moderator offline online writer')}$`,
  'iu',
);
/** Words in place of a name that name no person. */
const NO_PERSON = new RegExp(
  `^(?:${[
    `(?:the |über den |about the )?${anyOf('writer contributor editor article issue author autor autorin auteur verfasser')}s?`,
    '(?:contributing |staff |senior )writer',
    '(?:written|posted|published|eingestellt|veröffentlicht)(?: by| on| am| von)?',
    '(?:last )?updated',
    `${anyOf(...LABELS)}${OF_TEXT}`,
    anyOf('by von via home share shares teilen follow comment comments reply quote guest member'),
    anyOf('today yesterday gestern heute'),
    // Sort orders of a list.
    anyOf('category date inheritance name popularity relevance title'),
    '\\d+ min.*',
    'read more|from .+',
    '(?:articles|all posts|see all|mehr|more (?:from|by)|view (?:profile|all posts)).*',
  ].join('|')})$`,
  'iu',
);

/** The authors that a line names, as one text; '' where it names none. */
export function saidPeople(line: string): string {
  if (OTHER_WORK.test(line)) return '';
  const reporters = reportersIn(line);
  if (reporters) return reporters;
  const name = SAYS_NAME.exec(line.replace(CHECKED, ''))?.groups?.name;
  const withRole = WITH_ROLE.exec(line)?.groups?.name;
  if (!name && withRole && isPerson(withRole)) return peopleIn(withRole, PERSON);
  // "by ada" alone may be an account.
  return name ? peopleIn(name, /^by \S+$/i.test(line) ? ACCOUNT : PERSON) : '';
}

const CHECKED_BY = String.raw`(?:review|check|edit|verifi|approv)ed by\s`;
const SAYS_CHECKED = new RegExp(String.raw`^(?:\w{1,12}[ -])?${CHECKED_BY}`, 'i');
/** A reviewer, where the writer is named after it. */
const CHECKED = new RegExp(
  String.raw`^.{0,40}\b${CHECKED_BY}.{2,80}?[\s·|•—–,](?=(?:(?:written|authored|posted|story|words) )?by\s)`,
  'i',
);

/** Whether a line says who reviewed or who wrote a page. */
export function saysChecked(line: string): boolean {
  return SAYS_CHECKED.test(line.trim());
}
export function saysWritten(line: string): boolean {
  return /^(?:written|authored) by(?:\s|$)/i.test(line.trim());
}

/** Who made the pictures of a page has not written it. */
const OTHER_WORK = new RegExp(
  `^\\s*${anyOf(
    'photos? photography photographs? photographed images? pictures? illustrations? illustrated graphics? video fotos? bild bilder fotografie',
    'фото 写真 撮影 사진 摄影 攝影 图 圖',
    '责任编辑 責任編輯 责编 責編 编辑 編輯 校对 审核 編集 تحرير редактор',
  )}(?:\\s?[:：/／=]|\\s${anyOf('by von vom par por di de da av przez')}\\s)`,
  'iu',
);

/** The people, or the account, in a text that the markup calls an author; '' where it names none. */
export function markedPeople(text: string): string {
  if (OTHER_WORK.test(text)) return '';
  const reporters = reportersIn(text);
  if (reporters) return reporters;
  const bare = text.trim().replace(ROLE_BEHIND, '');
  const [, once] = /^(\S.{0,60}) \1$/.exec(bare) ?? [];
  return peopleIn(withoutBy(once ?? bare), ACCOUNT);
}
/** What East Asian sites write in brackets behind a name. */
const ROLE_BEHIND =
  /\s?[（(](?:ライター|記者|編集者?|编辑|기자|작가|writer|editor|author)[）)]$|(?<=\p{scx=Han})\s著$/iu;

/** The account or team that a line names after a word for its author. */
export function accountIn(line: string): string | undefined {
  const dated = dateless(line).trim().replace(MARKS_BEFORE, '');
  const said = withoutBy(dated);
  const [name = ''] = said.split(AFTER_NAMES, 1);
  const isOne = said !== dated && /^\S+(?: \S+){0,2}$/.test(name) && isName(name) && !NO_PERSON.test(name);
  return isOne ? name : undefined;
}

/** Whether a text looks like a person's full name. */
export function isPerson(name: string): boolean {
  return (
    name.split(/, | /).length > 1 && name.split(', ').every((one) => PERSON.test(one) && !/ \p{Ll}\S*$/u.test(one))
  );
}

/** The people at the start of a line, up to what does not look like a name. */
function peopleIn(line: string, looks: RegExp): string {
  const names: string[] = [];
  for (const part of dateless(inPlainDigits(line)).trim().split(AFTER_NAMES, 1)[0]?.split(BETWEEN_NAMES) ?? []) {
    const name = part.replace(/[\s:,;]+$|(?<![\s.](?:Jr|Sr|\p{Lu}))[\s:.,]+$/u, '').replace(RANK, '');
    const isOne = name.length <= NAME_CHARS && looks.test(name) && isName(name) && !NO_PERSON.test(name);
    // In a line in capitals, two such words may be a name.
    if (names.length > 0 && DEGREES.test(name) && (!name.includes(' ') || /\p{Ll}/u.test(names[0] ?? ''))) continue;
    // A role or title may follow a comma.
    if (
      !isOne ||
      (names.length > 0 && (!(name.includes(' ') || WHOLE_NAME.test(name)) || !PERSON.test(name) || ROLE.test(name)))
    )
      break;
    names.push(name);
  }
  return together(names);
}

/** A name in a script that puts no space into names. */
const WHOLE_NAME = /^(?:[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]{2,8}|\p{scx=Hang}{2,4})$/u;

/** Several names as one text, each once. */
export function together(names: readonly string[]): string {
  return [...new Set(names.map(plain))].filter(Boolean).slice(0, MOST_AUTHORS).join(', ');
}
const MOST_AUTHORS = 50;

/** A name without the site's name before or after it. */
export function withoutSite(name: string, siteKeys: ReadonlySet<string>): string {
  const parts = name.split(/(,\s+|\s+[-–—|]\s+)/);
  const isSite = (part: string | undefined) => siteKeys.has(key(part ?? ''));
  if (parts.length < 3) return name;
  if (isSite(parts.at(-1))) return parts.slice(0, -2).join('');
  // What follows a comma is a place.
  return isSite(parts[0]) && !parts[1]?.startsWith(',') ? parts.slice(2).join('') : name;
}

/** A name without the words that lead to it. */
export function withoutBy(name: string): string {
  return name.replace(MARKS_BEFORE, '').replace(BEFORE_NAME, '').replace(FROM_BEHIND, '');
}

const MARKS_BEFORE = /^[\s:;|•·[［–—-]+(?=\p{L})/u;
const FROM_BEHIND = new RegExp(`${BEHIND_NAME}.*$`, 'iu');

const SAYS_BY = new RegExp(`^\\s*(?:${anyOf(...DONE)}\\s+)?${anyOf(BY)}:?\\s*$`, 'iu');

/** Whether a line only leads to a name in the next ("By"). */
export function saysOnlyBy(line: string | null | undefined): boolean {
  return SAYS_BY.test(line ?? '');
}

const IS_LABEL = new RegExp(`^\\s*${anyOf(...LABELS)}\\s?[:：]?\\s*$`, 'iu');

/** Whether a line says no more than "Author": a label in a list or table of facts. */
export function labelsAuthor(line: string | null | undefined): boolean {
  return IS_LABEL.test(line ?? '');
}

/** Whether the name is in the next line, whatever leads to it: "Comment by". Other such words end names. */
function leadsToName(line: string): boolean {
  return saysOnlyBy(line) || /\s(?:by|von|par|por):?\s*$/i.test(line);
}

/** What publishing systems fill in where nobody is named. */
const NOBODY =
  /^(?:(?:site ?|wp-?)?admin(?:istrator)?|webmaster|root|(?:super ?)?user|author|editor|staff|unknown|anonymous|null|undefined|\[object object\]|none|n\/a|false|via|匿名|名無し(?:さん)?|ID非公開さん|익명|аноним|\P{L}*|copyright\s.*|.*\sall rights reserved\.?)$/iu;

/** Whether a text given as author can be one: no address, and no filler for nobody. */
export function isName(name: string): boolean {
  return (
    !isAddress(name) && name.length <= 120 && !OTHER_WORK.test(name) && !NOBODY.test(name.trim()) && !leadsToName(name)
  );
}

function isAddress(name: string): boolean {
  return /^(https?:\/\/|@|www\.)|\.\w+\/\S|^[^\s@]+@[^\s@]+$/.test(name.trim());
}
