import { ARTICLE_TYPE, addressOf, authorOf, hasType, isThing, type Thing } from './json-ld.js';

/** Types of readers' reviews; critics and fact checkers have types of their own. */
const REVIEW = /^(?:User|Employer)?Review$/;
const REVIEWED = /^(?:Product|ProductGroup|LocalBusiness|SoftwareApplication|Hotel|Restaurant)$/;
const WHOLE_SITE = /^WebSite$/;
const PAGE_TYPE =
  /^(\w*Page|Product(?:Group)?|\w*Event|Book|Movie|Course|JobPosting|SoftwareApplication|VideoObject|(?:Podcast|TV|Radio)?Episode)$/;

/**
 * The article that the page itself is: the first, unless there are several; then most are those that it links to, and one of
 * its `own` addresses decides.
 */
export function ownArticle(things: readonly Thing[], own: readonly (string | null | undefined)[]): Thing | undefined {
  const articles = things.filter((thing) => hasType(thing, ARTICLE_TYPE));
  const isReviewed = things.some((thing) => hasType(thing, REVIEWED));
  const texts = articles.filter((thing) => !hasType(thing, REVIEW));
  const candidates = texts.length > 0 || isReviewed ? texts : articles;
  const [first] = candidates;
  const all = new Set(candidates.map((thing) => addressKey(addressOf(thing))));
  const known = new Set(own.map(addressKey).filter(Boolean));
  const isOne = candidates.length < 2 || all.size < candidates.length;
  const found = candidates.find((thing) => known.has(addressKey(addressOf(thing)))) ?? (isOne ? first : undefined);
  return found && withQuestion(found);
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
