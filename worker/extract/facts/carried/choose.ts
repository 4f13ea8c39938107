import { key } from '../../dom/key.js';
import type { Thing } from '../json-ld.js';
import { beginsAsDescribed, type PageSigns, type Standing, standingOf } from './about-page.js';
import type { Candidate, Owner } from './candidates.js';

/** The text of the page, in one piece or in several that belong to one list. */
export interface Chosen {
  parts: readonly [Candidate, ...Candidate[]];
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
/** Characters of a text that is the page's, of one that nothing but its place and size speaks for, and of a teaser. */
const SHORTEST_SURE = 40;
const SHORTEST_ALONE = 120;
const SHORTEST_TEASER = 300;
/** How much more the best of several has to weigh where nothing else speaks for it. */
const AHEAD = 1.5;

/** What fields are called that hold a text, its beginning, a label, what is beside it, or what others say. In words. */
const BODY =
  /\b(?:article body|body|content|contents|html|markdown|md|mdx|text|article|post|story|document|rich text|rendered|raw|lines|blocks|cooked|source|code|blob|paragraphs|children|nodes|block|sections|transcript|value)\b/;
const TEASER =
  /\b(?:description|desc|excerpt|summary|snippet|subtitle|dek|standfirst|lead|lede|intro|teaser|bio|preview|blurb)\b/;
const LABEL =
  /\b(?:title|headline|name|caption|alt|alternative|label|placeholder|tooltip|copyright|disclaimer|keywords|tags)\b/;
const BESIDE =
  /\b(?:more|next|prev|previous|sidebar|footer|header|nav|navigation|menu|cookies?|consent|gdpr|privacy|legal|terms|newsletter|subscribe|subscription|promos?|banners?|ads?|advert\w*|i18n|intl|locales?|translations?|messages|strings|labels|config|settings|theme|styles?|css|errors?|seo|author|authors|bio|user|users|notifications?|dialogs?|modals?|tooltips?|faq teaser|feed)\b/;
const OTHERS =
  /\b(?:comments?|repl(?:y|ies)|reviews?|related|recommend\w*|similar|popular|latest|trending|suggestions)\b/;

/** The candidate that is the page's text; undefined where none is, or several could be. */
export function chooseText(candidates: readonly Candidate[], signs: PageSigns): Chosen | undefined {
  const texts = candidates.filter(isText);
  const standings = rememberedStandings(signs);
  const lists = listsOf(texts);
  const all: Chosen['parts'][] = [...texts.map((one) => [one] as const), ...lists.filter(isInParts)];
  const rated = all.map((parts) => rate(parts, signs, standings));
  const [best, ...others] = rated.sort((a, b) => b.score - a.score);
  if (!best || best.identity >= SURE) return best && best.size >= SHORTEST_SURE ? best : undefined;
  const [text] = best.parts;
  const isOneOfMany = best.parts.length > 1 || lists.some((parts) => parts.includes(text));
  if (isOneOfMany || best.size < SHORTEST_ALONE || !isBody(text) || isBeside(text)) return undefined;
  const next = others.find((other) => !saysSame(other, best));
  return !next || next.score * AHEAD <= best.score ? best : undefined;
}

/** Whether a field may hold a text: labels do not, and what only introduces a text has to be long. */
function isText(text: Candidate): boolean {
  const name = nameOf(text);
  return !LABEL.test(name) && (!TEASER.test(name) || text.size >= SHORTEST_TEASER);
}

function rate(parts: Chosen['parts'], signs: PageSigns, standings: Standings): Rated {
  const [text] = parts;
  const isList = parts.length > 1;
  const isTeaser = TEASER.test(nameOf(text));
  const owners = isList ? text.owners.filter((owner) => owner.lists < text.lists) : text.owners;
  const described = beginsAsDescribed(text.words, signs) && !isTeaser ? DESCRIBED : 0;
  const identity = Math.max(identityOf(owners, isList ? text.lists - 1 : text.lists, standings), described);
  const isOwn = identity >= SURE;
  const size = parts.reduce((sum, one) => sum + one.size, 0);
  const place = isBeside(text) ? (isOwn ? BESIDE_OWN : BESIDE_ALONE) : 1;
  const name = isTeaser ? OF_TEASER : isBody(text) ? 1 : OF_OTHER;
  const known = isOwn ? KNOWN * identity : text.lists > 0 && !isList ? OF_LIST : 1;
  return { parts, identity, size, score: Math.sqrt(size) * known * place * name };
}
/** Weights of a text beside the page's own, a teaser, a field of any name, one of a list, and a known one. */
const BESIDE_OWN = 0.3;
const BESIDE_ALONE = 0.1;
const OF_TEASER = 0.2;
const OF_OTHER = 0.6;
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
    const standing = standings(thing);
    if (standing === 'own') return FURTHER ** i * (lists > around ? IN_LIST : 1);
    if (standing === 'other' && around > 0 && lists === around) return 0;
  }
  return 0;
}

/** Texts at one place of the members of one list: the posts of a thread, the sections of an article, or other pages. */
function listsOf(texts: readonly Candidate[]): Candidate[][] {
  const lists = new Map<unknown, Map<string, Candidate[]>>();
  for (const one of texts) {
    if (!one.list) continue;
    const places = lists.get(one.list) ?? new Map<string, Candidate[]>();
    const path = one.keys.join('/');
    places.set(path, [...(places.get(path) ?? []), one]);
    lists.set(one.list, places);
  }
  return [...lists.values()].flatMap((places) => [...places.values()]).filter((parts) => parts.length > 1);
}

/** Whether such texts are one text in parts: differ, are by nobody else, and have no addresses of their own. */
function isInParts(parts: Candidate[]): parts is [Candidate, ...Candidate[]] {
  const [text] = parts;
  const isByOthers = text?.keys.some((name) => OTHERS.test(inWords(name)));
  const areSeveral = new Set(parts.map(({ words }) => words)).size > parts.length / 2;
  return text !== undefined && isBody(text) && !isByOthers && areSeveral && !parts.some(isPage);
}

function isPage({ owners, lists }: Candidate): boolean {
  const member = owners.findLast((owner) => owner.lists === lists)?.thing ?? {};
  return ['url', 'href', 'link', 'permalink', 'slug'].some((name) => /string|object/.test(typeof (member[name] ?? 0)));
}

/** Whether two texts are one, written twice. */
function saysSame(one: Chosen, other: Chosen): boolean {
  const beginning = ({ parts }: Chosen) => key(parts[0].words.slice(0, 500)).slice(0, 80);
  return beginning(one) === beginning(other);
}

function isBody(text: Candidate): boolean {
  return BODY.test(nameOf(text)) || text.form === 'code';
}

function isBeside({ keys }: Candidate): boolean {
  return keys.map(inWords).some((name) => BESIDE.test(name) || OTHERS.test(name));
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
