import { key } from '../dom/key.js';
import { plain } from '../dom/plain.js';
import {
  AGENCY,
  ALL_BY,
  AND,
  AND_LOOSE,
  AUTHOR,
  AUTHOR_MARKED,
  BEFORE_MARKED,
  BY,
  BY_AFTER,
  DONE,
  EDITED,
  EDITOR,
  FOLLOW,
  IS_A,
  OF_TEXT,
  ON_OR_AT,
  PICTURES,
  WITH,
} from '../words/author.js';
import { PUBLISHED } from '../words/date.js';
import { HOME } from '../words/title.js';
import { anyOf, hasOneOf, isOneOf, patternOf } from '../words/words.js';
import { inPlainDigits } from './calendars.js';
import { dateless } from './iso-date.js';

/** What leads to a name: "by", also behind what was done; a label with a mark, or what it is the author of, behind it. */
const doneBy = () => `(?:(?:${anyOf(DONE)} )?${anyOf(BY)}\\s?(?::|\\s)|${anyOf(BY_AFTER)}\\s)`;
const ofText = () => `(?: ${anyOf(OF_TEXT)})?`;
const label = () => `${anyOf(AUTHOR, AUTHOR_MARKED)}${ofText()} ?[:：/／｜・＝]`;
const leadsToName = hasOneOf(DONE, BY, BY_AFTER, AUTHOR, AUTHOR_MARKED);

/** "By Ada Lovelace", "Text: Ada Lovelace", at the start of a line or after a date or mark. */
const SAYS_NAME = patternOf(
  () => `(?:^|[|•·,/／・–—-] ?|\\d |\\s(?=[作文記记執著筆撰]))(?:${doneBy()}|${label()})\\s*(?<name>\\S.*)$`,
);
/**
 * The same before a name in what the markup calls an author, who may have edited a page; there a label may stand without
 * a mark, or with a comma.
 */
