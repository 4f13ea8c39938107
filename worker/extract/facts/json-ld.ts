import { parsedJson } from './carried/parsed-json.js';
import { mendedJson } from './mended-json.js';

/** One schema.org object as a page states it. Nothing can be relied on but that it is an object. */
export type Thing = Record<string, unknown>;

/** schema.org types of a page that is one text. Source: schema.org/Article and its subtypes, read 2026. */
export const ARTICLE_TYPE =
  /^(\w*Article|BlogPosting|LiveBlogPosting|SocialMediaPosting|DiscussionForumPosting|QAPage|Report|Recipe|HowTo|\w*Review)$/;
const JSON_LD = /^\s*application\/ld\+json\s*(;|$)/i;

/** Every object of the page's JSON-LD, `@graph` and arrays unfolded; scripts that do not parse are skipped. */
export function readJsonLd(scripts: readonly Element[]): Thing[] {
  const things: Thing[] = [];
  const unfold = (value: unknown, depth = 0): void => {
    if (Array.isArray(value)) for (const item of value) unfold(item, depth);
    else if (isThing(value) && depth < 3) {
      things.push(value);
      unfold(value['@graph'], depth + 1);
      unfold(value.mainEntity, depth + 1);
    }
  };
  for (const script of scripts) {
    if (!JSON_LD.test(script.getAttribute('type') ?? '')) continue;
    unfold(parseLeniently(script.textContent ?? ''));
  }
  return things;
}

/** The first thing of a type that matches. */
export function findType(things: readonly Thing[], type: RegExp): Thing | undefined {
  return things.find((thing) => hasType(thing, type));
}

/** The author, or else the creator. */
export function authorOf(thing: Thing | undefined): unknown {
  return thing?.author ?? thing?.creator;
}

/**
 * The names in a Person, an Organization, a string, or a list of these; some only refer to an object elsewhere in the
 * JSON-LD.
 */
export function namesOf(value: unknown, things: readonly Thing[]): string[] {
  return namesIn(
    value,
    new Map(
      things
        .filter(isDescribed)
        .map((thing) => [idOf(thing), thing] as const)
        .reverse(),
    ),
  );
}

function namesIn(value: unknown, described: ReadonlyMap<unknown, Thing>): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((one) => namesIn(one, described));
  if (!isThing(value)) return [];
  if (value['@list'] !== undefined) return namesIn(value['@list'], described);
  const { name = partsOfName(value) } = value.name === undefined ? (described.get(idOf(value)) ?? value) : value;
  return [name].flat().filter((one) => typeof one === 'string');
}

function partsOfName({ givenName, familyName }: Thing): string | undefined {
  return typeof familyName === 'string' ? [givenName, familyName].filter(Boolean).join(' ') : undefined;
}

function isDescribed(thing: Thing): boolean {
  return typeof idOf(thing) === 'string' && thing.name !== undefined;
}

function idOf(thing: Thing): unknown {
  return thing['@id'];
}

/** The tag of a language, stated as text or as a Language with its code. */
export function languageOf(value: unknown): string | undefined {
  return isThing(value) ? (statedText(value.alternateName) ?? statedText(value.name)) : statedText([value].flat()[0]);
}

/** The address of a page: its own, or that of the page whose main thing it is; an id within the page is none. */
export function addressOf(thing: Thing | undefined): string | undefined {
  const page = thing?.mainEntityOfPage;
  const address = (isThing(page) ? statedText(page['@id']) : statedText(page)) ?? statedText(thing?.url);
  return address?.replace(/#.*$/, '') || undefined;
}

/** A text, the first of several, or the value of an object with a type. */
export function statedText(value: unknown): string | undefined {
  const one = Array.isArray(value) ? value[0] : value;
  const text = isThing(one) ? one['@value'] : one;
  return typeof text === 'string' ? text : undefined;
}

/** The types of things, without the address of the vocabulary, which most pages leave out. */
export function typesOf(things: readonly Thing[]): string[] {
  return things
    .flatMap((thing) => [thing['@type']].flat())
    .filter((name) => typeof name === 'string')
    .map((name) => name.replace(/^(?:https?:\/\/schema\.org\/|schema:)/, ''));
}

/** Whether any type of a thing matches; types come without the address of the vocabulary. */
export function hasType(thing: Thing, type: RegExp): boolean {
  return typesOf([thing]).some((name) => type.test(name));
}

/** Whether a value is an object, and not a list or null. */
export function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Parses JSON-LD, also if it is wrapped in comments or CDATA marks, or cut off. */
function parseLeniently(written: string): unknown {
  const source = written.replace(/<!\[CDATA\[|\]\]>/g, '').replace(/^[^{[]+/, '');
  const end = Math.max(source.lastIndexOf('}'), source.lastIndexOf(']'));
  return parsedJson(source.slice(0, end + 1)) ?? parsedJson(mendedJson(source));
}
