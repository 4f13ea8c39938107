/** The logarithm of one more: it makes counts into small numbers. */
export const log = Math.log1p;
/** The share of a part in a whole; 0 where there is no whole. */
export const share = (part: number, whole: number) => (whole > 0 ? part / whole : 0);
/** A claim as a number. */
export const flag = (claim: boolean) => (claim ? 1 : 0);
/** A distance in either direction on a logarithmic scale. */
export const signedLog = (steps: number) => Math.sign(steps) * log(Math.abs(steps));

/** The sum from `from` up to, not including, `to`, given running sums (at `i` the sum of all before `i`). */
export function windowSum(sums: Float64Array, from: number, to: number): number {
  return (sums[Math.min(sums.length - 1, to)] ?? 0) - (sums[Math.max(0, from)] ?? 0);
}

/** The share of one running sum in another between the ends of a box. */
export function ofRange(
  part: Float64Array,
  whole: Float64Array,
  { first, end }: { first: number; end: number },
): number {
  return share(windowSum(part, first, end), windowSum(whole, first, end));
}
