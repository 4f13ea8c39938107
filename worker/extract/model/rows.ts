/** A row of numbers for each place, all in one piece of memory: an array for each row takes twice as long. */
export interface Rows {
  count: number;
  width: number;
  values: Float32Array;
}

/**
 * How many rows to do before the next when each is gone through more than once: a core's own cache holds them. All rows of
 * a long page, time and again, take thrice as long.
 */
export const BATCH = 256;

export function createRows(count: number, width: number): Rows {
  return { count, width, values: new Float32Array(count * width) };
}

export function rowOf({ values, width }: Rows, i: number): Float32Array {
  return values.subarray(i * width, (i + 1) * width);
}

/**
 * Fills the columns from `column` on with features of the places. Feature by feature and in plain loops, because this is
 * the hottest code of all: a function call at each step takes half as long again.
 */
export function fillColumns<Place>(
  { count, width, values }: Rows,
  column: number,
  features: readonly ((place: Place) => number)[],
  places: readonly Place[],
): void {
  for (let from = 0; from < count; from += BATCH) {
    const to = Math.min(count, from + BATCH);
    for (const [k, feature] of features.entries()) {
      for (let i = from; i < to; i++) values[i * width + column + k] = feature(places[i] as Place);
    }
  }
}
