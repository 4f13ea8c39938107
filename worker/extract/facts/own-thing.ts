import { key } from '../dom/key.js';
import { ARTICLE_TYPE, addressOf, authorOf, hasType, isThing, statedText, type Thing } from './json-ld.js';

/** What tells which of several things in the JSON-LD is the page itself. */
export interface Own {
  /** Addresses that it goes by. */
  addresses: readonly (string | null | undefined)[];
  /** Its titles elsewhere: in its head, in its first heading. */
  titles: readonly (string | null | undefined)[];
}

/** Types of readers' reviews; critics and fact checkers have types of their own. */
const REVIEW = /^(?:User|Employer)?Review$/;
const REVIEWED = /^(?:Product|ProductGroup|LocalBusiness|SoftwareApplication|Hotel|Restaurant)$/;
const WHOLE_SITE = /^WebSite$/;
const PAGE_TYPE =
  /^(\w*Page|Product(?:Group)?|\w*Event|Book|Movie|Course|JobPosting|SoftwareApplication|VideoObject|(?:Podcast|TV|Radio)?Episode)$/;

/**
 * The article that the page itself is: the first, unless there are several; then most are those that it links to, and
 * its address or title decides.
 */
export function ownArticle(things: readonly Thing[], own: Own): Thing | undefined {
  const articles = things.filter((thing) => hasType(thing, ARTICLE_TYPE));
  const isReviewed = things.some((thing) => hasType(thing, REVIEWED));
  const texts = articles.filter((thing) => !hasType(thing, REVIEW));
  const candidates = texts.length > 0 || isReviewed ? texts : articles;
  const [first] = candidates;
  if (!first || (candidates.length < 2 && isOfAnother(first, own))) return undefined;
  if (candidates.length < 2) return withQuestion(first);
  const addresses = new Set(own.addresses.map(addressKey).filter(Boolean));
  const titles = own.titles.map((text) => key(text ?? '')).filter((text) => text.length >= LEAST_TITLE_CHARS);
  const saysTitle = (thing: Thing) => {
    const said = [thing.headline, thing.name].map((text) => key(statedText(text) ?? '')).filter(Boolean);
    return titles.some((title) =>
      said.some((text) => text === title || (text.length >= LEAST_TITLE_CHARS && title.startsWith(text))),
    );
  };
  const found =
    candidates.find((thing) => addresses.has(addressKey(addressOf(thing)))) ??
    candidates.find(saysTitle) ??
    (new Set(candidates.map((thing) => addressKey(addressOf(thing)))).size === candidates.length ? undefined : first);
  return found && withQuestion(found);
}
const LEAST_TITLE_CHARS = 8;

/** Whether an article is another page of the site: by its address, and by a headline that shares no word with the titles. */
function isOfAnother(thing: Thing, { addresses, titles }: Own): boolean {
  const address = addressKey(addressOf(thing));
  const known = addresses.map(addressKey).filter((own) => own.includes('/'));
  const isNeighbour = known.some((own) => own.split('/')[0] === address.split('/')[0]);
  if (!isNeighbour || !address.includes('/') || known.includes(address)) return false;
  const said = wordsOf(statedText(thing.headline));
  const ours = titles.map(wordsOf).filter(({ size }) => size > 0);
  return said.size > 1 && ours.length > 0 && !ours.some((words) => [...said].some((word) => words.has(word)));
}

function wordsOf(text: string | null | undefined): Set<string> {
  return new Set((text ?? '').toLowerCase().match(/\p{L}{4,}/gu));
}

/** The page itself, if it is no article; it is the whole site only on the front page. */
export function ownPage(things: readonly Thing[], isFront: boolean): Thing | undefined {
  const found = things.find((thing) => hasType(thing, PAGE_TYPE));
  return found ?? (isFront ? things.find((thing) => hasType(thing, WHOLE_SITE)) : undefined);
}

/** The author of a page that is no article; a product or place only has a maker or owner. */
export function authorOfOwn(page: Thing | undefined): unknown {
  return page && hasType(page, MADE) ? authorOf(page) : undefined;
}
const MADE = /^(?:\w*Page|Book|Course|VideoObject|\w*Episode)$/;

/** Whether a page offers something for sale, which has no author. */
export function isOffer(page: Thing | undefined, kind: string | undefined): boolean {
  return (page !== undefined && hasType(page, /^Product/)) || /^product/.test(kind ?? '');
}

/** A question's page with the question's author and date. */
function withQuestion(thing: Thing): Thing {
  const question = thing.mainEntity;
  return hasType(thing, /^QAPage$/) && isThing(question) ? { ...question, ...thing } : thing;
}

/** An address without what may differ between two ways to the same page. */
function addressKey(address: string | null | undefined): string {
  return (address ?? '').replace(/^https?:\/\/(?:www\.)?|[?#].*$/gi, '').replace(/\/+$/, '');
}
