import { classOf } from './class-of.js';
import type { Headline, Line } from './headline.js';
import { dateless } from './iso-date.js';
import type { ReadMeta } from './meta.js';
import { first, plain } from './plain.js';

/** Who wrote a page, as its JSON-LD and its meta tags say. */
export function statedByline(authors: readonly string[], meta: ReadMeta): string | undefined {
  const all = meta.all('citation_authors').flatMap((names) => names.split(';'));
  const named = [...authors, ...all.map((name) => name.trim()).filter(Boolean)].filter((name) => isName(name));
  const names = [
    together(named),
    ...['article:author', 'author', 'byl', 'dc.creator', 'dcterms.creator', 'parsely-author', 'sailthru.author'].map(
      (name) => together(meta.all(name).filter(isName)),
    ),
  ];
  const name = first(...names.map((name) => (name && isName(name) ? name : undefined)));
  return name && withoutBy(name);
}

function together(names: readonly string[]): string {
  return [...new Set(names.map(plain))].filter(Boolean).slice(0, MOST_AUTHORS).join(', ');
}
const MOST_AUTHORS = 50;

/** Who the lines around the headline say wrote the page; those below it first. */
export function headlineByline(headline: Headline | undefined): string | undefined {
  for (const lines of [headline?.after ?? [], headline?.before ?? []]) {
    for (const [i, line] of lines.entries()) {
      const above = lines[lines === headline?.before ? i + 1 : i - 1];
      const name = nameIn(ONLY_BY.test(above?.text ?? '') ? { ...line, author: line.text } : line);
      if (name) return name;
    }
  }
  return undefined;
}

function nameIn({ text, author }: Line): string | undefined {
  if (text.length > BYLINE_CHARS) return undefined;
  const said = SAYS_NAME.exec(text)?.groups?.name;
  const isAll = /^by \S+$/i.test(text);
  const names = [author && peopleIn(withoutBy(author), ANY_NAME), said && peopleIn(said, isAll ? ANY_NAME : NAME)];
  return names.find(Boolean) || undefined;
}
const BYLINE_CHARS = 200;

const BY =
  '(?:(?:written|posted|published|submitted|created|words|story|text|texte|texto|(?:ein )?(?:artikel|beitrag|bericht|gastbeitrag|kommentar)|verfasst|veröffentlicht|eingestellt|geschrieben|publié|escrito|publicado|scritto) )?(?:by|von|por|par|di|door|av|af|przez)\\s';
const LABEL =
  '(?:author|autor|autorin|auteur|auteure|autore|autrice|text|texte|texto|verfasser|verfasserin|автор|作者|文|記者|记者) ?[:：/]';
/** "By Ada Lovelace", "Text: Ada Lovelace", at the start of a line, or behind a date or a mark. */
const SAYS_NAME = new RegExp(`(?:^|[|•·,/–—-] ?|\\d )(?:${BY}|${LABEL})\\s*(?<name>\\S.*)$`, 'iu');
/** One to five words, the first and most others with a capital; a script without capitals has names too. */
const NAME =
  /^(?:(?:dr|prof|sir|mag|ing)\.? )*[\p{Lu}\p{Lo}][\p{L}\p{M}'’.-]*(?: (?:(?:v\.|von|van|de|der|den|del|della|di|da|dos|du|la|le|el|al|bin|ten|zu|y|e) )*[\p{Lu}\p{Lo}][\p{L}\p{M}'’.-]*){0,4}$/u;
