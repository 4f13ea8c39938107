import { key } from '../../dom/key.js';
import { isThing, type Thing } from '../json-ld.js';
import { beginsAsDescribed, type PageSigns, type Standing, standingOf } from './about-page.js';
import type { Candidate, Owner } from './candidates.js';

/** The text of the page, in one piece or in several that belong to one list. */
export interface Chosen {
  parts: readonly Candidate[];
  /** How surely it is the page's, from 0 to 1: by its title, address or description. */
  identity: number;
  size: number;
}

interface Rated extends Chosen {
  score: number;
}

/** Each object further out says less about a text. */
const FURTHER = 0.9;
/** What is one of a list inside the page's object may be its comments. */
const IN_LIST = 0.4;
const DESCRIBED = 0.7;

/** With this much identity a text is the page's. */
export const SURE = 0.5;
/** Characters of a text that is the page's, and of one that nothing but its place and size speaks for. */
const SHORTEST_SURE = 40;
const SHORTEST_CODE = 20;
const SHORTEST_ALONE = 120;
/** How much more the best of several has to weigh where nothing else speaks for it. */
const AHEAD = 1.5;

/** Names of fields that hold a text, that hold its beginning, and that hold what is beside it. In words. */
const BODY =
  /\b(?:article body|body|content|contents|html|markdown|md|mdx|text|article|post|story|document|rich text|rendered|raw|lines|blocks|cooked|source|code|blob|blocks|paragraphs|children|nodes|block|sections|transcript|value)\b/;
const TEASER =
  /\b(?:description|desc|excerpt|summary|snippet|subtitle|dek|standfirst|lead|lede|intro|teaser|bio|preview|blurb)\b/;
const LABEL =
  /\b(?:title|headline|name|caption|alt|alternative|label|placeholder|tooltip|copyright|disclaimer|keywords|tags)\b/;
const BESIDE =
  /\b(?:related|recommend\w*|similar|popular|trending|latest|more|next|prev|previous|sidebar|comments?|repl(?:y|ies)|reviews?|footer|header|nav|navigation|menu|cookies?|consent|gdpr|privacy|legal|terms|newsletter|subscribe|subscription|promos?|banners?|ads?|advert\w*|i18n|intl|locales?|translations?|messages|strings|labels|config|settings|theme|styles?|css|errors?|seo|author|authors|bio|user|users|notifications?|dialogs?|modals?|tooltips?|faq teaser|suggestions|feed)\b/;

/** The candidate that is the page's text; undefined where none is, or several could be. */
export function chooseText(candidates: readonly Candidate[], signs: PageSigns): Chosen | undefined {
  const texts = candidates.filter(isText);
  const standings = rememberedStandings(signs);
  const rated = [
    ...texts.map((one) => rate([one], signs, standings)),
    ...listsOf(texts).map((parts) => rate(parts, signs, standings)),
  ];
  const [best, ...others] = rated.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
  if (!best) return undefined;
  const [text] = best.parts;
  if (best.identity >= SURE)
    return best.size >= (text?.form === 'code' ? SHORTEST_CODE : SHORTEST_SURE) ? best : undefined;
  if (
    !text ||
    best.parts.length > 1 ||
    best.size < SHORTEST_ALONE ||
    !isBody(text) ||
    isBeside(text) ||
    isOneOfMany(text, texts)
  )
    return undefined;
  const next = others.find((other) => !saysSame(other, best));
  return !next || next.score * AHEAD <= best.score ? best : undefined;
}

/** Whether a field may hold a text: labels do not, and what only introduces a text has to be long. */
function isText(text: Candidate): boolean {
  const name = nameOf(text);
  return !LABEL.test(name) && (!TEASER.test(name) || text.size >= SHORTEST_TEASER);
}
const SHORTEST_TEASER = 300;

function rate(parts: readonly Candidate[], signs: PageSigns, standings: Standings): Rated {
  const [text] = parts as readonly [Candidate];
  const isList = parts.length > 1;
  const owners = isList ? text.owners.filter((owner) => owner.lists < text.lists) : text.owners;
  const lists = isList ? text.lists - 1 : text.lists;
  const described = beginsAsDescribed(text.words, signs) && !TEASER.test(nameOf(text)) ? DESCRIBED : 0;
  const identity = Math.max(identityOf(owners, lists, standings), described);
  const size = parts.reduce((sum, one) => sum + one.size, 0);
  const place = isBeside(text) ? (identity >= SURE ? BESIDE_OWN : BESIDE_ALONE) : 1;
  const name = TEASER.test(nameOf(text)) ? OF_TEASER : isBody(text) ? 1 : OF_OTHER;
  const form = text.form === 'text' ? OF_PLAIN : 1;
  const alone = !isList && text.lists > 0 && identity < SURE ? OF_LIST : 1;
  const known = identity >= SURE ? KNOWN * identity : 1;
  return { parts, identity, size, score: Math.sqrt(size) * known * place * name * form * alone };
}
/** Weights of a text beside the page's own, a teaser, a field of any name, plain text, one of a list, and a known one. */
const BESIDE_OWN = 0.3;
const BESIDE_ALONE = 0.1;
const OF_TEASER = 0.2;
const OF_OTHER = 0.6;
const OF_PLAIN = 0.9;
const OF_LIST = 0.3;
const KNOWN = 5;

