import type { Thing } from './json-ld.js';

/** What a page says about its content outside its body, in JSON-LD and meta tags: texts by kind. */
export interface Stated {
  /** The text itself: of an article, a post, an answer, a recipe. */
  bodies: string[];
  descriptions: string[];
  /** Names of the thing that the page is about, and of what it lists. */
  names: string[];
  /** What the page is about: its titles, its description, its keywords, the words of its address. */
  topic: string[];
  /** Host and path of the address that the page states for itself; '' where it states none. */
  host: string;
  path: string;
}

type Kind = 'bodies' | 'descriptions' | 'names';

/** schema.org properties whose values a reader sees on the page too. Source: schema.org, read 2026. */
const KINDS: ReadonlyMap<string, Kind> = new Map([
  ['articleBody', 'bodies'],
  ['text', 'bodies'],
  ['recipeInstructions', 'bodies'],
  ['recipeIngredient', 'bodies'],
  ['description', 'descriptions'],
  ['abstract', 'descriptions'],
  ['name', 'names'],
  ['headline', 'names'],
]);
/** Types of what is no content: the site itself, menus, people. */
const ASIDE =
  /^(\w*Organization|\w*Business|WebSite|BreadcrumbList|Person|ImageObject|SiteNavigationElement|WPHeader|WPFooter)$/;
const MOST_CHARS = 400_000;
const MOST_DEPTH = 8;

/** All such texts, each once. Bounded in depth and length. */
export function textsIn(things: readonly Thing[]): Pick<Stated, Kind> {
  const found: Record<Kind, string[]> = { bodies: [], descriptions: [], names: [] };
  const seen = new Set<string>();
  let left = MOST_CHARS;

  function take(kind: Kind, text: string): void {
    if (text.length > left || seen.has(text)) return;
    seen.add(text);
    left -= text.length;
    found[kind].push(text);
  }

  function visit(value: unknown, kind: Kind | undefined, inReview: boolean, depth: number): void {
    if (typeof value === 'string') {
      // In a review, a description is not about the page's topic.
      if (kind && !(inReview && kind === 'descriptions')) take(kind, value);
      return;
    }
    if (depth > MOST_DEPTH || typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      for (const one of value) visit(one, kind, inReview, depth + 1);
      return;
    }
    const types = [(value as Thing)['@type']].flat().filter((type) => typeof type === 'string');
    if (types.some((type) => ASIDE.test(type))) return;
    const isReview = inReview || types.includes('Review');
    for (const [key, part] of Object.entries(value)) visit(part, KINDS.get(key), isReview, depth + 1);
  }

  visit(things, undefined, false, 0);
  return found;
}