const BEFORE_NAME = patternOf(() => {
  const alone = `${anyOf(AUTHOR, BEFORE_MARKED)}${ofText()}(?:\\s+(?:[-–—]\\s+)?|[,،]\\s+(?=\\S+\\s\\S))`;
  const ways = [
    `${anyOf(ALL_BY)}\\s`,
    doneBy(),
    `${anyOf(EDITED)} by\\s`,
    label(),
    alone,
    '(?:post|posted)?by[:\\s]',
    'via\\s',
  ];
  return `^(?:post author |this (?:article|blog|post|story) was )?(?:${ways.join('|')})\\s*`;
});
/** What authors' elements hold behind the name: an account elsewhere, a button, a sentence about them. */
const behindName = () => `\\s(?:@\\w|${anyOf(FOLLOW)}(?!\\p{L})|${anyOf(IS_A)}\\s)`;
/** Where a name ends: a mark, a bracket, a date or what leads to one; who did something else, or another label. */
const AFTER_NAMES = patternOf(() =>
  [
    '\\s*[|｜•·»›(/／–—\\n]|\\s-\\s|\\supdated(?!\\p{L})|,?\\s\\d|\\s{3,}',
    `,?\\s${anyOf(ON_OR_AT)}\\s|\\s${anyOf(PUBLISHED)}|\\s${anyOf(WITH)}\\s${anyOf(AGENCY)}(?!\\p{L})`,
    `[.,]?\\s${anyOf(PICTURES, EDITED, { en: ['text', 'words'] })}\\s?(?::|${anyOf(BY)}\\s)`,
    '\\s[\\p{L}\\p{M}]{1,14}[:：]|\\s\\p{scx=Han}{1,6}[/／]',
    behindName(),
  ].join('|'),
);
/** Separators of names; those that a name may contain count where two words follow. */
const BETWEEN_NAMES = patternOf(
  () =>
    `[,;]\\s+(?:(?:and|und)\\s+)?|[、，]\\s?|(?<=\\p{scx=Han}{2})と(?=\\p{scx=Han}{2})|\\s+(?:${anyOf(AND)}|[&+])\\s+|` +
    `\\s+${anyOf(AND_LOOSE)}\\s+(?=\\p{Lu}\\S*\\s+\\p{L})`,
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
const PARTICLE = '(?:v\\.|von|van|de|der|den|del|della|di|da|dos|du|la|le|el|al|bin|ten|zu|y|e)';
/**
 * A person's name: one to five words, the first and most others capitalised; scripts without capitals have names too.
 */
const PERSON = new RegExp(`^(?:(?:dr|prof|sir|mag|ing)\\.? )*${WORD}(?: (?:${PARTICLE} )*${WORD}){0,4}$`, 'u');
/** What the markup calls an author may be an account. */
const ACCOUNT = /^(?:[\p{L}\p{N}@][^\s,;:：!?]+|[\p{Lu}\p{Lo}][^\s,;:：!?]*(?: [^\s,;:：!?]+){1,5})$/u;
const NAME_CHARS = 60;

/** Academic degrees and titles: PhD, M.D., MPH. */
const DEGREES = /^(?:\p{Lu}\p{Ll}?\.?){2,6}(?: (?:\p{Lu}\p{Ll}?\.?){2,6}){0,3}$/u;
/** Words for a role, after a person's name. */
const ROLE =
  /(?:^|\s)(?:analyst|analytics|ceo|collective|correspondent|cto|director|editor|engineer|founder|head|lead|manager|news|officer|ph\.?d|president|professor|redaktion|reporter|team|writer)(?=\W|$)/i;
/** "Ada Lovelace | Staff Writer": a person with a role below a headline wrote what follows. */
const WITH_ROLE =
  /^(?<name>[^|•·,–—]{3,60}?)(?:,| ?[|•·–—]) ?(?:(?:senior|staff|contributing|chief|deputy|associate|managing|freelance) ){0,2}(?:writer|editor|reporter|correspondent|contributor|columnist|journalist|redakteur(?:in)?|autor(?:in)?)(?=\s*(?:[|•·,–—\d]|$))/i;
/** Ranks: what forums write beside an account, and magazines after a person's name. */
const RANK =
  /(?<=\S\s+)(?:admin|administrator|member|moderator|offline|online)$|(?<=\S\s+\S+\s+)(?:contributor|editor|founder|writer)$/i;
/** Words in place of a name that name no person: labels, links, days, sort orders of a list. */
const NO_PERSON = patternOf(
  () =>
    `^(?:${anyOf(AUTHOR, HOME)}${ofText()}|(?:the |über den |about the )?(?:writer|contributor|editor|article|issue|author|autor|autorin|auteur|verfasser)s?|` +
    '(?:contributing |staff |senior )writer|(?:written|posted|published|eingestellt|veröffentlicht)(?: by| on| am| von)?|(?:last )?updated|' +
    'by|von|via|shares?|teilen|follow|comments?|reply|quote|guest|member|today|yesterday|gestern|heute|' +
    'category|date|inheritance|name|popularity|relevance|title|\\d+ min.*|read more|from .+|' +
    '(?:articles|all posts|see all|mehr|more (?:from|by)|view (?:profile|all posts)).*)$',
);

/** The authors that a line names, as one text; '' where it names none. */
export function saidPeople(line: string): string {
  if (didOther(line)) return '';
  const reporters = reportersIn(line);
  if (reporters) return reporters;
  const name = leadsToName(line) ? SAYS_NAME().exec(line)?.groups?.name : undefined;
  const withRole = WITH_ROLE.exec(line)?.groups?.name;
  if (!name && withRole && isPerson(withRole)) return peopleIn(withRole, PERSON);
  // "by ada" alone may be an account.
  return name ? peopleIn(name, /^by \S+$/i.test(line) ? ACCOUNT : PERSON) : '';
}

/** Who made the pictures of a page has not written it. */
const OTHER_WORK = patternOf(() => `^\\s*${anyOf(PICTURES, EDITOR)}(?:\\s?[:：/／=]|\\s(?:${anyOf(BY)}|da|de)\\s)`);
const mayBeOtherWork = hasOneOf(PICTURES, EDITOR);

function didOther(line: string): boolean {
  return mayBeOtherWork(line) && OTHER_WORK().test(line);
}

/** The people, or the account, in a text that the markup calls an author; '' where it names none. */
export function markedPeople(text: string): string {
  if (didOther(text)) return '';
  const reporters = reportersIn(text);
  if (reporters) return reporters;
  return peopleIn(withoutBy(text.trim().replace(ROLE_BEHIND, '')), ACCOUNT);
}
/** What East Asian sites write in brackets behind a name. */
const ROLE_BEHIND =
  /\s?[（(](?:ライター|記者|編集者?|编辑|기자|작가|writer|editor|author)[）)]$|(?<=\p{scx=Han})\s著$/iu;

/** The account or team that a line names after a word for its author. */
export function accountIn(line: string): string | undefined {
  const dated = dateless(line).trim().replace(MARKS_BEFORE, '');
  const said = withoutBy(dated);
  const [name = ''] = said.split(AFTER_NAMES(), 1);
  const isOne = said !== dated && /^\S+(?: \S+){0,2}$/.test(name) && isName(name) && !NO_PERSON().test(name);
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
  for (const part of dateless(inPlainDigits(line)).trim().split(AFTER_NAMES(), 1)[0]?.split(BETWEEN_NAMES()) ?? []) {
    const name = part
      .replace(/[\s:,;]+$|(?<![\s.](?:Jr|Sr|\p{Lu}))[\s:.,]+$/u, '')
      .replace(RANK, '')
      .trim();
    const isOne = name.length <= NAME_CHARS && looks.test(name) && isName(name) && !NO_PERSON().test(name);
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
  return name.replace(MARKS_BEFORE, '').replace(BEFORE_NAME(), '').replace(FROM_BEHIND(), '');
}
const MARKS_BEFORE = /^[\s:;|•·[［–—-]+(?=\p{L})/u;
const FROM_BEHIND = patternOf(() => `${behindName()}.*$`);

/** Whether a line only leads to a name in the next ("By"). */
export function saysOnlyBy(line: string | null | undefined): boolean {
  const { length } = line ?? '';
  return length > 0 && length <= MOST_LABEL_CHARS && leadsToName(line ?? '') && SAYS_BY().test(line ?? '');
}
const SAYS_BY = patternOf(() => `^\\s*(?:${anyOf(DONE)}\\s+)?${anyOf(BY)}:?\\s*$`);
const MOST_LABEL_CHARS = 60;

const isLabel = isOneOf(AUTHOR);

/** Whether a line says no more than "Author": a label in a list or table of facts. */
export function labelsAuthor(line: string | null | undefined): boolean {
  return isLabel(line ?? '');
}

/** Whether the name is in the next line, whatever leads to it: "Comment by". Other such words end names. */
function isUpToName(line: string): boolean {
  return saysOnlyBy(line) || /\s(?:by|von|par|por):?\s*$/i.test(line);
}

/** What publishing systems fill in where nobody is named. */
const NOBODY =
  /^(?:(?:site ?|wp-?)?admin(?:istrator)?|webmaster|root|(?:super ?)?user|author|editor|staff|unknown|anonymous|null|undefined|\[object object\]|none|n\/a|false|via|匿名|名無し(?:さん)?|ID非公開さん|익명|аноним|\P{L}*|copyright\s.*|.*\sall rights reserved\.?)$/iu;

/** Whether a text given as author can be one: no address, and no filler for nobody. */
export function isName(name: string): boolean {
  return !isAddress(name) && name.length <= 120 && !didOther(name) && !NOBODY.test(name.trim()) && !isUpToName(name);
}

function isAddress(name: string): boolean {
  return /^(https?:\/\/|@|www\.)|\.\w+\/\S|^[^\s@]+@[^\s@]+$/.test(name.trim());
}
