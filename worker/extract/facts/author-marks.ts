import { classOf } from '../../html/class-of.js';
import { AUTHOR_PAGE } from './name-parts.js';

/** Whether an attribute says that an element is, or leads to, an author; RDFa may prefix the vocabulary. */
export function isMarkedAuthor(element: Element): boolean {
  // Most elements have no attributes, and asking for one by its name looks at all.
  if (!element.hasAttributes()) return false;
  const says = Array.from(element.attributes).some(({ name, value }) => MARKS.has(name) && SAYS_AUTHOR.test(value));
  // Themes for blogs of one author mark the link to the front page like this.
  return says && !OF_SITE.test(classOf(element));
}
const MARKS: ReadonlySet<string> = new Set(['rel', 'itemprop', 'property']);
const SAYS_AUTHOR = /(?:^|\s)(?:schema:)?author(?:\s|$)/i;
const OF_SITE = /(?:^|\s)(?:site-?(?:title|name)|navbar-brand|logo)(?:\s|$)/;

/** Whether the name, address or an attribute of an element says that it is, or leads to, an author. */
export function namesAuthor(element: Element): boolean {
  if (!element.hasAttributes()) return false;
  if (isMarkedAuthor(element)) return true;
  if (element.localName === 'a' && AUTHOR_PAGE.test(element.getAttribute('href') ?? ''))
    return !/^(?:next|prev|up)/i.test(element.getAttribute('rel') ?? '');
  return namedAfterAuthor(classOf(element), AUTHOR) || isNamedForScripts(element);
}

/** Whether an id, or a name for tests, says so. Headings have ids made of their words, and forms name their fields. */
function isNamedForScripts(element: Element): boolean {
  if (HEADING_OR_FIELD.test(element.localName)) return false;
  return Array.from(element.attributes).some(
    ({ name, value }) => NAMES.has(name) && namedAfterAuthor(value, AUTHOR_ALONE),
  );
}
const NAMES: ReadonlySet<string> = new Set(['id', 'data-testid', 'data-test', 'data-qa']);
const HEADING_OR_FIELD = /^(?:h[1-6]|label|input|form|dt)$/;
const AUTHOR_ALONE =
  /(?:^|[\s_-])(?:author|autor(?:in|e)?|auteur|byline|verfasser)s?(?:[_-](?:name|link|url|list|wrapper|box|card))?(?:_\d+(?:-\d+)?)?$/;

function namedAfterAuthor(classes: string, names: RegExp): boolean {
  // Squarespace names the author in the class of each item.
  if (!MAY_NAME.test(classes) || /(?:^|\s)hentry(?:\s|$)/.test(classes)) return false;
  const words = classes.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();
  return words.split(' ').some((word) => {
    const found = names.exec(word);
    // LaTeXML names the authors of papers one by one: see `byline.ts`.
    return found !== null && !/comment|^ltx_/.test(word) && !BESIDE.test(word.slice(found.index));
  });
}
/** Words in class names for authors, and for what belongs to them but is not their name. */
const AUTHOR =
  /(?:^|[\s_-])(?:author|autor(?:in|e)?|auteur|byline|redakteur|verfasser|user[_-]?name|user[_-]link(?!s)|bigusername|nick[_-]?name|poster|contributor|submitted|journalist|reporter|writer)s?(?:[_-]?(?:name|link|url)s?)?(?:[\s_-]|$)/;
/** Most class names have none of these. */
const MAY_NAME =
  /aut(?:h?or|eur)|byline|redakteur|verfasser|user|nick|poster|contributor|submitted|journalist|reporter|writer/i;
const BESIDE =
  /avatar|image|img|photo|picture|thumb|bio|about|desc|role|position|location|place|date|time|count|social|follow|badge|icon/;