type Standings = (thing: Thing) => Standing;

/** Asked once for each object, however many texts are in it. */
function rememberedStandings(signs: PageSigns): Standings {
  const known = new Map<Thing, Standing>();
  return (thing) => {
    if (!known.has(thing)) known.set(thing, standingOf(thing, signs));
    return known.get(thing);
  };
}

/** How surely the objects around a text are the page's. An object of another page inside a list ends the search. */
function identityOf(owners: readonly Owner[], lists: number, standings: Standings): number {
  for (const [i, { thing, lists: around }] of owners.entries()) {
    const isInList = lists > around;
    const standing = standings(thing);
    if (standing === 'own') return FURTHER ** i * (isInList ? IN_LIST : 1);
    const isListed = around > 0 && !isInList;
    if (standing === 'other' && isListed) return 0;
  }
  return 0;
}

/** Texts at one place of the members of one list: the posts of a thread, the sections of an article. */
function listsOf(candidates: readonly Candidate[]): Candidate[][] {
  const lists = new Map<unknown, Map<string, Candidate[]>>();
  for (const one of candidates) {
    if (!one.list) continue;
    const places = lists.get(one.list) ?? new Map<string, Candidate[]>();
    lists.set(one.list, places);
    const place = one.keys.join('/');
    const alike = places.get(place);
    if (alike) alike.push(one);
    else places.set(place, [one]);
  }
  return [...lists.values()].flatMap((places) =>
    [...places.values()].filter(
      (parts) =>
        parts.length > 1 && isBody(parts[0]) && !isByOthers(parts[0]) && areSeveral(parts) && !areOfPages(parts),
    ),
  );
}

/** Whether most of some texts differ. */
function areSeveral(parts: readonly Candidate[]): boolean {
  return new Set(parts.map(({ words }) => words)).size > parts.length / 2;
}

/** Whether the members of a list have addresses of their own: they are other pages. */
function areOfPages(parts: readonly Candidate[]): boolean {
  return parts.some(({ owners, lists }) => {
    const member = owners.findLast((owner) => owner.lists === lists)?.thing ?? {};
    return ['url', 'href', 'link', 'permalink', 'slug'].some(
      (name) => typeof member[name] === 'string' || isThing(member[name]),
    );
  });
}

/** Whether other members of the same list have a text at the same place. */
function isOneOfMany({ list, keys }: Candidate, texts: readonly Candidate[]): boolean {
  return (
    list !== undefined && texts.filter((one) => one.list === list && one.keys.join('/') === keys.join('/')).length > 1
  );
}

/** Whether two texts are one, written twice. */
function saysSame(one: Chosen, other: Chosen): boolean {
  const beginning = ({ parts }: Chosen) => key((parts[0]?.words ?? '').slice(0, 500)).slice(0, 80);
  return beginning(one) === beginning(other);
}

function isBody(text: Candidate | undefined): boolean {
  if (!text) return false;
  return BODY.test(nameOf(text)) || text.form === 'code';
}

/** Whether a list is what others say about the text. */
function isByOthers(text: Candidate | undefined): boolean {
  return text?.keys.some((name) => OTHERS.test(inWords(name))) === true;
}
const OTHERS =
  /\b(?:comments?|repl(?:y|ies)|reviews?|related|recommend\w*|similar|popular|latest|trending|suggestions)\b/;

function isBeside({ keys }: Candidate): boolean {
  return keys.some((name) => BESIDE.test(inWords(name)));
}

/** The name of a text's field, with the one around it where it says nothing itself. */
function nameOf({ keys }: Candidate): string {
  const [name = '', around = ''] = keys;
  return inWords(
    /^(?:rendered|html|text|value|raw|content|data|__html|markdown|children)$/.test(name) ? `${around} ${name}` : name,
  );
}

function inWords(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .toLowerCase();
}
