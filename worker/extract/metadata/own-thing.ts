import { key } from '../parse/key.js';
import { ARTICLE_TYPE, addressOf, authorOf, hasType, isThing, type Thing, textOf } from './json-ld.js';

/** What tells which of the things that a page describes it is itself. */
export interface Own {
  /** Addresses that it goes by. */
  addresses: readonly (string | null | undefined)[];
  /** What it is called elsewhere: in its head, in its first heading. */
  titles: readonly (string | null | undefined)[];
}

/** What readers write; critics and those who check claims have types of their own. */
const REVIEW = /^(?:User|Employer)?Review$/;
const REVIEWED = /^(?:Product|ProductGroup|LocalBusiness|SoftwareApplication|Hotel|Restaurant)$/;
const WHOLE_SITE = /^WebSite$/;
const PAGE_TYPE =
  /^(\w*Page|Product(?:Group)?|\w*Event|Book|Movie|Course|JobPosting|SoftwareApplication|VideoObject|(?:Podcast|TV|Radio)?Episode)$/;

/** The article that a page is: the first, unless several are described, for then most are those that it leads to. */
export function ownArticle(things: readonly Thing[], own: Own): Thing | undefined {
  const articles = things.filter((thing) => hasType(thing, ARTICLE_TYPE));
  const isReviewed = things.some((thing) => hasType(thing, REVIEWED));
  const texts = articles.filter((thing) => !hasType(thing, REVIEW));
  const candidates = texts.length > 0 || isReviewed ? texts : articles;
  const [first] = candidates;
  if (!first || candidates.length < 2) return first && withQuestion(first);
  const addresses = new Set(own.addresses.map(addressKey).filter(Boolean));
  const titles = own.titles.map((text) => key(text ?? '')).filter((text) => text.length >= LEAST_TITLE_CHARS);
  const saysTitle = (thing: Thing) => {
    const said = [thing.headline, thing.name].map((text) => key(textOf(text) ?? '')).filter(Boolean);
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

/** What else a page says that it is; the whole site is that on its front page alone. */
export function ownPage(things: readonly Thing[], isFront: boolean): Thing | undefined {
  const found = things.find((thing) => hasType(thing, PAGE_TYPE));
  return found ?? (isFront ? things.find((thing) => hasType(thing, WHOLE_SITE)) : undefined);
}

/** Who made what is no article; that of a product or a place is its maker or its owner. */
export function authorOfOwn(page: Thing | undefined): unknown {
  return page && hasType(page, MADE) ? authorOf(page) : undefined;
}
const MADE = /^(?:\w*Page|Book|Course|VideoObject|\w*Episode)$/;

/** Whether a page is for something to buy, which nobody is the author of. */
export function isOffer(page: Thing | undefined, kind: string | undefined): boolean {
  return (page !== undefined && hasType(page, /^Product/)) || /^product/.test(kind ?? '');
}

/** A page for a question is by who asked, since it was asked. */
function withQuestion(thing: Thing): Thing {
  const question = thing.mainEntity;
  return hasType(thing, /^QAPage$/) && isThing(question) ? { ...question, ...thing } : thing;
}

/** An address without what differs between two ways to the same page. */
function addressKey(address: string | null | undefined): string {
  return (address ?? '').replace(/^https?:\/\/(?:www\.)?|[?#].*$/gi, '').replace(/\/+$/, '');
}
