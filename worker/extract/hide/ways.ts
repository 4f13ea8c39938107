import { HIDING, type HidingRow } from '../../hiding-table.js';
import { isColourOfBackground, isOfOneColour, withPlainColours } from './css/colours.js';
import { withoutMath } from './css/css-math.js';
import { withOwnVariables } from './css/css-variables.js';
import { lastDeclared, unescaped, withoutComments } from './css/declarations.js';
import { isCutAway } from './css/shapes.js';

/**
 * `never` shown; `folded`, which is the same unless the element is a panel that a click opens; for `narrow` screens only;
 * `yet` to be shown, perhaps: only the whole page tells.
 */
export type Hidden = 'never' | 'folded' | 'narrow' | 'yet';

/** A row of the table, ready to be asked. */
export interface Way extends HidingRow {
  how: Exclude<Hidden, 'narrow'>;
  hides: Pick<RegExp, 'test'>;
  sets: RegExp;
}

/** Of the rows that no value of one property tells. */
const TESTS: Readonly<Record<string, (declarations: string) => boolean>> = {
  'colour-of-ground': isColourOfBackground,
  'one-colour': isOfOneColour,
  'cut-away': isCutAway,
};

/** The rows, ready to be asked, and a cheap test that only declarations which may hide by one of them pass. */
interface Table {
  size: number;
  ways: readonly Way[];
  folding: readonly Way[];
  mayHide(declarations: string): boolean;
}

function tableOf(rows: readonly HidingRow[]): Table {
  const ways = rows.map(wayIn);
  const ofValues = rows.flatMap(({ property, value }) => (property ? [`(?:${property})\\s*:\\s*(?:${value})`] : []));
  // Comments, escapes, sums and mixtures may become anything.
  const sign = new RegExp(
    `/\\*|\\\\|(?:calc|min|max|clamp|light-dark|color-mix)\\(|(?:^|[;\\s])(?:-webkit-)?(?:${ofValues.join('|')})`,
    'i',
  );
  const tests = rows.flatMap(({ id }) => TESTS[id] ?? []);
  return {
    size: rows.length,
    ways,
    folding: ways.filter(({ how }) => how === 'folded'),
    mayHide: (declarations) => sign.test(declarations) || tests.some((test) => test(declarations)),
  };
}

function wayIn(row: HidingRow): Way {
  const { id, property, value, doubtful, isFolded } = row;
  const test = TESTS[id];
  return {
    ...row,
    how: doubtful ? 'yet' : isFolded ? 'folded' : 'never',
    hides: test ? { test } : new RegExp(`(?:^|[;\\s])(?:${property})\\s*:\\s*(?:${value})`, 'i'),
    sets: row.sets ?? new RegExp(`(?:^|[;\\s])(?:${property})\\s*:`, 'i'),
  };
}

let known = tableOf(HIDING);

function table(): Table {
  if (known.size !== HIDING.length) known = tableOf(HIDING);
  return known;
}

/** All ways, in their order. */
export function allWays(): readonly Way[] {
  return table().ways;
}

/** How declarations hide what they apply to. */
export function wayOf(declarations: string): Way | undefined {
  return firstOf(table().ways, declarations);
}

/** Whether declarations hide an element as the attribute `hidden` does, however else they hide it. */
export function isFoldedBy(declarations: string): boolean {
  return firstOf(table().folding, declarations) !== undefined;
}

function firstOf(ways: readonly Way[], declarations: string): Way | undefined {
  if (!table().mayHide(declarations)) return undefined;
  const said = unescaped(declarations).replace(PREFIXED, '');
  const text = withPlainColours(withoutMath(withoutComments(said, ' ')));
  // Few declarations hide at all, and only for these it matters which of two counts.
  return firstFor(ways, text) && firstFor(ways, lastDeclared(text));
}

/** Names that browsers still read with a prefix. */
const PREFIXED = /-webkit-(?=(?:clip-path|transform|filter|opacity|mask(?:-image|-size)?)\s*:)/gi;

function firstFor(ways: readonly Way[], text: string): Way | undefined {
  return ways.find((way) => way.hides.test(text) && (way.with?.test(text) ?? true) && !way.unless?.test(text));
}

/** Whether declarations set the property that a way hides by, so that the element is seen. */
export function isShowing({ hides, sets }: Way, declarations: string): boolean {
  if (!sets.test(declarations)) return false;
  const read = lastDeclared(declarations);
  return sets.test(read) && !hides.test(read);
}

/** How its own style hides an element. */
export function wayOfStyle(style: string): Way | undefined {
  return wayOf(withOwnVariables(style));
}