/** What the markup calls an author may be the name of an account. */
const ANY_NAME = /^(?:[\p{L}\p{N}@][^\s,;:!?]+|[\p{Lu}\p{Lo}][^\s,;:!?]*(?: [^\s,;:!?]+){1,5})$/u;
/** Where a name ends: a mark, a bracket, a date or what leads to one. */
const BEHIND_NAMES =
  /\s*[|•·»›(/–—\n]|\s-\s|,?\s(?:on|at|am|le|el|il|op|in|vom|for)\s|\s(?:posted|published|updated|veröffentlicht|publié|publicado)(?!\p{L})|,?\s\d|\s{3,}/iu;
const BETWEEN_NAMES = /,\s+(?:and\s+|und\s+)?|\s+(?:and|und|et|y|&)\s+/iu;

/** The people that a line begins with, as one text; what does not look like a name ends them. */
function peopleIn(line: string, isPerson: RegExp): string {
  const names: string[] = [];
  for (const part of dateless(line).trim().split(BEHIND_NAMES, 1)[0]?.split(BETWEEN_NAMES) ?? []) {
    const name = part.replace(/[\s:.,]+$/u, '').replace(RANK, '');
    const isOne = name.length <= NAME_CHARS && isPerson.test(name) && isName(name) && !NO_PERSON.test(name);
    // A comma may lead to a role or a title.
    if (!isOne || (names.length > 0 && (!name.includes(' ') || !NAME.test(name) || ROLE.test(name)))) break;
    names.push(name);
  }
  return together(names);
}
const NAME_CHARS = 60;

const ROLE =
  /(?:^|\s)(?:analyst|analytics|ceo|collective|correspondent|cto|director|editor|engineer|founder|head|lead|manager|news|officer|ph\.?d|president|professor|redaktion|reporter|team|writer)(?=\W|$)/iu;
/** What forums write beside the name of an account. */
const RANK = /(?<=\S\s+)(?:admin|administrator|contributor|member|moderator|offline|online)$/iu;
/** What stands where names stand. */
const NO_PERSON =
  /^(?:(?:the |über den |about the )?(?:(?:contributing |staff |senior )?writer|contributor|editor|article|issue|author|autor|autorin|auteur|verfasser)s?|by|(?:written|posted|published|veröffentlicht)(?: by| on| am)?|von|via|\d+ min.*|share|shares|teilen|home|follow|comments?|read more|reply|quote|guest|member|today|yesterday|gestern|heute|last updated|updated|eingestellt von|view (?:profile|all posts).*|articles.*|all posts.*|see all.*|mehr.*|more (?:from|by).*)$/iu;

/** Asked only when nothing else names the author: it looks at every element of the page. */
export function visibleByline(document: Document): string | undefined {
  const found = firstElement(document.body, isByline);
  if (found && isPapers(found)) return papersAuthors(found);
  const line = found && ONLY_BY.test(found.textContent ?? '') ? (found.nextElementSibling ?? found) : found;
  const authors = Array.from(line?.querySelectorAll('a[rel~="author"]') ?? [], ({ textContent }) => textContent ?? '');
  if (authors.length > 1) return first(together(authors.filter(isName)));
  const author = line?.querySelector('[rel~="author"],[itemprop~="author"]') ?? line;
  const named = author?.querySelector('[itemprop~="name"]');
  const shown = named?.getAttribute('content') || (named && shownLine(named)) || (author && shownLine(author));
  const name = plain(shown)?.replace(BEHIND_NAME, '');
  return name && isName(withoutBy(name)) ? withoutBy(name) : undefined;
}

/** LaTeXML names the authors of a paper one by one, each with what else stands there, and under several one after the other. */
function isPapers(element: Element): boolean {
  return /(?:^|\s)ltx_authors(?:\s|$)/.test(classOf(element));
}

/** The first line of each, without marks of notes; an address of mail is no name. */
function papersAuthors(authors: Element): string | undefined {
  const names = Array.from(authors.querySelectorAll('.ltx_personname'), (person) => {
    let line = '';
    for (const node of person.childNodes) {
      if ((node as Element).localName === 'br' && line.trim()) break;
      if (!/^(?:sup|math)$/.test((node as Element).localName)) line += node.textContent ?? '';
    }
    return line.replace(/[\s&,]+$|\s(?=,)/g, '');
  });
  return first(together(names.filter((name) => name.trim() && !/[@{}]/.test(name) && isName(name))));
}

/** The words before a name are no part of it. */
function withoutBy(name: string): string {
  return name.replace(BEFORE_NAME, '');
}
const BEFORE_NAME = new RegExp(
  `^(?:post author )?(?:${BY}|${LABEL}|auth?or(?:in)?\\s+|(?:recipe|reviewed) by\\s|(?:post|posted)?by[:\\s]|via\\s)\\s*`,
  'iu',
);
/** The name stands in the next element. */
const ONLY_BY = /^\s*(?:(?:written|posted|published|submitted|created|words|story)\s+)?by:?\s*$/i;

/** The first line of a byline that holds words; a date, a role and the time to read stand behind a dot or a bar. */
function shownLine(byline: Element): string {
  const text = Array.from(byline.childNodes, (node) =>
    BREAKS.test((node as Element).localName) ? `\n${node.textContent}\n` : node.textContent,
  );
  const lines = text.join('').split(/[\n|•·»]|\s[–—]\s/);
  return lines.find((line) => /\p{L}{2}/u.test(line)) ?? '';
}
/** What leads to the date. */
const BEHIND_NAME = /(?:,|\s(?:on|at))(?:\s.*)?$/i;
const BREAKS = /^(?:br|div|p|time|ul|li|h\d)$/;

const BYLINE_CLASS =
  /(^|\s)(byline|p-author|author-link|byline-author|author-name|byline__name|wp-block-post-author-name|wp-block-post-author__name|post-author|entry-author|article-author)(\s|$)/;

function isByline(element: Element): boolean {
  const classes = classOf(element);
  if (classes && (BYLINE_CLASS.test(classes) || isPapers(element))) return true;
  if (element.firstChild?.nodeType === 3 && SAYS_SO.test(element.firstChild.nodeValue ?? '')) return isShort(element);
  if (/(^|\s)author(\s|$)/.test(classes)) return /^\s*(?:post\s*)?by\s/i.test(element.textContent ?? '');
  return ['rel', 'itemprop'].some((name) => /(^|\s)author(\s|$)/i.test(element.getAttribute(name) ?? ''));
}

/** A line that no name marks. */
const SAYS_SO = /^\s*(?:posted|written|submitted|created|words|story) by(?:\s|$)/i;
const LINE_CHARS = 120;

function isShort({ textContent }: Element): boolean {
  return (textContent ?? '').trim().length <= LINE_CHARS;
}

/** What publishing systems fill in where nobody is named. */
const NOBODY = /^(?:admin(?:istrator)?|webmaster|root|user|author|editor|staff|unknown|anonymous|null|undefined)$/i;

function isName(name: string): boolean {
  return !isAddress(name) && name.length <= 120 && !NOBODY.test(name.trim());
}

/** In document order; a plain walk, for a selector that finds nothing takes ten times as long. */
function firstElement(parent: Element, isOne: (element: Element) => boolean): Element | undefined {
  for (let node = parent.firstChild; node; node = node.nextSibling) {
    if (node.nodeType !== 1) continue;
    const element = node as Element;
    const found = isOne(element) ? element : firstElement(element, isOne);
    if (found) return found;
  }
  return undefined;
}

function isAddress(name: string): boolean {
  return /^(https?:\/\/|@|www\.)|\.\w+\/\S/.test(name.trim());
}
