import { pathOf } from './headings.js';
import type { Structure } from './structure.js';
import type { Unit } from './units.js';
import { type Region, windowEnd } from './window.js';

/** Where a call says no bound: about 2,500 tokens of English. */
export const FOCUS_LENGTH = 10_000;

export interface Focused {
  /** The passages, each below a line that tells where it stands. */
  markdown: string;
  /** Where the first one begins. */
  start: number;
  /** Where they stand. */
  regions: readonly Region[];
  /** Whether any word of the question is on the page. */
  found: boolean;
}

/** The passages of a region that answer a question best, in page order, within `max` characters, which are fewer than the region has. */
export function focusOn(structure: Structure, region: Region, question: string, max: number): Focused {
  const { units, scores } = structure.passages;
  const score = scores(question);
  const isInside = (i: number) => (units[i]?.start ?? 0) >= region.start && (units[i]?.end ?? 0) <= region.end;
  const ranked = units
    .map((_, i) => i)
    .filter((i) => isInside(i) && isPassage(units, i) && (score[i] ?? 0) > 0)
    .sort((a, b) => (score[b] ?? 0) - (score[a] ?? 0) || a - b);
  const best = score[ranked[0] ?? -1] ?? 0;
  const hits = ranked.filter((i) => (score[i] ?? 0) >= best * FAINT);
  const chosen = choose(structure, hits, isInside, max);
  if (chosen.size === 0) return { ...cutOff(structure, region, units[ranked[0] ?? -1], max), found: ranked.length > 0 };
  const runs = runsOf(units, chosen);
  return {
    markdown: shown(structure, runs, region),
    start: runs[0]?.start ?? region.start,
    regions: runs,
    found: true,
  };
}

/** The best units that there is room for, then what stands beside them, of the best ones first. */
function choose(structure: Structure, ranked: readonly number[], isInside: (i: number) => boolean, max: number) {
  const chosen = new Set<number>();
  const { units } = structure.passages;
  let left = max - END.length;
  const take = (i: number): boolean => {
    const unit = units[i];
    if (!unit || chosen.has(i) || !isInside(i)) return false;
    const cost = costOf(structure, unit, chosen.has(i - 1), chosen.has(i + 1) ? units[i + 1] : undefined);
    if (cost > left) return false;
    left -= cost;
    chosen.add(i);
    return true;
  };
  let refused = 0;
  for (const i of ranked) {
    if (take(i)) continue;
    refused += 1;
    if (refused > MAX_REFUSED) break;
  }
  for (let distance = 1; distance <= MAX_DISTANCE && left > 0; distance++) {
    for (const i of ranked.filter((i) => chosen.has(i))) {
      // A passage begins with its heading at most, and does not end with one.
      if (chosen.has(i + distance - 1) && !units[i + distance]?.isHeading) take(i + distance);
      if (chosen.has(i - distance + 1) && !units[i - distance + 1]?.isHeading) take(i - distance);
    }
  }
  return chosen;
}

/** A heading is one where nothing stands below it: it is all that there is to find. */
function isPassage(units: readonly Unit[], i: number): boolean {
  const [unit, next] = [units[i], units[i + 1]];
  if (!unit?.isHeading || !next) return true;
  return next.isHeading && next.heading?.parent !== unit.heading;
}

/** Of the best score, what is too little for a hit: its room is better used beside the others. */
const FAINT = 0.08;
/** Units that find no room before the others are left: short ones may still. */
const MAX_REFUSED = 20;
/** Units away from a hit. */
const MAX_DISTANCE = 12;
const END = '\n\n[…]';

/** The most characters that a unit adds: its text, and what is above it unless it goes on with a chosen one. */
function costOf(structure: Structure, unit: Unit, goesOn: boolean, next: Unit | undefined): number {
  const text = unit.end - unit.start + 2;
  if (goesOn) return text;
  // What was above the next one goes.
  const spared = next ? lineAbove(structure, next).length + 2 : 0;
  return text + Math.max(0, lineAbove(structure, unit).length + 2 - spared);
}

interface Run extends Region {
  first: Unit;
}

function runsOf(units: readonly Unit[], chosen: ReadonlySet<number>): Run[] {
  const runs: Run[] = [];
  for (const i of [...chosen].sort((a, b) => a - b)) {
    const unit = units[i] as Unit;
    const last = runs.at(-1);
    if (last?.end === unit.start) last.end = unit.end;
    else runs.push({ start: unit.start, end: unit.end, first: unit });
  }
  return runs;
}

function shown(structure: Structure, runs: readonly Run[], region: Region): string {
  const parts = runs.map(({ start, end, first }) => {
    const text = structure.text
      .slice(start, end)
      .replace(/^(?:[ \t]*\n)+/, '')
      .trimEnd();
    return `${lineAbove(structure, first)}\n\n${text}`;
  });
  const isAll = (runs.at(-1)?.end ?? 0) >= region.end;
  return parts.join('\n\n') + (isAll ? '' : END);
}

/** What is above a passage: where it begins, the headings it is under, and the head of its table or code. */
function lineAbove(structure: Structure, { start, heading, partOf }: Unit): string {
  // A heading inside of a list or quote opens no section: it is under the one that it stands in.
  const path = pathOf(heading && heading.start >= start ? heading.parent : heading).join(' › ');
  const cut = path.length > MAX_PATH ? `…${path.slice(-MAX_PATH)}` : path;
  const head = partOf ? `\n\n${structure.text.slice(partOf.start, partOf.headEnd).trim()}` : '';
  return `[${start > 0 ? '… ' : ''}${start}${cut && `: ${cut}`}]${head}`;
}

const MAX_PATH = 200;

/** For bounds so small that no unit has room: the beginning of the best one, or of the region. */
function cutOff(structure: Structure, region: Region, best: Unit | undefined, max: number) {
  const start = best ? Math.max(best.start, region.start) : region.start;
  const end = windowEnd(structure, { start, end: region.end }, best ? max : Math.min(max, UNFOUND));
  return { markdown: structure.text.slice(start, end), start, regions: [{ start, end }] };
}

/** Of a page without any word of the question, its beginning. */
const UNFOUND = 2_000;
