import { type Found, findSection } from './find-section.js';
import { FOCUS_LENGTH, focusOn } from './focus.js';
import type { Heading } from './headings.js';
import { contentsOf, type Entry, firstLine, outlineOf } from './outline.js';
import type { Structure } from './structure.js';
import { headBefore, type Region, wholeStart, windowEnd } from './window.js';

/** What is asked of a page. Offsets are those of its whole Markdown, also within a section. */
export interface Asked {
  start_index: number;
  /** 0 for no bound; undefined where the caller leaves it to us. */
  max_length?: number | undefined;
  outline: boolean;
  section?: string | undefined;
  focus?: string | undefined;
}

/** A part of a page, and where it stands in the whole. */
export interface Part {
  /** A window: exactly what stands from `start_index` to `next_index`, or to the end; passages; nothing beside an outline. */
  markdown: string;
  length: number;
  start_index: number;
  next_index?: number;
  /** The head of the table or code that the window begins inside of. */
  continues?: string;
  outline?: Entry[];
  /** The number and heading of the section that was asked for. */
  section?: string;
  /** What of the page is shown; none where it is an outline. */
  regions: readonly Region[];
  /** What the part is, in words; undefined for a whole page. */
  told?: string;
}

/** A call that this page cannot answer; the message is for who asked, and may name headings. */
export class NoSuchPart extends Error {
  override readonly name = 'NoSuchPart';
}

/** Of the outline before a page that is cut. */
const CONTENTS_LENGTH = 2_000;

/** The part of a page that is asked for. `usual` is the bound where the caller says none. @throws NoSuchPart */
export function readPart(structure: Structure, asked: Asked, usual: number): Part {
  checkAsked(asked);
  const { length } = structure.text;
  if (asked.start_index > length) throw new NoSuchPart(`start_index: the page has ${length} characters`);
  const max = asked.max_length ?? usual;
  if (asked.outline) return outlined(structure, asked.start_index, max);
  const { region, heading, others } = sectionOf(structure, asked);
  const named = heading && { section: nameOf(heading) };
  const about = { heading, others, region, length };
  if (asked.focus !== undefined)
    return { ...focused(structure, asked.focus, focusBound(asked, usual), about), ...named };
  const end = windowEnd(structure, region, max);
  const continues = headBefore(structure, region.start);
  const isUsual = asked.max_length === undefined && end < region.end;
  const contents = isUsual ? contentsOf(structure, CONTENTS_LENGTH) : [];
  const isWhole = region.start === 0 && end === length;
  return {
    markdown: structure.text.slice(region.start, end),
    length,
    start_index: region.start,
    regions: [{ start: region.start, end }],
    ...(end < region.end && { next_index: end }),
    ...(continues !== undefined && { continues }),
    ...(contents.length > 0 && { outline: contents }),
    ...named,
    ...(!isWhole && { told: `Characters ${range(region.start, end)} of ${figure(length)}${within(about)}` }),
  };
}

/** What is wrong with any page. @throws NoSuchPart */
export function checkAsked({ outline, section, focus }: Asked): void {
  const isBoth = outline && (section !== undefined || focus !== undefined);
  if (isBoth) throw new NoSuchPart('outline: goes with neither section nor focus');
}

interface About {
  heading: Heading | undefined;
  others: readonly Heading[];
  region: Region;
  length: number;
}

function outlined(structure: Structure, start: number, max: number): Part {
  const { length } = structure.text;
  const { entries, next } = outlineOf(structure, start, max);
  const isBare = structure.headings.length === 0;
  const told = isBare
    ? `The page has no headings. It has ${figure(length)} characters, and begins with this line`
    : `${figure(entries.length)} of ${figure(structure.headings.length)} headings: number, text, (start_index, length) of ${figure(length)} characters`;
  return {
    markdown: isBare ? firstLine(structure) : '',
    length,
    start_index: start,
    regions: [],
    ...(next !== undefined && { next_index: next }),
    outline: entries,
    told,
  };
}

function focused(
  structure: Structure,
  question: string,
  max: number,
  { region, heading, others, length }: About,
): Part {
  const { markdown, start, regions, found } = focusOn(structure, region, question, max);
  const told = found
    ? `Passages from characters ${range(region.start, region.end)}`
    : `No passage has a word of the focus; this is the beginning, characters ${range(start, regions.at(-1)?.end ?? start)}`;
  return {
    markdown,
    length,
    start_index: start,
    regions,
    told: `${told} of ${figure(length)}${within({ heading, others, region })}`,
  };
}

function focusBound({ max_length: asked }: Asked, usual: number): number {
  if (asked !== undefined && asked > 0) return asked;
  return usual > 0 ? Math.min(usual, FOCUS_LENGTH) : FOCUS_LENGTH;
}

/** What of the page is read. @throws NoSuchPart */
function sectionOf(structure: Structure, { start_index, section }: Asked): Omit<About, 'length'> {
  const { text, headings } = structure;
  const start = wholeStart(text, start_index);
  if (section === undefined) return { region: { start, end: text.length }, heading: undefined, others: [] };
  const found = findSection(headings, section);
  if ('nearest' in found) throw new NoSuchPart(noSection(found));
  const { heading, others } = found;
  if (start > heading.end) {
    throw new NoSuchPart(`start_index: the section is at ${heading.start} to ${heading.end}`);
  }
  return { region: { start: Math.max(start, heading.start), end: heading.end }, heading, others };
}

function noSection({ nearest }: Extract<Found, { nearest: Heading[] }>): string {
  if (nearest.length === 0) return 'section: the page has no headings';
  const names = nearest.map((heading) => `"${nameOf(heading)}"`);
  return `section: expected the text or number of one heading; the nearest are ${names.join(', ')}`;
}

function within({ heading, others }: Pick<About, 'heading' | 'others' | 'region'>): string {
  if (!heading) return '';
  const also = others.slice(0, MAX_OTHERS).map(({ number }) => number);
  const more = also.length > 0 ? `; ${also.join(', ')} have the same heading` : '';
  return `, section ${heading.number} (${range(heading.start, heading.end)})${more}`;
}

const MAX_OTHERS = 5;

function nameOf({ number, text }: Heading): string {
  return `${number} ${text.length > MAX_NAME ? `${text.slice(0, MAX_NAME).replace(/[\ud800-\udbff]$/, '')}…` : text}`;
}

const MAX_NAME = 80;

function range(from: number, to: number): string {
  return `${figure(from)}–${figure(to)}`;
}

function figure(count: number): string {
  return count.toLocaleString('en');
}
