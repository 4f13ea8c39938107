import { first } from '../dom/plain.js';
import { AUTHOR, WRITTEN_BY } from '../words/author.js';
import { isOneOf } from '../words/words.js';
import type { ReadMeta } from './meta.js';
import { isName, isPerson, together, withoutBy } from './names.js';

/** The authors that JSON-LD and meta tags state. */
export function statedByline(authors: readonly string[], meta: ReadMeta): string | undefined {
  const all = meta.all('citation_authors').flatMap((names) => names.split(';'));
  const named = [...authors, ...all.map((name) => name.trim()).filter(Boolean)].map(nameAlone).filter(isName);
  const names = [
    together(named),
    labelledAuthor(meta),
    ...AUTHOR_NAMES.map((name) =>
      together(
        meta
          .all(name)
          .map((one) => nameAlone(OF_LIBRARIES.test(name) ? surnameLast(one) : one))
          .filter(isName),
      ),
    ),
  ];
  const name = first(...names.map((name) => (name && isName(name) ? name : undefined)));
  return name && withoutBy(name);
}

const AUTHOR_NAMES = (
  'article:author og:article:author article.author author byl dc.creator dcterms.creator dc.creator.personalname ' +
  'eprints.creators_name parsely-author sailthru.author dc.contributor.inventor'
).split(' ');

/** Tags in which libraries write "Lovelace, Ada". */
const OF_LIBRARIES = /^(?:dc|dcterms|eprints)\./;

/** A name without the comma behind the surname; two names and what is no person's stay. */
function surnameLast(name: string): string {
  return name
    .trim()
    .replace(
      /^(\p{Lu}[\p{L}'’-]+), (\p{Lu}[\p{Ll}.]*(?:[ -]\p{Lu}[\p{Ll}.]*){0,2}(?: (?:de|van|von|der|den|da|di|du)){0,2})$/u,
      '$2 $1',
    );
}

/** A name without a mail address beside it, as feeds have it before it, and without whom a person writes for. */
function nameAlone(name: string): string {
  if (name.length > MOST_CHARS) return name;
  const [person = '', ...others] = name
    .replace(/^\s*\S+@\S+\s+\(([^()]{2,80})\)\s*$/, '$1')
    .replace(/(?<=\p{L}),?\s+[<([]?[^\s@]+@[^\s@]+\.[^\s@]+$/u, '')
    .split(BEFORE_OTHERS);
  const isOfOne = isPerson(person) && others.some((other) => !isPerson(other) || /^the /i.test(other));
  return isOfOne ? person : [person, ...others].join(' | ');
}
/** Characters: what is longer is no name, and its length may be anything. */
const MOST_CHARS = 200;
const BEFORE_OTHERS = /\s+\|\s+/;

/** Publishing systems state the author as label and value of a Twitter card. */
function labelledAuthor(meta: ReadMeta): string | undefined {
  const labelled = [1, 2].filter((n) => isLabel(meta(`twitter:label${n}`) ?? ''));
  return labelled.map((n) => meta(`twitter:data${n}`)).find(Boolean);
}
const isLabel = isOneOf(WRITTEN_BY, AUTHOR);
