import { folded } from './fold.js';
import { pathOf } from './headings.js';
import type { Structure } from './structure.js';
import { occurrences, type Term, termsOf } from './terms.js';
import { type Unit, unitsOf } from './units.js';

/** The units of a page, and how well each answers a question. */
export interface Passages {
  units: readonly Unit[];
  /** A number for each unit, 0 where it has no word of the question. */
  scores(question: string): number[];
}

/** Of BM25: how soon more of the same word says no more, and how much a unit's length counts. */
const K1 = 1.2;
const B = 0.3;
/** What a word in the heading above counts, of what it counts in the unit itself. */
const HEADING = 0.5;
/** What a neighbour's score counts: an answer is often beside the words asked for. */
const NEIGHBOUR = 0.15;

export function createPassages(structure: Structure): Passages {
  const units = unitsOf(structure);
  const texts = joined(units.map(({ start, contentEnd }) => withoutAddresses(structure.text.slice(start, contentEnd))));
  const { headings } = structure;
  const paths = joined(headings.map((heading) => pathOf(heading).join('\n')));
  const places = new Map(headings.map((heading, i) => [heading, i]));
  const above = units.map(({ heading, isHeading }) => (heading && !isHeading ? (places.get(heading) ?? -1) : -1));
  const mean = texts.text.length / Math.max(1, units.length) || 1;

  function scores(question: string): number[] {
    const sums = new Float64Array(units.length);
    const matched = new Float64Array(units.length);
    let most = 0;
    for (const term of termsOf(question)) {
      const here = counts(term, texts);
      const inPaths = counts(term, paths);
      const having = here.reduce((sum, often) => sum + (often > 0 ? 1 : 0), 0);
      const worth = term.weight * Math.log(1 + (units.length - having + 0.5) / (having + 0.5));
      most += worth;
      for (let i = 0; i < units.length; i++) {
        const often = (here[i] ?? 0) + HEADING * Math.min(inPaths[above[i] ?? -1] ?? 0, 1);
        if (often === 0) continue;
        const norm = 1 - B + (B * lengthOf(texts, i)) / mean;
        sums[i] = (sums[i] ?? 0) + (worth * often * (K1 + 1)) / (often + K1 * norm);
        matched[i] = (matched[i] ?? 0) + worth * Math.min(1, often);
      }
    }
    // A unit with more of the question's words is worth more than one with a word more often.
    const own = Array.from(sums, (sum, i) => (most > 0 ? sum * (0.5 + (0.5 * (matched[i] ?? 0)) / most) : 0));
    return own.map((score, i) => score + NEIGHBOUR * Math.max(own[i - 1] ?? 0, own[i + 1] ?? 0));
  }
  return { units, scores };
}

/** Texts in one, to be looked through at once. */
interface Joined {
  text: string;
  /** Where each begins, and where the last one ends. */
  starts: readonly number[];
}

function joined(texts: readonly string[]): Joined {
  const parts = texts.map((text) => `${folded(text)}\0`);
  const starts = [0];
  for (const { length } of parts) starts.push((starts.at(-1) ?? 0) + length);
  return { text: parts.join(''), starts };
}

function lengthOf({ starts }: Joined, i: number): number {
  return (starts[i + 1] ?? 0) - (starts[i] ?? 0) - 1;
}

/** How often a term stands in each text. */
function counts(term: Term, { text, starts }: Joined): Float64Array {
  const sums = new Float64Array(starts.length - 1);
  let i = 0;
  occurrences(term, text, (at, worth) => {
    while ((starts[i + 1] ?? Number.POSITIVE_INFINITY) <= at) i += 1;
    sums[i] = (sums[i] ?? 0) + worth;
  });
  return sums;
}

/** Where links lead says little, in words that are not the page's. */
function withoutAddresses(markdown: string): string {
  return markdown.replace(/\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*(?:\s[^()\n]{0,200})?\)/g, ']');
}
