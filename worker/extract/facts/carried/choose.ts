import { beginningOf, type PageSigns, standingOf } from './about-page.js';
import type { Candidate } from './texts.js';

/** The text of the page, in one piece or in several that belong to one list. */
export interface Chosen {
  parts: readonly [Candidate, ...Candidate[]];
  /** Whether title, address or description say that it is the page's. */
  isSure: boolean;
  size: number;
}

interface Rated extends Chosen {
  score: number;
}

/** Each object further out says less about a text; what is one of a list inside the page's object may be its comments. */
const FURTHER = 0.9;
const IN_LIST = 0.4;
const DESCRIBED = 0.7;
/** With this much a text is the page's. */
const SURE = 0.5;
/** Characters of a text that is the page's, of one that nothing but its place and size speaks for, and of a teaser. */
const SHORTEST_SURE = 40;
const SHORTEST_ALONE = 120;
const SHORTEST_TEASER = 300;
/** How much more the best of several has to weigh where nothing else speaks for it. */
const AHEAD = 1.5;
/** Weights of a text beside the page's own, and beside others, a teaser, a field of any name, one of a list, and a known one. */
const BESIDE_OWN = 0.3;
const BESIDE_ALONE = 0.1;
const OF_TEASER = 0.2;
const OF_OTHER = 0.6;
const OF_LIST = 0.3;
const KNOWN = 5;

/** What fields are called that hold a text, its beginning, a label, what is beside it, or what others say. In words. */
const BODY =
  /\b(?:article body|body|content|contents|html|markdown|md|mdx|text|article|post|story|document|rich text|rendered|raw|lines|blocks|cooked|source|code|blob|paragraphs|children|nodes|block|sections|transcript|value)\b/;
const TEASER =
  /\b(?:description|desc|excerpt|summary|snippet|subtitle|dek|standfirst|lead|lede|intro|teaser|bio|preview|blurb)\b/;
const LABEL =
  /\b(?:title|headline|name|caption|alt|alternative|label|placeholder|tooltip|copyright|disclaimer|keywords|tags)\b/;
const OTHERS =
  /\b(?:comments?|repl(?:y|ies)|reviews?|related|recommend\w*|similar|popular|latest|trending|suggestions)\b/;
const BESIDE = new RegExp(
  `${OTHERS.source}|\\b(?:more|next|prev|previous|sidebar|footer|header|nav|navigation|menu|cookies?|consent|gdpr|privacy|legal|terms|newsletter|subscribe|subscription|promos?|banners?|ads?|advert\\w*|i18n|intl|locales?|translations?|messages|strings|labels|config|settings|theme|styles?|css|errors?|seo|author|authors|bio|user|users|notifications?|dialogs?|modals?|tooltips?|faq teaser|feed)\\b`,
);

/** The candidate that is the page's text; undefined where none is, or several could be. */
export function chooseText(candidates: readonly Candidate[], signs: PageSigns): Chosen | undefined {
  // Labels are no texts, and what only introduces a text has to be long.
  const texts = candidates.filter(
    (one) => !LABEL.test(nameOf(one)) && (!TEASER.test(nameOf(one)) || one.size >= SHORTEST_TEASER),
  );
  const lists = listsOf(texts);
  const all: Chosen['parts'][] = [...texts.map((one) => [one] as const), ...lists.filter(isInParts)];
  const [best, ...others] = all.map((parts) => rate(parts, signs)).sort((a, b) => b.score - a.score);
  if (!best || best.isSure) return best && best.size >= SHORTEST_SURE ? best : undefined;
  const [text] = best.parts;
  const isOneOfMany = best.parts.length > 1 || lists.some((parts) => parts.includes(text));
  if (isOneOfMany || best.size < SHORTEST_ALONE || !isBody(text) || isAmong(text, BESIDE)) return undefined;
  // One may be written twice.
  const next = others.find(({ parts: [other] }) => beginningOf(other.words) !== beginningOf(text.words));
  return !next || next.score * AHEAD <= best.score ? best : undefined;
}

function rate(parts: Chosen['parts'], signs: PageSigns): Rated {
  const [text] = parts;
  const isList = parts.length > 1;
  const isTeaser = TEASER.test(nameOf(text));
  const owners = isList ? text.owners.filter(({ list }) => list !== text.list) : text.owners;
  const isDescribed = !isTeaser && signs.descriptions.includes(beginningOf(text.words));
  const identity = Math.max(identityOf(owners, signs), isDescribed ? DESCRIBED : 0);
  const isSure = identity >= SURE;
  const size = parts.reduce((sum, one) => sum + one.size, 0);
  const place = isAmong(text, BESIDE) ? (isSure ? BESIDE_OWN : BESIDE_ALONE) : 1;
  const name = isTeaser ? OF_TEASER : isBody(text) ? 1 : OF_OTHER;
  const known = isSure ? KNOWN * identity : text.list > 0 && !isList ? OF_LIST : 1;
  return { parts, isSure, size, score: Math.sqrt(size) * known * place * name };
}

/** How surely the objects around a text are the page's. An object of another page inside a list ends the search. */
function identityOf(owners: Candidate['owners'], signs: PageSigns): number {
  for (const [i, { thing, list }] of owners.entries()) {
    const isInSameList = list === owners[0]?.list;
    const standing = standingOf(thing, signs);
    if (standing === 'own') return FURTHER ** i * (isInSameList ? 1 : IN_LIST);
    if (standing === 'other' && list > 0 && isInSameList) return 0;
  }
  return 0;
}

/** Texts at one place of the members of one list: the posts of a thread, the sections of an article, or other pages. */
function listsOf(texts: readonly Candidate[]): Candidate[][] {
  const places = new Map<string, Candidate[]>();
  for (const one of texts) {
    const place = `${one.list}/${one.keys.join('/')}`;
    const alike = places.get(place);
    if (alike) alike.push(one);
    else if (one.list > 0) places.set(place, [one]);
  }
  return [...places.values()].filter((parts) => parts.length > 1);
}

/** Whether such texts are one text in parts: differ, are by nobody else, and have no addresses of their own. */
function isInParts(parts: Candidate[]): parts is [Candidate, ...Candidate[]] {
  const [text] = parts;
  const areSeveral = new Set(parts.map(({ words }) => words)).size > parts.length / 2;
  return text !== undefined && isBody(text) && !isAmong(text, OTHERS) && areSeveral && !parts.some(isPage);
}

function isPage({ owners, list }: Candidate): boolean {
  const member = owners.findLast((owner) => owner.list === list)?.thing ?? {};
  return ['url', 'href', 'link', 'permalink', 'slug'].some((name) => /string|object/.test(typeof (member[name] ?? 0)));
}

function isBody(text: Candidate): boolean {
  return BODY.test(nameOf(text)) || text.form === 'code';
}

function isAmong({ keys }: Candidate, names: RegExp): boolean {
  return keys.some((name) => names.test(inWords(name)));
}

/** The name of a text's field, with the one around it where it says nothing itself. */
function nameOf({ keys: [name = '', around = ''] }: Candidate): string {
  const isBare = /^(?:rendered|html|text|value|raw|content|data|__html|markdown|children)$/.test(name);
  return inWords(isBare ? `${around} ${name}` : name);
}

function inWords(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .toLowerCase();
}
